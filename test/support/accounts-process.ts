/**
 * A program that tests start as a process. Its tasks are `charge`, `open`, `append`, `fold` and `dieFolding`; it prints
 * a line per step.
 */

import fs, { writeSync } from 'node:fs'
import Database from 'better-sqlite3'
import pg from 'pg'
import { appendCall, foldJournal } from '../../src/accounts/journal.ts'
import { Meter } from '../../src/accounts/meter.ts'
import { openAccounts } from '../../src/accounts/open.ts'

const [task = '', path = '', ...rest] = process.argv.slice(2)
// Write synchronously, so that no output before a SIGKILL is lost.
const say = (line: string) => writeSync(1, `${line}\n`)

const TASKS: Readonly<Record<string, () => Promise<void>>> = {
  /** Charges an account `calls` times, with eight calls in flight at any time. */
  charge: async () => {
    const [customerId = '', count = '', credits = '', at = ''] = rest
    const store = await openAccounts({ INGR_ACCOUNTS: path })
    const meter = new Meter(store)
    let left = Number(count)
    const caller = async () => {
      while (left-- > 0) {
        const call = { function: 'search', failed: false, latencyMs: 1 } as const
        say(
          (await meter.record({ ...call, customerId, at: Number(at), credits: Number(credits) }))
            .charge,
        )
      }
    }
    await Promise.all(Array.from({ length: 8 }, caller))
    await store.close()
  },
  open: async () => {
    const store = await openAccounts({ INGR_ACCOUNTS: path })
    await store.accounts()
    await store.close()
    say('opened')
  },
  append: async () => {
    const [name = '', count = '', at = ''] = rest
    for (let done = 0; done < Number(count); done++) {
      appendCall(
        { folder: path, name },
        { function: 'search', at: Number(at), credits: 1, failed: false, latencyMs: done },
      )
    }
    say('appended')
  },
  fold: async () => {
    const [folder = '', name = '', times = '', now = ''] = rest
    const store = await openAccounts({ INGR_ACCOUNTS: path })
    for (let done = 0; done < Number(times); done++) {
      await foldJournal(store, { folder, name }, Number(now))
    }
    await store.close()
    say('folded')
  },
  /**
   * Adds the calls in the journal to the accounts, but kills this process at the point with the given number. There
   * is a point before and after each step. If there are fewer points, the process runs to the end.
   */
  dieFolding: async () => {
    const [folder = '', name = '', number = '', now = ''] = rest
    const store = await openAccounts({ INGR_ACCOUNTS: path })
    let left = Number(number)
    stepping(() => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL')
    })
    await foldJournal(store, { folder, name }, Number(now))
    left = 0
    await store.close()
    say('folded')
  },
}

/** Calls `step` before and after each operation that reads or changes a file or a database. */
function stepping(step: () => void): void {
  const around = (owner: object, names: readonly string[]) => {
    const methods = owner as Record<string, (...given: unknown[]) => unknown>
    for (const name of names) {
      const method = methods[name]!
      methods[name] = function (this: unknown, ...given) {
        step()
        const result = method.apply(this, given)
        step()
        return result
      }
    }
  }
  around(fs, ['openSync', 'readSync', 'closeSync', 'readdirSync', 'rmSync'])
  // Count all statements, since the driver begins and ends transactions with normal statements.
  const statement = new Database(':memory:').prepare('select 1')
  around(Object.getPrototypeOf(statement), ['run', 'get', 'all'])
  around(pg.Client.prototype, ['query'])
}

void TASKS[task]!()
