/** What one process of a test does: `charge`, `open`, `append` or `fold`; prints a line per thing done. */

import { writeSync } from 'node:fs'
import { appendCall, foldJournal } from '../../src/accounts/journal.ts'
import { Meter } from '../../src/accounts/meter.ts'
import { openAccounts } from '../../src/accounts/open.ts'

const [task = '', path = '', ...rest] = process.argv.slice(2)
// At once, so that what was printed before a SIGKILL is there to be read.
const say = (line: string) => writeSync(1, `${line}\n`)

const TASKS: Readonly<Record<string, () => Promise<void>>> = {
  /** Charges an account so many times, eight calls under way at any time. */
  charge: async () => {
    const [customerId = '', count = '', credits = '', at = ''] = rest
    const store = await openAccounts({ INGR_ACCOUNTS: path })
    const meter = new Meter(store)
    let left = Number(count)
    const caller = async () => {
      while (left-- > 0) {
        const call = { function: 'search', failed: false, latencyMs: 1 } as const
        say(await meter.record({ ...call, customerId, at: Number(at), credits: Number(credits) }))
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
}

void TASKS[task]!()
