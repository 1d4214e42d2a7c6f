/** Checks everyday recipes (everyday.tsv): no allergen is missed, and few verdicts are needlessly uncertain. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { DIMENSIONS } from '../../src/domain/restrictions.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { listOf } from '../../src/engine/compatibility/read-list.ts'
import { parseText } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

/** Maximum share of needless "uncertain" verdicts for allergens that a recipe does not contain. */
const MOST_NEEDLESS = 0.08

const library = openLibrary('data/library.sqlite')
const allergens = DIMENSIONS.slice(3)

const judged = readFileSync(join(import.meta.dirname, 'everyday.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .flatMap((row) => {
    const [lang, contains = '', open = '', recipe = ''] = row.split('\t')
    const lines = recipe.split(' / ')
    const read = parseText(library, lines.join('\n'), lang as Language)
    const { evaluation } = check(library, { items: listOf(read) })
    return allergens.map((allergen) => ({
      pair: `${lines[0]}: ${allergen}`,
      isPresent: contains.split(' ').includes(allergen),
      isOpen: open.split(' ').includes(allergen),
      verdict: evaluation[allergen].verdict,
    }))
  })

test('no allergen of an everyday recipe is missed', () => {
  const present = judged.filter(({ isPresent }) => isPresent)
  expect(present.length).toBeGreaterThan(150)
  expect(present.filter(({ verdict }) => verdict === 'compatible')).toEqual([])
})

test('allergens that are not in an everyday recipe are seldom uncertain', () => {
  const absent = judged.filter(({ isPresent, isOpen }) => !isPresent && !isOpen)
  const needless = absent.filter(({ verdict }) => verdict === 'uncertain')
  expect(
    needless.length / absent.length,
    needless.map(({ pair }) => pair).join(', '),
  ).toBeLessThanOrEqual(MOST_NEEDLESS)
})
