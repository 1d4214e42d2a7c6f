/** The shapes of a meal plan: its texts, and FODMAP, histamine and fat of each day. */

import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { MAX_ITEMS, MAX_WRITTEN } from '../limits.ts'
import { MEALS } from '../meals.ts'
import { DOSE_DIMENSIONS } from '../restrictions.ts'
import { type Confidence, type Risk, VERDICTS } from '../risk.ts'
import { type Step, unresolved } from './compatibility.ts'
import { languageAsked, portions, skipped } from './recipes.ts'
import {
  described,
  grams,
  ID,
  list,
  nullable,
  number,
  object,
  one,
  optional,
  type Shape,
  text,
} from './shape.ts'

export const PlanRequest = object({
  texts: Type.Array(
    object({
      name: described(text, 'What the answer calls its meals.'),
      text: described(
        text,
        'Recipes or lists. Headings that name a day, a date or a meal begin a new meal.',
      ),
      file: optional(
        nullable(
          described(
            text,
            'A path that names the day and meal, such as monday/lunch.txt; default: `name`.',
          ),
        ),
      ),
    }),
    {
      minItems: 1,
      maxItems: MAX_ITEMS,
      description: `At most ${MAX_WRITTEN} characters in all texts.`,
    },
  ),
  lang: languageAsked,
  servings: portions('One of so many servings of each meal is eaten; default: as the text says.'),
})

const verdict = one(VERDICTS)

const ofDay = object({
  risk: Type.Unsafe<Risk>(text),
  verdict,
  confidence: Type.Unsafe<Confidence>(text),
  culprits: list(ID, 'Ids that caused the verdict, the most severe first.'),
  unknown: list(text, 'Ids with unknown values, and unresolved ones.'),
  steps: list(Type.Unsafe<Step>({ type: 'object', description: 'What the meals add up to.' })),
})
export type DayEvaluation = Shape<typeof ofDay>

const day = object({
  day: nullable(described(text, 'A date, a weekday, or null for no day.')),
  meals: list(
    object({
      name: text,
      meal: described(nullable(one(MEALS)), 'Which meal of the day; null if none is named.'),
      servings: nullable(number('One of so many servings is eaten.')),
      fat: grams('Fat'),
      verdicts: object(
        byName(DOSE_DIMENSIONS, () => one(VERDICTS, 'Of one serving of the meal.')),
        'The verdict in each dimension.',
      ),
    }),
    'In the order of their texts.',
  ),
  fat: grams('Fat of the day'),
  evaluation: object(
    byName(DOSE_DIMENSIONS, () => described(ofDay, 'What the day adds up to in this dimension.')),
    'The day as a whole.',
  ),
  unresolved,
})
export type Day = Shape<typeof day>

export const PlanResponse = object({
  days: list(day, 'In order; meals without a day are last.'),
  skipped: list(object({ name: text, skipped }), 'Skipped lines, meal by meal.'),
})
export type PlanResponse = Shape<typeof PlanResponse>
