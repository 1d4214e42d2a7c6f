/** Tests API keys: format, secrecy and recognition. */

import crypto, { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAccount, issueKey } from '../../src/accounts/administration.ts'
import { newKey, prefixOf, sameKey } from '../../src/accounts/keys.ts'
import { freshStore, NOON } from '../support/accounts.ts'

const KEY = `ingr_${'Ab3dEf9h'}_${'x'.repeat(43)}`

test('a key is `ingr`, a prefix of 8 and a secret of 43 letters and digits', () => {
  const { key, prefix, hash } = newKey()
  expect(key).toMatch(/^ingr_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/)
  expect([prefixOf(key), key.slice(5, 13), hash.length]).toEqual([prefix, prefix, 32])
})

test('no two keys are equal, and every letter and digit occurs', () => {
  const keys = Array.from({ length: 1_000 }, newKey)
  const secrets = keys.map(({ key }) => key.slice(14))
  expect(new Set(secrets).size).toBe(1_000)
  expect(new Set(keys.map(({ prefix }) => prefix)).size).toBe(1_000)
  expect(new Set(secrets.join('')).size).toBe(62)
})

test('a key matches only its own hash', () => {
  const [one, other] = [newKey(), newKey()]
  expect([
    sameKey(one.key, one.hash),
    sameKey(one.key, other.hash),
    sameKey(`${one.key} `, one.hash),
    sameKey(one.key.toLowerCase(), one.hash),
    sameKey(one.key, new Uint8Array(0)),
    sameKey('', one.hash),
  ]).toEqual([true, false, false, false, false, false])
})

test('a hash is the SHA-256 of the whole key, also if Node has no one-step hash', () => {
  const oneStep = crypto.hash
  try {
    for (const hash of [oneStep, undefined]) {
      Object.assign(crypto, { hash })
      const made = newKey()
      expect(Buffer.from(made.hash)).toEqual(createHash('sha256').update(made.key).digest())
      expect(sameKey(made.key, made.hash)).toBe(true)
    }
  } finally {
    Object.assign(crypto, { hash: oneStep })
  }
})

const malformed: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['another word before it', KEY.replace('ingr', 'ingx')],
  ['a space before it', ` ${KEY}`],
  ['a line break after it', `${KEY}\n`],
  ['a secret that is too short', KEY.slice(0, -1)],
  ['a secret that is too long', `${KEY}x`],
  ['a punctuation mark in the secret', `${KEY.slice(0, -1)}-`],
  ['a non-ASCII letter', `${KEY.slice(0, -1)}ä`],
  ['a prefix only', KEY.replace('h_', 'hh')],
  ['a megabyte', 'ingr_'.repeat(200_000)],
]
test.each(malformed)('%s has no prefix', (_, text) => {
  expect([prefixOf(KEY), prefixOf(text)]).toEqual(['Ab3dEf9h', undefined])
})

test('neither the key nor its secret is in any file', async () => {
  const { store, folder } = await freshStore()
  const { customerId } = await createAccount(store, { name: 'Anna' })
  const { key } = await issueKey(store, customerId, NOON)
  const files = readdirSync(folder)
  const bytes = Buffer.concat(files.map((name) => readFileSync(join(folder, name))))
  expect(files.sort()).toEqual(['accounts.sqlite', 'accounts.sqlite-shm', 'accounts.sqlite-wal'])
  expect([
    bytes.includes(prefixOf(key)!),
    bytes.includes(key),
    bytes.includes(key.slice(14)),
    bytes.includes(key.slice(14, 30)),
  ]).toEqual([true, false, false, false])
})
