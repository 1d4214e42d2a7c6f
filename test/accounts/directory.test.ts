/** The directory of keys: whom it recognises, what it remembers and for how long. */

import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import {
  createAccount,
  issueKey,
  revokeKey,
  setBlocked,
  updateAccount,
} from '../../src/accounts/administration.ts'
import { KeyDirectory } from '../../src/accounts/directory.ts'
import { newKey } from '../../src/accounts/keys.ts'
import type { AccountStore } from '../../src/accounts/store.ts'
import { freshStore, keyLike, NOON } from '../support/accounts.ts'
import { rejected } from '../support/rejected.ts'

/** A directory with a clock to turn, the number of its questions to the store, and an account with a key. */
async function opened() {
  const { store } = await freshStore()
  const clock = { now: 0, asked: 0 }
  const counting: AccountStore = Object.create(store, {
    keyWithPrefix: {
      value: (prefix: string) => {
        clock.asked++
        return store.keyWithPrefix(prefix)
      },
    },
    keysWithPrefixes: {
      value: (prefixes: readonly string[]) => {
        clock.asked++
        return store.keysWithPrefixes(prefixes)
      },
    },
  })
  const account = await createAccount(store, { name: 'Anna' })
  const { key, keyId } = await issueKey(store, account.customerId, NOON)
  const directory = new KeyDirectory(counting, () => clock.now, 1_000)
  return { store, clock, directory, account, key, keyId }
}

test('a good key is its account; a wrong secret, an unknown prefix and no key at all are nobody', async () => {
  const { directory, account, key } = await opened()
  const wrong = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`
  expect([
    await directory.recognise(key),
    await directory.recognise(wrong),
    await directory.recognise(newKey().key),
    await directory.recognise('nonsense'),
    await directory.recognise(''),
  ]).toEqual([account, undefined, undefined, undefined, undefined])
})

test('a wrong secret does not spoil what is remembered of the right one', async () => {
  const { directory, account, key, clock } = await opened()
  await directory.recognise(`${key.slice(0, 14)}${'x'.repeat(43)}`)
  expect([await directory.recognise(key), clock.asked]).toEqual([account, 1])
})

test('an answer is remembered for a second, not longer', async () => {
  const { directory, key, clock } = await opened()
  const asked: number[] = []
  for (const now of [0, 1, 999, 1_000, 1_999, 2_000]) {
    clock.now = now
    await directory.recognise(key)
    await setImmediate()
    asked.push(clock.asked)
  }
  expect(asked).toEqual([1, 1, 1, 2, 2, 3])
})

test('a known key is served while the store is asked again, for four seconds at most', async () => {
  const { store, account, key } = await opened()
  const clock = { now: 0, asked: 0, isDown: false }
  const ask = async (prefixes: readonly string[]) => {
    clock.asked++
    await setImmediate()
    if (clock.isDown) throw new Error('down')
    return store.keysWithPrefixes(prefixes)
  }
  const slow: AccountStore = Object.create(store, {
    keyWithPrefix: { value: async (prefix: string) => (await ask([prefix]))[0] },
    keysWithPrefixes: { value: ask },
  })
  const directory = new KeyDirectory(slow, () => clock.now, 1_000)
  await directory.recognise(key)
  clock.asked = 0
  clock.now = 1_000
  // All at once: one question, and nobody waits for it.
  const all = Array.from({ length: 5 }, () => directory.recognise(key))
  expect([await Promise.all(all), clock.asked]).toEqual([Array(5).fill(account), 1])
  await setImmediate()
  await setImmediate()
  clock.now = 1_999
  await directory.recognise(key)
  expect(clock.asked).toBe(1)
  clock.isDown = true
  const served: unknown[] = []
  for (const now of [2_500, 4_999, 5_000]) {
    clock.now = now
    served.push(await directory.recognise(key).catch(({ message }) => message))
    await setImmediate()
    await setImmediate()
  }
  expect(served).toEqual([account, account, 'down'])
})

test('changes, blocks and revocations are seen by the call after the one that asks again', async () => {
  const { store, directory, account, key, keyId, clock } = await opened()
  const { customerId } = account
  const seen = [await directory.recognise(key)]
  const later = async (change: () => Promise<unknown>) => {
    await change()
    clock.now += 1_000
    await directory.recognise(key)
    await setImmediate()
    seen.push(await directory.recognise(key))
  }
  await later(() => updateAccount(store, customerId, { modules: ['M1'] }))
  await later(() => setBlocked(store, customerId, true))
  await later(() => setBlocked(store, customerId, false))
  await later(() => revokeKey(store, keyId, NOON))
  expect(seen).toEqual([
    account,
    { ...account, modules: ['M1'] },
    { ...account, modules: ['M1'], blocked: true },
    { ...account, modules: ['M1'] },
    undefined,
  ])
})

test('callers at the same time share one question', async () => {
  const { directory, account, key, clock } = await opened()
  const found = await Promise.all(Array.from({ length: 50 }, () => directory.recognise(key)))
  expect([new Set(found), clock.asked]).toEqual([new Set([account]), 1])
})

test('an unknown prefix is known to be nobody’s for a second: a key issued meanwhile is good then', async () => {
  const { store, directory, account, clock } = await opened()
  const { key, prefix, hash } = newKey()
  const seen = [await directory.recognise(key), await directory.recognise(key)]
  const { customerId } = account
  await store.addKey(keyLike({ keyId: 'new', customerId, prefix, hash }))
  clock.now = 1_000
  seen.push(await directory.recognise(key))
  expect([seen, clock.asked]).toEqual([[undefined, undefined, account], 2])
})

test('prefixes that were made up cost one question for each 50 of them, one question at a time', async () => {
  const { store, account, key } = await opened()
  const questions: number[] = []
  let underWay = 0
  const slow: AccountStore = Object.create(store, {
    keysWithPrefixes: {
      value: async (prefixes: readonly string[]) => {
        underWay++
        questions.push(prefixes.length)
        expect(underWay).toBe(1)
        await new Promise((resolve) => setTimeout(resolve, 1))
        underWay--
        return store.keysWithPrefixes(prefixes)
      },
    },
  })
  const directory = new KeyDirectory(slow, () => performance.now())
  expect(await directory.recognise(key)).toEqual(account)
  const unknownKeys = Array.from({ length: 250 }, () => directory.recognise(newKey().key))
  // Who was seen before does not stand behind them.
  expect(await directory.recognise(key)).toEqual(account)
  expect(new Set(await Promise.all(unknownKeys))).toEqual(new Set([undefined]))
  expect(questions).toEqual([1, 50, 50, 50, 50, 50])
})

test('more unknown keys than may wait are refused, and the others are not', async () => {
  const { directory, account, key } = await opened()
  expect(await directory.recognise(key)).toEqual(account)
  const unknownKeys = Array.from({ length: 10_001 }, () =>
    directory.recognise(newKey().key).catch(({ code }) => code),
  )
  expect(await directory.recognise(key)).toEqual(account)
  const seen = await Promise.all(unknownKeys)
  expect([seen.filter((one) => one === undefined).length, seen.at(-1)]).toEqual([
    10_000,
    'UNAVAILABLE',
  ])
})

test('more keys than it remembers are all recognised', async () => {
  const { directory, account, key } = await opened()
  for (const count of [5_050, 5_000]) {
    const unknownKeys = Array.from({ length: count }, () => directory.recognise(newKey().key))
    expect(new Set(await Promise.all(unknownKeys))).toEqual(new Set([undefined]))
  }
  const known = [directory.recognise(key), directory.recognise(key)]
  expect(await Promise.all(known)).toEqual([account, account])
})

test('a store that fails is asked again by the next call', async () => {
  const { store, account, key } = await opened()
  let down = true
  const flaky: AccountStore = Object.create(store, {
    keysWithPrefixes: {
      value: (prefixes: readonly string[]) =>
        down ? Promise.reject(new Error('down')) : store.keysWithPrefixes(prefixes),
    },
  })
  const directory = new KeyDirectory(flaky, () => 0)
  await expect(directory.recognise(key)).rejects.toThrow('down')
  down = false
  expect(await directory.recognise(key)).toEqual(account)
})

test('an accounts file that is closed is an error, not a stranger', async () => {
  const { store, directory, key } = await opened()
  await store.close()
  expect((await rejected(directory.recognise(key))).code).toBe('UNAVAILABLE')
})

test('no key stays in memory: four seconds later nothing is kept of it but its hash', async () => {
  const { store, key } = await opened()
  const directory = new KeyDirectory(store, () => performance.now(), 50)
  await directory.recognise(key)
  const keys = () => [...(directory as unknown as { proven: Map<string, unknown> }).proven.keys()]
  expect(keys()).toEqual([key])
  await vi.waitFor(() => expect(keys()).toEqual([]))
})

describe('the end, the scopes and the last use of a key', () => {
  const DAY = 86_400_000

  /** A directory whose both clocks are turned by hand, the writes of last uses, and a key that ends in a day. */
  async function limited() {
    const { store } = await freshStore()
    const clock = { monotonic: 0, wall: NOON }
    const writes: (readonly [readonly string[], string])[] = []
    const fault = { isOn: false }
    const watched: AccountStore = Object.create(store, {
      markUsed: {
        value: async (keyIds: readonly string[], day: string) => {
          writes.push([keyIds, day])
          if (fault.isOn) throw new Error('away')
          await store.markUsed(keyIds, day)
        },
      },
    })
    const account = await createAccount(store, { name: 'Anna' })
    const issue = (fields: Parameters<typeof issueKey>[3]) =>
      issueKey(store, account.customerId, NOON, fields)
    const directory = new KeyDirectory(
      watched,
      () => clock.monotonic,
      1_000,
      () => clock.wall,
    )
    return { store, clock, writes, fault, account, issue, directory }
  }

  test('an expired key is nobody, at once also where it is remembered', async () => {
    const { clock, account, issue, directory } = await limited()
    const { key } = await issue({ expires: '1d' })
    const seen = [await directory.recognise(key)]
    clock.wall = NOON + DAY
    seen.push(await directory.recognise(key))
    clock.wall++
    seen.push(await directory.recognise(key))
    clock.monotonic = 10_000
    seen.push(await directory.recognise(key))
    expect(seen).toEqual([account, account, undefined, undefined])
  })

  test('the caller has the scopes of its key, also with a test key', async () => {
    const { account, issue, directory } = await limited()
    const { key } = await issue({ scopes: ['M3', 'M1'] })
    const { key: test } = await issue({ scopes: ['M2'], isTest: true })
    expect([await directory.recognise(key), await directory.recognise(test)]).toEqual([
      { ...account, scopes: ['M1', 'M3'] },
      { ...account, scopes: ['M2'], isTest: true, rateLimit: 60 },
    ])
  })

  test('the last use is written once a day, for all keys of a moment together', async () => {
    const { store, clock, writes, account, issue, directory } = await limited()
    const [one, two] = [await issue({}), await issue({})]
    const ask = async () => {
      clock.monotonic += 10_000
      await Promise.all([one, two].map(({ key }) => directory.recognise(key)))
      await setImmediate()
      await setImmediate()
    }
    await ask()
    await ask()
    clock.wall += DAY
    await ask()
    expect(writes.map(([ids, day]) => [[...ids].sort(), day])).toEqual(
      ['2026-11-21', '2026-11-22'].map((day) => [[one.keyId, two.keyId].sort(), day]),
    )
    const keys = await store.keys(account.customerId)
    expect(keys.map(({ usedOn }) => usedOn)).toEqual(['2026-11-22', '2026-11-22'])
  })

  test('another process that has written it today is not repeated', async () => {
    const { store, writes, issue, directory } = await limited()
    const { key, keyId } = await issue({})
    await store.markUsed([keyId], '2026-11-21')
    await directory.recognise(key)
    await setImmediate()
    await setImmediate()
    expect(writes).toEqual([])
  })

  test('a write that fails harms no call, and is tried again', async () => {
    const { clock, writes, fault, account, issue, directory } = await limited()
    const { key } = await issue({})
    fault.isOn = true
    for (let n = 0; n < 2; n++) {
      clock.monotonic += 10_000
      expect(await directory.recognise(key)).toEqual(account)
      await setImmediate()
      await setImmediate()
    }
    expect(writes).toHaveLength(2)
  })

  test('a wrong secret is no use of the key', async () => {
    const { writes, issue, directory } = await limited()
    const { key } = await issue({})
    await directory.recognise(`${key.slice(0, 14)}${'x'.repeat(43)}`)
    await setImmediate()
    await setImmediate()
    expect(writes).toEqual([])
  })
})
