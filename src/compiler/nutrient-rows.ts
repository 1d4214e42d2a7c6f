/** Merges the food table rows of a food. Better rows take precedence, and each figure keeps the source of its row. */

import type { FoodState } from '../domain/nutrient-keys.ts'
import { FIGURE_KEYS, PART_KEYS } from '../domain/nutrient-keys.ts'
import {
  exceedsWhole,
  figureAt,
  MOST_MASS,
  massOf,
  type NutrientMark,
  type NutrientMarks,
  nutrientsOf,
  PARTS_OF_WHOLES,
  partsOf,
} from '../domain/nutrients.ts'
import type { NutrientParts, NutrientSource, Nutrients } from '../domain/shapes/nutrition.ts'

export interface NutrientRows {
  readonly rows: readonly NutrientSource[]
  readonly nutrients: Nutrients
  readonly parts: NutrientParts | null
  readonly marks: NutrientMarks
}

/** Value of a nutrient in a food: a figure, or a mark for an upper bound or traces. */
export type Figured = { readonly value: number | null; readonly mark?: NutrientMark | undefined }

/** A row of a food table or of a derivation. */
export interface NutrientRow {
  readonly source: string
  readonly state: FoodState
  readonly at: (key: string) => Figured
}

/** Parses a cell of our data files; undefined if the cell contains no amount. */
export function readAmount(cell: string): Figured | undefined {
  if (cell === '') return { value: null }
  if (cell === 'tr') return { value: 0, mark: 'traces' }
  const [, sign, digits] = /^(<?)(\d+(?:\.\d+)?(?:e-?\d+)?)$/.exec(cell) ?? []
  if (digits === undefined) return undefined
  return sign === '<' ? { value: null, mark: Number(digits) } : { value: Number(digits) }
}

export function figuredAt(food: NutrientRows | undefined, key: string): Figured {
  if (!food) return { value: null }
  return { value: figureAt(food.nutrients, food.parts, key), mark: food.marks[key] }
}

/** Pairs of nutrients that give the same amount in two units. Both are taken from the same row. */
const TWINS: Readonly<Record<string, string>> = {
  'macros.energyKcal': 'macros.energyKilojoule',
  'macros.energyKilojoule': 'macros.energyKcal',
  'macros.salt': 'minerals.sodium',
  'minerals.sodium': 'macros.salt',
}
/** Fills in missing nutrient values of a food from the row, except values that exceed a known upper bound. */
export function withRow(
  id: string,
  food: NutrientRows | undefined,
  row: NutrientRow,
): NutrientRows {
  const taken = new Map<string, Figured>()
  const after = (key: string) => taken.get(key) ?? figuredAt(food, key)
  let allSugar: NutrientRow['at'] | null = null
  for (const key of FIGURE_KEYS) {
    const given = withSalt(row.at, key)
    if (!adds(figuredAt(food, key), given)) continue
    const twin = TWINS[key]
    if (twin && !taken.has(twin) && figuredAt(food, twin).value !== null) continue
    taken.set(key, given)
    // "Carbohydrate by difference" already includes acids; acids from another row would count twice.
    const isCounted = key === 'acids.organic' && hasCarbohydrateByDifference(food)
    if (!isCounted && !exceeds(key, after)) continue
    taken.delete(key)
    if (key === 'macros.sugar' && given.value !== null)
      allSugar = allOf(after('macros.carbohydrates').value, given.value)
  }
  for (const key of LEFT_OUT) if (isTooHeavy((one) => after(one).value)) taken.delete(key)
  if (taken.size === 0 && food && !allSugar) return food
  const marks = FIGURE_KEYS.flatMap((key) => {
    const { mark } = after(key)
    return mark === undefined ? [] : [[key, mark] as const]
  })
  const value = (key: string) => after(key).value
  const hasParts = PART_KEYS.some((key) => value(key) !== null)
  const result = withoutExcess({
    rows: [
      ...(food?.rows ?? []).map((one) => ({
        ...one,
        nutrients: one.nutrients.filter((key) => !taken.has(key)),
      })),
      { source: row.source, state: row.state, nutrients: [...taken.keys()] },
    ],
    nutrients: nutrientsOf(id, value),
    parts: hasParts ? partsOf(value) : null,
    marks: Object.fromEntries(marks),
  })
  return allSugar
    ? withRow(id, result, { source: 'derived:whole', state: row.state, at: allSugar })
    : result
}

/** Removes a figure that contradicts better data. */
export function withoutFigure(food: NutrientRows, key: string): NutrientRows {
  const { [key]: _, ...marks } = food.marks
  const value = (one: string) => (one === key ? null : figuredAt(food, one).value)
  return {
    rows: food.rows.map((row) => ({
      ...row,
      nutrients: row.nutrients.filter((one) => one !== key),
    })),
    nutrients: nutrientsOf(food.nutrients.id, value),
    parts: food.parts && partsOf(value),
    marks,
  }
}

/** Derives salt and sodium from each other: salt is exactly 2.5 times the sodium. */
function withSalt(at: NutrientRow['at'], key: string): Figured {
  const own = at(key)
  const isKnown = ({ value, mark }: Figured) => value !== null || mark !== undefined
  if (key === 'macros.salt') {
    const sodium = at('minerals.sodium')
    return isKnown(sodium) ? scaled(sodium, 2.5 / 1000) : own
  }
  return key === 'minerals.sodium' && !isKnown(own) ? scaled(at('macros.salt'), 1000 / 2.5) : own
}

/** Multiplies by a factor and rounds to twelve digits, to remove floating-point noise. */
function scaled({ value, mark }: Figured, factor: number): Figured {
  const times = (one: number) => Number((one * factor).toPrecision(12))
  return {
    value: value === null ? null : times(value),
    mark: typeof mark === 'number' ? times(mark) : mark,
  }
}

/** True if carbohydrate includes acids, as in US tables, which compute it by difference. */
function hasCarbohydrateByDifference(food: NutrientRows | undefined): boolean {
  const row = food?.rows.find(({ nutrients }) => nutrients.includes('macros.carbohydrates'))
  return /^(usda|fdc)/.test(row?.source ?? '')
}

/** True if the new value fills a gap or lowers a known bound. */
function adds(before: Figured, given: Figured): boolean {
  if (before.value !== null) return false
  if (given.value === null && given.mark === undefined) return false
  if (typeof before.mark !== 'number') return true
  if (given.value !== null) return given.value <= before.mark
  return typeof given.mark === 'number' && given.mark < before.mark
}

/** True if the parts of a nutrient would exceed their total. */
const exceeds = (key: string, at: (key: string) => Figured): boolean =>
  PARTS_OF_WHOLES.some(([whole, parts, slack]) => {
    if (key !== whole && !parts.includes(key)) return false
    const sum = parts.reduce((all, part) => all + (at(part).value ?? 0), 0)
    return exceedsWhole(sum, mostOf(at(whole)), slack)
  })

/** The figure, else the upper bound; null if neither is known. */
export const mostOf = ({ value, mark }: Figured): number | null =>
  value ?? (typeof mark === 'number' ? mark : null)

/** Two measurements of the same amount may differ by up to this factor. */
const NEAR = 1.1

/** If the measured sugar slightly exceeds the carbohydrates, treats all carbohydrates as sugar. */
function allOf(carbohydrates: number | null, sugar: number): NutrientRow['at'] | null {
  const isLittle = carbohydrates !== null && sugar > carbohydrates && sugar <= carbohydrates * NEAR
  if (!isLittle) return null
  return (key) => ({ value: key === 'macros.sugar' ? carbohydrates : null })
}

/**
 * Nutrients to drop first if the sum exceeds 100 g. Water is often calculated from other nutrients, and fibre depends
 * on the method of analysis.
 */
const LEFT_OUT = ['macros.water', 'macros.fibre'] as const

const isTooHeavy = (valueAt: (key: string) => number | null) => massOf(valueAt) > MOST_MASS

/** Removes water or fibre if the sum exceeds 100 g (for example, because alcohol is from another row). */
const withoutExcess = (food: NutrientRows): NutrientRows =>
  LEFT_OUT.reduce(
    (one, key) => (isTooHeavy((at) => figuredAt(one, at).value) ? withoutFigure(one, key) : one),
    food,
  )
