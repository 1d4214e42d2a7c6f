/**
 * Costs of a library with 10 and 100 times the ingredients, relative to ours. `FACTORS=10` gives a quick impression.
 * `LIBRARIES=<folder>` stores the large libraries for the next run; building 100x takes minutes and some gigabytes.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../support/bundle.mjs'
import { cpuOfProgram, interleave, median, ROUNDS, ratios } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'

const OURS = 'data/library.sqlite'
const FACTORS = (process.env.FACTORS ?? '10,100').split(',').map(Number)
const UNITS = { 'file size': 'MB', 'memory at rest': 'MB', 'memory under load': 'MB' }
/** Maximum ratios at a hundred times the ingredients; memory may grow as much as the file. */
const GOALS = {
  open: { atMost: 2 },
  'exact look-up by id': { atMost: 1.5 },
  'exact look-up by name': { atMost: 1.5 },
  'search, half of the queries': { atMost: 10 },
  'search, mean': { atMost: 10 },
}
const COMMANDS = {
  'ingr allergens butter': ['allergens', 'butter'],
  'ingr search tomatoe': ['search', 'tomatoe'],
  'ingr complete tom': ['complete', 'tom'],
}

const scratch = mkdtempSync(join(tmpdir(), 'ingr-growth-'))
const env = { ...process.env, INGR_ACCOUNTS: join(scratch, 'accounts.sqlite') }

function run(...args) {
  const { status, stdout } = spawnSync('node', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return stdout
}

/** The path of a library with `factor` times our ingredients; builds it unless it is stored. */
function libraryOf(factor) {
  if (factor === 1) return OURS
  const folder = process.env.LIBRARIES ?? scratch
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${product().openLibrary(OURS).hash}-${factor}.sqlite`)
  if (!existsSync(path)) {
    const write = bundle('test/bench/synthetic.ts', 'bench-synthetic')
    // The compiler holds all records in memory; only building such a library needs that, not using it.
    process.stdout.write(`${factor}x: ${run('--max-old-space-size=12000', write, factor, path)}`)
  }
  return path
}

/** The costs of a library in a separate process, and of commands that use it. */
function measure(path) {
  const commands = Object.entries(COMMANDS).map(([what, words]) => {
    const program = ['bin/ingr.js', ...words, '--library', path]
    // Run once to load the files into memory, and to make sure that the command succeeds.
    run(...program)
    return [what, cpuOfProgram(['node', ...program], env)]
  })
  return {
    ...JSON.parse(run('test/bench/growth-probe.mjs', path)),
    ...Object.fromEntries(commands),
  }
}

try {
  const subjects = [1, ...FACTORS].map((factor) => {
    const path = libraryOf(factor)
    return [factor, () => measure(path)]
  })
  const samples = await interleave(Object.fromEntries(subjects), Math.min(ROUNDS, 3))
  const of = (factor, what) => samples[factor].map((one) => one[what])
  const growth = (factor, what) => ratios(of(factor, what), of(1, what))
  const goalOf = (factor, what) =>
    what.startsWith('memory')
      ? { atMost: Number(growth(factor, 'file size').median.toFixed(1)) }
      : factor === 100
        ? GOALS[what]
        : undefined
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
  rmSync(scratch, { recursive: true, force: true })
}
