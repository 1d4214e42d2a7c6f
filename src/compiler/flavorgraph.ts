/** Imports data from FlavorGraph about ingredients that are used together in recipes. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCsv } from './read-text.ts'

/** Minimum NPMI score; weaker links are noise. */
const LEAST = 0.1

/** Writes pairs of ids with their highest NPMI (0 to 1) to `relationships/together.csv`. */
export function importFlavorGraph(data: string, folder: string): number {
  const mapping = 'relationships/flavorgraph.csv'
  const idOf = new Map(
    readCsv(join(data, mapping), mapping).map(({ cells }) => [cells.name!, cells.id!]),
  )
  const scores = new Map<string, number>()
  for (const { cells } of readCsv(join(folder, 'edges_ingr_ingr.csv'), 'edges_ingr_ingr.csv')) {
    const pair = [idOf.get(cells.name_1!), idOf.get(cells.name_2!)]
    const score = Number(cells.npmi_score)
    if (pair.includes(undefined) || pair[0] === pair[1] || score < LEAST) continue
    const key = [...pair].sort().join(',')
    scores.set(key, Math.max(scores.get(key) ?? 0, Math.round(score * 1_000) / 1_000))
  }
  const rows = [...scores].sort().map(([key, score]) => `${key},${score}`)
  const path = join(data, 'relationships/together.csv')
  writeFileSync(path, ['a,b,score', ...rows].join('\n').concat('\n'))
  console.log(`${rows.length} pairs`)
  return 0
}
