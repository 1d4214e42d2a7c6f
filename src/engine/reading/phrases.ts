/** Reads a phrase: a food, several, or a choice, with what is said behind them by purpose, example, contents and negation. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { WORDS } from '../../language/index.ts'
import type { Amount } from './amounts.ts'
import { alternatives, choice, several } from './choices.ts'
import { type FoodReading, nearestName } from './food.ts'
import { addClaimsOf, addUnnamed, asDoubtful, asOptional, isSlip, takeReading } from './mentions.ts'
import { absent } from './negations.ts'
import { takeLeading } from './quantities.ts'
import { holdsFood, isWholeName, readingOf } from './readings.ts'
import { markAll } from './roles.ts'
import { isAndOr, isPurpose, isUntil, keyAt, operatorIn, splitAt, wordsAt } from './scan.ts'
import { simple, strangeMeasure } from './single.ts'
import type { LineState, Operator, Place, Places } from './state.ts'

/** A name but for one letter is as sure as this. */
const ONE_LETTER = 0.7

/** The foods that words name, with what is said behind them. */
export function phrase(
  state: LineState,
  places: Places,
  amount: Amount | undefined,
  place: Place,
): void {
  const { amounts } = state
  const words = wordsAt(state, places)
  const [firstWord] = words
  if (firstWord === undefined) return
  // "Plus a drizzle for serving": more of the same.
  const isMore = place !== 'main' && state.drafts.length > 0 && isPurpose(state, firstWord)
  if (isMore && !isWholeName(state, words)) {
    markAll(state, places, 'note')
    return
  }
  const reading = described(state, readingOf(state, places), amount, place)
  if (reading.isEmpty && reading.isPlain && place !== 'main') {
    takeReading(state, reading, places, amount, place)
    return
  }
  if (reading.certainty === 'sure' && !hidesChoice(state, words)) {
    takeReading(state, reading, places, amount, place)
    addClaimsOf(state, reading)
    return
  }
  if (strangeMeasure(state, places, amount, place)) return
  // A typo of the whole phrase comes before its parts: "anchos en aceite" may be anchovies.
  // "Groß oder klein" are two sides, and no typo of a name that "oder" comes near.
  const isChoice = words.some((word, at) => at > 0 && amounts.isOr(word))
  if (!isChoice && isSlip(reading) && (reading.candidates[0]?.confidence ?? 0) >= ONE_LETTER) {
    takeReading(state, reading, places, amount, place)
    return
  }
  const isNear = words.length > 1 && nearestName(state.library, words, state.language).length > 0
  if (isNear) asDoubtful(state, () => parted(state, places, amount, place))
  else parted(state, places, amount, place)
}

/** A phrase with a side clause in it: what stands before the word that opens it, and what the word makes of the rest. */
export function operated(
  state: LineState,
  places: Places,
  { at, length, cls }: Operator,
  amount: Amount | undefined,
  place: Place,
): void {
  const left = withoutJoint(state, places.slice(0, at))
  const word = places.slice(at, at + length)
  const right = places.slice(at + length)
  const before = state.drafts.length
  if (left.length > 0) phrase(state, left, amount, place)
  else if (amount) state.pending.amount = amount
  if (ADDING.has(cls) && state.drafts.length === 0 && isKind(state, left)) {
    addUnnamed(state, left, amount)
  }
  if (cls === 'purpose') {
    markAll(state, [...word, ...right], 'note')
    return
  }
  markAll(state, word, cls === 'negator' ? 'negation' : 'filler')
  if (right.length === 0) return
  state.shared = undefined
  if (cls === 'negator') absent(state, right)
  else if (cls === 'example') alternatives(state, right)
  else if (cls === 'mayContain') asOptional(state, () => phrase(state, right, undefined, 'beside'))
  else {
    state.isBathed = state.drafts.length > 0
    besides(state, right, state.drafts.length > before ? 'beside' : 'main')
    state.isBathed = false
  }
}

/** "Tostadas con tomate", "2 Gebackene mit Käse": what goes with the food is named, and the food itself by how it is. */
function isKind({ roles }: LineState, places: Places): boolean {
  return places.some((at) => roles[at] === 'descriptor' || roles[at] === 'state')
}

const ADDING: ReadonlySet<string> = new Set(['with', 'contains'])

/** The parts of a phrase: side clauses, several foods, choices. */
function parted(state: LineState, places: Places, amount: Amount | undefined, place: Place): void {
  const { amounts } = state
  const until = places.findIndex((at, i) => i > 0 && isUntil(state, keyAt(state, at)))
  if (until > 0 && !holdsFood(state, places[until]!, lastOf(places) + 1)) {
    phrase(state, places.slice(0, until), amount, place)
    markAll(state, places.slice(until), 'note')
    return
  }
  if (hasDependentSide(state, places)) {
    const sides = splitAt(state, places, (key) => amounts.isOr(key))
    choice(state, sides, amount, place)
    return
  }
  const and = namesWhole(
    state,
    places,
    splitAt(state, places, (key) => amounts.isAnd(key)),
  )
  const or = splitAt(state, places, (key) => amounts.isOr(key) || key === '/')
  const operator = operatorIn(state, places)
  if (operator && !isInName(state, and) && !isInName(state, or)) {
    operated(state, places, operator, amount, place)
  } else if (and.length > 1 && !joinsInName(state, or)) several(state, and, amount, place)
  else if (or.length > 1) choice(state, or, amount, place)
  else simple(state, places, amount, place)
}

/** "Frutos secos y pasas y miel": the first sides are one name, with the words that join them. */
function namesWhole(state: LineState, places: Places, sides: readonly Places[]): readonly Places[] {
  for (let count = sides.length - 1; count >= 2; count--) {
    const whole = places.slice(0, places.indexOf(lastOf(itemAt(sides, count - 1))) + 1)
    if (isWholeName(state, wordsAt(state, whole))) return [whole, ...sides.slice(count)]
  }
  return sides
}

/**
 * "Almendras, tostadas" are toasted, "pan, queso, tostadas" is toast as well: a word that is a descriptor and a name of food is
 * the former behind a food with an amount, and the latter in a list of bare names.
 */
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

/** "Pan sin gluten o de centeno": the second side needs the head of the first, whatever stands between them. */
function hasDependentSide(state: LineState, places: Places): boolean {
  return places.some(
    (at, i) =>
      i > 0 &&
      state.amounts.isOr(keyAt(state, at)) &&
      WORDS[state.language].dependent.has(keyAt(state, places[i + 1] ?? -1)),
  )
}

/** "Abalone or half-and-half": a name may hold a word that joins foods elsewhere. */
function joinsInName(state: LineState, sides: readonly Places[]): boolean {
  return (
    sides.length > 1 &&
    sides
      .map((side) => wordsAt(state, side))
      .some((words) => words.some((word) => state.amounts.isAnd(word)) && isWholeName(state, words))
  )
}

/** "Harina para tempura y abulón": a name may hold a word that opens a side clause elsewhere. */
function isInName(state: LineState, sides: readonly Places[]): boolean {
  return (
    sides.length > 1 &&
    sides.some((side) => operatorIn(state, side) && isWholeName(state, wordsAt(state, side)))
  )
}

/** A sure reading never swallows an "or". */
function hidesChoice(state: LineState, words: readonly string[]): boolean {
  return words.some((word, at) => at > 0 && state.amounts.isOr(word)) && !isWholeName(state, words)
}

/** "Peeled and" before "in slices" joins nothing. */
function withoutJoint(state: LineState, places: Places): Places {
  const last = places.at(-1)
  if (last === undefined || !isAndOr(state, keyAt(state, last))) return places
  state.roles[last] = 'filler'
  return places.slice(0, -1)
}

/** What follows "with" or "in": foods, each with its own amount, or only how the food is cut. */
function besides(state: LineState, places: Places, place: Place): void {
  const { amount, rest } = takeLeading(state, places)
  if (rest.length > 0) phrase(state, rest, amount, place)
}
