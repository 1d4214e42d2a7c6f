/**
 * Tests that every operator command prints the same output with PostgreSQL as with the embedded file, except for ids,
 * keys and times.
 */

// tier: system
// needs: postgres

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../support/accounts.ts'
import { FAST, postgresServer } from '../support/postgres.ts'
import { ingr } from './run.ts'

const server = await postgresServer(FAST)

/** Returns the words of a command, given the ids that earlier commands have printed. */
type Command = (customerId: string, keyId: string) => readonly string[]

const COMMANDS: readonly Command[] = [
  () => ['account', 'create', "L'Été", '--modules', 'M1,M3', '--monthly-quota', '500', '--json'],
  (id) => ['key', 'issue', id, '--json'],
  (id) => ['key', 'issue', id, '--json', '--name', 'shop', '--expires', '2d', '--scopes', 'M1'],
  (id) => ['key', 'issue', id, '--expires', 'soon'],
  () => ['account', 'list'],
  (id) => ['account', 'show', id],
  (id) => ['account', 'show', id, '--json'],
  (id) => [
    'account',
    'update',
    id,
    '--plan',
    'pro',
    '--credit-price',
    '0.1',
    '--spending-cap',
    '3',
  ],
  (id) => ['account', 'update', id, '--monthly-quota', 'none', '--modules', 'M4', '--json'],
  (id) => ['account', 'update', id, '--rate-limit', '0'],
  (id) => ['account', 'block', id, '--json'],
  (id) => ['account', 'unblock', id],
  () => ['account', 'block', 'nobody'],
  (id) => ['key', 'list', id],
  (_, key) => ['key', 'revoke', key, '--json'],
  (id) => ['key', 'list', id, '--json'],
  () => ['key', 'revoke', 'nothing'],
  () => ['key', 'issue', 'nobody'],
  (id) => ['usage', '--customer', id, '--json'],
  () => ['usage', '--customer', 'nobody'],
  () => ['usage', '--all', '--csv'],
  (id) => ['usage', '--customer', id, '--month', '2026-11', '--json'],
  (id) => ['account', 'rename', id, '=Zoe'],
  (id) => ['account', 'rename', id, ' '],
  () => ['account', 'rename', 'nobody', 'Zoe'],
  (id) => ['account', 'delete', id],
  (id) => ['account', 'delete', id, '--yes', '--json'],
  (id) => ['account', 'delete', id, '--yes'],
  (id) => ['account', 'show', id],
  () => ['usage', '--all'],
  () => ['languages'],
  () => ['nutrition', 'xyzzy'],
  () => ['check', '100 g butter', '--concern', 'egg'],
  () => ['usage', '--json'],
  () => ['usage'],
]

const plain = (text: string) =>
  text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/ingr_\w{8}_\w{43}/g, 'KEY')
    .replace(/"prefix":"\w{8}"|\t\w{8}(?=\t\d{4}-)/g, 'PREFIX')
    .replace(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, 'TIME')
    .replace(/"avgLatencyMs":[\d.]+|\t[\d.]+(?=\n)/g, 'MS')

/** Runs the commands in order with this accounts database, and returns their output. */
async function transcript(accounts: string): Promise<readonly string[]> {
  const env = { INGR_ACCOUNTS: accounts, INGR_METER: 'on', XDG_DATA_HOME: await freshFolder() }
  const ids = { customerId: '', keyId: '' }
  const printed: string[] = []
  for (const command of COMMANDS) {
    const words = command(ids.customerId, ids.keyId)
    const { code, out, err } = await ingr(words, { env })
    if (words.includes('create') || (words[1] === 'issue' && code === 0)) {
      Object.assign(ids, JSON.parse(out))
    }
    printed.push(plain(`$ ingr ${words.join(' ')}\n${out}${err}exit ${code}`))
  }
  return printed
}

// The test starts about fifty processes, one after another.
test('all of them', { timeout: 90_000 }, async () => {
  const file = join(await freshFolder(), 'accounts.sqlite')
  const [embedded, shared] = await Promise.all([
    transcript(file),
    transcript(await server.database()),
  ])
  expect(shared).toEqual(embedded)
  expect(embedded.map((printed) => Number(printed.split('exit ').at(-1)))).toEqual([
    0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 7, 0, 0, 0, 7, 7, 0, 7, 0, 0, 0, 2, 7, 2, 0, 7, 7, 0, 0, 3,
    0, 0, 0,
  ])
})
