/** Names within a few letters of a misspelt one, of all languages. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { LengthShards, type Near, packByLength } from './length-shards.ts'

/** What was near the last few texts: a query asks for the same ones in more than one way. */
const LAST = 8

/** The shards for folded names. */
export function packSpelling(keys: readonly string[]): readonly Buffer[] {
  return packByLength([...new Set(keys)].map((key) => ({ text: key, key })))
}

export class Spelling {
  private readonly shards: LengthShards
  private readonly last = new BoundedCache<readonly Near[]>(LAST)

  /** `read` gives the body of a shard. */
  constructor(read: (shard: number) => Buffer) {
    this.shards = new LengthShards(read, true)
  }

  /** The folded names within `distance` letters, nearest first, ties by length and letters. */
  near(key: string, distance: number): readonly Near[] {
    return this.last.get(`${distance} ${key}`, () => this.shards.near(key, distance))
  }
}
