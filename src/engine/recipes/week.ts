/** Adds up the meals of a written plan by day. */

import type { Language } from '../../domain/languages.ts'
import type { Day } from '../../domain/shapes/terminal.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../messages/message.ts'
import { listOf } from '../compatibility/read-list.ts'
import { type Meal, perDay } from '../compatibility/week.ts'
import { type ParsedText, parseText } from '../parse.ts'
import { witnessed } from '../witnessed.ts'

export interface MealText extends Omit<Meal, 'items'> {
  readonly text: string
}

interface WeekResponse {
  readonly days: readonly Day[]
  /** The skipped lines, meal by meal. */
  readonly skipped: readonly { readonly name: string; readonly skipped: ParsedText['skipped'] }[]
}

/** Throws EMPTY_ITEMS if no meal has an item. */
export function weekOf(library: Library, texts: readonly MealText[], lang: Language): WeekResponse {
  const read = texts.map(({ text, ...meal }) => ({
    text,
    meal,
    read: parseText(library, text, lang),
  }))
  const meals = read
    .map(({ text, meal, read }): Meal => {
      // The servings stated in a recipe apply only if none are given.
      const servings = meal.servings ?? read.servings?.count ?? null
      const items = listOf(read)
      const seen = witnessed(library, {
        raw: [text],
        given: text,
        lang,
        items,
        title: read.title,
        read: read.items,
        passed: read.skipped,
      })
      return { ...meal, servings, items: [...items, ...seen.items] }
    })
    .filter(({ items }) => items.length > 0)
  if (meals.length === 0) throw new IngrError('EMPTY_ITEMS', msg('no meals found'))
  return {
    days: perDay(library, meals),
    skipped: read
      .filter(({ read }) => read.skipped.length > 0)
      .map(({ meal, read }) => ({ name: meal.name, skipped: read.skipped })),
  }
}
