/** The shapes of what the terminal alone answers: households, letters, declarations, swaps, headroom, days, and lines of streams. */

import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { MEALS } from '../meals.ts'
import { DOSE_DIMENSIONS } from '../restrictions.ts'
import { type Confidence, type Risk, VERDICTS } from '../risk.ts'
import { CheckResponse, EvaluatedItem, type Step, Unresolved } from './compatibility.ts'
import { ErrorBody } from './error.ts'
import { restrictions } from './kitchen.ts'
import { LabelResponse } from './labels.ts'
import { people } from './people.ts'
import { ParsedItem, RecipeCheckResponse, SafeSubstitute, verdicts } from './recipes.ts'
import {
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
  ref,
  type Shape,
  text,
  widened,
} from './shape.ts'

const unresolved = list(ref({ Unresolved }), 'What could not be resolved.')
const verdict = one(VERDICTS)
const error = optional(
  described(
    ErrorBody.properties.error,
    'As in every error; `details.line` is the number of the line in a stream.',
  ),
)
const EITHER = 'Either result or error, never both.'

export const HouseholdResponse = object({
  items: list(ref({ EvaluatedItem })),
  unresolved,
  people,
})
export type HouseholdResponse = Shape<typeof HouseholdResponse>

const figure = object({
  value: nullable(number('null where nobody knows.')),
  decimals: described(count, 'Decimal places that it is printed with.'),
  relation: one(['equal', 'below', 'atLeast'], 'below: less than the value.'),
})
/** A figure as it is declared: `below` the limit of the guidance, or `atLeast` a sum that lacks some foods. */
export type Declared = Shape<typeof figure>

const row = object({
  nutrient: described(text, '`group.name`.'),
  unit: text,
  per100g: described(figure, 'In 100 g.'),
  perAmount: optional(described(figure, 'In the amount or the serving, where one was asked for.')),
  referenceShare: nullable(number('Share of the reference intake.')),
  coverage: number('Share of the grams that have a value.'),
})
export type LabelRow = Shape<typeof row>

export const DeclarationResponse = object({
  label: one(['eu']),
  rows: list(row),
  unresolved,
  grams: nullable(grams('Weight of the amount that was asked for; null where none was')),
  servings: nullable(number('Among how many it is divided; null for all of it.')),
})
export type Declaration = Shape<typeof DeclarationResponse>

const ParseLine = widened(described(ParsedItem, 'The answer to a line.'), {
  also: optional(list(ref({ ParsedItem }), 'What else the line names ("salt and pepper").')),
})

const BatchLine = object({ index: count, result: optional(ref({ CheckResponse })), error }, EITHER)

const SwapResponse = object({
  ingredientId: ID,
  language,
  for: restrictions('What was asked for.'),
  grams: grams('Weight of the ingredient'),
  verdicts,
  substitutes: list(ref({ SafeSubstitute })),
  refused: described(count, 'Substitutes left out as not compatible.'),
})
export type SwapResponse = Shape<typeof SwapResponse>

const source = described(text, 'The file, or - for items that were written out.')

const RecipeResult = object(
  { recipe: source, result: optional(ref({ RecipeCheckResponse })), error },
  EITHER,
)
const RecipesResponse = object({ results: list(ref({ RecipeResult })) })

const LabelResult = object(
  {
    label: described(text, 'The file, or the beginning of the text.'),
    result: optional(ref({ LabelResponse })),
    error,
  },
  EITHER,
)
const LabelsResponse = object({ results: list(ref({ LabelResult })) })
const LabelLine = object({ index: count, result: optional(ref({ LabelResponse })), error }, EITHER)

const HouseholdResult = object(
  { recipe: source, result: optional(ref({ HouseholdResponse })), error },
  EITHER,
)
const HouseholdsResponse = object({ results: list(ref({ HouseholdResult })) })

const ofDay = object({
  risk: Type.Unsafe<Risk>(text),
  verdict,
  confidence: Type.Unsafe<Confidence>(text),
  culprits: list(ID, 'What makes it what it is, the most severe first.'),
  unknown: list(text, 'Ids of which nobody knows; unresolved ones among them.'),
  steps: list(Type.Unsafe<Step>({ type: 'object', description: 'What the meals add up to.' })),
})
export type DayEvaluation = Shape<typeof ofDay>

const day = object({
  day: nullable(described(text, 'A date, a weekday, or null for no day.')),
  meals: list(
    object({
      name: text,
      meal: nullable(one(MEALS)),
      servings: nullable(number('Of so many one is eaten.')),
      fat: grams('Fat'),
      verdicts: object(byName(DOSE_DIMENSIONS, () => verdict)),
    }),
  ),
  fat: grams('Fat of the day'),
  evaluation: object(byName(DOSE_DIMENSIONS, () => ofDay)),
  unresolved,
})
export type Day = Shape<typeof day>

const WeekResponse = object({ days: list(day) })

/** By their names. */
export const SHAPES = {
  HouseholdResponse,
  DeclarationResponse,
  ParseLine,
  BatchLine,
  SwapResponse,
  RecipeResult,
  RecipesResponse,
  LabelResult,
  LabelsResponse,
  LabelLine,
  HouseholdResult,
  HouseholdsResponse,
  WeekResponse,
}
