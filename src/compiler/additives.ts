/** Reads the food additive of an entry, and reports numbers that two entries claim. */

import {
  ADDITIVE_CLASSES,
  ADDITIVE_NUMBER,
  ADDITIVE_ORIGINS,
  type AdditiveClass,
  type AdditiveOrigin,
  AUTHORISATIONS,
  type Authorisation,
} from '../domain/additives.ts'
import { isOneOf } from '../domain/closed-sets.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Additive } from '../domain/shapes/foods.ts'
import { numberKeys } from './additive-numbers.ts'
import { checkKeys, listAt, mapOf, type Say } from './read-text.ts'

/** Category of pure additives, whose class is their subcategory. */
const CATEGORY = 'additives'
const KEYS = ['number', 'ins', 'forms', 'also', 'classes', 'origin', 'authorised', 'note']
const FORM = /^[ivx]+$/

/** The additive of an entry; null if it is none. */
export function readAdditive(given: unknown, say: Say): Additive | null {
  if (given === undefined || given === null) return null
  const told = mapOf(given)
  checkKeys(told, KEYS, say, ['additive'], 'additive: ')
  const list = (key: string) => listAt(told[key] ?? [], ['additive', key], say)
  const oneOf = <Member extends string>(key: string, set: readonly Member[]) => {
    const values = list(key)
    for (const one of values) {
      if (!isOneOf(set, one)) say(['additive', key], `additive.${key}: ${one}`)
    }
    if (values.length === 0) say(['additive', key], `additive: ${key} is needed`)
    return values.filter((one) => isOneOf(set, one))
  }
  const number = String(told.number)
  for (const one of [number, ...list('also')]) {
    if (!ADDITIVE_NUMBER.test(one)) say(['additive'], `no number of an additive: ${one}`)
  }
  for (const form of list('forms')) {
    if (!FORM.test(form)) say(['additive', 'forms'], `additive.forms: ${form}`)
  }
  const authorised = told.authorised ?? 'yes'
  if (!isOneOf(AUTHORISATIONS, authorised)) {
    say(['additive', 'authorised'], `additive.authorised: ${authorised}`)
  }
  return {
    number,
    ins: String(told.ins ?? number.slice('E '.length)),
    forms: list('forms'),
    also: list('also'),
    classes: oneOf<AdditiveClass>('classes', ADDITIVE_CLASSES),
    origin: oneOf<AdditiveOrigin>('origin', ADDITIVE_ORIGINS),
    authorised: authorised as Authorisation,
    note: told.note === undefined ? null : String(told.note),
  }
}

/** Subcategory of an additive that names none. */
export function additiveKind(category: string, additive: Additive | null): string | null {
  return category === CATEGORY ? (additive?.classes[0] ?? null) : null
}

/** Reports spellings of a number that two ingredients share, and additives without a number. */
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
