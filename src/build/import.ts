/** Imports nutrients from USDA SR28 and CIQUAL 2020 files into our own tables, as the reviewed mapping names them. */

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NUTRIENT_KEYS } from '../domain/nutrients.ts'
import { readCsv } from './read-text.ts'

export interface SourceFolders {
  /** Folder with SR28's foods.csv, weights.csv and volume_density_derived.csv. */
  readonly sr28: string | undefined
  /** Folder with ciqual2020.csv. */
  readonly ciqual: string | undefined
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

/**
 * Writes `nutrients/<category>.csv` for every mapping file and checks the portions that name a source; returns an exit
 * code. Unknown source codes and figures that the source does not hold are printed and fail.
 */
export function importSources(data: string, folders: SourceFolders, only?: string): number {
  if (!folders.sr28 || !folders.ciqual) {
    console.error('usage: npm run import -- --sr28 <folder> --ciqual <folder> [--only <category>]')
    return 2
  }
  const read = (path: string, key: string) =>
    new Map(readCsv(path, path).map(({ cells }) => [cells[key]!, cells]))
  const sr28 = read(join(folders.sr28, 'foods.csv'), 'ndb_no')
  const ciqual = read(join(folders.ciqual, 'ciqual2020.csv'), 'alim_code')
  const problems: string[] = []
  const valuesOf = (source: string): Values | undefined => {
    const [table, code] = source.split(':') as [string, string]
    const row = table === 'usda-sr28' ? sr28.get(code) : ciqual.get(code)
    return row && (table === 'usda-sr28' ? fromSr28(row) : fromCiqual(row))
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
      if (!values) {
        problems.push(`data/${file}:${line}: ${cells.id}: no such source row: ${cells.source}`)
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
  const value = (column: string) => {
    const text = (row[column] ?? '').trim().replace(',', '.')
    // "tr" are traces and "<x" is below the limit of detection: an upper bound, not a figure.
    if (text === 'tr' || text === 'traces') return 0
    if (text === '' || text === '-' || text.startsWith('<')) return null
    return Number.isFinite(Number(text)) ? Number(text) : null
  }
  const retinol = value('retinol_ug')
  const carotene = value('beta_carotene_ug')
  return {
    ...Object.fromEntries(Object.entries(CIQUAL_COLUMNS).map(([key, c]) => [key, value(c)])),
    // Retinol activity equivalents: 12 ug of beta-carotene from food count as 1 ug of retinol.
    'vitamins.a': retinol === null || carotene === null ? null : tidy(retinol + carotene / 12),
    'macros.salt': salt(value('sodium_mg')),
  }
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
