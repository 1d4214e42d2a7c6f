/** Tests rate limits with a Redis cluster and with Redis Sentinel, including after a failover. */

// tier: system
// needs: redis-server

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshRedis } from '../../support/redis.ts'
import { freshMachine, type Serving, until } from '../program.ts'

const machine = freshMachine()
const folder = mkdtempSync(join(tmpdir(), 'ingr-redis-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const serve = (INGR_REDIS: string) => machine.serveAs({ env: { INGR_REDIS } }, '--metrics')

/** Makes `calls` concurrent calls, spread over the servers. Returns how many are answered and how many are refused. */
async function outcomes(servers: readonly Serving[], key: string, calls: number) {
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, index) =>
      fetch(`${servers[index % servers.length]!.url}/v1/meta/languages`, {
        headers: { 'x-api-key': key },
      }),
    ),
  )
  return [200, 429].map((wanted) => answers.filter(({ status }) => status === wanted).length)
}

const isUp = async ({ url }: Serving) =>
  /^ingr_redis_up\{.*\} (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] === '1'

test('a cluster: two servers share one exact limit', async () => {
  const nodes = join(folder, 'nodes.conf')
  const redis = await freshRedis(undefined, [
    ...['--cluster-enabled', 'yes', '--cluster-config-file', nodes],
    ...['--cluster-announce-ip', '127.0.0.1'],
  ])
  await redis.ask('CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
  await until(async () => (await redis.ask('CLUSTER', 'INFO')).includes('cluster_state:ok'))
  const address = `redis+cluster://127.0.0.1:${redis.port}`
  const servers = [await serve(address), await serve(address)]
  await until(async () => (await Promise.all(servers.map(isUp))).every(Boolean))
  const { key } = await machine.customer('--rate-limit', '20')
  expect(await outcomes(servers, key, 60)).toEqual([20, 40])
})

test('sentinels: two servers share one exact limit, and continue with the next master', async () => {
  const master = await freshRedis()
  const next = await freshRedis(undefined, ['--replicaof', `127.0.0.1 ${master.port}`])
  await until(async () => (await next.ask('INFO', 'replication')).includes('master_link_status:up'))
  const config = join(folder, 'sentinel.conf')
  writeFileSync(
    config,
    [
      `sentinel monitor limits 127.0.0.1 ${master.port} 1`,
      'sentinel down-after-milliseconds limits 300',
      'sentinel failover-timeout limits 2000',
    ].join('\n'),
  )
  const sentinel = await freshRedis(undefined, [config, '--sentinel'])
  await until(async () => (await sentinel.ask('SENTINEL', 'replicas', 'limits')).includes('name'))
  const address = `redis+sentinel://127.0.0.1:${sentinel.port}/limits`
  const servers = [await serve(address), await serve(address)]
  await until(async () => (await Promise.all(servers.map(isUp))).every(Boolean))
  const { key } = await machine.customer('--rate-limit', '20')
  expect(await outcomes(servers, key, 60)).toEqual([20, 40])
  await master.stop()
  await until(async () => (await next.ask('ROLE')).includes('master'))
  await until(async () => (await Promise.all(servers.map(isUp))).every(Boolean))
  const another = await machine.customer('--rate-limit', '20')
  expect(await outcomes(servers, another.key, 60)).toEqual([20, 40])
})

test.each([
  'redis+sentinel://127.0.0.1:26379',
  'redis+cluster://127.0.0.1:6379/3',
  'redis+cluster://:hush@',
  'valkey+sentinel://a b/limits',
])('an invalid address: %s', async (INGR_REDIS) => {
  expect(await machine.run(['serve', '--port', '0'], { INGR_REDIS })).toEqual({
    code: 2,
    out: '',
    err: 'ingr: INGR_REDIS is not an address like redis://host:6379\n',
  })
})
