/** The shapes of answers about swaps: substitutes that meet the restrictions asked for. */

import * as Type from '@sinclair/typebox'
import { RESTRICTIONS, type Restriction } from '../restrictions.ts'
import { VERDICTS, type Verdict } from '../risk.ts'
import { Unresolved } from './compatibility.ts'
import { SUBSTITUTION } from './foods.ts'
import { quality, restrictions, score } from './kitchen.ts'
import { people } from './people.ts'
import { ofText } from './recipes.ts'
import * as s from './shape.ts'

const verdicts = Type.Unsafe<{ [Name in Restriction]?: Verdict }>({
  type: 'object',
  propertyNames: s.one(RESTRICTIONS),
  additionalProperties: s.one(VERDICTS),
  description: 'One for each restriction that was asked for.',
})

export const SafeSubstitute = s.object({
  ingredientId: s.ID,
  name: s.text,
  grams: s.grams('What replaces the ingredient'),
  quality,
  solves: restrictions('Of `for`, what the ingredient itself breaks.'),
  brings: restrictions('In what its verdict is more severe than that of the ingredient.'),
  keeps: restrictions('In what both are not compatible.'),
  with: s.list(
    s.object({ ingredientId: s.ID, name: s.text, grams: s.grams('Beside it') }),
    'What is needed beside it.',
  ),
  contexts: SUBSTITUTION.contexts,
  loses: SUBSTITUTION.loses,
  reasons: s.reasons,
  score,
})
export type SafeSubstitute = s.Shape<typeof SafeSubstitute>

const change = s.object({
  ingredientId: s.ID,
  name: s.text,
  grams: s.grams('Weight in the recipe'),
  substitute: s.described(s.ref({ SafeSubstitute }), 'What replaces it.'),
  isOffered: s.optional(
    s.flag('Set where the recipe itself offers the substitute ("butter or oil").'),
  ),
  written: s.optional(
    s.described(
      s.object({
        unit: s.described(s.text, 'Id of the unit, such as `millilitre`.'),
        amount: s.number('Of the ingredient, as written.'),
        substitute: s.number('Of the substitute, in the same unit.'),
      }),
      'The amounts in the unit of the line, if one line has the ingredient.',
    ),
  ),
})
export type Change = s.Shape<typeof change>

const swapped = s.object({
  for: restrictions('What was asked for.'),
  changes: s.list(change, 'The ingredients that were replaced.'),
  irreplaceable: s.list(
    s.object({ ingredientId: s.ID, name: s.text }),
    'What conflicts and has no substitute that solves it.',
  ),
  unresolved: s.list(s.ref({ Unresolved }), 'What could not be resolved.'),
  verdicts,
  causes: s.list(
    s.object({
      name: s.one(RESTRICTIONS, 'What was asked for.'),
      foods: s.list(s.text, 'Names of foods, and words that were not read.'),
    }),
    'For each verdict that is not `compatible`: what it is based on.',
  ),
})
export const RecipeSwapResponse = ofText(swapped, { people: s.optional(people) })
export type RecipeSwapResponse = s.Shape<typeof RecipeSwapResponse>

export const SwapResponse = s.object({
  ingredientId: s.ID,
  language: s.language,
  for: restrictions('What was asked for.'),
  grams: s.grams('Weight of the ingredient'),
  verdicts,
  substitutes: s.list(s.ref({ SafeSubstitute })),
  refused: s.described(s.count, 'Substitutes left out as not compatible.'),
  people: s.optional(people),
})
export type SwapResponse = s.Shape<typeof SwapResponse>
