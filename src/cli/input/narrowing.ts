/** Reads the options that narrow and order a search. */

import { isDiet, isUncovered } from '../../domain/restrictions.ts'
import { requireRestrictions } from '../../engine/kitchen/swap-request.ts'
import { readBound, readOrder, type Wanted } from '../../engine/search.ts'

export interface NarrowingOptions {
  readonly category?: string
  readonly diet?: string
  readonly without?: string
  readonly min?: string
  readonly max?: string
  readonly sort?: string
}

/** Lists are separated by commas. Throws what the readers of the engine throw. */
export function wanted({ category, diet, without, min, max, sort }: NarrowingOptions): Wanted {
  const named = (names: readonly string[]) => (names.length === 0 ? [] : requireRestrictions(names))
  const avoided = list(without)
  return {
    category,
    diet: named(list(diet)).filter(isDiet),
    without: [
      ...avoided.filter(isUncovered),
      ...named(avoided.filter((name) => !isUncovered(name))).filter((name) => !isDiet(name)),
    ] as Wanted['without'],
    min: list(min).map(readBound),
    max: list(max).map(readBound),
    ...(sort === undefined ? {} : { sort: readOrder(sort) }),
  }
}

const list = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
