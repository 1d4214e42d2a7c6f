/** Whether one serving of 40 recipes gets the verdicts that a dietitian gave it (doses.tsv). */

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
    const place = { fodmap: 0, histamine: 2, pancreas: 4 }[dimension]
    const { verdict, contributors, steps, unknown } = evaluation[dimension]
    return {
      name,
      dimension,
      expected: columns[place] as Verdict,
      verdict,
      told: JSON.stringify([
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
 * Of 40, where the goal is 36. What is missing is graver than the table but for hake: a confirmed liberator (tomato, chocolate,
 * strawberry) is high by the specification, and 10 g of fat from one food are as well.
 */
const AGREED = { histamine: 28, fodmap: 35, pancreas: 26 } as const

/**
 * Recipes that may read otherwise than the table in whether they are fine. For the pancreas decisions §4 are stricter than a
 * dietitian: a food with much fat in 100 g keeps a moderate load in any amount that holds a gram of it.
 */
const MOST_WRONG = { histamine: 4, fodmap: 4, pancreas: 9 } as const

describe.each(DOSE_DIMENSIONS)('%s of one serving', (dimension) => {
  const ours = judged.map((one) => one.find((found) => found.dimension === dimension)!)
  const gravity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

  test('is fine where the table says so, and only there, but for a few', () => {
    const wrong = ours.filter(
      ({ expected, verdict }) => (expected === 'compatible') !== (verdict === 'compatible'),
    )
    expect(wrong.length, wrong.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(
      MOST_WRONG[dimension],
    )
  })

  test('agrees in the very verdict no less often than it did', () => {
    const wrong = ours.filter(({ expected, verdict }) => expected !== verdict)
    if (process.env.SHOW) {
      for (const { name, expected, verdict, told } of wrong) {
        console.log(`${dimension} ${name}: ${verdict}, expected ${expected}\n   ${told}`)
      }
    }
    expect(ours.length - wrong.length).toBeGreaterThanOrEqual(AGREED[dimension])
  })

  test('is never milder than the table for a real conflict', () => {
    const milder = ours.filter(
      ({ expected, verdict }) =>
        expected === 'incompatible' && gravity(verdict) < gravity('incompatible'),
    )
    expect(milder.map(({ name }) => name)).toEqual([])
  })
})
