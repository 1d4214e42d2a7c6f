/** Whether one serving of 40 recipes gets the verdicts that a dietitian gave it (doses.tsv). */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { DOSE_DIMENSIONS } from '../../src/domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../src/domain/risk.ts'
import { checkList } from '../../src/engine/compatibility/check.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const HERE = import.meta.dirname
const library = openLibrary('data/library.sqlite')

const textOf = (name: string) => {
  for (const folder of ['doses', '../recipes']) {
    try {
      return readFileSync(join(HERE, folder, `${name}.txt`), 'utf8')
    } catch {
      // In the other folder.
    }
  }
  throw new Error(`no such recipe: ${name}`)
}

const rows = readFileSync(join(HERE, 'doses.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'))

const judged = rows.map(([name = '', servings, ...columns]) => {
  const read = parseText(library, textOf(name), name.slice(0, 2) as Language)
  const { evaluation } = checkList(library, { items: listOf(read), servings: Number(servings) })
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

describe.each(DOSE_DIMENSIONS)('%s of one serving', (dimension) => {
  const ours = judged.map((one) => one.find((found) => found.dimension === dimension)!)
  const gravity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

  test('agrees with the table in at least nine of ten', () => {
    const wrong = ours.filter(({ expected, verdict }) => expected !== verdict)
    if (process.env.SHOW) {
      for (const { name, expected, verdict, told } of wrong) {
        console.log(`${dimension} ${name}: ${verdict}, expected ${expected}\n   ${told}`)
      }
    }
    expect(wrong.length).toBeLessThanOrEqual(ours.length / 10)
  })

  test('is never milder than the table for a real conflict', () => {
    const milder = ours.filter(
      ({ expected, verdict }) =>
        expected === 'incompatible' && gravity(verdict) < gravity('incompatible'),
    )
    expect(milder.map(({ name }) => name)).toEqual([])
  })
})
