/** Schemas of a meal plan: the recipe texts, and the FODMAPs, histamine, fat and nutrients per day. */

import * as Type from '@sinclair/typebox'
import { byName } from '../closed-sets.ts'
import { MAX_ITEMS, MAX_WRITTEN } from '../limits.ts'
import { MEALS } from '../meals.ts'
import { DOSE_DIMENSIONS } from '../restrictions.ts'
import { type Confidence, type Risk, VERDICTS } from '../risk.ts'
import { type Step, unresolved } from './compatibility.ts'
import { NutrientTotal } from './nutrition.ts'
import { people, peopleAsked } from './people.ts'
import { knownWords, languageAsked, portions } from './recipe-requests.ts'
import { skipped } from './recipes.ts'
import * as s from './shape.ts'

export const PlanRequest = s.object({
  texts: s.list(
    s.object({
      name: s.string('Name of its meals in the answer.'),
      text: s.string(
        'Recipes or lists. Headings that name a day, a date or a meal begin a new meal.',
      ),
      file: s.maybe(
        s.string('A path that names the day and meal, such as monday/lunch.txt; default: `name`.'),
      ),
    }),
    `At most ${MAX_WRITTEN} characters in all texts.`,
    { minItems: 1, maxItems: MAX_ITEMS },
  ),
  lang: languageAsked,
  known: knownWords,
  people: peopleAsked,
  servings: portions(
    'Number of servings in each meal, of which one is eaten; by default as written in the text.',
  ),
})

const verdict = s.one(VERDICTS)

const ofDay = s.object({
  risk: Type.Unsafe<Risk>(s.text),
  verdict,
  confidence: Type.Unsafe<Confidence>(s.text),
  culprits: s.list(s.ID, 'Ids that caused the verdict, the most severe first.'),
  unknown: s.list(s.text, 'Ids with unknown values, and unresolved ones.'),
  steps: s.list(
    Type.Unsafe<Step>({ type: 'object', description: 'An applied rule on the sum of the meals.' }),
  ),
})
export type DayEvaluation = s.Shape<typeof ofDay>

const uncounted = s.described(
  unresolved,
  'Items missing from `nutrients`, for lack of an amount or of data.',
)

const day = s.object({
  day: s.nullable(s.string('A date, a weekday, or null for no day.')),
  meals: s.list(
    s.object({
      name: s.text,
      meal: s.described(s.nullable(s.one(MEALS)), 'Which meal of the day; null if none is named.'),
      servings: s.nullable(s.number('Number of servings, of which one is eaten.')),
      fat: s.grams('Fat'),
      verdicts: s.object(
        byName(DOSE_DIMENSIONS, () => s.one(VERDICTS, 'For one serving of the meal.')),
        'The verdict in each dimension.',
      ),
      nutrients: s.described(s.ref({ NutrientTotal }), 'For one serving of the meal.'),
      uncounted,
    }),
    'In the order of their texts.',
  ),
  fat: s.grams('Fat of the day'),
  evaluation: s.object(
    byName(DOSE_DIMENSIONS, () => s.described(ofDay, 'The result for the day in this dimension.')),
    'The day as a whole.',
  ),
  unresolved,
  people: s.optional(people),
  nutrients: s.described(s.ref({ NutrientTotal }), 'For one serving of each meal.'),
  uncounted,
})
export type Day = s.Shape<typeof day>

export const PlanResponse = s.object({
  days: s.list(day, 'In order; meals without a day are last.'),
  mean: s.described(s.ref({ NutrientTotal }), 'The nutrients of a day on average.'),
  skipped: s.list(s.object({ name: s.text, skipped }), 'Skipped lines, meal by meal.'),
})
export type PlanResponse = s.Shape<typeof PlanResponse>
