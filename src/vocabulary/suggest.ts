/** Says what a mistyped value may have meant: the nearest known ones. */

import { nearest } from '../search/near.ts'
import { type Message, msg, suggestion } from '../wording/message.ts'

/** ` (did you mean a or b?)`, or all known values where none is near and they fit a line. */
export function didYouMean(text: string, known: readonly string[]): Message | '' {
  const near = nearest(text.trim(), known)
  if (near.length > 0) return suggestion(near)
  return known.length <= 8 ? msg('known', { known: known.join(', ') }) : ''
}
