/** Operator actions: create, change, block and delete accounts, issue and revoke keys. */

import { randomUUID } from 'node:crypto'
import { isOneOf } from '../domain/closed-sets.ts'
import { MODULES, type Module } from '../domain/functions.ts'
import { IngrError, invalidField } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'
import { type Account, DEFAULT_PLAN, LOCAL, PLAN_RATE_LIMIT, PLANS, type Plan } from './account.ts'
import { newKey } from './keys.ts'
import type { AccountStore, StoredKey } from './store.ts'

const MAX_NAME = 200

/** Unvalidated account fields from an operator. */
export interface AccountFields {
  readonly name?: string | undefined
  readonly plan?: string | undefined
  readonly modules?: readonly string[] | undefined
  readonly monthlyQuota?: number | null | undefined
  readonly creditPrice?: number | null | undefined
  readonly spendingCap?: number | null | undefined
  readonly rateLimit?: number | undefined
}

interface IssuedKey {
  readonly keyId: string
  /** Shown only this once; the store keeps its hash. */
  readonly key: string
}

/** Defaults: all modules, plan free, no quota, the rate limit of the plan. Throws INVALID_REQUEST. */
export async function createAccount(
  store: AccountStore,
  fields: AccountFields & { readonly name: string },
): Promise<Account> {
  const plan = requirePlan(fields.plan ?? DEFAULT_PLAN)
  const account = requireAccount({
    customerId: randomUUID(),
    name: fields.name,
    plan,
    modules: requireModules(fields.modules ?? MODULES),
    monthlyQuota: fields.monthlyQuota ?? null,
    creditPrice: fields.creditPrice ?? null,
    spendingCap: fields.spendingCap ?? null,
    rateLimit: fields.rateLimit ?? PLAN_RATE_LIMIT[plan],
    blocked: false,
  })
  await store.addAccount(account)
  return account
}

/** Omitted fields keep their value; a rate limit equal to the old plan's default becomes the new plan's. */
export async function updateAccount(
  store: AccountStore,
  customerId: string,
  fields: AccountFields,
): Promise<Account> {
  const before = await accountOf(store, customerId)
  const plan = fields.plan === undefined ? before.plan : requirePlan(fields.plan)
  const ownLimit = before.rateLimit !== PLAN_RATE_LIMIT[before.plan as Plan]
  const {
    customerId: _,
    blocked: __,
    ...changes
  } = requireAccount({
    ...before,
    rateLimit: ownLimit ? before.rateLimit : PLAN_RATE_LIMIT[plan as Plan],
    ...given(fields),
    plan,
    modules: fields.modules === undefined ? before.modules : requireModules(fields.modules),
  })
  return found(await store.updateAccount(customerId, changes), customerId)
}

/** Throws ACCOUNT_NOT_FOUND. */
export async function setBlocked(
  store: AccountStore,
  customerId: string,
  blocked: boolean,
): Promise<Account> {
  return found(await store.updateAccount(customerId, { blocked }), customerId)
}

/** Its keys and kept answers go with it; its usage stays under its id, for billing. Throws ACCOUNT_NOT_FOUND. */
export async function deleteAccount(store: AccountStore, customerId: string, now: number) {
  const deletedAt = new Date(now).toISOString()
  if (!(await store.deleteAccount(customerId, deletedAt))) throw noSuch(customerId)
  return { customerId, deletedAt }
}

/** Throws ACCOUNT_NOT_FOUND. */
export async function accountOf(store: AccountStore, customerId: string): Promise<Account> {
  return found(await store.account(customerId), customerId)
}

/** Throws ACCOUNT_NOT_FOUND. */
export async function issueKey(
  store: AccountStore,
  customerId: string,
  now: number,
  isTest = false,
): Promise<IssuedKey> {
  await accountOf(store, customerId)
  const { key, prefix, hash } = newKey(isTest)
  const keyId = randomUUID()
  const createdAt = new Date(now).toISOString()
  await store.addKey({ keyId, customerId, prefix, hash, createdAt, revokedAt: null })
  return { keyId, key }
}

/** Oldest first, including revoked keys. Throws ACCOUNT_NOT_FOUND. */
export async function keysOf(
  store: AccountStore,
  customerId: string,
): Promise<readonly StoredKey[]> {
  await accountOf(store, customerId)
  return store.keys(customerId)
}

/** A key that is already revoked keeps its time. Throws KEY_NOT_FOUND. */
export async function revokeKey(store: AccountStore, keyId: string, now: number) {
  const key = await store.revokeKey(keyId, new Date(now).toISOString())
  if (!key) throw new IngrError('KEY_NOT_FOUND', msg('noSuchKey', { keyId }))
  return { keyId, revokedAt: key.revokedAt }
}

function found(account: Account | undefined, customerId: string): Account {
  if (!account) throw noSuch(customerId)
  return account
}

function noSuch(customerId: string): IngrError {
  return new IngrError('ACCOUNT_NOT_FOUND', msg('noSuchAccount', { customerId }))
}

/** Only the fields given, to merge over others. */
function given(fields: AccountFields): Partial<Account> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Trims the name. Throws INVALID_REQUEST for an invalid value. */
function requireAccount(account: Account): Account {
  const name = account.name.trim()
  const { monthlyQuota, creditPrice, spendingCap, rateLimit } = account
  must(
    name !== '' && name.length <= MAX_NAME,
    'name',
    msg('lengthOfName', { maxName: MAX_NAME }),
    name,
  )
  // Usage shows the built-in account under this name.
  if (name === LOCAL.name) throw invalidField('name', msg('nameNotAllowed', { name }))
  must(isWhole(monthlyQuota, 0), 'monthlyQuota', msg('wholeNumberAtLeast0'), monthlyQuota)
  must(
    creditPrice === null || (Number.isFinite(creditPrice) && creditPrice > 0),
    'creditPrice',
    msg('numberAbove0'),
    creditPrice,
  )
  must(
    spendingCap === null || (Number.isFinite(spendingCap) && spendingCap >= 0),
    'spendingCap',
    msg('numberAtLeast0'),
    spendingCap,
  )
  if (spendingCap !== null && creditPrice === null) {
    throw invalidField('spendingCap', msg('spendingCapWithoutPrice', { spendingCap }))
  }
  must(isWhole(rateLimit, 1), 'rateLimit', msg('wholeNumberAtLeast1'), rateLimit)
  return { ...account, name }
}

function isWhole(value: number | null, least: number): boolean {
  return value === null || (Number.isSafeInteger(value) && value >= least)
}

function requirePlan(plan: string): Plan {
  if (!isOneOf(PLANS, plan)) {
    throw invalidField('plan', msg('unknownPlan', { plan, known: PLANS.join(', ') }))
  }
  return plan as Plan
}

/** In the order of the specification, whatever the input order. Throws INVALID_REQUEST. */
function requireModules(modules: readonly string[]): readonly Module[] {
  for (const [index, module] of modules.entries()) {
    if (!isOneOf(MODULES, module)) {
      throw invalidField('modules', msg('unknownModule', { module, known: MODULES.join(', ') }))
    }
    if (modules.indexOf(module) < index)
      throw invalidField('modules', msg('moduleGivenTwice', { module }))
  }
  return MODULES.filter((module) => modules.includes(module))
}

function must(good: boolean, field: string, wanted: Message, value: unknown): void {
  if (!good) throw invalidField(field, msg('notAsWanted', { field, wanted, value: String(value) }))
}
