/**
 * Runs a short soak (`npm run soak` takes ten minutes): every operation is called, all answers are correct, memory
 * stays within bounds, and the usage matches the answers.
 */

// tier: system

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { ROOT } from '../cli/run.ts'
import { UNIT_ENV } from '../operating/unit.ts'
import { percentile, slope } from './figures.mjs'

const REQUESTS = 12_000
/** Time limit for the requests in seconds, long enough for slow machines. */
const SECONDS = 240
/** Time limit in milliseconds, which includes filling the caches and reading the usage while other tests run. */
const WITHIN_MS = 300_000
/**
 * Maximum growth of the heap in MB after forced garbage collections. It hardly depends on the machine. More growth than
 * this in 9,000 requests would be a leak of 2 or 3 KB per request. RSS also includes memory that has not been returned
 * yet.
 */
const MOST_HEAP_GROWTH = 24
const MOST_RSS_GROWTH = 64
/** Maximum RSS in MB, as in docs/operating.md. */
const MOST_RSS = 400

interface Report {
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  readonly operations: Readonly<Record<string, { readonly requests: number }>>
  /** Number of requests after the warm-up. */
  readonly measured: number
  /** Growth in MB per million requests. */
  readonly slopes: { readonly collectedRss: number; readonly collectedHeap: number }
  /** Maximum RSS in MB. */
  readonly peakRss: number
  readonly serverErrors: number
  readonly wrong: readonly unknown[]
  readonly lost: readonly unknown[]
}

let report: Report

beforeAll(async () => {
  // Use the Node options with which operators start the server.
  const { NODE_OPTIONS } = UNIT_ENV
  const env = { ...process.env, NODE_OPTIONS, REQUESTS: String(REQUESTS), SECONDS: String(SECONDS) }
  // The script exits with 1 if something is wrong, and prints the cause on standard output.
  const { stdout, stderr } = await promisify(execFile)('node', ['test/soak/run.mjs', '--json'], {
    cwd: ROOT,
    env,
  }).catch((error) => error)
  if (!stdout) throw new Error(stderr)
  report = JSON.parse(stdout)
}, WITHIN_MS)

test('every operation was called, and errors of every kind occurred', () => {
  const asked = Object.entries(report.operations).filter(([, { requests }]) => requests > 0)
  expect(asked.map(([name]) => name)).toEqual([...OPERATIONS.map(({ id }) => id), 'errors'])
  const seen = Object.keys(report.statuses)
  expect(seen).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '405', '413', '415', '422']),
  )
})

test('every request got an expected answer, and none a 5xx', () => {
  expect(report.wrong).toEqual([])
  expect(report.serverErrors).toBe(0)
})

test('the usage of every customer matches the answers', () => {
  expect(report.lost).toEqual([])
})

test('memory does not grow with the requests', () => {
  const { measured, slopes } = report
  expect(measured).toBeGreaterThan(REQUESTS / 2)
  expect((slopes.collectedHeap * measured) / 1e6).toBeLessThan(MOST_HEAP_GROWTH)
  expect((slopes.collectedRss * measured) / 1e6).toBeLessThan(MOST_RSS_GROWTH)
})

test('with the heap limit of the unit, memory stays below the figure in the guide', () => {
  expect(report.peakRss).toBeLessThan(MOST_RSS)
})

test('percentiles and slopes are computed correctly', () => {
  const line = [1, 2, 3, 4].map((x) => ({ x, y: 3 * x + 5 + (x % 2) * 0.1 }))
  expect(slope(line)).toBeCloseTo(2.98)
  expect(slope([{ x: 1, y: 1 }])).toBe(0)
  const sorted = Array.from({ length: 100 }, (_, n) => n)
  expect([percentile(sorted, 0.5), percentile(sorted, 0.99), percentile([7], 0.99)]).toEqual([
    50, 99, 7,
  ])
})
