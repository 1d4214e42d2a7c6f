/** Cuts the text of a plan at its days and meals. */

import type { MealName } from '../../domain/meals.ts'
import { lastOf } from '../../domain/present.ts'
import { whenOf } from '../../language/days.ts'

/** A part of a text that is eaten at one time; `heading` null for all that stands before the first heading. */
interface Part {
  readonly heading: string | null
  readonly day: string | null
  readonly meal: MealName | null
  readonly text: string
}

/** Cuts a text at the headings that are a day, a date or a meal; under a day, a meal belongs to it. */
export function mealsIn(text: string): readonly Part[] {
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
