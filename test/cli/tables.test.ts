/** The face that a terminal sees: drawn tables in three languages, as wide as the terminal, colour where asked for. */

import { describe, expect, test } from 'vitest'
import { width } from '../../src/cli/output/render/wrap.ts'
import { ingr, onTerminal } from './run.ts'

const lines = (text: string) => text.trimEnd().split('\n')
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour is written with them
const COLOR = /\u001b\[\d+m/g

test('a small screen, whole', async () => {
  expect(await onTerminal(['check', '200 g butter', '-c', 'lactose,gluten'])).toEqual({
    code: 0,
    out: [
      '✗ lactose  contains  butter',
      '· gluten   no conflict found in the data',
      '',
      'Information, not medical advice. Products change: read the package.',
      '',
    ].join('\n'),
    err: 'Tip: ingr swap butter --for lactose\n',
  })
})

test('without UTF-8 the marks are ASCII', async () => {
  const { out } = await onTerminal(['check', 'butter', 'carrot', '-c', 'lactose,gluten'], {
    env: { LANG: 'de_DE.ISO-8859-1', INGR_LANG: 'en' },
  })
  expect(out.replace(/ .*/g, '').split('\n').slice(0, 2)).toEqual(['!', '-'])
})

describe.each([40, 60, 80, 200])('a screen of check on %d columns', (columns) => {
  test.each([
    'check butter flour egg parmesan',
    'check butter flour egg parmesan --all --lang de',
    'check test/recipes/en-pad-thai.txt -c fodmap,fat,vegan',
    'check test/recipes/es-paella-marisco.txt --lang es',
    'check butter --lang de -c Milch',
  ])('%s fits, and nothing is cut off', async (command) => {
    const { code, out } = await onTerminal(command.split(' '), { columns })
    expect(code).toBe(0)
    expect(lines(out).filter((line) => width(line) > Math.min(columns, 120))).toEqual([])
    expect(out).not.toContain('…')
  })
})

describe('headings in three languages', () => {
  const heads = async (lang: string, ...args: string[]) => {
    const { out } = await onTerminal([...args, '--lang', lang], { columns: 200 })
    return lines(out)
      .find((line) => line.startsWith('│'))!
      .split('│')
      .map((cell) => cell.trim())
      .filter(Boolean)
  }
  const rows: readonly (readonly [
    args: string,
    heads: Readonly<Record<string, readonly string[]>>,
  ])[] = [
    [
      'browse --min iron=20',
      {
        de: ['Kennung', 'Name', 'Kategorie', 'Treffgüte'],
        en: ['id', 'name', 'category', 'sure'],
        es: ['id', 'nombre', 'categoría', 'coincidencia'],
      },
    ],
    [
      'parse butter',
      {
        de: ['Zeile', 'Zutat', 'Menge', 'Gramm', 'Treffgüte'],
        en: ['line', 'ingredient', 'amount', 'grams', 'sure'],
        es: ['línea', 'ingrediente', 'cantidad', 'gramos', 'coincidencia'],
      },
    ],
    [
      'nutrition butter',
      {
        de: ['Nährstoff', 'Einheit', 'je 100 g', '% RM*'],
        en: ['nutrient', 'unit', 'per 100 g', '% RI*'],
        es: ['nutriente', 'unidad', 'por 100 g', '% IR*'],
      },
    ],
    [
      'units',
      {
        de: ['Kennung', 'Einheit', 'Kürzel', 'Genauigkeit'],
        en: ['id', 'unit', 'short', 'precision'],
        es: ['id', 'unidad', 'abreviatura', 'precisión'],
      },
    ],
  ]
  test.each(rows)('%s', async (args, expected) => {
    const found = {
      de: await heads('de', ...args.split(' ')),
      en: await heads('en', ...args.split(' ')),
      es: await heads('es', ...args.split(' ')),
    }
    expect(found).toEqual(expected)
  })
})

describe.each([60, 80, 200])('on %d columns', (columns) => {
  const commands = [
    'search tomate --lang es --limit 20 --explain',
    'units --lang de',
    'allergens walnut --explain --lang de',
    'nutrition butter --lang es',
    'show tomato --lang de',
    'show tomato',
    'allergens butter soy-sauce --letters at --lang es',
    'check butter flour mustard --letters at --lang de',
    'check butter flour egg parmesan --explain --lang de',
    'nutrition butter --label eu --lang de',
    'analyze butter:100g spinach:50g --servings 2 --label eu --lang es',
    'analyze butter:100g spinach:50g --servings 2 --lang de',
    'profile butter --with margarine --lang de',
    'swap butter --for lactose --lang de',
    'categories --lang es',
  ]
  test.each(commands)('%s fits', async (command) => {
    const { code, out } = await onTerminal(command.split(' '), { columns })
    expect(code).toBe(0)
    const drawn = lines(out).filter((line) => /^[┌├│└]/.test(line))
    expect(drawn.length).toBeGreaterThan(3)
    expect(lines(out).filter((line) => width(line) > columns)).toEqual([])
    // Every line of a table is as wide as its first.
    for (const table of out.split(/(?=┌)/).filter((part) => part.startsWith('┌'))) {
      const widths = lines(table)
        .filter((line) => /^[┌├│└]/.test(line))
        .map(width)
      expect([...new Set(widths)]).toEqual([widths[0]])
    }
    // Nothing is cut off.
    expect(out).not.toContain('…')
  })
})

describe.each([40, 60, 80, 200])('a sheet on %d columns', (columns) => {
  test.each([
    'allergens walnut --lang de',
    'allergens butter, wheat flour, soy sauce, egg, parsley --lang de',
    'diet vegan butter honey gelatin --lang es',
    'histamine parmesan',
    'fodmap onion garlic --lang de',
  ])('%s fits', async (command) => {
    const { code, out } = await onTerminal(command.split(' '), { columns })
    expect(code).toBe(0)
    expect(lines(out).length).toBeGreaterThan(2)
    expect(lines(out).filter((line) => width(line) > columns)).toEqual([])
    expect(out).not.toContain('…')
  })
})

describe('colour', () => {
  const args = ['check', '200 g butter', '-c', 'dairy,gluten']
  test('is there where the terminal has it, and says nothing that words do not say', async () => {
    const plain = await onTerminal(args)
    const painted = await onTerminal(args, { color: true })
    expect(painted.out).toMatch(COLOR)
    expect(plain.out).not.toMatch(COLOR)
    expect(painted.out.replace(COLOR, '')).toBe(plain.out)
  })
  test('--no-color and --color win over the terminal', async () => {
    const off = await onTerminal([...args, '--no-color'], { color: true })
    const on = await onTerminal([...args, '--color'], { color: false })
    expect([COLOR.test(off.out), on.out.includes('\u001b[31mcontains')]).toEqual([false, true])
  })

  // Decisions §7: "On a terminal tables and colour, in a pipe plain tab-separated rows; `NO_COLOR`, `FORCE_COLOR`, `--no-color`, `--color`."
  test.each([
    ['without a word', [], {}, false],
    ['--color', ['--color'], {}, true],
    ['FORCE_COLOR=1', [], { FORCE_COLOR: '1', NO_COLOR: '' }, true],
    ['CLICOLOR_FORCE=1', [], { CLICOLOR_FORCE: '1', NO_COLOR: '' }, true],
    ['FORCE_COLOR=1 --no-color', ['--no-color'], { FORCE_COLOR: '1' }, false],
    ['FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, false],
  ])('in a pipe: %s', async (_, options, env, isPainted) => {
    const plain =
      'milk\tincompatible\thigh\tbutter\ngluten\tno conflict found in the data\tmedium\t\n'
    const { out } = await ingr([...args, ...options], { env })
    const painted = plain.replace('incompatible', '\u001b[31mincompatible\u001b[39m')
    expect(out).toBe(isPainted ? painted : plain)
  })
})

test('on a terminal without input a list command asks for items instead of waiting', async () => {
  expect(await onTerminal(['check'])).toEqual({
    code: 2,
    out: '',
    err: 'ingr: no items given (write them, or use --file or a pipe)\n',
  })
})

test('a conversion is a sentence', async () => {
  const said = async (lang: string) =>
    (await onTerminal(['convert', 'butter', '1', 'cup', 'gram', '--lang', lang])).out
  expect([await said('de'), await said('en'), await said('es')]).toEqual([
    '1 cup Butter = 227 g (geschätzt)\n',
    '1 cup butter = 227 g (estimated)\n',
    '1 cup de mantequilla = 227 g (estimado)\n',
  ])
})

test('a unit that is a word stands in the plural', async () => {
  const said = async (lang: string) =>
    (await onTerminal(['convert', 'flour', '2', 'Tasse', 'gram', '--lang', lang])).out
  expect(await said('de')).toMatch(/^2 Tassen Weizenmehl = /)
  expect(await said('es')).toMatch(/^2 tazas de harina de trigo = /)
})

test('nothing says safe or free of', async () => {
  for (const lang of ['de', 'en', 'es']) {
    const { out, err } = await onTerminal(['check', 'carrot', '--lang', lang])
    expect(`${out}${err}`).not.toMatch(/\bsafe\b|-free|sicher|glutenfrei|seguro|sin gluten/i)
  }
})
