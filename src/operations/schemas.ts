/** The shapes of requests and answers as JSON Schema literals, under the names they have in the API document. */

import { ADDITIVE_CLASSES, ADDITIVE_ORIGINS, AUTHORISATIONS } from '../domain/additives.ts'
import { TIERS } from '../domain/composition.ts'
import { EVIDENCE_BASES, FACTS } from '../domain/evidence.ts'
import { FUNCTIONS, MODULES } from '../domain/functions.ts'
import { FOOD_STATES } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { NUTRIENT_GROUPS, NUTRIENT_UNITS, PART_GROUPS } from '../domain/nutrients.ts'
import {
  CONTAINS,
  CROSS_CONTACT,
  CULINARY_PROFILES,
  DAO_EFFECTS,
  FLAVOR_AXES,
  FODMAP_GROUPS,
  FODMAP_LEVELS,
  HISTAMINE_CONTENTS,
  LIBERATORS,
} from '../domain/profiles.ts'
import { CONTEXTS, EDGE_KINDS, LOSSES } from '../domain/relationships.ts'
import {
  ALLERGEN,
  ALLERGENS,
  type Allergen,
  DIETS,
  DIMENSIONS,
  EU_ALLERGENS,
  type KindKey,
  RESTRICTIONS,
} from '../domain/restrictions.ts'
import { CONFIDENCES, LEVELS, VERDICTS } from '../domain/risk.ts'
import { PRECISIONS } from '../domain/units.ts'
import { UNRESOLVED_CODES } from '../domain/unresolved.ts'
import { MAX_BATCH } from '../engine/compatibility/check.ts'
import { MAX_AMOUNT, MAX_CONCERNS, MAX_ITEMS, MIN_SERVINGS } from '../engine/limits.ts'
import { LAYERS } from '../engine/search.ts'
import { ERRORS } from '../errors.ts'
import {
  boolean,
  grams,
  list,
  nullable,
  number,
  object,
  one,
  ref,
  share,
  text,
} from './json-schema.ts'
import { LABEL_SCHEMAS } from './label-schemas.ts'
import type { Schema } from './operation.ts'
import { recipeSchemas } from './recipe-schemas.ts'

/** The same schema under each of the names. */
const each = <Name extends string>(names: readonly Name[], schema: (name: Name) => Schema) =>
  Object.fromEntries(names.map((name) => [name, schema(name)]))

const RISKS = [...LEVELS, 'unknown']
const ID: Schema = { type: 'string', description: 'Canonical ingredient id.' }
const language = one(LANGUAGES)
const reasons = list(text, 'Stable snake_case codes.')
const axes = (description: string): Schema => ({
  type: ['object', 'null'],
  additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
  description: `${description}: snake_case axes, 0 to 1; null where nobody has assessed it.`,
})

const allergenSubProfile = (extra: Readonly<Record<string, Schema>> = {}): Schema =>
  object(
    {
      contains: one(CONTAINS, 'Whether the food contains it; unknown never reads as no.'),
      crossContactRisk: one(CROSS_CONTACT),
      processed: boolean,
      thresholdGrams: nullable(
        grams('Amount of the food from which on a dose-dependent reaction counts in full'),
      ),
      confidence: one(CONFIDENCES, 'Quality of the data behind it.'),
      ...extra,
    },
    { optional: Object.keys(extra) },
  )

const KINDS: Readonly<Record<KindKey, (of: readonly string[]) => Schema>> = {
  cereals: () => list(text, 'Cereals of EU Annex II that it comes from.'),
  species: () => list(text, 'Nuts that it comes from.'),
  groups: (of) => list(one(of)),
}

/** What the profile of one allergen has and the others have not. */
function allergenExtras(allergen: Allergen): Readonly<Record<string, Schema>> {
  if (allergen === 'lactose')
    return { gramsPer100g: nullable(grams('Lactose in 100 g of the food')) }
  const { kinds } = ALLERGEN[allergen]
  return kinds ? { [kinds.key]: KINDS[kinds.key](kinds.of) } : {}
}

const hasExtras = (allergen: Allergen) => Object.keys(allergenExtras(allergen)).length > 0

/** `GlutenProfile`; most allergens share one. */
const profileName = (allergen: Allergen) =>
  hasExtras(allergen)
    ? `${allergen.charAt(0).toUpperCase()}${allergen.slice(1)}Profile`
    : 'AllergenSubProfile'

const restrictions = (description: string) => list(one(RESTRICTIONS), description)

const SUBSTITUTION = {
  ratio: number('Grams of the substitute for a gram of the ingredient.'),
  contexts: list(one(CONTEXTS), 'Where it works.'),
  loses: list(one(LOSSES), 'What is missing then.'),
}

const nutrientValue = (key: string): Schema => ({
  type: ['number', 'null'],
  minimum: 0,
  description: `In ${NUTRIENT_UNITS[key] ?? 'g'}; null where no source measured it.`,
})
const nutrientGroups = (value: (key: string) => Schema) =>
  Object.fromEntries(
    Object.entries(NUTRIENT_GROUPS).map(([group, names]) => [
      group,
      nullable(object(each(names, (name) => value(`${group}.${name}`)))),
    ]),
  )

const range: Schema = {
  type: 'object',
  description:
    'By group.name, only where a figure is not exact: at least `min`, at most `max`, which is null where nobody can tell.',
  additionalProperties: object({
    min: { type: 'number', minimum: 0 },
    max: { type: ['number', 'null'], minimum: 0 },
  }),
}

const unresolved = list(
  ref('Unresolved'),
  'What could not be resolved; it never counts as harmless.',
)
const evaluated = list(ref('EvaluatedItem'))
const items: Schema = {
  type: 'array',
  minItems: 1,
  maxItems: MAX_ITEMS,
  items: ref('CompatibilityItem'),
}
/** With them an answer has `serving` and `whole`, too. */
const SERVINGS: Schema = {
  type: ['number', 'null'],
  minimum: MIN_SERVINGS,
  description: 'For how many it is: verdicts are for one of them.',
}
const concernNames = (description: string): Schema => ({
  type: ['array', 'null'],
  maxItems: MAX_CONCERNS,
  items: one(DIMENSIONS),
  description: `${description} Repeated ones count once.`,
})

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
  cuisineStrength: { ...text, description: '`none` where no cuisine claims it.' },
  isProcessed: boolean,
  animalSources: list(text, '`unknown` among them where nobody can say; empty for plant food.'),
  variantType: text,
  additive: {
    ...nullable(ref('Additive')),
    description: 'What the law says of a food additive; null for what is none.',
  },
}

const PLAIN: Readonly<Record<string, Schema>> = {
  Error: object({
    error: object({
      code: one(Object.keys(ERRORS)),
      message: { type: 'string', description: 'One line that names the offending value.' },
      details: {
        type: ['object', 'null'],
        additionalProperties: text,
        description: 'Field to what is wrong with it, near matches, known values.',
      },
    }),
  }),

  AllergenSubProfile: allergenSubProfile(),
  ...Object.fromEntries(
    ALLERGENS.filter(hasExtras).map((allergen) => [
      profileName(allergen),
      allergenSubProfile(allergenExtras(allergen)),
    ]),
  ),
  HistamineProfile: object({
    histamineContent: one(HISTAMINE_CONTENTS),
    liberator: one(LIBERATORS),
    daoEffect: one(DAO_EFFECTS, 'How much the food supports the enzyme diamine oxidase.'),
    fermented: boolean,
    aged: boolean,
    thresholdGrams: nullable(grams('Amount from which on the risk is high')),
    confidence: one(CONFIDENCES),
  }),
  FodmapProfile: object(
    {
      fodmapLevel: one(FODMAP_LEVELS),
      fodmapGroups: list(one(FODMAP_GROUPS)),
      safeServingGrams: nullable(
        grams('Below this a level falls by one, at or above it the level is high'),
      ),
      processed: boolean,
      confidence: one(CONFIDENCES),
      gramsPer100g: object(
        each(
          FODMAP_GROUPS.filter((group) => group !== 'combinations'),
          () => ({ type: ['number', 'null'], minimum: 0 }),
        ),
        {
          description:
            'As far as measured; disaccharides are lactose, monosaccharides the fructose beyond glucose.',
        },
      ),
    },
    { optional: ['gramsPer100g'] },
  ),
  PancreasProfile: object({
    pancreasRisk: one(RISKS.slice(1)),
    fatLoad: one(RISKS.slice(1)),
    fiberLoad: one(RISKS.slice(1)),
    friedOrGreasy: boolean,
    alcohol: boolean,
    safeServingGrams: nullable(grams('Amount that holds 10 g of fat')),
    confidence: one(CONFIDENCES),
  }),
  AllergenProfile: object(
    {
      histamine: nullable(ref('HistamineProfile')),
      fodmap: nullable(ref('FodmapProfile')),
      pancreas: nullable(ref('PancreasProfile')),
      ...each(ALLERGENS, (allergen) => nullable(ref(profileName(allergen)))),
    },
    { description: `${DIMENSIONS.length} dimensions; null where nobody has assessed one.` },
  ),
  EuAllergens: object(
    each(EU_ALLERGENS, () => one(CONTAINS)),
    { description: 'The entries of EU Regulation 1169/2011, Annex II.' },
  ),
  FactEvidence: object(
    {
      basis: one(EVIDENCE_BASES, 'What the fact rests on; on kin alone it is never sure.'),
      parts: list(
        object({
          ingredientId: ID,
          tier: one(TIERS, 'How surely the part is in the food.'),
          share: nullable(list(number('Per cent of the finished food.'), 'From and to.')),
          region: nullable({ ...text, description: 'The country whose recipes it is told of.' }),
        }),
        'Of a mixed food: the parts that bring what the fact tells.',
      ),
      note: text,
    },
    { optional: ['parts', 'note'] },
  ),
  Evidence: object(
    each(FACTS, () => ref('FactEvidence')),
    { description: 'Why each fact is so.' },
  ),
  FlavorProfile: object(
    each(FLAVOR_AXES, () => share('Strength of the axis.')),
    { description: '24 axes.' },
  ),
  CookProfile: object(
    {
      methods: list(text, 'Usual ways to prepare it; `raw` where it is eaten as it is.'),
      heat_stability: {
        type: ['string', 'null'],
        description:
          'low: added at the end or raw; moderate: gentle heat; high: long or strong heat.',
      },
      melts: { type: ['boolean', 'null'], description: 'Whether it melts when warmed.' },
    },
    { description: 'How it is cooked.' },
  ),
  ProfileConfidence: object(
    each(CULINARY_PROFILES, () => nullable(one(CONFIDENCES))),
    { description: 'Quality of the data behind each profile; null where the profile is.' },
  ),
  Edge: object(
    {
      ingredientID: ID,
      score: share('Strength of the edge.'),
      reasons,
      ...SUBSTITUTION,
      with: list(
        object({ ingredientID: ID, ratio: number('Grams for a gram of the ingredient.') }),
        'What is needed beside it.',
      ),
    },
    {
      optional: [...Object.keys(SUBSTITUTION), 'with'],
      description: 'The last four: substitutes only.',
    },
  ),
  Relationships: object(each(EDGE_KINDS, () => nullable(list(ref('Edge'))))),
  Ingredient: object({
    id: ID,
    name: text,
    synonyms: list(text),
    category: nullable(text),
    subcategory: nullable(text),
    density: nullable(number('Grams per millilitre, as a household measure holds it.')),
    piece_weight: nullable(grams('Edible weight of one medium piece')),
    allowed_units: list(text, 'Unit ids that lead to grams.'),
    animal_source: list(text, '`unknown` among them where nobody can say; empty for plant food.'),
    allergen_profile: nullable(ref('AllergenProfile')),
    flavor_profile: nullable(ref('FlavorProfile')),
    cook_profile: nullable(ref('CookProfile')),
    texture_profile: axes('How it feels'),
    functional_profile: axes('What it does in a dish'),
    application_profile: axes('What it is used for'),
    profile_confidence: nullable(ref('ProfileConfidence')),
    ingredient_relationships: nullable(ref('Relationships')),
    eu_allergens: nullable(ref('EuAllergens')),
  }),
  Additive: object(
    {
      number: { ...text, description: 'As Regulation (EC) 1333/2008 writes it: `E 322`.' },
      ins: { ...text, description: 'The number of the Codex Alimentarius.' },
      forms: list(text, 'Roman numbers of its forms.'),
      also: list(text, 'Numbers of a group, or older ones, that stand for it on labels.'),
      classes: list(one(ADDITIVE_CLASSES), 'Functional classes, the usual one first.'),
      origin: list(one(ADDITIVE_ORIGINS), 'What it may be made from.'),
      authorised: one(
        AUTHORISATIONS,
        'Whether the Union allows it in food; `restricted`: in a few foods only.',
      ),
      note: nullable({
        ...text,
        description: 'What else there is to know; null where nothing is.',
      }),
    },
    { description: 'What the law says of a food additive; null for what is none.' },
  ),
  IngredientDetailResponse: object({
    ingredientId: ID,
    language,
    ...BASE_FIELDS,
    ingredient: {
      ...ref('Ingredient'),
      description: 'The same as a full Ingredient whose profiles are null.',
    },
  }),
  IngredientProfileResponse: object({
    ingredientId: ID,
    cookProfile: nullable(ref('CookProfile')),
    textureProfile: axes('How it feels'),
    functionalProfile: axes('What it does in a dish'),
    applicationProfile: axes('What it is used for'),
    profileConfidence: nullable(ref('ProfileConfidence')),
    flavorProfile: nullable(ref('FlavorProfile')),
  }),
  Unit: object({
    id: text,
    name: text,
    shortcut: text,
    precision: one(PRECISIONS),
  }),

  SearchResponse: object({
    query: text,
    language,
    limit: { type: ['integer', 'null'] },
    results: list(
      object(
        {
          confidence: share('How sure the hit is; results are sorted by it.'),
          ingredient: ref('Ingredient'),
          matched: one(LAYERS, 'The layer of search that found it.'),
          matchedName: nullable({
            type: 'string',
            description: 'The name that matched; null where none did by itself.',
          }),
          parts: list(
            object({ part: text, value: { type: 'number' } }),
            'What the confidence is made of; with `explain` only.',
          ),
        },
        { optional: ['parts'] },
      ),
    ),
  }),
  AutocompleteResponse: object({
    query: text,
    language,
    suggestions: list(object({ ingredientId: ID, name: text })),
  }),
  BrowsedIngredient: object(
    {
      ingredientId: ID,
      ...BASE_FIELDS,
      nutrients: {
        type: 'object',
        additionalProperties: { type: ['number', 'null'], minimum: 0 },
        description:
          'In 100 g, by `group.name`, the nutrients that were filtered or sorted by; null where no source measured it.',
      },
    },
    { optional: ['nutrients'], description: 'The base data of an ingredient.' },
  ),
  BrowseResponse: object(
    {
      language,
      total: { type: 'integer', minimum: 0, description: 'Over all pages.' },
      limit: { type: 'integer', minimum: 1, description: 'At most so many on a page.' },
      results: list(ref('BrowsedIngredient')),
      next: nullable({
        type: 'string',
        description: 'The cursor of the next page; null where this is the last.',
      }),
      unresolved,
    },
    { optional: ['unresolved'], description: '`unresolved` only where ids were asked for.' },
  ),
  CategoriesResponse: object({ categories: list(text) }),
  UnitsResponse: object({ language, units: list(ref('Unit')) }),
  LanguagesResponse: object({ languages: list(language) }),
  AllergensResponse: object({
    ingredientId: ID,
    name: text,
    allergenProfile: ref('AllergenProfile'),
    euAllergens: ref('EuAllergens'),
    evidence: ref('Evidence'),
  }),

  CompatibilityItem: object(
    {
      ingredientId: { type: 'string', pattern: '\\S', description: 'Canonical ingredient id.' },
      amount: {
        type: ['number', 'null'],
        minimum: 0,
        description: `100 g are assumed where it is missing; above ${MAX_AMOUNT} it is unresolved.`,
      },
      unit: {
        type: ['string', 'null'],
        description: 'By id or by any of its names; grams where it is missing.',
      },
    },
    { optional: ['amount', 'unit'] },
  ),
  EvaluatedItem: object({
    ingredientId: ID,
    grams: grams('Weight'),
    amountAssumed: { type: 'boolean', description: 'true when 100 g were assumed.' },
  }),
  Unresolved: object(
    {
      ingredientId: { type: 'string', description: 'The id, or the words that could not be read.' },
      reason: text,
      code: one(UNRESOLVED_CODES, 'Stable; the reason is for people.'),
      near: list(
        ID,
        'Ids that may be meant by an unknown one, by its name in any language or its spelling; for the first five of a list.',
      ),
      guess: object(
        { ingredientId: ID, confidence: share('How sure.') },
        { description: 'What the words were taken for; its risks count, and it clears nothing.' },
      ),
      brand: object(
        {
          name: text,
          kind: { ...text, description: 'What it is, in the language that was asked for.' },
          typically: list(text, 'EU entries, cereals, nuts and animal sources that it mostly has.'),
        },
        { description: 'The brand that the words name: only its label tells what is in it.' },
      ),
    },
    { optional: ['near', 'guess', 'brand'] },
  ),
  Step: object(
    {
      rule: text,
      before: one(RISKS),
      after: one(RISKS),
      figure: { type: ['string', 'number', 'null'], description: 'What the rule looked at.' },
    },
    { description: 'One rule at work.' },
  ),
  DomainEvaluation: object(
    {
      risk: one(RISKS),
      verdict: one(VERDICTS),
      confidence: one([...CONFIDENCES, 'unknown']),
      contributors: list(
        object({
          ingredientId: ID,
          grams: nullable(grams('Sum over the list; null where no weight is known')),
          risk: one(RISKS),
          steps: list(ref('Step')),
        }),
        'Ingredients with any risk at all, gravest first.',
      ),
      unknown: list(text, 'Ids whose risk is not known, unresolved ones among them.'),
      steps: list(ref('Step'), 'Rules over the whole list.'),
    },
    { optional: ['steps'] },
  ),
  ConcernResult: object({
    concern: one(DIMENSIONS),
    risk: one(RISKS),
    verdict: one(VERDICTS),
    confidence: one([...CONFIDENCES, 'unknown'], 'Weakest quality of the data behind it.'),
  }),
  CheckRequest: object(
    {
      items,
      concerns: concernNames(
        `What to give a verdict on; all ${DIMENSIONS.length} are evaluated anyway.`,
      ),
      servings: SERVINGS,
    },
    { optional: ['concerns', 'servings'] },
  ),
  CheckResponse: object({
    items: evaluated,
    unresolved,
    evaluation: object(each(DIMENSIONS, () => ref('DomainEvaluation'))),
    concerns: nullable(list(ref('ConcernResult'))),
  }),
  BatchRequest: object(
    {
      checks: { type: 'array', minItems: 1, maxItems: MAX_BATCH, items: ref('CheckRequest') },
      concerns: concernNames('Default for every check; its own concerns override it.'),
    },
    { optional: ['concerns'] },
  ),
  BatchResult: object(
    {
      index: { type: 'integer', minimum: 0 },
      result: ref('CheckResponse'),
    },
    { description: 'What one check of a batch found.' },
  ),
  BatchError: object(
    {
      index: { type: 'integer', minimum: 0 },
      error: object({ code: one(Object.keys(ERRORS)), message: text }),
    },
    { description: 'Why one check of a batch could not be made.' },
  ),
  BatchResponse: object({
    results: list(
      { oneOf: [ref('BatchResult'), ref('BatchError')] },
      'In the order of the request; each either a result or an error.',
    ),
  }),
  DietRequest: object({
    diet: one(DIETS),
    ingredientIds: { type: 'array', minItems: 1, maxItems: MAX_ITEMS, items: text },
  }),
  DietResponse: object({
    diet: one(DIETS),
    verdict: one(['compatible', 'incompatible', 'uncertain']),
    violations: list(object({ ingredientId: ID, sources: list(text) })),
    uncertain: list(text),
    unresolved: list(text),
    uncertainSources: list(
      object({ ingredientId: ID, sources: list(text) }),
      'Why each uncertain ingredient is.',
    ),
  }),
  ...LABEL_SCHEMAS,
  ItemsRequest: object({ items, servings: SERVINGS }, { optional: ['servings'] }),
  FodmapResponse: object({
    items: evaluated,
    unresolved,
    result: nullable(
      object({
        level: one(FODMAP_LEVELS),
        dominantGroups: list(one(FODMAP_GROUPS)),
        hasUnknown: boolean,
        confidence: one([...CONFIDENCES, 'unknown']),
      }),
    ),
    ingredients: list(object({ ingredientId: ID, profile: nullable(ref('FodmapProfile')) })),
    evaluation: ref('DomainEvaluation'),
  }),
  HistamineResponse: object({
    items: evaluated,
    unresolved,
    result: nullable(
      object({
        risk: one(RISKS),
        topContributors: list(text),
        containsFermented: boolean,
        containsAged: boolean,
        containsLiberators: boolean,
        hasUnknown: boolean,
        confidence: one([...CONFIDENCES, 'unknown']),
      }),
    ),
    ingredients: list(object({ ingredientId: ID, profile: nullable(ref('HistamineProfile')) })),
    evaluation: ref('DomainEvaluation'),
  }),

  SubstitutesResponse: object(
    {
      ingredientId: ID,
      language,
      for: restrictions('The concerns and diets that were asked for.'),
      substitutes: list(
        object(
          {
            ingredientId: ID,
            name: text,
            quality: one(['well', 'partial']),
            reasons,
            score: share('Strength of the edge.'),
            ...SUBSTITUTION,
            with: list(
              object({
                ingredientId: ID,
                name: text,
                ratio: number('Grams for a gram of the ingredient.'),
              }),
              'What is needed beside it.',
            ),
            solves: restrictions('Of `for`, what the ingredient itself breaks.'),
            brings: restrictions('In what it is graver than the ingredient.'),
            keeps: restrictions('In what both are not compatible.'),
          },
          { optional: ['solves', 'brings', 'keeps'] },
        ),
      ),
    },
    { optional: ['for'] },
  ),
  PairingsResponse: object({
    ingredientId: ID,
    language,
    pairsWellWith: list(
      object({ ingredientId: ID, name: text, reasons, score: share('Strength of the edge.') }),
    ),
    oftenUsedWith: list(object({ ingredientId: ID, name: text })),
  }),
  SimilarResponse: object({
    ingredientId: ID,
    language,
    similar: list(
      object({
        ingredientId: ID,
        name: text,
        reasons,
        relation: one(['sameFamily', 'functional']),
        score: share('Strength of the edge.'),
      }),
    ),
  }),
  ConvertRequest: object({
    ingredientId: { type: 'string', pattern: '\\S' },
    amount: { type: 'number', minimum: 0, maximum: MAX_AMOUNT },
    fromUnit: { type: 'string', pattern: '\\S' },
    toUnit: { type: 'string', pattern: '\\S' },
  }),
  ConvertResponse: object({
    ingredientId: ID,
    amount: number('As it was asked.'),
    fromUnit: text,
    toUnit: text,
    result: number('Amount in the unit asked for.'),
    estimated: { type: 'boolean', description: 'true when a density or a piece weight was used.' },
  }),

  Nutrients: object(
    { id: text, ...nutrientGroups(nutrientValue) },
    { description: 'A value of null was not measured; it is never a zero.' },
  ),
  NutrientParts: object(
    Object.fromEntries(
      Object.entries(PART_GROUPS).map(([group, names]) => [
        group,
        object(each(names, (name) => nutrientValue(`${group}.${name}`))),
      ]),
    ),
    { description: 'Single sugars, polyols and organic acids; null where no source names one.' },
  ),
  Coverage: object(
    nutrientGroups(() => ({ type: ['number', 'null'], minimum: 0, maximum: 1 })),
    { description: 'Share of the grams that have a value; below 1 a total is a lower bound.' },
  ),
  NutrientTotal: object(
    {
      id: text,
      ...nutrientGroups(nutrientValue),
      coverage: ref('Coverage'),
      parts: ref('NutrientParts'),
      range,
    },
    {
      description: 'Nutrients with the share of the grams behind each; sums of what is known.',
      optional: ['parts', 'range'],
    },
  ),
  NutrientServing: object(
    { id: text, ...nutrientGroups(nutrientValue), parts: ref('NutrientParts'), range },
    { description: 'The total over the servings.', optional: ['parts', 'range'] },
  ),
  NutritionResponse: object(
    {
      ingredientId: ID,
      basis: { type: 'string', const: 'per100g' },
      nutrients: ref('Nutrients'),
      parts: ref('NutrientParts'),
      bounds: {
        type: 'object',
        description:
          'What a source tells in place of a figure: an upper bound per 100 g, or traces.',
        additionalProperties: {
          anyOf: [
            { type: 'number', minimum: 0 },
            { type: 'string', const: 'traces' },
          ],
        },
      },
      sources: list(
        object({
          source: {
            type: 'string',
            description: 'Code of the table and the row in it, or of what it was calculated from.',
          },
          state: one(FOOD_STATES, 'The state in which the food was measured.'),
          nutrients: list(text, 'The figures that come from it, as `group.name`.'),
        }),
        'With `sources=true`: where each figure comes from.',
      ),
      computed: object(
        {
          amount: number('As it was asked.'),
          unit: text,
          grams: grams('Weight'),
          estimated: boolean,
          nutrients: ref('Nutrients'),
          parts: ref('NutrientParts'),
          range,
        },
        { optional: ['parts', 'range'] },
      ),
    },
    { optional: ['parts', 'bounds', 'sources', 'computed'] },
  ),
  AnalyzeRequest: object(
    {
      items,
      servings: { type: ['integer', 'null'], minimum: 1 },
    },
    { optional: ['servings'] },
  ),
  AnalyzeResponse: object(
    {
      items: list(
        object({
          ingredientId: ID,
          amount: number('As it was asked.'),
          unit: text,
          grams: grams('Weight'),
          estimated: boolean,
          nutrients: ref('Nutrients'),
        }),
      ),
      total: ref('NutrientTotal'),
      perServing: ref('NutrientServing'),
      servings: { type: ['integer', 'null'] },
      unresolved,
    },
    { optional: ['perServing'] },
  ),

  UsageResponse: object({
    customerId: { type: 'string', format: 'uuid' },
    days: { type: 'integer', minimum: 1, maximum: 365 },
    modules: list(one(MODULES)),
    plan: text,
    usage: list(
      object(
        {
          day: { type: 'string', format: 'date', description: 'UTC.' },
          module: one([...MODULES, 'account']),
          function: one(Object.keys(FUNCTIONS)),
          requests: { type: 'integer', minimum: 0, description: 'Failed ones among them.' },
          errors: { type: 'integer', minimum: 0 },
          units: { type: 'integer', minimum: 0, description: 'Credits spent.' },
          avgLatencyMs: number('Mean time from the request to its answer, in milliseconds.'),
          test: {
            type: 'boolean',
            const: true,
            description: 'Of calls with test keys, which cost nothing; left out of the others.',
          },
        },
        { optional: ['test'] },
      ),
    ),
  }),
}

/** Every shape of the API, by its name in the document. */
export const SCHEMAS: Readonly<Record<string, Schema>> = { ...PLAIN, ...recipeSchemas(PLAIN) }
