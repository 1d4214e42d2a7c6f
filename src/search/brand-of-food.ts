/** Finds the brand of a food: its name, or a brand written next to it. */

import { nameKey } from '../language/fold.ts'
import { WORDS } from '../language/index.ts'
import type { Library } from '../library/library.ts'
import { isKind } from './compare-foods.ts'
import { type Found, scaled } from './food-reading.ts'
import { brandNamed } from './indexes.ts'
import type { Resolution } from './named.ts'
import { isOfBrand, type Phrase } from './phrase.ts'

/** Factor for the confidence of a food that only a brand name indicates. */
const BRAND = 0.8

/** The brand that the food name is, or that is next to it. */
export const brandOf = (library: Library, { name, brand }: Pick<Resolution, 'name' | 'brand'>) =>
  brandNamed(library, brand ?? nameKey(name))

/** A brand on its own only makes a guess; next to a food it adds its typical contents ("Kraft cheddar"). */
export function withBrand(phrase: Phrase, found: Found): Found {
  const [first, ...rest] = found.candidates
  if (found.certainty === 'none' || !first) return found
  const isNamed = brandOf(phrase.library, first) !== undefined
  const beside = isNamed ? undefined : brandBeside(phrase, first)
  if (!beside && !isNamed) return found
  const branded = beside ? { ...first, brand: beside.key } : first
  if (beside?.isOnlyBrand) return { ...found, candidates: [branded, ...rest] }
  // "Rama" is a margarine and a stick of cinnamon.
  const taken = found.certainty === 'sure' ? scaled(branded, BRAND) : branded
  return { ...found, certainty: 'guess', candidates: [taken, ...rest] }
}

/** The longest brand name among the words, unless it is part of the food's name. */
function brandBeside(phrase: Phrase, { name, ingredientId }: Resolution) {
  const { library, words } = phrase
  const { headFirst } = WORDS[phrase.language]
  const foodName = ` ${nameKey(name)} `
  for (const [from, to] of [phrase.whole, ...phrase.spans()]) {
    const key = words.slice(from, to).join(' ')
    const brand = brandNamed(library, key)
    if (brand === undefined || foodName.includes(` ${key} `)) continue
    const tags = phrase.tags.slice(from, to)
    // "Beef Oxo" is a stock cube, "butter Kerrygold" is butter.
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
