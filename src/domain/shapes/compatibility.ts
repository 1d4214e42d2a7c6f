/** Schemas of requests and answers about lists of foods: checks, diets, FODMAP and histamine. */

import type { Static } from '@sinclair/typebox'
import * as Type from '@sinclair/typebox'
import type { Typical } from '../brands.ts'
import { byName, keysOf } from '../closed-sets.ts'
import { ERRORS } from '../error-codes.ts'
import {
  MAX_AMOUNT,
  MAX_BATCH,
  MAX_CONCERNS,
  MAX_ITEMS,
  MIN_SERVINGS,
  SEEN_PATTERN,
} from '../limits.ts'
import { FODMAP_GROUPS, FODMAP_LEVELS } from '../profiles.ts'
import { CONCERNS, DIETS, DIMENSIONS, EU_CONCERNS, UNSEEN } from '../restrictions.ts'
import { CONFIDENCES, LEVELS, VERDICTS } from '../risk.ts'
import { UNRESOLVED_CODES } from '../unresolved.ts'
import { FodmapProfile, HistamineProfile } from './profiles.ts'
import * as s from './shape.ts'

export const risk = s.one([...LEVELS, 'unknown'])
const verdict = s.one(VERDICTS)
const confidence = s.one([...CONFIDENCES, 'unknown'])

export const CompatibilityItem = s.object({
  ingredientId: Type.String({ pattern: SEEN_PATTERN, description: 'Canonical ingredient id.' }),
  amount: s.maybe(
    s.number(`100 g are assumed where it is missing; unresolved above ${MAX_AMOUNT}.`),
  ),
  unit: s.maybe(s.string('By id or by any of its names; grams by default.')),
})
export type CompatibilityItem = s.Shape<typeof CompatibilityItem>

export const EvaluatedItem = s.object({
  ingredientId: s.ID,
  grams: s.grams('Weight'),
  amountAssumed: s.flag('true when 100 g were assumed.'),
})
export type EvaluatedItem = s.Shape<typeof EvaluatedItem>

/** A brand as reported in an answer. */
export const brand = s.object(
  {
    name: s.text,
    kind: s.string('The kind of product, in the requested language.'),
    typically: s.list(
      Type.Unsafe<Typical>(s.text),
      'EU allergens, cereals, nuts and animal sources that it usually contains.',
    ),
  },
  'The brand that the words name; only its label shows its ingredients.',
)
export type BrandRead = s.Shape<typeof brand>

export const Unresolved = s.object({
  ingredientId: s.string('The id, or the words that could not be read.'),
  reason: s.text,
  code: s.one(UNRESOLVED_CODES, 'Stable; the reason is for people.'),
  unit: s.optional(s.string('The unit, if it is unknown or the food has no weight for it.')),
  near: s.optional(
    s.list(
      s.ID,
      'Ids that an unknown one may stand for, by name in any language or by similar spelling; for the first five of a list.',
    ),
  ),
  guess: s.optional(
    s.object(
      { ingredientId: s.ID, confidence: s.share('How certain it is.') },
      'The best guess; it can add risks but never rules them out.',
    ),
  ),
  brand: s.optional(brand),
})
export type Unresolved = s.Shape<typeof Unresolved>

export const unresolved = s.list(
  s.ref({ Unresolved }),
  'Anything that could not be resolved; it never counts as harmless.',
)
const evaluated = s.list(s.ref({ EvaluatedItem }))
export const items = Type.Array(s.ref({ CompatibilityItem }), { minItems: 1, maxItems: MAX_ITEMS })
/** Number of servings. If given, the answer has `serving` and `whole`. */
const servings = s.maybe(
  s.number('Number of servings; verdicts are for one serving.', { minimum: MIN_SERVINGS }),
)
export const concernNames = (description: string) =>
  s.maybe(
    s.list(s.one(CONCERNS), `${description} Repeated ones count once.`, { maxItems: MAX_CONCERNS }),
  )

export const Step = s.object(
  {
    rule: s.text,
    before: risk,
    after: risk,
    figure: Type.Unsafe<string | number | null>({
      type: ['string', 'number', 'null'],
      description: 'The values that the rule used.',
    }),
  },
  'One applied rule.',
)
export type Step = s.Shape<typeof Step>

const Contributor = s.object({
  ingredientId: s.ID,
  grams: s.nullable(s.grams('Sum over the list; null if no weight is known')),
  risk,
  steps: s.list(s.ref({ Step })),
})
export type Contributor = s.Shape<typeof Contributor>

export const DomainEvaluation = s.object({
  risk,
  verdict,
  confidence,
  contributors: s.list(Contributor, 'Ingredients with any risk at all, most severe first.'),
  unknown: s.list(s.text, 'Ids whose risk is unknown, including unresolved ones.'),
  steps: s.optional(s.list(s.ref({ Step }), 'Rules over the whole list.')),
})
export type DomainEvaluation = s.Shape<typeof DomainEvaluation>

export const evaluation = s.object(byName(DIMENSIONS, () => s.ref({ DomainEvaluation })))

/** Results for EU allergens; absent if the request named none. */
export const euEvaluation = s.optional(
  s.described(
    s.object(byName(EU_CONCERNS, () => s.optional(s.ref({ DomainEvaluation })))),
    'The same for each EU allergen that `concerns` of the request names.',
  ),
)

export const ConcernResult = s.object({
  concern: s.one(CONCERNS),
  risk,
  verdict,
  confidence: s.described(confidence, 'Lowest quality of the data used.'),
})
export const concernResults = s.nullable(s.list(s.ref({ ConcernResult })))

export const ASKED_CONCERNS = `What to give a verdict on; all ${DIMENSIONS.length} dimensions are evaluated anyway.`

export const CheckRequest = s.object({ items, concerns: concernNames(ASKED_CONCERNS), servings })

export const CheckResponse = s.object({
  items: evaluated,
  unresolved,
  evaluation,
  euEvaluation,
  concerns: concernResults,
})
export type CheckResponse = s.Shape<typeof CheckResponse>

export const BatchRequest = s.object({
  checks: Type.Array(s.ref({ CheckRequest }), { minItems: 1, maxItems: MAX_BATCH }),
  concerns: concernNames('Default for every check; its own concerns override it.'),
})

export const BatchResult = s.object(
  { index: s.count, result: s.ref({ CheckResponse }) },
  'The result of one check of a batch.',
)
export const BatchError = s.object(
  { index: s.count, error: s.object({ code: s.one(keysOf(ERRORS)), message: s.text }) },
  'The error of one check of a batch.',
)
export const BatchResponse = s.object({
  results: s.list(
    Type.Unsafe<
      | (Static<typeof BatchResult> & { error?: never })
      | (Static<typeof BatchError> & { result?: never })
    >({ oneOf: [s.ref({ BatchResult }), s.ref({ BatchError })] }),
    'In the order of the request; each either a result or an error.',
  ),
})
export type BatchResponse = s.Shape<typeof BatchResponse>

/** Foods in a list that violate a diet or may do so. */
export const dietFindings = (ingredientId: typeof s.ID) => ({
  verdict: s.one(['compatible', 'incompatible', 'uncertain']),
  violations: s.list(s.object({ ingredientId, sources: s.list(s.text) })),
  uncertain: s.list(s.text),
  unresolved: s.list(s.text),
  uncertainSources: s.list(
    s.object({ ingredientId, sources: s.list(s.text) }),
    'The reason for each uncertain ingredient.',
  ),
  unseen: Type.Optional(
    s.list(s.one(UNSEEN), 'Aspects of this diet that a list of ingredients cannot show.'),
  ),
})

export const DietRequest = s.object({
  diet: s.one(DIETS),
  ingredientIds: Type.Array(Type.String({ pattern: SEEN_PATTERN }), {
    minItems: 1,
    maxItems: MAX_ITEMS,
  }),
})
export type DietRequest = s.Shape<typeof DietRequest>

export const DietResponse = s.object({ diet: s.one(DIETS), ...dietFindings(s.ID) })
export type DietResponse = s.Shape<typeof DietResponse>

export const ItemsRequest = s.object({ items, servings })

export const FodmapResponse = s.object({
  items: evaluated,
  unresolved,
  result: s.nullable(
    s.object({
      level: s.one(FODMAP_LEVELS),
      dominantGroups: s.list(s.one(FODMAP_GROUPS)),
      hasUnknown: s.boolean,
      confidence,
    }),
  ),
  ingredients: s.list(
    s.object({ ingredientId: s.ID, profile: s.nullable(s.ref({ FodmapProfile })) }),
  ),
  evaluation: s.ref({ DomainEvaluation }),
})
export type FodmapResponse = s.Shape<typeof FodmapResponse>

export const HistamineResponse = s.object({
  items: evaluated,
  unresolved,
  result: s.nullable(
    s.object({
      risk,
      topContributors: s.list(s.text),
      containsFermented: s.boolean,
      containsAged: s.boolean,
      containsLiberators: s.boolean,
      hasUnknown: s.boolean,
      confidence,
    }),
  ),
  ingredients: s.list(
    s.object({ ingredientId: s.ID, profile: s.nullable(s.ref({ HistamineProfile })) }),
  ),
  evaluation: s.ref({ DomainEvaluation }),
})
export type HistamineResponse = s.Shape<typeof HistamineResponse>
