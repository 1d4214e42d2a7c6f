/** Adds up the meals of a written plan by day. */

import type { PlanResponse } from '../../domain/shapes/plans.ts'
import type { Steps } from '../../domain/steps.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { plainRecipe } from '../../recipes/plain.ts'
import type { MealText } from '../../recipes/plan.ts'
import { msg } from '../../wording/message.ts'
import { listOf } from '../compatibility/read-list.ts'
import { type Meal, meanDay, perDay } from '../compatibility/week.ts'
import { witnessed } from '../witnessed.ts'
import { parseRequest, type RecipeRequest } from './read.ts'

/** The plan with the totals of each day and the mean of all days. Throws EMPTY_ITEMS if no meal has an item. */
export function* weekOf(
  library: Library,
  texts: readonly MealText[],
  {
    lang,
    servings,
    known,
    people = [],
  }: Omit<RecipeRequest, 'recipe' | 'text' | 'lines' | 'items'>,
): Steps<PlanResponse> {
  const read = []
  for (const { text, ...meal } of texts) {
    const recipe = plainRecipe(text)
    read.push({ text, meal, read: yield* parseRequest(library, { recipe, lang, known }) })
  }
  const meals = read
    .map(({ text, meal, read }): Meal => {
      const eaters = servings ?? read.servings?.count ?? null
      const items = listOf(read)
      const seen = witnessed(library, {
        raw: [text],
        lang,
        items,
        title: read.title,
        read: read.items,
        passed: read.skipped,
      })
      return { ...meal, servings: eaters, items: seen.list }
    })
    .filter(({ items }) => items.length > 0)
  if (meals.length === 0) throw new IngrError('EMPTY_ITEMS', msg('noMealsFound'))
  return {
    days: perDay(library, meals, people),
    mean: meanDay(library, meals),
    skipped: read
      .filter(({ read }) => read.skipped.length > 0)
      .map(({ meal, read }) => ({ name: meal.name, skipped: read.skipped })),
  }
}
