/**
 * Tests workers that keep crashing: the primary process restarts them at growing intervals, serves with the remaining
 * workers, and exits if no worker is left.
 */

// tier: system

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshMachine, type Serving, until, workersOf } from '../program.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Code that each worker loads first. A worker whose number is `from` or higher exits as soon as the file exists. */
const PRELOAD = `
  const cluster = require('node:cluster')
  const { existsSync } = require('node:fs')
  const { CRASH_FILE, CRASH_FROM, CRASH_LATER } = process.env
  const crash = () => existsSync(CRASH_FILE) && process.exit(7)
  if (cluster.isWorker && cluster.worker.id >= Number(CRASH_FROM)) {
    const { listen } = require('node:net').Server.prototype
    require('node:net').Server.prototype.listen = function (...given) {
      this.once('listening', () => setInterval(crash, 200).unref())
      return listen.apply(this, given)
    }
    if (!CRASH_LATER) crash()
  }
`
const preload = join(folder, 'crash.cjs')
writeFileSync(preload, PRELOAD)

/** Returns the status of `/health`, or 0 if the worker that accepted the connection has crashed. */
const health = ({ url }: Serving) =>
  fetch(`${url}/health`, { headers: { connection: 'close' } })
    .then(({ status }) => status)
    .catch(() => 0)
const answered = async (server: Serving) => {
  while ((await health(server)) !== 200) {}
}

/**
 * Starts two workers. While the file exists, each worker whose number is `from` or higher exits before it listens (if
 * `later` is true, after it listens).
 */
function crashing(name: string, from: number, later: boolean) {
  const machine = freshMachine()
  const file = join(folder, name)
  const env = {
    NODE_OPTIONS: `--require ${preload}`,
    CRASH_FILE: file,
    CRASH_FROM: String(from),
    ...(later ? { CRASH_LATER: 'yes' } : {}),
  }
  return {
    begin: () => writeFileSync(file, ''),
    end: () => rmSync(file),
    serve: () => machine.serveAs({ env }, '--workers', '2', '--log-level', 'error'),
  }
}

/** Counts how often a message occurs in the log. */
const times = (log: string, message: string) => log.split(`"msg":"${message}"`).length - 1

/** Returns how many restarts are possible in this many seconds, with pauses of 0, 0, 0.1, 0.2 … seconds. */
const mostTries = (seconds: number) => 4 + Math.ceil(Math.log2(1 + 10 * seconds))

test.each([
  ['before it listens', false, 'a worker does not start'],
  ['as soon as it listens', true, 'a worker has ended'],
])(
  'one worker keeps dying, %s: the other serves, and the first is back once it can start',
  async (name, later, message) => {
    const { begin, end, serve } = crashing(name, 2, later)
    begin()
    const began = performance.now()
    const server = await serve()
    const statuses = []
    for (let n = 0; n < 200; n++) statuses.push(await health(server))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100)
    await server.logged(message)
    const [first] = workersOf(server)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const seconds = (performance.now() - began) / 1_000
    await answered(server)
    end()
    // Now that the file is gone, both workers will run. Wait first, since a worker that has just seen the file may
    // still be exiting.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await until(() => workersOf(server).length === 2)
    expect(workersOf(server)).toContain(first)
    await answered(server)
    server.child.kill('SIGTERM')
    const { code, err } = await server.ended
    expect([code, times(err, 'no worker stays alive: the server ends')]).toEqual([0, 0])
    const tries = times(err, message)
    expect(tries).toBeGreaterThan(0)
    expect(tries).toBeLessThanOrEqual(mostTries(seconds + 10))
  },
)

test('all workers keep dying: the server ends with 1 and says so, after few retries', {
  timeout: 120_000,
}, async () => {
  const { begin, serve } = crashing('all', 1, true)
  const server = await serve()
  await answered(server)
  begin()
  const { code, out, err } = await server.ended
  const lines = err.trimEnd().split('\n')
  expect([code, out, lines.at(-1)]).toEqual([
    1,
    `listening on ${server.url}\n`,
    expect.stringContaining('"msg":"no worker stays alive: the server ends"'),
  ])
  // Each of the two workers is replaced at most ten times. It may be replaced once or twice more until the other worker
  // also gives up.
  expect(lines.length).toBeLessThan(2 * 12 + 2)
})
