/** The shapes of answers about foods: what the library holds of one, what finds them, and the closed sets. */

import * as Type from '@sinclair/typebox'
import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS, AUTHORISATIONS } from '../additives.ts'
import { byName } from '../closed-sets.ts'
import { type Region, TIERS } from '../composition.ts'
import { EVIDENCE_BASES, FACTS } from '../evidence.ts'
import { LAYERS } from '../reading.ts'
import { CONTEXTS, LOSSES, OTHER_KINDS, SUBSTITUTE_KINDS } from '../relationships.ts'
import { PRECISIONS } from '../units.ts'
import { unresolved } from './compatibility.ts'
import {
  AllergenProfile,
  axes,
  CookProfile,
  EuAllergens,
  FlavorProfile,
  ProfileConfidence,
} from './profiles.ts'
import {
  boolean,
  byKey,
  count,
  described,
  grams,
  ID,
  language,
  list,
  nullable,
  number,
  object,
  one,
  optional,
  reasons,
  ref,
  type Shape,
  share,
  text,
} from './shape.ts'

export const FactEvidence = object({
  basis: one(EVIDENCE_BASES, 'What the fact rests on; on kin alone it is never sure.'),
  parts: optional(
    list(
      object({
        ingredientId: ID,
        tier: one(TIERS, 'How surely the part is in the food.'),
        share: nullable(list(number('Per cent of the finished food.'), 'From and to.')),
        region: nullable(
          described(Type.Unsafe<Region>(text), 'The country whose recipes it is told of.'),
        ),
      }),
      'Of a mixed food: the parts that bring what the fact tells.',
    ),
  ),
  note: optional(text),
})
export type FactEvidence = Shape<typeof FactEvidence>

export const Evidence = object(
  byName(FACTS, () => ref({ FactEvidence })),
  'Why each fact is so.',
)
export type EvidenceOfFacts = Shape<typeof Evidence>

const EDGE = { ingredientID: ID, score: share('Strength of the edge.'), reasons }
const ratio = number('Grams of the substitute for a gram of the ingredient.')
export const SUBSTITUTION = {
  ratio,
  contexts: list(one(CONTEXTS), 'Where it works.'),
  loses: list(one(LOSSES), 'What is missing then.'),
}
const BESIDE = list(
  object({ ingredientID: ID, ratio: number('Grams for a gram of the ingredient.') }),
  'What is needed beside it.',
)
const PlainEdge = object(EDGE)
const SubstituteEdge = object({ ...EDGE, ...SUBSTITUTION, with: BESIDE })
/** As the document has it: one edge for all kinds. */
export const Edge = object(
  {
    ...EDGE,
    ratio: optional(SUBSTITUTION.ratio),
    contexts: optional(SUBSTITUTION.contexts),
    loses: optional(SUBSTITUTION.loses),
    with: optional(BESIDE),
  },
  'The last four: substitutes only.',
)
export type Edge = Shape<typeof PlainEdge>
export type SubstituteEdge = Shape<typeof SubstituteEdge>

export const Relationships = object({
  ...byName(SUBSTITUTE_KINDS, () => nullable(list(ref({ Edge: SubstituteEdge })))),
  ...byName(OTHER_KINDS, () => nullable(list(ref({ Edge: PlainEdge })))),
})
export type Relationships = Shape<typeof Relationships>

export const Ingredient = object({
  id: ID,
  name: text,
  synonyms: list(text),
  category: nullable(text),
  subcategory: nullable(text),
  density: nullable(number('Grams per millilitre, as a household measure holds it.')),
  piece_weight: nullable(grams('Edible weight of one medium piece')),
  allowed_units: list(text, 'Unit ids that lead to grams.'),
  animal_source: list(text, '`unknown` among them where nobody can say; empty for plant food.'),
  allergen_profile: nullable(ref({ AllergenProfile })),
  flavor_profile: nullable(ref({ FlavorProfile })),
  cook_profile: nullable(ref({ CookProfile })),
  texture_profile: axes('How it feels'),
  functional_profile: axes('What it does in a dish'),
  application_profile: axes('What it is used for'),
  profile_confidence: nullable(ref({ ProfileConfidence })),
  ingredient_relationships: nullable(ref({ Relationships })),
  eu_allergens: nullable(ref({ EuAllergens })),
})

export const Additive = object(
  {
    number: described(text, 'As Regulation (EC) 1333/2008 writes it: `E 322`.'),
    ins: described(text, 'The number of the Codex Alimentarius.'),
    forms: list(text, 'Roman numbers of its forms.'),
    also: list(text, 'Numbers of a group, or older ones, that stand for it on labels.'),
    classes: list(one(ADDITIVE_CLASSES), 'Functional classes, the usual one first.'),
    origin: list(one(ADDITIVE_ORIGINS), 'What it may be made from.'),
    authorised: one(
      AUTHORISATIONS,
      'Whether the Union allows it in food; `restricted`: in a few foods only.',
    ),
    note: nullable(described(text, 'What else there is to know; null where nothing is.')),
  },
  'What the law says of a food additive; null for what is none.',
)
export type Additive = Shape<typeof Additive>

/** The flat base fields of an ingredient, as detail and browse have them. */
const BASE_FIELDS = {
  name: text,
  synonyms: list(text),
  category: text,
  subcategory: nullable(text),
  mainIngredient: nullable(text),
  allowedUnits: list(text),
  unitCategories: list(one(['weight', 'volume', 'piece'])),
  pieceWeight: nullable(grams('Edible weight of one medium piece')),
  density: nullable(number('Grams per millilitre.')),
  cuisineTags: list(text),
  cuisineStrength: described(text, '`none` where no cuisine claims it.'),
  isProcessed: boolean,
  animalSources: list(text, '`unknown` among them where nobody can say; empty for plant food.'),
  variantType: text,
  additive: described(
    nullable(ref({ Additive })),
    'What the law says of a food additive; null for what is none.',
  ),
}

export const IngredientDetailResponse = object({
  ingredientId: ID,
  language,
  ...BASE_FIELDS,
  ingredient: described(
    ref({ Ingredient }),
    'The same as a full Ingredient whose profiles are null.',
  ),
})
export type IngredientDetailResponse = Shape<typeof IngredientDetailResponse>

export const IngredientProfileResponse = object({
  ingredientId: ID,
  cookProfile: nullable(ref({ CookProfile })),
  textureProfile: axes('How it feels'),
  functionalProfile: axes('What it does in a dish'),
  applicationProfile: axes('What it is used for'),
  profileConfidence: nullable(ref({ ProfileConfidence })),
  flavorProfile: nullable(ref({ FlavorProfile })),
})
export type IngredientProfileResponse = Shape<typeof IngredientProfileResponse>

export const Unit = object({ id: text, name: text, shortcut: text, precision: one(PRECISIONS) })

export const SearchResponse = object({
  query: text,
  language,
  limit: nullable(Type.Integer()),
  results: list(
    object({
      confidence: share('How sure the hit is; results are sorted by it.'),
      ingredient: ref({ Ingredient }),
      matched: one(LAYERS, 'The layer of search that found it.'),
      matchedName: nullable(
        described(text, 'The name that matched; null where none did by itself.'),
      ),
      parts: optional(
        list(
          object({ part: text, value: Type.Number() }),
          'What the confidence is made of; with `explain` only.',
        ),
      ),
    }),
  ),
})
export type SearchResponse = Shape<typeof SearchResponse>

const Named = object({ ingredientId: ID, name: text })

export const AutocompleteResponse = object({ query: text, language, suggestions: list(Named) })
export type AutocompleteResponse = Shape<typeof AutocompleteResponse>

export const BrowsedIngredient = object(
  {
    ingredientId: ID,
    ...BASE_FIELDS,
    nutrients: optional(
      byKey(
        nullable(Type.Number({ minimum: 0 })),
        'In 100 g, by `group.name`, the nutrients that were filtered or sorted by; null where no source measured it.',
      ),
    ),
  },
  'The base data of an ingredient.',
)
export type BrowsedIngredient = Shape<typeof BrowsedIngredient>

export const BrowseResponse = object(
  {
    language,
    total: described(count, 'Over all pages.'),
    limit: Type.Integer({ minimum: 1, description: 'At most so many on a page.' }),
    results: list(ref({ BrowsedIngredient })),
    next: nullable(described(text, 'The cursor of the next page; null where this is the last.')),
    unresolved: optional(unresolved),
  },
  '`unresolved` only where ids were asked for.',
)
export type BrowseResponse = Shape<typeof BrowseResponse>

export const CategoriesResponse = object({ categories: list(text) })
export type CategoriesResponse = Shape<typeof CategoriesResponse>

export const UnitsResponse = object({ language, units: list(ref({ Unit })) })
export type UnitsResponse = Shape<typeof UnitsResponse>

export const LanguagesResponse = object({ languages: list(language) })
export type LanguagesResponse = Shape<typeof LanguagesResponse>

export const AllergensResponse = object({
  ingredientId: ID,
  name: text,
  allergenProfile: ref({ AllergenProfile }),
  euAllergens: ref({ EuAllergens }),
  evidence: ref({ Evidence }),
})
export type AllergensResponse = Shape<typeof AllergensResponse>
