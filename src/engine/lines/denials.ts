/** Reads negators and the foods they negate: "without eggs", "cream is not needed". */

import { itemAt } from '../../domain/present.ts'
import { joinsOf, WORDS } from '../../language/index.ts'
import { hasAllergen } from '../../search/compare-foods.ts'
import { readWritten } from '../../search/find-food.ts'
import { findByName } from '../../search/named.ts'
import { absenceOf } from '../reading/claims.ts'
import { isNothing, isWholeName, readingOf } from '../reading/readings.ts'
import { flat, isOperator, range, wordsAt } from '../reading/scan.ts'
import type { Indexes, LineState } from '../reading/state.ts'
import type { Boundaries } from './boundaries.ts'
import { COSTS } from './costs.ts'
import { leaf } from './nodes.ts'

/** A negator and the foods it negates. Of two possible scopes it takes the shorter one, which reports more allergens. */
export function without(line: Boundaries, at: number) {
  const { state } = line
  const found = line.wordEntry(at)
  if (found?.cls !== 'negator') return deniedAfter(line, at)
  const from = at + found.length
  const limit = line.limit(from)
  const stop = range(from, limit).find((i) => isOperator(line.state, i)) ?? limit
  const { nor } = joinsOf(state.language)
  const isJoint = (i: number) =>
    line.isAnd(i) || line.isOr(i) || line.key(i) === '/' || nor.has(line.key(i))
  const sides: Indexes[] = []
  let to = from
  for (let start = from; start < stop; ) {
    const end = range(start, stop).find((i) => i > start && isJoint(i)) ?? stop
    const { indexes } = flat(state, start, end)
    // "Bread without gluten and cheese" contains cheese.
    if (start > from && line.isAnd(start - 1) && isAllergenicFood(line, indexes)) break
    const denied = deniedIn(state, indexes)
    if (denied > 0) {
      sides.push(indexes.slice(0, denied))
      to = denied === indexes.length ? end : itemAt(indexes, denied)
    }
    if (denied < indexes.length || end >= stop) break
    start = end + 1
  }
  const denied = { word: range(at, from), sides }
  return { ...leaf('without', at, Math.max(to, from), COSTS.operator), denied }
}

/** A food that is negated after its name: "cream is not needed", "die Sahne braucht es nicht". */
function deniedAfter(line: Boundaries, at: number) {
  const { state } = line
  if (isOperator(state, at)) return undefined
  for (let from = at + 1; from <= Math.min(at + LONGEST_DENIED, line.limit(at)); from++) {
    const found = line.wordEntry(from)
    // A single negator makes a claim ("dairy free"), which is read elsewhere.
    if (found?.cls !== 'negatorAfter' || found.length < 2) continue
    const { indexes } = flat(state, at, from)
    if (!isDeniable(state, wordsAt(state, indexes))) return undefined
    const to = from + found.length
    const denied = { word: range(from, to), sides: [indexes] }
    return { ...leaf('without', at, to, COSTS.operator), denied }
  }
  return undefined
}

/** True for a food with allergens that cannot be claimed absent, such as cheese: it ends the scope of a negator. */
function isAllergenicFood(line: Boundaries, indexes: Indexes): boolean {
  const { state } = line
  if (absenceOf(state.library, wordsAt(state, indexes), state.language)) return false
  const { certainty, candidates } = readingOf(state, indexes)
  const food = state.library.ingredient(candidates[0]?.ingredientId ?? '')
  return certainty === 'sure' && food !== undefined && hasAllergen(food)
}

export function denial(line: Boundaries, at: number, limit: number) {
  const { state } = line
  const { denials, beforeClaim } = WORDS[state.language]
  if (!denials.has(line.key(at))) return undefined
  const start = range(at + 1, limit).find((i) => !beforeClaim.has(line.key(i))) ?? limit
  const { words, brackets } = flat(state, start, limit)
  const isAll = brackets.length === 0 && words.length === limit - start
  return isAll && isWholeName(state, words) && leaf('denial', at, limit, COSTS.operator)
}

/** Number of words at the start of `side` that name the negated thing; 0 if its end is unclear. */
function deniedIn(state: LineState, side: Indexes): number {
  const words = wordsAt(state, side)
  for (let length = Math.min(words.length, LONGEST_DENIED); length >= 1; length--) {
    if (!isDeniable(state, words.slice(0, length))) continue
    return isNothing(state, words.slice(length)) ? words.length : length
  }
  const isOneThing = words.length <= SHORT_DENIED || isNothing(state, words)
  return isOneThing ? words.length : 0
}

function isDeniable(state: LineState, words: readonly string[]): boolean {
  const { library, language } = state
  return (
    absenceOf(library, words, language) !== undefined ||
    findByName(library, words, language) !== undefined ||
    readWritten(library, words, language)?.certainty === 'sure'
  )
}

/** Maximum words of a negated thing. */
const LONGEST_DENIED = 4
/** Up to this number of unknown words count as one negated thing. */
const SHORT_DENIED = 2
