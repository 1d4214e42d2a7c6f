/**
 * Tests which account settings an operator may enter, and the error messages for invalid ones.
 */

import { describe, expect, test } from 'vitest'
import {
  type AccountFields,
  accountOf,
  createAccount,
  issueKey,
  keysOf,
  revokeKey,
  setBlocked,
  updateAccount,
} from '../../src/accounts/administration.ts'
import { prefixOf } from '../../src/accounts/keys.ts'
import { freshStore, NOON } from '../support/accounts.ts'
import { rejected } from '../support/rejected.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const DEFAULTS = {
  name: 'Anna',
  plan: 'free',
  modules: ['M1', 'M2', 'M3', 'M4'],
  monthlyQuota: null,
  creditPrice: null,
  spendingCap: null,
  rateLimit: 600,
  blocked: false,
}

/** Default values of the optional fields of a key. */
const UNLIMITED = { label: null, expiresAt: null, usedOn: null, scopes: null }

describe('a new account', () => {
  const rows: readonly (readonly [string, AccountFields & { name: string }, object])[] = [
    ['has the defaults', { name: 'Anna' }, {}],
    ['has its name trimmed', { name: '  Anna\t' }, {}],
    ['may have a name of 200 characters', { name: 'x'.repeat(200) }, { name: 'x'.repeat(200) }],
    [
      'has the rate limit of its plan',
      { name: 'Anna', plan: 'pro' },
      { plan: 'pro', rateLimit: 60_000 },
    ],
    [
      'may have a rate limit that differs from its plan',
      { name: 'Anna', plan: 'standard', rateLimit: 1 },
      { plan: 'standard', rateLimit: 1 },
    ],
    [
      'has its modules in order',
      { name: 'Anna', modules: ['M4', 'M1'] },
      { modules: ['M1', 'M4'] },
    ],
    ['may have a quota of zero', { name: 'Anna', monthlyQuota: 0 }, { monthlyQuota: 0 }],
    [
      'may have a price and a cap',
      { name: 'Anna', monthlyQuota: 9, creditPrice: 0.01, spendingCap: 0 },
      { monthlyQuota: 9, creditPrice: 0.01, spendingCap: 0 },
    ],
    [
      'treats undefined as not given',
      { name: 'Anna', plan: undefined, modules: undefined, rateLimit: undefined },
      {},
    ],
  ]
  test.each(rows)('%s', async (_, fields, expected) => {
    const { store } = await freshStore()
    const account = await createAccount(store, fields)
    expect(account.customerId).toMatch(UUID)
    expect(account).toEqual({ customerId: account.customerId, ...DEFAULTS, ...expected })
    expect(Object.keys(account)).toEqual(['customerId', ...Object.keys(DEFAULTS)])
    expect(await accountOf(store, account.customerId)).toEqual(account)
  })
})

const refused: readonly (readonly [AccountFields, string, string])[] = [
  [{ name: '' }, 'name', 'name is not 1 to 200 characters: '],
  [{ name: ' \n ' }, 'name', 'name is not 1 to 200 characters: '],
  [{ name: 'x'.repeat(201) }, 'name', `name is not 1 to 200 characters: ${'x'.repeat(201)}`],
  [{ name: ' local ' }, 'name', 'name is not allowed: local'],
  [{ plan: 'gold' }, 'plan', 'unknown plan: gold (known: free, standard, pro)'],
  [{ plan: 'local' }, 'plan', 'unknown plan: local (known: free, standard, pro)'],
  [{ plan: '' }, 'plan', 'unknown plan:  (known: free, standard, pro)'],
  [{ modules: ['M1', 'M5'] }, 'modules', 'unknown module: M5 (known: M1, M2, M3, M4)'],
  [{ modules: ['m1'] }, 'modules', 'unknown module: m1 (known: M1, M2, M3, M4)'],
  [{ modules: [''] }, 'modules', 'unknown module:  (known: M1, M2, M3, M4)'],
  [{ modules: ['M2', 'M1', 'M2'] }, 'modules', 'module given twice: M2'],
  ...[-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53].map(
    (monthlyQuota) =>
      [
        { monthlyQuota },
        'monthlyQuota',
        `monthlyQuota is not a whole number of at least 0: ${monthlyQuota}`,
      ] as const,
  ),
  ...[0, -0.1, Number.NaN, Number.POSITIVE_INFINITY].map(
    (creditPrice) =>
      [
        { creditPrice },
        'creditPrice',
        `creditPrice is not a number above 0: ${creditPrice}`,
      ] as const,
  ),
  ...[-0.1, Number.NaN, Number.POSITIVE_INFINITY].map(
    (spendingCap) =>
      [
        { creditPrice: 1, spendingCap },
        'spendingCap',
        `spendingCap is not a number of at least 0: ${spendingCap}`,
      ] as const,
  ),
  [{ spendingCap: 5 }, 'spendingCap', 'spendingCap has no effect without a creditPrice: 5'],
  ...[0, -1, 1.5, Number.NaN].map(
    (rateLimit) =>
      [
        { rateLimit },
        'rateLimit',
        `rateLimit is not a whole number of at least 1: ${rateLimit}`,
      ] as const,
  ),
]
describe('is refused by field, new or changed, and nothing is written', () => {
  test.each(refused)('%j', async (fields, field, message) => {
    const { store } = await freshStore()
    const account = await createAccount(store, { name: 'Anna' })
    const error = { code: 'INVALID_REQUEST', message, details: { [field]: message } }
    expect([
      await rejected(createAccount(store, { ...fields, name: fields.name ?? 'Bert' })),
      await rejected(updateAccount(store, account.customerId, fields)),
      await store.accounts(),
    ]).toEqual([error, error, [account]])
  })
})

describe('a change', () => {
  const changed = async (before: AccountFields, ...changes: readonly AccountFields[]) => {
    const { store } = await freshStore()
    const { customerId } = await createAccount(store, { ...before, name: before.name ?? 'Anna' })
    for (const change of changes) await updateAccount(store, customerId, change)
    const { customerId: _, ...account } = await accountOf(store, customerId)
    return account
  }
  test('without fields changes nothing', async () => {
    expect(await changed({ monthlyQuota: 5 }, {}, { plan: undefined })).toEqual({
      ...DEFAULTS,
      monthlyQuota: 5,
    })
  })
  test('of the plan also sets its rate limit, unless the account has another', async () => {
    expect([
      await changed({}, { plan: 'pro' }),
      await changed({}, { plan: 'pro', rateLimit: 5 }),
      await changed({ rateLimit: 7 }, { plan: 'pro' }),
    ]).toEqual([
      { ...DEFAULTS, plan: 'pro', rateLimit: 60_000 },
      { ...DEFAULTS, plan: 'pro', rateLimit: 5 },
      { ...DEFAULTS, plan: 'pro', rateLimit: 7 },
    ])
  })
  test('may clear quota, price and cap', async () => {
    const limits = { monthlyQuota: 5, creditPrice: 1, spendingCap: 2 }
    const none = { monthlyQuota: null, creditPrice: null, spendingCap: null }
    expect(await changed(limits, none)).toEqual(DEFAULTS)
  })
  test('may not clear a price and keep its cap', async () => {
    const error = await rejected(changed({ creditPrice: 1, spendingCap: 2 }, { creditPrice: null }))
    expect(error.message).toBe('spendingCap has no effect without a creditPrice: 2')
  })
  test('blocks and unblocks, whatever else is changed in between', async () => {
    const { store } = await freshStore()
    const { customerId } = await createAccount(store, { name: 'Anna' })
    const blocked = await setBlocked(store, customerId, true)
    const renamed = await updateAccount(store, customerId, { name: 'Anne' })
    const free = await setBlocked(store, customerId, false)
    expect([blocked.blocked, renamed.blocked, renamed.name, free.blocked]).toEqual([
      true,
      true,
      'Anne',
      false,
    ])
  })
})

test('an unknown account or key has an error of its own', async () => {
  const { store } = await freshStore()
  const account = { code: 'ACCOUNT_NOT_FOUND', message: 'no such account: nobody', details: null }
  expect([
    await rejected(accountOf(store, 'nobody')),
    await rejected(updateAccount(store, 'nobody', {})),
    await rejected(setBlocked(store, 'nobody', true)),
    await rejected(issueKey(store, 'nobody', NOON)),
    await rejected(keysOf(store, 'nobody')),
    await rejected(revokeKey(store, 'nobody', NOON)),
  ]).toEqual([
    account,
    account,
    account,
    account,
    account,
    { code: 'KEY_NOT_FOUND', message: 'no such key: nobody', details: null },
  ])
})

test('keys are issued, listed and revoked; the first revocation counts', async () => {
  const { store } = await freshStore()
  const { customerId } = await createAccount(store, { name: 'Anna' })
  const first = await issueKey(store, customerId, NOON)
  const second = await issueKey(store, customerId, NOON + 1_000)
  const revoked = [
    await revokeKey(store, first.keyId, NOON + 2_000),
    await revokeKey(store, first.keyId, NOON + 9_000),
  ]
  const once = { keyId: first.keyId, revokedAt: '2026-11-21T12:00:02.000Z' }
  expect(revoked).toEqual([once, once])
  expect((await keysOf(store, customerId)).map(({ hash: _, ...key }) => key)).toEqual([
    {
      ...once,
      customerId,
      prefix: prefixOf(first.key),
      createdAt: '2026-11-21T12:00:00.000Z',
      ...UNLIMITED,
    },
    {
      keyId: second.keyId,
      customerId,
      prefix: prefixOf(second.key),
      createdAt: '2026-11-21T12:00:01.000Z',
      revokedAt: null,
      ...UNLIMITED,
    },
  ])
})

describe('a new key', () => {
  const good: readonly (readonly [fields: object, stored: object])[] = [
    [{}, UNLIMITED],
    [{ name: ' staging ' }, { label: 'staging' }],
    [{ expires: '2026-11-21' }, { expiresAt: '2026-11-21T23:59:59.999Z' }],
    [{ expires: '2028-02-29' }, { expiresAt: '2028-02-29T23:59:59.999Z' }],
    [{ expires: '90d' }, { expiresAt: '2027-02-19T12:00:00.000Z' }],
    [{ expires: '99999d' }, { expiresAt: '2300-09-05T12:00:00.000Z' }],
    [{ scopes: ['M3', 'M1'] }, { scopes: ['M1', 'M3'] }],
  ]
  test.each(good)('%j', async (fields, stored) => {
    const { store } = await freshStore()
    const { customerId } = await createAccount(store, { name: 'Anna' })
    await issueKey(store, customerId, NOON, fields)
    expect(await keysOf(store, customerId)).toMatchObject([{ ...UNLIMITED, ...stored }])
  })

  const WANTED = 'neither a day such as 2027-01-31 nor a number of days such as 90d'
  const bad: readonly (readonly [fields: object, field: string, message: string])[] = [
    ...[
      '2027-02-29',
      '2027-13-01',
      '2027-1-31',
      '0d',
      '-1d',
      '1.5d',
      '100000d',
      'd',
      '',
      'soon',
    ].map((expires) => [{ expires }, 'expires', `expires is ${WANTED}: ${expires}`] as const),
    [{ expires: '2026-11-20' }, 'expires', 'expires is in the past: 2026-11-20'],
    [{ expires: '1970-01-01' }, 'expires', 'expires is in the past: 1970-01-01'],
    [{ scopes: ['M1', 'M9'] }, 'scopes', 'unknown module: M9 (known: M1, M2, M3, M4)'],
    [{ scopes: ['M1', 'M1'] }, 'scopes', 'module given twice: M1'],
    [{ scopes: [''] }, 'scopes', 'unknown module:  (known: M1, M2, M3, M4)'],
    [{ name: ' ' }, 'name', 'name is not 1 to 200 characters: '],
  ]
  test.each(bad)('%j is refused', async (fields, field, message) => {
    const { store } = await freshStore()
    const { customerId } = await createAccount(store, { name: 'Anna' })
    expect(await rejected(issueKey(store, customerId, NOON, fields))).toEqual({
      ...{ code: 'INVALID_REQUEST', message, details: { [field]: message } },
    })
    expect(await keysOf(store, customerId)).toEqual([])
  })
})
