/**
 * Two versions of the program on the same accounts: the older one refuses accounts that the newer
 * one has migrated.
 */

import { describe, expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../support/accounts.ts'
import { accountsProcess, NEWER } from '../support/processes.ts'
import { Load } from './load.ts'
import type { Machine } from './program.ts'

/**
 * The error messages if a newer version has migrated the accounts: from a server that is already running, and from a
 * program that is just starting.
 */
interface Messages {
  readonly running: string
  readonly starting: string
}

/**
 * Tests two versions of the program with the same accounts database. `sql` runs a statement on this database; `marks`
 * is the table of applied migrations.
 */
export function twoVersions(
  machine: Machine,
  messages: Messages,
  marks: string,
  sql: (text: string) => Promise<unknown>,
): void {
  const open = async (newer: boolean) => {
    const start = await accountsProcess(await freshFolder(), newer)
    expect(await start('open', machine.accounts).end).toEqual({ err: '', code: 0 })
  }

  describe('a newer version opens the accounts', () => {
    test('while an older one serves under load: it refuses from then on, and what it answered is charged', async () => {
      const server = await machine.serve('--workers', '2', '--log-level', 'error')
      const load = new Load(server.url, [await machine.customer(), await machine.customer()], 8)
      onTestFinished(async () => void server.child.kill('SIGKILL'))
      await load.answered(100)
      await open(true)
      await server.logged(messages.running)
      const { answered } = await settled(load)
      await load.answered(100)
      // No more calls are answered.
      expect(load.sum().answered).toBe(answered)
      expect((await fetch(`${server.url}/health`)).status).toBe(200)
      await load.end()
      for (const words of [['serve', '--port', '0'], ['account', 'list'], ['usage']]) {
        expect(await machine.run(words)).toEqual({
          code: 1,
          out: '',
          err: `ingr: ${messages.starting}\n`,
        })
      }
      server.child.kill('SIGTERM')
      expect((await server.ended).code).toBe(0)

      // Delete the row of the newer migration, so that this version can open the accounts again to read the usage.
      await sql(`delete from ${marks} where name = '${NEWER}'`)
      const credits = await load.agrees(machine)
      console.log(`two versions: ${answered} calls answered before, ${credits} credits charged`)
    })
  })
}

/** Waits until every worker has noticed the migration, and returns the outcomes. */
async function settled(load: Load) {
  for (let seen = load.sum(); ; ) {
    await load.answered(200)
    const now = load.sum()
    if (now.answered === seen.answered) return now
    seen = now
  }
}
