/** Runs the real program on a pseudo-terminal, which `script` of util-linux provides. */

// needs: script

import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { width } from '../../src/cli/output/render/wrap.ts'
import { ROOT } from './run.ts'

interface Screen {
  readonly columns?: number
  readonly rows?: number
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a shell command line and returns what a person sees on the screen: both output streams together. */
function onScreen(
  line: string,
  { columns = 80, rows = 200, env = {} }: Screen = {},
): Promise<string> {
  const steering = /^(INGR_|NO_COLOR|FORCE_COLOR|CLICOLOR|PAGER|LESS)/
  const clean = Object.entries(process.env).filter(([name]) => !steering.test(name))
  const shell = `ingr() { node bin/ingr.js "$@"; }; stty cols ${columns} rows ${rows}; ${line}`
  return new Promise((resolve, reject) => {
    const child = spawn(
      'script',
      ['-qec', `bash -c '${shell.replaceAll("'", "'\\''")}'`, '/dev/null'],
      {
        cwd: ROOT,
        env: { ...Object.fromEntries(clean), TERM: 'xterm', INGR_METER: 'off', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let shown = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      shown += text
    })
    child.on('error', reject)
    child.on('close', () => resolve(shown.replaceAll('\r\n', '\n')))
  })
}

const lines = (text: string) => stripVTControlCharacters(text).trimEnd().split('\n')

describe.each([60, 80, 200])('on %d columns', (columns) => {
  test('a recipe and a label fit, and the next command is the last line', async () => {
    const shown = lines(
      await onScreen(
        'ingr check --file test/recipes/de-linzer-torte.txt -c Gluten --lang de; ingr nutrition oats --label eu; ingr check "1 豆腐と味噌🍅" -c soy',
        { columns },
      ),
    )
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter((line) => !line.startsWith('Tipp:') && width(line) > columns)).toEqual([])
    expect(shown).toContain(
      'Tipp: ingr swap test/recipes/de-linzer-torte.txt --for Gluten --lang de',
    )
    expect(shown.join('').replace(/[^\p{Script=Han}\p{Script=Hiragana}🍅]/gu, '')).toContain(
      '豆腐と味噌🍅',
    )
  })
})

describe('an answer longer than the terminal', () => {
  const command = 'ingr units; echo end'
  const long = (env: Readonly<Record<string, string>>, rows = 12) =>
    onScreen(command, { env, rows })

  test('goes to the pager, remarks do not', async () => {
    const shown = lines(await long({ PAGER: "sed 's/^/> /'", NO_COLOR: '1' }))
    expect(shown[0]).toMatch(/^> id /)
    expect(shown.filter((line) => !line.startsWith('> '))).toEqual(['end'])
  })

  test('INGR_PAGER takes precedence, and an empty value or `cat` turns it off', async () => {
    const [pager, none, cat] = await Promise.all([
      long({ INGR_PAGER: "sed 's/^/> /'", PAGER: 'false' }),
      long({ INGR_PAGER: '', PAGER: "sed 's/^/> /'" }),
      long({ PAGER: 'cat' }),
    ])
    expect([pager, none, cat].map((text) => lines(text)[0]!.slice(0, 4))).toEqual([
      '> id',
      'id  ',
      'id  ',
    ])
  })

  test('is still shown if the pager does not exist', async () => {
    const [bare, shell] = await Promise.all([
      long({ PAGER: '/nowhere/pager' }),
      long({ PAGER: '/nowhere/pager -x 2>/dev/null' }),
    ])
    expect([lines(bare)[0], lines(shell)[0]].map((line) => line!.slice(0, 3))).toEqual([
      'id ',
      'id ',
    ])
  })

  test('needs no pager if it fits', async () => {
    expect(lines(await long({ PAGER: 'false' }, 200))[0]).toMatch(/^id /)
  })
})

describe('colour and hints', () => {
  const command = 'ingr check "200 g butter" -c dairy'
  const seen = async (line: string, env: Readonly<Record<string, string>> = {}) => {
    const shown = await onScreen(line, { env })
    return { colour: shown.includes('\u001b[31m'), hint: shown.includes('Tip: ingr ') }
  }

  test('both on a terminal, and each can be turned off', async () => {
    const found = await Promise.all([
      seen(command),
      seen(command, { NO_COLOR: '1' }),
      seen(command, { TERM: 'dumb' }),
      seen(command, { INGR_HINTS: 'off' }),
      seen(`${command} --no-color`),
    ])
    expect(found).toEqual([
      { colour: true, hint: true },
      { colour: false, hint: true },
      { colour: false, hint: true },
      { colour: true, hint: false },
      { colour: false, hint: true },
    ])
  })

  test('neither if the answer goes into a pipe, and no hint with --json', async () => {
    const [piped, json] = await Promise.all([seen(`${command} | cat`), seen(`${command} --json`)])
    expect([piped, json]).toEqual([
      { colour: false, hint: false },
      { colour: false, hint: false },
    ])
    expect(lines(await onScreen(`${command} | cat`))).toEqual(['milk\tincompatible\thigh\tbutter'])
  })
})
