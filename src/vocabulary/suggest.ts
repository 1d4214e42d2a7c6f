/** Suggests the nearest known values for a mistyped one. */

import { nearest } from '../search/near.ts'
import { type Message, suggestion } from '../wording/message.ts'

/** ` (did you mean a or b?)`; if no value is near, all known ones if they fit on a line, else an empty text. */
export function didYouMean(text: string, known: readonly string[]): Message | '' {
  return suggestion(nearest(text.trim(), known), known.length <= 8 ? known : [])
}

export const isMistyped = (text: string, known: string): boolean =>
  nearest(text, [known]).length > 0
