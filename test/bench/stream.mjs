/**
 * Prints lines per second and peak memory of the NDJSON streams beside what reading and writing the JSON of the same
 * lines costs in the same run. `node test/bench/stream.mjs 1000000 lactose` takes so many lines instead of 20,000, and
 * only the streams with this word.
 */

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LINES = Number(process.argv[2] ?? 20_000)
const ONLY = process.argv[3] ?? ''
const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-'))
const PEAK_FILE = join(folder, 'peak')

const ids = createRequire(import.meta.url)('better-sqlite3')(join(ROOT, 'data/library.sqlite'))
  .prepare('select id from ingredient order by id')
  .pluck()
  .all()

/** The same numbers on every run. */
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

/** Feeds `pool` round and round; resolves to the seconds from the first line written to the last one read. */
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
    let bytes = 0
    const feed = () => {
      while (sent < LINES) {
        let block = ''
        for (let i = 0; i < 100 && sent < LINES; i++) block += `${pool[sent++ % pool.length]}\n`
        if (!child.stdin.write(block)) return child.stdin.once('drain', feed)
      }
      child.stdin.end()
    }
    child.stdout.on('data', (chunk) => {
      bytes += chunk.length
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) answers++
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      const peak = Number(readFileSync(PEAK_FILE, 'utf8')) / 1024
      if (code !== 0 || answers !== LINES) reject(new Error(`exit ${code}, ${answers} answers`))
      else resolve({ seconds, peak, bytes })
    })
    feed()
  })
}

/** Seconds that parsing and writing the JSON of the lines takes. */
function floor(pool) {
  const started = performance.now()
  let length = 0
  for (let i = 0; i < LINES; i++) {
    length += JSON.stringify(JSON.parse(pool[i % pool.length])).length
  }
  if (length === 0) throw new Error('nothing was written')
  return (performance.now() - started) / 1000
}

const cases = [
  ['batch --ndjson, 10 ingredients', ['batch', '--ndjson'], recipes, recipes],
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
console.log(`${LINES} lines each; JSON floor: JSON.parse and JSON.stringify of the same lines`)
console.log('stream\tlines/s\tfloor lines/s\ttimes the floor\tpeak MB\toutput MB/s')
try {
  for (const [name, args, pool, asJson] of cases.filter(([name]) => name.includes(ONLY))) {
    floor(asJson)
    const base = floor(asJson)
    const { seconds, peak, bytes } = await run(args, pool)
    const cells = [
      Math.round(LINES / seconds),
      Math.round(LINES / base),
      (seconds / base).toFixed(1),
      Math.round(peak),
      (bytes / seconds / 1e6).toFixed(1),
    ]
    console.log([name, ...cells].join('\t'))
  }
} finally {
  rmSync(folder, { recursive: true })
}
