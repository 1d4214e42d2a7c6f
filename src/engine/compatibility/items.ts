/** Turns the items of a compatibility request into ingredients and grams. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { round6 } from '../../domain/numbers.ts'
import { IngrError, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { MAX_ITEMS, requireAtMost, shownId } from '../limits.ts'
import { toGrams } from '../units.ts'
import { type Grade, gradesAt } from './assessments.ts'

/** Grams assumed for an item without an amount. */
export const ASSUMED_GRAMS = 100

export interface CompatibilityItem {
  readonly ingredientId: string
  readonly amount?: number | null
  readonly unit?: string | null
}

export interface EvaluatedItem {
  readonly ingredientId: string
  readonly grams: number
  readonly amountAssumed: boolean
}

export interface Unresolved {
  readonly ingredientId: string
  readonly reason: string
}

/** An ingredient with the sum of its grams over the list. */
export interface Portion {
  readonly ingredientId: string
  readonly ingredient: Ingredient
  /** In the order of the dimensions. */
  readonly grades: readonly Grade[]
  readonly grams: number
}

export interface Resolved {
  readonly items: readonly EvaluatedItem[]
  readonly unresolved: readonly Unresolved[]
  /** In the order in which the list first names them. */
  readonly portions: readonly Portion[]
  /** The same by grams, heaviest first; ties by id. */
  readonly heaviestFirst: readonly Portion[]
}

/**
 * Checks the shape of `items` and resolves each. Throws EMPTY_ITEMS, TOO_MANY_ITEMS, and INVALID_REQUEST for anything
 * else that is not a list of items; an unknown ingredient or unit is `unresolved`.
 */
export function resolveItems(library: Library, items: unknown): Resolved {
  const list = requireItems(items)
  const evaluated: EvaluatedItem[] = []
  const unresolved: Unresolved[] = []
  const weighings = new Map<string, { ingredient: Ingredient; grams: number[] }>()
  for (const { ingredientId, amount, unit } of list) {
    const ingredient = library.ingredient(ingredientId)
    if (!ingredient) {
      const told = shownId(ingredientId)
      unresolved.push({ ingredientId: told, reason: `unknown ingredient: ${told}` })
      continue
    }
    const amountAssumed = amount === null || amount === undefined
    const weighed = amountAssumed
      ? { grams: ASSUMED_GRAMS }
      : toGrams(library, ingredient, amount, unit ?? null)
    if (typeof weighed === 'string') {
      unresolved.push({ ingredientId, reason: weighed })
      continue
    }
    evaluated.push({ ingredientId, grams: round6(weighed.grams), amountAssumed })
    const weighing = weighings.get(ingredientId)
    if (weighing) weighing.grams.push(weighed.grams)
    else weighings.set(ingredientId, { ingredient, grams: [weighed.grams] })
  }
  const portions: Portion[] = []
  for (const { ingredient, grams } of weighings.values())
    portions.push(portionOf(ingredient, grams))
  return { items: evaluated, unresolved, portions, heaviestFirst: [...portions].sort(byWeight) }
}

function portionOf(ingredient: Ingredient, weighings: readonly number[]): Portion {
  const grams = sum(weighings)
  return { ingredientId: ingredient.id, ingredient, grades: gradesAt(ingredient, grams), grams }
}

function byWeight(a: Portion, b: Portion): number {
  return round6(b.grams) - round6(a.grams) || (a.ingredientId < b.ingredientId ? -1 : 1)
}

/** The same whatever the order of the lines; without float noise, so that 0.2 + 16.4 + 3.4 reaches a threshold of 20. */
function sum(grams: readonly number[]): number {
  if (grams.length === 1) return round6(grams[0]!)
  return round6([...grams].sort((a, b) => a - b).reduce((all, one) => all + one, 0))
}

/** Throws EMPTY_ITEMS, TOO_MANY_ITEMS, and INVALID_REQUEST for anything else that is not a list of items. */
export function requireItems(items: unknown): readonly CompatibilityItem[] {
  if (!Array.isArray(items)) {
    throw new IngrError('INVALID_REQUEST', 'items is not a list', { items: 'a list is required' })
  }
  if (items.length === 0) throw new IngrError('EMPTY_ITEMS', 'items is empty')
  requireAtMost(MAX_ITEMS, items, 'items')
  items.forEach(requireItem)
  return items as CompatibilityItem[]
}

/** Throws INVALID_REQUEST that names the field when `item` is not an item. */
function requireItem(item: unknown, index: number): void {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw notAnItem(`items[${index}]`, 'is not an object')
  }
  const { ingredientId, amount, unit } = item as Record<string, unknown>
  if (typeof ingredientId !== 'string' || ingredientId.trim() === '') {
    throw notAnItem(`items[${index}].ingredientId`, 'is not a text')
  }
  if (amount !== null && amount !== undefined) {
    if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) {
      const what = `is not a finite number of at least 0: ${shown(amount)}`
      throw notAnItem(`items[${index}].amount`, what)
    }
  }
  if (unit !== null && unit !== undefined && typeof unit !== 'string') {
    throw notAnItem(`items[${index}].unit`, `is not a text: ${shown(unit)}`)
  }
}

function notAnItem(field: string, what: string): IngrError {
  return new IngrError('INVALID_REQUEST', `${field} ${what}`, { [field]: what })
}
