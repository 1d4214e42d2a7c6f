/** Tests that commands with `--fail-on` or `--strict` end with exit code 4 or 5 only if there is a reason. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { processIo } from '../../src/cli/io.ts'
import { program } from '../../src/cli/program.ts'
import { EXIT_FAIL_ON, EXIT_UNRESOLVED } from '../../src/errors.ts'
import { inPipe } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-exit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const dish = join(folder, 'dish.txt')
writeFileSync(dish, '200 g butter\n200 g xyzzy\n')

const CHECK =
  '{"items":[{"ingredientId":"butter","amount":200},{"ingredientId":"xyzzy","amount":200}]}'

interface Row {
  readonly words: readonly string[]
  readonly input?: string
  readonly gates: readonly ('--fail-on' | '--strict')[]
}

/** The commands to test. Every input contains an unknown word, and butter, which contains milk and is not vegan. */
const ROWS: readonly Row[] = [
  { words: ['check', '200 g butter', '200 g xyzzy'], gates: ['--fail-on', '--strict'] },
  { words: ['check', dish, '--ndjson'], gates: ['--fail-on', '--strict'] },
  { words: ['check', dish, '--json'], gates: ['--fail-on', '--strict'] },
  { words: ['batch', '-'], input: `{"checks":[${CHECK}]}`, gates: ['--fail-on', '--strict'] },
  { words: ['batch', '--ndjson', '-'], input: `${CHECK}\n`, gates: ['--fail-on', '--strict'] },
  { words: ['diet', 'vegan', '200 g butter', '200 g xyzzy'], gates: ['--fail-on', '--strict'] },
  { words: ['label', 'Ingredients: butter, xyzzy, sugar'], gates: ['--fail-on', '--strict'] },
  { words: ['menu', dish], gates: ['--strict'] },
  { words: ['shop', dish], gates: ['--strict'] },
  { words: ['analyze', '200 g butter', '200 g xyzzy'], gates: ['--strict'] },
  { words: ['parse', '200 g butter', '200 g xyzzy'], gates: ['--strict'] },
  { words: ['parse', '--ndjson', '-'], input: '200 g butter\n200 g xyzzy\n', gates: ['--strict'] },
]

test.each(ROWS)('$words ends with 0, and under $gates with their exit codes', async (row) => {
  const codeUnder = async (...gate: string[]) =>
    (await inPipe([...row.words, ...gate], row.input)).code
  expect(await codeUnder()).toBe(0)
  if (row.gates.includes('--fail-on')) {
    expect(await codeUnder('--fail-on', 'incompatible')).toBe(EXIT_FAIL_ON)
  }
  expect(await codeUnder('--strict')).toBe(EXIT_UNRESOLVED)
})

test.each(['--fail-on', '--strict'] as const)(
  '%s is tested for every command that has it',
  async (gate) => {
    const { commands } = await program(processIo(), '0', () => {})
    const having = commands
      .filter(({ options }) => options.some(({ long }) => long === gate))
      .map((command) => command.name())
    const tested = ROWS.filter(({ gates }) => gates.includes(gate)).map(({ words }) => words[0])
    expect([...new Set(tested)].sort()).toEqual(having.sort())
  },
)
