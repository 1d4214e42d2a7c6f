/**
 * Tests that text in a recipe, a name or a library can neither send control sequences to the terminal nor break the
 * rows of piped output.
 */

// tier: system

import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screened, visible, visibleJson, visibleJsonBytes } from '../../src/domain/visible.ts'
import { ingr, inPipe, onTerminal, ROOT } from '../cli/run.ts'
import { screenAfter } from '../support/terminal.ts'

const ESC = '\u001b'
/** Characters that could make the screen show a different text from the text that was written. */
const TRICKS: Readonly<Record<string, string>> = {
  'the line above overwritten': `${ESC}[1A${ESC}[2Kqqq conflict found in the data`,
  'the line overwritten': '\rqqq conflict found in the data',
  'letters taken back': 'mus\b\b\bqqq conflict',
  'the screen cleared': `${ESC}[2J${ESC}[Hqqq conflict`,
  'the screen cleared with one byte': '\u009b2J\u009bHqqq conflict',
  'our own colour': `${ESC}[32mqqq conflict${ESC}[39m`,
  concealed: `${ESC}[8mmilk${ESC}[28m`,
  'a title': `${ESC}]0;qqq conflict\u0007`,
  'the clipboard': `${ESC}]52;c;cm0gLXJmIH4=${ESC}\\`,
  'a string with one byte': '\u009d0;qqq conflict\u009c',
  'from right to left': 'klim \u202etcilfnoc qqq\u202c',
  isolated: '\u2067tcilfnoc qqq\u2069',
  'letters of no width': 'zi\u200bqk\u2060 zi\u00adqk',
  'letters of tags': 'zz\u{e0041}\u{e0042}',
  'a filler': 'zz\u3164\u115fqq',
  'a line of its own': 'zz\u0085qqq conflict\u2028qqq conflict\u000bqqq conflict',
  deleted: 'zz\u007f\u0001qq',
  'cells of its own': 'zz\tcompatible\thigh',
}

const joined = ({ out, err }: { out: string; err: string }) => out + err
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour is written with them
const withoutColour = (text: string) => text.replace(/\u001b\[\d+m/g, '')
const trimmed = (text: string) => text.split('\n').map((line) => line.trimEnd())

describe.each(Object.entries(TRICKS))('%s', (_, trick) => {
  // No word of the text is a food, so the program shows the words unchanged.
  const hostile = `7 xqzw ${trick} xqzw`
  const lines = (line: string) => JSON.stringify([{ ingredientId: line, amount: 7, unit: 'g' }])
  const commands: readonly (readonly [string, (line: string) => readonly string[]])[] = [
    ['check of JSON', (line) => ['check', lines(line), '-c', 'gluten', '--explain']],
    ['check with --letters', (line) => ['check', line, '--letters', 'de']],
    ['diet', (line) => ['diet', 'vegan', lines(line)]],
    ['an unknown command', (line) => [line]],
    ['an unknown option', (line) => ['check', `--${line}`]],
    ['a missing file', (line) => ['check', '--file', line]],
    ['a unit', (line) => ['convert', 'butter', '1', line, 'g']],
  ]

  test.each(commands)('%s reads on a terminal like the harmless text', async (_name, args) => {
    const shown = await onTerminal(args(hostile), { columns: 100, color: true })
    expect(screenAfter(joined(shown))).toEqual(trimmed(withoutColour(joined(shown))))
    const harmless = await onTerminal(args(visible(hostile)), { columns: 100, color: true })
    expect(screenAfter(joined(shown))).toEqual(screenAfter(joined(harmless)))
  })

  test.each(commands)('%s does not break the rows in a pipe', async (_name, args) => {
    const shown = await inPipe(args(hostile))
    const harmless = await inPipe(args(visible(hostile)))
    expect([shown.out, shown.err]).toEqual([harmless.out, harmless.err])
    expect(screened(joined(shown))).toBe(joined(shown))
  })

  // Do not compare with the output for the harmless text, because escape sequences shown as text may split words and
  // lines in other places.
  test.each([
    ['search', hostile],
    ['complete', hostile],
    ['show', hostile],
    ['allergens', hostile],
    ['swap', hostile],
    ['check', '200 g butter', hostile, '-c', 'lactose,gluten'],
    ['parse', '200 g butter', hostile],
    ['analyze', '200 g butter', hostile],
  ])('%s is read as it was written', async (...args) => {
    const shown = joined(await onTerminal(args, { columns: 100, color: true }))
    expect(screenAfter(shown)).toEqual(trimmed(withoutColour(shown)))
    const piped = joined(await inPipe(args))
    expect(screened(piped)).toBe(piped)
  })

  test('JSON keeps its value and hides nothing', async () => {
    const { out } = await inPipe(['check', lines(hostile), '-c', 'gluten', '--json'])
    expect(screened(out)).toBe(out)
    expect(JSON.parse(out).unresolved[0].ingredientId).toBe(hostile)
    const line = JSON.stringify({ items: JSON.parse(lines(hostile)) })
    const streamed = await inPipe(['batch', '--ndjson', '-'], `${line}\n`)
    expect(screened(streamed.out)).toBe(streamed.out)
    expect(JSON.parse(streamed.out).result.unresolved[0].ingredientId).toBe(hostile)
  })

  test('JSON has the bytes of the service', async () => {
    const body = JSON.stringify({ items: JSON.parse(lines(hostile)), concerns: ['gluten'] })
    const here = await inPipe(['check', lines(hostile), '-c', 'gluten', '--json'])
    const there = await inPipe(['call', 'POST', '/v1/compatibility/check', body])
    expect(here.out).toBe(there.out)
  })
})

describe('names from outside the program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-output-'))
  const trick = TRICKS['the line above overwritten']!
  beforeAll(() => mkdirSync(join(folder, 'recipes')))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('of recipe files, in the grid and before remarks', async () => {
    const overwriting = TRICKS['the line overwritten']!
    const files = ['a', 'b'].map((name) => join(folder, 'recipes', `${name}${overwriting}.txt`))
    for (const file of files) writeFileSync(file, '200 g butter\n3 xqzw xqzw\n')
    for (const args of [['--grid'], []]) {
      // Remove the progress display that the program draws on a slow machine.
      const drawn = joined(
        await onTerminal(['check', ...files, ...args], { columns: 200, color: true }),
      )
      const shown = drawn.replaceAll('\u001b[K', '').replace(/\r(?:\d+\/\d+)?/g, '')
      expect(screenAfter(shown)).toEqual(trimmed(withoutColour(shown)))
      expect(shown).toContain('\\rqqq conflict')
    }
  })

  test('of a person in a household file', async () => {
    const file = join(folder, 'household.yaml')
    const name = JSON.stringify(`Ana${trick}`)
    writeFileSync(file, `people:\n  - name: ${name}\n    concerns: [lactose]\n`)
    const shown = joined(await onTerminal(['check', 'butter', '--profile', file]))
    expect(screenAfter(shown)).toEqual(trimmed(shown))
    expect(shown).toContain('\\x1b[1A')
  })

  test('of a foreign library', async () => {
    const ownLibrary = join(folder, 'own')
    const library = join(folder, 'own.sqlite')
    cpSync(join(import.meta.dirname, '../support/own-foods'), ownLibrary, { recursive: true })
    const quoted = JSON.stringify(`xqzw ${trick} \u202ewzqx`)
    appendFileSync(
      join(ownLibrary, 'ingredients/spices.yaml'),
      `xqzw-food:\n  archetype: house-mix\n  flavor: null\n  en: [${quoted}]\n  de: [${quoted}]\n  es: [${quoted}]\n`,
    )
    const built = await inPipe(['build-library', ownLibrary, '-o', library])
    expect(built.err).toBe('')
    for (const args of [
      ['show', 'xqzw-food'],
      ['allergens', 'xqzw-food'],
      ['allergens', 'xqzw-food', 'butter'],
      ['check', '10 g xqzw-food'],
      ['search', 'xqzw'],
      ['complete', 'xqzw'],
      ['nutrition', 'xqzw-food', '--label', 'eu'],
    ]) {
      const shown = joined(
        await onTerminal([...args, '--library', library], { columns: 120, color: true }),
      )
      expect(screenAfter(shown)).toEqual(trimmed(withoutColour(shown)))
    }
    const offered = await inPipe(['__complete', 'fish', `ingr show --library ${library} xqz`])
    expect(screened(offered.out)).toBe(offered.out)
    expect(offered.out.trim().split('\n').length).toBeLessThanOrEqual(2)
  }, 240_000)
})

test('the program itself, in a pipe with colour, emits only its own colours', async () => {
  const { out } = await ingr([
    'check',
    '200 g butter',
    '7 xqzw \u001b[2Jxqzw',
    '--color',
    '-c',
    'lactose',
  ])
  expect(out).toContain('\u001b[31mincompatible\u001b[39m')
  expect(out).not.toContain('\u001b[2J')
})

/** Runs a program in which `log` and `logRequest` are defined, and returns its standard error. */
function logged(program: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { logRequest, openLog } from './src/http/log.ts'
        const log = openLog('info')
        ${program}`,
      resolveDir: ROOT,
    },
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
  })
  return spawnSync('node', ['-'], { cwd: ROOT, input: outputFiles[0]!.text, encoding: 'utf8' })
    .stderr
}

test('the server log escapes hidden characters, and a JSON parser restores them', () => {
  const log = logged("log.info({ path: '/v1/\u009b2J\u202e' }, 'gone\u007f')")
  expect(screened(log)).toBe(log)
  expect(JSON.parse(log)).toMatchObject({ path: '/v1/\u009b2J\u202e', msg: 'gone\u007f' })
})

test('the line of a request equals the output of the logging library, in order with the others', () => {
  const note = {
    requestId: 'a"b',
    method: 'GET',
    path: '/v1/"\u001b\u202e\\',
    status: 200,
    function: 'allergens',
    customerId: 'cus_"1',
    ms: 0.125,
  }
  const withoutAccount = { ...note, status: 404, function: undefined, customerId: undefined }
  const log = logged(`
    for (const note of [${JSON.stringify(note)}, ${JSON.stringify(withoutAccount)}]) {
      logRequest(log, note)
      log.info(note, 'request')
    }`)
  expect(screened(log)).toBe(log)
  const lines = log.trimEnd().split('\n')
  const [ownLibrary, theirs, strange, theirStrange] = lines.map((line) =>
    line.replace(/"time":"[^"]+"/, '"time":"…"'),
  )
  expect([ownLibrary, strange]).toEqual([theirs, theirStrange])
  expect(JSON.parse(ownLibrary!)).toMatchObject(note)
  expect(lines).toHaveLength(4)
})

describe('cells that a spreadsheet would execute', () => {
  const args = ['parse', '--', '=1+1 xqzw', '+1 xqzw', '-1 xqzw', '@sum xqzw', '1 xqzw']
  const first = (out: string) =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0])

  test('are unchanged by default', async () => {
    expect(first((await inPipe(args)).out)).toEqual(args.slice(2))
  })

  test('are texts with --quote-cells', async () => {
    expect(first((await inPipe(['parse', '--quote-cells', ...args.slice(1)])).out)).toEqual([
      "'=1+1 xqzw",
      "'+1 xqzw",
      "'-1 xqzw",
      "'@sum xqzw",
      '1 xqzw',
    ])
  })
})

describe('characters', () => {
  test.each([
    ['plain', 'Möhre, ½ piña – „süß“ 豆腐', 'Möhre, ½ piña – „süß“ 豆腐'],
    [
      'emoji that are composed with hidden characters',
      '🌶️ 1️⃣ 👩‍🍳 👩🏽‍🍳 ❤️‍🔥',
      '🌶️ 1️⃣ 👩‍🍳 👩🏽‍🍳 ❤️‍🔥',
    ],
    ['the same after plain letters', 'a\ufe0f 1\ufe0f a\u200db', 'a\\ufe0f 1\\ufe0f a\\u200db'],
    ['tabs and line breaks', 'a\tb\nc\r', 'a\\tb\\nc\\r'],
    ['lone surrogates', 'a\ud800', 'a\\ud800'],
  ])('%s', (_, text, shown) => {
    expect(visible(text)).toBe(shown)
  })

  test('all invisible characters are shown escaped', () => {
    const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u
    const wrong: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const letter = String.fromCodePoint(code)
      const isShown = visible(letter) !== letter
      if (isShown !== hidden.test(letter)) wrong.push(code.toString(16))
      const json = visibleJson(JSON.stringify(letter))
      if (JSON.parse(json) !== letter || (hidden.test(json) && !isShown)) wrong.push(`json ${code}`)
    }
    expect(wrong).toEqual([])
  })

  test('JSON without hidden characters is not copied', () => {
    const bytes = Buffer.from('{"name":"Möhre 🌶️"}\n')
    expect(visibleJsonBytes(bytes)).toBe(bytes)
    expect(visibleJsonBytes(Buffer.from('"\u202e\u007f\u{e0041}"\n')).toString()).toBe(
      '"\\u202e\\u007f\\udb40\\udc41"\n',
    )
  })
})
