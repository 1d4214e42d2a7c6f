/**
 * Tests backup and restore of accounts with the commands of the operating guide, while a server is running.
 */

// tier: system
// needs: postgres, sqlite3

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { ROOT, shell } from '../cli/run.ts'
import { freshMachine } from '../http/program.ts'
import { postgresServer } from '../support/postgres.ts'

const GUIDE = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8')
const machine = freshMachine()
const folder = dirname(machine.accounts)
const backups = join(folder, 'backups')
mkdirSync(backups)

/**
 * Returns the commands below a heading of the guide, with local folders instead of the system's folders, and without
 * the commands that stop or start the service.
 */
function commandsOf(heading: string): string {
  const block = GUIDE.split(`### ${heading}\n`)[1]?.match(/```sh\n([\s\S]*?)```/)?.[1]
  if (!block) throw new Error(`no commands under ${heading}`)
  return block
    .replaceAll('/var/lib/ingr', folder)
    .replaceAll('/var/backups/ingr', backups)
    .replace(/^systemctl .*$/gm, ':')
}

async function run(commands: string) {
  const { code, err } = await shell(`set -e\n${commands}`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
}

async function backUp() {
  // Wait, because two backups within a second would get the same file name.
  await pause(1_000)
  await run(commandsOf('Backup of the accounts file'))
}

const files = () =>
  readdirSync(backups)
    .map((name) => join(backups, name))
    .sort()

/** Returns the result of the integrity check of a backup, and the totals of calls, units and credits. */
function examined(file: string) {
  const db = new Database(file, { readonly: true })
  const one = <T>(sql: string) => db.prepare(sql).pluck().get() as T
  const found = {
    sound: one<string>('pragma integrity_check'),
    answered: one<number>('select sum(requests - errors) from usage'),
    units: one<number>('select sum(units) from usage'),
    credits: one<number>('select sum(credits) from spending'),
  }
  db.close()
  return found
}

test('backups under load contain all calls answered before them; after a restore every credit is unchanged', async () => {
  const server = await machine.serve()
  const { key, customerId } = await machine.customer('--monthly-quota', '10000000')
  const PATH = '/v1/ingredients/butter/allergens'
  const headers = { 'x-api-key': key }
  let [answered, stop] = [0, false]
  const refused: number[] = []
  const client = async () => {
    while (!stop) {
      const { status } = await fetch(server.url + PATH, { headers })
      if (status === 200) answered += 1
      else refused.push(status)
    }
  }
  const load = Promise.all(Array.from({ length: 8 }, client))
  const counts = []
  for (let n = 1; n <= 3; n++) {
    while (answered < n * 200) await fetch(`${server.url}/health`)
    const before = answered
    await backUp()
    const file = files().at(-1)!
    const found = examined(file)
    // A call is in the file before it is answered, so the file may have one more call per client.
    expect(found.answered).toBeGreaterThanOrEqual(before)
    expect(found.answered).toBeLessThanOrEqual(answered + 8)
    expect(found).toMatchObject({ sound: 'ok', units: found.answered * 5, credits: found.units })
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    counts.push(found.answered)
  }
  stop = true
  await load
  expect(refused).toEqual([])

  await backUp()
  const last = files().at(-1)!
  const saved = await machine.usage(customerId)
  expect(examined(last).answered).toBe(answered)
  // Make a call that is recorded only in the write-ahead log. The restored file must not contain this call.
  await fetch(server.url + PATH, { headers })
  await machine.operate('account', 'create', 'Too late')
  server.child.kill('SIGKILL')
  await server.ended
  expect(existsSync(`${machine.accounts}-wal`)).toBe(true)

  await run(
    commandsOf('Restore of the accounts file').replace(
      /backups\/accounts-.*?\.sqlite/,
      last.slice(folder.length + 1),
    ),
  )
  expect(await machine.usage(customerId)).toEqual(saved)
  expect(await machine.operate('account', 'list')).toMatchObject({ accounts: [{ customerId }] })
  expect((statSync(machine.accounts).mode & 0o777).toString(8)).toBe('600')
  const again = await machine.serve()
  expect((await fetch(again.url + PATH, { headers })).status).toBe(200)
  again.child.kill()
  await again.ended
  expect(await machine.usage(customerId)).toMatchObject([
    { requests: answered + 1, units: (answered + 1) * 5 },
  ])
  console.log(
    `backups after ${counts.join(', ')} answers; restored with ${answered} calls and ${answered * 5} credits`,
  )
})

const postgres = await postgresServer()
const [from, to] = [await postgres.database(), await postgres.database()]
const [busy, restored] = [freshMachine(from), freshMachine(to)]

test('a database is dumped while a server answers, and restored into an empty one', async () => {
  const server = await busy.serve()
  const { key, customerId } = await busy.customer()
  const ask = (url: string) =>
    fetch(`${url}/v1/ingredients/butter/allergens`, { headers: { 'x-api-key': key } })
  for (let n = 0; n < 20; n++) expect((await ask(server.url)).status).toBe(200)
  const [dump, restore] = commandsOf('PostgreSQL').trim().split('\n') as [string, string]
  await run(dump.replace(/ ingr$/, ` '${from}'`))
  const saved = await busy.usage(customerId)
  expect(saved).toMatchObject([{ function: 'allergens', requests: 20, errors: 0, units: 100 }])
  // Make a call after the dump. The dump must not contain this call.
  await ask(server.url)
  server.child.kill()
  await server.ended
  // An administrator restores the dump, but must not become its owner. Otherwise the servers' role could not read it.
  await postgres.sql(to, "create role admin superuser login password 'admin'")
  const admin = Object.assign(new URL(to), { username: 'admin', password: 'admin' }).href
  await run(restore.replace('--dbname=ingr', `--dbname='${admin}'`))
  const owners = await postgres.sql(
    to,
    "select distinct relowner::regrole::text as owner from pg_class where relnamespace = 'ingr'::regnamespace",
  )
  expect(owners).toEqual([{ owner: 'ingr' }])
  expect(await restored.usage(customerId)).toEqual(saved)
  const again = await restored.serve()
  expect((await ask(again.url)).status).toBe(200)
  expect(await restored.usage(customerId)).toMatchObject([{ requests: 21, units: 105 }])
})
