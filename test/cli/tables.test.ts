/** Tests that tables, in three languages, are as wide as the terminal, and coloured if requested. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { width } from '../../src/cli/output/render/wrap.ts'
import { ingr, inPipe, onTerminal } from './run.ts'

const lines = (text: string) => text.trimEnd().split('\n')
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour is written with them
const COLOR = /\u001b\[\d+m/g

test('a short screen, complete', async () => {
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

test('a result without findings is one line that says what was read', async () => {
  const { out } = await onTerminal(['fodmap', '40 g carrots'])
  expect(lines(out)).toEqual([
    '40 g carrots',
    '',
    '· FODMAP  no conflict found in the data',
    '',
    'Information, not medical advice. Tolerance differs from person to person.',
  ])
})

test('compared foods have a row each, including harmless and unknown ones', async () => {
  const foods = ['garlic', 'carrot', 'olive oil', 'florble']
  expect(lines((await onTerminal(['fodmap', ...foods])).out)).toEqual([
    'ingredient  level    too much from (g)  grams  note',
    'garlic      high                     1    100  oligosaccharides',
    'carrot      low                           100',
    'olive oil   none                          100',
    'florble     unknown                            unknown ingredient',
  ])
  expect(lines((await inPipe(['histamine', 'strawberry, potato', '--csv'])).out)).toEqual([
    '\ufeffingredient,level,too much from (g),grams,note',
    'strawberry,high,,100,histamine liberator',
    'potato,low,,100,',
  ])
})

test('a sheet names what is low, and --explain has a row for each food', async () => {
  const question = ['fodmap', '100 g onion', '10 g olive oil', '5 g salt']
  const { out } = await onTerminal(question)
  expect(out).toContain('Little or none  olive oil, salt')
  const explained = await inPipe([...question, '--explain'])
  expect(explained.out).toMatch(/^FODMAP\tsalt\t5 g\tnone\t/m)
})

test('analyze writes a spreadsheet of the total and of a serving', async () => {
  const { out } = await inPipe(['analyze', '200 g butter', '--servings', '2', '--csv'])
  expect(lines(out).slice(0, 2)).toEqual([
    '\ufeffnutrient,unit,total,per serving,note',
    'energy,kcal,1506,753,',
  ])
})

test('the nutrients of a label, complete, and the rest with --all', async () => {
  const { out } = await onTerminal(['nutrition', '30 g parmesan'])
  expect(out.trimEnd().split('\n')).toEqual([
    'Parmesan, 30 g',
    '                  30 g  of a day*  per 100 g',
    'Energy        122 kcal        6 %   406 kcal',
    'Fat              9.3 g       13 %       31 g',
    '  saturates     6.18 g       31 %     20.6 g',
    'Carbohydrate       0 g        0 %     traces',
    '  sugars           0 g        0 %     traces',
    'Fibre              0 g                   0 g',
    'Protein         9.33 g       19 %     31.1 g',
    'Salt           0.471 g        8 %     1.57 g',
    '',
    '* reference intake of an average adult (8400 kJ/2000 kcal)',
    'Source: Ciqual 2020',
    '35 more nutrients with --all',
  ])
  const all = await onTerminal(['nutrition', '30 g parmesan', '--all'])
  expect(
    lines(all.out).filter((line) => /^Iron |^Vitamin C |^Organic acids /.test(line)),
  ).toHaveLength(3)
  expect(all.out).not.toContain('--all')
})

test('a total with missing foods is a lower bound, and so is its share', async () => {
  const { out } = await onTerminal(['analyze', '200 g butter', 'salt'])
  expect(out).toMatch(/^Fat +≥ 166 g +≥ 236 %$/m)
})

describe('spreadsheets and selected nutrients', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-csv-'))
  writeFileSync(join(folder, 'a.txt'), 'Buttery\nServes 2\n\n200 g butter\n')
  writeFileSync(join(folder, 'b.txt'), '100 g parmesan\nsalt\n')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('several recipes are one table, one row each, with numeric cells', async () => {
    const { out } = await inPipe(['analyze', folder, '--csv', '--nutrient', 'fat,protein'])
    expect(lines(out)).toEqual([
      '\ufeffrecipe,amount,fat (g),protein (g),note',
      'Buttery,per serving,82.9,0.7,',
      `${join(folder, 'b.txt')},total,31,31.1,"≥ fat (g), protein (g); salt: no amount"`,
    ])
  })

  test('several foods are columns of a table, also in a pipe', async () => {
    const foods = ['cooked lentils', 'dried chickpeas', 'tofu']
    const question = ['nutrition', ...foods, '--nutrient', 'Eisen', '--nutrient', 'fibra']
    expect(lines((await inPipe([...question, '--csv'])).out)).toEqual([
      '\ufeffnutrient,unit,cooked lentils,chickpea,tofu,note',
      'iron,mg,3.33,4.31,2.66,',
      'fibre,g,7.9,12.2,2.3,',
    ])
    expect(lines((await inPipe(question)).out)).toEqual([
      'nutrient\tunit\tcooked lentils\tchickpea\ttofu',
      'iron\tmg\t3.33\t4.31\t2.66',
      'fibre\tg\t7.9\t12.2\t2.3',
    ])
    expect(lines((await onTerminal(question)).out)).toEqual([
      '                iron (mg)  fibre (g)',
      'chickpea             4.31       12.2',
      'cooked lentils       3.33        7.9',
      'tofu                 2.66        2.3',
    ])
  })

  test('one day of meals without a weekday is their total', async () => {
    const { out } = await inPipe(['analyze', folder, '--per', 'day', '--csv', '--nutrient', 'fat'])
    expect(lines(out)).toEqual([
      `\ufeffnutrient,unit,${join(folder, 'a.txt')},${join(folder, 'b.txt')},total,note`,
      `fat,g,82.9,31,114,${join(folder, 'b.txt')} ≥ 31; total ≥ 114`,
    ])
  })
})

describe('analyze --per day', () => {
  const week = mkdtempSync(join(tmpdir(), 'ingr-week-'))
  writeFileSync(join(week, 'monday-lunch.txt'), 'For 2 people\n\n200 g butter\n')
  writeFileSync(join(week, 'monday-dinner.txt'), '100 g butter\n')
  writeFileSync(join(week, 'tuesday.txt'), '300 g parmesan\nsalt\n')
  afterAll(() => rmSync(week, { recursive: true }))

  test('adds up a serving of each meal; a missing amount makes it a lower bound', async () => {
    const { out, err } = await onTerminal(['analyze', week, '--per', 'day'])
    expect(lines(out.replaceAll('\u00a0', ' ')).slice(0, 6)).toEqual(
      [
        'One serving of each meal',
        '                      Mo      Tu    mean         of a day*',
        'Energy        kcal  1506  ≥ 1218  ≥ 1362  █████░░░  ≥ 68 %',
        'Fat              g   166    ≥ 93   ≥ 129  ████████ ≥ 184 %',
        '  saturates      g   111    ≥ 62    ≥ 86  ████████ ≥ 431 %',
        'Carbohydrate     g   1.8     ≥ 0   ≥ 0.9  █░░░░░░░        ',
      ].map((line) => line.trimEnd()),
    )
    expect(out).toContain('≥ some lines have no amount: -v lists them')
    expect(err).not.toContain('salt')
    const shown = await onTerminal(['analyze', week, '--per', 'day', '-v'])
    expect(shown.err).toContain('salt (no amount)')
  })

  test('gives a pipe a row for each figure of each day, and a spreadsheet a column for each day', async () => {
    const { out } = await inPipe(['analyze', week, '--per', 'day'])
    expect(lines(out).filter((line) => line.includes('\tfat\t'))).toEqual([
      'monday\tfat\tg\t166',
      'tuesday\tfat\tg\t≥ 93',
      'mean\tfat\tg\t≥ 129',
    ])
    const [lunch, dinner] = ['lunch', 'dinner'].map((meal) => join(week, `monday-${meal}.txt`))
    const { out: csv } = await inPipe(['analyze', week, '--per', 'day', '--csv', '--lang', 'de'])
    expect(lines(csv).slice(0, 2)).toEqual([
      `\ufeffNährstoff;Einheit;${lunch};${dinner};Montag;Dienstag;Mittel;Hinweis`,
      'Brennwert;kcal;753;753;1506;1218;1362;"Dienstag ≥ 1218; Mittel ≥ 1362"',
    ])
  })

  test('splits a week that is too wide into blocks, each with the names of the nutrients', async () => {
    const { out } = await onTerminal(['analyze', week, '--per', 'day'], { columns: 40 })
    expect(lines(out).filter((line) => width(line) > 40)).toEqual([])
    expect(out.match(/^Energy /gm)?.length).toBeGreaterThan(1)
  })
})

test('without UTF-8 the marks are ASCII', async () => {
  const { out } = await onTerminal(['check', 'butter', 'carrot', '-c', 'lactose,gluten'], {
    env: { LANG: 'de_DE.ISO-8859-1', INGR_LANG: 'en' },
  })
  expect(out.replace(/ .*/g, '').split('\n').slice(0, 2)).toEqual(['!', '-'])
})

describe.each([40, 60, 80, 200])('check on a screen of %d columns', (columns) => {
  test.each([
    'check butter flour egg parmesan',
    'check butter flour egg parmesan --all --lang de',
    'check test/recipes/en-pad-thai.txt -c fodmap,fat,vegan',
    'check test/recipes/es-paella-marisco.txt --lang es',
    'check butter --lang de -c Milch',
    'nutrition butter --lang es',
    'nutrition butter --all --lang de',
    'nutrition spinach kale butter parmesan wheat-flour --lang es',
    'nutrition butter --label eu --lang de',
    'analyze butter:100g spinach:50g --servings 2 --label eu --lang es',
    'analyze butter:100g spinach:50g --servings 2 --lang de',
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
    return lines(out)[0]!.split(/ {2,}/)
  }
  const rows: readonly (readonly [
    args: string,
    heads: Readonly<Record<string, readonly string[]>>,
  ])[] = [
    [
      'browse --min iron=20',
      {
        de: ['ID', 'Name', 'Kategorie', 'Eisen (mg)'],
        en: ['id', 'name', 'category', 'iron (mg)'],
        es: ['id', 'nombre', 'categoría', 'hierro (mg)'],
      },
    ],
    [
      'parse 20 g butter',
      {
        de: ['Zeile', 'Zutat', 'Menge', 'Gramm', 'Treffgüte'],
        en: ['line', 'ingredient', 'amount', 'grams', 'sure'],
        es: ['línea', 'ingrediente', 'cantidad', 'gramos', 'coincidencia'],
      },
    ],
    [
      'units',
      {
        de: ['ID', 'Einheit', 'Kürzel', 'Genauigkeit'],
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
    'show tomato --lang de',
    'show tomato',
    'allergens butter soy-sauce --letters at --lang es',
    'check butter flour mustard --letters at --lang de',
    'check butter flour egg parmesan --explain --lang de',
    'profile butter --with margarine --lang de',
    'swap butter --for lactose --lang de',
    'categories --lang es',
  ]
  test.each(commands)('%s fits', async (command) => {
    const { code, out } = await onTerminal(command.split(' '), { columns })
    expect(code).toBe(0)
    expect(lines(out).length).toBeGreaterThan(2)
    expect(lines(out).filter((line) => width(line) > columns)).toEqual([])
    // An ellipsis would mean that text was cut off.
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
  test('is used if the terminal supports it, and adds nothing to the words', async () => {
    const plain = await onTerminal(args)
    const painted = await onTerminal(args, { color: true })
    expect(painted.out).toMatch(COLOR)
    expect(plain.out).not.toMatch(COLOR)
    expect(painted.out.replace(COLOR, '')).toBe(plain.out)
  })
  test('--no-color and --color take precedence over the terminal', async () => {
    const off = await onTerminal([...args, '--no-color'], { color: true })
    const on = await onTerminal([...args, '--color'], { color: false })
    expect([COLOR.test(off.out), on.out.includes('\u001b[31mcontains')]).toEqual([false, true])
  })

  // Decisions §7: output has tables and colour on a terminal, and plain tab-separated rows in a pipe. `NO_COLOR`,
  // `FORCE_COLOR`, `--no-color` and `--color` change the colour.
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

test('on a terminal without input, a list command prints an error that asks for items', async () => {
  expect(await onTerminal(['check'])).toEqual({
    code: 2,
    out: '',
    err: 'ingr: no items given (write them, or use --file or a pipe)\n',
  })
})

test('a conversion is a sentence', async () => {
  const shown = async (lang: string) =>
    (await onTerminal(['convert', 'butter', '1', 'cup', 'gram', '--lang', lang])).out
  expect([await shown('de'), await shown('en'), await shown('es')]).toEqual([
    '1 cup Butter = 227 g (geschätzt)\n',
    '1 cup butter = 227 g (estimated)\n',
    '1 cup de mantequilla = 227 g (estimado)\n',
  ])
})

test('a unit that is a word is in the plural', async () => {
  const shown = async (lang: string) =>
    (await onTerminal(['convert', 'flour', '2', 'Tasse', 'gram', '--lang', lang])).out
  expect(await shown('de')).toMatch(/^2 Tassen Weizenmehl = /)
  expect(await shown('es')).toMatch(/^2 tazas de harina de trigo = /)
})

test('no output says “safe” or “free of”', async () => {
  for (const lang of ['de', 'en', 'es']) {
    const { out, err } = await onTerminal(['check', 'carrot', '--lang', lang])
    expect(`${out}${err}`).not.toMatch(/\bsafe\b|-free|sicher|glutenfrei|seguro|sin gluten/i)
  }
})
