/** Tests how commands read items from arguments, files and standard input, handle unusual input, and exit. */

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ingr, inPipe, shell } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const EMPTY = join(folder, 'empty')
mkdirSync(EMPTY)

const LIST = '200 g butter\n2 eggs\n'
const VERDICT = 'milk\tincompatible\thigh\tbutter\n'
const CHECK = ['check', '-c', 'dairy']

describe('items without quotes', () => {
  test.each([
    [['200', 'g', 'butter'], "read as: '200 g butter'"],
    [['200g', 'butter', '2', 'eggs'], "read as: '200g butter' '2 eggs'"],
    [['1', '1/2', 'cups', 'milk'], "read as: '1 1/2 cups milk'"],
  ] as const)('%j begin with their amounts', async (words, reported) => {
    const { code, err } = await inPipe(['check', '-c', 'dairy', ...words])
    expect([code, err.trim()]).toEqual([0, reported])
  })

  test('followed by amounts are refused', async () => {
    const { code, out, err } = await inPipe(['check', 'butter', '200', 'g'])
    expect([code, out, err]).toEqual([
      2,
      '',
      "ingr: write each item in quotes, such as 'butter 200 g'\n",
    ])
  })

  test.each([[['butter', '200 g flour', '2']], [['butter', 'eggs']], [['E471', 'salt']]])(
    '%j are items without a change',
    async (words) => {
      const { err } = await inPipe(['check', '-c', 'dairy', ...words])
      expect(err).not.toContain('read as')
    },
  )
})

describe('the same list through every input channel', () => {
  const path = file('list.txt', LIST)
  const channels: readonly (readonly [name: string, args: readonly string[], input: string])[] = [
    ['arguments', ['200 g butter', '2 eggs'], ''],
    ['standard input', [], LIST],
    ['a dash', ['-'], LIST],
    ['--file', ['--file', path], ''],
    ['--file with a dash', ['--file', '-'], LIST],
    ['Windows line ends', [], LIST.replaceAll('\n', '\r\n')],
    ['no line end', [], LIST.trimEnd()],
    [
      'JSON items',
      [],
      '[{"ingredientId":"butter","amount":200},{"ingredientId":"egg","amount":2,"unit":"piece"}]',
    ],
    [
      'a JSON request in a file',
      [
        '-f',
        file(
          'items.json',
          '\n {"items":[{"ingredientId":"butter","amount":200},{"ingredientId":"egg","amount":100,"unit":null}]}',
        ),
      ],
      '',
    ],
  ]
  test.each(channels)('%s', async (_, args, input) => {
    expect(await ingr([...CHECK, ...args], { input })).toEqual({ code: 0, out: VERDICT, err: '' })
  })
})

describe('unreadable input', () => {
  const rows: readonly (readonly [
    name: string,
    args: readonly string[],
    input: string,
    message: string | RegExp,
  ])[] = [
    ['a missing file', ['-f', '/nowhere/x'], '', 'cannot read /nowhere/x: no such file'],
    ['a folder without recipes', ['-f', EMPTY], '', `no recipe files in ${EMPTY}`],
    ['nothing', [], '', 'no items found in the input'],
    ['blank lines', [], '\n \n', 'no items found in the input'],
    ['broken JSON', [], '[{"ingredientId":', /^not valid JSON: /],
    ['an object without items', [], '{}', 'items is not a list'],
    ['null items', [], '{"items":null}', 'items is not a list'],
    ['an empty list', [], '[]', 'items is empty'],
    ['an item that is a number', [], '[5]', 'items[0] is not an object'],
    ['an item that is null', [], '[null]', 'items[0] is not an object'],
    ['a blank id', [], '[{"ingredientId":" "}]', 'items[0].ingredientId is not a text'],
    [
      'a negative amount',
      [],
      '[{"ingredientId":"egg","amount":-1}]',
      'items[0].amount is not a finite number of at least 0: -1',
    ],
    [
      'an amount that is a word',
      [],
      '[{"ingredientId":"egg","amount":"2"}]',
      'items[0].amount is not a finite number of at least 0: 2',
    ],
    [
      'a unit that is a number',
      [],
      '[{"ingredientId":"egg","amount":2,"unit":5}]',
      'items[0].unit is not a text: 5',
    ],
  ]
  test.each(rows)('%s is one line and exit code 2', async (_, args, input, message) => {
    const { code, out, err } = await ingr([...CHECK, ...args], { input })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.split('\n')).toHaveLength(2)
    const reported = err.replace(/^ingr: /, '').trimEnd()
    if (typeof message === 'string') expect(reported).toBe(message)
    else expect(reported).toMatch(message)
  })
  test('batch does not accept a folder', async () => {
    expect(await ingr(['batch', '-f', tmpdir()])).toEqual({
      code: 2,
      out: '',
      err: `ingr: cannot read ${tmpdir()}: it is a folder\n`,
    })
  })
  test.each(['fodmap', 'histamine', 'analyze'])('%s refuses it too', async (command) => {
    expect(await ingr([command], { input: '[null]' })).toEqual({
      code: 2,
      out: '',
      err: 'ingr: items[0] is not an object\n',
    })
  })
  test('a missing library is one line and exit code 1', async () => {
    expect(await ingr(['count'], { env: { INGR_LIBRARY: '/nowhere.sqlite' } })).toEqual({
      code: 1,
      out: '',
      err: 'ingr: library not found: /nowhere.sqlite (install ingr again, or name your own library with INGR_LIBRARY or --library)\n',
    })
  })
  test('an invalid library is one line and exit code 1', async () => {
    const path = file('none.sqlite', 'this is no database, only a text that is long enough')
    expect(await ingr(['count'], { env: { INGR_LIBRARY: path } })).toEqual({
      code: 1,
      out: '',
      err: `ingr: library cannot be read: ${path} (file is not a database)\n`,
    })
  })
})

describe('the language', () => {
  test('INGR_LANG is the default, --lang takes precedence', async () => {
    const env = { INGR_LANG: 'de' }
    const german = await ingr(['search', 'carrot', '--limit', '1'], { env })
    const spanish = await ingr(['search', 'carrot', '--limit', '1', '--lang', 'es'], { env })
    expect([german.out, spanish.out].map((out) => out.split('\t')[1])).toEqual([
      'Karotte',
      'zanahoria',
    ])
  })
  test('an unknown INGR_LANG is an error that names it', async () => {
    expect(await ingr(['languages'], { env: { INGR_LANG: 'xx' } })).toEqual({
      code: 2,
      out: '',
      err: 'ingr: unknown language: xx (known: de, en, es)\n',
    })
  })
})

describe('NDJSON', () => {
  test('batch: one line in, one out, errors in the same position', async () => {
    const lines = [
      '{"items":[{"ingredientId":"butter"}]}',
      '{"items":[]}',
      'no json',
      '5',
      '{"items":[{"ingredientId":"egg"}],"concerns":["egg"]}',
    ]
    const { code, out, err } = await ingr(['batch', '--ndjson', '-c', 'dairy'], {
      input: `${lines.join('\n')}\n`,
    })
    const results = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(
      results.map(({ index, result, error }) => [
        index,
        result?.concerns.map((one: { concern: string; verdict: string }) => [
          one.concern,
          one.verdict,
        ]) ?? error.code,
      ]),
    ).toEqual([
      [0, [['dairy', 'incompatible']]],
      [1, 'EMPTY_ITEMS'],
      [2, 'INVALID_JSON'],
      [3, 'INVALID_REQUEST'],
      [4, [['egg', 'incompatible']]],
    ])
  })
  test('batch: more than 100 lines', async () => {
    const line = '{"items":[{"ingredientId":"butter"}]}\n'
    const { code, out } = await ingr(['batch', '--ndjson'], { input: line.repeat(250) })
    const indexes = out
      .trimEnd()
      .split('\n')
      .map((one) => JSON.parse(one).index)
    expect([code, indexes]).toEqual([0, Array.from({ length: 250 }, (_, i) => i)])
  })
  test('batch: 101 checks in one request are too many', async () => {
    const checks = Array.from({ length: 101 }, () => ({ items: [{ ingredientId: 'butter' }] }))
    expect(await ingr(['batch'], { input: JSON.stringify({ checks }) })).toEqual({
      code: 2,
      out: '',
      err: 'ingr: 101 checks; at most 100\n',
    })
  })
  test('parse: one line in, one out, also for headings', async () => {
    const { code, out } = await ingr(['parse', '--ndjson', '-'], {
      input: 'For the sauce:\n200 g butter\ndragonscale\nsalt and pepper\n',
    })
    const results = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(results.map(({ line, ingredientId, reason }) => [line, ingredientId, reason])).toEqual([
      ['For the sauce:', null, 'heading'],
      ['200 g butter', 'butter', undefined],
      ['dragonscale', null, 'no such ingredient'],
      ['salt and pepper', 'salt', undefined],
    ])
  })
})

describe('a closed pipe', () => {
  test.each([
    'ingr units | head -1',
    'ingr search a --limit 100 --json | head -c 10',
    "ingr parse --ndjson - < <(seq 20000 | sed 's/$/ g butter/') | head -1",
    'ingr units | true',
  ])('%s ends quietly with 0', async (line) => {
    const { code, err } = await shell(line)
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})

test('a slow writer is waited for', async () => {
  const line =
    "{ sleep 0.5; echo '200 g butter'; sleep 0.3; echo '2 eggs'; } | ingr check -c dairy,egg"
  expect(await shell(line)).toEqual({
    code: 0,
    out: 'milk\tincompatible\thigh\tbutter\negg\tincompatible\thigh\tegg\n',
    err: '',
  })
})

describe('the same command twice', () => {
  test.each([
    [['search', 'tomate', '--limit', '50', '--json']],
    [['check', '--file', 'test/recipes/es-paella-marisco.txt', '--json']],
    [['check', '--file', 'test/recipes/de-linzer-torte.txt', '--lang', 'de', '--explain']],
    [['analyze', '--file', 'test/recipes/en-banana-bread.txt', '--json']],
    [['doctor']],
  ])('%j gives the same bytes', async (args) => {
    const [first, second] = await Promise.all([ingr(args), ingr(args)])
    expect(first.out).not.toBe('')
    expect(second).toEqual(first)
  })
})

describe('odd input never crashes', () => {
  const odd: readonly (readonly [name: string, text: string])[] = [
    ['NUL bytes', 'but\0ter\0\n\0\n'],
    ['a line of 10,000 characters', `200 g butter ${'x'.repeat(10_000)}\n`],
    ['a line of 10,000 words', `${'butter '.repeat(10_000)}\n`],
    ['emoji', '🍅🧈👩‍🍳\n200 g 🍅\n'],
    ['bytes that are not UTF-8', '\ufffd\ufffd\0\ufffd\n'],
    ['a lone surrogate', '200 g \ud800\n'],
    ['a byte order mark', '\ufeff200 g butter\n'],
    ['a huge number', `${'9'.repeat(400)} g butter\n`],
    ['numbers only', '1\n2\n3/4\n1/0\n'],
    ['brackets', '((((\n2 ((( g\n'],
    ['a pattern', '2 (a+)+$ [z-a]\n'],
    ['2,000 lines', '200 g butter\n'.repeat(2000)],
    ['deep JSON', '['.repeat(20_000)],
    ['__proto__', '[{"ingredientId":"__proto__","amount":1,"unit":"constructor"}]'],
  ]
  const commands = ['check', 'parse', 'analyze', 'diet vegan']
  test.each(odd)('%s', async (_, input) => {
    for (const command of commands) {
      const { code, err } = await inPipe(command.split(' '), input)
      expect([0, 2], `${command}: ${err}`).toContain(code)
      expect(err).not.toMatch(/internal error|^\s+at .*:\d+/m)
    }
  })
  test('bytes that are not UTF-8, from a real pipe', async () => {
    const input = Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a])
    const { code, out, err } = await ingr(['check'], { input })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe('ingr: standard input is not valid UTF-8 (save it as UTF-8)\n')
  })
  const words = ['🍅', 'x'.repeat(10_000), '%', "'; drop table name; --", '__proto__', '()']
  test.each(words)('the argument %j', async (word) => {
    for (const command of [
      'search',
      'complete',
      'show',
      'allergens',
      'nutrition',
      'parse',
      'check',
    ]) {
      const { code, err } = await inPipe([command, word])
      expect([0, 2, 3], `${command}: ${err}`).toContain(code)
      expect(err).not.toMatch(/internal error|^\s+at .*:\d+/m)
    }
  })
})

test('a parent folder without a recipe within the depth limit is one clear line', async () => {
  const here = join(folder, 'above', 'middle', 'here')
  mkdirSync(here, { recursive: true })
  for (const command of ['parse', 'check', 'analyze', 'swap --for vegan']) {
    const words = [...command.split(' '), `${here}/../..`]
    expect(await inPipe(words)).toEqual({
      code: 2,
      out: '',
      err: `ingr: no recipe files in ${here}/../..\n`,
    })
  }
  for (const command of ['search', 'complete', 'show', 'allergens', 'nutrition']) {
    const { code, err } = await inPipe([command, '../..'])
    expect([0, 2, 3], `${command}: ${err}`).toContain(code)
  }
})

describe('an endless input', () => {
  test
    .skipIf(!existsSync('/dev/zero'))
    .each([
      'check',
      'batch',
      'diet vegan',
      'fodmap',
      'histamine',
      'analyze',
      'parse',
      'swap --for vegan',
    ])('is not read for ever: %s', async (command) => {
    expect(await ingr([...command.split(' '), '--file', '/dev/zero'])).toEqual({
      code: 2,
      out: '',
      err: 'ingr: /dev/zero is larger than 16777216 bytes\n',
    })
  })
})

describe('guesses at the intended words', () => {
  const rows: readonly (readonly [command: string, error: string])[] = [
    ['batch checks.json', 'cannot read checks.json: no such file'],
    ['diet vegan soup.txt', 'cannot read soup.txt: no such file'],
    ['fodmap butter ./Soup.TXT', 'give files or items, not both: butter'],
    ['histamine soup.md', 'cannot read soup.md: no such file'],
    ['analyze soup.cook', 'cannot read soup.cook: no such file'],
    ['parse soup.txt', 'cannot read soup.txt: no such file'],
    ['swap soup.txt --for vegan', 'cannot read soup.txt: no such file'],
    ['--lang en search butter', "unknown option '--lang' (options go after the command)"],
    ['--lang de search Ei', 'unbekannte Option „--lang“ (Optionen stehen nach dem Befehl)'],
    ['search --lang es', 'falta el argumento: palabras'],
    ['search butter --langauge de', "unknown option '--langauge' (did you mean --lang?)"],
    ['check butter --allergene de', "unknown option '--allergene' (did you mean --concern?)"],
    ['search butter --lagn de', "unknown option '--lagn' (did you mean --lang?)"],
    ['count butter eggs', "too many arguments for 'count': expected 0, got 2"],
    ['suche Butter --lang de', 'unbekannter Befehl „suche“ (vielleicht gemeint: search?)'],
    [
      'search queso --sin lactosa --lang es',
      'opción desconocida «--sin» (¿querías decir --without?)',
    ],
    ['menu soup.txt --format csv', "unknown option '--format' (did you mean --csv?)"],
    [
      'menu soup.txt --formato csv --lang es',
      'opción desconocida «--formato» (¿querías decir --csv?)',
    ],
    [
      'menu soup.txt --ausgabe csv --lang de',
      'unbekannte Option „--ausgabe“ (vielleicht gemeint: --csv?)',
    ],
    ['analyze soup.txt --format csv', "unknown option '--format' (did you mean --json?)"],
    ['analyze soup.txt --csv --label eu', 'give --label or --csv, not both'],
    [
      'nutrition butter --label us',
      'unknown label: us (the one known: eu, of Regulation (EU) 1169/2011)',
    ],
    [
      'nutrition butter --label us --lang de',
      'unbekannte Deklaration: us (es gibt nur: eu, Verordnung (EU) 1169/2011)',
    ],
    [
      'nutrition butter --label us --lang es',
      'etiqueta desconocida: us (solo hay: eu, la del Reglamento (UE) 1169/2011)',
    ],
    ['nutrition butter --label eu --sources', 'give --label or --sources, not both'],
    ['serach butter', "unknown command 'serach' (did you mean search?)"],
    ['paprika', "unknown command 'paprika' (try: ingr search paprika, or ingr help)"],
    ['call GTE /health', 'unknown method: GTE (did you mean GET?)'],
    ['schema chek', 'no JSON output: chek (did you mean check?)'],
    ['schema lunch', 'no JSON output: lunch (ingr schema lists what has one)'],
    ['nutrition butter --amount -5', 'not an amount: -5'],
    ['nutrition -- -5 eggs', 'not an amount: -5'],
    ['convert butter -5 g cup', 'not an amount: -5'],
    ['swap butter --for vegan --amount -3', 'not an amount: -3'],
    ['swap --for vegan -- −50 g butter', 'not an amount: −50'],
    ['analyze butter:-50g', 'items[0].amount is not a finite number of at least 0: -50'],
    ['check butter:−5', 'items[0].amount is not a finite number of at least 0: -5'],
    ['help lunch', 'no help on: lunch (ingr help lists commands and topics)'],
  ]
  test.each(rows)('ingr %s', async (command, error) => {
    expect(await inPipe(command.split(' '))).toEqual({ code: 2, out: '', err: `ingr: ${error}\n` })
  })

  test('JSON on the command line is not a file, whatever its ending', async () => {
    const { code, out } = await inPipe([
      'batch',
      '[{"items":[{"ingredientId":"egg"}]}]',
      '-c',
      'egg',
    ])
    expect({ code, out }).toEqual({ code: 0, out: '0\tegg\tincompatible\tegg\n' })
  })
})

describe('the decimal separator depends on the language', () => {
  const rows: readonly (readonly [command: string, column: number, en: string, de: string])[] = [
    ['search Möhre --limit 1', 3, '0.94', '0,97'],
    ['parse Möhren', 4, '0.97', '0,97'],
    ['convert Butter 125 g EL', 0, '8.685079', '8,685079'],
  ]
  test.each(rows)('ingr %s', async (command, column, en, de) => {
    const cell = async (lang: string) =>
      (await inPipe([...command.split(' '), '--lang', lang])).out.trimEnd().split('\t')[column]
    expect([await cell('en'), await cell('de')]).toEqual([en, de])
  })
})
