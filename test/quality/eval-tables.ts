/**
 * Prints how closely the nutrient tables agree on the same food, and how closely the figures that we derive from parts,
 * recipes and related foods match the tables. Each table is compared with the first other table that has the figure.
 * `--worst` lists the foods with the largest deviation.
 */

import { kinSpread } from '../../src/compiler/completed.ts'
import { DataFolder } from '../../src/compiler/data-folder.ts'
import { type Derivation, derive } from '../../src/compiler/derived.ts'
import { derivationOf, readMadeOf } from '../../src/compiler/made-of.ts'
import { figuredAt, type NutrientRows, readAmount } from '../../src/compiler/nutrient-rows.ts'
import { familyOf } from '../../src/compiler/record.ts'
import { readDerivations, readNutrients } from '../../src/compiler/tables.ts'
import { annexXivEnergy } from '../../src/domain/energy.ts'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { printTable } from './table.ts'

type At = (key: string) => number | null
/** Two figures for a nutrient of the same food, from different sources. */
interface Pair {
  readonly id: string
  readonly held: number
  readonly against: number
}

const ENERGY = 'by Annex XIV'
/** Columns of the output: name, nutrient keys, and the amount below which differences do not matter. */
const COLUMNS: readonly (readonly [name: string, keys: readonly string[], least: number])[] = [
  ['energy', ['macros.energyKcal'], 20],
  [`energy ${ENERGY}`, [ENERGY], 20],
  ['protein', ['macros.protein'], 1],
  ['fat', ['macros.fat'], 1],
  ['carbohydrate', ['macros.carbohydrates'], 1],
  ['fibre', ['macros.fibre'], 1],
  ['sugars', ['macros.sugar'], 1],
  ['salt', ['macros.salt'], 0.05],
  ['minerals', NUTRIENT_KEYS.filter((key) => /^minerals\.(?!sodium)/.test(key)), 0],
  ['vitamins', NUTRIENT_KEYS.filter((key) => key.startsWith('vitamins.')), 0],
]
/** Amounts of minerals and vitamins below which differences do not matter. */
const SMALL: Readonly<Record<string, number>> = {
  'minerals.calcium': 10,
  'minerals.iron': 0.2,
  'minerals.magnesium': 5,
  'minerals.phosphorus': 10,
  'minerals.potassium': 50,
  'minerals.zinc': 0.1,
  'vitamins.a': 10,
  'vitamins.c': 1,
  'vitamins.k': 1,
  'vitamins.niacin': 0.2,
  'vitamins.pantothenicAcid': 0.1,
}
const SMALL_VITAMIN = 0.02

const data = new DataFolder('data', 'data')

/**
 * Replaces the energy with the value calculated from the macronutrients according to Annex XIV, or with null if
 * protein, fat or carbohydrates are unknown.
 */
function withAnnex(at: At): At {
  const [protein, fat, carbohydrates] = ['protein', 'fat', 'carbohydrates'].map((name) =>
    at(`macros.${name}`),
  )
  const rest = (key: string) => at(key) ?? 0
  const { kcal } = annexXivEnergy({
    protein: protein ?? 0,
    fat: fat ?? 0,
    carbohydrates: carbohydrates ?? 0,
    fibre: rest('macros.fibre'),
    alcohol: rest('macros.alcohol'),
    polyols: rest('sugars.polyols'),
    erythritol: rest('sugars.erythritol'),
    organicAcids: rest('acids.organic'),
  })
  const isWhole = [protein, fat, carbohydrates].every((one) => typeof one === 'number')
  return (key) => (key !== ENERGY ? at(key) : isWhole ? kcal : null)
}

const percentOff = ({ held: compared, against }: Pair) =>
  (100 * Math.abs(compared - against)) / ((compared + against) / 2)

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function pairsOf(id: string, compared: At, against: At): readonly (readonly Pair[])[] {
  return COLUMNS.map(([name, keys, least]) =>
    keys.flatMap((key) => {
      const [one, other] = [compared(key), against(key)]
      const small = SMALL[key] ?? (name === 'vitamins' ? SMALL_VITAMIN : least)
      return one === null || other === null || Math.max(one, other) < small
        ? []
        : [{ id, held: one, against: other }]
    }),
  )
}

/** Returns a row of the output: for each column, the median deviation and the number of pairs. */
function line(name: string, all: readonly (readonly (readonly Pair[])[])[]): string[] {
  const cells = COLUMNS.map((_, at) => {
    const pairs = all.flatMap((one) => one[at]!)
    return pairs.length === 0
      ? '–'
      : `${median(pairs.map(percentOff)).toFixed(1)} % (${pairs.length})`
  })
  return [name, ...cells]
}

const options = new Set(process.argv.slice(2))
const head = ['', ...COLUMNS.map(([name]) => name)]

// Compares each table with the others.

const rows = new Map<string, { readonly table: string; readonly at: At }[]>()
for (const file of data.files('nutrients', '.csv')) {
  for (const { cells } of data.csv(file)) {
    const at = (key: string) => readAmount(cells[key] ?? '')?.value ?? null
    const table = cells.source!.split(':')[0]!
    rows.set(cells.id!, [...(rows.get(cells.id!) ?? []), { table, at: withAnnex(at) }])
  }
}
const firstOf =
  (some: readonly { readonly at: At }[]): At =>
  (key) =>
    some.map(({ at }) => at(key)).find((value) => value !== null) ?? null
const tables = [...new Set([...rows.values()].flat().map(({ table }) => table))].sort()
const compared = tables.map((table) => ({
  table,
  pairs: [...rows].flatMap(([id, of]) => {
    const own = of.filter((row) => row.table === table)
    const others = of.filter((row) => row.table !== table)
    return own.length && others.length ? [pairsOf(id, firstOf(own), firstOf(others))] : []
  }),
}))
printTable(
  {
    title: 'Each table against the first other table of the same food',
    head,
    rows: [
      ...compared.map(({ table, pairs }) => line(table, pairs)),
      line(
        'all',
        compared.flatMap(({ pairs }) => pairs),
      ),
    ],
  },
  options.has('--markdown'),
)

// Compares the figures that we derive for a food with the figures for this food in the nutrient table.

const sourced = readNutrients(data)
const entries = new Map<string, Derivation>(
  [...readDerivations(data).keys()].map((one) => [one.key, one]),
)
const archetypes = new Map<string, string>()
const dishes = new Set<string>()
for (const file of data.files('ingredients', '.yaml', true)) {
  for (const entry of data.yaml(file)) {
    archetypes.set(entry.key, String(entry.value.archetype))
    if (file.startsWith('ingredients/dishes')) dishes.add(entry.key)
    const madeOf = readMadeOf(entry, () => {})
    const derivation = madeOf ? derivationOf(entry, madeOf) : undefined
    if (derivation && !entries.has(entry.key)) entries.set(entry.key, derivation)
  }
}

/** Returns the derivations of a food and of all foods that it depends on. */
function derivationsOf(id: string, found = new Map<string, Derivation>()): Map<string, Derivation> {
  const entry = entries.get(id)
  if (!entry || found.has(id)) return found
  found.set(id, entry)
  const { of = {}, like = [] } = entry.value as { of?: object; like?: string | readonly string[] }
  for (const part of [...Object.keys(of), ...[like].flat()]) derivationsOf(part, found)
  return found
}

const families = new Map<string, [id: string, food: NutrientRows][]>()
for (const [id, food] of sourced) {
  const archetype = archetypes.get(id) ?? ''
  for (const family of [archetype, familyOf(archetype, food)]) {
    families.set(family, [...(families.get(family) ?? []), [id, food]])
  }
}
/** Returns the spread of values in a family without the food that is being compared. */
const kinWithout = (out: string) => (id: string, food?: NutrientRows) => {
  const archetype = archetypes.get(id) ?? ''
  const family = families.get(food ? familyOf(archetype, food) : archetype) ?? []
  return kinSpread(family.filter(([one]) => one !== out).map(([, one]) => one))
}

const derivedFoods = [...sourced].flatMap(([id, food]) => {
  const foods = new Map(sourced)
  foods.delete(id)
  const entry = entries.get(id)
  const derived =
    entry && derive([...derivationsOf(id).values()], foods, () => {}, kinWithout(id)).get(id)
  if (!derived) return []
  const at = (one: NutrientRows) => withAnnex((key) => figuredAt(one, key).value)
  const way = entry.rule
    ? 'parts'
    : entry.value.of
      ? 'recipe'
      : entry.value.like
        ? 'kin'
        : 'substance'
  return [{ id, way, pairs: pairsOf(id, at(derived), at(food)) }]
})
const of = (way: string, is: (id: string) => boolean = () => true) =>
  derivedFoods.filter((one) => one.way === way && is(one.id)).map(({ pairs }) => pairs)
printTable(
  {
    title: "Computed figures, against the food's own row",
    head,
    rows: [
      line(
        'dishes, from their parts',
        of('parts', (id) => dishes.has(id)),
      ),
      line(
        'other foods, from their parts',
        of('parts', (id) => !dishes.has(id)),
      ),
      line('from a recipe', of('recipe')),
      line('from relatives', of('kin')),
    ],
  },
  options.has('--markdown'),
)
if (options.has('--worst')) {
  const far = derivedFoods.flatMap(({ way, pairs }) =>
    pairs[0]!.map((pair) => ({ way, ...pair, off: percentOff(pair) })),
  )
  for (const { off, id, way, held: one, against } of far
    .sort((a, b) => b.off - a.off)
    .slice(0, 60)) {
    console.log(
      `${off.toFixed(0)} %  ${id}  ${way} ${one.toFixed(0)} kcal, row ${against.toFixed(0)}`,
    )
  }
}
