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
