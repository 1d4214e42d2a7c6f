/**
 * Prints how far the tables of nutrients agree on one food (each in turn against the first of the others), and how near what
 * is reckoned from parts, recipes and kin comes to the row of a food that has one. `--worst` names the foods farthest off.
 */

import { DataFolder } from '../../src/compiler/data-folder.ts'
import { type Derivation, derive, kinSpread } from '../../src/compiler/derived.ts'
import { derivationOf, readMadeOf } from '../../src/compiler/made-of.ts'
import { figuredAt, type NutrientRows, readAmount } from '../../src/compiler/nutrient-rows.ts'
import { familyOf } from '../../src/compiler/record.ts'
import { readDerivations, readNutrients } from '../../src/compiler/tables.ts'
import { annexXivEnergy } from '../../src/domain/energy.ts'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { printTable } from './table.ts'

type At = (key: string) => number | null
/** Two figures of one food in one nutrient. */
interface Pair {
  readonly id: string
  readonly held: number
  readonly against: number
}

const ENERGY = 'by Annex XIV'
/** What the columns hold: keys of nutrients, and the amount below which a difference does not matter. */
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
/** Amounts of minerals and vitamins that are too small to be told apart. */
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

/** Energy of the macronutrients, where all are told. */
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

const percentOff = ({ held, against }: Pair) =>
  (100 * Math.abs(held - against)) / ((held + against) / 2)

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? sorted[Math.floor(middle)]!
    : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function pairsOf(id: string, held: At, against: At): readonly (readonly Pair[])[] {
  return COLUMNS.map(([name, keys, least]) =>
    keys.flatMap((key) => {
      const [one, other] = [held(key), against(key)]
      const small = SMALL[key] ?? (name === 'vitamins' ? SMALL_VITAMIN : least)
      return one === null || other === null || Math.max(one, other) < small
        ? []
        : [{ id, held: one, against: other }]
    }),
  )
}

/** A line of the table: what each column's pairs differ by, and how many there are. */
function line(name: string, all: readonly (readonly (readonly Pair[])[])[]): string[] {
  const cells = COLUMNS.map((_, at) => {
    const pairs = all.flatMap((one) => one[at]!)
    return pairs.length === 0
      ? '–'
      : `${median(pairs.map(percentOff)).toFixed(1)} % (${pairs.length})`
  })
  return [name, ...cells]
}

const given = new Set(process.argv.slice(2))
const head = ['', ...COLUMNS.map(([name]) => name)]

// One table against the others

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
const held = tables.map((table) => ({
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
      ...held.map(({ table, pairs }) => line(table, pairs)),
      line(
        'all',
        held.flatMap(({ pairs }) => pairs),
      ),
    ],
  },
  given.has('--markdown'),
)

// What is reckoned against the row

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

/** The entries that the food's own leads to. */
function behind(id: string, found = new Map<string, Derivation>()): Map<string, Derivation> {
  const entry = entries.get(id)
  if (!entry || found.has(id)) return found
  found.set(id, entry)
  const { of = {}, like = [] } = entry.value as { of?: object; like?: string | readonly string[] }
  for (const part of [...Object.keys(of), ...[like].flat()]) behind(part, found)
  return found
}

const families = new Map<string, [id: string, food: NutrientRows][]>()
for (const [id, food] of sourced) {
  const archetype = archetypes.get(id) ?? ''
  for (const family of [archetype, familyOf(archetype, food)]) {
    families.set(family, [...(families.get(family) ?? []), [id, food]])
  }
}
/** The spread of a family without the food that is held against its row. */
const kinWithout = (out: string) => (id: string, food?: NutrientRows) => {
  const archetype = archetypes.get(id) ?? ''
  const family = families.get(food ? familyOf(archetype, food) : archetype) ?? []
  return kinSpread(family.filter(([one]) => one !== out).map(([, one]) => one))
}

const reckoned = [...sourced].flatMap(([id, food]) => {
  const foods = new Map(sourced)
  foods.delete(id)
  const entry = entries.get(id)
  const derived = entry && derive([...behind(id).values()], foods, () => {}, kinWithout(id)).get(id)
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
  reckoned.filter((one) => one.way === way && is(one.id)).map(({ pairs }) => pairs)
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
  given.has('--markdown'),
)
if (given.has('--worst')) {
  const far = reckoned.flatMap(({ way, pairs }) =>
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
