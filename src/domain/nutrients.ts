/** The nutrients of a food per 100 g edible portion, in their four groups. */

const MACROS = [
  'energyKcal',
  'energyKilojoule',
  'protein',
  'fat',
  'carbohydrates',
  'fibre',
  'sugar',
  'salt',
  'water',
  'alcohol',
] as const
const LIPIDS = ['cholesterol', 'saturatedFat', 'monounsaturatedFat', 'polyunsaturatedFat'] as const
const MINERALS = [
  'calcium',
  'iron',
  'magnesium',
  'phosphorus',
  'potassium',
  'sodium',
  'zinc',
] as const
const VITAMINS = ['a', 'b1', 'b2', 'b6', 'c', 'k', 'niacin', 'pantothenicAcid'] as const

/** What carbohydrate and energy are made of, beside the 29: kept apart, since the documented object has four groups. */
export const PART_GROUPS = {
  sugars: ['lactose', 'fructose', 'glucose', 'sucrose', 'maltose', 'polyols', 'erythritol'],
  acids: ['organic'],
} as const

export const NUTRIENT_GROUPS = {
  macros: MACROS,
  lipids: LIPIDS,
  minerals: MINERALS,
  vitamins: VITAMINS,
} as const
type NutrientGroup = keyof typeof NUTRIENT_GROUPS
type NutrientName<G extends NutrientGroup = NutrientGroup> = (typeof NUTRIENT_GROUPS)[G][number]

/** `group.name` of all 29 nutrients in wire order, as the columns of the data files name them. */
export const NUTRIENT_KEYS: readonly string[] = Object.entries(NUTRIENT_GROUPS).flatMap(
  ([group, names]) => names.map((name) => `${group}.${name}`),
)

/** `group.name` of the single sugars and the organic acids, in wire order. */
export const PART_KEYS: readonly string[] = Object.entries(PART_GROUPS).flatMap(([group, names]) =>
  names.map((name) => `${group}.${name}`),
)

/** All that a row of a table may give. */
export const FIGURE_KEYS: readonly string[] = [...NUTRIENT_KEYS, ...PART_KEYS]

/** Units of the values: grams but for the ones named here. */
export const NUTRIENT_UNITS: Readonly<Record<string, string>> = {
  'macros.energyKcal': 'kcal',
  'macros.energyKilojoule': 'kJ',
  'lipids.cholesterol': 'mg',
  ...Object.fromEntries(MINERALS.map((name) => [`minerals.${name}`, 'mg'])),
  ...Object.fromEntries(VITAMINS.map((name) => [`vitamins.${name}`, 'mg'])),
  'vitamins.a': 'ug RAE',
  'vitamins.k': 'ug',
}

/** A value of null was not measured; it is never a zero. */
export type Nutrients = { readonly id: string } & {
  readonly [G in NutrientGroup]: Readonly<Record<NutrientName<G>, number | null>> | null
}

/** The values in wire order; null as in the object. */
export type NutrientValues = readonly (number | null)[]

const GROUPS = Object.entries(NUTRIENT_GROUPS) as [NutrientGroup, readonly string[]][]
type Group = Record<string, number | null>

/** The object of nutrients with these values. */
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

/** The object of nutrients whose values `pick` gives for each `group.name`. */
export function nutrientsOf(id: string, pick: (key: string) => number | null): Nutrients {
  return nutrientsWith(
    id,
    NUTRIENT_KEYS.map((key) => pick(key)),
  )
}

export function valuesOf(nutrients: Nutrients): NutrientValues {
  return GROUPS.flatMap(([group, names]) => {
    const values = nutrients[group] as Readonly<Group> | null
    return names.map((name) => values?.[name] ?? null)
  })
}

/** The value at `group.name`, null when the group or the value is. */
export function nutrientAt(nutrients: Nutrients, key: string): number | null {
  const [group, name] = key.split('.') as [NutrientGroup, string]
  const values = nutrients[group] as Readonly<Record<string, number | null>> | null
  return values?.[name] ?? null
}

/** Grams of single sugars and organic acids in 100 g; null where nobody measured one. */
export type NutrientParts = {
  readonly [G in keyof typeof PART_GROUPS]: Readonly<
    Record<(typeof PART_GROUPS)[G][number], number | null>
  >
}

/** What a table says beyond a number: the value lies below the figure, or is too little to count (`traces`). */
export type NutrientMark = number | 'traces'
/** By `group.name`. A nutrient with a bound has no value, one with traces has the value 0. */
export type NutrientMarks = Readonly<Record<string, NutrientMark>>

/** The parts whose values `pick` gives. */
export function partsOf(pick: (key: string) => number | null): NutrientParts {
  const groups = Object.entries(PART_GROUPS).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, pick(`${group}.${name}`)])),
  ])
  return Object.fromEntries(groups) as NutrientParts
}

/** The figure at any `group.name`, of the 29 or of the parts. */
export function figureAt(
  nutrients: Nutrients | null,
  parts: NutrientParts | null,
  key: string,
): number | null {
  if (!PART_KEYS.includes(key)) return nutrients === null ? null : nutrientAt(nutrients, key)
  const [group, name] = key.split('.') as [keyof NutrientParts, string]
  return (parts?.[group] as Readonly<Record<string, number | null>> | undefined)?.[name] ?? null
}

/** What parts cannot exceed, for the most that an unknown part can be. */
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

/** A food as far as its nutrients are known. */
export interface Known {
  readonly nutrients: Nutrients | null
  readonly nutrientParts: NutrientParts | null
  readonly nutrientMarks: NutrientMarks
}

/** The least and the most that 100 g hold; the most is null where nothing bounds it. */
export interface Range {
  readonly min: number
  readonly max: number | null
}

/** The range of a nutrient: its figure, or from 0 to the bound of a source or to the whole that it is a part of. */
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

/** Parts that no table may put above their whole, with what they are parts of. */
export const PARTS_OF_WHOLES: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['macros.carbohydrates', ['macros.sugar']],
  ['macros.fat', ['lipids.saturatedFat', 'lipids.monounsaturatedFat', 'lipids.polyunsaturatedFat']],
  [
    'macros.sugar',
    ['sugars.lactose', 'sugars.fructose', 'sugars.glucose', 'sugars.sucrose', 'sugars.maltose'],
  ],
  ['sugars.polyols', ['sugars.erythritol']],
]
/** How far parts may be above their whole: what rounding and two methods of analysis leave. */
export const SLACK_SHARE = 1.05
export const SLACK_GRAMS = 0.3
