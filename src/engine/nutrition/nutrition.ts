/** Nutrients of one ingredient and of a list, scaled and summed from what is known. */

import { round6 } from '../../domain/numbers.ts'
import {
  NUTRIENT_KEYS,
  type Nutrients,
  type NutrientValues,
  nutrientAt,
  nutrientsWith,
  valuesOf,
} from '../../domain/nutrients.ts'
import { IngrError, readAll, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import {
  foodOf,
  guessed,
  Hints,
  type ListItem,
  requireItems,
  type Unresolved,
} from '../compatibility/items.ts'
import { ingredientOf } from '../ingredients.ts'
import { requireAmount, toGrams, unitsNamed, unknownUnit } from '../units.ts'

const UNMEASURED: NutrientValues = NUTRIENT_KEYS.map(() => null)

const known = new WeakMap<Nutrients, NutrientValues>()

/** The values of a record of the library, read out of its object once. */
function per100g(nutrients: Nutrients): NutrientValues {
  const values = known.get(nutrients) ?? valuesOf(nutrients)
  known.set(nutrients, values)
  return values
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

/** Every known value as `change` makes it; null stays null. */
function each(values: NutrientValues, change: (value: number) => number): NutrientValues {
  return values.map((value) => (value === null ? null : change(value)))
}

/** Values per 100 g for `grams`, in full precision. */
function scale(values: NutrientValues, grams: number): NutrientValues {
  return each(values, (value) => (value * grams) / 100)
}

const rounded = (id: string, values: NutrientValues) => nutrientsWith(id, each(values, round6))

/**
 * Per 100 g and, when an amount is given, for that amount; a missing unit means grams. Throws INGREDIENT_NOT_FOUND,
 * INVALID_REQUEST, UNKNOWN_UNIT and CONVERSION_NOT_POSSIBLE.
 */
export function nutrition(
  library: Library,
  id: string,
  asked: { readonly amount?: number | undefined; readonly unit?: string | undefined } = {},
): NutritionResponse {
  const ingredient = ingredientOf(library, id)
  const nutrients = ingredient.nutrients ?? nutrientsWith(id, UNMEASURED)
  const base = { ingredientId: id, basis: 'per100g' as const, nutrients }
  const { amount, unit = 'gram' } = asked
  if (amount === undefined) return base
  requireAmount(amount, 'amount')
  if (unitsNamed(library, unit).length === 0) throw unknownUnit(library, unit, 'unit')
  const weighed = toGrams(library, ingredient, amount, unit)
  if ('reason' in weighed) throw new IngrError('CONVERSION_NOT_POSSIBLE', weighed.reason)
  const { grams, estimated } = weighed
  return {
    ...base,
    computed: {
      amount,
      unit,
      grams: round6(grams),
      estimated,
      nutrients: rounded(nutrients.id, scale(per100g(nutrients), grams)),
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

/** An item before its values are rounded and named. */
interface WeighedItem extends Omit<AnalyzedItem, 'nutrients'> {
  readonly nutrients: { readonly id: string; readonly values: NutrientValues }
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
  return analyzeList(
    library,
    items.map(({ ingredientId, amount, unit }) => ({ ingredientId, amount, unit })),
    servings,
  )
}

/** The same for what a person wrote: a guess is `unresolved`, of a choice the first counts, and what may be there does not. */
export function analyzeList(
  library: Library,
  items: readonly ListItem[],
  servings: number | null,
): Analysis {
  const analyzed: WeighedItem[] = []
  const unresolved: Unresolved[] = []
  const hints = new Hints(library)
  for (const item of items) {
    if (item.optional) continue
    const result = analyzeItem(library, item, hints)
    if ('reason' in result) unresolved.push(result)
    else analyzed.push(result)
  }
  const total = sum(analyzed)
  const perServing = (share: number) => ({
    perServing: nutrientsWith(
      'perServing',
      each(total, (value) => round6(value / share)),
    ),
  })
  return {
    items: analyzed.map((item) => ({
      ...item,
      grams: round6(item.grams),
      nutrients: rounded(item.nutrients.id, item.nutrients.values),
    })),
    total: { ...rounded('total', total), coverage: coverageOf(analyzed) },
    ...(servings === null ? {} : perServing(servings)),
    servings,
    unresolved,
  }
}

/** Throws EMPTY_ITEMS and INVALID_REQUEST. */
export function requireAnalyzeRequest(request: {
  readonly items?: unknown
  readonly servings?: unknown
}): { readonly items: readonly ListItem[]; readonly servings: number | null } {
  const { servings = null } = request
  const { items } = readAll({
    items: () => requireItems(request.items),
    servings: () => requireServings(servings),
  })
  return { items, servings: servings as number | null }
}

function requireServings(servings: unknown): void {
  if (servings === null || (Number.isInteger(servings) && (servings as number) >= 1)) return
  throw new IngrError(
    'INVALID_REQUEST',
    `servings is not a whole number above 0: ${shown(servings)}`,
    { servings: 'a whole number of at least 1' },
  )
}

function analyzeItem(library: Library, item: ListItem, hints: Hints): WeighedItem | Unresolved {
  const { ingredientId, amount, unit, guess } = item
  const ingredient = foodOf(library, item)
  if (!ingredient) return hints.unknown(item)
  if (guess) return guessed(ingredientId, guess)
  if (amount === null || amount === undefined) {
    return { ingredientId, reason: 'no amount', code: 'AMOUNT_MISSING' }
  }
  const weighed = toGrams(library, ingredient, amount, unit ?? null)
  if ('reason' in weighed) {
    return { ingredientId, reason: weighed.reason, code: weighed.code }
  }
  if (ingredient.nutrients === null) {
    return { ingredientId, reason: 'no nutrients known', code: 'NO_NUTRIENTS' }
  }
  return {
    ingredientId,
    amount,
    unit: unit ?? 'gram',
    grams: weighed.grams,
    estimated: weighed.estimated,
    nutrients: {
      id: ingredient.nutrients.id,
      values: scale(per100g(ingredient.nutrients), weighed.grams),
    },
  }
}

/** In full precision; a nutrient that nobody has is null, one that only some have is a lower bound. */
function sum(items: readonly WeighedItem[]): NutrientValues {
  return UNMEASURED.map((nothing, place) =>
    items.reduce<number | null>((all, { nutrients }) => {
      const value = nutrients.values[place]!
      return value === null ? all : (all ?? 0) + value
    }, nothing),
  )
}

function coverageOf(items: readonly WeighedItem[]): Coverage {
  const whole = items.reduce((all, { grams }) => all + grams, 0)
  const shares = UNMEASURED.map((nothing, place) => {
    if (whole === 0) return nothing
    const measured = items.reduce(
      (all, { nutrients, grams }) => (nutrients.values[place] === null ? all : all + grams),
      0,
    )
    return round6(measured / whole)
  })
  const { id: _, ...coverage } = nutrientsWith('coverage', shares)
  return coverage
}

/** The nutrients that have no value in any item of a total. */
export function missingNutrients(nutrients: Nutrients): readonly string[] {
  return NUTRIENT_KEYS.filter((key) => nutrientAt(nutrients, key) === null)
}
