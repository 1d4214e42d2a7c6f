/** Actions of an operator: create, change, block and delete accounts, issue and revoke keys. */

import { randomUUID } from 'node:crypto'
import { isOneOf } from '../domain/closed-sets.ts'
import { MODULES, type Module } from '../domain/functions.ts'
import type { Key } from '../domain/shapes/account.ts'
import { IngrError, invalidField } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'
import { type Account, DEFAULT_PLAN, LOCAL, PLAN_RATE_LIMIT, PLANS, type Plan } from './account.ts'
import { DAY_MS } from './calendar.ts'
import { newKey } from './keys.ts'
import type { AccountStore, StoredKey } from './store.ts'

const MAX_NAME = 200

/** Account fields given by an operator, not yet validated. */
export interface AccountFields {
  readonly name?: string | undefined
  readonly plan?: string | undefined
  readonly modules?: readonly string[] | undefined
  readonly monthlyQuota?: number | null | undefined
  readonly creditPrice?: number | null | undefined
  readonly spendingCap?: number | null | undefined
  readonly rateLimit?: number | undefined
}

/** Fields of a key given by an operator, not yet validated. */
interface KeyFields {
  readonly isTest?: boolean | undefined
  readonly name?: string | undefined
  /** A date such as 2027-01-31, or a number of days such as 90d. */
  readonly expires?: string | undefined
  readonly scopes?: readonly string[] | undefined
}

interface IssuedKey {
  readonly keyId: string
  /** The key. It is shown only once, because the store contains only its hash. */
  readonly key: string
}

/** Creates an account. Defaults: all modules, free plan, no quota, rate limit of the plan. Throws INVALID_REQUEST. */
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

/** Changes only the given fields. A rate limit that is the old plan's default becomes the new plan's default. */
export async function updateAccount(
  store: AccountStore,
  customerId: string,
  fields: AccountFields,
): Promise<Account> {
  const before = await accountOf(store, customerId)
  const plan = fields.plan === undefined ? before.plan : requirePlan(fields.plan)
  const hasCustomLimit = before.rateLimit !== PLAN_RATE_LIMIT[before.plan as Plan]
  const {
    customerId: _,
    blocked: __,
    ...changes
  } = requireAccount({
    ...before,
    rateLimit: hasCustomLimit ? before.rateLimit : PLAN_RATE_LIMIT[plan as Plan],
    ...given(fields),
    plan,
    modules: fields.modules === undefined ? before.modules : requireModules(fields.modules),
  })
  return found(await store.updateAccount(customerId, changes), customerId)
}

/** Blocks or unblocks an account. Throws ACCOUNT_NOT_FOUND. */
export const setBlocked = async (store: AccountStore, customerId: string, blocked: boolean) =>
  found(await store.updateAccount(customerId, { blocked }), customerId)

/** Deletes an account with its keys and stored answers; its usage remains for billing. Throws ACCOUNT_NOT_FOUND. */
export async function deleteAccount(store: AccountStore, customerId: string, now: number) {
  const deletedAt = new Date(now).toISOString()
  if (!(await store.deleteAccount(customerId, deletedAt))) throw noSuch(customerId)
  return { customerId, deletedAt }
}

/** Reads an account. Throws ACCOUNT_NOT_FOUND. */
export const accountOf = async (store: AccountStore, customerId: string): Promise<Account> =>
  found(await store.account(customerId), customerId)

/** Issues a key; `now` is in milliseconds since 1970. Throws ACCOUNT_NOT_FOUND, and INVALID_REQUEST for a bad field. */
export async function issueKey(
  store: AccountStore,
  customerId: string,
  now: number,
  { isTest, name, expires, scopes }: KeyFields = {},
): Promise<IssuedKey> {
  const limits = {
    label: name === undefined ? null : requireName(name),
    expiresAt: expires === undefined ? null : requireExpiry(expires, now),
    scopes: scopes === undefined ? null : requireModules(scopes, 'scopes'),
  }
  await accountOf(store, customerId)
  const { key, prefix, hash } = newKey(isTest)
  const keyId = randomUUID()
  const createdAt = new Date(now).toISOString()
  const ids = { keyId, customerId, prefix, hash }
  await store.addKey({ ...ids, createdAt, revokedAt: null, usedOn: null, ...limits })
  return { keyId, key }
}

/** Parses `90d` (90 days from now) or a date, which is the last day of validity (UTC). Throws INVALID_REQUEST. */
function requireExpiry(text: string, now: number): string {
  const days = /^([1-9]\d{0,4})d$/.exec(text)?.[1]
  const end = days
    ? new Date(now + Number(days) * DAY_MS)
    : new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59.999Z` : Number.NaN)
  // Refuse invalid dates, because JavaScript reads February 30 as March 2.
  const isDay = !Number.isNaN(end.getTime()) && (days || end.toISOString().startsWith(text))
  if (!isDay) throw invalidField('expires', msg('notExpiry', { text }))
  if (end.getTime() <= now) throw invalidField('expires', msg('expiryPast', { text }))
  return end.toISOString()
}

/** Keys of an account, oldest first, including revoked keys. Throws ACCOUNT_NOT_FOUND. */
export async function keysOf(store: AccountStore, customerId: string) {
  await accountOf(store, customerId)
  return store.keys(customerId)
}

/** Returns the fields of a key that may be shown, which are all except its hash. */
export function shownKey({ keyId, prefix, createdAt, revokedAt, ...rest }: StoredKey): Key {
  const { label: name, expiresAt, usedOn, scopes } = rest
  return { keyId, prefix, createdAt, revokedAt, name, expiresAt, usedOn, scopes }
}

/** Revokes a key. If the key was already revoked, its time of revocation does not change. Throws KEY_NOT_FOUND. */
export async function revokeKey(store: AccountStore, keyId: string, now: number) {
  const key = await store.revokeKey(keyId, new Date(now).toISOString())
  if (!key) throw new IngrError('KEY_NOT_FOUND', msg('noSuchKey', { keyId }))
  return { keyId, revokedAt: key.revokedAt }
}

function found(account: Account | undefined, customerId: string): Account {
  if (!account) throw noSuch(customerId)
  return account
}

const noSuch = (customerId: string): IngrError =>
  new IngrError('ACCOUNT_NOT_FOUND', msg('noSuchAccount', { customerId }))

const given = (fields: AccountFields): Partial<Account> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Validates an account and trims its name. Throws INVALID_REQUEST for an invalid value. */
function requireAccount(account: Account): Account {
  const name = requireName(account.name)
  const { monthlyQuota, creditPrice, spendingCap, rateLimit } = account
  // This name is reserved, because usage reports use it for the built-in account.
  if (name === LOCAL.name) throw invalidField('name', msg('nameNotAllowed', { name }))
  must(isWhole(monthlyQuota, 0), 'monthlyQuota', msg('wholeNumberAtLeast0'), monthlyQuota)
  const isPrice = creditPrice === null || (Number.isFinite(creditPrice) && creditPrice > 0)
  must(isPrice, 'creditPrice', msg('numberAbove0'), creditPrice)
  const isCap = spendingCap === null || (Number.isFinite(spendingCap) && spendingCap >= 0)
  must(isCap, 'spendingCap', msg('numberAtLeast0'), spendingCap)
  if (spendingCap !== null && creditPrice === null)
    throw invalidField('spendingCap', msg('spendingCapWithoutPrice', { spendingCap }))
  must(isWhole(rateLimit, 1), 'rateLimit', msg('wholeNumberAtLeast1'), rateLimit)
  return { ...account, name }
}

/** Trims a name. Throws INVALID_REQUEST if it is invalid. */
function requireName(text: string): string {
  const name = text.trim()
  const wanted = msg('lengthOfName', { maxName: MAX_NAME })
  must(name !== '' && name.length <= MAX_NAME, 'name', wanted, name)
  return name
}

const isWhole = (value: number | null, least: number): boolean =>
  value === null || (Number.isSafeInteger(value) && value >= least)

function requirePlan(plan: string): Plan {
  if (!isOneOf(PLANS, plan))
    throw invalidField('plan', msg('unknownPlan', { plan, known: PLANS.join(', ') }))
  return plan as Plan
}

/** Validates modules and sorts them in the order of the specification. Throws INVALID_REQUEST. */
function requireModules(modules: readonly string[], field = 'modules'): readonly Module[] {
  const known = MODULES.join(', ')
  for (const [index, module] of modules.entries()) {
    if (!isOneOf(MODULES, module))
      throw invalidField(field, msg('unknownModule', { module, known }))
    const isRepeated = modules.indexOf(module) < index
    if (isRepeated) throw invalidField(field, msg('moduleGivenTwice', { module }))
  }
  return MODULES.filter((module) => modules.includes(module))
}

function must(isValid: boolean, field: string, wanted: Message, value: unknown): void {
  if (!isValid)
    throw invalidField(field, msg('notAsWanted', { field, wanted, value: String(value) }))
}
