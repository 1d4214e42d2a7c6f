/** Imports nutrients from the source tables into our data files, using the reviewed mapping of rows to ingredients. */

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIGURE_KEYS, NUTRIENT_GROUPS, PART_GROUPS } from '../domain/nutrient-keys.ts'
import { readCsv } from './read-text.ts'
import { openTable, type SourceTable } from './source-tables.ts'

/**
 * Nutrients that `energy` selects in a `take` cell. Use `energy` if the food in the table contains something that our
 * food does not.
 */
const ENERGY = ['macros.energyKcal', 'macros.energyKilojoule']
/** Nutrients added to American white flour and its products. */
const ENRICHED = ['minerals.iron', 'vitamins.b1', 'vitamins.b2', 'vitamins.niacin', 'micros.folate']
/** Nutrients to skip for dishes whose values in a food table do not include the salt added in cooking. */
const SALTED = ['macros.salt', 'minerals.sodium']
const TAKEN = [
  'energy',
  'unenriched',
  'unsalted',
  ...Object.keys(NUTRIENT_GROUPS),
  ...Object.keys(PART_GROUPS),
]

/**
 * Writes `nutrients/<category>.csv` for every mapping and checks portions that name a source. Returns an exit code.
 * Prints unknown source codes and figures missing in the source; both count as failure.
 */
export function importSources(data: string, folder: string | undefined, only?: string): number {
  if (!folder) {
    console.error('usage: npm run import -- --sources <folder> [--only <category>]')
    return 2
  }
  const tables = new Map<string, SourceTable | undefined>()
  const problems: string[] = []
  const amountsOf = (source: string) => {
    const [name, code] = source.split(':') as [string, string]
    if (!tables.has(name)) tables.set(name, openTable(name, folder))
    return tables.get(name)?.row(code) ?? `unknown source: ${source}`
  }
  const categories = readdirSync(join(data, 'nutrients/mapping'))
    .map((name) => name.replace(/\.csv$/, ''))
    .filter((category) => !only || category === only)
    .sort()
  for (const category of categories) {
    const file = `nutrients/mapping/${category}.csv`
    const lines = [['id', 'source', 'state', ...FIGURE_KEYS].join(',')]
    for (const { cells, line } of readCsv(join(data, file), file)) {
      const amounts = amountsOf(cells.source!)
      if (typeof amounts === 'string') {
        problems.push(`data/${file}:${line}: ${cells.id}: ${amounts}`)
        continue
      }
      const taken = (cells.take ?? '').split('+').filter((one) => one !== '')
      for (const one of taken.filter((name) => !TAKEN.includes(name)))
        problems.push(`data/${file}:${line}: ${cells.id}: unknown part of a row: ${one}`)
      const takes = (key: string) =>
        taken.length === 0 ||
        taken.some((one) => {
          if (one === 'energy') return ENERGY.includes(key)
          if (one === 'unsalted') return !SALTED.includes(key)
          return one === 'unenriched' ? !ENRICHED.includes(key) : key.startsWith(`${one}.`)
        })
      const figures = FIGURE_KEYS.map((key) => (takes(key) ? (amounts[key] ?? '') : ''))
      lines.push([cells.id, cells.source, cells.state, ...figures].join(','))
    }
    writeFileSync(join(data, `nutrients/${category}.csv`), `${lines.join('\n')}\n`)
  }
  problems.push(...checkPortions(data, join(folder, 'usda-sr28'), only))
  for (const problem of problems) console.error(problem)
  console.log(`${categories.length} categories imported, ${problems.length} problems`)
  return problems.length > 0 ? 1 : 0
}

/** Checks portions from SR28 against the household weights in the SR28 files and the densities derived from them. */
function checkPortions(data: string, folder: string, only?: string): string[] {
  const weights = new Map<string, number[]>()
  const add = (code: string, grams: number) =>
    weights.set(code, [...(weights.get(code) ?? []), grams])
  for (const { cells } of readCsv(join(folder, 'weights.csv'), 'weights.csv')) {
    add(cells.ndb_no!, Number(cells.gram_weight))
    add(cells.ndb_no!, Number(cells.gram_weight) / Number(cells.amount))
  }
  const densities = new Map<string, number[]>()
  for (const { cells } of readCsv(join(folder, 'volume_density_derived.csv'), 'densities'))
    densities.set(cells.ndb_no!, [...(densities.get(cells.ndb_no!) ?? []), Number(cells.g_per_ml)])
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
