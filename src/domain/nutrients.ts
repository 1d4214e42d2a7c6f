/** Nutrients of a food per 100 g of its edible part, in four groups. */

import {
  NUTRIENT_GROUPS,
  NUTRIENT_KEYS,
  type NutrientGroup,
  PART_GROUPS,
  PART_KEYS,
} from './nutrient-keys.ts'
import type { NutrientParts, Nutrients, Range } from './shapes/nutrition.ts'

/** Values in the order in which API answers list the nutrients. */
export type NutrientValues = readonly (number | null)[]

const GROUPS = Object.entries(NUTRIENT_GROUPS) as [NutrientGroup, readonly string[]][]
type Group = Record<string, number | null>

export function nutrientsWith(id: string, values: NutrientValues): Nutrients {
  const nutrients: Record<string, string | Group> = { id }
  let place = 0
  for (const [group, names] of GROUPS) {
    const named: Group = {}
    for (const name of names) named[name] = values[place++]!
    nutrients[group] = named
  }
  return nutrients as Nutrients
}

/** Builds the nutrients of a food by calling `pick` for each key (`group.name`). */
export const nutrientsOf = (id: string, pick: (key: string) => number | null): Nutrients =>
  nutrientsWith(
    id,
    NUTRIENT_KEYS.map((key) => pick(key)),
  )

export const valuesOf = (nutrients: Nutrients): NutrientValues =>
  GROUPS.flatMap(([group, names]) => {
    const values = nutrients[group] as Readonly<Group> | null
    return names.map((name) => values?.[name] ?? null)
  })

/** Value of a nutrient by key (`group.name`); null if the value or its group is null. */
export function nutrientAt(nutrients: Nutrients, key: string): number | null {
  const place = PLACES.get(key)
  if (!place) return null
  const values = nutrients[place.group] as Readonly<Group> | null
  return values?.[place.name] ?? null
}

/** Computed once, because a build reads millions of values. */
const PLACES = new Map(
  GROUPS.flatMap(([group, names]) => names.map((name) => [`${group}.${name}`, { group, name }])),
)

/** An upper limit of a nutrient, or `traces` for a negligible amount. */
export type NutrientMark = number | 'traces'
/** Marks by key (`group.name`). If only an upper limit is known, there is no value; for traces, the value is 0. */
export type NutrientMarks = Readonly<Record<string, NutrientMark>>

/** Builds the nutrient parts of a food by calling `pick` for each key (`group.name`). */
export function partsOf(pick: (key: string) => number | null): NutrientParts {
  const groups = Object.entries(PART_GROUPS).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, pick(`${group}.${name}`)])),
  ])
  return Object.fromEntries(groups) as NutrientParts
}

/** Returns the value for a key (`group.name`) from the 29 nutrients or from the other figures; null if unknown. */
export function figureAt(nutrients: Nutrients | null, parts: NutrientParts | null, key: string) {
  if (!PART_KEYS.includes(key)) return nutrients === null ? null : nutrientAt(nutrients, key)
  const [group, name] = key.split('.') as [keyof NutrientParts, string]
  return (parts?.[group] as Readonly<Record<string, number | null>> | undefined)?.[name] ?? null
}

/** Maps a nutrient to the total that includes the nutrient. An unknown amount of the nutrient is at most the total. */
const WHOLE_OF: Readonly<Record<string, string>> = {
  'macros.sugar': 'macros.carbohydrates',
  'lipids.saturatedFat': 'macros.fat',
  'lipids.monounsaturatedFat': 'macros.fat',
  'lipids.polyunsaturatedFat': 'macros.fat',
  ...Object.fromEntries(
    ['lactose', 'fructose', 'glucose', 'sucrose', 'maltose'].map((name) => [
      `sugars.${name}`,
      'macros.sugar',
    ]),
  ),
}

/** The nutrient data of a food. */
export interface Known {
  readonly nutrients: Nutrients | null
  readonly nutrientParts: NutrientParts | null
  readonly nutrientMarks: NutrientMarks
}

/**
 * Range of a nutrient: its exact value or, if the value is unknown, from 0 to an upper limit. The limit comes from the
 * source or from a total.
 */
export function rangeAt(food: Known, key: string): Range {
  const value = figureAt(food.nutrients, food.nutrientParts, key)
  if (value !== null) return { min: value, max: value }
  const mark = food.nutrientMarks[key]
  const whole = WHOLE_OF[key]
  const most = [
    ...(typeof mark === 'number' ? [mark] : []),
    ...(whole === undefined ? [] : [rangeAt(food, whole).max]),
  ].filter((one) => one !== null)
  return { min: 0, max: most.length === 0 ? null : Math.min(...most) }
}

/** Tolerance by which the parts may exceed their total: a share of the total plus some grams. */
type Slack = { readonly share: number; readonly grams: number }
/** Tolerance for rounding: one per cent, plus half a unit in the last decimal place of a table. */
const ROUNDING: Slack = { share: 0.01, grams: 0.05 }
/** Tolerance for sugars, because individual sugars and their total are analysed by different methods. */
const TWO_METHODS: Slack = { share: 0.05, grams: 0.3 }

/** Totals with the parts that must not exceed them. The smallest total that includes a part comes first. */
export const PARTS_OF_WHOLES: readonly (readonly [
  whole: string,
  parts: readonly string[],
  slack: Slack,
])[] = [
  ['macros.carbohydrates', ['macros.sugar'], ROUNDING],
  [
    'macros.fat',
    ['lipids.saturatedFat', 'lipids.monounsaturatedFat', 'lipids.polyunsaturatedFat'],
    ROUNDING,
  ],
  [
    'macros.sugar',
    ['sugars.lactose', 'sugars.fructose', 'sugars.glucose', 'sugars.sucrose', 'sugars.maltose'],
    TWO_METHODS,
  ],
  ['macros.sugar', ['sugars.lactose'], ROUNDING],
  ['macros.carbohydrates', ['sugars.lactose'], ROUNDING],
  ['sugars.polyols', ['sugars.erythritol'], ROUNDING],
]

/** True if the parts exceed the total by more than the tolerance. */
export const exceedsWhole = (sum: number, whole: number | null, slack: Slack): boolean =>
  whole !== null && sum > whole * (1 + slack.share) + slack.grams

/** Nutrients that make up 100 g, each counted once. */
const MASS = ['protein', 'fat', 'carbohydrates', 'fibre', 'salt', 'water', 'alcohol'] as const
/**
 * Upper limit, in grams per 100 g, for the sum of the nutrients that make up a food's mass. Analysis and rounding may
 * take the sum a few grams above 100.
 */
export const MOST_MASS = 103

/** Sum of the known grams of macronutrients, salt and water in 100 g. */
export const massOf = (valueAt: (key: string) => number | null): number =>
  MASS.reduce((all, name) => all + (valueAt(`macros.${name}`) ?? 0), 0)
