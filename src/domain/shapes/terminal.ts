/** The shapes of what the terminal alone answers: households, letters, declarations, swaps, headroom, days, and lines of streams. */

import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { MEALS } from '../meals.ts'
import { CONTAINS } from '../profiles.ts'
import { DOSE_DIMENSIONS, EU_ALLERGENS, LETTER_SCHEMES } from '../restrictions.ts'
import { type Confidence, type Risk, VERDICTS } from '../risk.ts'
import { CheckResponse, EvaluatedItem, type Step, Unresolved } from './compatibility.ts'
import { ErrorBody } from './error.ts'
import { restrictions } from './kitchen.ts'
import { LabelResponse } from './labels.ts'
import { ParsedItem, RecipeCheckResponse, SafeSubstitute, verdicts } from './recipes.ts'
import {
  boolean,
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

/** One thing that a person looks out for, and what the list says to it. */
const finding = object({
  kind: one(['concern', 'diet', 'avoid']),
  name: described(
    text,
    'A dimension, an entry of the EU list, a diet, or the id of an ingredient or category.',
  ),
  names: optional(list(text, 'Where it is about several avoided foods: all of them.')),
  verdict,
  culprits: list(text, 'Ids that the verdict is due to.'),
  unknown: list(text, 'Ids of which nobody knows; unresolved ones among them.'),
})
export type RestrictionFinding = Shape<typeof finding>

const PersonFinding = object({
  name: text,
  verdict: one(VERDICTS, 'The most severe of the restrictions.'),
  restrictions: list(finding),
})
export type PersonFinding = Shape<typeof PersonFinding>
export const people = list(
  ref({ PersonFinding }),
  'What it means for each person of the household.',
)

export const HouseholdResponse = object({
  items: list(ref({ EvaluatedItem })),
  unresolved,
  people,
})
export type HouseholdResponse = Shape<typeof HouseholdResponse>

const letter = object({
  letter: text,
  allergen: one(EU_ALLERGENS),
  contains: one(CONTAINS),
  ingredientIds: list(text, 'What it is due to; unresolved ones among the unknown.'),
})
export type LetterEntry = Shape<typeof letter>

export const LettersResponse = object({
  scheme: one(LETTER_SCHEMES),
  letters: list(letter, 'All entries of the EU list, in the order of their letters.'),
  unresolved: list(text, 'What names no ingredient, so that nothing is known of it.'),
})
export type LettersResponse = Shape<typeof LettersResponse>

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

export const HeadroomResponse = object({
  unresolved,
  items: list(
    object({
      ingredientId: ID,
      grams: grams('As it stands in the list'),
      maxGrams: nullable(grams('Most with which the list is compatible; null: no amount is')),
      unlimited: described(boolean, 'true when a kilogram is still compatible.'),
    }),
  ),
})
export type HeadroomResponse = Shape<typeof HeadroomResponse>

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
  PersonFinding,
  HouseholdResponse,
  LettersResponse,
  DeclarationResponse,
  ParseLine,
  BatchLine,
  HeadroomResponse,
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
