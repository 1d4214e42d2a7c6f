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

/** A side and its words with the noun that it shares. */
export interface Shared {
  readonly from: number
  readonly to: number
  readonly full: readonly string[]
}

/** Sides of a list that share one noun; more than these are a list of foods. */
const MOST_SIDES = 5

/** The sides in every run of words; `limits` says where the run that a token begins ends at the latest. */
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

/** After the amount that begins a run. */
function beginOf(state: LineState, at: number, limits: readonly number[]): number {
  const amount = state.amounts.at(at, limits[at] ?? at)
  return amount && (amount.numbered || amount.units.length > 0) ? amount.to : at
}

/** Where the run ends: before a word that opens a side clause or a bracket. */
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

/** The sides without those at the end that only describe: "tomatoes and their juice" share nothing. */
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

/** "Pan sin gluten o de centeno": a side needs the head of the first, whatever stands between them. */
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

/** For each side its words with the noun that it shares with another side; undefined for one that stands by itself. */
function fullNames(
  state: LineState,
  sides: readonly Places[],
): readonly (readonly string[] | undefined)[] {
  const [first = [], last = []] = [sides[0], sides.at(-1)]
  // "25 g butter + 1 tbsp olive oil": what has an amount of its own shares no noun.
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

/** "Ground cumin and coriander", "getrockneter Oregano und Thymian": the state before the first, where it makes a food of the same kind. */
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

/** Whether each side but the one with the noun needs it: "oat, soy or almond milk", "leche de soja, avena o almendra". */
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
  const behind = wordsAt(state, last)
  if (state.tokens[side.at(-1) ?? -1]?.cut === 'behind') return completed(state, words, behind)
  if (WORDS[state.language].headFirst) return undefined
  const alone = readWords(state, words)
  for (const tail of tails(behind)) {
    // A side that has the noun already needs none.
    if (tail.at(-1) === words.at(-1)) return undefined
    const full = [...words, ...tail]
    const reading = readWords(state, full)
    if (reading.certainty !== 'sure') continue
    if (isCertain(reading)) return full
    const isNew = !alone.isEmpty || differs(state, reading, behind)
    if (alone.certainty !== 'sure' && isNew) return full
  }
  return undefined
}

/** The words of a side with the head of a food before, where they name one only so. */
export function headed(
  state: LineState,
  first: Places,
  side: Places,
): readonly string[] | undefined {
  if (!WORDS[state.language].headFirst || first.length === 0) return undefined
  const full = sharedHead(state, first, side)
  return full && isWholeName(state, full) ? full : undefined
}

/** "Yogur de soja o natural": the descriptor makes another food of the head before. */
function makesOther(state: LineState, first: Places, side: Places): boolean {
  if (!WORDS[state.language].headFirst || first === side) return false
  const full = sharedHead(state, first, side)
  if (full === undefined || readingOf(state, first).candidates.length === 0) return false
  const other = readWords(state, full)
  return other.certainty === 'sure' && differs(state, other, wordsAt(state, first))
}

/**
 * "Mustard and poppy seed oil": where a side is a food by itself that burdens what it would not with the noun of the other,
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

/** "Öl" and "Ei" are the shortest nouns that compounds end with. */
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
  // "O de vaca": nobody can say of what.
  return isDependent ? [...head.slice(0, 1), ...words] : undefined
}

/** "Weizen-" with the end of "Roggenmehl"; the noun may be a word of its own, too: "soy- or almond milk". */
function completed(
  state: LineState,
  words: readonly string[],
  behind: readonly string[],
): readonly string[] | undefined {
  const before = words.slice(0, -1)
  const [begun = '', compound = ''] = [words.at(-1), behind.at(-1)]
  const compounds = cutsOf(compound, 2, SHORTEST_NOUN).flatMap((at) =>
    ['', 's'].map((joint) => [...before, begun + joint + compound.slice(at)]),
  )
  return [...compounds, ...tails(behind).map((tail) => [...words, ...tail])].find((full) =>
    isSure(state, full),
  )
}

/** "Rapsöl oder -margarine": the second half of a compound with the first half of the side before. */
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

/** Where a word may be cut in two. */
const cutsOf = (word: string, shortest: number, last: number) =>
  range(shortest, word.length - last + 1)

/** The ends of a phrase, longest first, without the phrase itself. */
const tails = (words: readonly string[]) => words.map((_, at) => words.slice(at)).slice(1)

/** The same of its beginnings. */
const heads = (words: readonly string[]) => words.map((_, at) => words.slice(0, -at)).slice(1)

function isSure(state: LineState, words: readonly string[]): boolean {
  return readWords(state, words).certainty === 'sure'
}

function isCertain({ candidates }: FoodReading): boolean {
  return (candidates[0]?.confidence ?? 0) >= CERTAIN
}

/** Whether a described side is another food than the last one: "fresh or frozen peas" are not. */
function differs(state: LineState, reading: FoodReading, behind: readonly string[]): boolean {
  const other = readWords(state, behind)
  return reading.candidates[0]?.ingredientId !== other.candidates[0]?.ingredientId
}
