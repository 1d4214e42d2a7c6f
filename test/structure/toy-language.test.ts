/**
 * Tests that a new language needs only data: adds a made-up language with word lists, inflection rules, a lexicon and
 * names, and parses its lines without any change in the code.
 */

import { rmSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { parseLine } from '../../src/engine/parse.ts'
import { inNumber } from '../../src/language/plurals.ts'
import { libraryOf } from '../support/memory-library.ts'

/** The repository's data plus a made-up language. Foods without a name in this language get their English name. */
const { data, texts, foods } = await vi.hoisted(async () => {
  const { cpSync, mkdtempSync, readFileSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const { parse, stringify } = await import('yaml')
  const folder = join(import.meta.dirname, 'toy-language')
  const toy = (name: string) => readFileSync(join(folder, `${name}.yaml`), 'utf8')
  const data = mkdtempSync(join(tmpdir(), 'ingr-toy-'))
  cpSync('data/lexicon', join(data, 'lexicon'), { recursive: true })
  writeFileSync(join(data, 'lexicon/xx.yaml'), toy('lexicon'))
  const localized = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value).map(([key, one]) => [key, localized(one)] as const)
    const english = entries.find(([key]) => key === 'en')
    return Object.fromEntries(english ? [...entries, ['xx', english[1]]] : entries)
  }
  const units = {
    cup: { name: 'kopa', shortcut: 'kp', words: ['kopali'] },
    clove: { name: 'dentu', shortcut: 'dt', words: ['dentuli'] },
  }
  for (const name of ['units', 'vocabulary']) {
    const all = localized(parse(readFileSync(`data/${name}.yaml`, 'utf8'))) as Record<
      string,
      object
    >
    if (name === 'units') {
      for (const [id, words] of Object.entries(units)) all[id] = { ...all[id], xx: words }
    }
    writeFileSync(join(data, `${name}.yaml`), stringify(all))
  }
  process.env.INGR_TEST_DATA = data
  return {
    data,
    texts: parse(toy('words')) as object,
    foods: parse(toy('foods')) as Record<string, readonly string[]>,
  }
})

vi.mock('../../src/domain/languages.ts', () => {
  const LANGUAGES = ['de', 'en', 'es', 'xx']
  const byLanguage = (of: (lang: string) => unknown) =>
    Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)]))
  return {
    LANGUAGES,
    DEFAULT_LANGUAGE: 'en',
    byLanguage,
    wordingIn: (wording: readonly string[]) => wording[1],
    isLanguage: (value: string) => LANGUAGES.includes(value),
  }
})
vi.mock('../../dist/language/words.ts', async (original) => {
  const { TEXTS } = await original<{ TEXTS: object }>()
  return { TEXTS: { ...TEXTS, xx: texts } }
})

const TOY = 'xx' as Language

afterAll(() => rmSync(data, { recursive: true }))

const library = libraryOf(
  ...Object.entries(foods).map(([id, names]) => ({
    id,
    names: { [TOY]: names },
    density: 1,
    portions: { piece: 50, clove: 5 },
  })),
)

type Item = readonly [food: string, amount: number | null, unit: string | null]

/** Lines with their items. Each item must be parsed as `sure`. */
const rows: readonly (readonly [line: string, items: readonly Item[]])[] = [
  // Names in which the main noun comes first.
  ['tapu', [['flour', null, null]]],
  ['2 kopali tapu bera', [['wheat-flour', 2, 'cup']]],
  ['200 ml lemi nusa', [['oat-milk', 200, 'milliliter']]],
  // Number words, fractions and ranges.
  ['tri kolo', [['egg', 3, 'piece']]],
  ['tridek gambuku', [['shrimp', 30, 'piece']]],
  ['1 1/2 kopa sinaku', [['sugar', 1.5, 'cup']]],
  ['2 tis 3 rodilu', [['tomato', 3, 'piece']]],
  ['kirka 3 apetu', [['apple', 3, 'piece']]],
  ['2 dozo kolo', [['egg', 24, 'piece']]],
  // Plurals formed with the endings of the language.
  ['3 lunoli', [['onion', 3, 'piece']]],
  ['2 dentuli de vemuli', [['garlic', 2, 'clove']]],
  // Descriptive words from the lexicon before and after the food.
  ['2 luno raki frapu', [['onion', 2, 'piece']]],
  ['krudu gami', [['carrot', null, null]]],
  ['200 g tapu soru, pora servu', [['rye-flour', 200, 'gram']]],
  // Several foods, choices, and negations.
  [
    'marilu e keruku',
    [
      ['salt', null, null],
      ['pepper', null, null],
    ],
  ],
  ['100 g nomi u olikunu', [['butter', 100, 'gram']]],
  [
    'pirelu kon galunu',
    [
      ['rice', null, null],
      ['chicken', null, null],
    ],
  ],
  ['1 kopa chakulu nolo hasulu', [['chocolate', 1, 'cup']]],
  ['marilu por gusta', [['salt', null, null]]],
]

test.each(rows)('%j', (line, items) => {
  const read = parseLine(library, line, TOY)
  expect(read.map(({ ingredientId, amount, unit }) => [ingredientId, amount, unit])).toEqual(items)
  expect(read.map(({ reading }) => reading)).toEqual(items.map(() => 'sure'))
})

test('a choice has both of its foods, and a food that may be omitted is optional', () => {
  const [choice] = parseLine(library, '100 g nomi u olikunu', TOY)
  expect(choice?.or?.map(({ ingredientId }) => ingredientId)).toEqual(['oil'])
  expect(parseLine(library, 'persulu, si vola', TOY)).toMatchObject([{ mayOmit: true }])
})

test('a word that the language does not know is not a food', () => {
  const [item] = parseLine(library, '200 g zorbatik', TOY)
  expect(item).toMatchObject({ ingredientId: null, amount: 200, unit: 'gram' })
})

test('a phrase is put into the plural by its rules', () => {
  expect(inNumber('luno', true, TOY)).toBe('lunoli')
})
