/** The shapes of requests and answers about the kitchen: substitutes, pairings, what is similar, conversion. */

import * as Type from '@sinclair/typebox'
import { MAX_AMOUNT } from '../limits.ts'
import { RESTRICTIONS } from '../restrictions.ts'
import { SUBSTITUTION } from './foods.ts'
import {
  boolean,
  described,
  filled,
  ID,
  language,
  list,
  number,
  object,
  one,
  optional,
  reasons,
  type Shape,
  share,
  text,
} from './shape.ts'

export const restrictions = (description: string) => list(one(RESTRICTIONS), description)
export const quality = one(['well', 'partial'])
export const score = share('Strength of the edge.')

export const SubstitutesResponse = object({
  ingredientId: ID,
  language,
  for: optional(restrictions('The concerns and diets that were asked for.')),
  substitutes: list(
    object({
      ingredientId: ID,
      name: text,
      quality,
      reasons,
      score,
      ...SUBSTITUTION,
      with: list(
        object({
          ingredientId: ID,
          name: text,
          ratio: number('Grams for a gram of the ingredient.'),
        }),
        'What is needed beside it.',
      ),
      solves: optional(restrictions('Of `for`, what the ingredient itself breaks.')),
      brings: optional(
        restrictions('In what its verdict is more severe than that of the ingredient.'),
      ),
      keeps: optional(restrictions('In what both are not compatible.')),
    }),
  ),
})
export type SubstitutesResponse = Shape<typeof SubstitutesResponse>

export const PairingsResponse = object({
  ingredientId: ID,
  language,
  pairsWellWith: list(object({ ingredientId: ID, name: text, reasons, score })),
  oftenUsedWith: list(object({ ingredientId: ID, name: text })),
})
export type PairingsResponse = Shape<typeof PairingsResponse>

export const SimilarResponse = object({
  ingredientId: ID,
  language,
  similar: list(
    object({
      ingredientId: ID,
      name: text,
      reasons,
      relation: one(['sameFamily', 'functional']),
      score,
    }),
  ),
})
export type SimilarResponse = Shape<typeof SimilarResponse>

export const ConvertRequest = object({
  ingredientId: filled,
  amount: Type.Number({ minimum: 0, maximum: MAX_AMOUNT }),
  fromUnit: filled,
  toUnit: filled,
})
export type ConvertRequest = Shape<typeof ConvertRequest>

export const ConvertResponse = object({
  ingredientId: ID,
  amount: number('As it was asked.'),
  fromUnit: text,
  toUnit: text,
  result: number('Amount in the unit asked for.'),
  estimated: described(boolean, 'true when a density or a piece weight was used.'),
})
export type ConvertResponse = Shape<typeof ConvertResponse>
