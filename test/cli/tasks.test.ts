/**
 * Tests the tasks of three newcomers: a German-speaking cook, an English-speaking dietitian and a Spanish-speaking
 * restaurant owner. Each row of `tasks/tasks.tsv` has the command, typed in a terminal of 80x24 or in a pipe, and
 * patterns for its output, all of which must match (`&&` joins patterns). The patterns were written before the program
 * was run.
 */

// tier: sweep
// needs: script

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { sweep } from '../support/tiers.mts'
import { ROOT } from './run.ts'

const TASKS = join(ROOT, 'test/cli/tasks')
const LANG_OF: Readonly<Record<string, string>> = { cook: 'de', dietitian: 'en', owner: 'es' }

const rows = readFileSync(join(TASKS, 'tasks.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => row.split('\t') as [string, string, string, string, string])

/** Returns the output of both streams, as a person sees it. */
function shown(who: string, where: string, line: string): Promise<string> {
  const shell = `ingr() { node "${ROOT}/bin/ingr.js" "$@"; }; ${where === 'tty' ? 'stty cols 80 rows 24; ' : ''}${line}`
  const quoted = `bash -c '${shell.replaceAll("'", "'\\''")}'`
  const [command, ...args] =
    where === 'tty' ? ['script', '-qec', quoted, '/dev/null'] : ['bash', '-c', `${shell}`]
  return new Promise((resolve, reject) => {
    const { INGR_LIBRARY: _, ...env } = process.env
    const child = spawn(command!, args, {
      cwd: join(TASKS, 'files'),
      env: {
        ...env,
        INGR_LANG: LANG_OF[who],
        INGR_METER: 'off',
        NO_COLOR: '1',
        PAGER: 'cat',
        TERM: 'xterm',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    const add = (part: string) => {
      text += part
    }
    child.stdout.setEncoding('utf8').on('data', add)
    child.stderr.setEncoding('utf8').on('data', add)
    child.on('error', reject)
    child.on('close', () => resolve(stripVTControlCharacters(text).replaceAll('\r\n', '\n')))
  })
}

test.concurrent.each(sweep(rows))(
  '%s (%s): %s: %s',
  { timeout: 60_000 },
  async (who, where, _, line, answer) => {
    const text = await shown(who, where, line)
    for (const pattern of answer.split(' && ')) expect(text).toMatch(new RegExp(pattern, 's'))
  },
)

test('there are at least sixty tasks', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
})
