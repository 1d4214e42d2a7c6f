/** Checks that staples described as cooked in a recipe get the figures for cooked food (cooked.tsv). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { analyze } from '../../src/engine/nutrition/nutrition.ts'
import { parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

const rows = readFileSync(join(import.meta.dirname, 'cooked.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'))

/** True if the values differ by at most 15 %, or by at most 1 near zero. */
const isNear = (found: number, expected: number) =>
  Math.abs(found - expected) <= Math.max(0.15 * expected, 1)

test('is within 15 % of the cooked row for all 39 phrases', () => {
  expect(rows).toHaveLength(39)
  const off = rows.flatMap(([lang, line = '', grams, , ...expected]) => {
    const read = parseText(library, line, lang as Language)
    const { macros } = analyze(library, { items: listOf(read) }).total
    const weight = read.items[0]?.grams ?? 0
    const found = [macros?.energyKcal, macros?.protein, macros?.carbohydrates]
    const per100 = found.map((value) => ((value ?? 0) / weight) * 100)
    const isRight =
      isNear(weight, Number(grams)) &&
      per100.every((value, at) => isNear(value, Number(expected[at]))) &&
      read.items.every(({ reading }) => reading === 'sure')
    const figures = per100.map((value) => value.toFixed(1)).join(' ')
    return isRight ? [] : [`${line}: ${weight} g, ${figures} instead of ${expected.join(' ')}`]
  })
  expect(off).toEqual([])
})
