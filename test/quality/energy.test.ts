/** Compares the energy of 30 recipes with a calculation by hand (energy.tsv). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { analyze } from '../../src/engine/nutrition/nutrition.ts'
import { parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { doseRecipe } from './dose-recipes.ts'

const library = openLibrary('data/library.sqlite')

const rows = readFileSync(join(import.meta.dirname, 'energy.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'))

test('is within 20 % of the calculation for at least 27 of 30 recipes', () => {
  expect(rows).toHaveLength(30)
  const off = rows.flatMap(([name = '', kcal]) => {
    const read = parseText(library, doseRecipe(name), name.slice(0, 2) as Language)
    const found = analyze(library, { items: listOf(read) }).total.macros?.energyKcal ?? 0
    const ratio = found / Number(kcal)
    return Math.abs(ratio - 1) <= 0.2 ? [] : [`${name}: ${Math.round(found)} instead of ${kcal}`]
  })
  if (process.env.SHOW) console.log(off.join('\n'))
  expect(off.length).toBeLessThanOrEqual(3)
})
