/** What a library of 20 and 100 times the ingredients costs, against ours: `FACTORS=20` is the quick look. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../support/bundle.mjs'
import { interleave, median, ROUNDS, ratios } from './measure.mjs'
import { report } from './report.mjs'

const FACTORS = (process.env.FACTORS ?? '20,100').split(',').map(Number)
const UNITS = { 'file size': 'MB', 'memory at rest': 'MB', 'memory under load': 'MB' }
/** What each may cost, by factor; memory may grow as the file does. */
const GOALS = {
  20: { search: { atMost: 20 }, autocomplete: { atMost: 20 } },
  100: {
    open: { atMost: 2 },
    'exact look-up by id': { atMost: 1.5 },
    'exact look-up by name': { atMost: 1.5 },
    search: { atMost: 10 },
  },
}

function run(...args) {
  const { status, stdout } = spawnSync('node', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return stdout
}

const folder = mkdtempSync(join(tmpdir(), 'ingr-growth-'))
try {
  const write = bundle('test/bench/synthetic.ts', 'bench-synthetic')
  const libraries = { 1: 'data/library.sqlite' }
  for (const factor of FACTORS) {
    libraries[factor] = join(folder, `${factor}.sqlite`)
    // The compiler holds all records at once; that is the price of building such a library, not of using it.
    process.stdout.write(
      `${factor}x: ${run('--max-old-space-size=12000', write, factor, libraries[factor])}`,
    )
  }
  const subjects = Object.entries(libraries).map(([factor, path]) => [
    factor,
    () => JSON.parse(run('test/bench/growth-probe.mjs', path)),
  ])
  const samples = await interleave(Object.fromEntries(subjects), Math.min(ROUNDS, 3))
  const of = (factor, what) => samples[factor].map((one) => one[what])
  const growth = (factor, what) => ratios(of(factor, what), of(1, what))
  const goalOf = (factor, what) =>
    what.startsWith('memory')
      ? { atMost: Number(growth(factor, 'file size').median.toFixed(1)) }
      : GOALS[factor]?.[what]
  report(
    'growth',
    FACTORS.flatMap((factor) =>
      Object.keys(samples[1][0]).map((what) => ({
        what: `${what}, ${factor}x`,
        against: 'our library',
        ratio: growth(factor, what),
        goal: goalOf(factor, what),
        measured: `${median(of(factor, what)).toPrecision(3)} ${UNITS[what] ?? 'ms'}`,
      })),
    ),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
