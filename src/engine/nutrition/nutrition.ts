/** Nutrients of an ingredient or a list, scaled and summed from known values. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { round6 } from '../../domain/numbers.ts'
import { FIGURE_KEYS, NUTRIENT_KEYS } from '../../domain/nutrient-keys.ts'
import {
  figureAt,
  type Known,
  type NutrientValues,
  nutrientsWith,
  partsOf,
  rangeAt,
  valuesOf,
} from '../../domain/nutrients.ts'
import { oncePer } from '../../domain/once-per.ts'
import { itemAt } from '../../domain/present.ts'
import type { Unresolved } from '../../domain/shapes/compatibility.ts'
import type {
  AnalyzedItem,
  AnalyzeResponse,
  Coverage,
  NutrientParts,
  Nutrients,
  NutritionResponse,
  Range,
  Ranges,
} from '../../domain/shapes/nutrition.ts'
import { IngrError, invalid, readAll, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../wording/message.ts'
import {
  foodOf,
  guessed,
  Hints,
  type ListItem,
  requireItems,
  unweighed,
} from '../compatibility/items.ts'
import { ingredientOf } from '../ingredients.ts'
import { requireAmount, toGrams, unitsNamed, unknownUnit } from '../units.ts'
import { REASONS } from '../unresolved.ts'

const UNMEASURED: NutrientValues = NUTRIENT_KEYS.map(() => null)

const per100g = oncePer((nutrients: Nutrients): NutrientValues => valuesOf(nutrients))

const each = (values: NutrientValues, change: (value: number) => number): NutrientValues =>
  values.map((value) => (value === null ? null : change(value)))

/** Scales values per 100 g to `grams` without rounding. */
const scale = (values: NutrientValues, grams: number): NutrientValues =>
  each(values, (value) => (value * grams) / 100)

const rounded = (id: string, values: NutrientValues) => nutrientsWith(id, each(values, round6))

/**
 * Nutrients per 100 g and, if an amount is given, for `amount`. The default unit is grams. Throws INGREDIENT_NOT_FOUND,
 * INVALID_REQUEST, UNKNOWN_UNIT or CONVERSION_NOT_POSSIBLE.
 */
export function nutrition(
  library: Library,
  id: string,
  asked: {
    readonly amount?: number | undefined
    readonly unit?: string | undefined
    readonly sources?: boolean
  } = {},
): NutritionResponse {
  const ingredient = ingredientOf(library, id)
  const nutrients = ingredient.nutrients ?? nutrientsWith(id, UNMEASURED)
  const base = {
    ingredientId: id,
    basis: 'per100g' as const,
    nutrients,
    ...withParts(ingredient.nutrientParts, (value) => value),
    ...(Object.keys(ingredient.nutrientMarks).length > 0
      ? { bounds: ingredient.nutrientMarks }
      : {}),
    ...(asked.sources
      ? { sources: ingredient.nutrientSources.filter((one) => one.nutrients.length > 0) }
      : {}),
  }
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
      ...withParts(ingredient.nutrientParts, (value) => round6((value * grams) / 100)),
      ...withRange(rangesOf([{ food: ingredient, grams }]).filter(isBounded)),
    },
  }
}

function withParts(parts: NutrientParts | null, change: (value: number) => number) {
  if (parts === null) return {}
  const value = (key: string) => {
    const one = figureAt(null, parts, key)
    return one === null ? null : change(one)
  }
  return { parts: partsOf(value) }
}

type Ranged = readonly [key: string, range: Range]
const isBounded = ([, { max }]: Ranged) => max !== null
const withRange = (ranges: readonly Ranged[]) =>
  ranges.length === 0 ? {} : { range: Object.fromEntries(ranges) as Ranges }

const rangesPer100g = oncePer((food: Known): readonly Range[] =>
  FIGURE_KEYS.map((key) => rangeAt(food, key)),
)

/** Returns the ranges, except exact values and completely unknown ones. `open` is true if an item is unresolved. */
function rangesOf(
  items: readonly (Weighed & { readonly others?: readonly (Weighed | null)[] })[],
  open = false,
): readonly Ranged[] {
  const all = items.map(({ others = [], ...own }) => [own, ...others].map(rangesIn))
  return FIGURE_KEYS.flatMap((key, index): readonly Ranged[] => {
    let [min, max]: [number, number | null] = [0, open ? null : 0]
    for (const sides of all) {
      const maxs = sides.map((side) => side(index).max)
      min += Math.min(...sides.map((side) => side(index).min))
      max = max === null || maxs.includes(null) ? null : max + Math.max(...maxs.map(Number))
    }
    const [least, most] = [round6(min), max === null ? null : round6(max)]
    return least === most || (least === 0 && most === null)
      ? []
      : [[key, { min: least, max: most }]]
  })
}

/** The nutrient ranges of a weighed food. For an alternative without a weight, the ranges have no upper limit. */
function rangesIn(weighed: Weighed | null): (index: number) => Range {
  if (weighed === null) return () => ({ min: 0, max: null })
  const { food, grams } = weighed
  const ranges = rangesPer100g(food)
  return (index) => {
    const { min, max } = itemAt(ranges, index)
    return { min: (min * grams) / 100, max: max === null ? null : (max * grams) / 100 }
  }
}

type Weighed = { readonly food: Known; readonly grams: number }

/** An item whose nutrients are not yet rounded and named. */
interface WeighedItem extends Omit<AnalyzedItem, 'nutrients'> {
  readonly nutrients: { readonly id: string; readonly values: NutrientValues }
  readonly food: Ingredient
  /** The alternatives in the line. An alternative is null if it could not be resolved. */
  readonly others: readonly (Weighed | null)[]
}

type AnalyzeRequest = { readonly items: readonly ListItem[]; readonly servings?: number | null }

/**
 * Sums the nutrients of a list. An item is `unresolved`, and not counted as zero, if it is a guess or if its amount,
 * nutrients, ingredient or unit are unknown. The first alternative of a choice counts, and the others widen the range.
 * Optional items are skipped. An item with its own `servings` counts for one serving.
 */
export function analyze(
  library: Library,
  { items, servings = null }: AnalyzeRequest,
): AnalyzeResponse {
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
  // An unresolved item may contain any amount of each nutrient.
  const ranges = rangesOf(analyzed, unresolved.length > 0)
  const parts = totalParts(analyzed)
  const perServing = (share: number) => {
    const ofOne = (value: number) => round6(value / share)
    return {
      ...nutrientsWith('perServing', each(total, ofOne)),
      ...withParts(parts, ofOne),
      ...withRange(
        ranges.map(([key, { min, max }]) => [
          key,
          { min: ofOne(min), max: max === null ? null : ofOne(max) },
        ]),
      ),
    }
  }
  return {
    items: analyzed.map(({ food: _, others: __, ...item }) => ({
      ...item,
      grams: round6(item.grams),
      nutrients: rounded(item.nutrients.id, item.nutrients.values),
    })),
    total: {
      ...rounded('total', total),
      coverage: coverageOf(analyzed),
      ...(parts ? { parts } : {}),
      ...withRange(ranges),
    },
    ...(servings === null ? {} : { perServing: perServing(servings) }),
    servings,
    unresolved,
  }
}

/** Sums the known components of nutrients, such as individual sugars. Each sum is a lower bound, like other totals. */
function totalParts(items: readonly WeighedItem[]): NutrientParts | null {
  const named = items.filter(({ food }) => food.nutrientParts !== null)
  if (named.length === 0) return null
  const sumOf = (key: string) => {
    const known = named
      .map(({ food, grams }) => ({ value: figureAt(null, food.nutrientParts, key), grams }))
      .filter(({ value }) => value !== null)
    if (known.length === 0) return null
    return round6(known.reduce((all, { value, grams }) => all + (value! * grams) / 100, 0))
  }
  return partsOf(sumOf)
}

/** Throws EMPTY_ITEMS, TOO_MANY_ITEMS or INVALID_REQUEST. */
export const requireAnalyzeRequest = (request: {
  readonly items?: unknown
  readonly servings?: unknown
}): AnalyzeRequest =>
  readAll({
    items: () => requireItems(request.items),
    servings: () => requireServings(request.servings),
  })

function requireServings(servings: unknown): number | null {
  if (servings === null || servings === undefined) return null
  if (typeof servings === 'number' && Number.isInteger(servings) && servings >= 1) return servings
  throw invalid(msg('servingsNotCount', { servings: shown(servings) }), {
    servings: 'a whole number of at least 1',
  })
}

function analyzeItem(
  library: Library,
  item: ListItem,
  hints: Hints,
  servings = item.servings ?? 1,
): WeighedItem | Unresolved {
  const { ingredientId, amount, unit, guess } = item
  const ingredient = foodOf(library, item)
  if (!ingredient) return hints.unknown(item)
  if (guess) return guessed(ingredientId, guess)
  if (amount === null || amount === undefined || item.isShared)
    return { ingredientId, reason: REASONS.noAmount, code: 'AMOUNT_MISSING' }
  const weighed = toGrams(library, ingredient, amount, unit ?? null)
  if ('reason' in weighed) return unweighed(ingredientId, weighed)
  if (ingredient.nutrients === null)
    return { ingredientId, reason: REASONS.noNutrients, code: 'NO_NUTRIENTS' }
  const grams = weighed.grams / servings
  return {
    ingredientId,
    amount,
    unit: unit ?? 'gram',
    grams,
    estimated: weighed.estimated,
    food: ingredient,
    others: (item.or ?? []).map((side) => {
      const other = analyzeItem(library, side, hints, servings)
      return 'reason' in other ? null : other
    }),
    nutrients: { id: ingredient.nutrients.id, values: scale(per100g(ingredient.nutrients), grams) },
  }
}

/** The unrounded sums. A sum is null if no item has the nutrient, and a lower bound if only some items have it. */
const sum = (items: readonly WeighedItem[]): NutrientValues =>
  UNMEASURED.map((nothing, index) =>
    items.reduce<number | null>((all, { nutrients }) => {
      const value = itemAt(nutrients.values, index)
      return value === null ? all : (all ?? 0) + value
    }, nothing),
  )

function coverageOf(items: readonly WeighedItem[]): Coverage {
  const whole = items.reduce((all, { grams }) => all + grams, 0)
  const shares = UNMEASURED.map((nothing, index) => {
    if (whole === 0) return nothing
    const measured = items.reduce(
      (all, { nutrients, grams }) => (nutrients.values[index] === null ? all : all + grams),
      0,
    )
    return round6(measured / whole)
  })
  const { id: _, ...coverage } = nutrientsWith('coverage', shares)
  return coverage
}
