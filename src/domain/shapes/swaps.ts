/** Schemas of answers about swaps: substitutes that meet the requested restrictions. */

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
  description: 'One for each requested restriction.',
})

export const SafeSubstitute = s.object({
  ingredientId: s.ID,
  name: s.text,
  grams: s.grams('Weight that replaces the ingredient'),
  quality,
  solves: restrictions('The entries of `for` that the ingredient violates.'),
  brings: restrictions('The entries with a more severe verdict than that of the ingredient.'),
  keeps: restrictions('The entries that neither is compatible with.'),
  with: s.list(
    s.object({ ingredientId: s.ID, name: s.text, grams: s.grams('Added weight') }),
    'What must be added to it.',
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
  substitute: s.described(s.ref({ SafeSubstitute }), 'The substitute.'),
  isOffered: s.optional(
    s.flag('Set if the recipe itself offers the substitute ("butter or oil").'),
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
  for: restrictions('The requested restrictions.'),
  changes: s.list(change, 'The ingredients that were replaced.'),
  irreplaceable: s.list(
    s.object({ ingredientId: s.ID, name: s.text }),
    'Conflicting foods without a substitute that solves the conflict.',
  ),
  unresolved: s.list(s.ref({ Unresolved }), 'Anything that could not be resolved.'),
  verdicts,
  causes: s.list(
    s.object({
      name: s.one(RESTRICTIONS, 'The requested restriction.'),
      foods: s.list(s.text, 'Names of foods, and words that were not read.'),
    }),
    'The basis of each verdict that is not `compatible`.',
  ),
})
export const RecipeSwapResponse = ofText(swapped, { people: s.optional(people) })
export type RecipeSwapResponse = s.Shape<typeof RecipeSwapResponse>

export const SwapResponse = s.object({
  ingredientId: s.ID,
  language: s.language,
  for: restrictions('The requested restrictions.'),
  grams: s.grams('Weight of the ingredient'),
  verdicts,
  substitutes: s.list(s.ref({ SafeSubstitute })),
  refused: s.described(s.count, 'Substitutes left out as not compatible.'),
  people: s.optional(people),
})
export type SwapResponse = s.Shape<typeof SwapResponse>
