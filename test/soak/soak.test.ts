/**
 * The beginning of the soak (`npm run soak` takes ten minutes): every operation is asked, nothing is answered as it should not be,
 * memory stays within bounds, and the usage is what was answered.
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
/** The time that they have on any machine. */
const SECONDS = 240
/** Filling the caches and reading the usage come on top, on a machine that runs other tests. */
const WITHIN_MS = 300_000
/**
 * MB, after forced collections, which hardly depend on the machine. More than this in 9,000 requests is a leak of 2 or 3 KB each.
 * RSS also includes what the collector has not returned yet.
 */
const MOST_HEAP_GROWTH = 24
const MOST_RSS_GROWTH = 64
/** MB, as in docs/operating.md. */
const MOST_RSS = 400

interface Report {
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  readonly operations: Readonly<Record<string, { readonly requests: number }>>
  /** Requests after the warm-up. */
  readonly measured: number
  /** MB per million of them. */
  readonly slopes: { readonly collectedRss: number; readonly collectedHeap: number }
  /** MB. */
  readonly peakRss: number
  readonly serverErrors: number
  readonly wrong: readonly unknown[]
  readonly lost: readonly unknown[]
}

let report: Report

beforeAll(async () => {
  // As an operator starts it.
  const { NODE_OPTIONS } = UNIT_ENV
  const env = { ...process.env, NODE_OPTIONS, REQUESTS: String(REQUESTS), SECONDS: String(SECONDS) }
  // It ends with 1 when something is wrong, and says what in its report.
  const { stdout, stderr } = await promisify(execFile)('node', ['test/soak/run.mjs', '--json'], {
    cwd: ROOT,
    env,
  }).catch((error) => error)
  if (!stdout) throw new Error(stderr)
  report = JSON.parse(stdout)
}, WITHIN_MS)

test('every operation was asked, and errors of every kind', () => {
  const asked = Object.entries(report.operations).filter(([, { requests }]) => requests > 0)
  expect(asked.map(([name]) => name)).toEqual([...OPERATIONS.map(({ id }) => id), 'errors'])
  const seen = Object.keys(report.statuses)
  expect(seen).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '405', '413', '415', '422']),
  )
})

test('no request was answered otherwise than it should, none with 5xx', () => {
  expect(report.wrong).toEqual([])
  expect(report.serverErrors).toBe(0)
})

test('the usage of every customer is what was answered', () => {
  expect(report.lost).toEqual([])
})

test('memory does not grow with the requests', () => {
  const { measured, slopes } = report
  expect(measured).toBeGreaterThan(REQUESTS / 2)
  expect((slopes.collectedHeap * measured) / 1e6).toBeLessThan(MOST_HEAP_GROWTH)
  expect((slopes.collectedRss * measured) / 1e6).toBeLessThan(MOST_RSS_GROWTH)
})

test('with the heap limit of the unit it never holds more than the guide says', () => {
  expect(report.peakRss).toBeLessThan(MOST_RSS)
})

test('the arithmetic', () => {
  const line = [1, 2, 3, 4].map((x) => ({ x, y: 3 * x + 5 + (x % 2) * 0.1 }))
  expect(slope(line)).toBeCloseTo(2.98)
  expect(slope([{ x: 1, y: 1 }])).toBe(0)
  const sorted = Array.from({ length: 100 }, (_, n) => n)
  expect([percentile(sorted, 0.5), percentile(sorted, 0.99), percentile([7], 0.99)]).toEqual([
    50, 99, 7,
  ])
})
