/** Tests real servers: `/ready` returns 200 if calls can be charged, else 503. `/health` always returns 200. */

// tier: system
// needs: postgres

import { execFile } from 'node:child_process'
import { renameSync, statSync } from 'node:fs'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { freshMachine, type Serving, until } from '../http/program.ts'
import { testServer } from '../http/support.ts'
import { FAST, postgresServer } from '../support/postgres.ts'

async function ask({ url }: Serving, path = '/ready') {
  const response = await fetch(url + path)
  const text = await response.text()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
}

const READY = { status: 200, retryAfter: null, text: 'OK\n' }
const NOT_READY = {
  status: 503,
  retryAfter: '1',
  text: '{"error":{"code":"UNAVAILABLE","message":"the service cannot answer now; try again in 1 s","details":null}}\n',
}

const becomes = (server: Serving, status: number) =>
  until(async () => (await ask(server)).status === status)

async function isUnready(server: Serving) {
  await becomes(server, 503)
  expect(await ask(server)).toEqual(NOT_READY)
  expect(await ask(server, '/health')).toEqual(READY)
}

async function ended(server: Serving) {
  server.child.kill('SIGTERM')
  return server.ended
}

test('over a file: not ready while the disk is full, nor after the file was replaced', async () => {
  const machine = freshMachine()
  const { customerId, key } = await machine.customer()
  const server = await machine.serve('--log-level', 'silent')
  expect(await ask(server)).toEqual(READY)

  const limitFiles = (bytes: string) =>
    promisify(execFile)('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}`])
  await limitFiles(`${statSync(`${machine.accounts}-wal`).size}:unlimited`)
  await isUnready(server)
  await limitFiles('unlimited:unlimited')
  await becomes(server, 200)

  const call = await fetch(`${server.url}/v1/meta/languages`, { headers: { 'x-api-key': key } })
  expect(call.status).toBe(200)
  expect(await machine.usage(customerId)).toMatchObject([
    { function: 'languages', requests: 1, errors: 0, units: 1 },
  ])
  renameSync(machine.accounts, `${machine.accounts}.gone`)
  await isUnready(server)
  expect((await ended(server)).code).toBe(0)
})

test('a probe leaves the accounts unchanged', async () => {
  const machine = freshMachine()
  await machine.customer()
  const server = await machine.serve('--log-level', 'silent')
  const db = new Database(machine.accounts)
  const tables = db
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all()
  const contents = () => tables.map((table) => db.prepare(`select * from ${table}`).all())
  const before = contents()
  expect(tables.length).toBeGreaterThan(5)
  expect(await ask(server)).toEqual(READY)
  expect(contents()).toEqual(before)
  expect(db.pragma('user_version', { simple: true })).toBe(0)
  db.close()
  await ended(server)
})

test('the store is probed once a second, however often `/ready` is requested', async () => {
  const server = await testServer()
  const { probe } = server.store
  let probes = 0
  server.store.probe = () => {
    probes++
    return probe.call(server.store)
  }
  const began = performance.now()
  const probed = Array.from({ length: 200 }, () => server.ask('GET', '/ready'))
  expect(new Set((await Promise.all(probed)).map(({ status }) => status))).toEqual(new Set([200]))
  for (let n = 0; n < 50; n++) await server.ask('GET', '/ready')
  expect(probes).toBeLessThanOrEqual(1 + (performance.now() - began) / 1_000)
  expect(probes).toBeGreaterThan(0)
})

test('over PostgreSQL: not ready while it is away or read-only', async () => {
  const postgres = await postgresServer(FAST)
  const address = await postgres.database()
  const machine = freshMachine(address)
  const server = await machine.serve('--workers', '2', '--log-level', 'error')
  expect(await ask(server)).toEqual(READY)
  await postgres.stop('fast')
  await isUnready(server)
  await postgres.start()
  await becomes(server, 200)

  const name = new URL(address).pathname.slice(1)
  const readOnly = (value: string) =>
    postgres.sql(
      address,
      `alter database ${name} set default_transaction_read_only = ${value};
       select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ingr'`,
    )
  await readOnly('on')
  await isUnready(server)
  await server.logged('(the database is read-only)')
  await postgres.sql(
    address.replace(name, 'postgres'),
    `alter database ${name} set default_transaction_read_only = off;
     select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ingr'`,
  )
  await becomes(server, 200)
  expect((await ended(server)).code).toBe(0)
})

test('a machine whose clock differs from that of PostgreSQL reports it', async () => {
  const postgres = await postgresServer(FAST)
  const machine = freshMachine(await postgres.database())
  const shifted = (seconds: number) => ({
    NODE_OPTIONS: `--import=data:text/javascript,const/**/now=Date.now;Date.now=()=>now()+${seconds * 1_000}`,
  })
  const right = await machine.serve('--log-level', 'warn')
  expect(await ask(right)).toEqual(READY)
  expect(await ended(right)).toMatchObject({ code: 0, err: '' })
  for (const [seconds, difference] of [
    [90, '90 s ahead of'],
    [-3_600, '3600 s behind'],
  ] as const) {
    const server = await machine.serveAs({ env: shifted(seconds) }, '--log-level', 'warn')
    await server.logged(
      `"seconds":${seconds},"msg":"the clock of this machine is ${difference} the database's: calls are charged by this machine's"`,
    )
    await ended(server)
  }
})
