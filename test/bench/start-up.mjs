/**
 * Prints what a command costs in CPU time, as a ratio to a bare Node start measured in the same run; for the single
 * executable too where `npm run package` has made it.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const ROUNDS = Number(process.argv[2] ?? 25)
const COMMANDS = {
  'allergens butter': ['allergens', 'butter'],
  'search tomatoe': ['search', 'tomatoe'],
  'search Möhre': ['search', 'Möhre'],
  'search "leavening agent"': ['search', 'leavening agent'],
  'check <recipe>': ['check', '--file', 'test/recipes/en-pad-thai.txt'],
  'completion of a command': ['__complete', 'zsh', 'ingr s'],
  'completion of an ingredient': ['__complete', 'zsh', 'ingr show but'],
  'completion of an item': ['__complete', 'zsh', 'ingr check --lang de "200 g moh'],
  'completion of a slip': ['__complete', 'zsh', 'ingr show mantequila'],
}
const EXECUTABLE = `dist/ingr-${process.platform}-${process.arch}`

const rows = { 'node -e 0': ['node', '-e', '0'] }
for (const [name, words] of Object.entries(COMMANDS)) {
  rows[`ingr ${name}`] = ['node', 'bin/ingr.js', ...words]
  if (existsSync(EXECUTABLE)) rows[`executable ${name}`] = [EXECUTABLE, ...words]
}

/** User and system milliseconds of one run, as the shell's own `times` tells them. */
function cpu(words) {
  const script = '"$@" >/dev/null 2>&1; times'
  const { stdout } = spawnSync('bash', ['-c', script, 'bench', ...words], { encoding: 'utf8' })
  const [user, system] = stdout.trim().split('\n')[1].split(' ')
  const milliseconds = (text) => {
    const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(text)
    return Number(minutes) * 60_000 + Number(seconds) * 1000
  }
  return milliseconds(user) + milliseconds(system)
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const samples = Object.fromEntries(Object.keys(rows).map((name) => [name, []]))
// Interleaved, so that a slow moment of a shared machine hits every command alike; the first round only warms up.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, words] of Object.entries(rows)) {
    const spent = cpu(words)
    if (round > 0) samples[name].push(spent)
  }
}
const floor = median(samples['node -e 0'])
for (const [name, list] of Object.entries(samples)) {
  const sorted = [...list].sort((a, b) => a - b)
  const spread = `${(sorted[0] / floor).toFixed(2)}–${(sorted.at(-1) / floor).toFixed(2)}`
  console.log(`${name}\t${(median(list) / floor).toFixed(2)}\t(${spread})`)
}
