/** Marks the texts of a library with a checksum, so that a damaged one is never taken for an answer. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'

const DIGITS = 8

/** The text with its checksum before it. */
export function checksummed(text: string): string {
  return checksum(text) + text
}

/** The text without it; throws UNAVAILABLE, which names `what`, when it is not as it was written. */
export function verified(text: string, what: string): string {
  const content = text.slice(DIGITS)
  if (checksum(content) !== text.slice(0, DIGITS)) throw damaged(what)
  return content
}

/** The bytes with their checksum behind them, a number; they stay where they are. `what` they are is in it too. */
export function checksummedBytes(bytes: Buffer, what: string): Buffer {
  const checksum = Buffer.alloc(CHECKSUM)
  checksum.writeUInt32LE(sum(bytes, sum(Buffer.from(what))))
  return Buffer.concat([bytes, checksum])
}

/** The bytes without it; throws UNAVAILABLE, which names `what`, when they are not as they were written. */
export function verifiedBytes(bytes: Buffer, what: string): Buffer {
  const content = bytes.subarray(0, bytes.length - CHECKSUM)
  const stored = bytes.length < CHECKSUM ? -1 : bytes.readUInt32LE(content.length)
  if (sum(content, sum(Buffer.from(what))) !== stored) throw damaged(what)
  return content
}

/** Bytes of a checksum behind bytes. */
const CHECKSUM = 4

export function damaged(what: string): IngrError {
  return new IngrError('UNAVAILABLE', msg('libraryPartDamaged', { what }))
}

function checksum(text: string): string {
  return sum(Buffer.from(text)).toString(16).padStart(DIGITS, '0')
}

/**
 * FNV-1a in steps of four bytes, by hand: a look-up has no time to load a module for it. Any one change changes it. Read
 * as this machine orders bytes; every platform that Node is common on has the same order.
 */
function sum(bytes: Buffer, start = 0x811c9dc5): number {
  const words = new Int32Array(...wholeWords(bytes))
  let hash = start
  for (let index = 0; index < words.length; index++) {
    hash = Math.imul(hash ^ words[index]!, 0x01000193)
  }
  // The last word may be cut short.
  for (let index = 4 * words.length; index < bytes.length; index++) {
    hash = Math.imul(hash ^ bytes[index]!, 0x01000193)
  }
  return hash >>> 0
}

/** Where the words of four bytes are: where they lie, or in a copy, since they can only be read from places that four divides. */
function wholeWords(bytes: Buffer): readonly [ArrayBufferLike, number, number] {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return [buffer, byteOffset, length >> 2]
}
