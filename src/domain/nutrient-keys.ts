/** The closed sets of nutrients, in wire order. */

/** States in which a food may be measured. */
export const FOOD_STATES = ['raw', 'dried', 'cooked', 'canned', 'processed'] as const
export type FoodState = (typeof FOOD_STATES)[number]
/** The states of a food that is still to be cooked. */
export const UNCOOKED = ['raw', 'dried'] as const satisfies readonly FoodState[]

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

/** Not among the 29, since the documented object has four groups: parts of carbohydrate and energy, and rarer vitamins and minerals. */
export const PART_GROUPS = {
  micros: ['d', 'e', 'b12', 'folate', 'iodine', 'selenium'],
  sugars: ['lactose', 'fructose', 'glucose', 'sucrose', 'maltose', 'polyols', 'erythritol'],
  acids: ['organic'],
} as const

export const NUTRIENT_GROUPS = {
  macros: MACROS,
  lipids: LIPIDS,
  minerals: MINERALS,
  vitamins: VITAMINS,
} as const
export type NutrientGroup = keyof typeof NUTRIENT_GROUPS

/** `group.name` of all 29 nutrients in wire order, as in the columns of the data files. */
export const NUTRIENT_KEYS: readonly string[] = Object.entries(NUTRIENT_GROUPS).flatMap(
  ([group, names]) => names.map((name) => `${group}.${name}`),
)

/** `group.name` of the figures beyond the 29, in wire order. */
export const PART_KEYS: readonly string[] = Object.entries(PART_GROUPS).flatMap(([group, names]) =>
  names.map((name) => `${group}.${name}`),
)

/** All figures a table row may contain. */
export const FIGURE_KEYS: readonly string[] = [...NUTRIENT_KEYS, ...PART_KEYS]

/** Units by `group.name`; grams unless listed. */
export const NUTRIENT_UNITS: Readonly<Record<string, string>> = {
  'macros.energyKcal': 'kcal',
  'macros.energyKilojoule': 'kJ',
  'lipids.cholesterol': 'mg',
  ...Object.fromEntries(MINERALS.map((name) => [`minerals.${name}`, 'mg'])),
  ...Object.fromEntries(VITAMINS.map((name) => [`vitamins.${name}`, 'mg'])),
  'vitamins.a': 'ug RAE',
  'vitamins.k': 'ug',
  'micros.d': 'ug',
  'micros.e': 'mg',
  'micros.b12': 'ug',
  'micros.folate': 'ug',
  'micros.iodine': 'ug',
  'micros.selenium': 'ug',
}
