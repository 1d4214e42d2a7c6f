/** Schemas of kitchen requests and answers: substitutes, pairings, similar foods, conversion. */

import * as Type from '@sinclair/typebox'
import { MAX_AMOUNT } from '../limits.ts'
import { RESTRICTIONS } from '../restrictions.ts'
import { SUBSTITUTION } from './foods.ts'
import * as s from './shape.ts'

export const restrictions = (description: string) => s.list(s.one(RESTRICTIONS), description)
export const quality = s.one(['well', 'partial'])
export const score = s.share('Strength of the edge.')

export const SubstitutesResponse = s.object({
  ingredientId: s.ID,
  language: s.language,
  for: s.optional(restrictions('The requested concerns and diets.')),
  substitutes: s.list(
    s.object({
      ingredientId: s.ID,
      name: s.text,
      quality,
      reasons: s.reasons,
      score,
      ...SUBSTITUTION,
      with: s.list(
        s.object({
          ingredientId: s.ID,
          name: s.text,
          ratio: s.number('Grams for a gram of the ingredient.'),
        }),
        'What must be added to it.',
      ),
      solves: s.optional(restrictions('The entries of `for` that the ingredient violates.')),
      brings: s.optional(
        restrictions('The entries with a more severe verdict than that of the ingredient.'),
      ),
      keeps: s.optional(restrictions('The entries that neither is compatible with.')),
    }),
  ),
})
export type SubstitutesResponse = s.Shape<typeof SubstitutesResponse>

export const PairingsResponse = s.object({
  ingredientId: s.ID,
  language: s.language,
  for: s.optional(restrictions('The requested concerns and diets.')),
  refused: s.optional(s.integer('With `for` or `diet`: the number of foods left out.')),
  pairsWellWith: s.list(s.object({ ingredientId: s.ID, name: s.text, reasons: s.reasons, score })),
  oftenUsedWith: s.list(s.object({ ingredientId: s.ID, name: s.text })),
})
export type PairingsResponse = s.Shape<typeof PairingsResponse>

export const SimilarResponse = s.object({
  ingredientId: s.ID,
  language: s.language,
  similar: s.list(
    s.object({
      ingredientId: s.ID,
      name: s.text,
      reasons: s.reasons,
      relation: s.one(['sameFamily', 'functional']),
      score,
    }),
  ),
})
export type SimilarResponse = s.Shape<typeof SimilarResponse>

export const ConvertRequest = s.object({
  ingredientId: s.filled,
  amount: Type.Number({ minimum: 0, maximum: MAX_AMOUNT }),
  fromUnit: s.filled,
  toUnit: s.filled,
})
export type ConvertRequest = s.Shape<typeof ConvertRequest>

export const ConvertResponse = s.object({
  ingredientId: s.ID,
  amount: s.number('As in the request.'),
  fromUnit: s.text,
  toUnit: s.text,
  result: s.number('Amount in the requested unit.'),
  estimated: s.flag('true when a density or a piece weight was used.'),
})
export type ConvertResponse = s.Shape<typeof ConvertResponse>
