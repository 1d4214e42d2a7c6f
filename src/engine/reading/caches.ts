/** What was read of a library's lines and phrases: recipes repeat both, and a file asks for each of its lines several times. */

import { BoundedCache } from '../../domain/bounded-cache.ts'
import type { Library } from '../../library/library.ts'
import type { FoodReading } from './food.ts'
import type { LineReading } from './line.ts'

/** The reading of a phrase as it is written, and, once it was asked for, the one that may guess. */
export interface CachedFood {
  readonly written: FoodReading | undefined
  reading?: FoodReading
}

interface Caches {
  readonly foods: BoundedCache<CachedFood>
  readonly lines: BoundedCache<LineReading>
}

const MOST_FOODS = 2_000
const MOST_LINES = 1_000

const known = new WeakMap<Library, Caches>()

export function cachesOf(library: Library): Caches {
  const caches = known.get(library) ?? {
    foods: new BoundedCache<CachedFood>(MOST_FOODS),
    lines: new BoundedCache<LineReading>(MOST_LINES),
  }
  known.set(library, caches)
  return caches
}
