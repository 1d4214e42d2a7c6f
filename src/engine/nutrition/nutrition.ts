/** Nutrients of one ingredient and of a list, scaled and summed from what is known. */

import { round6 } from '../../domain/numbers.ts'
import { NUTRIENT_KEYS, type Nutrients, nutrientAt, nutrientsOf } from '../../domain/nutrients.ts'
import { IngrError, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { type CompatibilityItem, requireItems, type Unresolved } from '../compatibility/items.ts'
import { ingredientOf } from '../ingredients.ts'
import { requireAmount, toGrams, unitsNamed, unknownUnit } from '../units.ts'

const emptyNutrients = (id: string) => nutrientsOf(id, () => null)

/** Every known value of `nutrients` as `change` makes it; null stays null. */
function each(nutrients: Nutrients, change: (value: number) => number): Nutrients {
  return nutrientsOf(nutrients.id, (key) => {
    const value = nutrientAt(nutrients, key)
    return value === null ? null : change(value)
  })
}

export interface NutritionResponse {
  readonly ingredientId: string
  readonly basis: 'per100g'
  readonly nutrients: Nutrients
  readonly computed?: {
    readonly amount: number
    readonly unit: string
    readonly grams: number
    readonly estimated: boolean
    readonly nutrients: Nutrients
  }
}

/** `nutrients` (per 100 g) for `grams`, in full precision. */
function scale(nutrients: Nutrients, grams: number): Nutrients {
  return each(nutrients, (value) => (value * grams) / 100)
}

/**
 * Per 100 g and, when an amount is given, for that amount; a missing unit means grams. Throws INGREDIENT_NOT_FOUND,
 * INVALID_REQUEST, UNKNOWN_UNIT and CONVERSION_NOT_POSSIBLE.
 */
export function nutrition(
  library: Library,
  id: string,
  asked: { readonly amount?: number; readonly unit?: string } = {},
): NutritionResponse {
  const ingredient = ingredientOf(library, id)
  const nutrients = ingredient.nutrients ?? emptyNutrients(id)
  const base = { ingredientId: id, basis: 'per100g' as const, nutrients }
  const { amount, unit = 'gram' } = asked
  if (amount === undefined) return base
  requireAmount(amount, 'amount')
  if (unitsNamed(library, unit).length === 0) throw unknownUnit(library, unit, 'unit')
  const weighed = toGrams(library, ingredient, amount, unit)
  if (typeof weighed === 'string') throw new IngrError('CONVERSION_NOT_POSSIBLE', weighed)
  const { grams, estimated } = weighed
  return {
    ...base,
    computed: {
      amount,
      unit,
      grams: round6(grams),
      estimated,
      nutrients: each(scale(nutrients, grams), round6),
    },
  }
}

interface AnalyzedItem {
  readonly ingredientId: string
  readonly amount: number
  readonly unit: string
  readonly grams: number
  readonly estimated: boolean
  readonly nutrients: Nutrients
}

/** Share of the grams that have a value, 0 to 1, for each nutrient. */
export type Coverage = Omit<Nutrients, 'id'>

export interface Analysis {
  readonly items: readonly AnalyzedItem[]
  readonly total: Nutrients & { readonly coverage: Coverage }
  readonly perServing?: Nutrients
  readonly servings: number | null
  readonly unresolved: readonly Unresolved[]
}

/**
 * Sums over a list. An item without an amount, without nutrients, of an unknown ingredient or unit is `unresolved` and
 * never counts as zero. Throws EMPTY_ITEMS and INVALID_REQUEST.
 */
export function analyze(
  library: Library,
  request: { readonly items: unknown; readonly servings?: unknown },
): Analysis {
  const { items, servings } = requireAnalyzeRequest(request)
  const analyzed: AnalyzedItem[] = []
  const unresolved: Unresolved[] = []
  for (const item of items) {
    const result = analyzeItem(library, item)
    if ('reason' in result) unresolved.push(result)
    else analyzed.push(result)
  }
  const total = sum('total', analyzed)
  const perServing = (share: number) => ({
    perServing: { ...each(total, (value) => round6(value / share)), id: 'perServing' },
  })
  return {
    items: analyzed.map((item) => ({
      ...item,
      grams: round6(item.grams),
      nutrients: each(item.nutrients, round6),
    })),
    total: { ...each(total, round6), coverage: coverageOf(analyzed) },
    ...(servings === null ? {} : perServing(servings)),
    servings,
    unresolved,
  }
}

/** Throws EMPTY_ITEMS and INVALID_REQUEST. */
export function requireAnalyzeRequest(request: {
  readonly items?: unknown
  readonly servings?: unknown
}): { readonly items: readonly CompatibilityItem[]; readonly servings: number | null } {
  const { servings = null } = request
  const items = requireItems(request.items)
  if (servings !== null && !(Number.isInteger(servings) && (servings as number) >= 1)) {
    throw new IngrError(
      'INVALID_REQUEST',
      `servings is not a whole number above 0: ${shown(servings)}`,
      { servings: 'a whole number of at least 1' },
    )
  }
  return { items, servings: servings as number | null }
}

function analyzeItem(library: Library, item: CompatibilityItem): AnalyzedItem | Unresolved {
  const { ingredientId, amount, unit } = item
  const ingredient = library.ingredient(ingredientId)
  if (!ingredient) return { ingredientId, reason: `unknown ingredient: ${ingredientId}` }
  if (amount === null || amount === undefined) return { ingredientId, reason: 'no amount' }
  const weighed = toGrams(library, ingredient, amount, unit ?? null)
  if (typeof weighed === 'string') return { ingredientId, reason: weighed }
  if (ingredient.nutrients === null) return { ingredientId, reason: 'no nutrients known' }
  return {
    ingredientId,
    amount,
    unit: unit ?? 'gram',
    grams: weighed.grams,
    estimated: weighed.estimated,
    nutrients: scale(ingredient.nutrients, weighed.grams),
  }
}

/** In full precision; a nutrient that nobody has is null, one that only some have is a lower bound. */
function sum(id: string, items: readonly AnalyzedItem[]): Nutrients {
  return nutrientsOf(id, (key) => {
    const values = items.flatMap(({ nutrients }) => nutrientAt(nutrients, key) ?? [])
    return values.length === 0 ? null : values.reduce((all, value) => all + value, 0)
  })
}

function coverageOf(items: readonly AnalyzedItem[]): Coverage {
  const weight = (list: readonly AnalyzedItem[]) => list.reduce((all, { grams }) => all + grams, 0)
  const whole = weight(items)
  const { id: _, ...coverage } = nutrientsOf('coverage', (key) =>
    whole === 0
      ? null
      : round6(weight(items.filter((item) => nutrientAt(item.nutrients, key) !== null)) / whole),
  )
  return coverage
}

/** The nutrients that have no value in any item of a total. */
export function missingNutrients(nutrients: Nutrients): readonly string[] {
  return NUTRIENT_KEYS.filter((key) => nutrientAt(nutrients, key) === null)
}
