/** Prints what a command costs in CPU time, as a ratio to a bare Node start measured in the same run. */

import { spawnSync } from 'node:child_process'

const ROUNDS = Number(process.argv[2] ?? 25)
const COMMANDS = {
  'node -e 0': ['-e', '0'],
  'ingr allergens butter': ['bin/ingr.js', 'allergens', 'butter'],
  'ingr search tomatoe': ['bin/ingr.js', 'search', 'tomatoe'],
  'ingr search Möhre': ['bin/ingr.js', 'search', 'Möhre'],
  'ingr search "leavening agent"': ['bin/ingr.js', 'search', 'leavening agent'],
  'completion of a command': ['bin/ingr.js', '__complete', 'zsh', 'ingr s'],
  'completion of an ingredient': ['bin/ingr.js', '__complete', 'zsh', 'ingr show but'],
  'completion of a German item': [
    'bin/ingr.js',
    '__complete',
    'zsh',
    'ingr check --lang de "200 g moh',
  ],
  'ingr check <recipe>': ['bin/ingr.js', 'check', '--file', 'test/recipes/en-pad-thai.txt'],
}

/** User and system milliseconds of one run, as the shell's own `times` tells them. */
function cpu(args) {
  const script = 'node "$@" >/dev/null 2>&1; times'
  const { stdout } = spawnSync('bash', ['-c', script, 'bench', ...args], { encoding: 'utf8' })
  const [user, system] = stdout.trim().split('\n')[1].split(' ')
  const milliseconds = (text) => {
    const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(text)
    return Number(minutes) * 60_000 + Number(seconds) * 1000
  }
  return milliseconds(user) + milliseconds(system)
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]
const samples = Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, []]))
// Interleaved, so that a slow moment of a shared machine hits every command alike.
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, args] of Object.entries(COMMANDS)) samples[name].push(cpu(args))
}
const floor = median(samples['node -e 0'])
for (const [name, list] of Object.entries(samples)) {
  const sorted = [...list].sort((a, b) => a - b)
  const spread = `${(sorted[0] / floor).toFixed(2)}–${(sorted.at(-1) / floor).toFixed(2)}`
  console.log(`${name}\t${(median(list) / floor).toFixed(2)}\t(${spread})`)
}
