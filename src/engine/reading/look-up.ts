/** Finds the food that a short text means, and how certain that is. */

import type { Language } from '../../domain/languages.ts'
import type { Certainty } from '../../domain/reading.ts'
import { nameKey } from '../../language/fold.ts'
import { isBrand, type Library, type NameHit } from '../../library/library.ts'
import { brandOf } from '../../search/brand-of-food.ts'
import { meantIds } from '../../search/near.ts'
import { exactly, unknownIngredient } from '../ingredients.ts'
import { Amounts } from './amounts.ts'
import { readLine } from './language-of.ts'
import { tokensOf } from './tokens.ts'

interface LookUp {
  /** The certainty is `sure` only if the words name exactly one food and no other word remains. */
  readonly certainty: Certainty
  /** The id, or null if the certainty is `none`. */
  readonly ingredientId: string | null
  /** True if the words are an id or an exact name. */
  readonly isExact: boolean
  /** Ids of other candidates. */
  readonly near: readonly string[]
}

export function lookUp(library: Library, text: string, language: Language): LookUp {
  const exact = exactly(library, text, language)
  if (exact) {
    const near = meantBy(library, exact, text, language)
    const isExact = near.length === 0
    const certainty = isExact ? 'sure' : 'guess'
    return { certainty, ingredientId: exact.ingredientId, isExact, near }
  }
  const { mentions } = readLine(library, text, language)
  const choices = mentions.flatMap((mention) => mention.choices)
  const [first, ...others] = choices
  const ids = choices.flatMap(({ candidates }) => candidates.map((one) => one.ingredientId))
  const isNone = first === undefined || first.certainty === 'none'
  const isWhole = mentions.every(({ optional, without }) => !optional && without.length === 0)
  return {
    certainty: isNone || (others.length === 0 && isWhole) ? (first?.certainty ?? 'none') : 'guess',
    ingredientId: isNone ? null : (ids[0] ?? null),
    isExact: false,
    near: [...new Set(ids)],
  }
}

/**
 * Ids of the foods that an exact name may mean; empty if it means one food without doubt. A brand may stand for an
 * ingredient, and a dish may have the name of its raw food. The product or the dish may contain other allergens.
 */
function meantBy(
  library: Library,
  exact: Pick<NameHit, 'ingredientId' | 'name'>,
  text: string,
  language: Language,
): readonly string[] {
  const { ingredientId } = exact
  if (brandOf(library, exact) && !isBrand(library, ingredientId)) return [ingredientId]
  if (text.trim() === ingredientId) return []
  const several = library.candidates(nameKey(text), language)
  return several?.isClosed ? several.candidates : []
}

/** The id of the food that a text names without doubt. Otherwise throws INGREDIENT_NOT_FOUND and suggests foods. */
export function surelyNamed(library: Library, text: string, language: Language): string {
  const { certainty, ingredientId, near } = lookUp(library, text, language)
  if (certainty === 'sure' && ingredientId !== null) return ingredientId
  throw unknownIngredient(text, [...near, ...meantIds(library, text)].slice(0, 3))
}

/** The offset of the food name in a text that is still being typed. The amount and unit come before the name. */
export function foodStart(library: Library, text: string, language: Language): number {
  const tokens = tokensOf(text)
  const amount = new Amounts(library, language, tokens).at(0, tokens.length)
  if (!amount) return 0
  return tokens[amount.to]?.start ?? text.length
}
