/** Completes foods that share a noun: "oat or almond milk", "Raps- oder Olivenöl", "caldo de pollo o verduras". */

import { isOneOf } from '../../domain/closed-sets.ts'
import { itemAt, lastOf } from '../../domain/present.ts'
import { joinsOf, WORDS } from '../../language/index.ts'
import { STATES } from '../../language/word-classes.ts'
import type { Words } from '../../language/words.ts'
import { isAtLeastAsSevere } from '../../search/compare-foods.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { dictionary } from '../../search/indexes.ts'
import { CERTAIN, isNothing, isWholeName, readingOf, readWords } from './readings.ts'
import { isAndOr, isOperator, keyAt, range, wordsAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'

/** A member of a list. `full` has its words and the words that it shares with another member. */
export type Shared = { readonly from: number; readonly to: number; readonly full: Words }

type Side = readonly [from: number, to: number]

/** Maximum number of foods that can share a noun. A longer list is read as separate foods. */
const MAX_SIDES = 5

/** Adds the noun that foods share: "chicken or beef stock". A food at token `i` ends at `limits[i]` at the latest. */
export function sharedNouns(state: LineState, limits: readonly number[]): readonly Shared[] {
  if (!state.keys.some((key) => isJoint(state, key))) return []
  const found: Shared[] = []
  for (let at = 0; at < state.keys.length; ) {
    const amount = state.amounts.at(at, itemAt(limits, at))
    const from = amount && (amount.numbered || amount.units.length > 0) ? amount.to : at
    const stop = stopOf(state, from, itemAt(limits, from))
    found.push(...(listFrom(state, from, limits) ?? completed(state, sidesIn(state, from, stop))))
    at = Math.max(at + 1, stop)
  }
  return found
}

const isJoint = (state: LineState, key: string) => isAndOr(state, key) || key === '/'

/** The index at which a run of words ends: before a bracket or a word that begins a clause, such as "with". */
function stopOf(state: LineState, from: number, limit: number): number {
  const { language, amounts } = state
  const isDependent = (at: number) =>
    amounts.joins.or.has(keyAt(state, at)) && WORDS[language].dependent.has(keyAt(state, at + 1))
  // In "pan sin gluten o de centeno", "de centeno" still refers to the noun "pan", despite the negation in between.
  if (range(from + 1, limit).some(isDependent)) return limit
  const isEnd = (at: number) =>
    keyAt(state, at) === '(' ||
    joinsOf(language).until.has(keyAt(state, at)) ||
    isOperator(state, at)
  return range(from, limit).find(isEnd) ?? limit
}

function sidesIn(state: LineState, from: number, to: number): readonly Side[] {
  const joints = range(from, to).filter((at) => isJoint(state, keyAt(state, at)))
  return [...joints, to]
    .map((end, i): Side => [i === 0 ? from : itemAt(joints, i - 1) + 1, end])
    .filter(([start, end]) => end > start)
}

/** Completes the members of a comma-separated list if they share the noun of one member: "Oat, soy or almond milk". */
function listFrom(state: LineState, from: number, limits: readonly number[]) {
  const sides: Side[] = []
  let [start, end] = [from, itemAt(limits, from)]
  while (sides.length < MAX_SIDES - 1 && keyAt(state, end) === ',') {
    sides.push([start, end])
    start = end + 1
    end = itemAt(limits, start)
    if (start === end || range(start, end).some((at) => state.tokens[at]?.kind !== 'word')) break
    const last = sidesIn(state, start, stopOf(state, start, end))
    if (last.length < 2) continue
    const all = [...sides, ...last]
    const found = completed(state, all).filter(
      ({ to, full }) => cutAt(state, to - 1) === 'after' || isCertain(state, full),
    )
    return found.length === all.length - 1 ? found : undefined
  }
  return undefined
}

const cutAt = ({ tokens }: LineState, at: number | undefined) => tokens[at ?? -1]?.cut

/** Completes list members with the words that they share with another member. */
function completed(state: LineState, given: readonly Side[]): readonly Shared[] {
  const indexesOf = ([from, to]: Side) =>
    range(from, to).filter((at) => state.tokens[at]?.kind !== 'sign')
  const sides = given.filter((side) => indexesOf(side).length > 0)
  const all = sides.map(indexesOf)
  // List members that have their own amounts do not share a noun: "25 g butter + 1 tbsp olive oil".
  if (sides.length < 2 || state.tokens[lastOf(all)[0] ?? -1]?.kind === 'number') return []
  const names = all.map((_, i) => fullName(state, all, i))
  const first = wordsAt(state, itemAt(all, 0))
  // Drop a last member that only describes the food ("tomatoes and their juice"), unless the member turns the food
  // into another food ("soja o natural").
  const { headFirst } = WORDS[state.language]
  const isOther = headFirst && !isSameFood(state, names.at(-1) ?? first, first)
  if (!isOther && isNothing(state, wordsAt(state, lastOf(all))))
    return completed(state, sides.slice(0, -1))
  return sides.flatMap(([from, to], i) => {
    const full = names[i]
    return full ? { from, to, full } : []
  })
}

/** The words of a list member, completed with words of another member; undefined if no words are missing. */
function fullName(state: LineState, sides: readonly Indexes[], i: number): Words | undefined {
  const { headFirst, dependent, joins } = WORDS[state.language]
  const [side = [], before = [], first = [], last = []] = [
    sides[i],
    sides[i - 1],
    sides[0],
    sides.at(-1),
  ].map((indexes) => wordsAt(state, indexes ?? []))
  const isNext = i > 0
  if (isNext && cutAt(state, sides[i]?.[0]) === 'before')
    return withBeginning(lastOf(before), side).findLast((full) => isSure(state, full))
  const names = headFirst
    ? first.slice(1).map((_, at) => [...first.slice(0, -1 - at), ...side])
    : last.slice(1).map((_, at) => [...side, ...last.slice(at + 1)])
  if (cutAt(state, sides[i]?.at(-1)) === 'after')
    return [...withEnd(side, lastOf(last)), ...names].find((full) => isSure(state, full))
  const sure = names.filter((full) => isSure(state, full))
  // It is unclear how many shared words precede a list member such as "o de vaca".
  if (headFirst && isNext && dependent.has(side[0] ?? ''))
    return sure[0] ?? [...first.slice(0, 1), ...side]
  const hasNoun = headFirst ? !isNext : side.at(-1) === last.at(-1)
  const stated = isNext ? withState(state, first, side) : undefined
  if (stated || hasNoun) return stated
  const alone = readWords(state, side)
  const isFood = alone.certainty === 'sure' && !alone.isEmpty
  return sure.find((full) => {
    // If a member is itself a food, complete it only with words that end with "de": "caldo de pollo o verduras".
    if (headFirst) {
      const isOpen = !isFood || joins.of.has(full.at(-1 - side.length) ?? '')
      return isOpen && isCertain(state, full)
    }
    // Add the noun to a description only if both together name another food. For "warm or almond milk", do not add it.
    const isOther = !alone.isEmpty || !isSameFood(state, full, last)
    return isCertain(state, full) || (alone.certainty !== 'sure' && isOther)
  })
}

/** Adds the state of the first food to another food of the same category: "ground cumin and coriander". */
function withState(state: LineState, first: Words, side: Words): Words | undefined {
  const full = [...first.slice(0, 1), ...side]
  const cls = dictionary(state.library).classOf(first[0] ?? '', state.language)
  if (!cls || !isOneOf(STATES, cls) || side.length > 1) return undefined
  if (!isWholeName(state, side) || !isWholeName(state, full)) return undefined
  const category = foodOf(state, readWords(state, first))?.category
  return category && category === foodOf(state, readWords(state, full))?.category ? full : undefined
}

/** Puts every possible beginning of the compound before the incomplete word: "Rapsöl oder -margarine". */
const withBeginning = (compound: string, [end = '', ...rest]: Words) =>
  range(3, compound.length).map((at) => [compound.slice(0, at) + end, ...rest])

/** Appends every possible ending of the compound to the incomplete word, longest first: "Weizen- und Roggenmehl". */
const withEnd = (side: Words, compound: string) =>
  range(2, compound.length - 1).flatMap((at) =>
    ['', 's'].map((link) => [...side.slice(0, -1), lastOf(side) + link + compound.slice(at)]),
  )

/** Puts the first words of the first food before a later food. Returns undefined if the result names no food. */
export function headed(state: LineState, first: Indexes, side: Indexes): Words | undefined {
  if (!WORDS[state.language].headFirst || first.length === 0) return undefined
  const full = fullName(state, [first, side], 1)
  return full && isWholeName(state, full) ? full : undefined
}

/** Returns the food `side` if the food `full` lacks an allergen of `side`: "mustard and poppy seed oil". */
export function ownFood(state: LineState, side: Indexes, full: Words): FoodReading | undefined {
  const alone = readingOf(state, side)
  const [own, whole] = [foodOf(state, alone), foodOf(state, readWords(state, full))]
  if (alone.certainty !== 'sure' || alone.isPlain || !own || !whole) return undefined
  return isAtLeastAsSevere(whole, own) ? undefined : alone
}

const foodOf = ({ library }: LineState, { candidates }: FoodReading) =>
  library.ingredient(candidates[0]?.ingredientId ?? '')

const isSameFood = (state: LineState, one: Words, other: Words) =>
  foodOf(state, readWords(state, one))?.id === foodOf(state, readWords(state, other))?.id

const isSure = (state: LineState, words: Words) => readWords(state, words).certainty === 'sure'

const isCertain = (state: LineState, words: Words) =>
  (readWords(state, words).candidates[0]?.confidence ?? 0) >= CERTAIN
