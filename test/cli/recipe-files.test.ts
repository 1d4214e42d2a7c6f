/**
 * Every command that reads a recipe accepts any format, from a file, an argument or a pipe.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ingr, inPipe } from './run.ts'

const FOLDER = 'test/recipes/formats'
const file = (name: string) => `${FOLDER}/${name}`

const FILES = [
  'en-fish-pie-sections.txt',
  'en-fish-pie-lists.md',
  'en-fish-pie-front-matter.md',
  'en-fish-pie-classic.cook',
  'en-fish-pie-jsonld.json',
  'en-fish-pie-graph.html',
  'en-fish-pie-mealie.json',
  'en-fish-pie-tandoor.json',
]

describe('the same answer for the same recipe in every format', () => {
  const commands = [
    // Don't check peanuts, because they are named in a note, and some formats have no notes.
    'check --concern fish,egg,gluten',
    'diet vegetarian',
    'fodmap',
    'histamine',
    'analyze',
    'swap --for fish',
  ]
  test.each(commands)('%s', async (command) => {
    const [name, ...options] = command.split(' ')
    const answer = async (args: readonly string[], input = '') => {
      const { code, out } = await inPipe([name!, ...options, ...args], input)
      return { code, out }
    }
    const expected = await answer(['--file', file(FILES[0]!)])
    expect(expected.out).not.toBe('')
    for (const one of FILES) {
      expect([one, await answer(['--file', file(one)])]).toEqual([one, expected])
    }
    const [markdown] = FILES.filter((one) => one.endsWith('.md'))
    const text = readFileSync(file(markdown!), 'utf8')
    expect(await answer([file(markdown!)])).toEqual(expected)
    if (name !== 'swap') expect(await answer([], text)).toEqual(expected)
    if (name !== 'swap' && name !== 'diet') expect(await answer([text])).toEqual(expected)
  })
})

describe('parse --json', () => {
  test('has title and servings in addition to its other fields', async () => {
    const { out } = await ingr([
      'parse',
      file('de-kartoffelsuppe-lists.md'),
      '--json',
      '--lang',
      'de',
    ])
    const { title, servings, items, skipped, ...others } = JSON.parse(out)
    expect({ title, servings, items: items.length, others: Object.keys(others) }).toEqual({
      title: 'Kartoffelsuppe mit Croûtons',
      servings: { count: 4, text: 'Für 4 Personen' },
      items: 10,
      others: ['unresolved'],
    })
    expect(skipped.map(({ reason }: { reason: string }) => reason)).toEqual([
      'title',
      'note',
      'servings',
      'heading',
      'heading',
      'heading',
      'heading',
      'method',
      'method',
      'method',
      'method',
      'heading',
      'note',
    ])
  })
  test('lists several recipes separately', async () => {
    const { out } = await ingr(['parse', '--file', file('en-mezze.html'), '--json'])
    const { title, items, recipes } = JSON.parse(out)
    const summaries = recipes.map((one: { title: string; servings: unknown; items: unknown[] }) => [
      one.title,
      one.servings,
      one.items.length,
    ])
    expect([title, items.length, summaries]).toEqual([
      null,
      6,
      [
        ['Hummus', { count: 6, text: '6' }, 3],
        ['Flatbreads', null, 3],
      ],
    ])
  })
})

test('check judges each of several recipes in a file', async () => {
  const { code, out } = await ingr(['check', file('en-mezze.html'), '-c', 'sesame,gluten'])
  const rows = out
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t').slice(0, 3))
  const name = file('en-mezze.html')
  expect({ code, rows }).toEqual({
    code: 0,
    rows: [
      [`${name}: Hummus`, 'sesame', 'incompatible'],
      [`${name}: Hummus`, 'gluten', 'no conflict found in the data'],
      [`${name}: Flatbreads`, 'sesame', 'no conflict found in the data'],
      [`${name}: Flatbreads`, 'gluten', 'incompatible'],
    ],
  })
})

const linesOf = (out: string) => out.replace(/\n$/, '').split('\n')

describe('several recipes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-several-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)
  writeFileSync(at('cake.txt'), '200 g butter\n2 eggs\n')
  writeFileSync(at('rice.txt'), '100 g rice\n')

  const commands = ['fodmap', 'histamine', 'diet vegan', 'analyze', 'swap --for vegan', 'parse']
  test.each(commands)(
    '%s takes a folder or its files, and names the recipe of each row',
    async (line) => {
      const [name = '', ...options] = line.split(' ')
      const run = (...paths: readonly string[]) => inPipe([name, ...options, ...paths], '')
      const { code, out } = await run(at('cake.txt'), at('rice.txt'))
      const rows = linesOf(out)
      expect(new Set(rows.map((row) => row.split('\t')[0]))).toEqual(
        new Set(name === 'swap' ? [at('cake.txt')] : [at('cake.txt'), at('rice.txt')]),
      )
      expect(await run(folder)).toMatchObject({ code, out })
      const alone = await run(at('cake.txt'))
      expect(rows.filter((row) => row.startsWith(at('cake.txt')))).toEqual(
        linesOf(alone.out).map((row) => `${at('cake.txt')}\t${row}`),
      )
    },
  )

  test('as JSON they equal the answer of check for several', async () => {
    const { code, out, err } = await inPipe(
      ['fodmap', at('cake.txt'), at('none.txt'), '--json'],
      '',
    )
    const alone = JSON.parse((await inPipe(['fodmap', at('cake.txt'), '--json'], '')).out)
    expect(JSON.parse(out)).toEqual({
      results: [
        { recipe: at('cake.txt'), result: alone },
        { recipe: at('none.txt'), error: expect.objectContaining({ code: 'INVALID_REQUEST' }) },
      ],
    })
    expect([code, err]).toEqual([2, expect.stringContaining('none.txt')])
    const { out: lines } = await inPipe(['fodmap', at('cake.txt'), '--ndjson'], '')
    expect(JSON.parse(lines)).toEqual({ recipe: at('cake.txt'), result: alone })
  })

  test('the recipes of one text are distinguished', async () => {
    const { out } = await ingr(['fodmap', file('en-mezze.html'), '--json'])
    expect(JSON.parse(out).results.map(({ recipe }: { recipe: string }) => recipe)).toEqual([
      `${file('en-mezze.html')}: Hummus`,
      `${file('en-mezze.html')}: Flatbreads`,
    ])
  })

  test('the most severe verdict decides the exit code of all', async () => {
    const run = (...more: readonly string[]) => inPipe(['diet', 'vegan', folder, ...more], '')
    expect((await run('--fail-on', 'incompatible')).code).toBe(4)
    expect((await run()).code).toBe(0)
  })
})

describe('an unreadable recipe is one line', () => {
  const rows: readonly (readonly [name: string, text: string, error: string])[] = [
    [
      'a page without a recipe',
      '<!doctype html><html><body><p>200 g nuts</p></body></html>',
      'HTML: the page marks no recipe (no schema.org Recipe), and has no list below a heading for ingredients',
    ],
    [
      'a recipe without ingredients',
      '{"@type":"Recipe","name":"Air"}',
      'schema.org: the recipe has no ingredients: Air',
    ],
    [
      'microdata without ingredients',
      '<p>\n</p><div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Air</b></div>',
      'microdata: the recipe has no ingredients: Air',
    ],
    [
      'an ingredient that is not text',
      '{"@type":"Recipe","recipeIngredient":["1 egg",{"colour":"red"}]}',
      'JSON: recipeIngredient[1] contains no ingredient: {"colour":"red"}',
    ],
    ['front matter alone', '---\ntitle: Air\n---\n', 'front matter: no recipe follows'],
  ]
  const folder = mkdtempSync(join(tmpdir(), 'ingr-recipes-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  test.each(rows)('%s', async (name, text, error) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    for (const command of ['check', 'parse', 'analyze']) {
      expect(await ingr([command, '--file', path])).toEqual({
        code: 2,
        out: '',
        err: `ingr: ${error}\n`,
      })
    }
  })
  test('broken JSON-LD names its line', async () => {
    const path = join(folder, 'broken.html')
    writeFileSync(
      path,
      '<html>\n<script type="application/ld+json">{"@type":"Recipe",}</script></html>',
    )
    const { code, err } = await ingr(['check', '--file', path])
    expect(code).toBe(2)
    expect(err).toMatch(/^ingr: HTML: JSON-LD in line 2 is not valid JSON: [^\n]+\n$/)
  })
})

test('--scale writes the lines for another number of people', async () => {
  expect(await ingr(['parse', file('es-tortilla.txt'), '--scale', '2', '--lang', 'es'])).toEqual({
    code: 0,
    out: '3 huevos\n0,5 kg de patatas\n1/2 cebolla\n125 ml de aceite de oliva\nsal\n',
    err: '',
  })
  expect(await ingr(['parse', '2 eggs', '--scale', '2'])).toEqual({
    code: 2,
    out: '',
    err: 'ingr: the recipe does not say how many people it is for: servings is required\n',
  })
  const { out } = await ingr(['parse', '2 eggs', '--scale', '3', '--servings', '2'])
  expect(out).toBe('3 eggs\n')
})

describe('a pipe with several recipes is answered like a file', () => {
  const two = `# Cake

Serves 4

- 200 g butter
- 3 eggs

# Soup

Serves 2

- 1 stalk celery
- 500 ml milk
`
  const folder = mkdtempSync(join(tmpdir(), 'ingr-pipe-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'two.md')
  writeFileSync(path, two)
  const family = join(folder, 'family.yaml')
  writeFileSync(family, 'people:\n  - name: Ann\n    concerns: [dairy]\n    diets: [vegan]\n')
  const rows: readonly (readonly [command: string, options: readonly string[]])[] = [
    ['check', []],
    ['check', ['--json']],
    ['check', ['--ndjson']],
    ['check', ['--grid']],
    ['check', ['--letters', 'at']],
    ['check', ['--letters', 'at', '--json']],
    ['check', ['--letters', 'at', '--ndjson']],
    ['check', ['--profile', family]],
    ['check', ['--profile', family, '--json']],
    ['check', ['--concern', 'dairy,celery', '--fail-on', 'incompatible']],
    ['diet vegan', []],
    ['diet vegan', ['--json']],
    ['diet vegan', ['--ndjson']],
    ['diet vegan', ['--profile', family, '--json']],
    ['fodmap', []],
    ['fodmap', ['--json']],
    ['fodmap', ['--ndjson']],
    ['fodmap', ['--max']],
    ['fodmap', ['--profile', family, '--json']],
    ['histamine', []],
    ['histamine', ['--json']],
    ['histamine', ['--ndjson']],
    ['analyze', []],
    ['analyze', ['--json']],
    ['analyze', ['--ndjson']],
    ['analyze', ['--label', 'eu']],
    ['analyze', ['--profile', family, '--json']],
    ['swap', ['--for', 'dairy']],
    ['swap', ['--for', 'dairy', '--json']],
    ['swap', ['--for', 'dairy', '--ndjson']],
    ['swap', ['--profile', family, '--json']],
    ['menu', []],
    ['menu', ['--json']],
    ['menu', ['--csv']],
    ['menu', ['--letters', 'at']],
    ['menu', ['--profile', family]],
    ['parse', []],
    ['parse', ['--json']],
    ['parse', ['--scale', '8']],
    ['label', []],
    ['label', ['--json']],
    ['label', ['--profile', family, '--json']],
  ]
  test.each(rows)('%s %j', async (command, options) => {
    const words = [...command.split(' '), ...options]
    const asPiped = (text: string) => text.replaceAll(path, '-')
    const takesFile = command !== 'menu'
    const file = await inPipe([...words, ...(takesFile ? ['--file', path] : [path])])
    const expected = { code: file.code, out: asPiped(file.out) }
    expect([0, 4, 6]).toContain(file.code)
    for (const dish of [/cake|butter/i, /soup|milk/i]) expect(file.out).toMatch(dish)
    for (const args of [[], ['-'], ...(takesFile ? [['--file', '-']] : [])]) {
      const { code, out } = await inPipe([...words, ...args], two)
      expect([args, { code, out }]).toEqual([args, expected])
    }
  })

  test('through a real pipe, too', async () => {
    const { code, out } = await ingr(['check', '-c', 'dairy'], { input: two })
    expect({ code, out }).toEqual({
      code: 0,
      out: '-: Cake\tmilk\tincompatible\thigh\tbutter\n-: Soup\tmilk\tincompatible\thigh\tmilk\n',
    })
  })
})

describe('a file with many recipes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-many-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  /** Writes an export of several recipes. Each argument is the number of lines of one recipe. */
  const exported = (...lines: readonly number[]) => {
    const path = join(folder, `${lines.length}-${lines[0]}.json`)
    const recipes = lines.map((count, at) => ({
      '@type': 'Recipe',
      name: `Dish ${at}`,
      recipeIngredient: Array.from({ length: count }, (_, line) => `${line + 1} g butter`),
    }))
    writeFileSync(path, JSON.stringify(recipes))
    return path
  }
  const command = (name: string, path: string, ...options: readonly string[]) =>
    inPipe([name, ...options, '--file', path])

  test.each([49, 51, 100])('%i recipes of 10 lines are judged separately', async (count) => {
    const path = exported(...Array(count).fill(10))
    const { code, out } = await command('check', path, '-c', 'dairy')
    const rows = Array.from(
      { length: count },
      (_, at) => `${path}: Dish ${at}\tmilk\tincompatible\thigh\tbutter\n`,
    )
    expect({ code, out }).toEqual({ code: 0, out: rows.join('') })
    const parsed = await command('parse', path)
    expect([parsed.code, parsed.out.split('\n').length - 1]).toEqual([0, 10 * count])
  })

  test('a recipe with too many lines is named and does not stop the others', async () => {
    const path = exported(501, 2)
    const { code, out, err } = await command('check', path, '-c', 'dairy')
    const [first] = err.split('\n')
    expect({ code, out, first }).toEqual({
      code: 2,
      out: `${path}: Dish 1\tmilk\tincompatible\thigh\tbutter\n`,
      first: `${path}: Dish 0: recipe Dish 0 has 501 lines; at most 500 (split it in two)`,
    })
  })

  test('the total number of lines per call is limited', async () => {
    const path = exported(...Array(11).fill(500))
    expect(await command('parse', path)).toEqual({
      code: 2,
      out: '',
      err: 'ingr: 11 recipes have 5500 lines; at most 5000 (read fewer at a time)\n',
    })
  })
})
