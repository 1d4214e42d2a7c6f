/** Reads brackets, which may name parts of a fruit (zest), the kind of the preceding food, or something else. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { WORDS } from '../../language/index.ts'
import { isBrand } from '../../library/library.ts'
import { brandOf } from '../../search/brand-of-food.ts'
import { isAtLeastAsSevere, isKind } from '../../search/compare-foods.ts'
import { findByName, type Resolution } from '../../search/named.ts'
import type { Amount } from './amounts.ts'
import { claimsIn } from './claims.ts'
import { type Draft, giveAmount, onlyChoice, withBrand } from './draft.ts'
import { replaceByFruitParts } from './fruit-parts.ts'
import { addDraft } from './mentions.ts'
import { readingOf } from './readings.ts'
import { type Bracket, changeRoles, flatten, keyAt, markAll, wordsAt } from './scan.ts'
import type { Indexes, LineState, Slot } from './state.ts'

type ReadInner = (from: number, to: number, slot: Slot) => void

/** Maximum words in brackets that say what a food is made of: "Öl (Erdnuss)". */
const LONGEST_KIND = 2

export function readBrackets(state: LineState, brackets: readonly Bracket[], readInner: ReadInner) {
  const { roles, drafts } = state
  for (const [open, close] of brackets) {
    const before = drafts.length
    const given = before > 0 ? undefined : state.pending.amount
    roles[open] ??= 'filler'
    if (keyAt(state, close) === ')') roles[close] ??= 'filler'
    const { indexes } = flatten(state, open + 1, close)
    const isKind = replaceByFruitParts(state, indexes) || replaceByKind(state, indexes)
    if (!isKind && close > open + 1) {
      const end = before > 0 ? claimEnding(state, indexes, close) : close
      if (end < close) readInner(end + 1, close, 'remark')
      readInner(open + 1, end, before > 0 ? 'remark' : 'main')
      mergeSame(state, before, indexes)
    }
    if (before > 0) for (const draft of drafts.slice(before)) draft.isAside = true
    if (given) putFirst(drafts, given)
  }
}

/** Returns the index of the comma before a final claim ("de sémola, sin huevo"), or `close` if there is none. */
function claimEnding(state: LineState, indexes: Indexes, close: number): number {
  const comma = state.keys.lastIndexOf(',', close - 1)
  const [first = close] = indexes
  if (comma <= first) return close
  const words = wordsAt(
    state,
    indexes.filter((at) => at > comma),
  )
  const [claim, ...more] = claimsIn(state.library, words, state.language)
  return claim?.from === 0 && claim.to === words.length && more.length === 0 ? comma : close
}

/** Merges a food in brackets with the same food before it: "150 g onions (about 2 onions)", "cheese (Gruyère)". */
function mergeSame(state: LineState, before: number, indexes: Indexes): void {
  const { drafts, library } = state
  const [draft, added, ...more] = drafts.slice(Math.max(before - 1, 0))
  if (before === 0 || !draft || !added || more.length > 0) return
  const [main, other] = [onlyChoice(draft), onlyChoice(added)]
  const [id, otherId] = [main, other].map((one) => one?.candidates[0]?.ingredientId)
  if (!main || !other || id === undefined || otherId === undefined) return
  if (isBrand(library, otherId) || other.candidates[0]?.brand !== undefined) return
  const isPlain = added.without.length === 0 && !added.optional && !added.unread
  if (other.certainty !== 'sure' || !isPlain || main.certainty === 'none') return
  const brand = brandOf(library, main.candidates[0]!)
  const food = brand?.food
  // If the food is a brand, the bracket may say what it is: "Harina P.A.N. (harina de maíz)".
  const isOfBrand = food && (isKind(library, otherId, food) || isKind(library, food, otherId))
  const isNarrower = isOfBrand || isKind(library, otherId, id)
  if (!isNarrower && !(main.certainty === 'sure' && isKind(library, id, otherId))) return
  drafts.pop()
  const amount = main.amount ?? other.amount
  const merged = isNarrower ? { ...main, ...other, amount } : { ...main, amount }
  draft.choices = [isOfBrand ? withBrand(merged, nameKey(brand.name)) : merged]
  changeRoles(state, indexes, ['further food'], isNarrower ? 'food' : 'note')
}

/** Gives the amount before a bracket to a food inside that has only a size: "1 pound (21 to 25 count prawns)". */
function putFirst(drafts: readonly Draft[], amount: Amount): void {
  const [first] = drafts
  const inside = onlyChoice(first)?.amount
  if (!first || !inside || inside === amount) return
  first.choices = first.choices.map((one) => ({ ...one, amount }))
  giveAmount(drafts, inside)
}

/** Replaces the preceding food with the kind that the bracket names: "Öl (Erdnuss)", "Öl (Raps oder Sonnenblume)". */
function replaceByKind(state: LineState, indexes: Indexes): boolean {
  const { library, language } = state
  const current = state.drafts.at(-1)
  const only = onlyChoice(current)
  const words = wordsAt(state, indexes)
  if (!current || !only || claimsIn(library, words, language).length > 0) return false
  const sides = sidesOf(state, indexes)
  const kinds = sides.flatMap((side) => kindOf(state, current, side) ?? [])
  if (kinds.length < sides.length) return false
  markAll(state, indexes, 'filler')
  for (const side of sides) markAll(state, side, 'food')
  const before = library.ingredient(only.candidates[0]?.ingredientId ?? '')
  const addsAllergen = sides.some((side, i) => {
    const after = library.ingredient(itemAt(kinds, i).ingredientId)
    return before && after && !readingOf(state, side).isEmpty && !isAtLeastAsSevere(after, before)
  })
  // If the variety in brackets lacks an allergen of the food, keep both: "Joghurt (Soja)" may be yogurt with soya.
  if (addsAllergen) addDraft(state, { ...only, amount: undefined }, words)
  current.choices = kinds.map((kind) => ({ ...only, candidates: [kind], certainty: 'sure' }))
  return true
}

function sidesOf({ amounts, keys }: LineState, indexes: Indexes): readonly Indexes[] {
  const sides: number[][] = [[]]
  for (const at of indexes) {
    if (amounts.joins.or.has(itemAt(keys, at)) || keys[at] === '/') sides.push([])
    else lastOf(sides).push(at)
  }
  return sides
}

/**
 * Returns the food whose name combines the preceding food and one or two words in brackets: "Joghurt (Soja)". The food
 * may be the same: "pork shoulder (butt)".
 */
function kindOf(
  { library, language, keys }: LineState,
  { words, choices }: Draft,
  indexes: Indexes,
): Resolution | undefined {
  if (indexes.length === 0 || indexes.length > LONGEST_KIND || words.length === 0) return undefined
  const [food, kind] = [words.join(' '), indexes.map((at) => keys[at]).join(' ')]
  const { headFirst, joins } = WORDS[language]
  const [of = ''] = joins.of
  // Possible names, the most likely first.
  const names = headFirst
    ? [`${food} ${of} ${kind}`, `${food} ${kind}`, `${kind} ${food}`]
    : [`${kind} ${food}`, `${kind}${food}`, `${kind}n${food}`, `${food} ${kind}`]
  const known = choices[0]?.candidates[0]?.ingredientId
  const hits = names
    .map((name) => findByName(library, name.split(' '), language))
    .filter((hit) => hit?.lang === language && !isBrand(library, hit.ingredientId))
  return hits.find((hit) => hit?.ingredientId !== known) ?? hits[0]
}
