/**
 * Checking a key does the same work whether its prefix is known or not: one hash and one comparison
 * in constant time. The test counts both; timings on a busy machine would prove nothing.
 */

import { beforeEach, expect, test, vi } from 'vitest'
import { KeyDirectory } from '../../src/accounts/directory.ts'
import { newKey, prefixOf } from '../../src/accounts/keys.ts'
import type { AccountStore } from '../../src/accounts/store.ts'
import { accountLike, keyLike } from '../support/accounts.ts'

const { hashed, compared } = vi.hoisted(() => ({
  hashed: [] as string[],
  compared: [] as (readonly number[])[],
}))

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const counted = {
    hash: (algorithm: string, data: string, encoding: 'hex') => {
      hashed.push(algorithm)
      return crypto.hash(algorithm, data, encoding)
    },
    createHash: (algorithm: string) => {
      hashed.push(algorithm)
      return crypto.createHash(algorithm)
    },
    timingSafeEqual: (one: Uint8Array, other: Uint8Array) => {
      compared.push([one.length, other.length])
      return crypto.timingSafeEqual(one, other)
    },
  }
  return { ...crypto, ...counted, default: { ...crypto, ...counted } }
})

const account = accountLike()
const [good, revoked] = [newKey(), newKey()]
const stored = [good, revoked].map(({ prefix, hash }) => ({
  key: keyLike({
    ...{ keyId: prefix, prefix, hash },
    revokedAt: prefix === revoked.prefix ? '2026-11-21T00:00:01.000Z' : null,
  }),
  account,
}))
const store: Pick<AccountStore, 'keyWithPrefix' | 'keysWithPrefixes' | 'markUsed'> = {
  markUsed: async () => {},
  keyWithPrefix: async (prefix) => stored.find(({ key }) => key.prefix === prefix),
  keysWithPrefixes: async (prefixes) => stored.filter(({ key }) => prefixes.includes(key.prefix)),
}
const directory = new KeyDirectory(store as AccountStore, () => 0)

/** Returns the key with one letter changed, so that its secret is wrong. */
const changed = (key: string, at: number) =>
  `${key.slice(0, at)}${key[at] === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`

beforeEach(() => {
  hashed.length = 0
  compared.length = 0
})

test.each<readonly [name: string, key: string, is: typeof account | undefined]>([
  ['the right key', good.key, account],
  ['a known prefix and a wrong first letter', changed(good.key, 14), undefined],
  ['a known prefix and a wrong last letter', changed(good.key, good.key.length - 1), undefined],
  ['a revoked key', revoked.key, undefined],
  ['an unknown prefix', newKey().key, undefined],
])('%s: one hash, one comparison of 32 bytes', async (_, key, is) => {
  expect(await directory.recognise(key)).toEqual(is)
  expect({ hashed, compared }).toEqual({ hashed: ['sha256'], compared: [[32, 32]] })
})

test('a text that does not have the form of a key is rejected without a hash', async () => {
  for (const text of ['', 'nonsense', `${good.key}x`, good.key.slice(1)]) {
    expect([prefixOf(text), await directory.recognise(text)]).toEqual([undefined, undefined])
  }
  expect({ hashed, compared }).toEqual({ hashed: [], compared: [] })
})

test('a recognized key is not hashed again for a moment; a slightly different one always is', async () => {
  const secondDirectory = new KeyDirectory(store as AccountStore, () => 0)
  expect([
    await secondDirectory.recognise(good.key),
    await secondDirectory.recognise(good.key),
  ]).toEqual([account, account])
  expect([hashed.length, compared.length]).toEqual([1, 1])
  const wrong = changed(good.key, good.key.length - 1)
  expect([await secondDirectory.recognise(wrong), await secondDirectory.recognise(wrong)]).toEqual([
    undefined,
    undefined,
  ])
  expect([hashed.length, compared.length]).toEqual([3, 3])
})
