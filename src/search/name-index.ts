/** The names by their words, in shards by the first letter of a word: a search reads one of them. */

import type { Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'
import {
  type IndexedName,
  type MistypedName,
  NameShard,
  packShard,
  type RankedName,
  type Word,
  wordStarts,
} from './name-shard.ts'

/** The letters of the alphabet each have one for themselves. */
const SHARDS = 32

const shardOf = (firstByte: number) => firstByte % SHARDS

/** The shards, each a body; `ids` are those of the foods in the order of their places. */
export function packNames(
  ids: readonly string[],
  names: readonly IndexedName[],
  popularity: Popularity,
): readonly Buffer[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const words: Word[][] = Array.from({ length: SHARDS }, () => [])
  for (const name of names) {
    const key = Buffer.from(name.key)
    for (const at of wordStarts(key)) words[shardOf(key[at]!)]!.push({ name, at })
  }
  return words.map((of) => packShard(of, popularity, placeOf))
}

/** No method finds anything for an empty text. */
export class NameIndex {
  private readonly shards: (NameShard | undefined)[] = []

  /** `read` gives the body of a shard. */
  constructor(private readonly read: (shard: number) => Buffer) {}

  /** The best name of each food with a word that begins with `text`; the first `limit`, ties by place. */
  beginning(text: string, lang: Language, limit: number): readonly RankedName[] {
    const bytes = bytesOf(text)
    return this.shard(bytes)?.beginning(bytes, lang, limit) ?? []
  }

  /**
   * The best name of each food with a word that begins with `text` but for one letter, in the order of completion, ties by place.
   * Other first letters are looked at where no name is all of the text but for a typo behind its first.
   */
  mistyped(text: string, lang: Language): readonly MistypedName[] {
    const bytes = bytesOf(text)
    const likely = new Set([...bytes.slice(0, 2)].map((letter) => shardOf(letter.charCodeAt(0))))
    const found = new Map<number, MistypedName>()
    const look = (number: number) => {
      for (const name of this.shardAt(number).mistyped(bytes, lang)) {
        const known = found.get(name.place)
        if (known === undefined || name.cost < known.cost) found.set(name.place, name)
      }
    }
    for (const number of likely) look(number)
    if (![...found.values()].some(({ isWhole, isFirst }) => isWhole && isFirst)) {
      for (let number = 0; number < SHARDS; number++) if (!likely.has(number)) look(number)
    }
    return [...found.values()].sort((a, b) => a.cost - b.cost || a.place - b.place)
  }

  /** The places of the foods that have a word that begins with `text`. */
  placesBeginning(text: string): readonly number[] {
    const bytes = bytesOf(text)
    return this.shard(bytes)?.placesBeginning(bytes) ?? []
  }

  /** The places of the foods with a name that has the words of `text` as whole words. */
  holding(text: string): Iterable<number> {
    const bytes = bytesOf(text)
    return this.shard(bytes)?.holding(bytes) ?? []
  }

  private shard(bytes: string): NameShard | undefined {
    if (bytes === '') return undefined
    return this.shardAt(shardOf(bytes.charCodeAt(0)))
  }

  private shardAt(number: number): NameShard {
    this.shards[number] ??= new NameShard(this.read(number))
    return this.shards[number]
  }
}

/** The UTF-8 bytes of a text as letters, one each; a folded text mostly is that already. */
function bytesOf(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text).toString('latin1')
}

const ASCII = /^[ -~]*$/
