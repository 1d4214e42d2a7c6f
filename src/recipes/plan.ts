/** Splits the texts of a meal plan into days and meals. */

import type { MealName } from '../domain/meals.ts'
import { lastOf } from '../domain/present.ts'
import { whenOf } from '../language/days.ts'
import { labelled } from './lines.ts'

export interface PlanText {
  readonly name: string
  readonly text: string
  /** Path of the file, which may include the day and the meal: `monday/lunch.txt`. */
  readonly file: string
}

export interface MealText {
  /** Name of the meal, from its file or heading. */
  readonly name: string
  /** ISO date or weekday; null if unknown. */
  readonly day: string | null
  readonly meal: MealName | null
  readonly text: string
}

/**
 * Returns a meal for each heading with a day, date or meal, and a meal for the text above the first such heading. A
 * meal belongs to the nearest day above it.
 */
export function mealsOf({ name, text, file }: PlanText): readonly MealText[] {
  const parts = file.split(/[/\\]/).map((part) => whenOf(part.replace(/\.[^.]+$/, '')))
  const day = parts.map((one) => one.day).findLast((one) => one !== null) ?? null
  const meal = parts.map((one) => one.meal).findLast((one) => one !== null) ?? null
  const meals: (Omit<MealText, 'text'> & { readonly lines: string[] })[] = [
    { name, day, meal, lines: [] },
  ]
  let last: string | null = null
  for (const line of text.split(/\r?\n/)) {
    // A day may be a heading or the label of a line: "Montag", or "Montag: Nudeln mit Tomatensauce".
    const [label = '', more = ''] = labelled(line)
    const [title, lines] = whenOf(label).isWhole ? [label, [more]] : [line, []]
    const when = whenOf(title)
    if (when.isWhole) {
      last = when.day ?? last
      const heading = `${name}: ${title.trim()}`
      meals.push({ name: heading, day: last ?? day, meal: when.meal ?? meal, lines })
    } else lastOf(meals).lines.push(line)
  }
  return meals
    .map(({ lines, ...one }) => ({ ...one, text: lines.join('\n') }))
    .filter((one) => one.text.trim() !== '')
}
