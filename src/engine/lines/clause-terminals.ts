/** Reads parts of a clause other than foods and amounts: conjunctions, negators, notes, labels, brackets, symbols. */

import { itemAt } from '../../domain/present.ts'
import { joinsOf, WORDS } from '../../language/index.ts'
import { describes, type WordClass } from '../../language/word-classes.ts'
import { hasAllergen } from '../../search/compare-foods.ts'
import { readWritten } from '../../search/find-food.ts'
import { findByName } from '../../search/named.ts'
import { absenceOf } from '../reading/claims.ts'
import { introductionEnd, onlyDescribes } from '../reading/labels.ts'
import { isOddSign } from '../reading/markup.ts'
import { isNothing, isPlainWord, isWholeName, readingOf } from '../reading/readings.ts'
import { closing, entry, flatten, isOperator, range, wordsAt } from '../reading/scan.ts'
import type { Indexes, LineState } from '../reading/state.ts'
import type { Boundaries } from './boundaries.ts'
import { COSTS } from './costs.ts'
import { LONGEST_STRETCH, leaf } from './nodes.ts'

export function breakAt(line: Boundaries, at: number) {
  let to = at
  while (line.isBreak(to)) to += 1
  return to > at && leaf('break', at, to)
}

/** Reads consecutive conjunctions. "And/or" counts as "and", because that reports more allergens. */
export function joint(line: Boundaries, at: number, kind: 'and' | 'or') {
  let to = at
  let isAnd = false
  for (let next = to; to < line.size; to = next) {
    const and = line.isAnd(to)
    next = and ? to + 1 : line.orEnd(to)
    if (next === to) break
    isAnd ||= and
  }
  return to > at && isAnd === (kind === 'and') && leaf(kind, at, to)
}

export function plain(line: Boundaries, at: number, limit: number) {
  const { state } = line
  return line.endsOf(at, limit).flatMap((to) => {
    if (to - at > LONGEST_STRETCH || !onlyDescribes(state, at, to)) return []
    const { words } = flatten(state, at, to)
    const isAll = readWritten(state.library, words, state.language)?.isPlain === true
    return isAll ? [leaf('plain', at, to, COSTS.plain)] : []
  })
}

/** Reads a food word as an adjective if a comma and an adjective follow: "tart," in "tart, juicy apples". */
export function company(line: Boundaries, at: number) {
  const { state } = line
  const next =
    state.tokens[at + 1]?.key === ',' ? entry(state, at + 2, line.limit(at + 2)) : undefined
  const isOfFood =
    line.wordEntry(at)?.cls === 'homonym' &&
    describes(next?.cls) &&
    line.endsOf(at + 2, line.limit(at + 2)).some((to) => namesFood(line, to - 1))
  return isOfFood && leaf('company', at, at + 2, COSTS.plain)
}

export function aside(line: Boundaries, at: number) {
  if (line.key(at) !== '(') return undefined
  const close = closing(line.state, at, line.size)
  const to = Math.min(close + 1, line.size)
  return { ...leaf('aside', at, to, 0), bracket: [at, close] as const }
}

export function operator(line: Boundaries, at: number, cls: WordClass) {
  const found = line.wordEntry(at)
  return found?.cls === cls && leaf(cls, at, at + found.length, COSTS.operator)
}

/** Reads a clause that states a purpose or begins with "until" as a note. Foods or numbers in it add to its cost. */
export function notes(line: Boundaries, at: number, limit: number) {
  const foods = flatten(line.state, at + 1, limit).indexes.filter(
    (i) => namesFood(line, i) || line.state.tokens[i]?.kind === 'number',
  )
  return line.endsOf(at, limit).map((to) => {
    const cost = COSTS.note + COSTS.noted * foods.filter((i) => i < to).length
    return leaf('note', at, to, cost)
  })
}

/** Words before an amount that say what the food is for: "Für die Sauce 200 g Crème fraîche". */
export function intros(line: Boundaries, at: number, limit: number) {
  const { state } = line
  if (!line.isPurpose(at)) {
    const end = introductionEnd(state, at, limit)
    const isCounted = end > at && end < limit && state.tokens[end]?.kind === 'number'
    const isSection = entry(state, at, limit)?.cls === 'section'
    return isCounted && isSection && leaf('intro', at, end, COSTS.intro)
  }
  const end = introductionEnd(state, at + 1, limit)
  const found = end > at + 1 && end < limit ? [leaf('intro', at, end, COSTS.intro)] : []
  for (let to = at + 1; to < limit; to++) {
    if (state.tokens[to]?.kind !== 'number' || to === end) continue
    if (state.amounts.at(to, limit)?.numbered) found.push(leaf('intro', at, to, COSTS.intro))
  }
  return found
}

export function label(line: Boundaries, at: number, colon: number) {
  if (line.isBreak(at) || line.key(at) === ')') return undefined
  return line.isColon(colon) && leaf('label', at, colon + 1, COSTS.label)
}

export function sign(line: Boundaries, at: number) {
  const token = line.state.tokens[at]
  if (token?.kind !== 'sign' || line.key(at) === '(' || line.isBreak(at)) return undefined
  return leaf('sign', at, at + 1, isOddSign(token.key) ? COSTS.odd : COSTS.sign)
}

export function junk(line: Boundaries, at: number) {
  const isWord = at < line.size && !line.isBreak(at) && line.key(at) !== '('
  return isWord && leaf('junk', at, at + 1, COSTS.junk)
}

/** True if a word is the name, or the last word of the name, of a food other than water. */
function namesFood(line: Boundaries, at: number): boolean {
  const { state } = line
  if (isPlainWord(state, line.key(at))) return false
  return [1, 2, 3].some((length) => {
    const words = wordsAt(state, range(at - length + 1, at + 1))
    const hit = findByName(state.library, words, state.language)
    return hit !== undefined && hit.ingredientId !== 'water'
  })
}

/** Finds a negator and the foods that it excludes. If in doubt, excludes fewer foods, to report more allergens. */
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
    const { indexes } = flatten(state, start, end)
    // The negation ends before an allergenic food, so "bread without gluten and cheese" contains cheese.
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

/** A food that precedes the words that negate it: "cream is not needed", "die Sahne braucht es nicht". */
function deniedAfter(line: Boundaries, at: number) {
  const { state } = line
  if (isOperator(state, at)) return undefined
  for (let from = at + 1; from <= Math.min(at + LONGEST_DENIED, line.limit(at)); from++) {
    const found = line.wordEntry(from)
    // A negator with a single word makes a claim ("dairy free"). Claims are read elsewhere.
    if (found?.cls !== 'negatorAfter' || found.length < 2) continue
    const { indexes } = flatten(state, at, from)
    if (!isDeniable(state, wordsAt(state, indexes))) return undefined
    const to = from + found.length
    const denied = { word: range(from, to), sides: [indexes] }
    return { ...leaf('without', at, to, COSTS.operator), denied }
  }
  return undefined
}

/** True for a food with allergens but no absence claim, such as cheese. Such a food ends the scope of a negator. */
function isAllergenicFood({ state }: Boundaries, indexes: Indexes): boolean {
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
  const { words, brackets } = flatten(state, start, limit)
  const isAll = brackets.length === 0 && words.length === limit - start
  return isAll && isWholeName(state, words) && leaf('denial', at, limit, COSTS.operator)
}

/** The number of words at the start of `side` that name the negated food; 0 if it is unclear where the name ends. */
function deniedIn(state: LineState, side: Indexes): number {
  const words = wordsAt(state, side)
  for (let length = Math.min(words.length, LONGEST_DENIED); length >= 1; length--) {
    if (!isDeniable(state, words.slice(0, length))) continue
    return isNothing(state, words.slice(length)) ? words.length : length
  }
  const isOneThing = words.length <= SHORT_DENIED || isNothing(state, words)
  return isOneThing ? words.length : 0
}

function isDeniable({ library, language }: LineState, words: readonly string[]): boolean {
  return (
    absenceOf(library, words, language) !== undefined ||
    findByName(library, words, language) !== undefined ||
    readWritten(library, words, language)?.certainty === 'sure'
  )
}

/** Maximum words in the name of a negated food. */
const LONGEST_DENIED = 4
/** Maximum number of unknown words that count as a single negated food. */
const SHORT_DENIED = 2
