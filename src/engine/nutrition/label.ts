/**
 * Nutrition declaration of Regulation (EU) 1169/2011: order of Annex XV, reference intakes of Annex XIII, rounded
 * according to the Commission's guidance on tolerances of December 2012.
 */

import { annexXivEnergy } from '../../domain/energy.ts'
import { round6 } from '../../domain/numbers.ts'
import { NUTRIENT_UNITS, PART_KEYS } from '../../domain/nutrient-keys.ts'
import { figureAt, nutrientAt, nutrientsOf, partsOf } from '../../domain/nutrients.ts'
import { REFERENCE_INTAKES } from '../../domain/reference-intakes.ts'
import type {
  AnalyzeResponse,
  Coverage,
  Declaration,
  Declared,
  LabelRow,
  NutrientParts,
  Nutrients,
  NutritionResponse,
} from '../../domain/shapes/nutrition.ts'

/** The nutrients that a label declares, in the order of Annex XV. */
const LABEL_KEYS = [
  'macros.energyKilojoule',
  'macros.energyKcal',
  'macros.fat',
  'lipids.saturatedFat',
  'macros.carbohydrates',
  'macros.sugar',
  'macros.fibre',
  'macros.protein',
  'macros.salt',
] as const

/** The vitamins and minerals of Annex XIII, in the same order. */
const VITAMINS_AND_MINERALS = [
  'vitamins.a',
  'micros.d',
  'micros.e',
  'vitamins.k',
  'vitamins.c',
  'vitamins.b1',
  'vitamins.b2',
  'vitamins.niacin',
  'vitamins.b6',
  'micros.folate',
  'micros.b12',
  'vitamins.pantothenicAcid',
  'minerals.potassium',
  'minerals.calcium',
  'minerals.phosphorus',
  'minerals.magnesium',
  'minerals.iron',
  'minerals.zinc',
  'micros.selenium',
  'micros.iodine',
]
/** Minimum share of the reference intake per 100 g that is significant (Annex XIII, part A, point 2). */
const SIGNIFICANT = 0.15

interface Portioned {
  readonly per100g: Nutrients
  /** Polyols and acids per 100 g. Their energy differs from that of other carbohydrates. */
  readonly parts?: NutrientParts | undefined
  /** The nutrients in the given amount or serving. `share` is the weight of that amount in units of 100 g. */
  readonly perAmount?: Nutrients | undefined
  readonly partsPerAmount?: NutrientParts | undefined
  readonly share?: number | undefined
  /** For each nutrient, the share of the weight from foods with a known value. If absent, all values are known. */
  readonly coverage?: Coverage
  /** Upper bounds per 100 g for inexact values. The keys have the form `group.name`. */
  readonly most?: Readonly<Record<string, number | null>>
}

export function declarationOfFood(body: NutritionResponse): Declaration {
  const { nutrients, parts, bounds = {}, computed } = body
  const known = Object.entries(bounds).flatMap(([key, mark]) =>
    mark === 'traces' ? [] : [[key, mark] as const],
  )
  const rows = euLabel({
    per100g: nutrients,
    parts,
    perAmount: computed?.nutrients,
    partsPerAmount: computed?.parts,
    share: computed && computed.grams / 100,
    most: Object.fromEntries(known),
  })
  return { label: 'eu', rows, unresolved: [], grams: computed?.grams ?? null, servings: null }
}

/** The declaration of a list: per 100 g as weighed or, with `finishedGrams`, as cooked; per serving if requested. */
export function declarationOfList(body: AnalyzeResponse, finishedGrams?: number): Declaration {
  const { items, total, perServing, unresolved, servings } = body
  const grams = finishedGrams ?? items.reduce((all, item) => all + item.grams, 0)
  const in100g = (value: number | null) =>
    value === null || grams === 0 ? null : (value * 100) / grams
  const most = Object.entries(total.range ?? {}).map(
    ([key, { max }]) => [key, in100g(max)] as const,
  )
  const rows = euLabel({
    per100g: nutrientsOf('per100g', (key) => in100g(nutrientAt(total, key))),
    parts: total.parts && partsOf((key) => in100g(figureAt(null, total.parts ?? null, key))),
    perAmount: perServing,
    partsPerAmount: perServing?.parts,
    share: perServing && grams / 100 / (servings ?? 1),
    coverage: total.coverage,
    most: Object.fromEntries(most),
  })
  const ofServing = perServing ? round6(grams / (servings ?? 1)) : null
  return {
    label: 'eu',
    rows,
    unresolved,
    grams: null,
    servings,
    ...(ofServing === null ? {} : { servingGrams: ofServing }),
  }
}

/** The rows of a label. Energy is calculated from the declared figures (Annex XIV), so that anyone can check it. */
export function euLabel(portioned: Portioned): readonly LabelRow[] {
  const { per100g, perAmount, share = 1, parts, partsPerAmount, coverage, most = {} } = portioned
  const significant = VITAMINS_AND_MINERALS.filter(
    (key) => (figureAt(per100g, parts ?? null, key) ?? 0) >= SIGNIFICANT * REFERENCE_INTAKES[key]!,
  )
  const covered = (key: string) => {
    // Coverage is computed only for the 29 main nutrients. Any other value with an upper bound counts as incomplete.
    if (PART_KEYS.includes(key)) return key in most ? 0 : 1
    return coverage ? (nutrientAt(coverage as Nutrients, key) ?? 0) : 1
  }
  const column = (nutrients: Nutrients, its: NutrientParts | undefined, scale: number) => {
    const one = (key: string) =>
      declared(key, figureAt(nutrients, its ?? null, key), covered(key), scaled(most[key], scale))
    const energy = declaredEnergy(nutrients, parts, scale, one)
    return (key: string) => energy[key] ?? one(key)
  }
  const of100g = column(per100g, parts, 1)
  const ofAmount = perAmount && column(perAmount, partsPerAmount, share)
  return [...LABEL_KEYS, ...significant].map((nutrient) => {
    const isEnergy = ENERGY.includes(nutrient)
    const value = isEnergy
      ? (ofAmount ?? of100g)(nutrient).value
      : figureAt(perAmount ?? per100g, (perAmount ? partsPerAmount : parts) ?? null, nutrient)
    const intake = REFERENCE_INTAKES[nutrient]
    return {
      nutrient,
      unit: NUTRIENT_UNITS[nutrient] ?? 'g',
      per100g: of100g(nutrient),
      ...(ofAmount ? { perAmount: ofAmount(nutrient) } : {}),
      referenceShare: value === null || intake === undefined ? null : value / intake,
      coverage: isEnergy ? Math.min(...GIVERS.map(covered)) : covered(nutrient),
    }
  })
}

const scaled = (value: number | null | undefined, scale: number) =>
  value === null || value === undefined ? null : value * scale

const ENERGY: readonly string[] = ['macros.energyKcal', 'macros.energyKilojoule']
/** Nutrients whose values must all be complete; otherwise, the declared energy is only a lower bound. */
const GIVERS = ['macros.protein', 'macros.fat', 'macros.carbohydrates']

/** Energy of the declared nutrients: a lower bound if one of `GIVERS` is incomplete, unknown if all are unknown. */
function declaredEnergy(
  nutrients: Nutrients,
  parts: NutrientParts | undefined,
  scale: number,
  one: (key: string) => Declared,
): Readonly<Record<string, Declared>> {
  const givers = GIVERS.map(one)
  // If a value is declared as "less than" a limit, energy is calculated from the actual value.
  const grams = (key: string) => {
    const { value, relation } = one(key)
    return relation === 'below' ? (nutrientAt(nutrients, key) ?? 0) : (value ?? 0)
  }
  const part = (key: string) => (figureAt(null, parts ?? null, key) ?? 0) * scale
  const energy = annexXivEnergy({
    protein: grams('macros.protein'),
    fat: grams('macros.fat'),
    carbohydrates: grams('macros.carbohydrates'),
    fibre: grams('macros.fibre'),
    alcohol: nutrientAt(nutrients, 'macros.alcohol') ?? 0,
    polyols: part('sugars.polyols'),
    erythritol: part('sugars.erythritol'),
    organicAcids: part('acids.organic'),
  })
  const isUnknown = givers.every(({ value }) => value === null)
  const isOpen = givers.some(({ value, relation }) => value === null || relation === 'atLeast')
  const energyFigure = (amount: number): Declared => {
    const value = isOpen ? Math.floor(amount) : Math.round(amount)
    if (isUnknown || (isOpen && value === 0)) return UNKNOWN
    return { value, decimals: 0, relation: isOpen ? 'atLeast' : 'equal' }
  }
  return {
    'macros.energyKcal': energyFigure(energy.kcal),
    'macros.energyKilojoule': energyFigure(energy.kilojoule),
  }
}

const UNKNOWN: Declared = { value: null, decimals: 0, relation: 'equal' }

/**
 * Returns a figure rounded for a label. If some foods have no value, the sum is rounded down; if the result is zero,
 * the figure is unknown. `most` is an upper bound. If the sum and the bound are rounded to the same figure, that figure
 * is exact. If the sum is zero or null, only the bound is shown.
 */
export function declared(
  nutrient: string,
  value: number | null,
  coverage = 1,
  most: number | null = null,
): Declared {
  const { limit, decimals } = rounding(nutrient)
  const as = (
    amount: number,
    how: (value: number) => number,
    relation: Declared['relation'],
  ): Declared => {
    const places = decimals(amount)
    return { value: rounded(amount, places, how), decimals: places, relation }
  }
  if (most !== null && (value === null || coverage < 1)) {
    const [least, top] = [declared(nutrient, value ?? 0), declared(nutrient, most)]
    if (least.value === top.value && least.relation === top.relation) return top
    if (!value) return top.relation === 'below' ? top : as(most, Math.ceil, 'below')
  }
  if (value === null) return UNKNOWN
  if (coverage < 1) {
    const floor = as(value, Math.floor, 'atLeast')
    return floor.value === 0 ? UNKNOWN : floor
  }
  if (value > 0 && limit && value <= limit.from)
    return { value: limit.shown, decimals: limit.decimals, relation: 'below' }
  const near = as(value, Math.round, 'equal')
  // A value of 9.96 g becomes 10 g, which has no decimals.
  return { ...near, decimals: value === 0 ? 0 : decimals(near.value ?? 0) }
}

/** Rounds to `decimals` places. Digits after the twelfth are float noise and do not count. */
function rounded(value: number, decimals: number, how: (value: number) => number): number {
  const factor = 10 ** decimals
  return Number((how(Number((value * factor).toPrecision(12))) / factor).toPrecision(12))
}

interface Rounding {
  /** Amounts up to `from` are declared as "less than `shown`". */
  readonly limit?: { readonly from: number; readonly shown: number; readonly decimals: number }
  /** Number of decimals for a value. A negative number rounds to tens or hundreds. */
  readonly decimals: (value: number) => number
}

const WHOLE: Rounding = { decimals: () => 0 }
const MACRO: Rounding = {
  limit: { from: 0.5, shown: 0.5, decimals: 1 },
  decimals: (value) => (value >= 10 ? 0 : 1),
}
const FATTY_ACIDS: Rounding = { ...MACRO, limit: { from: 0.1, shown: 0.1, decimals: 1 } }
const significant = (figures: number): Rounding => ({
  decimals: (value) => (value > 0 ? figures - 1 - Math.floor(Math.log10(value)) : 0),
})

const ROUNDINGS: Readonly<Record<string, Rounding>> = {
  'macros.energyKilojoule': WHOLE,
  'macros.energyKcal': WHOLE,
  'macros.salt': {
    limit: { from: 0.0125, shown: 0.01, decimals: 2 },
    decimals: (value) => (value >= 1 ? 1 : 2),
  },
  // The figures for sodium are in milligrams. The Commission's guidance gives them in grams.
  'minerals.sodium': {
    limit: { from: 5, shown: 5, decimals: 0 },
    decimals: (value) => (value >= 1000 ? -2 : -1),
  },
  'lipids.saturatedFat': FATTY_ACIDS,
  'lipids.monounsaturatedFat': FATTY_ACIDS,
  'lipids.polyunsaturatedFat': FATTY_ACIDS,
  'vitamins.a': significant(3),
  'minerals.calcium': significant(3),
  'minerals.phosphorus': significant(3),
  'minerals.magnesium': significant(3),
  'minerals.potassium': significant(3),
}

const rounding = (nutrient: string): Rounding =>
  ROUNDINGS[nutrient] ?? (/^(?:vitamins|minerals|micros)\./.test(nutrient) ? significant(2) : MACRO)
