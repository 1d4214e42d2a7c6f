/** Marks the texts of a library with a checksum, so that a damaged one is never taken for an answer. */

import { IngrError } from '../errors.ts'

const DIGITS = 8

/** The text with its checksum before it. */
export function sealed(text: string): string {
  return checksum(text) + text
}

/** The text without it; throws UNAVAILABLE, which names `what`, when it is not as it was written. */
export function unsealed(text: string, what: string): string {
  const content = text.slice(DIGITS)
  if (checksum(content) !== text.slice(0, DIGITS)) throw damaged(what)
  return content
}

export function damaged(what: string): IngrError {
  return new IngrError('UNAVAILABLE', `library is damaged: ${what} is not as it was built`)
}

/**
 * FNV-1a in steps of four bytes, by hand: a look-up has no time to load a module for it. Any one change changes it. Read
 * as this machine orders bytes; every platform that Node is common on has the same order.
 */
function checksum(text: string): string {
  const bytes = Buffer.alloc((Buffer.byteLength(text) + 3) & ~3)
  bytes.write(text)
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
  let hash = 0x811c9dc5
  for (let index = 0; index < words.length; index++) {
    hash = Math.imul(hash ^ words[index]!, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(DIGITS, '0')
}
