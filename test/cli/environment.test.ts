/** Tests that the help lists all environment variables, exit codes and topics, and that a guide lists the variables. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ENVIRONMENT, pagerCommand, wantsColor } from '../../src/cli/environment.ts'
import { ENGLISH_HELP } from '../../src/cli/text/help.ts'
import { TOPICS } from '../../src/cli/text/topics.ts'
import { ERRORS, EXIT_CODES } from '../../src/errors.ts'
import { isHelp } from '../../src/wording/help.ts'
import { inPipe, ROOT } from './run.ts'

const SRC = join(ROOT, 'src')
const GUIDE = join(ROOT, 'docs/guide/environment.md')
const sources = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.ts') && name !== 'cli/environment.ts')
  .map((name) => readFileSync(join(SRC, name), 'utf8'))
  .join('\n')

test('the list names every INGR_ variable that the program reads, and no other', () => {
  const read = new Set([...sources.matchAll(/\benv\.(INGR_[A-Z_]+)/g)].map((match) => match[1]!))
  // INGR_PAGER is read by the module that contains the list.
  read.add('INGR_PAGER')
  const listed: readonly string[] = ENVIRONMENT.filter((name) => name.startsWith('INGR_'))
  expect([...listed].sort()).toEqual([...read].sort())
  const mentioned = new Set([...sources.matchAll(/INGR_[A-Z_]*[A-Z]/g)].map(([name]) => name))
  expect([...mentioned].filter((name) => !listed.includes(name))).toEqual([])
})

/** Returns the guide with its two tables generated from the lists. */
function withTables(text: string): string {
  const { say } = ENGLISH_HELP
  const environment = ENVIRONMENT.map((name) => {
    const otherwise = `otherwise.${name}`
    return `| \`${name}\` | ${say(`variable.${name}`)} | ${isHelp(otherwise) ? say(otherwise) : ''} |\n`
  }).join('')
  const codes = EXIT_CODES.map((code) => `| ${code} | ${say(`exit.${code}`)} |\n`).join('')
  return text
    .replace(/(\| variable \|.*\n\|-.*\n)(\|.*\n)*/, `$1${environment}`)
    .replace(/(\| code \| meaning \|\n\|-.*\n)(\|.*\n)*/, `$1${codes}`)
}

test('the guide shows both lists', () => {
  const text = readFileSync(GUIDE, 'utf8')
  const real = withTables(text)
  if (process.env.UPDATE_README) writeFileSync(GUIDE, real)
  expect(text, 'renew with UPDATE_README=1 npx vitest run test/cli/environment.test.ts').toBe(real)
  expect(real).toContain('| `INGR_PAGER` |')
})

test('the exit codes are those of the catalogue and of the terminal', () => {
  const catalogue = Object.values(ERRORS).map(({ exit }) => exit as number)
  expect(EXIT_CODES).toEqual([...new Set([0, 4, 5, ...catalogue])].sort((a, b) => a - b))
})

test.each(TOPICS)('help on %s fits 80 columns and promises nothing', async (topic) => {
  const { code, out, err } = await inPipe(['help', topic])
  expect([code, err]).toEqual([0, ''])
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(out).not.toMatch(/\bsafe\b|gluten-free/i)
})

test('help lists every topic', async () => {
  const { out } = await inPipe(['help'])
  for (const topic of TOPICS) expect(out).toContain(`ingr help ${topic}`)
})

describe('colour', () => {
  test.each<[Record<string, string>, terminal: boolean, pipe: boolean]>([
    [{}, true, false],
    [{ NO_COLOR: '1' }, false, false],
    [{ NO_COLOR: '' }, true, false],
    [{ FORCE_COLOR: '1' }, true, true],
    [{ FORCE_COLOR: '0' }, false, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, true],
    [{ CLICOLOR: '0' }, false, false],
    [{ CLICOLOR_FORCE: '1' }, true, true],
    [{ CLICOLOR_FORCE: '0' }, true, false],
    [{ CLICOLOR_FORCE: '1', NO_COLOR: '1' }, false, false],
    [{ TERM: 'dumb' }, false, false],
  ])('%j', (env, terminal, pipe) => {
    expect([wantsColor(env, true), wantsColor(env, false)]).toEqual([terminal, pipe])
  })
})

describe('the pager', () => {
  test.each<[Record<string, string>, string | undefined]>([
    [{}, 'less'],
    [{ PAGER: 'more' }, 'more'],
    [{ PAGER: '' }, undefined],
    [{ PAGER: 'cat' }, undefined],
    [{ INGR_PAGER: 'bat -p', PAGER: 'more' }, 'bat -p'],
    [{ INGR_PAGER: '', PAGER: 'more' }, undefined],
    [{ TERM: 'dumb' }, undefined],
  ])('of %j', (env, expected) => {
    expect(pagerCommand(env)).toBe(expected)
  })
})
