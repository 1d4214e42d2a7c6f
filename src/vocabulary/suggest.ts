/** Suggests the nearest known values for a mistyped value. */

import { nearest } from '../search/near.ts'
import { type Message, suggestion } from '../wording/message.ts'

/** Returns ` (did you mean a or b?)`. If no value is similar, lists all known values, unless there are over eight. */
export function didYouMean(text: string, known: readonly string[]): Message | '' {
  return suggestion(nearest(text.trim(), known), known.length <= 8 ? known : [])
}

export const isMistyped = (text: string, known: string): boolean =>
  nearest(text, [known]).length > 0
