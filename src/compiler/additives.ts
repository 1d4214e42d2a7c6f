/** Reads the additive data of an entry, and reports numbers that occur in two entries. */

import {
  ADDITIVE_CLASSES,
  ADDITIVE_NUMBER,
  ADDITIVE_ORIGINS,
  type AdditiveClass,
  type AdditiveOrigin,
  AUTHORISATIONS,
} from '../domain/additives.ts'
import { isOneOf } from '../domain/closed-sets.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Additive } from '../domain/shapes/foods.ts'
import { numberKeys } from './additive-numbers.ts'
import { checkKeys, listAt, mapOf, type Say } from './read-text.ts'
import { oneOf, readAs } from './schema.ts'

/** Category of pure additives. Their subcategory is their first additive class. */
const CATEGORY = 'additives'
const KEYS = ['number', 'ins', 'forms', 'also', 'classes', 'origin', 'authorised', 'note']
const FORM = /^[ivx]+$/
const AUTHORISED = oneOf(AUTHORISATIONS)

/** Reads the additive data of an entry; returns null if the entry has none. */
export function readAdditive(value: unknown, say: Say): Additive | null {
  if (value === undefined || value === null) return null
  const given = mapOf(value)
  checkKeys(given, KEYS, (path, what) => say(['additive', ...path], `additive: ${what}`))
  const list = (key: string) => listAt(given[key] ?? [], ['additive', key], say)
  const membersOf = <Member extends string>(key: string, set: readonly Member[]) => {
    const values = list(key)
    for (const one of values)
      if (!isOneOf(set, one)) say(['additive', key], `additive.${key}: ${one}`)
    if (values.length === 0) say(['additive', key], `additive: ${key} is needed`)
    return values.filter((one) => isOneOf(set, one))
  }
  const number = String(given.number)
  for (const one of [number, ...list('also')])
    if (!ADDITIVE_NUMBER.test(one)) say(['additive'], `no number of an additive: ${one}`)
  for (const form of list('forms'))
    if (!FORM.test(form)) say(['additive', 'forms'], `additive.forms: ${form}`)
  const authorised = readAs(AUTHORISED, given.authorised ?? 'yes', (_, found) =>
    say(['additive', 'authorised'], `additive.authorised: ${found}`),
  )
  return {
    number,
    ins: String(given.ins ?? number.slice('E '.length)),
    forms: list('forms'),
    also: list('also'),
    classes: membersOf<AdditiveClass>('classes', ADDITIVE_CLASSES),
    origin: membersOf<AdditiveOrigin>('origin', ADDITIVE_ORIGINS),
    authorised: authorised ?? 'no',
    note: given.note === undefined ? null : String(given.note),
  }
}

/** Default subcategory of a pure additive: its first class. Null in other categories. */
export const additiveKind = (category: string, additive: Additive | null): string | null =>
  category === CATEGORY ? (additive?.classes[0] ?? null) : null

/** Reports each number that two additives share, however it is spelt, and each additive without a number. */
export function checkNumbers(
  ingredients: readonly Ingredient[],
  say: (id: string, what: string) => void,
): void {
  const owners = new Map<string, string>()
  for (const { id, category, additive } of ingredients) {
    if (additive === null) {
      if (category === CATEGORY) say(id, 'an additive without a number')
      continue
    }
    for (const key of numberKeys(additive, 'es')) {
      const other = owners.get(key)
      if (other !== undefined && other !== id) say(id, `the number ${key} belongs to ${other}`)
      owners.set(key, id)
    }
  }
}
