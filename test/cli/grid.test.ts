/**
 * `check` for several recipes and several people: the grid, the rows, the JSON, the exit codes, the
 * household file.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { drawGrid } from '../../src/cli/output/render/grid.ts'
import { drawTable } from '../../src/cli/output/render/table.ts'
import { DIETS } from '../../src/domain/restrictions.ts'
import { ingr, inPipe, onTerminal, shell } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-grid-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const CAKE = file('cake.txt', '200 g butter\n3 eggs\n200 g flour\n')
const SALAD = file('salad.txt', '2 carrots\n50 g froozle\n')
const SOUP = file('Suppe mit Rand.md', '500 ml Gemüsebrühe\r\n2 Karotten\r\n')
const JSON_ITEMS = file('items.json', '[{"ingredientId":"butter","amount":10}]')
const EMPTY = file('empty.txt', '\n')
const FAMILY = file(
  'family.yaml',
  `# Who eats along
people:
  - name: Anna
    concerns: [lactose, egg]
  - name: Ben
    diet: vegan
    avoid: [Sellerie, zanahoria]
  - name: Carla
    diet: [pescetarian, porkFree]
    avoid: Käse
`,
)
const TWO = ['-c', 'dairy,gluten']

describe('the installed program', () => {
  test('reads a household file', async () => {
    const { code, out } = await ingr(['check', CAKE, '--profile', FAMILY])
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toBe(`${CAKE}\tAnna\tincompatible\tlactose: butter; egg: egg`)
  })
})

test('--csv has a row for each recipe, a column for each requested verdict, and the reason', async () => {
  const { code, out } = await ingr(['check', CAKE, SALAD, '--csv', ...TWO])
  expect([code, out.replace('\ufeff', '').split('\n')]).toEqual([
    0,
    [
      'recipe,milk,gluten,reasons,not read',
      `${CAKE},conflict,conflict,milk (butter); gluten (flour),`,
      `${SALAD},not known,not known,"milk, gluten (line 2 not read)",froozle`,
      '',
    ],
  ])
  const { out: people } = await ingr(['check', CAKE, '--csv', '--profile', FAMILY])
  expect(people.split('\n')[0]).toBe('\ufeffrecipe,Anna,Ben,Carla,reasons,not read')
  expect((await ingr(['check', CAKE, '--csv', '--json'])).code).toBe(2)
})

describe('a grid with wide characters', () => {
  const grid = (names: readonly string[], columns: number) =>
    drawGrid(
      'recipe',
      ['egg', 'fish'],
      names.map((name) => ({ name, cells: ['incompatible', 'compatible'] })),
      { columns, color: false },
    ).split('\n')

  test('has its marks aligned', () => {
    expect(grid(['cake.txt', '牛肉と野菜.txt', 'e\u0301te\u0301.txt'], 80)).toEqual([
      'recipe          egg  fish',
      'cake.txt        ✗    ·',
      '牛肉と野菜.txt  ✗    ·',
      'e\u0301te\u0301.txt         ✗    ·',
    ])
  })

  test('repeats its header on each screen', () => {
    const names = Array.from({ length: 12 }, (_, i) => `dish ${i + 1}`)
    const lines = drawGrid(
      'recipe',
      ['egg'],
      names.map((name) => ({ name, cells: ['compatible'] })),
      { columns: 80, lines: 8, color: false },
    ).split('\n')
    for (let from = 0; from + 7 <= lines.length; from++) {
      expect(lines.slice(from, from + 7).some((line) => line.startsWith('recipe'))).toBe(true)
    }
    expect(lines.filter((line) => line.startsWith('dish'))).toHaveLength(12)
  })

  test('cuts a long name by display width, and never inside a character', () => {
    expect(grid(['牛肉と野菜のレシピ.txt', 'recipes/cake.txt'], 36)).toEqual([
      'recipe        egg  fish',
      '…レシピ.txt   ✗    ·',
      '…es/cake.txt  ✗    ·',
    ])
  })
})

test('a table longer than the screen repeats its header', () => {
  const rows = Array.from({ length: 30 }, (_, i) => [`dish ${i + 1}`, 'milk, egg, gluten'])
  const lines = drawTable(['dish', 'contains'], rows, {
    columns: 24,
    lines: 12,
    color: false,
  }).split('\n')
  for (let from = 0; from + 11 < lines.length; from++) {
    expect(lines.slice(from, from + 11).join('\n')).toContain('contains')
  }
  expect(lines.filter((line) => /dish \d/.test(line))).toHaveLength(30)
})

describe('recognition of recipe files', () => {
  test('arguments that end in .txt, .md or .json, and every --file', async () => {
    const argument = await inPipe(['check', CAKE, SOUP, '-f', JSON_ITEMS, ...TWO])
    expect(argument.out.split('\n').map((row) => row.split('\t').slice(0, 3))).toEqual([
      [CAKE, 'milk', 'incompatible'],
      [CAKE, 'gluten', 'incompatible'],
      [SOUP, 'milk', 'uncertain'],
      [SOUP, 'gluten', expect.any(String)],
      [JSON_ITEMS, 'milk', 'incompatible'],
      [JSON_ITEMS, 'gluten', 'no conflict found in the data'],
      [''],
    ])
  })
  test('a single file reads the same as with --file', async () => {
    expect(await inPipe(['check', CAKE, ...TWO])).toEqual(
      await inPipe(['check', '--file', CAKE, ...TWO]),
    )
  })
  test('an argument that names an ingredient is not read as a file of that name', async () => {
    const here = join(folder, 'here')
    mkdirSync(here)
    writeFileSync(join(here, 'butter'), '1 carrot\n')
    const program = join(import.meta.dirname, '../../bin/ingr.js')
    const { out } = await shell(`cd '${here}' && node '${program}' check butter egg -c dairy`)
    expect(out).toBe('milk\tincompatible\thigh\tbutter\n')
  })
  const refused: readonly (readonly [args: readonly string[], message: string])[] = [
    [['/nowhere/x.txt'], 'cannot read /nowhere/x.txt: no such file'],
    [[CAKE, '200 g butter'], 'give files or items, not both: 200 g butter'],
    [['-f', CAKE, 'butter'], 'give files or items, not both: butter'],
    [
      [CAKE, SALAD, '--explain'],
      `--explain takes one recipe, not 2: ${CAKE}, ${SALAD} (give one of them alone)`,
    ],
    [
      ['test/recipes/formats/en-mezze.html', '--explain'],
      '--explain takes one recipe, not 2: test/recipes/formats/en-mezze.html: Hummus, test/recipes/formats/en-mezze.html: Flatbreads (give one of them alone)',
    ],
    [[CAKE, '--explain', '--grid'], 'give --explain or --grid, not both'],
    [[CAKE, '--profile', FAMILY, '-c', 'egg'], 'give --concern or --profile, not both'],
    [[CAKE, SALAD, '-c', 'eg'], 'unknown concern: eg (did you mean egg?)'],
    [[CAKE, '--profile', '/nowhere/f.yaml'], 'cannot read /nowhere/f.yaml: no such file'],
  ]
  test.each(refused)('%j', async (args, message) => {
    expect(await inPipe(['check', ...args])).toEqual({
      code: 2,
      out: '',
      err: `ingr: ${message}\n`,
    })
  })
})

describe('recipe by concern', () => {
  test('a grid on a terminal', async () => {
    const pad = (text: string) => text.padEnd(SALAD.length)
    const answer = await onTerminal(['check', CAKE, SALAD, ...TWO], { columns: 200 })
    // Remove the progress count, which a slow run shows and erases.
    expect({ ...answer, err: answer.err.replace(/\r[^\r\n]*/g, '') }).toEqual({
      code: 0,
      out: [
        `${pad('')}  milk  gluten`,
        `${pad(CAKE)}  ✗     ✗       milk (butter)`,
        `${pad('')}                gluten (flour)`,
        `${SALAD}  ?     ?       milk, gluten (line 2 not read)`,
        '',
        `Not read  ${SALAD}  2  50 g froozle  unknown ingredient; does it hold milk, gluten? --known`,
        `${' '.repeat(`Not read  ${SALAD}  2  50 g froozle  `.length)}"froozle=…"`,
        '',
        '✗ conflict  ! may contain  ? not known  · no conflict found in the data',
        'Information, not medical advice. Products change: read the package.',
        '',
      ].join('\n'),
      err: '',
    })
  })
  test.each([60, 80, 200])('all 11, in as many blocks as %i columns require', async (columns) => {
    for (const lang of ['de', 'en', 'es']) {
      const { out } = await onTerminal(['check', CAKE, SALAD, '--lang', lang], { columns })
      const lines = out.trimEnd().split('\n')
      expect(lines.filter((line) => line.length > columns)).toEqual([])
      const marks = lines.filter((line) => /cake\.txt/.test(line)).join(' ')
      expect(marks.match(/ [●○?·](?= |$)/g)).toHaveLength(11)
    }
  })
  test('colour adds nothing to the marks', async () => {
    const args = ['check', CAKE, SALAD]
    const plain = await onTerminal(args)
    const painted = await onTerminal(args, { color: true })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour is written with them
    expect(painted.out.replace(/\u001b\[\d+m/g, '')).toBe(plain.out)
    expect(painted.out).not.toBe(plain.out)
  })
  test('--json and --ndjson have the same results, each that of the recipe checked separately', async () => {
    const files = [CAKE, SALAD]
    const alone = await Promise.all(
      files.map(async (path) => JSON.parse((await inPipe(['check', path, '--json'])).out)),
    )
    const { out } = await inPipe(['check', ...files, '--json'])
    const lines = (await inPipe(['check', ...files, '--ndjson'])).out
    expect(JSON.parse(out)).toEqual({
      results: files.map((recipe, i) => ({ recipe, result: alone[i] })),
    })
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(JSON.parse(out).results)
  })
  test('--grid prints the same form for a single recipe, and for items', async () => {
    const one = JSON.parse((await inPipe(['check', CAKE, '--grid', '--json'])).out)
    const items = JSON.parse((await inPipe(['check', 'butter', '--grid', '--json'])).out)
    expect(
      [one, items].map(({ results }) => results.map((r: { recipe: string }) => r.recipe)),
    ).toEqual([[CAKE], ['-']])
  })
  test('a remark begins with its file, however short the name', async () => {
    file('e', '\n')
    const { err } = await shell(`cd ${folder} && ingr check --file e --file cake.txt -c dairy`)
    expect(err).toBe('e: no items found in the input\n')
  })
  test('an unreadable recipe is reported, the others are answered, and the run fails', async () => {
    const { code, out, err } = await inPipe(['check', EMPTY, CAKE, '/nowhere/x.txt', ...TWO])
    expect([code, out.split('\n').map((row) => row.split('\t')[0])]).toEqual([2, [CAKE, CAKE, '']])
    expect(err).toBe(
      `${EMPTY}: no items found in the input\ncannot read /nowhere/x.txt: no such file\n`,
    )
    const json = JSON.parse((await inPipe(['check', EMPTY, CAKE, '--json'])).out)
    expect(json.results[0]).toEqual({
      recipe: EMPTY,
      error: { code: 'EMPTY_ITEMS', message: 'no items found in the input', details: null },
    })
  })
  const codes: readonly (readonly [args: readonly string[], code: number])[] = [
    [[CAKE, SALAD], 0],
    [[CAKE, SALAD, '--fail-on', 'incompatible'], 4],
    [[SALAD, SOUP, '--fail-on', 'incompatible', '-c', 'egg'], 0],
    [[SALAD, SOUP, '--fail-on', 'uncertain', '-c', 'egg'], 4],
    [[CAKE, SALAD, '--strict'], 5],
    [[CAKE, JSON_ITEMS, '--strict'], 0],
    [[CAKE, EMPTY, '--fail-on', 'incompatible', '-c', 'dairy'], 4],
    [[JSON_ITEMS, EMPTY, '--fail-on', 'incompatible', '-c', 'egg'], 2],
    [[JSON_ITEMS, EMPTY, '--fail-on', 'uncertain', '-c', 'egg'], 4],
    [[EMPTY, SALAD, '--strict'], 2],
  ]
  test.each(codes)('%j ends with %i', async (args, code) => {
    expect((await inPipe(['check', ...args])).code).toBe(code)
  })
})

describe('recipe by person', () => {
  const args = ['check', CAKE, SOUP, '--profile', FAMILY]
  test('rows in three languages', async () => {
    const rows = async (lang: string) =>
      (await inPipe([...args, '--lang', lang])).out
        .trimEnd()
        .split('\n')
        .map((row) => row.split('\t'))
    expect(await rows('en')).toEqual([
      [CAKE, 'Anna', 'incompatible', 'lactose: butter; egg: egg'],
      [CAKE, 'Ben', 'incompatible', 'vegan: butter, egg'],
      [CAKE, 'Carla', 'no conflict found in the data', ''],
      [SOUP, 'Anna', 'uncertain', 'lactose: vegetable stock (traces)'],
      [
        SOUP,
        'Ben',
        'incompatible',
        'avoids celeriac: vegetable stock; avoids carrot: carrot; may contain carrot: vegetable stock?',
      ],
      [SOUP, 'Carla', 'uncertain', 'may contain cheese: vegetable stock?'],
    ])
    expect((await rows('de'))[4]).toEqual([
      SOUP,
      'Ben',
      'unverträglich',
      'meidet Knollensellerie: Gemüsebrühe; meidet Karotte: Karotte; kann enthalten Karotte: Gemüsebrühe?',
    ])
    expect((await rows('es'))[0]).toEqual([
      CAKE,
      'Anna',
      'incompatible',
      'lactosa: mantequilla, huevo?; huevo: huevo',
    ])
  })
  test('a table on a terminal, at its full width', async () => {
    for (const columns of [60, 80, 200]) {
      const { code, out } = await onTerminal(args, { columns })
      expect(code).toBe(0)
      expect(out.split('\n').filter((line) => line.length > columns)).toEqual([])
      expect(out).toContain('Anna')
    }
  })
  test('a single recipe, and items, work too', async () => {
    const { out } = await inPipe(['check', '10 g butter', '--profile', FAMILY, '--json'])
    const [{ recipe, result }] = JSON.parse(out).results
    expect([recipe, result.people.map((one: { verdict: string }) => one.verdict)]).toEqual([
      '-',
      ['caution', 'incompatible', 'compatible'],
    ])
  })
  test.each([
    [['--fail-on', 'incompatible'], 4],
    [[], 0],
  ])('%j ends with %i', async (more, code) => {
    expect((await inPipe([...args, ...more])).code).toBe(code)
  })
  test('the gate considers only what the people avoid', async () => {
    const only = file('only.yaml', 'people: [{name: Anna, concerns: peanut}]')
    const { code } = await inPipe(['check', CAKE, '--profile', only, '--fail-on', 'uncertain'])
    expect(code).toBe(0)
  })
})

describe('a household with one line per person', () => {
  test.each([
    ['Anna: nothing\nLeo: milk', 'Anna'],
    ['Anna:\nLeo: milk', 'Anna'],
    ['Papá: nada\nLeo: leche', 'Papá'],
    ['Ida: keine Allergien\nLeo: Milch', 'Ida'],
  ])('%j has a person who avoids nothing', async (text, name) => {
    const { out } = await inPipe(['check', CAKE, '--profile', file('nothing.yaml', text)])
    expect(out).toContain(`${name}\tno conflict found in the data\t\n`)
    expect(out).toMatch(/\tLeo\tincompatible\t.*butter/m)
  })

  test.each([
    ['Lotte: Zöliakie (Gluten)', 'gluten: wheat flour'],
    ['Dani: intolerancia a la lactosa', 'lactose: butter'],
    ['Hijo: proteína de la leche de vaca', 'milk: butter'],
    ['Tom: allergic to milk', 'milk: butter; lactose: butter'],
    ['Eva: verträgt kein Gluten', 'gluten: wheat flour'],
    ['Carmen: páncreas (dieta baja en grasa)', 'fat: butter, egg'],
  ])('%j is understood', async (text, because) => {
    const { code, out } = await inPipe(['check', CAKE, '--profile', file('words.yaml', text)])
    expect([code, out.trimEnd().split('\t')[3]]).toEqual([0, because])
  })
})

describe('an error in a household file names the position and the value', () => {
  const rows: readonly (readonly [text: string, code: number, message: string])[] = [
    ['people: [', 2, 'is not valid YAML: '],
    ['- Anna', 2, ' is not a mapping of keys to values'],
    ['Table 7\nAnna - nuts', 2, ': the line names no person: Table 7 (write Anna: gluten)'],
    ['{}', 2, ': people is not a list of people'],
    ['people: []', 2, ': people is not a list of people'],
    ['people: [Anna]', 2, ': people[0] is not a mapping of keys to values'],
    ['family: []', 2, ': unknown key: family (known: people; or a line for each person'],
    ['Leo: " , "', 2, ': unknown key: Leo (known: people; or a line for each person'],
    ['Leo: egg (and froozle)', 3, ': Leo: avoid: '],
    ['Leo: butter beens', 3, ': Leo: avoid: '],
    ['name: Leo\nconcerns: milk', 2, ': unknown key: name (known: people; '],
    ['Leo: xyzzyq', 3, ': Leo: avoid: '],
    ['people: [{concerns: egg}]', 2, ': people[0]: name is not a text: undefined'],
    [
      'people: [{name: Anna, wishes: egg}]',
      2,
      ': people[0]: unknown key: wishes (known: name, concerns, diet, avoid, tolerates, traces)',
    ],
    [
      'people: [{name: Anna, concerns: [glutn]}]',
      2,
      ': Anna: concerns: unknown concern: glutn (did you mean gluten?)',
    ],
    [
      'people: [{name: Anna, diet: carnivore}]',
      2,
      `: Anna: diet: unknown diet: carnivore (known: ${DIETS.join(', ')})`,
    ],
    [
      'people: [{name: Anna, avoid: [3]}]',
      2,
      ': Anna: avoid contains something that is not a text: 3',
    ],
    [
      'people: [{name: Anna, avoid: dragonscale}]',
      3,
      ': Anna: avoid: no such ingredient: dragonscale',
    ],
    [
      'people: [{name: Anna, avoid: soy}]',
      3,
      ': Anna: avoid: no such ingredient: soy (did you mean soy sauce or soy milk or soybean?); soy is a concern',
    ],
    ['people: [{name: A}, {name: A}]', 2, ': two people are called A'],
  ]
  test.each(rows)('%s', async (text, code, message) => {
    const path = file('wrong.yaml', text)
    const outcome = await inPipe(['check', CAKE, '--profile', path])
    expect([outcome.code, outcome.out]).toEqual([code, ''])
    expect(outcome.err.startsWith(`ingr: ${path}`)).toBe(true)
    expect(outcome.err).toContain(message)
    expect(outcome.err.split('\n')).toHaveLength(2)
  })
})

test('no grid says “safe” or “free of”', async () => {
  for (const lang of ['de', 'en', 'es']) {
    const grid = await onTerminal(['check', CAKE, SALAD, '--lang', lang])
    const people = await onTerminal(['check', CAKE, '--profile', FAMILY, '--lang', lang])
    expect(
      [grid, people]
        .map(({ out, err }) => `${out}${err}`)
        .join('')
        .replaceAll('pork-free', ''),
    ).not.toMatch(/\bsafe\b|-free|sicher|glutenfrei|seguro|sin gluten/i)
  }
})

test('every recipe counts as a check in the usage', async () => {
  const env = { INGR_METER: 'on', INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
  await ingr(['check', CAKE, SALAD, SOUP], { env })
  const { usage } = JSON.parse((await ingr(['usage', '--json'], { env })).out)
  expect(usage.map(({ units }: { units: number }) => units)).toEqual([15])
})
