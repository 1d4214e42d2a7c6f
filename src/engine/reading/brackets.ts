/** Reads brackets: parts of the preceding fruit, the kind of the preceding food, or separate clauses. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { WORDS } from '../../language/index.ts'
import { covers } from '../../search/compare-foods.ts'
import { named, type Resolution } from '../../search/named.ts'
import type { Amount } from './amounts.ts'
import { claimsIn } from './claims.ts'
import { type Draft, giveAmount, onlyChoice } from './draft.ts'
import { replaceByFruitParts } from './fruit-parts.ts'
import { add } from './mentions.ts'
import { readingOf } from './readings.ts'
import { type Bracket, flat, keyAt, markAll, wordsAt } from './scan.ts'
import type { LineState, Place, Places } from './state.ts'

/** Reads the clauses inside a bracket. */
type ReadInner = (from: number, to: number, place: Place) => void

/** Maximum words of a source in brackets: "Öl (Erdnuss)". */
const LONGEST_KIND = 2

/** Reads the brackets of a stretch, after its words. */
export function readBrackets(
  state: LineState,
  brackets: readonly Bracket[],
  readInner: ReadInner,
): void {
  const { roles, drafts } = state
  for (const [open, close] of brackets) {
    const before = drafts.length
    const given = before > 0 ? undefined : state.pending.amount
    roles[open] ??= 'filler'
    if (keyAt(state, close) === ')') roles[close] ??= 'filler'
    const { places } = flat(state, open + 1, close)
    const isKind = replaceByFruitParts(state, places) || replaceByKind(state, places)
    if (!isKind && close > open + 1) readInner(open + 1, close, before > 0 ? 'remark' : 'main')
    if (before > 0) for (const draft of drafts.slice(before)) draft.isAside = true
    if (given) putFirst(drafts, given)
  }
}

/** "1 pound (21 to 25 count prawns)": the amount before the bracket comes first, the one inside is a size. */
function putFirst(drafts: readonly Draft[], amount: Amount): void {
  const [first] = drafts
  const inside = onlyChoice(first)?.amount
  if (!first || !inside || inside === amount) return
  first.choices = first.choices.map((one) => ({ ...one, amount }))
  giveAmount(drafts, inside)
}

/** "Öl (Erdnuss)", "Joghurt (Soja)", "Öl (Raps oder Sonnenblume)": replaces the preceding food by the food of that kind. */
function replaceByKind(state: LineState, places: Places): boolean {
  const current = state.drafts.at(-1)
  const only = onlyChoice(current)
  const isClaim = claimsIn(state.library, wordsAt(state, places), state.language).length > 0
  if (!current || !only || isClaim) return false
  const sides = sidesOf(state, places)
  const kinds = sides.flatMap((side) => kindOf(state, current, side) ?? [])
  if (kinds.length < sides.length || kinds.length === 0) return false
  markAll(state, places, 'filler')
  for (const side of sides) markAll(state, side, 'food')
  const ingredientOf = (one: Resolution | undefined) =>
    one && state.library.ingredient(one.ingredientId)
  const before = ingredientOf(only.candidates[0])
  const addsAllergen = sides.some((side, i) => {
    const after = ingredientOf(kinds[i])
    return before && after && !readingOf(state, side).isEmpty && !covers(after, before)
  })
  // "Joghurt (Soja)" may be soya yogurt or yogurt with soya: keep the original if it has other allergens.
  if (addsAllergen) add(state, { ...only, amount: undefined }, wordsAt(state, places))
  current.choices = kinds.map((kind) => ({ ...only, candidates: [kind], certainty: 'sure' }))
  return true
}

/** Splits the words at "or" and slashes. */
function sidesOf({ amounts, keys }: LineState, places: Places): readonly Places[] {
  const sides: number[][] = [[]]
  for (const at of places) {
    if (amounts.joins.or.has(itemAt(keys, at)) || keys[at] === '/') sides.push([])
    else lastOf(sides).push(at)
  }
  return sides
}

/** The food that a bracket of one or two words turns the preceding food into. */
function kindOf(state: LineState, draft: Draft, places: Places): Resolution | undefined {
  const words = wordsAt(state, places)
  if (words.length === 0 || words.length > LONGEST_KIND || draft.words.length === 0)
    return undefined
  const known = onlyChoice(draft)?.candidates[0]?.ingredientId
  return namesOfKind(state.language, draft.words, words)
    .map((full) => named(state.library, full, state.language))
    .find((hit) => hit?.lang === state.language && hit.ingredientId !== known)
}

/** Possible names of a food made of `kind`, likeliest first. */
function namesOfKind(
  language: LineState['language'],
  food: readonly string[],
  kind: readonly string[],
): readonly (readonly string[])[] {
  const before = [...kind, ...food]
  const after = [...food, ...kind]
  const { headFirst, compounds, joins } = WORDS[language]
  const [of = ''] = joins.of
  if (headFirst) return [[...food, of, ...kind], after, before]
  if (!compounds) return [before]
  const [noun] = food
  const joined = food.length === 1 ? [[kind.join('') + noun], [`${kind.join('')}n${noun}`]] : []
  return [before, ...joined, after]
}
