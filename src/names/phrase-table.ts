/**
 * A hash table of phrases, each with a number. It is packed in shards, so that a run of the program reads only the shards it
 * needs.
 */

import { type Packed, packNumbers, packTexts, partsOf, type Texts } from '../domain/packed.ts'

const SHARDS = 256
const shardOf = (hash: number) => hash % SHARDS

/** Phrases sorted by their hashes. */
interface Shard {
  readonly hashes: Int32Array
  readonly phrases: Texts
  readonly numbers: Int32Array
}

/** Packs each shard. */
export function packPhrases(numbers: ReadonlyMap<string, number>): readonly Buffer[] {
  const shards = Array.from({ length: SHARDS }, (): (readonly [string, number, number])[] => [])
  for (const [phrase, number] of numbers) {
    const hash = hashOf(phrase)
    shards[shardOf(hash)]!.push([phrase, number, hash])
  }
  return shards.map((rows) => {
    rows.sort(([, , a], [, , b]) => a - b)
    return Buffer.concat([
      packNumbers(rows.map(([, , hash]) => hash)),
      packTexts(rows.map(([phrase]) => phrase)),
      packNumbers(rows.map(([, number]) => number)),
    ])
  })
}

/** Reads the packed shards. */
export class PhraseTable {
  private readonly shard: (number: number) => Shard

  /** `read` returns a shard. */
  constructor(read: (shard: number) => Buffer) {
    this.shard = partsOf(read, shardIn)
  }

  /** The number of a phrase. */
  find(phrase: string): number | undefined {
    const hash = hashOf(phrase)
    const { hashes, phrases, numbers } = this.shard(shardOf(hash))
    let low = 0
    let high = hashes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (hashes[middle]! < hash) low = middle + 1
      else high = middle
    }
    for (let place = low; hashes[place] === hash; place++) {
      if (phrases.is(place, phrase)) return numbers[place]
    }
    return undefined
  }

  /** All phrases with their numbers. */
  *entries(): Generator<readonly [string, number]> {
    for (let shard = 0; shard < SHARDS; shard++) {
      const { phrases, numbers } = this.shard(shard)
      for (const [place, number] of numbers.entries()) yield [phrases.at(place), number]
    }
  }
}

const shardIn = (lists: Packed): Shard => ({
  hashes: lists.numbers(),
  phrases: lists.texts(),
  numbers: lists.numbers(),
})

/** A whole number from 0 to 2 ** 31 - 1. */
function hashOf(phrase: string): number {
  let hash = 0
  for (let at = 0; at < phrase.length; at++) {
    hash = (Math.imul(31, hash) + phrase.charCodeAt(at)) | 0
  }
  return (hash ^ (hash >>> 15)) & 0x7fffffff
}
