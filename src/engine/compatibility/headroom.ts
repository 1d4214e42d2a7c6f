/** Finds how much of each ingredient a list may contain and still be low in FODMAPs or histamine. */

import type { DoseDomain } from '../../domain/restrictions.ts'
import type { Library } from '../../library/library.ts'
import { evaluateDomain } from './evaluation.ts'
import { type ListItem, resolveList } from './items.ts'

/** More grams than in any real recipe. If even this amount is compatible, any amount counts as compatible. */
const MOST_GRAMS = 1_000

/**
 * For each ingredient, returns the largest whole number of grams at which the list is compatible if nothing else
 * changes; null if no amount is compatible or an item is unresolved. `aloneGrams` is the maximum without other
 * ingredients. Throws EMPTY_ITEMS.
 */
export function headroom(
  library: Library,
  domain: DoseDomain,
  { items, servings }: { items: readonly ListItem[]; servings?: number | null },
) {
  const resolved = resolveList(library, items, servings ?? 1)
  const { portions, unresolved } = resolved
  const written = new Set(
    resolved.items
      .filter(({ amountAssumed }) => !amountAssumed)
      .map(({ ingredientId }) => ingredientId),
  )
  const amounts = portions.flatMap(({ ingredient, grams }) =>
    grams === null ? [] : [{ id: ingredient.id, grams }],
  )
  const isLow = (id: string, grams: number, isAlone: boolean) => {
    // An ingredient without a written amount does not reduce the headroom of other ingredients.
    const others = amounts
      .filter((one) => one.id === id || (!isAlone && written.has(one.id)))
      .map((one) => (one.id === id ? { id, grams } : one))
      .filter((one) => one.grams > 0)
      .map((one) => ({ ingredientId: one.id, amount: one.grams }))
    if (others.length === 0) return true
    return evaluateDomain(domain, resolveList(library, others)).verdict === 'compatible'
  }
  const mostOf = (id: string, isAlone = false): number | null => {
    if ((!isAlone && unresolved.length > 0) || !isLow(id, 0, isAlone)) return null
    // More of a food never makes a verdict milder.
    let [low, high] = [0, MOST_GRAMS + 1]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (isLow(id, middle, isAlone)) low = middle
      else high = middle
    }
    return low
  }
  return {
    unresolved,
    items: amounts.map(({ id, grams }) => {
      const maxGrams = mostOf(id)
      const unlimited = maxGrams === MOST_GRAMS
      return { ingredientId: id, grams, maxGrams, unlimited, aloneGrams: mostOf(id, true) }
    }),
  }
}
