/** Caches of what was read: recipes repeat lines and phrases, and a file asks for each of its lines several times. */

import type { Library } from '../../library/library.ts'
import { cacheOf } from '../../search/indexes.ts'
import type { FoodReading } from './food.ts'
import type { LineReading } from './line.ts'

/** The reading of a phrase as it is written, and, once it was asked for, the one that may guess. */
export interface CachedFood {
  readonly written: FoodReading | undefined
  reading?: FoodReading
}

export const cachedFoods = (library: Library) => cacheOf<CachedFood>(library, 'foods', 2_000)
export const cachedLines = (library: Library) => cacheOf<LineReading>(library, 'lines', 1_500)
