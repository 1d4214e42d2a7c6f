/** Decodes a file or pipe: UTF-8, UTF-16 with a byte order mark, declared Latin-1, or Paprika's archives. */

import { isUtf8 } from 'node:buffer'
import { invalid } from '../../errors.ts'
import { type Message, msg } from '../../wording/message.ts'
import { recipesInArchive } from './archive.ts'

/**
 * Decodes text in a supported encoding and removes the byte order mark. Throws INVALID_REQUEST otherwise, because
 * "Erdnußöl" (peanut oil) in Latin-1 would become an unknown word.
 */
export function decodedText(bytes: Buffer, name: string | Message): string {
  if (bytes.length >= 2 && bytes.length % 2 === 0) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2)
    if (bytes[0] === 0xfe && bytes[1] === 0xff) {
      return Buffer.from(bytes).swap16().toString('utf16le', 2)
    }
  }
  const archived = unpacked(bytes, name)
  if (archived !== undefined) return archived
  refuseOtherKinds(bytes, name)
  if (!isUtf8(bytes)) {
    const text = inOldEncoding(bytes)
    if (text === undefined) throw invalid(msg('notValidUTF8', { name }))
    return text
  }
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}

/** Returns the recipes in a Paprika archive as JSON; undefined for other files. */
function unpacked(bytes: Buffer, name: string | Message): string | undefined {
  if (!ARCHIVE(headOf(bytes))) return undefined
  try {
    return recipesInArchive(bytes)
  } catch {
    throw invalid(msg('archiveUnreadable', { name }))
  }
}

/** Decodes Windows-1252 if the text declares Latin-1 (XML) or comes from an old recipe program; else undefined. */
function inOldEncoding(bytes: Buffer): string | undefined {
  const text = new TextDecoder('windows-1252').decode(bytes)
  const isOld = OLD.test(text.slice(0, 2_000)) && !DOS.test(text)
  return isOld ? text : undefined
}

const OLD =
  /^\s*<\?xml[^>]*encoding=["'](?:iso-8859-1|latin-?1|windows-1252)["']|^(?:M{5}|-{5})-{3}.*meal-?master|^={5}.*rezkonv|^ *\* *Exported from +MasterCook/im

/** Matches garbled umlauts inside words, which result from decoding a DOS encoding as Windows-1252. */
const DOS = /\p{L}[\u0081„”]\p{L}/u

interface Kind {
  /** True if a file of this kind begins with these bytes (in hex). */
  readonly begins: (head: string) => boolean
  readonly advice: (name: string | Message) => Message
}

const beginsWith =
  (...beginnings: readonly string[]) =>
  (head: string) =>
    beginnings.some((beginning) => head.startsWith(beginning))

const ARCHIVE = beginsWith('504b0304', '1f8b')

/** Binary file types, each with advice for the user. */
const KINDS: readonly Kind[] = [
  { begins: beginsWith('25504446'), advice: (name) => msg('pdfNotText', { name }) },
  { begins: beginsWith('7b5c727466'), advice: (name) => msg('documentNotText', { name }) },
  {
    // HEIC and AVIF begin with the length of their first box, followed by its type.
    begins: (head) =>
      beginsWith('89504e47', 'ffd8ff', '47494638', '52494646')(head) ||
      head.slice(8, 16) === '66747970',
    advice: (name) => msg('imageNotText', { name }),
  },
  { begins: ARCHIVE, advice: (name) => msg('archiveNotText', { name }) },
]

const headOf = (bytes: Buffer) => bytes.toString('hex', 0, 8)

/** Throws INVALID_REQUEST for files that are not text. */
function refuseOtherKinds(bytes: Buffer, name: string | Message): void {
  const head = headOf(bytes)
  const kind = KINDS.find(({ begins }) => begins(head))
  if (kind) throw invalid(kind.advice(name))
}
