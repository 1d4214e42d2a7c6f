/** Names within a few letters of a misspelt one: every folded name, in shards by length, beside the letters that it has. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import { editDistance } from './edit-distance.ts'
import { letters, placesLike } from './letters.ts'
import { Packed, packNumbers, packTexts, type Texts } from './packed.ts'

/** What was near the last few texts: a query asks for the same ones in more than one way. */
const LAST = 8

/** A shard for each length; the last has the names that are as long as its number or longer. */
const SHARDS = 32

const shardOf = (length: number) => Math.min(length, SHARDS - 1)

/** The shards for folded names, each a body: the letters of each name, then the names. */
export function packSpelling(keys: readonly string[]): readonly Buffer[] {
  const shards: string[][] = Array.from({ length: SHARDS }, () => [])
  for (const key of new Set(keys)) shards[shardOf(key.length)]!.push(key)
  return shards.map((shard) => {
    const sorted = shard.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    return Buffer.concat([packNumbers(sorted.map(letters)), packTexts(sorted)])
  })
}

interface Shard {
  readonly letters: Int32Array
  readonly names: Texts
}

/** A folded name, and how many letters it is off. */
interface Near {
  readonly key: string
  readonly distance: number
}

export class Spelling {
  private readonly shards: Shard[] = []
  private readonly last = new BoundedCache<readonly Near[]>(LAST)

  /** `read` gives the body of a shard. */
  constructor(private readonly read: (shard: number) => Buffer) {}

  /** The folded names within `distance` letters, nearest first, ties by length and letters. */
  near(key: string, distance: number): readonly Near[] {
    return this.last.get(`${distance} ${key}`, () => this.findNear(key, distance))
  }

  private findNear(key: string, distance: number): readonly Near[] {
    const own = letters(key)
    const found: Near[] = []
    const last = shardOf(key.length + distance)
    for (let number = shardOf(Math.max(0, key.length - distance)); number <= last; number++) {
      const shard = this.shard(number)
      for (const at of placesLike(shard.letters, own, 2 * distance)) {
        const name = shard.names.at(at)
        const off = editDistance(key, name, distance)
        if (off <= distance) found.push({ key: name, distance: off })
      }
    }
    return found.sort((a, b) => a.distance - b.distance)
  }

  private shard(number: number): Shard {
    if (!this.shards[number]) {
      const lists = new Packed(this.read(number))
      this.shards[number] = { letters: lists.numbers(), names: lists.texts() }
    }
    return this.shards[number]
  }
}
