/** Finds the brand of a food. The brand may be the name of the food, or may be written next to the name. */

import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import type { Library } from '../library/library.ts'
import { isKind } from './compare-foods.ts'
import { type Found, scaled } from './food-reading.ts'
import { brandNamed } from './indexes.ts'
import type { Resolution } from './named.ts'
import { isOfBrand, type Phrase } from './phrase.ts'

/** Confidence factor for a food known only by its brand name. */
const BRAND = 0.8

/** Returns the brand name that is written next to a food, or the name of the food if that is a brand name. */
export const brandOf = (library: Library, { name, brand }: Pick<Resolution, 'name' | 'brand'>) =>
  brandNamed(library, brand ?? nameKey(name))

/** Adds the typical contents of a brand, as in "Kraft cheddar". If only a brand is named, the result is a guess. */
export function withBrand(phrase: Phrase, found: Found): Found {
  const [first, ...rest] = found.candidates
  if (found.certainty === 'none' || !first) return found
  const isNamed = brandOf(phrase.library, first) !== undefined
  const beside = isNamed ? undefined : brandBeside(phrase, first)
  if (!beside && !isNamed) return found
  const branded = beside ? { ...first, brand: beside.key } : first
  if (beside?.isOnlyBrand) return { ...found, candidates: [branded, ...rest] }
  // A brand name may have another meaning. For example, "Rama" is a margarine, but in Spanish a stick of cinnamon.
  const taken = found.certainty === 'sure' ? scaled(branded, BRAND) : branded
  return { ...found, certainty: 'guess', candidates: [taken, ...rest] }
}

/** The longest brand name among the words. A brand name that is part of the food's name does not count. */
function brandBeside(phrase: Phrase, { name, ingredientId }: Resolution) {
  const { library, words } = phrase
  const { headFirst } = WORDS[phrase.language]
  const foodName = ` ${nameKey(name)} `
  for (const [from, to] of [phrase.whole, ...phrase.spans()]) {
    const key = words.slice(from, to).join(' ')
    const brand = brandNamed(library, key)
    if (brand === undefined || foodName.includes(` ${key} `)) continue
    const tags = phrase.tags.slice(from, to)
    // The last word may decide what the food is: "Beef Oxo" is a stock cube, but "butter Kerrygold" is butter.
    const isHead =
      !headFirst &&
      brand.food &&
      !phrase.arePlain(0, from) &&
      phrase.arePlain(to) &&
      !isKind(library, ingredientId, brand.food)
    const isOnlyBrand = !isHead && tags.every((tag) => tag.isPlain && isOfBrand(tag))
    if (isOnlyBrand || isHead || tags.some((tag) => !tag.isPlain)) return { key, isOnlyBrand }
  }
  return undefined
}
