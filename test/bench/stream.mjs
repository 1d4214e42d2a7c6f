/**
 * Processor time of the whole program for NDJSON streams, compared with `JSON.parse` of the same lines and `JSON.stringify`
 * of their answers; also lines per second and peak memory. `LINES=1000000` sets the number of lines, `ONLY=lactose`
 * selects the streams with this word.
 */

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuOf, ratios } from './measure.mjs'
import { report } from './report.mjs'

const LINES = Number(process.env.LINES ?? 100_000)
const ONLY = process.env.ONLY ?? ''
/** Long streams run only one round. */
const ROUNDS = LINES > 100_000 ? 1 : 3
const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-'))
const PEAK_FILE = join(folder, 'peak')

const ids = createRequire(import.meta.url)('better-sqlite3')(join(ROOT, 'data/library.sqlite'))
  .prepare('select id from ingredient order by id')
  .pluck()
  .all()

/** Pseudo-random numbers, the same on every run. */
let seed = 1
const random = (below) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % below
}

/** Recipes of ten ingredients in grams. */
const recipes = Array.from({ length: 2000 }, () =>
  JSON.stringify({
    items: Array.from({ length: 10 }, () => ({
      ingredientId: ids[random(ids.length)],
      amount: 1 + random(300),
    })),
  }),
)
const [, ...rows] = readFileSync(join(ROOT, 'test/quality/lines.tsv'), 'utf8').trim().split('\n')
const written = rows.map((row) => row.split('\t')).map(([lang, line]) => ({ lang, line }))
const german = written.filter(({ lang }) => lang === 'de').map(({ line }) => line)

/** Feeds `pool` cyclically; resolves to elapsed time, processor time, peak memory and the first answers. */
function run(args, pool) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      'node',
      ['--require', join(ROOT, 'test/bench/peak.cjs'), join(ROOT, 'bin/ingr.js'), ...args],
      { env: { ...process.env, PEAK_FILE }, stdio: ['pipe', 'pipe', 'inherit'] },
    )
    const started = performance.now()
    let sent = 0
    let answers = 0
    const kept = []
    const feed = () => {
      while (sent < LINES) {
        let block = ''
        for (let i = 0; i < 100 && sent < LINES; i++) block += `${pool[sent++ % pool.length]}\n`
        if (!child.stdin.write(block)) return child.stdin.once('drain', feed)
      }
      child.stdin.end()
    }
    child.stdout.on('data', (chunk) => {
      if (answers < pool.length) kept.push(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) answers++
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      const [peak, cpu] = readFileSync(PEAK_FILE, 'utf8').split(' ').map(Number)
      if (code !== 0 || answers !== LINES) reject(new Error(`exit ${code}, ${answers} answers`))
      else resolve({ seconds, cpu, peak: peak / 1024, kept })
    })
    feed()
  })
}

/** Microseconds of processor time to parse as many lines as the stream has, and to stringify their answers. */
function floorOf(lines, answers) {
  const bodies = answers.map((text) => JSON.parse(text))
  const all = () => {
    for (let i = 0; i < LINES; i++) {
      JSON.parse(lines[i % lines.length])
      JSON.stringify(bodies[i % bodies.length])
    }
  }
  return cpuOf(all)
}

const cases = [
  ['batch --ndjson, 10 ingredients', ['batch', '--ndjson'], recipes, recipes, { atMost: 2.5 }],
  [
    'batch --ndjson -c gluten,lactose',
    ['batch', '--ndjson', '-c', 'gluten,lactose'],
    recipes,
    recipes,
  ],
  [
    'parse --ndjson --lang de',
    ['parse', '--ndjson', '--lang', 'de'],
    german,
    german.map((line) => JSON.stringify(line)),
  ],
]
try {
  const figures = []
  for (const [what, args, pool, asJson, goal] of cases.filter(([name]) => name.includes(ONLY))) {
    const own = []
    const floors = []
    let last
    for (let round = 0; round < ROUNDS; round++) {
      last = await run(args, pool)
      const answers = Buffer.concat(last.kept).toString().split('\n').slice(0, asJson.length)
      own.push(last.cpu)
      floors.push(floorOf(asJson.slice(0, answers.length), answers))
    }
    const perSecond = Math.round(LINES / (last.cpu / 1e6))
    figures.push({
      what: `${what}, ${LINES} lines`,
      against: 'JSON.parse of the lines, JSON.stringify of the answers',
      ratio: ratios(own, floors),
      goal,
      measured: `${perSecond} lines per processor second, ${Math.round(last.peak)} MB at most`,
    })
  }
  report('stream', figures)
} finally {
  rmSync(folder, { recursive: true })
}
