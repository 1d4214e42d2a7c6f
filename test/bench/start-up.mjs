/** What a command costs in processor time, against a bare start of Node. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuOfNode, interleave, median, ROUNDS, ratios } from './measure.mjs'
import { report } from './report.mjs'

const FLOOR = 'node -e 0'
const RECIPE = 'test/recipes/en-pad-thai.txt'
const COMMANDS = {
  'ingr allergens butter': { args: ['allergens', 'butter'], goal: { atMost: 1.35 } },
  'ingr show butter': { args: ['show', 'butter'], goal: { atMost: 1.35 } },
  'ingr convert flour 2 cup gram': { args: ['convert', 'flour', '2', 'cup', 'gram'] },
  'ingr search tomatoe': { args: ['search', 'tomatoe'], goal: { atMost: 1.6 } },
  'ingr search Möhre': { args: ['search', 'Möhre'], goal: { atMost: 1.6 } },
  'ingr search "leavening agent"': { args: ['search', 'leavening agent'], goal: { atMost: 1.6 } },
  'ingr complete tom': { args: ['complete', 'tom'], goal: { atMost: 1.6 } },
  'ingr check <recipe>': { args: ['check', '--file', RECIPE] },
}

// Calls are counted, as they are for users, but in a file of the bench.
const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-'))
const env = { ...process.env, INGR_ACCOUNTS: join(folder, 'accounts.sqlite') }
const subjects = Object.entries({ [FLOOR]: { args: null }, ...COMMANDS }).map(
  ([name, { args }]) => [
    name,
    () => cpuOfNode(args === null ? ['-e', '0'] : ['bin/ingr.js', ...args], env),
  ],
)
const samples = await interleave(Object.fromEntries(subjects), Math.max(ROUNDS, 15))
rmSync(folder, { recursive: true, force: true })
report(
  'start-up',
  Object.entries(COMMANDS).map(([what, { goal }]) => ({
    what,
    against: `${FLOOR} (processor time)`,
    ratio: ratios(samples[what], samples[FLOOR]),
    goal,
    measured: `${median(samples[what]).toFixed(0)} ms`,
  })),
)
