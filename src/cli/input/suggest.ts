/** Says what a mistyped value may have meant: the nearest known ones. */

import { nearest } from '../../search/near.ts'

/** ` (did you mean a or b?)`, or all known values where none is near and they fit a line. */
export function didYouMean(text: string, known: readonly string[]): string {
  const near = nearest(text.trim(), known)
  if (near.length > 0) return ` (did you mean ${near.join(' or ')}?)`
  return known.length <= 8 ? ` (known: ${known.join(', ')})` : ''
}
