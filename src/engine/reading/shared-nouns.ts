/** Completes sides of a list or choice that share a noun: "vegetable or chicken stock", "Raps- oder Olivenöl", "caldo de pollo o verduras". */

import { isOneOf } from '../../domain/closed-sets.ts'
import { joinsOf, WORDS } from '../../language/index.ts'
import { STATES } from '../../language/word-classes.ts'
import { covers } from '../../search/compare-foods.ts'
import type { FoodReading } from '../../search/find-food.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import { CERTAIN, isNothing, isWholeName, readingOf, readWords } from './readings.ts'
import { isAndOr, isOperator, keyAt, range, wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** A side, and its words completed with the shared noun. */
export interface Shared {
  readonly from: number
  readonly to: number
  readonly full: readonly string[]
}

/** Maximum sides that share a noun; more are a list of foods. */
const MOST_SIDES = 5

/** Completes the sides in every run of words; `limits[i]` is the latest end of a run that starts at token i. */
export function sharedNouns(state: LineState, limits: readonly number[]): readonly Shared[] {
  const { tokens } = state
  if (!tokens.some(({ key }) => isJoint(state, key))) return []
  const found: Shared[] = []
  for (let at = 0; at < tokens.length; ) {
    const begun = beginOf(state, at, limits)
    const depends = dependsOn(state, begun, limits)
    const stop = depends ? (limits[begun] ?? begun) : stopOf(state, begun, limits)
    const listed = listFrom(state, begun, limits)
    const sides = withNoun(state, listed ?? sidesIn(state, begun, stop, depends))
    if (sides.length > 1) {
      const full = fullNames(state, sides.map(placesOf(state)))
      sides.forEach(([from, to], i) => {
        const words = full[i]
        if (words) found.push({ from, to, full: words })
      })
    }
    at = Math.max(at + 1, stop)
  }
  return found
}

type Side = readonly [from: number, to: number]

const placesOf =
  (state: LineState) =>
  ([from, to]: Side): Places =>
    range(from, to).filter((at) => state.tokens[at]?.kind !== 'sign')

const isJoint = (state: LineState, key: string) => isAndOr(state, key) || key === '/'

/** Index after the amount that starts a run. */
function beginOf(state: LineState, at: number, limits: readonly number[]): number {
  const amount = state.amounts.at(at, limits[at] ?? at)
  return amount && (amount.numbered || amount.units.length > 0) ? amount.to : at
}

/** End of the run: before a bracket or a word that opens a side clause. */
function stopOf(state: LineState, from: number, limits: readonly number[]): number {
  const limit = limits[from] ?? from
  const { until } = joinsOf(state.language)
  return (
    range(from, limit).find((at) => {
      const key = keyAt(state, at)
      return key === '(' || until.has(key) || isOperator(state, at)
    }) ?? limit
  )
}

/** Drops trailing sides that only describe: "tomatoes and their juice" share no noun. */
function withNoun(state: LineState, sides: readonly Side[]): readonly Side[] {
  const [first, last] = [sides[0], sides.at(-1)]
  if (!first || !last || sides.length < 2) return sides
  const places = placesOf(state)(last)
  const isPlain =
    isNothing(state, wordsAt(state, places)) &&
    state.tokens[places.at(-1) ?? -1]?.cut !== 'behind' &&
    !makesOther(state, placesOf(state)(first), places)
  return isPlain ? withNoun(state, sides.slice(0, -1)) : sides
}

/** "Pan sin gluten o de centeno": a side needs the head of the first, despite the words between. */
function dependsOn(state: LineState, from: number, limits: readonly number[]): boolean {
  const { dependent } = WORDS[state.language]
  return range(from + 1, limits[from] ?? from).some(
    (at) => state.amounts.joins.or.has(keyAt(state, at)) && dependent.has(keyAt(state, at + 1)),
  )
}

function sidesIn(state: LineState, from: number, to: number, isChoice = false): readonly Side[] {
  const sides: Side[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    if (
      at < to &&
      !(isChoice ? state.amounts.joins.or.has(keyAt(state, at)) : isJoint(state, keyAt(state, at)))
    )
      continue
    if (at > start) sides.push([start, at])
    start = at + 1
  }
  return sides
}

/** "Oat, soy or almond milk": a list with commas whose sides all share the noun of one. */
function listFrom(
  state: LineState,
  from: number,
  limits: readonly number[],
): readonly Side[] | undefined {
  let end = limits[from] ?? from
  const sides: Side[] = []
  let start = from
  for (let commas = 1; commas < MOST_SIDES && keyAt(state, end) === ','; commas++) {
    sides.push([start, end])
    start = end + 1
    end = limits[start] ?? start
    const next = range(start, end)
    if (next.length === 0 || !next.every((at) => state.tokens[at]?.kind === 'word'))
      return undefined
    const last = sidesIn(state, start, stopOf(state, start, limits))
    if (last.length < 2) continue
    const all = [...sides, ...last]
    return shareOne(state, all.map(placesOf(state))) ? all : undefined
  }
  return undefined
}

/** The words of each side with the noun that it shares with another; undefined for a side that is complete. */
function fullNames(
  state: LineState,
  sides: readonly Places[],
): readonly (readonly string[] | undefined)[] {
  const [first = [], last = []] = [sides[0], sides.at(-1)]
  // "25 g butter + 1 tbsp olive oil": sides with their own amounts share no noun.
  if (sides.length > 1 && state.tokens[last[0] ?? -1]?.kind === 'number') {
    return sides.map(() => undefined)
  }
  const fromFirst = WORDS[state.language].headFirst ? sharedHead : inState
  return sides.map((side, i) => {
    const full = i > 0 ? fromFirst(state, first, side) : undefined
    const isLast = i === sides.length - 1
    return full ?? (isLast ? compoundOf(state, sides[i - 1], side) : shared(state, side, last))
  })
}

/** "Ground cumin and coriander", "getrockneter Oregano und Thymian": adds the state of the first side if that names a food of the same category. */
function inState(state: LineState, first: Places, side: Places): readonly string[] | undefined {
  const [begun] = wordsAt(state, first.slice(0, 1))
  const cls = begun === undefined ? undefined : lexiconOf(state.library, state.language).of(begun)
  if (!begun || !cls || !isOneOf(STATES, cls)) return undefined
  const words = wordsAt(state, side)
  const full = [begun, ...words]
  if (words.length > 1 || !isWholeName(state, words) || !isWholeName(state, full)) return undefined
  const [one, other] = [readingOf(state, first), readWords(state, full)].map(
    ({ candidates: [food] }) => food && state.library.ingredient(food.ingredientId)?.category,
  )
  return one !== undefined && one === other ? full : undefined
}

/** True if every side except the one with the noun needs it: "oat, soy or almond milk", "leche de soja, avena o almendra". */
function shareOne(state: LineState, sides: readonly Places[]): boolean {
  const full = fullNames(state, sides)
  const whole = WORDS[state.language].headFirst ? 0 : sides.length - 1
  return full.every((words, i) => {
    if (i === whole) return true
    const isCut = state.tokens[sides[i]?.at(-1) ?? -1]?.cut === 'behind'
    return words !== undefined && (isCut || isCertain(readWords(state, words)))
  })
}

/** "Vegetable or chicken stock", "Rinder- oder Gemüsebrühe": the first side with the noun of the last. */
function shared(state: LineState, side: Places, last: Places): readonly string[] | undefined {
  const words = wordsAt(state, side)
  const following = wordsAt(state, last)
  if (state.tokens[side.at(-1) ?? -1]?.cut === 'behind') return completed(state, words, following)
  if (WORDS[state.language].headFirst) return undefined
  const alone = readWords(state, words)
  for (const tail of tails(following)) {
    // The side already has the noun.
    if (tail.at(-1) === words.at(-1)) return undefined
    const full = [...words, ...tail]
    const reading = readWords(state, full)
    if (reading.certainty !== 'sure') continue
    if (isCertain(reading)) return full
    const isNew = !alone.isEmpty || differs(state, reading, following)
    if (alone.certainty !== 'sure' && isNew) return full
  }
  return undefined
}

/** The words of a side with the head of the preceding food; undefined if they do not name a food. */
export function headed(
  state: LineState,
  first: Places,
  side: Places,
): readonly string[] | undefined {
  if (!WORDS[state.language].headFirst || first.length === 0) return undefined
  const full = sharedHead(state, first, side)
  return full && isWholeName(state, full) ? full : undefined
}

/** "Yogur de soja o natural": true if the descriptor turns the preceding head into another food. */
function makesOther(state: LineState, first: Places, side: Places): boolean {
  if (!WORDS[state.language].headFirst || first === side) return false
  const full = sharedHead(state, first, side)
  if (full === undefined || readingOf(state, first).candidates.length === 0) return false
  const other = readWords(state, full)
  return other.certainty === 'sure' && differs(state, other, wordsAt(state, first))
}

/**
 * "Mustard and poppy seed oil": if a side on its own is a food with allergens that it lacks with the shared noun,
 * both count.
 */
export function ownFood(
  state: LineState,
  side: Places,
  full: readonly string[],
): FoodReading | undefined {
  const alone = readingOf(state, side)
  const [own, whole] = [alone, readWords(state, full)].map(({ candidates: [first] }) =>
    first ? state.library.ingredient(first.ingredientId) : undefined,
  )
  if (alone.certainty !== 'sure' || alone.isPlain || !own || !whole) return undefined
  return covers(whole, own) ? undefined : alone
}

/** Minimum letters of a noun at the end of a compound: "Öl", "Ei". */
const SHORTEST_NOUN = 2

/** "Caldo de pollo o verduras": the head of the first side before the words of another. */
function sharedHead(state: LineState, first: Places, side: Places): readonly string[] | undefined {
  const head = wordsAt(state, first)
  const words = wordsAt(state, side)
  const { dependent, joins } = WORDS[state.language]
  const isDependent = dependent.has(words[0] ?? '')
  const alone = readWords(state, words)
  const standsAlone = alone.certainty === 'sure' && !alone.isEmpty
  for (const begun of heads(head)) {
    const full = [...begun, ...words]
    const reading = readWords(state, full)
    if (reading.certainty !== 'sure') continue
    const endsWithOf = joins.of.has(begun.at(-1) ?? '')
    if (isDependent || (isCertain(reading) && (endsWithOf || !standsAlone))) return full
  }
  // "O de vaca": extent of the shared head is unclear.
  return isDependent ? [...head.slice(0, 1), ...words] : undefined
}

/** "Weizen-" with the end of "Roggenmehl"; the noun may also be a separate word: "soy- or almond milk". */
function completed(
  state: LineState,
  words: readonly string[],
  following: readonly string[],
): readonly string[] | undefined {
  const before = words.slice(0, -1)
  const [begun = '', compound = ''] = [words.at(-1), following.at(-1)]
  const compounds = cutsOf(compound, 2, SHORTEST_NOUN).flatMap((at) =>
    ['', 's'].map((joint) => [...before, begun + joint + compound.slice(at)]),
  )
  return [...compounds, ...tails(following).map((tail) => [...words, ...tail])].find((full) =>
    isSure(state, full),
  )
}

/** "Rapsöl oder -margarine": the second half of a compound with the first half of the preceding side. */
function compoundOf(
  state: LineState,
  before: Places | undefined,
  side: Places,
): readonly string[] | undefined {
  if (!before || state.tokens[side[0] ?? -1]?.cut !== 'before') return undefined
  const [end = '', ...rest] = wordsAt(state, side)
  const compound = wordsAt(state, before).at(-1) ?? ''
  return cutsOf(compound, 3, 1)
    .map((at) => [compound.slice(0, at) + end, ...rest])
    .findLast((full) => isSure(state, full))
}

/** Offsets at which a word may be split in two. */
const cutsOf = (word: string, shortest: number, last: number) =>
  range(shortest, word.length - last + 1)

/** Proper suffixes of a phrase, longest first. */
const tails = (words: readonly string[]) => words.map((_, at) => words.slice(at)).slice(1)

/** Proper prefixes of a phrase, longest first. */
const heads = (words: readonly string[]) => words.map((_, at) => words.slice(0, -at)).slice(1)

function isSure(state: LineState, words: readonly string[]): boolean {
  return readWords(state, words).certainty === 'sure'
}

function isCertain({ candidates }: FoodReading): boolean {
  return (candidates[0]?.confidence ?? 0) >= CERTAIN
}

/** True if a described side is a different food from the last one; false for "fresh or frozen peas". */
function differs(state: LineState, reading: FoodReading, last: readonly string[]): boolean {
  const other = readWords(state, last)
  return reading.candidates[0]?.ingredientId !== other.candidates[0]?.ingredientId
}
