/** Suggests the nearest known values for a mistyped one. */

import { nearest } from '../search/near.ts'
import { type Message, msg, suggestion } from '../wording/message.ts'

/** ` (did you mean a or b?)`; if no value is near, all known ones if they fit on a line, else an empty text. */
export function didYouMean(text: string, known: readonly string[]): Message | '' {
  const near = nearest(text.trim(), known)
  if (near.length > 0) return suggestion(near)
  return known.length <= 8 ? msg('known', { known: known.join(', ') }) : ''
}

export const isMistyped = (text: string, known: string): boolean =>
  nearest(text, [known]).length > 0
