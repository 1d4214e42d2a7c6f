/** Hash table from phrases to numbers, packed in shards so that a process loads only the shards it needs. */

import { packNumbers, packTexts, partsOf, type Texts } from '../domain/packed.ts'

const SHARDS = 512

/** Phrases, in the order of their hashes. */
interface Shard {
  readonly hashes: Int32Array
  readonly phrases: Texts
  readonly numbers: Int32Array
}

export function packPhrases(numbers: ReadonlyMap<string, number>): readonly Buffer[] {
  const shards = Array.from({ length: SHARDS }, () => new Map<string, number>())
  const sorted = [...numbers].sort(([a], [b]) => hashOf(a) - hashOf(b))
  for (const [phrase, number] of sorted) shards[shardOf(hashOf(phrase))]!.set(phrase, number)
  return shards.map((rows) =>
    Buffer.concat([
      packNumbers([...rows.keys()].map(hashOf)),
      packTexts([...rows.keys()]),
      packNumbers([...rows.values()]),
    ]),
  )
}

export class PhraseTable {
  private readonly shard: (number: number) => Shard

  constructor(read: (shard: number) => Buffer) {
    this.shard = partsOf(read, (lists) => ({
      hashes: lists.numbers(),
      phrases: lists.texts(),
      numbers: lists.numbers(),
    }))
  }

  find(phrase: string): number | undefined {
    const hash = hashOf(phrase)
    const { hashes, phrases, numbers } = this.shard(shardOf(hash))
    // Binary search, since `indexOf` makes reading a line 4 % slower.
    let [low, high] = [0, hashes.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (hashes[middle]! < hash) low = middle + 1
      else high = middle
    }
    while (hashes[low] === hash && !phrases.is(low, phrase)) low += 1
    return hashes[low] === hash ? numbers[low] : undefined
  }

  *entries(): Generator<readonly [string, number]> {
    for (let shard = 0; shard < SHARDS; shard++) {
      const { phrases, numbers } = this.shard(shard)
      for (const [at, number] of numbers.entries()) yield [phrases.at(at), number]
    }
  }
}

const shardOf = (hash: number) => hash % SHARDS

/** An integer from 0 to 2 ** 31 - 1. */
function hashOf(phrase: string): number {
  let hash = 0
  for (let at = 0; at < phrase.length; at++) {
    hash = (Math.imul(31, hash) + phrase.charCodeAt(at)) | 0
  }
  return (hash ^ (hash >>> 15)) & 0x7fffffff
}
