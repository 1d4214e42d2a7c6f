/** Folded names by their letters or their sounds, in shards by length: texts a few letters apart are about equally long. */

import { Packed, packNumbers, packTexts, type Texts } from '../domain/packed.ts'
import { editDistance } from './edit-distance.ts'

/** One shard per length; the last has all longer texts too. */
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

/** Each shard: the letters of each text as bits, the texts, and the names unless the texts are the names. */
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

  /** `read` gives the body of a shard; `areNames` is true if the texts are the names themselves. */
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

/** The letters of a text as bits: one for each from a to z, one for digits, one for all others. */
function letters(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 32) continue
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27)
  }
  return bits
}

/**
 * The places where at most `most` bits differ: a replaced letter changes two, one that is left out or added changes one.
 * Only a loop as short as this is compiled well; with the distance computed inside it takes ten times as long.
 */
function placesLike(bits: Int32Array, own: number, most: number): readonly number[] {
  const places: number[] = []
  for (let at = 0; at < bits.length; at++) if (bitCount(bits[at]! ^ own) <= most) places.push(at)
  return places
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
