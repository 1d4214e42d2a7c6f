/**
 * Tests `serve --workers`: a server with several processes that share limits and credits, and that can be replaced
 * without interruption.
 */

// tier: system

import { copyFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../cli/run.ts'
import { Load } from './load.ts'
import { freshMachine, type Serving, until, workersOf } from './program.ts'

const machine = freshMachine()
const LANGUAGES = '/v1/meta/languages'

/** Makes a request on a new connection, so that any worker may get it. */
async function ask({ url }: Serving, path: string, key?: string) {
  const headers = { connection: 'close', ...(key ? { 'x-api-key': key } : {}) }
  const response = await fetch(url + path, { headers })
  return { status: response.status, text: await response.text() }
}

const ended = (server: Serving, signal: NodeJS.Signals = 'SIGTERM') => {
  server.child.kill(signal)
  return server.ended
}

/** Returns the value of a metric, summed over its labels. */
async function metric(server: Serving, name: string): Promise<number> {
  const { text } = await ask(server, '/metrics')
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))]
  return values.reduce((sum, [, value]) => sum + Number(value), 0)
}

describe('three workers', () => {
  test('print once where they listen, share the work, and end with 0', async () => {
    const server = await machine.serve('--workers', '3', '--metrics')
    const { customerId, key } = await machine.customer()
    expect(workersOf(server)).toHaveLength(3)
    const calls = await Promise.all(Array.from({ length: 30 }, () => ask(server, LANGUAGES, key)))
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await metric(server, 'ingr_requests_total')).toBe(30)
    expect(await metric(server, 'ingr_request_duration_seconds_count')).toBe(30 + 1)
    expect(await metric(server, 'ingr_workers')).toBe(3)
    const { code, out, err } = await ended(server)
    expect({ code, out }).toEqual({ code: 0, out: `listening on ${server.url}\n` })
    const lines = err
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const answered = lines.filter(({ path }) => path === LANGUAGES).map(({ pid }) => pid)
    expect(answered).toHaveLength(30)
    // An idle worker takes the next connection, so more than one worker has answered.
    expect(new Set(answered).size).toBeGreaterThan(1)
    expect(await machine.usage(customerId)).toMatchObject([{ requests: 30, errors: 0, units: 30 }])
  })

  test('share one exact rate limit', async () => {
    const server = await machine.serve('--workers', '3', '--log-level', 'error')
    const { key } = await machine.customer('--rate-limit', '50')
    const calls = await Promise.all(Array.from({ length: 150 }, () => ask(server, LANGUAGES, key)))
    const of = (wanted: number) => calls.filter(({ status }) => status === wanted).length
    expect([of(200), of(429)]).toEqual([50, 100])
    await ended(server)
  })

  test('share one exact quota', async () => {
    const server = await machine.serve('--workers', '3', '--log-level', 'error')
    const { key } = await machine.customer('--monthly-quota', '40')
    const calls = await Promise.all(Array.from({ length: 120 }, () => ask(server, LANGUAGES, key)))
    const of = (wanted: number) => calls.filter(({ status }) => status === wanted).length
    expect([of(200), of(402)]).toEqual([40, 80])
    await ended(server)
  })

  test('all notice within five seconds that a key is revoked', async () => {
    const server = await machine.serve('--workers', '3', '--log-level', 'error')
    const { key, keyId } = await machine.customer()
    const statuses = async () => {
      const calls = Array.from({ length: 9 }, () => ask(server, LANGUAGES, key))
      return [...new Set((await Promise.all(calls)).map(({ status }) => status))]
    }
    expect(await statuses()).toEqual([200])
    await machine.operate('key', 'revoke', keyId)
    const end = performance.now() + 5_000
    let last: readonly number[] = []
    while (last.length !== 1 || last[0] !== 401) {
      if (performance.now() > end) break
      last = await statuses()
    }
    expect(last).toEqual([401])
    await ended(server)
  })
})

describe('SIGHUP', () => {
  test('replaces all workers under load, and no request is refused', async () => {
    const server = await machine.serve('--workers', '2', '--metrics', '--log-level', 'info')
    const customer = await machine.customer()
    const before = workersOf(server)
    const load = new Load(server.url, [customer])
    await load.answered(200)
    server.child.kill('SIGHUP')
    await server.logged('"workers changed"')
    await until(() => before.every((pid) => !workersOf(server).includes(pid)))
    await load.answered(200)
    const seen = await load.end()
    expect({ ...seen, answered: 0 }).toEqual({
      answered: 0,
      refused: 0,
      unavailable: 0,
      cut: 0,
      unsent: 0,
    })
    const credits = await load.agrees(machine)
    console.log(`rolling restart: ${seen.answered} calls answered, ${credits} credits charged`)
    expect(workersOf(server)).toHaveLength(2)
    // The counts of replaced workers are still included.
    expect(await metric(server, 'ingr_requests_total')).toBe(seen.answered)
    expect(await metric(server, 'ingr_worker_crashes_total')).toBe(0)
    expect((await ended(server)).code).toBe(0)
  })

  test('keeps the old workers if the new ones cannot start, and replaces them after a repair', async () => {
    const library = join(machine.accounts, '..', 'library.sqlite')
    const shipped = join(ROOT, 'data/library.sqlite')
    copyFileSync(shipped, library)
    const server = await machine.serveAs({ env: { INGR_LIBRARY: library } }, '--workers', '2')
    const before = workersOf(server)
    writeFileSync(library, 'no library')
    server.child.kill('SIGHUP')
    await server.logged('the new worker does not start: the old ones stay')
    expect(workersOf(server)).toEqual(before)
    expect((await ask(server, '/health')).status).toBe(200)

    // Kill a worker. It cannot be replaced until new workers can start again.
    process.kill(before[0]!, 'SIGKILL')
    await server.logged('a worker does not start')
    expect((await ask(server, '/health')).status).toBe(200)
    copyFileSync(shipped, library)
    await until(async () => {
      const now = workersOf(server)
      return now.length === 2 && !now.includes(before[0]!)
    })
    server.child.kill('SIGHUP')
    await server.logged('"workers changed"')
    expect((await ended(server)).code).toBe(0)
  })
})

test('SIGTERM lets every worker answer its calls in flight, and ends with 0', async () => {
  const server = await machine.serve('--workers', '2')
  const { key } = await machine.customer()
  const body = '{"items":[{"ingredientId":"butter"}]}'
  const begun = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const socket = connect(server.port, '127.0.0.1')
      let received = ''
      const closed = new Promise<string>((resolve) => {
        socket.on('data', (bytes) => (received += bytes)).on('close', () => resolve(received))
      })
      socket.write(
        `POST /v1/compatibility/fodmap HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
      )
      await until(() => received.includes('100 Continue'))
      return { socket, closed }
    }),
  )
  server.child.kill('SIGTERM')
  await server.logged('"stopping"')
  await pause(100)
  for (const { socket } of begun) socket.write(body)
  for (const { closed } of begun) expect(await closed).toContain('HTTP/1.1 200 OK')
  expect((await server.ended).code).toBe(0)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to every process ends the server with 0',
  async (signal) => {
    const server = await machine.serve('--workers', '2', '--log-level', 'error')
    for (const pid of workersOf(server)) process.kill(pid, signal)
    const { code, err } = await ended(server, signal)
    expect({ code, err }).toEqual({ code: 0, err: '' })
  },
)

test('no worker outlives the parent process when that is killed', async () => {
  const server = await machine.serve('--workers', '2', '--log-level', 'error')
  const workers = workersOf(server)
  server.child.kill('SIGKILL')
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await until(() => !workers.some(isAlive))
})

describe('workers that cannot start give the reason in one line', () => {
  test.each<readonly [workers: string, message: string]>([
    ['0', 'workers is not from 1 to 256: 0'],
    ['257', 'workers is not from 1 to 256: 257'],
    ['two', 'workers is not a whole number: two'],
  ])('--workers %s', async (workers, message) => {
    expect(await machine.run(['serve', '--port', '0', '--workers', workers])).toEqual({
      code: 2,
      out: '',
      err: `ingr: ${message}\n`,
    })
  })

  test('a port that is taken', async () => {
    const server = await machine.serve()
    const words = ['serve', '--port', String(server.port), '--workers', '2']
    expect(await machine.run(words)).toEqual({
      code: 1,
      out: '',
      err: `ingr: cannot listen on 127.0.0.1:${server.port}: EADDRINUSE\n`,
    })
    await ended(server)
  })

  test('a missing library', async () => {
    const words = ['serve', '--port', '0', '--workers', '3', '--library', '/nowhere.sqlite']
    expect(await machine.run(words)).toEqual({
      code: 1,
      out: '',
      err: 'ingr: library not found: /nowhere.sqlite (install ingr again, or name your own library with INGR_LIBRARY or --library)\n',
    })
  })
})
