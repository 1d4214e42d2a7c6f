/** Adds the foods of a tree to the drafts of a line, with their amounts, claims, coatings and parts. */

import { isOneOf } from '../../domain/closed-sets.ts'
import { WORDS } from '../../language/index.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import type { Amount } from '../reading/amounts.ts'
import { onlyChoice } from '../reading/draft.ts'
import {
  fruitBefore,
  partsOfFood,
  replaceByFruitParts,
  resolutionOf,
  wordsOfPart,
} from '../reading/fruit-parts.ts'
import { addCoating, addFilling, addNamedInMixture } from '../reading/implied-foods.ts'
import {
  addClaim,
  addClaimsOf,
  addDraft,
  addReading,
  applyClaims,
  describeLast,
  type Occurrence,
  takeReading,
} from '../reading/mentions.ts'
import { CERTAIN, isNothing, readingOf } from '../reading/readings.ts'
import {
  flatten,
  foodRole,
  mark,
  markAll,
  markAmount,
  markLastAsGuess,
  markReading,
  range,
  wordsAt,
} from '../reading/scan.ts'
import { ownFood } from '../reading/shared-nouns.ts'
import type { Indexes, LineState, Slot } from '../reading/state.ts'
import { phraseOf, writtenText } from '../reading/wording.ts'
import { type CoatingAt, type Food, type Node, type PartOf, plainFood } from './nodes.ts'

export const foodAt = (state: LineState, indexes: Indexes): Food =>
  plainFood(indexes, wordsAt(state, indexes), [], readingOf(state, indexes))

/** Marks the words of an amount that precedes its food. Returns the amount. */
export function markLead(state: LineState, { lead, from, to }: Node): Amount | undefined {
  if (!lead) return undefined
  const { amount, piece, measured, isStrange } = lead
  markAmount(state, amount)
  if (piece) markAmount(state, piece)
  if (measured) mark(state, measured[0], measured[1], 'unit')
  for (let at = from; at < to; at++) state.roles[at] ??= 'filler'
  if (isStrange && measured) state.roles[measured[0]] = 'unread'
  return amount
}

/** Adds a food whose name includes the unit word: "1 rama de canela". */
export function addNamed(state: LineState, node: Node): Amount | undefined {
  const { food, amount } = node
  if (!food || !amount) return undefined
  const { indexes, reading } = food
  const whole = wholeOfLast(state, node)
  if (whole) {
    markAmount(state, whole.amount)
    markAll(state, whole.rest, 'descriptor')
    addDraft(
      state,
      {
        certainty: 'sure',
        candidates: [whole.food],
        phrase: writtenText(state, indexes),
        spoken: '',
        amount: whole.amount,
      },
      [],
    )
    return whole.amount
  }
  markAmount(state, amount)
  markReading(state, indexes, reading, 'main')
  const { certainty, candidates } = reading
  const phrase = phraseOf(state, indexes, reading)
  addDraft(
    state,
    { certainty, candidates, phrase, spoken: writtenText(state, indexes), amount },
    wordsAt(state, indexes),
  )
  return amount
}

/** What the last food is made of, if the line counts it without its name: "garlic paste, or 3 large cloves". */
function wholeOfLast(state: LineState, { from, to }: Node) {
  const { library, language, drafts } = state
  const amount = state.amounts.at(from, to)
  const last = onlyChoice(drafts.at(-1))?.candidates[0]
  const made = library.ingredient(last?.ingredientId ?? '')?.mainIngredient
  const whole = made ? library.ingredient(made) : undefined
  const units = amount?.units.filter(({ id }) => whole?.portions[id] !== undefined) ?? []
  if (!amount || !whole || units.length === 0) return undefined
  const rest = flatten(state, amount.to, to).indexes
  if (rest.length > 0 && !isNothing(state, wordsAt(state, rest))) return undefined
  return { food: resolutionOf(whole, language, CERTAIN), amount: { ...amount, units }, rest }
}

/** Adds the parts of a fruit: "juice and zest of 2 lemons". In "juice of ½", the fruit is the previous food. */
export function addParts(
  state: LineState,
  { from, to }: Node,
  { parts, of, amount, indexes, reading, id }: PartOf,
): Amount | undefined {
  const fruit = id ?? fruitBefore(state)
  const made = fruit === undefined ? [] : partsOfFood(state, fruit, parts)
  if (made.length === 0) {
    const all = flatten(state, from, to).indexes
    takeReading(state, readingOf(state, all), { indexes: all, slot: 'main' })
    return undefined
  }
  mark(state, from, of, 'food')
  if (amount) markAmount(state, amount)
  if (reading) markReading(state, indexes, reading, 'main')
  const counted = amount && { ...amount, amount: amount.amount ?? 1 }
  const phrase = writtenText(state, [...range(from, of), ...indexes])
  for (const food of made) {
    addDraft(
      state,
      { certainty: 'sure', candidates: [food], phrase, spoken: '', amount: counted },
      wordsOfPart(food),
    )
  }
  return counted
}

interface AddedAt extends Pick<Occurrence, 'amount' | 'slot'> {
  /** True for all alternatives but the first. */
  readonly isOther?: boolean
}

export function addFood(state: LineState, food: Food, at: AddedAt): void {
  const { indexes, full, utensils, claims, coatings } = food
  const { amount, slot } = at
  const reading = food.isOpen ? readingOf(state, indexes) : food.reading
  if (slot === 'remark' && state.drafts.length > 0 && replaceByFruitParts(state, indexes, amount))
    return
  if (utensils) {
    for (const at of indexes) state.roles[at] = utensils.includes(at) ? 'non-food' : 'descriptor'
  } else if (full) {
    markAll(state, indexes, foodRole(slot))
    const found = { indexes, amount, slot: slot === 'main' ? slot : 'beside' } as const
    addReading(state, reading, found, full)
    const alone = ownFood(state, indexes, full)
    if (alone) addReading(state, alone, { indexes, amount, slot: 'beside' })
  } else if (claims.length + coatings.length > 0) {
    addBare(state, { ...food, reading }, at)
  } else addRead(state, reading, indexes, at)
}

/** Preparations that may add any food, unless words such as "with cheese" name the food. */
const OPEN = ['filled', 'marinated'] as const

/** True if the food before the participle is the coating: "mit Butter bestrichen". */
const isNamedBefore = (state: LineState, indexes: Indexes, at: number): boolean =>
  state.inWithClause && WORDS[state.language].verbLast && (indexes.at(-1) ?? at) < at

/** Adds a food that has claims or coatings: "vegane Butter", "4 panierte Schnitzel", "(stuffed with olives)". */
function addBare(state: LineState, { indexes, reading, claims, coatings }: Food, found: AddedAt) {
  const before = state.drafts.length
  for (const one of claims) markAll(state, one.indexes, 'negation')
  const coated = coatings.flatMap(({ at, length }) => range(at, at + length))
  markAll(state, coated, 'coating')
  const isOpen = ({ at, cls }: CoatingAt) =>
    isOneOf(OPEN, cls) && !isNamedBefore(state, indexes, at)
  const hasOpen = coatings.some(isOpen)
  const isRemark = found.slot === 'remark'
  if (hasOpen && isRemark) markLastAsGuess(state)
  if (indexes.length > 0) addRead(state, reading, indexes, found)
  else if (found.amount) state.pending.amount ??= found.amount
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
  indexes: Indexes,
  { amount, slot, isOther = false }: AddedAt,
): void {
  const reading = isOther && read.isPlain ? read : described(state, read, amount, slot)
  // The words "their juice" only describe the tomatoes in "2 tomatoes and their juice".
  if (reading.isEmpty && slot === 'beside' && state.drafts.length > 0) {
    describeLast(state, indexes)
    return
  }
  takeReading(state, reading, { indexes, amount, slot })
  if (reading.certainty === 'sure') addClaimsOf(state, indexes)
  if (reading.certainty === 'none' && !reading.isEmpty && reading.isAmbiguous !== true)
    addNamedInMixture(state, indexes)
}

/** Drops a word that describes another food ("almendras, tostadas"), except in a list ("pan, queso, tostadas"). */
function described(
  { drafts }: LineState,
  reading: FoodReading,
  amount: Amount | undefined,
  slot: Slot,
): FoodReading {
  if (!reading.isPlain || slot === 'main' || amount?.numbered) return reading
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
