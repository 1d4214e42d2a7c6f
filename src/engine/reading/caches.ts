/** Caches of what was read: recipes repeat lines and phrases, and a file asks for each of its lines several times. */

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

const MAX_FOODS = 2_000
const MAX_LINES = 1_500

const known = new WeakMap<Library, Caches>()

/** The caches of a library. */
export function cachesOf(library: Library): Caches {
  const caches = known.get(library) ?? {
    foods: new BoundedCache<CachedFood>(MAX_FOODS),
    lines: new BoundedCache<LineReading>(MAX_LINES),
  }
  known.set(library, caches)
  return caches
}
