/** Tests the key directory: which callers it recognizes, what it caches, and for how long. */

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

/** Opens a key directory with an adjustable clock, counts its store queries, and adds an account with a key. */
async function openDirectory() {
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

test('a valid key yields its account; a wrong secret, an unknown prefix and a missing key yield none', async () => {
  const { directory, account, key } = await openDirectory()
  const wrong = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`
  expect([
    await directory.recognise(key),
    await directory.recognise(wrong),
    await directory.recognise(newKey().key),
    await directory.recognise('nonsense'),
    await directory.recognise(''),
  ]).toEqual([account, undefined, undefined, undefined, undefined])
})

test('a wrong secret does not evict the cached account of the valid key', async () => {
  const { directory, account, key, clock } = await openDirectory()
  await directory.recognise(`${key.slice(0, 14)}${'x'.repeat(43)}`)
  expect([await directory.recognise(key), clock.asked]).toEqual([account, 1])
})

test('an answer is cached for one second, not longer', async () => {
  const { directory, key, clock } = await openDirectory()
  const queried: number[] = []
  for (const now of [0, 1, 999, 1_000, 1_999, 2_000]) {
    clock.now = now
    await directory.recognise(key)
    await setImmediate()
    queried.push(clock.asked)
  }
  expect(queried).toEqual([1, 1, 1, 2, 2, 3])
})

test('a cached key is served while the store is queried again, for four seconds at most', async () => {
  const { store, account, key } = await openDirectory()
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
  // Five calls at the same time cause a single query, and no caller waits for that query.
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

test('changes, blocks and revocations are seen by the call after the one that queries again', async () => {
  const { store, directory, account, key, keyId, clock } = await openDirectory()
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

test('concurrent callers share one query', async () => {
  const { directory, account, key, clock } = await openDirectory()
  const found = await Promise.all(Array.from({ length: 50 }, () => directory.recognise(key)))
  expect([new Set(found), clock.asked]).toEqual([new Set([account]), 1])
})

test('an unknown prefix is cached for a second, after which a key issued in the meantime is valid', async () => {
  const { store, directory, account, clock } = await openDirectory()
  const { key, prefix, hash } = newKey()
  const seen = [await directory.recognise(key), await directory.recognise(key)]
  const { customerId } = account
  await store.addKey(keyLike({ keyId: 'new', customerId, prefix, hash }))
  clock.now = 1_000
  seen.push(await directory.recognise(key))
  expect([seen, clock.asked]).toEqual([[undefined, undefined, account], 2])
})

test('made-up prefixes cost one query per 50, one query at a time', async () => {
  const { store, account, key } = await openDirectory()
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
  // The directory recognises a cached key without waiting for the queries about unknown keys.
  expect(await directory.recognise(key)).toEqual(account)
  expect(new Set(await Promise.all(unknownKeys))).toEqual(new Set([undefined]))
  expect(questions).toEqual([1, 50, 50, 50, 50, 50])
})

test('unknown keys beyond the queue are refused, and known ones are not', async () => {
  const { directory, account, key } = await openDirectory()
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

test('more keys than fit into the cache are all recognized', async () => {
  const { directory, account, key } = await openDirectory()
  for (const count of [5_050, 5_000]) {
    const unknownKeys = Array.from({ length: count }, () => directory.recognise(newKey().key))
    expect(new Set(await Promise.all(unknownKeys))).toEqual(new Set([undefined]))
  }
  const known = [directory.recognise(key), directory.recognise(key)]
  expect(await Promise.all(known)).toEqual([account, account])
})

test('a failed query is repeated by the next call', async () => {
  const { store, account, key } = await openDirectory()
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

test('a closed accounts file is an error, not an unknown key', async () => {
  const { store, directory, key } = await openDirectory()
  await store.close()
  expect((await rejected(directory.recognise(key))).code).toBe('UNAVAILABLE')
})

test('no key stays in memory: after four seconds only its hash is left', async () => {
  const { store, key } = await openDirectory()
  const directory = new KeyDirectory(store, () => performance.now(), 50)
  await directory.recognise(key)
  const keys = () => [...(directory as unknown as { proven: Map<string, unknown> }).proven.keys()]
  expect(keys()).toEqual([key])
  await vi.waitFor(() => expect(keys()).toEqual([]))
})

describe('expiry, scopes and last use of a key', () => {
  const DAY = 86_400_000

  /**
   * Creates an account, and a key directory with two clocks that tests can set. `issue` adds a key to the account, and
   * `writes` lists every attempt to store when keys were last used.
   */
  async function limited() {
    const { store } = await freshStore()
    const clock = { monotonic: 0, wall: NOON }
    const writes: (readonly [readonly string[], string])[] = []
    const failure = { isOn: false }
    const watched: AccountStore = Object.create(store, {
      markUsed: {
        value: async (keyIds: readonly string[], day: string) => {
          writes.push([keyIds, day])
          if (failure.isOn) throw new Error('away')
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
    return { store, clock, writes, failure, account, issue, directory }
  }

  test('an expired key is rejected at once, even if it is cached', async () => {
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

  test('the last use is written once a day, in one batch for all keys used at the same moment', async () => {
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

  test('a last use that another process has written today is not written again', async () => {
    const { store, writes, issue, directory } = await limited()
    const { key, keyId } = await issue({})
    await store.markUsed([keyId], '2026-11-21')
    await directory.recognise(key)
    await setImmediate()
    await setImmediate()
    expect(writes).toEqual([])
  })

  test('a failed write harms no call, and is retried', async () => {
    const { clock, writes, failure, account, issue, directory } = await limited()
    const { key } = await issue({})
    failure.isOn = true
    for (let n = 0; n < 2; n++) {
      clock.monotonic += 10_000
      expect(await directory.recognise(key)).toEqual(account)
      await setImmediate()
      await setImmediate()
    }
    expect(writes).toHaveLength(2)
  })

  test('a wrong secret does not count as a use of the key', async () => {
    const { writes, issue, directory } = await limited()
    const { key } = await issue({})
    await directory.recognise(`${key.slice(0, 14)}${'x'.repeat(43)}`)
    await setImmediate()
    await setImmediate()
    expect(writes).toEqual([])
  })
})
