/** Adds the foods of a tree to the drafts of a line, with their amounts, claims, coatings and parts. */

import { isOneOf } from '../../domain/closed-sets.ts'
import { WORDS } from '../../language/index.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import type { Amount } from '../reading/amounts.ts'
import { fruitBefore, partsOfFood, replaceByFruitParts } from '../reading/fruit-parts.ts'
import { addCoating, addFilling, addNamedInMixture } from '../reading/implied-foods.ts'
import {
  add,
  addClaim,
  addClaimsOf,
  addReading,
  applyClaims,
  describeLast,
  takeReading,
} from '../reading/mentions.ts'
import { readingOf } from '../reading/readings.ts'
import {
  flat,
  foodRole,
  mark,
  markAll,
  markLastAsGuess,
  markReading,
  range,
  take,
} from '../reading/scan.ts'
import { ownFood } from '../reading/shared-nouns.ts'
import type { LineState, Place, Places } from '../reading/state.ts'
import { phraseOf, textOf } from '../reading/wording.ts'
import type { CoatingAt, Food, Node, PartOf } from './nodes.ts'

export const childOf = ({ children }: Node, symbol: string): Node | undefined =>
  children.find((child) => child.symbol === symbol)

/** Marks an amount before its food and returns it. */
export function markLead(state: LineState, { lead, from, to }: Node): Amount | undefined {
  if (!lead) return undefined
  const { amount, piece, measured, isStrange } = lead
  take(state, amount)
  if (piece) take(state, piece)
  if (measured) mark(state, measured[0], measured[1], 'unit')
  for (let at = from; at < to; at++) state.roles[at] ??= 'filler'
  if (isStrange && measured) state.roles[measured[0]] = 'unread'
  return amount
}

/** Adds a name that includes its unit word: "1 rama de canela". */
export function addNamed(state: LineState, { food, amount }: Node): Amount | undefined {
  if (!food || !amount) return undefined
  const { places, reading, words } = food
  take(state, amount)
  markReading(state, places, reading, 'main')
  const { certainty, candidates } = reading
  const phrase = phraseOf(state, places, reading)
  add(state, { certainty, candidates, phrase, spoken: textOf(state, places), amount }, words)
  return amount
}

/** Adds parts: "juice and zest of 2 lemons"; "juice of ½" refers to the previous fruit. */
export function addParts(
  state: LineState,
  { from, to }: Node,
  { parts, of, amount, places, words, reading, id }: PartOf,
): Amount | undefined {
  const fruit = id ?? fruitBefore(state)
  const made = fruit === undefined ? [] : partsOfFood(state, fruit, parts)
  if (made.length === 0) {
    const all = flat(state, from, to).places
    takeReading(state, readingOf(state, all), all, undefined, 'main')
    return undefined
  }
  mark(state, from, of, 'food')
  if (amount) take(state, amount)
  if (reading) markReading(state, places, reading, 'main')
  const counted = amount && { ...amount, amount: amount.amount ?? 1 }
  const phrase = textOf(state, [...range(from, of), ...places])
  for (const food of made) {
    add(
      state,
      { certainty: 'sure', candidates: [food], phrase, spoken: '', amount: counted },
      words,
    )
  }
  return counted
}

/** Adds a food; `isOther` is true for the alternatives after the first. */
export function addFood(
  state: LineState,
  food: Food,
  amount: Amount | undefined,
  place: Place,
  isOther = false,
): void {
  const { places, full, things, claims, coatings } = food
  const reading = food.isOpen ? readingOf(state, places) : food.reading
  if (place === 'remark' && state.drafts.length > 0 && replaceByFruitParts(state, places, amount))
    return
  if (things) {
    for (const at of places) state.roles[at] = things.includes(at) ? 'non-food' : 'descriptor'
  } else if (full) {
    markAll(state, places, foodRole(place))
    addReading(state, reading, places, amount, place === 'main' ? place : 'beside', full)
    const alone = ownFood(state, places, full)
    if (alone) addReading(state, alone, places, amount, 'beside')
  } else if (claims.length + coatings.length > 0) {
    addBare(state, { ...food, reading }, amount, place, isOther)
  } else addRead(state, reading, places, amount, place, isOther)
}

/** Coatings of unknown content, unless a with-clause names it. */
const OPEN = ['filled', 'marinated'] as const

/** "Mit Butter bestrichen": the coating is the food before it. */
const isNamedBefore = (state: LineState, places: Places, at: number): boolean =>
  state.inWithClause && WORDS[state.language].verbLast && (places.at(-1) ?? at) < at

/** Adds a food with claims or coatings: "vegane Butter", "4 panierte Schnitzel", "(stuffed with olives)". */
function addBare(
  state: LineState,
  { places, reading, claims, coatings }: Food,
  amount: Amount | undefined,
  place: Place,
  isOther: boolean,
): void {
  const before = state.drafts.length
  for (const one of claims) markAll(state, one.places, 'negation')
  const coated = coatings.flatMap(({ at, length }) => range(at, at + length))
  markAll(state, coated, 'coating')
  const isOpen = ({ at, cls }: CoatingAt) => isOneOf(OPEN, cls) && !isNamedBefore(state, places, at)
  const hasOpen = coatings.some(isOpen)
  const isRemark = place === 'remark'
  if (hasOpen && isRemark) markLastAsGuess(state)
  if (places.length > 0) addRead(state, reading, places, amount, place, isOther)
  else if (amount) state.pending.amount ??= amount
  const added = state.drafts.slice(before)
  const codes = claims.map(({ code }) => code)
  for (const draft of added) applyClaims(state, draft, codes)
  if (added.length === 0) for (const code of codes) addClaim(state, code)
  if (hasOpen) addFilling(state, [...new Set(coated)])
  for (const one of coatings) {
    const isKnown = !isOneOf(OPEN, one.cls)
    if (isKnown || (isOpen(one) && !isRemark)) addCoating(state, one.at, one.cls)
  }
}

function addRead(
  state: LineState,
  read: FoodReading,
  places: Places,
  amount: Amount | undefined,
  place: Place,
  isOther: boolean,
): void {
  const reading = isOther && read.isPlain ? read : described(state, read, amount, place)
  // "2 tomatoes and their juice" are tomatoes.
  if (reading.isEmpty && place === 'beside' && state.drafts.length > 0) {
    describeLast(state, places)
    return
  }
  takeReading(state, reading, places, amount, place)
  if (reading.certainty === 'sure') addClaimsOf(state, places)
  if (reading.certainty === 'none' && !reading.isEmpty && reading.isAmbiguous !== true) {
    addNamedInMixture(state, places)
  }
}

/** A later word that may describe does so ("almendras, tostadas"), except in a bare list ("pan, queso, tostadas"). */
function described(
  { drafts }: LineState,
  reading: FoodReading,
  amount: Amount | undefined,
  place: Place,
): FoodReading {
  if (!reading.isPlain || place === 'main' || amount?.numbered) return reading
  const named = drafts.filter(({ choices }) => choices[0]?.certainty !== 'none')
  const isList = named.length > 1 && named.every(({ choices }) => choices[0]?.amount === undefined)
  if (named.length === 0 || isList) return reading
  return {
    ...reading,
    certainty: 'none',
    candidates: [],
    isEmpty: true,
    roles: reading.roles.map((role) => (role === 'food' ? 'descriptor' : role)),
  }
}
