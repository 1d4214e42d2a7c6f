/** `npm run bench [name…]`: runs all benches or the named ones, each in a separate process. */

import { spawnSync } from 'node:child_process'

const BENCHES = [
  'start-up',
  'engine',
  'search',
  'stream',
  'http',
  'metering',
  'accounts',
  'memory',
  'growth',
  'page',
]

const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('--'))
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !BENCHES.includes(name))
if (unknown.length > 0) {
  console.error(`unknown bench: ${unknown.join(', ')}; known: ${BENCHES.join(', ')}`)
  process.exit(2)
}
for (const name of named.length > 0 ? named : BENCHES) {
  console.log(`\n${name}`)
  const { status } = spawnSync('node', [`test/bench/${name}.mjs`, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
