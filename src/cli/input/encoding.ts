/** Turns the bytes of a file or pipe into text: UTF-8, or UTF-16 with a byte order mark. */

import { isUtf8 } from 'node:buffer'
import { IngrError } from '../../errors.ts'
import { type Message, msg } from '../../messages/message.ts'

/**
 * The text without its byte order mark. Throws INVALID_REQUEST for other encodings: "Erdnußöl" in Latin-1 would be read as a
 * word that nobody knows.
 */
export function textOf(bytes: Buffer, name: string | Message): string {
  if (bytes.length >= 2 && bytes.length % 2 === 0) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2)
    if (bytes[0] === 0xfe && bytes[1] === 0xff) {
      return Buffer.from(bytes).swap16().toString('utf16le', 2)
    }
  }
  if (!isUtf8(bytes)) {
    throw new IngrError(
      'INVALID_REQUEST',
      msg('{name} is not valid UTF-8 (save it as UTF-8)', { name }),
    )
  }
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}
