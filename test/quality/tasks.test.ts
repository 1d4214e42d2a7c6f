/**
 * Tests tasks for parents, dietitians, kitchens and developers, each with the first command that a newcomer would type.
 * The author of the goals and answers in `tasks.tsv` wrote them before seeing the program. Every command runs in
 * a terminal of 80 columns or, for developers, in a pipe, except commands that start a server or a client.
 */

// tier: system
// needs: jq, script

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { finished, type Outcome, ROOT } from '../cli/run.ts'

/** Minimum share of tasks that must succeed at the first attempt. */
const LEAST = 0.92
const AT_ONCE = 2
const LOCALES: Readonly<Record<string, string>> = {
  de: 'de_DE.UTF-8',
  en: 'en_GB.UTF-8',
  es: 'es_ES.UTF-8',
}

interface Task {
  readonly id: string
  readonly kind: string
  readonly lang: string
  readonly goal: string
  /** Files as `name<<text`, separated by ` || `; `-` is standard input. */
  readonly input: string
  /** Conditions separated by ` && `, all of which must hold. */
  readonly expected: string
  readonly command: string
}

const tasks = readFileSync(join(ROOT, 'test/quality/tasks.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row): Task => {
    const [id = '', kind = '', lang = '', goal = '', input = '', expected = '', command = ''] =
      row.split('\t')
    return { id, kind, lang, goal, input, expected, command }
  })
const ofTerminal = tasks.filter(({ command }) => /^(ingr (?!serve)|export )/.test(command))

const folder = mkdtempSync(join(tmpdir(), 'ingr-tasks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'bin'))
symlinkSync(join(ROOT, 'bin/ingr.js'), join(folder, 'bin/ingr'))

/** Writes the files of a task to its folder, and returns the text for the standard input of its command. */
function prepare(home: string, input: string): string {
  mkdirSync(home)
  let typed = ''
  for (const part of input === '' ? [] : input.split(' || ')) {
    const [name = '', ...rest] = part.split('<<')
    const text = `${rest.join('<<').replaceAll(String.raw`\n`, '\n')}\n`
    if (name === '-') {
      typed = text
    } else {
      mkdirSync(dirname(join(home, name)), { recursive: true })
      writeFileSync(join(home, name), text)
    }
  }
  return typed
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

async function answer({ id, kind, lang, input, command }: Task): Promise<Outcome> {
  const home = join(folder, id)
  const typed = prepare(home, input)
  const [program, ...args] =
    kind === 'developer'
      ? (['bash', '-c', command] as const)
      : ([
          'script',
          '-qec',
          `bash -c ${quoted(`stty cols 80 rows 24; ${command}`)}`,
          '/dev/null',
        ] as const)
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    HOME: home,
    LANG: LOCALES[lang],
    INGR_ACCOUNTS: join(home, 'accounts.sqlite'),
    INGR_METER: 'off',
    NO_COLOR: '1',
    PAGER: 'cat',
    TERM: 'xterm',
  }
  const ended = await finished(program, args, typed, { cwd: home, env })
  return { ...ended, out: stripVTControlCharacters(ended.out).replaceAll('\r\n', '\n') }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Checks a condition such as `salt ~ 1.1 g ±45%`: a line with "salt" must have the unit and a number in this range. `.`
 * in place of `salt` matches any line.
 */
function hasFigure(text: string, condition: string): boolean {
  const parts = /^(.+) ~ ([\d.]+) (\S+) ±(\d+)%$/.exec(condition)
  if (!parts) throw new Error(`no condition: ${condition}`)
  const [, label = '', figure, unit = '', percent] = parts
  const spread = (Number(figure) * Number(percent)) / 100
  const named = new RegExp(label, 'iu')
  const measured = new RegExp(`(?<!\\p{L})${unit}(?!\\p{L})`, 'u')
  if (!measured.test(text)) return false
  return text
    .split('\n')
    .filter((line) => named.test(line))
    .flatMap((line) => line.match(/\d+(?:[.,]\d+)?/g) ?? [])
    .some((number) => Math.abs(Number(number.replace(',', '.')) - Number(figure)) <= spread)
}

function meets({ code, out, err }: Outcome, condition: string): boolean {
  const shown = `${out}\n${err}`
  const pattern = /^(!?)\/(.*)\/m?$/s.exec(condition)
  if (pattern) return new RegExp(pattern[2] ?? '', 'imu').test(shown) === (pattern[1] === '')
  if (condition === 'json') return isJson(out)
  if (condition === 'ndjson') return out.trimEnd().split('\n').every(isJson)
  const exit = /^exit (!?)(\d+)$/.exec(condition)
  if (exit) return (code === Number(exit[2])) === (exit[1] === '')
  return hasFigure(shown, condition)
}

const failing = (given: Outcome, expected: string) =>
  expected.split(' && ').filter((condition) => !meets(given, condition))

test('an answer is right only if all conditions hold', () => {
  const given = { code: 0, out: 'salt  g  1,21\n{"a": 1}', err: 'milk: yes' }
  const right = 'exit 0 && /MILK/ && !/egg/ && salt ~ 1.1 g ±45%'
  const wrong =
    'exit !0 && exit 4 && /egg/ && !/milk/ && salt ~ 5 g ±45% && salt ~ 1.2 mg ±9% && json'
  expect(failing(given, right)).toEqual([])
  expect(failing(given, wrong)).toEqual(wrong.split(' && '))
})

test('there are 25 tasks of each kind of user, about half of them in English', () => {
  for (const kind of ['parent', 'dietitian', 'restaurant', 'developer']) {
    expect(tasks.filter((task) => task.kind === kind).length).toBe(25)
  }
  const english = tasks.filter(({ lang }) => lang === 'en').length
  expect(english).toBeGreaterThanOrEqual(40)
  expect(english).toBeLessThanOrEqual(65)
  expect(ofTerminal.length).toBeGreaterThanOrEqual(90)
})

test('newcomers succeed at the first try', { timeout: 180_000 }, async () => {
  const open = [...ofTerminal]
  const failed: string[] = []
  const work = async () => {
    for (let task = open.shift(); task; task = open.shift()) {
      const lacking = failing(await answer(task), task.expected)
      if (lacking.length > 0) failed.push(`${task.id} ${task.command}: ${lacking.join(' && ')}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const share = 1 - failed.length / ofTerminal.length
  expect(share, failed.sort().join('\n')).toBeGreaterThanOrEqual(LEAST)
})
