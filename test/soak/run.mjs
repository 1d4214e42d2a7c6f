/**
 * The soak: runs one `ingr serve` under a mixed load of all operations for SECONDS (default 600) or a number of REQUESTS, and
 * watches its memory. Prints a table per operation, memory at intervals and its slope; with `--json`, all of it as one object.
 * Exits with 1 if a request got a wrong answer.
 */

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { Pool } from 'undici'
import { percentile, slope } from './figures.mjs'
import { randomFrom, requestsOf } from './requests.mjs'

const SECONDS = Number(process.env.SECONDS ?? 600)
/** A fixed number of requests makes runs on different machines comparable; the run may end before SECONDS. */
const REQUESTS = Number(process.env.REQUESTS ?? Number.POSITIVE_INFINITY)
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 8)
const SEED = Number(process.env.SEED ?? 8)
/** Share of the run in which caches fill and the compiler optimises; growth in it is not a leak. */
const WARM_UP = 0.25
const SAMPLES = 40
/** At every fourth sample memory is also measured after a forced garbage collection. */
const COLLECT_EVERY = 4
const MB = 1_048_576

const folder = mkdtempSync(join(tmpdir(), 'ingr-soak-'))
const env = { ...process.env, INGR_ACCOUNTS: join(folder, 'accounts.sqlite'), INGR_METER: 'off' }
const answered = new Map()
const latencies = new Map()
const statuses = new Map()
const wrong = []
let requests = 0
let bytes = 0

function ingr(...words) {
  const { stdout, stderr } = spawnSync('node', ['bin/ingr.js', ...words, '--json'], {
    env,
    encoding: 'utf8',
  })
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout)
}

function customer(name, ...limits) {
  const { customerId } = ingr('account', 'create', name, '--rate-limit', '1000000000', ...limits)
  return { customerId, key: ingr('key', 'issue', customerId).key }
}

async function startServer() {
  const words = [
    '--expose-gc',
    '-r',
    './test/soak/memory.cjs',
    'bin/ingr.js',
    'serve',
    '--port',
    '0',
  ]
  const child = spawn('node', [...words, '--log-level', 'error'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim().replace('listening on ', '') }
}

let asked = 0
async function memory(child, collect) {
  const id = ++asked
  child.send({ id, collect })
  for (;;) {
    const [reply] = await once(child, 'message')
    if (reply.id !== id) continue
    const { rss, peakRss, heapUsed, external, processor } = reply
    return {
      rss: rss / MB,
      peakRss: peakRss / MB,
      heap: heapUsed / MB,
      external: external / MB,
      processor,
    }
  }
}

async function ask(pool, { name, key, method, path, body, text, type, expect }) {
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const started = performance.now()
  const response = await pool.request({
    method,
    path,
    headers: {
      ...(key ? { 'x-api-key': key } : {}),
      ...(sent === undefined ? {} : { 'content-type': type ?? 'application/json' }),
    },
    body: sent,
  })
  const answer = await response.body.text()
  const { statusCode: status } = response
  requests += 1
  bytes += Buffer.byteLength(answer)
  if (!latencies.has(name)) latencies.set(name, [])
  latencies.get(name).push(performance.now() - started)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  // Health and readiness do not count as usage.
  if (status === 200 && key && !/\/(health|ready)$/.test(path))
    answered.set(key, (answered.get(key) ?? 0) + 1)
  if (!expect.includes(status) && wrong.length < 20) {
    wrong.push({ method, path, status, expect, answer: answer.slice(0, 200) })
  }
  return { status, answer }
}

/** Runs `CONNECTIONS` loops at once until `next` returns undefined. */
async function inParallel(next) {
  const loop = async () => {
    for (let work = next(); work !== undefined; work = next()) await work()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
}

/** Requests every ingredient in every language, which fills the cache of answers, and returns all names. */
async function fill(pool, ids, key) {
  const names = []
  const work = ids.flatMap((id) =>
    ['de', 'en', 'es'].map((lang) => async () => {
      const path = `/v1/ingredients/${id}?lang=${lang}`
      const { answer } = await ask(pool, {
        name: 'detail',
        key,
        method: 'GET',
        path,
        expect: [200],
      })
      const { name, synonyms } = JSON.parse(answer)
      names.push(name, ...synonyms)
    }),
  )
  await inParallel(() => work.pop())
  return names
}

/** Customers whose usage differs from the number of answers they received. */
function miscounted(customers) {
  return customers.flatMap(({ customerId, key }) => {
    const { usage } = ingr('usage', '--customer', customerId, '--days', '2')
    const counted = usage.reduce((sum, row) => sum + row.requests - row.errors, 0)
    const seen = answered.get(key) ?? 0
    return counted === seen ? [] : [{ customerId, counted, answered: seen }]
  })
}

async function soak() {
  const rich = [1, 2, 3, 4].map((n) => customer(`rich ${n}`))
  const poor = customer('poor', '--monthly-quota', '3000')
  const slow = customer('slow', '--rate-limit', '60')
  const onlyM1 = customer('only M1', '--modules', 'M1')
  const blocked = customer('blocked')
  ingr('account', 'block', blocked.customerId)
  const library = new Database('data/library.sqlite', { readonly: true })
  const ids = library.prepare('select id from ingredient order by id').pluck().all()
  library.close()

  const { child, url } = await startServer()
  const pool = new Pool(url, { connections: CONNECTIONS })
  try {
    const documented = Object.values((await (await fetch(`${url}/openapi.json`)).json()).paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId)
    const names = await fill(pool, ids, rich[0].key)
    const keys = {
      rich: rich.map(({ key }) => key),
      ...{ poor: poor.key, slow: slow.key, onlyM1: onlyM1.key, blocked: blocked.key },
    }
    const source = requestsOf({ ids, names, keys, random: randomFrom(SEED) })
    const missing = documented.filter((id) => !source.operations.includes(id))
    if (missing.length > 0) throw new Error(`the soak does not ask: ${missing.join(', ')}`)

    const filled = { requests, bytes }
    const started = performance.now()
    const elapsed = () => (performance.now() - started) / 1_000
    /** The part of the run that is done, from 0 to 1. */
    const done = () => Math.max(elapsed() / SECONDS, (requests - filled.requests) / REQUESTS)
    const load = inParallel(() => (done() < 1 ? () => ask(pool, source.next()) : undefined))
    const samples = []
    let warm
    for (let n = 1; n <= SAMPLES; n++) {
      while (done() < n / SAMPLES) await pause(20)
      const isWarm = n / SAMPLES >= WARM_UP
      const before = await memory(child, false)
      const isCollected = n % COLLECT_EVERY === 0
      const collected = isCollected ? await memory(child, true) : undefined
      if (isWarm) warm ??= { ...before, requests }
      samples.push({ second: Math.round(elapsed()), requests, isWarm, ...before, collected })
    }
    await load
    const end = { ...(await memory(child, false)), requests }
    const lost = miscounted([...rich, poor, slow, onlyM1])
    return { seconds: elapsed(), filled, documented, samples, warm, end, lost }
  } finally {
    await pool.close()
    child.kill()
    await once(child, 'close')
  }
}

function reportOf({ seconds, filled, documented, samples, warm, end, lost }) {
  const floor = percentile(
    latencies.get('health').sort((a, b) => a - b),
    0.5,
  )
  const operations = Object.fromEntries(
    [...documented, 'errors'].map((name) => {
      const sorted = (latencies.get(name) ?? []).sort((a, b) => a - b)
      const ratio = (share) => Number((percentile(sorted, share) / floor).toFixed(2))
      return [name, { requests: sorted.length, p50: ratio(0.5), p99: ratio(0.99) }]
    }),
  )
  const steady = samples.filter(({ isWarm }) => isWarm)
  const perMillion = (read) => {
    const points = steady.map((one) => ({ x: one.requests / 1e6, y: read(one) }))
    return slope(points.filter(({ y }) => y !== undefined))
  }
  return {
    seconds: Math.round(seconds),
    requests,
    perSecond: Math.round((requests - filled.requests) / seconds),
    bytesPerAnswer: Math.round((bytes - filled.bytes) / (requests - filled.requests)),
    perProcessorSecond: Math.round(
      (end.requests - warm.requests) / (end.processor - warm.processor),
    ),
    statuses: Object.fromEntries([...statuses].sort(([a], [b]) => a - b)),
    operations,
    samples: samples.filter(({ collected }) => collected),
    measured: end.requests - warm.requests,
    peakRss: end.peakRss,
    slopes: {
      rss: perMillion(({ rss }) => rss),
      collectedRss: perMillion(({ collected }) => collected?.rss),
      collectedHeap: perMillion(({ collected }) => collected?.heap),
    },
    serverErrors: [...statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0),
    wrong,
    lost,
  }
}

function print(report) {
  const { operations, samples, statuses, slopes } = report
  console.log('operation\trequests\tp50\tp99\t(times the p50 of /health)')
  for (const [name, { requests, p50, p99 }] of Object.entries(operations)) {
    console.log([name, requests, p50, p99].join('\t'))
  }
  console.log('\nsecond\trequests\tRSS MB\theap MB\tafter a forced collection: RSS MB\theap MB')
  for (const { second, requests, rss, heap, collected } of samples) {
    const figures = [rss, heap, collected.rss, collected.heap].map((one) => one.toFixed(1))
    console.log([second, requests, ...figures].join('\t'))
  }
  console.log(`\nat most ${Math.round(report.peakRss)} MB RSS`)
  const counts = Object.entries(statuses).map(([status, n]) => `${status}: ${n}`)
  console.log(
    `\n${report.requests} requests in ${report.seconds} s (${report.perSecond}/s), by status ${counts.join(', ')}`,
  )
  console.log(
    `after warm-up ${report.perProcessorSecond} requests per second of processor time of the server, ${report.bytesPerAnswer} bytes per answer`,
  )
  const megabytes = [slopes.rss, slopes.collectedRss, slopes.collectedHeap].map((one) =>
    one.toFixed(1),
  )
  console.log(
    `slope in MB per 1,000,000 requests after warm-up (${report.measured} requests): RSS ${megabytes[0]}; after forced collections RSS ${megabytes[1]}, heap ${megabytes[2]}`,
  )
  console.log(
    `5xx: ${report.serverErrors}; answered otherwise than expected: ${report.wrong.length}`,
  )
  console.log(`customers whose usage is not what was answered: ${report.lost.length}`)
  for (const one of [...report.wrong, ...report.lost]) console.log(JSON.stringify(one))
}

try {
  const report = reportOf(await soak())
  if (process.argv.includes('--json')) console.log(JSON.stringify(report))
  else print(report)
  process.exitCode = report.serverErrors + report.wrong.length + report.lost.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
