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

/** The bytes with their checksum behind them; theirs is a number, and they stay where they are. */
export function sealedBytes(bytes: Buffer): Buffer {
  const seal = Buffer.alloc(SEAL)
  seal.writeUInt32LE(sum(bytes))
  return Buffer.concat([bytes, seal])
}

/** The bytes without it; throws UNAVAILABLE, which names `what`, when they are not as they were written. */
export function unsealedBytes(bytes: Buffer, what: string): Buffer {
  const content = bytes.subarray(0, bytes.length - SEAL)
  if (bytes.length < SEAL || sum(content) !== bytes.readUInt32LE(content.length)) {
    throw damaged(what)
  }
  return content
}

/** Bytes of a checksum behind bytes. */
const SEAL = 4

export function damaged(what: string): IngrError {
  return new IngrError('UNAVAILABLE', `library is damaged: ${what} is not as it was built`)
}

function checksum(text: string): string {
  return sum(Buffer.from(text)).toString(16).padStart(DIGITS, '0')
}

/**
 * FNV-1a in steps of four bytes, by hand: a look-up has no time to load a module for it. Any one change changes it. Read
 * as this machine orders bytes; every platform that Node is common on has the same order.
 */
function sum(bytes: Buffer): number {
  // Numbers of four bytes can only be read from places that four divides, and the last one may be cut short.
  const whole = new Uint8Array((bytes.length + 3) & ~3)
  whole.set(bytes)
  const words = new Int32Array(whole.buffer)
  let hash = 0x811c9dc5
  for (let index = 0; index < words.length; index++) {
    hash = Math.imul(hash ^ words[index]!, 0x01000193)
  }
  return hash >>> 0
}
