/** The shapes of requests and answers about lists of foods: checks, diets, FODMAP and histamine. */

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
import { CONCERNS, DIETS, DIMENSIONS, EU_CONCERNS } from '../restrictions.ts'
import { CONFIDENCES, LEVELS, VERDICTS } from '../risk.ts'
import { UNRESOLVED_CODES } from '../unresolved.ts'
import { FodmapProfile, HistamineProfile } from './profiles.ts'
import {
  boolean,
  count,
  described,
  grams,
  ID,
  list,
  nullable,
  object,
  one,
  optional,
  ref,
  type Shape,
  share,
  text,
} from './shape.ts'

const risk = one([...LEVELS, 'unknown'])
const verdict = one(VERDICTS)
const confidence = one([...CONFIDENCES, 'unknown'])

export const CompatibilityItem = object({
  ingredientId: Type.String({ pattern: SEEN_PATTERN, description: 'Canonical ingredient id.' }),
  amount: optional(
    nullable(
      Type.Number({
        minimum: 0,
        description: `100 g are assumed where it is missing; above ${MAX_AMOUNT} it is unresolved.`,
      }),
    ),
  ),
  unit: optional(
    nullable(described(text, 'By id or by any of its names; grams where it is missing.')),
  ),
})
export type CompatibilityItem = Shape<typeof CompatibilityItem>

export const EvaluatedItem = object({
  ingredientId: ID,
  grams: grams('Weight'),
  amountAssumed: described(boolean, 'true when 100 g were assumed.'),
})
export type EvaluatedItem = Shape<typeof EvaluatedItem>

/** A brand by its name, as an answer tells of it. */
export const brand = object(
  {
    name: text,
    kind: described(text, 'What it is, in the language that was asked for.'),
    typically: list(
      Type.Unsafe<Typical>(text),
      'EU entries, cereals, nuts and animal sources that it mostly has.',
    ),
  },
  'The brand that the words name: only its label tells what is in it.',
)
export type BrandRead = Shape<typeof brand>

export const Unresolved = object({
  ingredientId: described(text, 'The id, or the words that could not be read.'),
  reason: text,
  code: one(UNRESOLVED_CODES, 'Stable; the reason is for people.'),
  near: optional(
    list(
      ID,
      'Ids that may be meant by an unknown one, by its name in any language or its spelling; for the first five of a list.',
    ),
  ),
  guess: optional(
    object(
      { ingredientId: ID, confidence: share('How sure.') },
      'What the words were taken for; its risks count, and it clears nothing.',
    ),
  ),
  brand: optional(brand),
})
export type Unresolved = Shape<typeof Unresolved>

export const unresolved = list(
  ref({ Unresolved }),
  'What could not be resolved; it never counts as harmless.',
)
const evaluated = list(ref({ EvaluatedItem }))
export const items = Type.Array(ref({ CompatibilityItem }), { minItems: 1, maxItems: MAX_ITEMS })
/** With them an answer has `serving` and `whole`, too. */
const servings = optional(
  nullable(
    Type.Number({
      minimum: MIN_SERVINGS,
      description: 'For how many it is: verdicts are for one of them.',
    }),
  ),
)
export const concernNames = (description: string) =>
  optional(
    nullable(
      Type.Array(one(CONCERNS), {
        maxItems: MAX_CONCERNS,
        description: `${description} Repeated ones count once.`,
      }),
    ),
  )

export const Step = object(
  {
    rule: text,
    before: risk,
    after: risk,
    figure: Type.Unsafe<string | number | null>({
      type: ['string', 'number', 'null'],
      description: 'What the rule looked at.',
    }),
  },
  'One rule at work.',
)
export type Step = Shape<typeof Step>

const Contributor = object({
  ingredientId: ID,
  grams: nullable(grams('Sum over the list; null where no weight is known')),
  risk,
  steps: list(ref({ Step })),
})
export type Contributor = Shape<typeof Contributor>

export const DomainEvaluation = object({
  risk,
  verdict,
  confidence,
  contributors: list(Contributor, 'Ingredients with any risk at all, most severe first.'),
  unknown: list(text, 'Ids whose risk is not known, unresolved ones among them.'),
  steps: optional(list(ref({ Step }), 'Rules over the whole list.')),
})
export type DomainEvaluation = Shape<typeof DomainEvaluation>

export const evaluation = object(byName(DIMENSIONS, () => ref({ DomainEvaluation })))

/** Absent where none of the entries was asked for. */
export const euEvaluation = optional(
  described(
    object(byName(EU_CONCERNS, () => optional(ref({ DomainEvaluation })))),
    'The same for each entry of the EU list that `concerns` of the request names.',
  ),
)

export const ConcernResult = object({
  concern: one(CONCERNS),
  risk,
  verdict,
  confidence: described(confidence, 'Weakest quality of the data behind it.'),
})
export const concernResults = nullable(list(ref({ ConcernResult })))

export const ASKED_CONCERNS = `What to give a verdict on; all ${DIMENSIONS.length} dimensions are evaluated anyway.`

export const CheckRequest = object({
  items,
  concerns: concernNames(ASKED_CONCERNS),
  servings,
})

export const CheckResponse = object({
  items: evaluated,
  unresolved,
  evaluation,
  euEvaluation,
  concerns: concernResults,
})
export type CheckResponse = Shape<typeof CheckResponse>

export const BatchRequest = object({
  checks: Type.Array(ref({ CheckRequest }), { minItems: 1, maxItems: MAX_BATCH }),
  concerns: concernNames('Default for every check; its own concerns override it.'),
})

export const BatchResult = object(
  { index: count, result: ref({ CheckResponse }) },
  'What one check of a batch found.',
)
export const BatchError = object(
  { index: count, error: object({ code: one(keysOf(ERRORS)), message: text }) },
  'Why one check of a batch could not be made.',
)
export const BatchResponse = object({
  results: list(
    Type.Unsafe<
      | (Static<typeof BatchResult> & { error?: never })
      | (Static<typeof BatchError> & { result?: never })
    >({ oneOf: [ref({ BatchResult }), ref({ BatchError })] }),
    'In the order of the request; each either a result or an error.',
  ),
})
export type BatchResponse = Shape<typeof BatchResponse>

/** What a diet forbids of a list, and what nobody knows. */
export const dietFindings = (ingredientId: typeof ID) => ({
  verdict: one(['compatible', 'incompatible', 'uncertain']),
  violations: list(object({ ingredientId, sources: list(text) })),
  uncertain: list(text),
  unresolved: list(text),
  uncertainSources: list(
    object({ ingredientId, sources: list(text) }),
    'Why each uncertain ingredient is.',
  ),
})

export const DietRequest = object({
  diet: one(DIETS),
  ingredientIds: Type.Array(Type.String({ pattern: SEEN_PATTERN }), {
    minItems: 1,
    maxItems: MAX_ITEMS,
  }),
})
export type DietRequest = Shape<typeof DietRequest>

export const DietResponse = object({ diet: one(DIETS), ...dietFindings(ID) })
export type DietResponse = Shape<typeof DietResponse>

export const ItemsRequest = object({ items, servings })

export const FodmapResponse = object({
  items: evaluated,
  unresolved,
  result: nullable(
    object({
      level: one(FODMAP_LEVELS),
      dominantGroups: list(one(FODMAP_GROUPS)),
      hasUnknown: boolean,
      confidence,
    }),
  ),
  ingredients: list(object({ ingredientId: ID, profile: nullable(ref({ FodmapProfile })) })),
  evaluation: ref({ DomainEvaluation }),
})
export type FodmapResponse = Shape<typeof FodmapResponse>

export const HistamineResponse = object({
  items: evaluated,
  unresolved,
  result: nullable(
    object({
      risk,
      topContributors: list(text),
      containsFermented: boolean,
      containsAged: boolean,
      containsLiberators: boolean,
      hasUnknown: boolean,
      confidence,
    }),
  ),
  ingredients: list(object({ ingredientId: ID, profile: nullable(ref({ HistamineProfile })) })),
  evaluation: ref({ DomainEvaluation }),
})
export type HistamineResponse = Shape<typeof HistamineResponse>
