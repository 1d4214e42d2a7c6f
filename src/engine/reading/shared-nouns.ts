/** Completes sides of a list or choice that share a noun: "vegetable or chicken stock", "Raps- oder Olivenöl", "caldo de pollo o verduras". */

import { isOneOf } from '../../domain/closed-sets.ts'
import { WORDS } from '../../language/index.ts'
import { STATES } from '../../language/word-classes.ts'
import { covers } from '../../search/compare-foods.ts'
import type { FoodReading } from '../../search/find-food.ts'
import { lexiconOf } from '../../search/lexicon-entries.ts'
import { CERTAIN, isWholeName, readingOf, readWords } from './readings.ts'
import { wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** For each side its words with the noun that it shares with another side; undefined for one that stands by itself. */
export function fullNames(
  state: LineState,
  sides: readonly Places[],
): readonly (readonly string[] | undefined)[] {
  const [first = [], last = []] = [sides[0], sides.at(-1)]
  // "25 g butter + 1 tbsp olive oil": what has an amount of its own shares no noun.
  if (sides.length > 1 && state.tokens[last[0] ?? -1]?.kind === 'number') {
    return sides.map(() => undefined)
  }
  return sides.map((side, i) => {
    const headed =
      WORDS[state.language].headFirst && i > 0 ? sharedHead(state, first, side) : undefined
    return (
      headed ??
      (i > 0 ? inState(state, first, side) : undefined) ??
      (i < sides.length - 1 ? shared(state, side, last) : compoundOf(state, sides[i - 1], side))
    )
  })
}

/** "Ground cumin and coriander", "getrockneter Oregano und Thymian": the state before the first, where it makes a food of the same kind. */
function inState(state: LineState, first: Places, side: Places): readonly string[] | undefined {
  const [begun] = wordsAt(state, first.slice(0, 1))
  const cls = begun === undefined ? undefined : lexiconOf(state.library, state.language).of(begun)
  if (WORDS[state.language].headFirst || !begun || !cls || !isOneOf(STATES, cls)) return undefined
  const words = wordsAt(state, side)
  const full = [begun, ...words]
  if (words.length > 1 || !isWholeName(state, words) || !isWholeName(state, full)) return undefined
  const [one, other] = [readingOf(state, first), readWords(state, full)].map(
    ({ candidates: [food] }) => food && state.library.ingredient(food.ingredientId)?.category,
  )
  return one !== undefined && one === other ? full : undefined
}

/** Whether each side but the one with the noun needs it: "oat, soy or almond milk", "leche de soja, avena o almendra". */
export function shareOne(state: LineState, sides: readonly Places[]): boolean {
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
  for (const tail of tails(behind, LONGEST_SHARED)) {
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
export function makesOther(state: LineState, first: Places, side: Places): boolean {
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

/** Sides share no more words than these; a compound is completed by fewer. */
const LONGEST_SHARED = 3
const LONGEST_COMPLETING = 2
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
  for (const begun of heads(head, LONGEST_SHARED)) {
    const full = [...begun, ...words]
    const reading = readWords(state, full)
    if (reading.certainty !== 'sure') continue
    const endsWithOf = joins.of.has(begun.at(-1) ?? '')
    if (isDependent || (isCertain(reading) && (endsWithOf || !standsAlone))) return full
  }
  // "O de vaca": nobody can say of what.
  return isDependent ? [...head.slice(0, 1), ...words] : undefined
}

/** "Weizen-" with the end of "Roggenmehl". */
function completed(
  state: LineState,
  words: readonly string[],
  behind: readonly string[],
): readonly string[] | undefined {
  const before = words.slice(0, -1)
  const [begun = '', compound = ''] = [words.at(-1), behind.at(-1)]
  for (let at = 2; at <= compound.length - SHORTEST_NOUN; at++) {
    for (const joint of ['', 's']) {
      const full = [...before, begun + joint + compound.slice(at)]
      if (isSure(state, full)) return full
    }
  }
  // The noun may be a word of its own: "soy- or almond milk".
  return tails(behind, LONGEST_COMPLETING)
    .map((tail) => [...words, ...tail])
    .find((full) => isSure(state, full))
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
  for (let at = compound.length - 1; at >= 3; at--) {
    const full = [compound.slice(0, at) + end, ...rest]
    if (isSure(state, full)) return full
  }
  return undefined
}

/** The ends of a phrase, longest first, without the phrase itself. */
function tails(words: readonly string[], longest: number): readonly (readonly string[])[] {
  return lengths(words, longest).map((length) => words.slice(-length))
}

/** The same of its beginnings. */
function heads(words: readonly string[], longest: number): readonly (readonly string[])[] {
  return lengths(words, longest).map((length) => words.slice(0, length))
}

function lengths(words: readonly string[], longest: number): readonly number[] {
  const most = Math.max(0, Math.min(words.length - 1, longest))
  return Array.from({ length: most }, (_, i) => most - i)
}

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
