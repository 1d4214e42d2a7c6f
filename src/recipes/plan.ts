/** Cuts the texts of a meal plan at their days and meals. */

import type { MealName } from '../domain/meals.ts'
import { lastOf } from '../domain/present.ts'
import { whenOf } from '../language/days.ts'

/** A text of a plan. */
export interface PlanText {
  readonly name: string
  readonly text: string
  /** A path that may name the day and meal: `monday/lunch.txt`. */
  readonly file: string
}

export interface MealText {
  readonly name: string
  readonly day: string | null
  readonly meal: MealName | null
  readonly text: string
}

/** One meal for a text, or for each heading in it that is a day or a meal. */
export function mealsOf({ name, text, file }: PlanText): readonly MealText[] {
  const parts = file.split(/[/\\]/).map((part) => whenOf(part.replace(/\.[^.]+$/, '')))
  const day = parts.map((one) => one.day).findLast((one) => one !== null) ?? null
  const meal = parts.map((one) => one.meal).findLast((one) => one !== null) ?? null
  return mealsIn(text).map((part) => ({
    name: part.heading === null ? name : `${name}: ${part.heading}`,
    day: part.day ?? day,
    meal: part.meal ?? meal,
    text: part.text,
  }))
}

/** A part of a text that is eaten at one time; `heading` is null before the first heading. */
interface Part {
  readonly heading: string | null
  readonly day: string | null
  readonly meal: MealName | null
  readonly text: string
}

/** Cuts a text at the headings that are a day, a date or a meal; under a day, a meal belongs to it. */
function mealsIn(text: string): readonly Part[] {
  const parts: {
    heading: string | null
    day: string | null
    meal: MealName | null
    lines: string[]
  }[] = [{ heading: null, day: null, meal: null, lines: [] }]
  for (const line of text.split(/\r?\n/)) {
    const { day, meal, isWhole } = whenOf(line)
    if (isWhole) {
      const before = lastOf(parts).day
      parts.push({ heading: line.trim(), day: day ?? before, meal, lines: [] })
    } else lastOf(parts).lines.push(line)
  }
  return parts
    .map(({ lines, ...part }) => ({ ...part, text: lines.join('\n') }))
    .filter((part) => part.text.trim() !== '')
}
