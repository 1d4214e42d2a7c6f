/** Adds checksums to the parts of a library, so that damaged data never reach an answer. */

import { IngrError } from '../errors.ts'
import { msg } from '../wording/message.ts'

const DIGITS = 8

/** The text with its checksum in front. */
export const checksummed = (text: string): string => checksum(text) + text

/** Returns the text without its checksum. If the text is damaged, throws UNAVAILABLE with `what` in the message. */
export function verified(text: string, what: string): string {
  const content = text.slice(DIGITS)
  if (checksum(content) !== text.slice(0, DIGITS)) throw damaged(what)
  return content
}

/** Adds a checksum after the bytes, so that their offsets do not change. The checksum also covers `what`. */
export function checksummedBytes(bytes: Buffer, what: string): Buffer {
  const checksum = Buffer.alloc(CHECKSUM)
  checksum.writeUInt32LE(sum(bytes, sum(Buffer.from(what))))
  return Buffer.concat([bytes, checksum])
}

/** Returns the bytes without their checksum. If they are damaged, throws UNAVAILABLE with `what` in the message. */
export function verifiedBytes(bytes: Buffer, what: string): Buffer {
  const content = bytes.subarray(0, bytes.length - CHECKSUM)
  const stored = bytes.length < CHECKSUM ? -1 : bytes.readUInt32LE(content.length)
  if (sum(content, sum(Buffer.from(what))) !== stored) throw damaged(what)
  return content
}

/** Length of the checksum in bytes. */
const CHECKSUM = 4

export const damaged = (what: string): IngrError =>
  new IngrError('UNAVAILABLE', msg('libraryPartDamaged', { what }))

const checksum = (text: string): string => sum(Buffer.from(text)).toString(16).padStart(DIGITS, '0')

/**
 * Computes FNV-1a in steps of four bytes. This is our own code, because loading a module would slow down look-ups. A
 * change in a single step alters the sum. Uses the machine's byte order, which is the same on all common platforms for
 * Node.
 */
function sum(bytes: Buffer, start = 0x811c9dc5): number {
  const words = new Int32Array(...wholeWords(bytes))
  let hash = start
  for (let index = 0; index < words.length; index++)
    hash = Math.imul(hash ^ words[index]!, 0x01000193)
  // The last word may be incomplete.
  for (let index = 4 * words.length; index < bytes.length; index++)
    hash = Math.imul(hash ^ bytes[index]!, 0x01000193)
  return hash >>> 0
}

/** The bytes as four-byte words. Copies the bytes if their offset is not divisible by four. */
function wholeWords(bytes: Buffer): readonly [ArrayBufferLike, number, number] {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return [buffer, byteOffset, length >> 2]
}
