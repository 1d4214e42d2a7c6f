/** Processor time of commands, compared with a bare start of Node; also of the executable, if `npm run package` has built it. */

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuOfProgram, interleave, median, ROUNDS, ratios } from './measure.mjs'
import { report } from './report.mjs'

const FLOOR = 'node -e 0'
const RECIPE = 'test/recipes/en-pad-thai.txt'
const COMMANDS = {
  'allergens butter': { args: ['allergens', 'butter'], goal: { atMost: 1.35 } },
  'show butter': { args: ['show', 'butter'], goal: { atMost: 1.35 } },
  'convert flour 2 cup gram': { args: ['convert', 'flour', '2', 'cup', 'gram'] },
  'search tomatoe': { args: ['search', 'tomatoe'], goal: { atMost: 1.6 } },
  'search Möhre': { args: ['search', 'Möhre'], goal: { atMost: 1.6 } },
  'search "leavening agent"': { args: ['search', 'leavening agent'], goal: { atMost: 1.6 } },
  'complete tom': { args: ['complete', 'tom'], goal: { atMost: 1.6 } },
  'check <recipe>': { args: ['check', '--file', RECIPE] },
  'completion of a command': { args: ['__complete', 'zsh', 'ingr s'], goal: { atMost: 1.6 } },
  'completion of an ingredient': {
    args: ['__complete', 'zsh', 'ingr show but'],
    goal: { atMost: 1.6 },
  },
  'completion of an item': {
    args: ['__complete', 'zsh', 'ingr check --lang de "200 g moh'],
    goal: { atMost: 1.6 },
  },
  'completion of a slip': {
    args: ['__complete', 'zsh', 'ingr show mantequila'],
    goal: { atMost: 1.6 },
  },
}
const EXECUTABLE = `dist/ingr-${process.platform}-${process.arch}`
const madeAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
/** An executable older than the last build could not open its library. */
const hasExecutable = madeAt(EXECUTABLE) > madeAt('dist/ingr.cjs')

// Calls are metered as for users, but in a separate file.
const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-'))
const env = { ...process.env, INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
const rows = Object.entries(COMMANDS).flatMap(([name, { args, goal }]) => [
  { what: `ingr ${name}`, words: ['node', 'bin/ingr.js', ...args], goal },
  ...(hasExecutable ? [{ what: `executable ${name}`, words: [EXECUTABLE, ...args], goal }] : []),
])
const subjects = [{ what: FLOOR, words: ['node', '-e', '0'] }, ...rows].map(({ what, words }) => [
  what,
  () => cpuOfProgram(words, env),
])
const samples = await interleave(Object.fromEntries(subjects), Math.max(ROUNDS, 15))
rmSync(folder, { recursive: true, force: true })
report(
  'start-up',
  rows.map(({ what, goal }) => ({
    what,
    against: `${FLOOR} (processor time)`,
    ratio: ratios(samples[what], samples[FLOOR]),
    goal,
    measured: `${median(samples[what]).toFixed(0)} ms`,
  })),
)
