/** The fixed lists of nutrient keys and food states, in the order of API answers. */

/** States of a food in which its nutrients may be measured. */
export const FOOD_STATES = ['raw', 'dried', 'cooked', 'canned', 'processed'] as const
export type FoodState = (typeof FOOD_STATES)[number]
/** States of a food that is still uncooked. */
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

/** Rarer vitamins and minerals, individual sugars, and acids. They are not among the 29 documented nutrients. */
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

/** Keys (`group.name`) of all 29 nutrients, in the order of API answers and data columns. */
export const NUTRIENT_KEYS: readonly string[] = Object.entries(NUTRIENT_GROUPS).flatMap(
  ([group, names]) => names.map((name) => `${group}.${name}`),
)

/** Keys (`group.name`) of the figures besides the 29 nutrients, in the order of API answers. */
export const PART_KEYS: readonly string[] = Object.entries(PART_GROUPS).flatMap(([group, names]) =>
  names.map((name) => `${group}.${name}`),
)

/** Keys of all figures that a row of a food table may contain. */
export const FIGURE_KEYS: readonly string[] = [...NUTRIENT_KEYS, ...PART_KEYS]

/** Unit of each nutrient by key (`group.name`); grams if not listed. */
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
