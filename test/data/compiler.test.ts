/** Tests that the compiler is deterministic and that it reports each mistake with file and line. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import { writeLibrary } from '../../src/compiler/write-library.ts'

const DATA = join(import.meta.dirname, '../../data')
/** We test with one small category, because the same code reads all categories. */
const CATEGORY = 'mushrooms-and-algae'
const PARTS = [
  'archetypes.yaml',
  'units.yaml',
  'vocabulary.yaml',
  'notes.yaml',
  `ingredients/${CATEGORY}.yaml`,
  `ingredients/${CATEGORY}-world.yaml`,
  `nutrients/${CATEGORY}.csv`,
  `portions/${CATEGORY}.csv`,
]

let folder: string
let before: ReadonlyMap<string, string>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingr-data-'))
  for (const part of PARTS) cpSync(join(DATA, part), join(folder, part))
  before = new Map(PARTS.map((part) => [part, readFileSync(join(DATA, part), 'utf8').trimEnd()]))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `read` with one file of the folder changed, and restores the file afterwards. */
function changed<T>(part: string, change: (text: string) => string, read: () => T): T {
  const text = before.get(part)!
  const after = change(text)
  if (after === text) throw new Error(`nothing changed in ${part}`)
  writeFileSync(join(folder, part), after)
  try {
    return read()
  } finally {
    writeFileSync(join(folder, part), `${text}\n`)
  }
}

const problems = () => compile(folder).problems
const linesOf = (part: string) => before.get(part)!.split('\n').length

test('the copy has no problems', () => {
  expect(problems()).toEqual([])
})

const PLAIN = [
  'test-cap:',
  '  de: [Testkappe]',
  '  en: [test cap]',
  '  es: [sombrero de prueba]',
  '  archetype: mushroom',
  '  flavor: {earthy: 0.5}',
]

describe('an ingredient', () => {
  const file = `ingredients/${CATEGORY}.yaml`
  const compiled = (lines: readonly string[]) =>
    changed(file, (text) => `${text}\n${lines.join('\n')}\n  evidence: definition\n`, problems)
  /** Returns the lines with line `at` (from 1) replaced, or with a line added at the end. */
  const withLine = (at: number, ...lines: readonly string[]) => [
    ...PLAIN.slice(0, at - 1),
    ...lines.filter((line) => line !== ''),
    ...PLAIN.slice(at),
  ]

  test('that is valid has no problems', () => {
    expect(compiled(PLAIN)).toEqual([])
  })

  test('that states a fact without evidence is reported', () => {
    const lines = [
      ...PLAIN,
      '  allergens: {soy: no}',
      '  eu: {celery: traces}',
      '  fodmap: {fodmapLevel: low}',
    ]
    const at = linesOf(file)
    expect(changed(file, (text) => `${text}\n${lines.join('\n')}\n`, problems)).toEqual([
      `data/${file}:${at + 7}: test-cap: soy: no evidence (evidence: {soy: …})`,
      `data/${file}:${at + 8}: test-cap: celery: no evidence (evidence: {celery: …})`,
      `data/${file}:${at + 9}: test-cap: fodmap: no evidence (evidence: {fodmap: …})`,
    ])
  })

  test('with parts that gives evidence for a fact that the parts decide is reported', () => {
    const lines = [...PLAIN, '  made_of: {complete: true, always: {button-mushroom: 90-100}}']
    const at = linesOf(file)
    const withEvidence = `${lines.join('\n')}\n  evidence: {soy: recipe}\n`
    expect(changed(file, (text) => `${text}\n${withEvidence}`, problems)).toEqual([
      `data/${file}:${at + 8}: test-cap: evidence of a fact that the parts decide: soy`,
    ])
  })

  const rows: readonly (readonly [
    name: string,
    lines: readonly string[],
    at: number,
    what: string,
  ])[] = [
    ['an unknown key', withLine(7, '  colour: brown'), 7, 'test-cap: unknown key: colour'],
    ['a missing language', withLine(4, ''), 1, 'test-cap: missing names in es'],
    ['an empty list of names', withLine(3, '  en: []'), 3, 'test-cap: missing names in en'],
    ['a blank name', withLine(2, "  de: [' ']"), 2, 'test-cap: missing names in de'],
    [
      'an unknown archetype',
      withLine(5, '  archetype: mushrom'),
      5,
      'test-cap: unknown archetype: mushrom',
    ],
    ['no archetype', withLine(5, ''), 1, 'test-cap: unknown archetype: undefined'],
    ['an id in capitals', withLine(1, 'Test-Cap:'), 1, 'Test-Cap: an id is lower-case kebab-case'],
    ['the id search', withLine(1, 'search:'), 1, 'search: the id is a word of a route: search'],
    ['the id count', withLine(1, 'count:'), 1, 'count: the id is a word of a route: count'],
    [
      'the id autocomplete',
      withLine(1, 'autocomplete:'),
      1,
      'autocomplete: the id is a word of a route: autocomplete',
    ],
    ['no flavour', withLine(6, ''), 1, 'test-cap: missing flavor (null where nobody assessed it)'],
    [
      'an unknown flavour axis',
      withLine(6, '  flavor: {muddy: 0.5}'),
      6,
      'test-cap: flavor: unknown key: muddy',
    ],
    [
      'a flavour above 1',
      withLine(6, '  flavor: {earthy: 1.5}'),
      6,
      'test-cap: flavor.earthy is not within 0 to 1: 1.5',
    ],
    [
      'an unknown allergen',
      withLine(7, '  allergens: {celery: no}'),
      7,
      'test-cap: unknown allergen: celery',
    ],
    [
      'an unknown word for contains',
      withLine(7, '  allergens: {soy: maybe}'),
      7,
      'test-cap: soy: contains maybe',
    ],
    [
      'an unknown key of an allergen',
      withLine(7, '  allergens: {soy: {contains: no, cereals: [wheat]}}'),
      7,
      'test-cap: soy: unknown key: cereals',
    ],
    [
      'gluten without its cereals',
      withLine(7, '  allergens: {gluten: yes}'),
      7,
      'test-cap: gluten: yes needs cereals (known: wheat, rye, barley, oats, spelt, khorasan)',
    ],
    [
      'an allergen without its animal',
      withLine(7, '  allergens: {fish: yes}'),
      1,
      'test-cap: fish: yes, but no animal source fish',
    ],
    [
      'an animal without its allergen',
      withLine(7, '  animalSources: [fish]'),
      7,
      'test-cap: animal source fish, but fish: no',
    ],
    [
      'lactose without milk',
      withLine(7, '  allergens: {lactose: {contains: yes, gramsPer100g: 4}}'),
      7,
      'test-cap: lactose: yes, but dairy: no',
    ],
    [
      'a possible animal without its allergen',
      withLine(7, '  animalSources: [possible-fish]'),
      7,
      'test-cap: animal source possible-fish, but fish: no',
    ],
    [
      'an allergen whose animal is only possible',
      withLine(7, '  animalSources: [possible-fish]', '  allergens: {fish: yes}'),
      7,
      'test-cap: fish: yes, but no animal source fish',
    ],
    [
      'an animal with an unknown allergen',
      withLine(7, '  animalSources: [fish]', '  allergens: {fish: unknown}'),
      7,
      'test-cap: animal source fish, but fish: unknown',
    ],
    [
      'an allergen that is unknown although the diets are known',
      withLine(7, '  animalSources: [milk]', '  allergens: {dairy: yes, fish: unknown}'),
      7,
      'test-cap: fish: unknown, but the animal sources fit vegetarian',
    ],
    [
      'traces of lactose without milk',
      withLine(7, '  allergens: {lactose: traces}'),
      7,
      'test-cap: lactose: traces, but dairy: no',
    ],
    [
      'grams of lactose without lactose',
      withLine(7, '  allergens: {lactose: {contains: no, gramsPer100g: 2}}'),
      7,
      'test-cap: lactose: no, but 2 g in 100 g',
    ],
    [
      'cereals of gluten without gluten',
      withLine(7, '  allergens: {gluten: {contains: no, cereals: [rye]}}'),
      7,
      'test-cap: gluten: no, but cereals: rye',
    ],
    [
      'traces in an entry whose dimension says no',
      withLine(7, '  eu: {milk: traces}'),
      7,
      'test-cap: eu.milk: traces, but its dimension says no',
    ],
    [
      'an entry that clears an allergen left unknown by its dimension',
      withLine(7, '  eu: {soybeans: no}', '  allergens: {soy: unknown}'),
      7,
      'test-cap: eu.soybeans: no, but its dimension says unknown',
    ],
    [
      'an entry that clears a nut of Annex II',
      withLine(7, '  eu: {nuts: no}', '  allergens: {treeNut: {contains: yes, species: [almond]}}'),
      7,
      'test-cap: eu.nuts: no, but its dimension says yes',
    ],
    [
      'an unknown animal source',
      withLine(7, '  animalSources: [dragon]'),
      7,
      'test-cap: unknown animalSources: dragon',
    ],
    ['an unknown tag', withLine(7, '  tags: [shiny]'), 7, 'test-cap: unknown tags: shiny'],
    [
      'an unknown histamine level',
      withLine(7, '  histamine: {histamineContent: huge}'),
      7,
      'test-cap: histamine.histamineContent: huge',
    ],
    [
      'a threshold of zero',
      withLine(7, '  histamine: {thresholdGrams: 0}'),
      7,
      'test-cap: histamine.thresholdGrams is not an amount: 0',
    ],
    [
      'an unknown key of a profile',
      withLine(7, '  fodmap: {level: low}'),
      7,
      'test-cap: fodmap: unknown key: level',
    ],
    [
      'an unknown EU allergen',
      withLine(7, '  eu: {peach: no}'),
      7,
      'test-cap: unknown EU allergen: peach',
    ],
    [
      'a dangling main ingredient',
      withLine(7, '  mainIngredient: nowhere'),
      7,
      'test-cap: dangling mainIngredient: nowhere',
    ],
  ]
  test.each(rows)('with %s is reported', (_, lines, at, what) => {
    expect(compiled(lines)).toEqual([`data/${file}:${linesOf(file) + at}: ${what}`])
  })

  test('with the name of another is reported', () => {
    expect(compiled([...PLAIN, '', 'test-hood:', ...PLAIN.slice(1)])).toEqual([
      `data/${file}:${linesOf(file) + 9}: test-hood: the de name "testkappe" belongs to test-cap`,
      `data/${file}:${linesOf(file) + 10}: test-hood: the en name "test cap" belongs to test-cap`,
      `data/${file}:${linesOf(file) + 11}: test-hood: the es name "sombrero de prueba" belongs to test-cap`,
    ])
  })

  test('with an id that is already in use is reported', () => {
    const [first] = compiled([...PLAIN, '', ...PLAIN])
    const line = linesOf(file) + 8
    expect(first).toBe(`data/${file}:${line}: Map keys must be unique at line ${line}, column 1:`)
  })

  test('with broken YAML is reported', () => {
    const [first] = compiled(withLine(6, '  flavor: {earthy: 0.5'))
    expect(first).toMatch(new RegExp(`^data/${file}:${linesOf(file) + 7}: `))
  })
})

describe('a row of a table', () => {
  const added = (part: string, row: string) =>
    changed(part, (text) => `${text}\n${row}\n`, problems).map((problem) =>
      problem.replace(`data/${part}:${linesOf(part) + 1}: `, 'HERE '),
    )
  const portions = `portions/${CATEGORY}.csv`
  const nutrients = `nutrients/${CATEGORY}.csv`
  const empty = ','.repeat(42)

  const rows: readonly (readonly [name: string, part: string, row: string, what: string])[] = [
    [
      'an unknown measure',
      portions,
      'shiitake,barrel,5,curated,low',
      'HERE unknown measure: barrel',
    ],
    [
      'a weight of zero',
      portions,
      'shiitake,wedge,0,curated,low',
      'HERE shiitake: not above zero: 0',
    ],
    [
      'an unknown confidence',
      portions,
      'shiitake,wedge,5,curated,sure',
      'HERE unknown confidence: sure',
    ],
    [
      'an unknown source',
      portions,
      'shiitake,wedge,5,my-aunt,low',
      'HERE shiitake: unknown source: my-aunt',
    ],
    ['too few cells', portions, 'shiitake,wedge', 'HERE 2 cells instead of 5'],
    ['an unknown id', portions, 'nowhere,piece,5,curated,low', 'HERE dangling id: nowhere'],
    [
      'a negative nutrient',
      nutrients,
      `nori,curated,raw,-1${empty}`,
      'HERE nori: macros.energyKcal is not an amount: -1',
    ],
    [
      'a nutrient that is not a number',
      nutrients,
      `nori,curated,raw,much${empty}`,
      'HERE nori: macros.energyKcal is not an amount: much',
    ],
    ['an unknown state', nutrients, `nori,curated,fried,1${empty}`, 'HERE unknown state: fried'],
    ['an unknown id', nutrients, `nowhere,curated,raw,1${empty}`, 'HERE dangling id: nowhere'],
  ]
  test.each(rows)('with %s in %s is reported', (_, part, row, what) => {
    expect(added(part, row)).toEqual([what])
  })

  test('given twice is reported', () => {
    const [head, first] = before.get(portions)!.split('\n')
    expect(head).toBe('id,measure,value,source,confidence')
    const [id, measure] = first!.split(',')
    expect(added(portions, first!)).toEqual([`HERE ${id}: ${measure} given twice`])
  })
})

describe('a closed set', () => {
  test('with an unknown parent archetype is reported', () => {
    const part = 'archetypes.yaml'
    expect(
      changed(part, (text) => `${text}\n\ntest-family:\n  extends: nothing\n`, problems),
    ).toEqual([`data/${part}:${linesOf(part) + 2}: test-family: unknown archetype: nothing`])
  })

  test('with a unit that misses a language is reported', () => {
    const part = 'units.yaml'
    const unit =
      "\n\nfirkin:\n  kind: volume\n  precision: exact\n  factor: 40900\n  de: {name: 'Firkin', shortcut: 'fi', words: []}\n  en: {name: 'firkin', shortcut: 'fi', words: []}\n"
    expect(() => changed(part, (text) => text + unit, problems)).toThrow(
      `${part}:${linesOf(part) + 2}: firkin: missing name in es`,
    )
  })

  test('with a category that misses a language is reported', () => {
    const part = 'vocabulary.yaml'
    const at = before.get(part)!.split('\n').indexOf('categories:') + 1
    expect(() =>
      changed(
        part,
        (text) => text.replace('categories:\n', 'categories:\n  dust: {de: Staub, en: dust}\n'),
        problems,
      ),
    ).toThrow(`${part}:${at + 1}: dust: missing name in es`)
  })
})

describe('determinism', () => {
  const target = (name: string) => join(folder, `${name}.sqlite`)

  test('two builds of the same data have the same hash and the same bytes', () => {
    const first = writeLibrary(compile(folder), target('a'))
    const second = writeLibrary(compile(folder), target('b'))
    expect(second).toEqual(first)
    expect(readFileSync(target('b')).equals(readFileSync(target('a')))).toBe(true)
  })

  test('another name gives another hash', () => {
    const first = writeLibrary(compile(folder), target('a')).hash
    const file = `ingredients/${CATEGORY}.yaml`
    const second = changed(
      file,
      (text) => `${text}\n${PLAIN.join('\n')}\n`,
      () => writeLibrary(compile(folder), target('c')).hash,
    )
    expect(second).not.toBe(first)
  })
})
