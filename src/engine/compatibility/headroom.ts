/** How much of each ingredient of a list keeps the whole low in FODMAP or histamine. */

import type { DoseDomain } from '../../domain/restrictions.ts'
import type { Unresolved } from '../../domain/shapes/compatibility.ts'
import type { Library } from '../../library/library.ts'
import { evaluateDomain } from './evaluation.ts'
import { type ListItem, resolveList } from './items.ts'

interface Headroom {
  readonly ingredientId: string
  /** As it stands in the list, summed over its lines. */
  readonly grams: number
  /** Most grams, in whole grams, with which the list is compatible, the others as they are; null where no amount helps. */
  readonly maxGrams: number | null
  /** Whether even a kilogram of it keeps the list compatible. */
  readonly unlimited: boolean
}

/** Nobody eats more of one thing. */
const MOST_GRAMS = 1_000

/** Throws EMPTY_ITEMS. What cannot be resolved leaves no room to anything. */
export function headroom(
  library: Library,
  domain: DoseDomain,
  { items, servings }: { readonly items: readonly ListItem[]; readonly servings?: number | null },
): { readonly items: readonly Headroom[]; readonly unresolved: readonly Unresolved[] } {
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
  const isLow = (id: string, grams: number) => {
    // What was written without an amount takes no room from the others.
    const others = amounts
      .filter((one) => one.id === id || written.has(one.id))
      .map((one) => (one.id === id ? { id, grams } : one))
      .filter((one) => one.grams > 0)
      .map((one) => ({ ingredientId: one.id, amount: one.grams }))
    if (others.length === 0) return true
    return evaluateDomain(domain, resolveList(library, others)).verdict === 'compatible'
  }
  const mostOf = (id: string): number | null => {
    if (unresolved.length > 0 || !isLow(id, 0)) return null
    // More of a food never makes a verdict milder, so that the border lies between the two.
    let [low, high] = [0, MOST_GRAMS + 1]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (isLow(id, middle)) low = middle
      else high = middle
    }
    return low
  }
  return {
    unresolved,
    items: amounts.map(({ id, grams }) => {
      const maxGrams = mostOf(id)
      return { ingredientId: id, grams, maxGrams, unlimited: maxGrams === MOST_GRAMS }
    }),
  }
}
