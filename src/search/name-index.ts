/** The names by their words, in sheets by the first letter of a word: a search reads one of them. */

import type { Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'
import {
  type IndexedName,
  NameSheet,
  packSheet,
  type RankedName,
  type Word,
  wordStarts,
} from './name-sheet.ts'

/** The letters of the alphabet each have one for themselves. */
const SHEETS = 32

const sheetOf = (firstByte: number) => firstByte % SHEETS

/** The sheets, each a body; `ids` are those of the foods in the order of their places. */
export function packNames(
  ids: readonly string[],
  names: readonly IndexedName[],
  popularity: Popularity,
): readonly Buffer[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const words: Word[][] = Array.from({ length: SHEETS }, () => [])
  for (const name of names) {
    const key = Buffer.from(name.key)
    for (const at of wordStarts(key)) words[sheetOf(key[at]!)]!.push({ name, at })
  }
  return words.map((of) => packSheet(of, popularity, placeOf))
}

/** No method finds anything for an empty text. */
export class NameIndex {
  private readonly sheets: (NameSheet | undefined)[] = []

  /** `read` gives the body of a sheet. */
  constructor(private readonly read: (sheet: number) => Buffer) {}

  /** The best name of each food with a word that begins with `text`; the first `limit`, ties by place. */
  beginning(text: string, lang: Language, limit: number): readonly RankedName[] {
    const bytes = bytesOf(text)
    return this.sheet(bytes)?.beginning(bytes, lang, limit) ?? []
  }

  /** The places of the foods that have a word that begins with `text`. */
  placesBeginning(text: string): readonly number[] {
    const bytes = bytesOf(text)
    return this.sheet(bytes)?.placesBeginning(bytes) ?? []
  }

  /** The places of the foods with a name that has the words of `text` as whole words. */
  holding(text: string): Iterable<number> {
    const bytes = bytesOf(text)
    return this.sheet(bytes)?.holding(bytes) ?? []
  }

  private sheet(bytes: string): NameSheet | undefined {
    if (bytes === '') return undefined
    const number = sheetOf(bytes.charCodeAt(0))
    this.sheets[number] ??= new NameSheet(this.read(number))
    return this.sheets[number]
  }
}

/** The bytes of a text as letters, one each: most folded texts are that already. */
function bytesOf(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text).toString('latin1')
}

const ASCII = /^[ -~]*$/
