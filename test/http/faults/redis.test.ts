/** Tests rate limits in Redis. Servers share a limit, but count separately while Redis is down or hangs. */

// tier: system
// needs: redis-server

import { describe, expect, test } from 'vitest'
import { freshRedis } from '../../support/redis.ts'
import { Load } from '../load.ts'
import { freshMachine, type Serving, until } from '../program.ts'

const machine = freshMachine()
const PASSWORD = 'very:secret/word'
const redis = await freshRedis(PASSWORD)
const address = `redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${redis.port}`
const start = { env: { INGR_REDIS: address } }
const serve = (...options: readonly string[]) => machine.serveAs(start, '--metrics', ...options)

const LANGUAGES = '/v1/meta/languages'
const AWAY = 'rate limits are counted apart: Redis is away'
const SHARED = 'rate limits are shared'

async function ask({ url }: Serving, key: string) {
  const { status, headers } = await fetch(url + LANGUAGES, { headers: { 'x-api-key': key } })
  return { status, remaining: Number(headers.get('x-ratelimit-remaining')) }
}

const statusesOf = async (calls: readonly ReturnType<typeof ask>[]) => {
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  return [200, 429].map((wanted) => statuses.filter((one) => one === wanted).length)
}

const isUp = async ({ url }: Serving) =>
  /^ingr_redis_up\{.*\} (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]

async function ended(server: Serving) {
  server.child.kill('SIGTERM')
  const outcome = await server.ended
  expect(outcome.code).toBe(0)
  // The log must not contain the password, whether URL-encoded (as in the address) or decoded.
  for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) {
    expect(outcome.out + outcome.err).not.toContain(secret)
  }
  return outcome.err.split('\n').flatMap((line) => (line ? [JSON.parse(line).msg as string] : []))
}
const changesOf = (messages: readonly string[]) =>
  messages.filter((message) => [AWAY, SHARED].includes(message))

test('two servers, one of them with two workers, share one exact limit', async () => {
  const servers = await Promise.all([serve(), serve('--workers', '2')])
  const { key } = await machine.customer('--rate-limit', '50')
  const calls = Array.from({ length: 150 }, (_, index) => ask(servers[index % 2]!, key))
  expect(await statusesOf(calls)).toEqual([50, 100])
  expect(await Promise.all(servers.map(isUp))).toEqual(['1', '1'])
  for (const server of servers)
    expect(new Set(changesOf(await ended(server)))).toEqual(new Set([SHARED]))
})

test('stopped and started under load: calls are answered and limited throughout, and the server reconnects', async () => {
  const server = await serve()
  const customer = await machine.customer()
  const limited = await machine.customer('--rate-limit', '10')
  const load = new Load(server.url, [customer], 4)
  await load.answered(50)
  await redis.stop()
  await server.logged(AWAY)
  expect(await isUp(server)).toBe('0')
  expect(await statusesOf(Array.from({ length: 30 }, () => ask(server, limited.key)))).toEqual([
    10, 20,
  ])
  await load.answered(50)
  await redis.start()
  await until(async () => (await isUp(server)) === '1')
  // Redis restarts empty, so the count starts again.
  expect(await ask(server, limited.key)).toEqual({ status: 200, remaining: 9 })
  await load.answered(50)
  const seen = await load.end()
  expect({ ...seen, answered: 0 }).toEqual({
    answered: 0,
    refused: 0,
    unavailable: 0,
    cut: 0,
    unsent: 0,
  })
  console.log(
    `Redis stopped and started: ${seen.answered} calls answered, ${await load.agrees(machine)} credits charged`,
  )
  expect(changesOf(await ended(server))).toEqual([SHARED, AWAY, SHARED])
})

test('away when two servers start, then available, away and available again: one limit whenever it is available', async () => {
  await redis.stop()
  const servers = await Promise.all([serve(), serve('--workers', '2')])
  for (const server of servers) await server.logged(AWAY)
  const both = (calls: number, key: string) =>
    statusesOf(Array.from({ length: calls }, (_, index) => ask(servers[index % 2]!, key)))
  const limited = () => machine.customer('--rate-limit', '20')
  for (let round = 0; round < 2; round++) {
    // Each server counts separately, but its workers count together.
    expect(await both(80, (await limited()).key)).toEqual([40, 40])
    await redis.start()
    for (const server of servers) await until(async () => (await isUp(server)) === '1')
    expect(await both(80, (await limited()).key)).toEqual([20, 60])
    await redis.stop()
    for (const server of servers) await until(async () => (await isUp(server)) === '0')
  }
  await redis.start()
  for (const server of servers) await until(async () => (await isUp(server)) === '1')
  const [single, crew] = [await ended(servers[0]!), await ended(servers[1]!)]
  expect(changesOf(single)).toEqual([AWAY, SHARED, AWAY, SHARED, AWAY, SHARED])
  // Each of the two workers logs one line per change.
  expect(changesOf(crew)).toHaveLength(2 * 6)
})

test('frozen: answers go on, and the server reconnects when Redis resumes', async () => {
  const server = await serve()
  const { key } = await machine.customer('--rate-limit', '10')
  expect(await ask(server, key)).toEqual({ status: 200, remaining: 9 })
  redis.freeze()
  // The first call waits for Redis until the time-out. Then the process counts the call.
  expect(await ask(server, key)).toEqual({ status: 200, remaining: 9 })
  await server.logged(AWAY)
  expect(await statusesOf(Array.from({ length: 20 }, () => ask(server, key)))).toEqual([9, 11])
  expect(await isUp(server)).toBe('0')
  redis.thaw()
  await until(async () => (await isUp(server)) === '1')
  expect((await ask(server, key)).status).toBe(200)
  expect(changesOf(await ended(server))).toEqual([SHARED, AWAY, SHARED])
})

test('full: what Redis does not count is counted by the server', async () => {
  const server = await serve()
  const { key } = await machine.customer('--rate-limit', '10')
  expect(await ask(server, key)).toEqual({ status: 200, remaining: 9 })
  await redis.ask('CONFIG', 'SET', 'maxmemory', '1')
  expect(await statusesOf(Array.from({ length: 20 }, () => ask(server, key)))).toEqual([10, 10])
  expect(await isUp(server)).toBe('0')
  await redis.ask('CONFIG', 'SET', 'maxmemory', '0')
  expect((await ask(server, key)).status).toBe(200)
  expect(await isUp(server)).toBe('1')
  expect(changesOf(await ended(server))).toEqual([SHARED, AWAY, SHARED])
})

describe('a server starts without Redis', () => {
  test.each([
    ['that is not running', 'redis://127.0.0.1:1'],
    ['that has another password', `redis://:wr0ng@127.0.0.1:${redis.port}`],
  ])('%s', async (_, address) => {
    const server = await machine.serveAs({ env: { INGR_REDIS: address } }, '--metrics')
    const { key } = await machine.customer('--rate-limit', '5')
    expect(await statusesOf(Array.from({ length: 8 }, () => ask(server, key)))).toEqual([5, 3])
    expect(await isUp(server)).toBe('0')
    server.child.kill('SIGTERM')
    const { code, err } = await server.ended
    expect([code, err.split(AWAY).length, err.includes('wr0ng')]).toEqual([0, 2, false])
  })

  test.each(['localhost:6379', 'http://:hush@localhost', 'redis://', 'redis://:hush@:x'])(
    'but not with an invalid address: %s',
    async (INGR_REDIS) => {
      expect(await machine.run(['serve', '--port', '0'], { INGR_REDIS })).toEqual({
        code: 2,
        out: '',
        err: 'ingr: INGR_REDIS is not an address like redis://host:6379\n',
      })
    },
  )
})
