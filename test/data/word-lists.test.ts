/** Tests that each word list is read according to its type, and that mistakes are reported with file and line. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWordLists } from '../../src/compiler/word-lists.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { EU_ALLERGENS, representativeOf } from '../../src/domain/restrictions.ts'
import { LABEL_WORDS, RECIPE_WORDS, WORDS } from '../../src/language/index.ts'
import { ROOT } from '../cli/run.ts'

const FILE = 'lexicon/en.words.yaml'

/** Edits the English word lists and returns the reported problems, without the folder name. */
function complaints(from: string, to: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-words-'))
  try {
    cpSync(join(ROOT, 'data/lexicon'), join(folder, 'lexicon'), { recursive: true })
    const text = readFileSync(join(folder, FILE), 'utf8')
    expect(text.split(from).length).toBe(2)
    writeFileSync(join(folder, FILE), text.replace(from, to))
    return readWordLists(folder).complaints.map((one) => one.slice(folder.length + 1))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const lineOf = (row: string) =>
  readFileSync(join(ROOT, 'data', FILE), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(row)) + 1

test.each([
  [
    'an unknown list',
    '\n  only:',
    '\n  colours: red\n  only:',
    '  only:',
    'lines.colours: unknown key',
  ],
  ['a missing list', '\n  only: ', '\n  # only: ', 'lines:', 'lines: missing key: only'],
  [
    'a word that is not folded',
    '\n  only: ',
    '\n  only: Solely, ',
    '  only:',
    'lines.only: not folded: Solely',
  ],
  ['a word given twice', '\n  only: ', '\n  only: one, one, ', '  only:', 'lines.only: twice: one'],
  [
    'a space before a comma',
    '\n  only: ',
    '\n  only: one , ',
    '  only:',
    'lines.only: not folded: one ',
  ],
  [
    'a map for a list',
    '\n  only: ',
    '\n  only:\n    solely: ',
    '  only:',
    'lines.only: a map where a list is expected',
  ],
  [
    'a list for a map',
    '\n  parts:\n',
    '\n  parts: zest\n  others:\n',
    '  parts:',
    'lines.parts: a list where a map is expected',
  ],
  [
    'an unknown fragment',
    '\n  only: ',
    '\n  only: not{alone}, ',
    '  only:',
    'lines.only: unknown fragment: {alone}',
  ],
  [
    'a key that no part has',
    '\n  parts:\n',
    '\n  parts:\n    pulp: pulp\n',
    '  parts:',
    'lines.parts.pulp: unknown key',
  ],
])('%s', (_, from, to, row, what) => {
  const line = lineOf(row) + (what.includes('pulp') ? 1 : 0)
  expect(complaints(from, to)).toContain(`${FILE}:${line}: ${what}`)
})

test('a word with two codes', () => {
  const at = lineOf('    juice:')
  expect(complaints('\n    juice: ', '\n    juice: zest, ')).toEqual([
    `${FILE}:${at}: lines.parts.juice: twice: zest`,
  ])
})

test('a fragment replaces its name, and other braces are unchanged', () => {
  const { texts, complaints } = readWordLists(join(ROOT, 'data'))
  expect(complaints).toEqual([])
  expect(texts.en).not.toHaveProperty('fragments')
  expect(LABEL_WORDS.en.skips.map(([, { source }]) => source).join()).toContain(
    String.raw`^storage\W{1,3}(?!.*\b(?:contain|may be present|allerg|traces?\b))`,
  )
})

test('every list is read by its type, with the rules of its language', () => {
  const { de, en, es } = WORDS
  expect(de.numbers).toMatchObject({ eine: 1, anderthalb: 1.5, funfundzwanzig: 25 })
  expect(en.letterUnits).toMatchObject({ T: 'tablespoon', t: 'teaspoon' })
  expect(es.joins.and).toEqual(new Set(['y', 'e', '&', '+', 'mas']))
  expect(de.levels.phrases['ohne zuckerzusatz']).toBe('low macros.sugar only')
  expect(de.portions).toEqual(new Set())
  expect([de.headFirst, es.headFirst, de.compounds]).toEqual([false, true, true])
  expect(EU_ALLERGENS.map(representativeOf)).not.toContain('')
  for (const lang of LANGUAGES) {
    expect(LABEL_WORDS[lang].allergens.milk.length).toBeGreaterThan(5)
    expect(RECIPE_WORDS[lang].servings.nouns.size).toBeGreaterThan(5)
  }
})
