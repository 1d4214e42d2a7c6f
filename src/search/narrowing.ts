/** Limits search hits by category, diet, allergen and nutrients, and sorts them by a value. */

import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import type { Concern, Diet } from '../domain/restrictions.ts'
import type { FodmapProfile } from '../domain/shapes/profiles.ts'
import type { Library } from '../library/library.ts'
import { figures, foods } from './indexes.ts'
import { commonness } from './name-order.ts'

/** A nutrient (`group.name`) and an amount per 100 g, in the unit of that nutrient. */
export type Bound = { readonly nutrient: string; readonly amount: number }

/** Conditions that must all be met. An unknown value fails its condition. */
export interface Narrowing {
  readonly category?: string | undefined
  readonly subcategory?: string | undefined
  readonly fodmap?: readonly FodmapProfile['fodmapLevel'][] | undefined
  readonly diet?: readonly Diet[] | undefined
  readonly without?: readonly Concern[] | undefined
  readonly min?: readonly Bound[] | undefined
  readonly max?: readonly Bound[] | undefined
}

/** Sort by id, name in the requested language, commonness in recipes, or nutrient (`group.name`). */
export type Order = { readonly by: string; readonly isDescending: boolean }

export const narrows = ({ category, diet, without, min, max }: Narrowing): boolean =>
  category !== undefined || [diet, without, min, max].some((list) => (list?.length ?? 0) > 0)

export function passing(library: Library, narrowing: Narrowing): (id: string) => boolean {
  const { category, subcategory, fodmap, diet = [], without = [], min = [], max = [] } = narrowing
  const of = figures(library)
  const value = (key: string, ordinal: number) => of.nutrient(key, ordinal) ?? Number.NaN
  return (id) => {
    const ordinal = foods(library).find(id)!
    return (
      (category === undefined || of.category(ordinal) === category) &&
      (subcategory === undefined || of.subcategory(ordinal) === subcategory) &&
      (fodmap === undefined || fodmap.includes(of.fodmapLevel(ordinal))) &&
      [...diet, ...without].every((one) => of.fits(one, ordinal)) &&
      min.every(({ nutrient, amount }) => value(nutrient, ordinal) >= amount) &&
      max.every(({ nutrient, amount }) => value(nutrient, ordinal) <= amount)
    )
  }
}

/** Returns a comparator. Unknown values come last in both directions, and ties are sorted by id. */
export function comparing(
  library: Library,
  { by, isDescending }: Order,
  lang: Language,
): (one: string, other: string) => number {
  const sign = isDescending ? -1 : 1
  const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  if (by === 'id') return (one, other) => sign * byText(one, other)
  if (by === 'name') {
    const name = (id: string) => itemAt(library.ingredient(id)!.names[lang], 0)
    return (one, other) => sign * name(one).localeCompare(name(other), lang) || byText(one, other)
  }
  const value = (id: string) =>
    by === 'commonness'
      ? commonness(library.popularity, id, lang)
      : figures(library).nutrient(by, foods(library).find(id)!)
  return (one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || byText(one, other)
    return sign * (a - b) || byText(one, other)
  }
}
