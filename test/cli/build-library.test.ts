/**
 * `ingr build-library`: an operator's own ingredients are found like all others, and mistakes in them are
 * reported with file and line.
 */

// tier: system

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { ingr, inPipe, ROOT } from './run.ts'

const FIXTURE = join(ROOT, 'test/support/own-foods')
const shipped = openLibrary(join(ROOT, 'data/library.sqlite'))
let folder: string
let builtLibrary: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ingr-own-'))
  builtLibrary = join(folder, 'my.sqlite')
  built = JSON.parse((await ingr(['build-library', FIXTURE, '-o', builtLibrary, '--json'])).out)
})
afterAll(() => rmSync(folder, { recursive: true }))
let built: object

const body = async (...args: readonly string[]) =>
  JSON.parse((await ingr([...args, '--json', '--library', builtLibrary])).out)

describe('the library', () => {
  test('has the shipped and the own ingredients', () => {
    expect(built).toEqual({
      library: openLibrary(builtLibrary).hash,
      path: builtLibrary,
      count: shipped.count + 1,
      added: ['house-fire-blend'],
      replaced: ['carrot'],
    })
    expect(
      openLibrary(builtLibrary)
        .ids()
        .filter((id) => !shipped.ingredient(id)),
    ).toEqual(['house-fire-blend'])
    expect(openLibrary(builtLibrary).ingredient('butter')).toEqual(shipped.ingredient('butter'))
  })

  test('is identical when it is built again', async () => {
    const again = join(folder, 'again.sqlite')
    await ingr(['build-library', FIXTURE, '-o', again])
    expect(readFileSync(again).equals(readFileSync(builtLibrary))).toBe(true)
  })

  test('needs only the names of an ingredient; missing facts are unknown', async () => {
    const bare = join(folder, 'bare/ingredients')
    mkdirSync(bare, { recursive: true })
    writeFileSync(
      join(bare, 'condiments.yaml'),
      'lola-sauce:\n  de: [Soße Lola]\n  en: [Lola sauce]\n  es: [salsa Lola]\n  allergens: {peanut: {contains: yes, confidence: high}}\n' +
        'nuna-cream:\n  de: [Nuna-Creme]\n  en: [nuna cream]\n  es: [crema Nuna]\n  allergens: {dairy: {contains: yes, confidence: high}}\n',
    )
    const path = join(folder, 'bare.sqlite')
    await ingr(['build-library', join(folder, 'bare'), '-o', path])
    const { allergenProfile, flavorProfile } = openLibrary(path).ingredient('lola-sauce')!
    expect([allergenProfile.peanut?.contains, flavorProfile]).toEqual(['yes', null])
    const rest = Object.entries(allergenProfile).filter(([, one]) => one && 'contains' in one)
    expect(rest.filter(([, one]) => (one as { contains: string }).contains === 'no')).toEqual([])
    // The animal of a stated allergen breaks a diet, although the entry states no animal.
    const { out } = await ingr(['diet', 'vegan', '20 g nuna cream', '--json', '--library', path])
    expect(JSON.parse(out).verdict).toBe('incompatible')
  })

  test('is found by search in every language', async () => {
    for (const [lang, query] of [
      ['de', 'Hausfeuer Gewürz'],
      ['en', 'house fire'],
      ['es', 'mezcla de fuego'],
    ] as const) {
      const { results } = await body('search', query, '--lang', lang, '--limit', '1')
      expect(results[0].ingredient.id).toBe('house-fire-blend')
    }
  })

  test('is checked with its own data and that of its family', async () => {
    const { concerns } = await body('check', '5 g house fire blend', '-c', 'sesame,egg')
    expect(concerns.map(({ concern, verdict }: never) => [concern, verdict])).toEqual([
      ['sesame', 'incompatible'],
      ['egg', 'compatible'],
    ])
  })

  test('has its nutrition and its density', async () => {
    const { computed } = await body(
      'nutrition',
      'house fire blend',
      '--amount',
      '1',
      '--unit',
      'metric-tablespoon',
    )
    expect(computed).toMatchObject({
      grams: 7.5,
      estimated: true,
      nutrients: { macros: { energyKcal: 22.5, protein: 0.75, alcohol: 0 } },
    })
  })

  test('gives shipped ingredients the operator’s portions', () => {
    const before = shipped.ingredient('carrot')!
    expect(openLibrary(builtLibrary).ingredient('carrot')).toEqual({
      ...before,
      portions: {
        ...before.portions,
        piece: { value: 80, source: 'curated', confidence: 'high' },
      },
    })
  })

  test('is opened by INGR_LIBRARY, and can be extended further', async () => {
    const { out } = await ingr(['count'], { env: { INGR_LIBRARY: builtLibrary } })
    expect(out).toBe(`The ingredient library holds ${shipped.count + 1} entries.\n`)
    const twice = join(folder, 'twice.sqlite')
    const { code } = await ingr(['build-library', FIXTURE, '-o', twice, '--library', builtLibrary])
    expect(code).toBe(2)
  })
})

describe('a mistake', () => {
  let folderCopy: string
  beforeEach(() => {
    folderCopy = mkdtempSync(join(folder, 'own-'))
    cpSync(FIXTURE, folderCopy, { recursive: true })
  })
  /** Changes a file and returns the error messages of the build, with HERE in place of the folder. */
  const messagesOf = async (file: string, change: (text: string) => string) => {
    const path = join(folderCopy, file)
    mkdirSync(join(path, '..'), { recursive: true })
    const text = (() => {
      try {
        return readFileSync(path, 'utf8')
      } catch {
        return ''
      }
    })()
    writeFileSync(path, change(text))
    // Build in this process, which has already read the shipped library. The tests below start a new process.
    const { code, out, err } = await inPipe([
      'build-library',
      folderCopy,
      '-o',
      join(folderCopy, 'x.sqlite'),
    ])
    return { code, out, lines: err.trim().replaceAll(folderCopy, 'HERE').split('\n').slice(0, -1) }
  }
  const spices = 'ingredients/spices.yaml'

  const rows: readonly (readonly [
    name: string,
    file: string,
    change: (text: string) => string,
    what: string,
  ])[] = [
    [
      'an unknown key',
      spices,
      (text) => `${text}  colour: red\n`,
      'ingredients/spices.yaml:10: house-fire-blend: unknown key: colour',
    ],
    [
      'a name that a shipped ingredient has',
      spices,
      (text) => text.replace('[house fire blend]', '[house fire blend, butter]'),
      'ingredients/spices.yaml:3: house-fire-blend: the en name "butter" belongs to butter',
    ],
    [
      'a name that means several foods',
      spices,
      (text) => text.replace('[mezcla', '[manteca, mezcla'),
      'ingredients/spices.yaml:4: house-fire-blend: the es name "manteca" means several foods: lard, butter',
    ],
    [
      'an archetype that is named like a shipped ingredient',
      'archetypes.yaml',
      (text) => `${text}\nspice:\n  tags: [hot]\n`,
      'archetypes.yaml:7: spice: a shipped archetype of this name exists',
    ],
    [
      'only the nutrients of a shipped ingredient',
      'nutrients/spices.csv',
      (text) => text.replace('house-fire-blend', 'salt'),
      'nutrients/spices.csv:2: salt: other nutrients need an entry in ingredients/',
    ],
    [
      'a portion of zero grams',
      'portions/spices.csv',
      (text) => text.replace('carrot', 'karrot'),
      'portions/spices.csv:3: dangling id: karrot',
    ],
    [
      'a row with too few cells',
      'portions/spices.csv',
      (text) => `${text}carrot,slice\n`,
      'portions/spices.csv:4: 2 cells instead of 5',
    ],
    [
      'a closed set',
      'units.yaml',
      () => '',
      "units.yaml: the closed sets are the library's and cannot be changed",
    ],
    [
      'a list where ids are expected',
      'ingredients/meat.yaml',
      () => '- en: [house fire blend]\n',
      'ingredients/meat.yaml:1: not a mapping of ids to entries',
    ],
    [
      'a file with another extension',
      'ingredients/meat.yml',
      () => '',
      'ingredients/meat.yml: not a .yaml file',
    ],
  ]
  test.each(rows)('is reported: %s', async (_, file, change, what) => {
    expect(await messagesOf(file, change)).toEqual({ code: 2, out: '', lines: [`HERE/${what}`] })
  })
})

describe('the command', () => {
  const rows: readonly (readonly [name: string, args: () => string[], message: string])[] = [
    ['without an output file', () => [FIXTURE], 'ingr: no file to write (give -o <file>)\n'],
    [
      'its own input as output',
      () => [FIXTURE, '-o', builtLibrary, '--library', builtLibrary],
      'ingr: would overwrite the library it starts from: MINE\n',
    ],
    [
      'no such folder',
      () => ['nowhere', '-o', builtLibrary],
      'nowhere: no such folder\ningr: 1 problem in nowhere; no library written\n',
    ],
  ]
  test.each(rows)('refuses %s', async (_, args, message) => {
    const { code, out, err } = await ingr(['build-library', ...args()])
    expect({ code, out, err: err.replaceAll(builtLibrary, 'MINE') }).toEqual({
      code: 2,
      out: '',
      err: message,
    })
  })

  test('replaces a shipped ingredient of the same id, and keeps the figures not given', async () => {
    const folderCopy = mkdtempSync(join(folder, 'own-'))
    mkdirSync(join(folderCopy, 'ingredients'))
    const { names, archetype } = shipped.ingredient('carrot')!
    const list = (lang: 'de' | 'en' | 'es') => `[${names[lang].join(', ')}]`
    writeFileSync(
      join(folderCopy, 'ingredients/vegetables.yaml'),
      [
        'carrot:',
        `  de: ${list('de')}`,
        `  en: ${list('en')}`,
        `  es: ${list('es')}`,
        `  archetype: ${archetype}`,
        '  flavor: {sweet: 1}',
      ].join('\n'),
    )
    const path = join(folderCopy, 'x.sqlite')
    const { replaced, added } = JSON.parse(
      (await ingr(['build-library', folderCopy, '-o', path, '--json'])).out,
    )
    expect({ replaced, added }).toEqual({ replaced: ['carrot'], added: [] })
    const carrot = openLibrary(path).ingredient('carrot')!
    const before = shipped.ingredient('carrot')!
    expect(carrot.flavorProfile!.sweet).toBe(1)
    expect([carrot.nutrients, carrot.density, carrot.portions]).toEqual([
      before.nutrients,
      before.density,
      before.portions,
    ])
  })
})
