/** Folded names by a text of each, its letters or its sounds, in shards by the length of that: what is near a text is about as long. */

import { Packed, packNumbers, packTexts, type Texts } from '../domain/packed.ts'
import { editDistance } from './edit-distance.ts'
import { letters, placesLike } from './letters.ts'

/** A shard for each length; the last has the texts that are as long as its number or longer. */
export const SHARDS = 32

const shardOf = (length: number) => Math.min(length, SHARDS - 1)

/** A folded name, and how many letters or sounds it is off. */
export interface Near {
  readonly key: string
  readonly distance: number
}

interface Row {
  readonly text: string
  readonly key: string
}

/** The shards, each a body: the letters that each text has, the texts, and the names where these are not the texts themselves. */
export function packByLength(rows: readonly Row[]): readonly Buffer[] {
  const areNames = rows.every(({ text, key }) => text === key)
  const shards: Row[][] = Array.from({ length: SHARDS }, () => [])
  for (const row of rows) shards[shardOf(row.text.length)]?.push(row)
  return shards.map((shard) => {
    const sorted = shard.sort(
      (a, b) =>
        a.text.length - b.text.length || byLetters(a.text, b.text) || byLetters(a.key, b.key),
    )
    const texts = sorted.map(({ text }) => text)
    return Buffer.concat([
      packNumbers(texts.map(letters)),
      packTexts(texts),
      ...(areNames ? [] : [packTexts(sorted.map(({ key }) => key))]),
    ])
  })
}

const byLetters = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

interface Shard {
  readonly letters: Int32Array
  readonly texts: Texts
  readonly keys: Texts
}

export class LengthShards {
  private readonly shards: Shard[] = []

  /** `read` gives the body of a shard; `areNames` says whether the texts are the names themselves. */
  constructor(
    private readonly read: (shard: number) => Buffer,
    private readonly areNames: boolean,
  ) {}

  /** The names whose texts are within `distance` of a text, nearest first, ties by length and letters. */
  near(text: string, distance: number): readonly Near[] {
    const own = letters(text)
    const found: Near[] = []
    const last = shardOf(text.length + distance)
    for (let number = shardOf(Math.max(0, text.length - distance)); number <= last; number++) {
      const shard = this.shard(number)
      for (const at of placesLike(shard.letters, own, 2 * distance)) {
        const off = editDistance(text, shard.texts.at(at), distance)
        if (off <= distance) found.push({ key: shard.keys.at(at), distance: off })
      }
    }
    return found.sort((a, b) => a.distance - b.distance)
  }

  private shard(number: number): Shard {
    if (!this.shards[number]) {
      const lists = new Packed(this.read(number))
      const [bits, texts] = [lists.numbers(), lists.texts()]
      this.shards[number] = { letters: bits, texts, keys: this.areNames ? texts : lists.texts() }
    }
    return this.shards[number]
  }
}
