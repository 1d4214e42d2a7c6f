/** Reads a phrase without side clauses: claims and coatings in it, kitchen things, strange measures, and then the food. */

import { itemAt } from '../../domain/present.ts'
import { isPlain, type WordClass } from '../../language/word-classes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import type { Amount } from './amounts.ts'
import { applyClaims, claim } from './claimed.ts'
import { claimsIn } from './claims.ts'
import { coat, coatingsIn } from './coatings.ts'
import type { FoodReading } from './food.ts'
import { addReading, isSlip, takeReading } from './mentions.ts'
import { addNamedInMixture } from './mixtures.ts'
import { readingOf } from './readings.ts'
import { markAll, markReading } from './roles.ts'
import { entryIn, isOf, keyAt, range, wordsAt } from './scan.ts'
import type { LineState, Place, Places } from './state.ts'

/** Words without side clauses: claims and coatings in them, then the food. */
export function simple(
  state: LineState,
  places: Places,
  amount: Amount | undefined,
  place: Place,
): void {
  const claims = claimsIn(state.library, wordsAt(state, places), state.language)
  const claimed = new Set(claims.flatMap(({ from, to }) => range(from, to)))
  const coatings = coatingsIn(state, places, claimed)
  const coated = new Set(coatings.map(({ at }) => at))
  const rest = places.filter((at, i) => !claimed.has(i) && !coated.has(at))
  for (const i of claimed) state.roles[itemAt(places, i)] = 'negation'
  markAll(state, [...coated], 'coating')
  const codes = claims.map(({ code }) => code)
  if (rest.length === places.length) {
    if (onlyThings(state, places)) return
    const reading = readingOf(state, places)
    takeReading(state, reading, places, amount, place)
    if (isUnknown(reading)) addNamedInMixture(state, places)
    return
  }
  const before = state.drafts.length
  if (rest.length > 0) state.reader.phrase(state, rest, amount, place)
  const added = state.drafts.slice(before)
  for (const draft of added) applyClaims(state, draft, codes)
  if (added.length === 0) for (const code of codes) claim(state, code)
  for (const coating of coatings) coat(state, coating)
}

/** Whether nobody knows the food, as opposed to which of several is meant. */
const isUnknown = ({ certainty, isEmpty, isAmbiguous }: FoodReading) =>
  certainty === 'none' && !isEmpty && isAmbiguous !== true

/** "1 froozle hazelnuts": a word that nobody knows right behind a bare number, and a food behind it. */
export function strangeMeasure(
  state: LineState,
  places: Places,
  amount: Amount | undefined,
  place: Place,
): boolean {
  const [first, second] = places
  if (!amount?.numbered || amount.units.length > 0 || amount.pack) return false
  if (first === undefined || second === undefined) return false
  if (entryIn(state, places, 0) || readingOf(state, [first]).certainty !== 'none') return false
  const of = isOf(state, keyAt(state, second)) ? 2 : 1
  const rest = places.slice(of)
  const whole = readingOf(state, places)
  const reading = rest.length > 0 ? readingOf(state, rest) : whole
  if (whole.certainty === 'sure' || isSlip(whole) || reading.certainty !== 'sure') return false
  markAll(state, places.slice(0, of), 'filler')
  state.roles[first] = 'unread'
  markReading(state, rest, reading, place)
  state.pending.unread = true
  addReading(state, reading, rest, amount, place)
  const added = state.drafts.at(-1)
  if (added) added.measure = state.tokens[first]?.text
  return true
}

/** Whether the words are kitchen things and nothing else; marks them. */
function onlyThings(state: LineState, places: Places): boolean {
  const begins = places.map((_, i) => entryIn(state, places, i)?.cls === 'utensil')
  if (!begins.includes(true)) return false
  const covers = places.map((_, i) => coverOf(state, places, i))
  if (!covers.every((cls) => cls !== undefined && (isPlain(cls) || cls === 'utensil'))) return false
  places.forEach((at, i) => {
    state.roles[at] = begins[i] || covers[i] === 'utensil' ? 'non-food' : 'descriptor'
  })
  return true
}

/** An entry that a word is part of begins no further before it. */
const LONGEST_ENTRY = 4

/** The class of the entry that a word is part of. */
function coverOf(state: LineState, places: Places, i: number): WordClass | undefined {
  const words = wordsAt(state, places)
  for (let at = Math.max(0, i - LONGEST_ENTRY); at <= i; at++) {
    const found = entryAt(state.library, words, at, state.language)
    if (found && at + found.length > i) return found.cls
  }
  return undefined
}
