/** Fills in missing nutrients of a food by inference, from similar foods or from totals with the nutrient. */

import { NUTRIENT_KEYS, PART_KEYS } from '../domain/nutrient-keys.ts'
import { PARTS_OF_WHOLES } from '../domain/nutrients.ts'
import { itemAt } from '../domain/present.ts'
import {
  type Figured,
  figuredAt,
  mostOf,
  type NutrientRow,
  type NutrientRows,
  withRow,
} from './nutrient-rows.ts'

const DIGITS = 4
/** If values of similar foods differ by more than this share of the maximum, we give a bound instead of a figure. */
export const KIN_SHARE = 0.25

/** Sets nutrients to zero if the kind of food cannot contain them, and computes water as the remainder of 100 g. */
export function withLogic(
  id: string,
  food: NutrientRows,
  facts: { readonly plant: boolean; readonly sober: boolean },
): NutrientRows {
  const zeros = [
    ...(facts.plant ? ['lipids.cholesterol', 'sugars.lactose'] : []),
    ...(facts.sober ? ['macros.alcohol'] : []),
  ]
  const state = stateOfFood(food)
  const at = (key: string): Figured => {
    if (zeros.includes(key)) return { value: 0 }
    // If the total is zero, its parts are zero; if it is a trace, they are traces at most.
    const whole = wholeOf(key)
    const { value, mark } = whole ? { ...at(whole), ...figuredAt(food, whole) } : { value: null }
    return value === 0 ? { value: 0, mark } : { value: null }
  }
  const logical = filled(id, food, { source: 'derived:logical', state, at })
  const solids = ['protein', 'fat', 'carbohydrates', 'fibre', 'alcohol', 'salt'].map(
    (name) => figuredAt(logical, `macros.${name}`).value,
  )
  if (solids.includes(null)) return logical
  const rest = 100 - solids.reduce<number>((all, grams) => all + grams!, 0)
  return filled(id, logical, {
    source: 'derived:difference',
    state,
    at: (key) => ({ value: key === 'macros.water' && rest >= 0 ? rest : null }),
  })
}

/** The nearest total that includes the nutrient. For example, fat includes saturated fat. */
const wholeOf = (key: string) => PARTS_OF_WHOLES.find(([, parts]) => parts.includes(key))?.[0]

/** Minimum number of related foods from which to compute a range. */
const LEAST_KIN = 5

/** Foods of a family have similar water contents if the middle half of the values spans at most this many grams. */
export const ALIKE_IN_WATER = 15

/** Ranges of nutrients in a family, from food tables. If water contents are similar, only the middle half counts. */
export type KinSpread = ReadonlyMap<string, { readonly least: number; readonly most: number }>

export function kinSpread(kin: readonly NutrientRows[]): KinSpread {
  const spread = new Map<string, { readonly least: number; readonly most: number }>()
  if (kin.length < LEAST_KIN) return spread
  for (const key of NUTRIENT_KEYS.filter((one) => !NOT_FROM_KIN.includes(one))) {
    const spans = kin.map((one) => spanOf(tabled(one, key))).filter(({ most }) => most !== null)
    if (spans.length < LEAST_KIN) continue
    const least = Math.min(...spans.map((span) => span.least))
    spread.set(key, { least, most: Math.max(...spans.map((span) => span.most!)) })
  }
  const waters = kin
    .flatMap((one) => tabled(one, 'macros.water').value ?? [])
    .sort((one, other) => one - other)
  if (waters.length < LEAST_KIN) return spread
  const at = (share: number) => itemAt(waters, Math.round(share * (waters.length - 1)))
  const [least, most] = at(0.75) - at(0.25) <= ALIKE_IN_WATER ? [0.25, 0.75] : [0, 1]
  return spread.set('macros.water', { least: at(least), most: at(most) })
}

/** Fills gaps from foods of the same family and state: a figure if their table values agree, else an upper bound. */
export function withKin(id: string, food: NutrientRows, spread: KinSpread): NutrientRows {
  const at = (key: string): Figured => {
    const span = NOT_FROM_KIN.includes(key) ? undefined : spread.get(key)
    if (!span) return { value: null }
    if (span.most === 0) return { value: 0 }
    const whole = wholeOf(key)
    const limit = whole ? spanOf(figuredAt(food, whole)).most : null
    const most = limit === null ? span.most : Math.min(span.most, limit)
    return most < span.least
      ? { value: null, mark: most }
      : figureOf({ least: span.least, most }, KIN_SHARE)
  }
  return filled(id, food, { source: 'derived:kin', state: stateOfFood(food), at })
}

/** Gives each nutrient without a figure an upper bound: the total of which the nutrient is a part. */
export function withWholes(id: string, food: NutrientRows): NutrientRows {
  const at = (key: string): Figured => {
    const whole = wholeOf(key)
    const most =
      whole === undefined || PART_KEYS.includes(key) ? null : spanOf(figuredAt(food, whole)).most
    return { value: null, mark: most === null || most === 0 ? undefined : most }
  }
  return filled(id, food, { source: 'derived:whole', state: stateOfFood(food), at })
}

/** Nutrients not taken from similar foods: energy and water are computed; the others differ even in similar foods. */
const NOT_FROM_KIN: readonly string[] = [
  'macros.energyKcal',
  'macros.energyKilojoule',
  'macros.protein',
  'macros.fat',
  'macros.carbohydrates',
  'macros.water',
  'macros.alcohol',
]

/** Returns the value from a food table. Ignores derived values, because we must not derive other values from them. */
export function tabled(food: NutrientRows, key: string): Figured {
  const row = food.rows.find(({ nutrients }) => nutrients.includes(key))
  return row && !row.source.startsWith('derived:') ? figuredAt(food, key) : { value: null }
}

/** A range of values; `most` is null if unknown. */
export type Span = { readonly least: number; readonly most: number | null }

export const spanOf = (figured: Figured): Span => ({
  least: figured.value ?? 0,
  most: mostOf(figured),
})

/** The midpoint if the range is relatively small, else the upper bound. */
export function figureOf({ least, most }: Span, openShare: number): Figured {
  if (most === null) return { value: null }
  if (most - least <= openShare * Math.abs(most)) return { value: (least + most) / 2 }
  return { value: null, mark: rounded(most) }
}

/** State of the food according to its first row; processed by default. */
export const stateOfFood = (food: NutrientRows | undefined) => food?.rows[0]?.state ?? 'processed'

/** Adds those figures of the row that the food does not have yet. */
export const filled = (id: string, food: NutrientRows | undefined, row: NutrientRow) =>
  withRow(id, food, {
    ...row,
    at: (key) => {
      const { value, mark } = row.at(key)
      return { value: value === null ? null : rounded(value), mark }
    },
  })

export const rounded = (value: number): number => Number(Math.max(0, value).toPrecision(DIGITS))
