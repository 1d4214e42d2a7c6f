/** Imports nutrients from source tables (USDA, CIQUAL, Swiss, BLS) into our own, as the reviewed mapping names them. */

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NUTRIENT_KEYS } from '../domain/nutrients.ts'
import { readCsv } from './read-text.ts'

interface SourceFolders {
  /** Folder with SR28's foods.csv, weights.csv and volume_density_derived.csv. */
  readonly sr28: string | undefined
  /** Folder with ciqual2020.csv. */
  readonly ciqual: string | undefined
  /** Folder with swiss_fcdb.csv; needed only when the mapping names a row of it. */
  readonly swiss?: string | undefined
  /** Folder with bls4_names_macros.csv; needed only when the mapping names a row of it. */
  readonly bls?: string | undefined
}

type Cells = Readonly<Record<string, string>>
type Values = Readonly<Record<string, number | null>>

const SALT_PER_SODIUM = 2.5

/** Columns of the source files that carry over as they are. */
const SR28_COLUMNS: Readonly<Record<string, string>> = {
  'macros.energyKcal': 'energy_kcal',
  'macros.protein': 'protein_g',
  'macros.fat': 'fat_g',
  'macros.fibre': 'fiber_g',
  'macros.sugar': 'sugar_g',
  'macros.water': 'water_g',
  'lipids.cholesterol': 'cholesterol_mg',
  'lipids.saturatedFat': 'sat_fat_g',
  'lipids.monounsaturatedFat': 'mono_fat_g',
  'lipids.polyunsaturatedFat': 'poly_fat_g',
  'minerals.calcium': 'calcium_mg',
  'minerals.iron': 'iron_mg',
  'minerals.magnesium': 'magnesium_mg',
  'minerals.phosphorus': 'phosphorus_mg',
  'minerals.potassium': 'potassium_mg',
  'minerals.sodium': 'sodium_mg',
  'minerals.zinc': 'zinc_mg',
  'vitamins.a': 'vit_a_rae_ug',
  'vitamins.b1': 'vit_b1_mg',
  'vitamins.b2': 'vit_b2_mg',
  'vitamins.b6': 'vit_b6_mg',
  'vitamins.c': 'vit_c_mg',
  'vitamins.k': 'vit_k_ug',
  'vitamins.niacin': 'niacin_mg',
  'vitamins.pantothenicAcid': 'pantothenic_acid_mg',
}
const CIQUAL_COLUMNS: Readonly<Record<string, string>> = {
  ...SR28_COLUMNS,
  'macros.energyKilojoule': 'energy_kj',
  'macros.carbohydrates': 'carbohydrate_available_g',
  'macros.alcohol': 'alcohol_g',
  'vitamins.k': 'vit_k1_ug',
}
/** As SR28 but for vitamin A, which the Swiss table gives as retinol equivalents, and K, which it lacks. */
const { 'vitamins.a': _a, 'vitamins.k': _k, ...SHARED_COLUMNS } = SR28_COLUMNS
const SWISS_COLUMNS: Readonly<Record<string, string>> = {
  ...SHARED_COLUMNS,
  'macros.energyKilojoule': 'energy_kj',
  'macros.carbohydrates': 'carbohydrate_available_g',
  'macros.alcohol': 'alcohol_g',
}
const BLS_COLUMNS: Readonly<Record<string, string>> = {
  'macros.protein': 'protein_g',
  'macros.fat': 'fat_g',
  'macros.carbohydrates': 'carbohydrate_available_g',
  'macros.fibre': 'fiber_g',
}

/** A table of a source: where it lies, what names a row, and how a row becomes our values or is refused. */
interface Table {
  readonly folder: keyof SourceFolders
  readonly file: string
  readonly key: string
  readonly read: (row: Cells) => Values
  readonly refused?: (row: Cells) => string | undefined
}
const TABLES: Readonly<Record<string, Table>> = {
  'usda-sr28': { folder: 'sr28', file: 'foods.csv', key: 'ndb_no', read: fromSr28 },
  ciqual2020: { folder: 'ciqual', file: 'ciqual2020.csv', key: 'alim_code', read: fromCiqual },
  'swiss-fcdb': {
    folder: 'swiss',
    file: 'swiss_fcdb.csv',
    key: 'id',
    read: fromSwiss,
    // Our values are per 100 g; without a measured density a row per 100 ml cannot become one.
    refused: (row) =>
      row.unit_basis === 'per 100g edible portion' ? undefined : `it is ${row.unit_basis}`,
  },
  bls4: { folder: 'bls', file: 'bls4_names_macros.csv', key: 'bls_code', read: fromBls },
}

/**
 * Writes `nutrients/<category>.csv` for every mapping file and checks the portions that name a source; returns an exit
 * code. Unknown source codes and figures that the source does not hold are printed and fail.
 */
export function importSources(data: string, folders: SourceFolders, only?: string): number {
  if (!folders.sr28 || !folders.ciqual) {
    console.error(
      'usage: npm run import -- --sr28 <folder> --ciqual <folder> [--swiss <folder>] [--bls <folder>] [--only <category>]',
    )
    return 2
  }
  const loaded = new Map<string, ReadonlyMap<string, Cells>>()
  const rowsOf = (name: string, { folder, file, key }: Table) => {
    if (!loaded.has(name)) {
      const path = join(folders[folder]!, file)
      loaded.set(name, new Map(readCsv(path, path).map(({ cells }) => [cells[key]!, cells])))
    }
    return loaded.get(name)!
  }
  const problems: string[] = []
  /** The values of a source row, or what is wrong with asking for it. */
  const valuesOf = (source: string): Values | string => {
    const [name, code] = source.split(':') as [string, string]
    const table = TABLES[name]
    if (!table) return `unknown source: ${source}`
    if (!folders[table.folder]) return `${source} needs --${table.folder} <folder>`
    const row = rowsOf(name, table).get(code)
    if (!row) return `no such source row: ${source}`
    const refused = table.refused?.(row)
    return refused ? `${source} is refused: ${refused}` : table.read(row)
  }
  const categories = readdirSync(join(data, 'nutrients/mapping'))
    .map((name) => name.replace(/\.csv$/, ''))
    .filter((category) => !only || category === only)
    .sort()
  for (const category of categories) {
    const file = `nutrients/mapping/${category}.csv`
    const lines = [['id', 'source', 'state', ...NUTRIENT_KEYS].join(',')]
    for (const { cells, line } of readCsv(join(data, file), file)) {
      const values = valuesOf(cells.source!)
      if (typeof values === 'string') {
        problems.push(`data/${file}:${line}: ${cells.id}: ${values}`)
        continue
      }
      const figures = NUTRIENT_KEYS.map((key) => values[key] ?? '')
      lines.push([cells.id, cells.source, cells.state, ...figures].join(','))
    }
    writeFileSync(join(data, `nutrients/${category}.csv`), `${lines.join('\n')}\n`)
  }
  problems.push(...checkPortions(data, folders.sr28, only))
  for (const problem of problems) console.error(problem)
  console.log(`${categories.length} categories imported, ${problems.length} problems`)
  return problems.length > 0 ? 1 : 0
}

function fromSr28(row: Cells): Values {
  const value = (column: string) => {
    const text = row[column] ?? ''
    return text === '' ? null : Number(text)
  }
  const total = value('carbohydrate_total_g')
  const fibre = value('fiber_g')
  return {
    ...Object.fromEntries(Object.entries(SR28_COLUMNS).map(([key, c]) => [key, value(c)])),
    // SR28 gives carbohydrate by difference with fibre in it, and no kilojoule.
    'macros.carbohydrates': available(total, fibre),
    'macros.energyKilojoule': kilojoule(value('energy_kcal')),
    'macros.salt': salt(value('sodium_mg')),
  }
}

function fromCiqual(row: Cells): Values {
  const value = (column: string) => measured(row[column])
  const retinol = value('retinol_ug')
  const carotene = value('beta_carotene_ug')
  return {
    ...Object.fromEntries(Object.entries(CIQUAL_COLUMNS).map(([key, c]) => [key, value(c)])),
    // Retinol activity equivalents: 12 ug of beta-carotene from food count as 1 ug of retinol.
    'vitamins.a': retinol === null || carotene === null ? null : tidy(retinol + carotene / 12),
    'macros.salt': salt(value('sodium_mg')),
  }
}

function fromSwiss(row: Cells): Values {
  const value = (column: string) => measured(row[column])
  const retinol = value('retinol_ug')
  return {
    ...Object.fromEntries(Object.entries(SWISS_COLUMNS).map(([key, c]) => [key, value(c)])),
    // The two equivalents agree only where all of it is retinol: of carotenes RE counts about twice what RAE does, and
    // the table does not give them apart.
    'vitamins.a': retinol !== null && value('vit_a_re_ug') === retinol ? retinol : null,
    'macros.salt': salt(value('sodium_mg')),
  }
}

function fromBls(row: Cells): Values {
  const value = (column: string) => measured(row[column])
  const kcal = value('energy_kcal')
  const [protein, fat, carbohydrate, fibre] = Object.values(BLS_COLUMNS).map((c) => value(c) ?? 0)
  const explained = 4 * protein! + 9 * fat! + 4 * carbohydrate! + 2 * fibre!
  // In the copy at hand a macronutrient that was missing may read 0; it is one only where the others explain the energy.
  const zeros = kcal !== null && Math.abs(explained - kcal) <= Math.max(10, kcal * 0.15)
  const figure = (column: string) => (value(column) === 0 && !zeros ? null : value(column))
  return {
    ...Object.fromEntries(Object.entries(BLS_COLUMNS).map(([key, c]) => [key, figure(c)])),
    'macros.energyKcal': kcal,
    'macros.energyKilojoule': kilojoule(kcal),
  }
}

/** The figure in a cell, null where there is none. */
function measured(cell: string | undefined): number | null {
  const text = (cell ?? '').trim().replace(',', '.')
  // "tr" are traces and "<x" is below the limit of detection: an upper bound, not a figure.
  if (text === 'tr' || text === 'tr.' || text === 'traces') return 0
  if (text === '' || text === '-' || text.startsWith('<')) return null
  return Number.isFinite(Number(text)) ? Number(text) : null
}

/** Carbohydrate without fibre; unknown where fibre was not measured, but for food without any carbohydrate. */
function available(total: number | null, fibre: number | null): number | null {
  if (total === null || (fibre === null && total > 0)) return null
  return tidy(Math.max(0, total - (fibre ?? 0)))
}

const tidy = (value: number) => Math.round(value * 1e4) / 1e4
const kilojoule = (kcal: number | null) => (kcal === null ? null : tidy(kcal * 4.184))
const salt = (sodium: number | null) =>
  sodium === null ? null : tidy((sodium * SALT_PER_SODIUM) / 1000)

/** A portion that names an SR28 food must be one of its household weights or derived densities. */
function checkPortions(data: string, folder: string, only?: string): string[] {
  const weights = new Map<string, number[]>()
  const add = (code: string, grams: number) =>
    weights.set(code, [...(weights.get(code) ?? []), grams])
  for (const { cells } of readCsv(join(folder, 'weights.csv'), 'weights.csv')) {
    add(cells.ndb_no!, Number(cells.gram_weight))
    add(cells.ndb_no!, Number(cells.gram_weight) / Number(cells.amount))
  }
  const densities = new Map<string, number[]>()
  for (const { cells } of readCsv(join(folder, 'volume_density_derived.csv'), 'densities')) {
    densities.set(cells.ndb_no!, [...(densities.get(cells.ndb_no!) ?? []), Number(cells.g_per_ml)])
  }
  const problems: string[] = []
  const path = join(data, 'portions')
  if (!existsSync(path)) return problems
  for (const name of readdirSync(path).filter((n) => !only || n === `${only}.csv`)) {
    for (const { cells, line } of readCsv(join(path, name), `portions/${name}`)) {
      const [table, code] = cells.source!.split(':') as [string, string]
      if (table !== 'usda-sr28') continue
      const known = (cells.measure === 'density' ? densities : weights).get(code) ?? []
      const value = Number(cells.value)
      if (!known.some((figure) => Math.abs(figure - value) <= Math.max(0.005, value * 0.02))) {
        problems.push(
          `data/portions/${name}:${line}: ${cells.id}: ${cells.measure} ${value} is not in ${cells.source}`,
        )
      }
    }
  }
  return problems
}
