/** Finds units by any of their names, and converts amounts to grams by density and portion weight. */

import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { MAX_AMOUNT } from '../domain/limits.ts'
import { oncePer } from '../domain/once-per.ts'
import type { Unit } from '../domain/units.ts'
import type { UnresolvedCode } from '../domain/unresolved.ts'
import { IngrError, invalid, shown, shownText } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import { lettered } from '../language/lettered.ts'
import type { Library } from '../library/library.ts'
import { dictionary } from '../search/indexes.ts'
import { nearest } from '../search/near.ts'
import {
  ingredientNamed,
  type Message,
  msg,
  suggestion,
  textOf,
  unitNamed,
} from '../wording/message.ts'

interface Grams {
  readonly grams: number
  /** True if a density or a portion weight was used. */
  readonly estimated: boolean
}

export interface Unweighed {
  readonly code: UnresolvedCode
  readonly unit?: string
  readonly reason: Message
}

/** All words for units, in lowercase without accents: first the ids, then the words of each language. */
export function unitWords({ units }: Library): readonly string[] {
  const written = LANGUAGES.flatMap((lang) =>
    units.flatMap(({ name, shortcut, words }) => [name[lang], shortcut[lang], ...words[lang]]),
  )
  return [...new Set([...units.map(({ id }) => id), ...written].map(nameKey))].filter(Boolean)
}

/** The units that a text may mean: first the unit whose id is the text, then others by language; empty if unknown. */
export function unitsNamed(library: Library, text: string): readonly Unit[] {
  // Most texts are already in lowercase without accents ("g", "cup").
  const known = unitsNamedIn(library, text)
  const isWritten = known.length === 0 && UNIT_TEXT(text).test(text)
  return isWritten ? unitsNamedIn(library, nameKey(text)) : known
}

/** Matches a possible unit: words with full stops, spaces, slashes or hyphens, and brackets as in "cup (US)". */
const UNIT_TEXT = lettered(
  String.raw`^\s*\p{L}[\p{L}\p{M}\p{N}]*(?:[\s./-]+[\p{L}\p{N}]+|\s*\([^()]*\))*\.?\s*$`,
)

const unitsById = oncePer(({ units }: Library) => new Map(units.map((unit) => [unit.id, unit])))

export const unitOf = (library: Library, id: string | null | undefined): Unit | undefined =>
  unitsById(library).get(id ?? '')

/** The units that a word in lowercase without accents may name. Units of the requested language come first. */
export function unitsNamedIn(library: Library, key: string, asked?: Language): readonly Unit[] {
  const uses = dictionary(library)
    .usesOf(key)
    .filter(({ kind }) => kind === 'unit')
  if (uses.length === 0) return []
  const own = uses.filter(({ lang }) => lang !== undefined && lang === asked)
  const ids = new Set([...own, ...uses].map(({ of }) => of))
  return [...ids].flatMap((id) => unitOf(library, id) ?? [])
}

/** Returns an UNKNOWN_UNIT error with the field and the most similar unit words. */
export function unknownUnit(library: Library, text: string, field: string): IngrError {
  const near = nearest(nameKey(text), unitWords(library))
  // `cup` and `cups` name the same unit, so only one of them is suggested.
  const meant = near.map((word) => unitsNamedIn(library, word)[0])
  const distinct = near.filter((_, i) => meant.indexOf(meant[i]) === i)
  const message = msg('unknownUnitNear', { text, hint: suggestion(distinct) })
  return new IngrError('UNKNOWN_UNIT', message, { [field]: `unknown unit: ${text}` })
}

/** The edible grams of one `unit` of the ingredient; null if they are unknown. */
export function weightOf({ density, portions }: Ingredient, unit: Unit): number | null {
  if (unit.kind === 'mass') return unit.factor
  if (unit.kind === 'volume') return density && unit.factor! * density.value
  if (unit.kind === 'qualitative') return null
  const own = portions[unit.id]?.value
  if (own !== undefined) return own
  const piece = (portions.piece ?? portions.medium)?.value ?? null
  if (unit.id === 'pair') return piece === null ? null : 2 * piece
  return unit.id === 'piece' || unit.role === 'size' ? piece : null
}

/** The grams of `amount` units, or the reason why they are unknown. If `unit` is null, the amount is in grams. */
export function toGrams(
  library: Library,
  ingredient: Ingredient,
  amount: number,
  unit: string | null,
): Grams | Unweighed {
  if (amount > MAX_AMOUNT)
    return { code: 'AMOUNT_TOO_LARGE', reason: msg('amountAbove', { max: MAX_AMOUNT, amount }) }
  if (unit === null) return { grams: amount, estimated: false }
  const candidates = unitsNamed(library, unit)
  if (candidates.length === 0)
    return { code: 'UNKNOWN_UNIT', unit, reason: msg('unknownUnit', { unit }) }
  for (const candidate of candidates) {
    const weight = weightOf(ingredient, candidate)
    if (weight !== null) return { grams: amount * weight, estimated: candidate.kind !== 'mass' }
  }
  const reason = msg('noWeightKnown', {
    unit: unitNamed(unit),
    ingredient: ingredientNamed(ingredient.id),
  })
  return { code: 'CONVERSION_NOT_POSSIBLE', unit, reason }
}

/** The units that can be converted to grams for this ingredient, in the order of the unit list. */
export const allowedUnits = (library: Library, ingredient: Ingredient): readonly Unit[] =>
  library.units.filter((unit) =>
    unit.kind === 'portion'
      ? ingredient.portions[unit.id] !== undefined
      : weightOf(ingredient, unit) !== null,
  )

/** Throws INVALID_REQUEST unless `amount` is a number from 0 to MAX_AMOUNT. */
export function requireAmount(amount: unknown, field: string): asserts amount is number {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) {
    throw invalid(msg('valueNotAmount', { field, amount: shown(amount) }), {
      [field]: `not a finite number of at least 0: ${shownText(amount)}`,
    })
  }
  if (amount > MAX_AMOUNT) {
    const said = msg('aboveMost', { field, max: MAX_AMOUNT, amount })
    throw invalid(said, { [field]: textOf(said) })
  }
}
