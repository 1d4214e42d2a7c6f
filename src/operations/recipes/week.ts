/** What the terminal asks about the meals of a plan: FODMAP, histamine and fat of each day. */

import type { Language } from '../../domain/languages.ts'
import { type MealText, weekOf } from '../../engine/recipes/week.ts'
import { question } from '../operation.ts'
import { LANG } from '../parameters.ts'

export const WEEK = question({
  id: 'week',
  body: {
    // The terminal cuts the texts at their days and meals.
    read: ({ meals, lang }) => ({
      meals: meals as readonly MealText[],
      lang: LANG.read(lang as Language | undefined),
    }),
  },
  units: ({ meals }) => meals.length,
  run: ({ library }, { body }) => weekOf(library, body.meals, body.lang),
})
