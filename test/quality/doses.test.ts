/** Compares the verdicts on one serving of 40 recipes with those of a dietitian (doses.tsv). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { DOSE_DIMENSIONS } from '../../src/domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../src/domain/risk.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { doseRecipe } from './dose-recipes.ts'

const library = openLibrary('data/library.sqlite')

const rows = readFileSync(join(import.meta.dirname, 'doses.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'))

const judged = rows.map(([name = '', servings, ...columns]) => {
  const read = parseText(library, doseRecipe(name), name.slice(0, 2) as Language)
  const { evaluation } = check(library, { items: listOf(read), servings: Number(servings) })
  return DOSE_DIMENSIONS.map((dimension) => {
    const column = { fodmap: 0, histamine: 2, pancreas: 4 }[dimension]
    const { verdict, contributors, steps, unknown } = evaluation[dimension]
    return {
      name,
      dimension,
      expected: columns[column] as Verdict,
      verdict,
      details: JSON.stringify([
        contributors
          .filter(({ risk }) => risk !== 'low')
          .map((c) => [c.ingredientId, c.grams, c.risk, c.steps.at(-1)]),
        steps,
        unknown,
      ]),
    }
  })
})

/**
 * Minimum number of recipes, out of 40, that get the verdict of the dietitian; the goal is 36. All other
 * verdicts, except for hake, are stricter than the dietitian's, because the specification rates confirmed histamine
 * liberators (tomato, chocolate, strawberry) and 10 g of fat from a single food as high.
 */
const AGREED = { histamine: 28, fodmap: 35, pancreas: 26 } as const

/**
 * Maximum number of recipes that only the table or only our program rates as compatible. For the pancreas, the rules in
 * decisions §4 are stricter than a dietitian: if a food is fatty per 100 g, any amount with at least 1 g of fat counts
 * as a moderate load.
 */
const MAX_WRONG = { histamine: 4, fodmap: 4, pancreas: 9 } as const

describe.each(DOSE_DIMENSIONS)('%s of one serving', (dimension) => {
  const ours = judged.map((one) => one.find((found) => found.dimension === dimension)!)
  const severity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

  test('is compatible for the same recipes as in the table, with few exceptions', () => {
    const wrong = ours.filter(
      ({ expected, verdict }) => (expected === 'compatible') !== (verdict === 'compatible'),
    )
    expect(wrong.length, wrong.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(
      MAX_WRONG[dimension],
    )
  })

  test('gives the exact verdict at least as often as before', () => {
    const wrong = ours.filter(({ expected, verdict }) => expected !== verdict)
    if (process.env.SHOW) {
      for (const { name, expected, verdict, details } of wrong) {
        console.log(`${dimension} ${name}: ${verdict}, expected ${expected}\n   ${details}`)
      }
    }
    expect(ours.length - wrong.length).toBeGreaterThanOrEqual(AGREED[dimension])
  })

  test('is never milder than the table if the table says incompatible', () => {
    const milder = ours.filter(
      ({ expected, verdict }) =>
        expected === 'incompatible' && severity(verdict) < severity('incompatible'),
    )
    expect(milder.map(({ name }) => name)).toEqual([])
  })
})
