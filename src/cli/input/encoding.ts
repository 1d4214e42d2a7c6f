/** Decodes a file or pipe to text: UTF-8, or UTF-16 with a byte order mark. */

import { isUtf8 } from 'node:buffer'
import { invalid } from '../../errors.ts'
import { type Message, msg } from '../../wording/message.ts'

/**
 * Strips the byte order mark. Throws INVALID_REQUEST for other encodings: "Erdnußöl" in Latin-1 would be an unknown
 * word.
 */
export function textOf(bytes: Buffer, name: string | Message): string {
  if (bytes.length >= 2 && bytes.length % 2 === 0) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2)
    if (bytes[0] === 0xfe && bytes[1] === 0xff) {
      return Buffer.from(bytes).swap16().toString('utf16le', 2)
    }
  }
  refuseOtherKinds(bytes, name)
  if (!isUtf8(bytes)) {
    throw invalid(msg('notValidUTF8', { name }))
  }
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}

interface Kind {
  /** Tests the first bytes of a file, in hex. */
  readonly begins: (head: string) => boolean
  readonly told: (name: string | Message) => Message
}

const beginsWith =
  (...beginnings: readonly string[]) =>
  (head: string) =>
    beginnings.some((beginning) => head.startsWith(beginning))

/** Binary file types, each with its own advice. */
const KINDS: readonly Kind[] = [
  {
    begins: beginsWith('25504446'),
    told: (name) => msg('pdfNotText', { name }),
  },
  {
    begins: beginsWith('7b5c727466'),
    told: (name) => msg('documentNotText', { name }),
  },
  {
    // HEIC and AVIF have the length of their first box before its type.
    begins: (head) =>
      beginsWith('89504e47', 'ffd8ff', '47494638', '52494646')(head) ||
      head.slice(8, 16) === '66747970',
    told: (name) => msg('imageNotText', { name }),
  },
  {
    begins: beginsWith('504b0304', '1f8b'),
    told: (name) => msg('archiveNotText', { name }),
  },
]

const HEAD = 8

/** Throws INVALID_REQUEST for files that are not text. */
function refuseOtherKinds(bytes: Buffer, name: string | Message): void {
  const head = bytes.toString('hex', 0, HEAD)
  const kind = KINDS.find(({ begins }) => begins(head))
  if (kind) throw invalid(kind.told(name))
}
