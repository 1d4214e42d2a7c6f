/** Schemas of answers about foods: their data, search results and the closed sets. */

import * as Type from '@sinclair/typebox'
import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS, AUTHORISATIONS } from '../additives.ts'
import { byName } from '../closed-sets.ts'
import { TIERS } from '../composition.ts'
import { EVIDENCE_BASES, FACTS } from '../evidence.ts'
import { LAYERS, PART_CODES } from '../reading.ts'
import { CONTEXTS, LOSSES, OTHER_KINDS, SUBSTITUTE_KINDS } from '../relationships.ts'
import { PRECISIONS } from '../units.ts'
import { risk, unresolved } from './compatibility.ts'
import {
  AllergenProfile,
  axes,
  CookProfile,
  EuAllergens,
  FlavorProfile,
  ProfileConfidence,
} from './profiles.ts'
import * as s from './shape.ts'

export const FactEvidence = s.object({
  basis: s.one(
    EVIDENCE_BASES,
    'The kind of evidence; evidence only from related foods is never certain.',
  ),
  parts: s.optional(
    s.list(
      s.object({
        ingredientId: s.ID,
        tier: s.one(TIERS, 'How certainly the food contains the part.'),
        share: s.nullable(s.list(s.number('Percentage of the finished food.'), 'From and to.')),
        region: s.nullable(s.string('The country whose recipes contain it.')),
      }),
      'For a mixed food: the parts that the fact comes from.',
    ),
  ),
  note: s.optional(s.text),
})
export type FactEvidence = s.Shape<typeof FactEvidence>

export const Evidence = s.object(
  byName(FACTS, () => s.ref({ FactEvidence })),
  'The evidence for each fact.',
)
export type EvidenceOfFacts = s.Shape<typeof Evidence>

const EDGE = { ingredientID: s.ID, score: s.share('Strength of the edge.'), reasons: s.reasons }
const ratio = s.number('Grams of the substitute for a gram of the ingredient.')
export const SUBSTITUTION = {
  ratio,
  contexts: s.list(s.one(CONTEXTS), 'Where it works.'),
  loses: s.list(s.one(LOSSES), 'What the dish lacks with it.'),
}
const BESIDE = s.list(
  s.object({ ingredientID: s.ID, ratio: s.number('Grams for a gram of the ingredient.') }),
  'What must be added to it.',
)
const PlainEdge = s.object(EDGE)
const SubstituteEdge = s.object({ ...EDGE, ...SUBSTITUTION, with: BESIDE })
/** A relationship to another food. The API document has one schema for all kinds of relationships. */
export const Edge = s.object(
  {
    ...EDGE,
    ratio: s.optional(SUBSTITUTION.ratio),
    contexts: s.optional(SUBSTITUTION.contexts),
    loses: s.optional(SUBSTITUTION.loses),
    with: s.optional(BESIDE),
  },
  'The last four are set only for substitutes.',
)
export type Edge = s.Shape<typeof PlainEdge>
export type SubstituteEdge = s.Shape<typeof SubstituteEdge>

export const Relationships = s.object({
  ...byName(SUBSTITUTE_KINDS, () => s.nullable(s.list(s.ref({ Edge: SubstituteEdge })))),
  ...byName(OTHER_KINDS, () => s.nullable(s.list(s.ref({ Edge: PlainEdge })))),
})
export type Relationships = s.Shape<typeof Relationships>

/** Present only if the request names this field in `fields`. */
const ALLERGENS = s.optional(
  s.string(
    'Only if `fields` requests it, as `card` does: the EU allergens that it contains or may contain, and those that are unknown, in one line.',
  ),
)

export const Ingredient = s.object({
  id: s.ID,
  name: s.text,
  synonyms: s.list(s.text),
  category: s.nullable(s.text),
  subcategory: s.nullable(s.text),
  density: s.nullable(s.number('Grams per millilitre, as filled in a household measure.')),
  piece_weight: s.nullable(s.grams('Edible weight of one medium piece')),
  allowed_units: s.list(s.text, 'Ids of units that convert to grams.'),
  animal_source: s.list(s.text, '`unknown` among them where nobody can say; empty for plant food.'),
  allergen_profile: s.nullable(s.ref({ AllergenProfile })),
  flavor_profile: s.nullable(s.ref({ FlavorProfile })),
  cook_profile: s.nullable(s.ref({ CookProfile })),
  texture_profile: axes('Texture'),
  functional_profile: axes('Function in a dish'),
  application_profile: axes('Uses'),
  profile_confidence: s.nullable(s.ref({ ProfileConfidence })),
  ingredient_relationships: s.nullable(s.ref({ Relationships })),
  eu_allergens: s.nullable(s.ref({ EuAllergens })),
  allergens: ALLERGENS,
})

export const Additive = s.object(
  {
    number: s.string('As Regulation (EC) 1333/2008 writes it: `E 322`.'),
    ins: s.string('The number of the Codex Alimentarius.'),
    forms: s.list(s.text, 'Roman numbers of its forms.'),
    also: s.list(s.text, 'Group or older numbers that labels use for it.'),
    classes: s.list(s.one(ADDITIVE_CLASSES), 'Functional classes, the usual one first.'),
    origin: s.list(s.one(ADDITIVE_ORIGINS), 'What it may be made from.'),
    authorised: s.one(
      AUTHORISATIONS,
      'Whether the European Union allows it in food; `restricted` means only in a few foods.',
    ),
    note: s.nullable(s.string('A further note; null if there is none.')),
  },
  'Legal facts on a food additive; null if the food is not an additive.',
)
export type Additive = s.Shape<typeof Additive>

/** Basic fields of an ingredient, in its details and in lists. */
const BASE_FIELDS = {
  name: s.text,
  synonyms: s.list(s.text),
  category: s.text,
  subcategory: s.nullable(s.text),
  mainIngredient: s.nullable(s.text),
  allowedUnits: s.list(s.text),
  unitCategories: s.list(s.one(['weight', 'volume', 'piece'])),
  pieceWeight: s.nullable(s.grams('Edible weight of one medium piece')),
  density: s.nullable(s.number('Grams per millilitre.')),
  cuisineTags: s.list(s.text),
  cuisineStrength: s.string('`none` where no cuisine claims it.'),
  isProcessed: s.boolean,
  animalSources: s.list(s.text, '`unknown` among them where nobody can say; empty for plant food.'),
  variantType: s.text,
  additive: s.described(
    s.nullable(s.ref({ Additive })),
    'Legal facts on a food additive; null if the food is not an additive.',
  ),
  allergens: ALLERGENS,
}

export const IngredientDetailResponse = s.object({
  ingredientId: s.ID,
  language: s.language,
  ...BASE_FIELDS,
  ingredient: s.described(
    s.ref({ Ingredient }),
    'The same as a full Ingredient whose profiles are null.',
  ),
})
export type IngredientDetailResponse = s.Shape<typeof IngredientDetailResponse>

export const IngredientProfileResponse = s.object({
  ingredientId: s.ID,
  cookProfile: s.nullable(s.ref({ CookProfile })),
  textureProfile: axes('Texture'),
  functionalProfile: axes('Function in a dish'),
  applicationProfile: axes('Uses'),
  profileConfidence: s.nullable(s.ref({ ProfileConfidence })),
  flavorProfile: s.nullable(s.ref({ FlavorProfile })),
})
export type IngredientProfileResponse = s.Shape<typeof IngredientProfileResponse>

export const Unit = s.object({
  id: s.text,
  name: s.text,
  shortcut: s.text,
  precision: s.one(PRECISIONS),
})

export const SearchResponse = s.object({
  query: s.text,
  language: s.language,
  limit: s.nullable(Type.Integer()),
  results: s.list(
    s.object({
      confidence: s.share('How sure the hit is; results are sorted by it.'),
      ingredient: s.ref({ Ingredient }),
      matched: s.one(LAYERS, 'The layer of search that found it.'),
      matchedName: s.nullable(s.string('The name that matched; null if no single name did.')),
      parts: s.optional(
        s.list(
          s.object({
            part: s.string('Its description, for people.'),
            code: s.optional(
              s.one(PART_CODES, 'If the part is about words of the query: how they matched.'),
            ),
            about: s.optional(
              s.list(s.text, 'Those words; for `words`, the number found and the total.'),
            ),
            value: Type.Number(),
          }),
          'The parts of the confidence; only with `explain`.',
        ),
      ),
    }),
  ),
})
export type SearchResponse = s.Shape<typeof SearchResponse>

const Named = s.object({ ingredientId: s.ID, name: s.text })

export const AutocompleteResponse = s.object({
  query: s.text,
  language: s.language,
  suggestions: s.list(Named),
})
export type AutocompleteResponse = s.Shape<typeof AutocompleteResponse>

export const BrowsedIngredient = s.object(
  {
    ingredientId: s.ID,
    ...BASE_FIELDS,
    nutrients: s.optional(
      s.byKey(
        s.nullable(Type.Number({ minimum: 0 })),
        'By `group.name`, per 100 g: the nutrients used to filter or sort; null if no source measured it.',
      ),
    ),
  },
  'The base data of an ingredient.',
)
export type BrowsedIngredient = s.Shape<typeof BrowsedIngredient>

export const BrowseResponse = s.object(
  {
    language: s.language,
    total: s.described(s.count, 'Over all pages.'),
    limit: s.integer('Maximum number on a page.', { minimum: 1 }),
    results: s.list(s.ref({ BrowsedIngredient })),
    next: s.nullable(s.string('The cursor of the next page; null on the last page.')),
    unresolved: s.optional(unresolved),
  },
  '`unresolved` only where ids were asked for.',
)
export type BrowseResponse = s.Shape<typeof BrowseResponse>

export const CategoriesResponse = s.object({ categories: s.list(s.text) })
export type CategoriesResponse = s.Shape<typeof CategoriesResponse>

export const UnitsResponse = s.object({ language: s.language, units: s.list(s.ref({ Unit })) })
export type UnitsResponse = s.Shape<typeof UnitsResponse>

export const LanguagesResponse = s.object({ languages: s.list(s.language) })
export type LanguagesResponse = s.Shape<typeof LanguagesResponse>

export const AllergensResponse = s.object({
  ingredientId: s.ID,
  name: s.text,
  allergenProfile: s.ref({ AllergenProfile }),
  euAllergens: s.ref({ EuAllergens }),
  evidence: s.ref({ Evidence }),
  histamineRisk: s.described(
    risk,
    'For 100 g, as in a check: liberators, fermentation and ageing count.',
  ),
})
export type AllergensResponse = s.Shape<typeof AllergensResponse>
