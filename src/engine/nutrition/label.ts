/**
 * The nutrition declaration of Regulation (EU) 1169/2011: order of Annex XV, reference intakes of Annex XIII, rounded as
 * the Commission's guidance on tolerances of December 2012 says.
 */

import { NUTRIENT_UNITS, type Nutrients, nutrientAt, nutrientsOf } from '../../domain/nutrients.ts'
import { REFERENCE_INTAKES } from '../../domain/reference-intakes.ts'
import type { Unresolved } from '../compatibility/items.ts'
import type { Analysis, Coverage, NutritionResponse } from './nutrition.ts'

/** The declared nutrients, in the order of Annex XV. */
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

/** Vitamins and minerals that Annex XIII lets a label name, in its order. */
const VITAMINS_AND_MINERALS = [
  'vitamins.a',
  'vitamins.k',
  'vitamins.c',
  'vitamins.b1',
  'vitamins.b2',
  'vitamins.niacin',
  'vitamins.b6',
  'vitamins.pantothenicAcid',
  'minerals.potassium',
  'minerals.calcium',
  'minerals.phosphorus',
  'minerals.magnesium',
  'minerals.iron',
  'minerals.zinc',
]
/** From this share of the reference value in 100 g on an amount is significant (Annex XIII, part A, point 2). */
const SIGNIFICANT = 0.15

export interface Declared {
  /** The rounded figure; null where nobody measured it. */
  readonly value: number | null
  /** Decimal places that the figure is printed with. */
  readonly decimals: number
  /** `below`: less than the value, which is the limit of the guidance; `atLeast`: a sum that lacks some foods. */
  readonly relation: 'equal' | 'below' | 'atLeast'
}

export interface LabelRow {
  /** `group.name`. */
  readonly nutrient: string
  readonly unit: string
  readonly per100g: Declared
  /** For the amount or the serving, where one was asked for. */
  readonly perAmount?: Declared
  /** Share of the reference intake in the amount, or else in 100 g; null where either is not known. */
  readonly referenceShare: number | null
  /** Share of the grams that have a value. */
  readonly coverage: number
}

interface Portioned {
  /** What 100 g hold. */
  readonly per100g: Nutrients
  /** What the amount or serving holds. */
  readonly perAmount?: Nutrients | undefined
  /** Share of the grams that have a value; all of them where it is not given. */
  readonly coverage?: Coverage
}

/** A nutrition declaration. */
export interface Declaration {
  readonly label: 'eu'
  readonly rows: readonly LabelRow[]
  /** What is not in the figures. */
  readonly unresolved: readonly Unresolved[]
  /** Weight of the amount that was asked for; null where none was. */
  readonly grams: number | null
  readonly servings: number | null
}

/** What an answer of `nutrition` declares. */
export function declarationOfFood({ nutrients, computed }: NutritionResponse): Declaration {
  const rows = euLabel({ per100g: nutrients, perAmount: computed?.nutrients })
  return { label: 'eu', rows, unresolved: [], grams: computed?.grams ?? null, servings: null }
}

/** What an answer of `analyze` declares: 100 g of the list as it was weighed, and a serving where asked for. */
export function declarationOfList(body: Analysis): Declaration {
  const { items, total, perServing, servings, unresolved } = body
  const grams = items.reduce((all, item) => all + item.grams, 0)
  const rows = euLabel({
    per100g: nutrientsOf('per100g', (key) => {
      const value = nutrientAt(total, key)
      return value === null || grams === 0 ? null : (value * 100) / grams
    }),
    perAmount: perServing,
    coverage: total.coverage,
  })
  return { label: 'eu', rows, unresolved, grams: null, servings }
}

/** The rows of the label; of vitamins and minerals those that 100 g hold a significant amount of. */
export function euLabel({ per100g, perAmount, coverage }: Portioned): readonly LabelRow[] {
  const significant = VITAMINS_AND_MINERALS.filter(
    (key) => (nutrientAt(per100g, key) ?? 0) >= SIGNIFICANT * REFERENCE_INTAKES[key]!,
  )
  return [...LABEL_KEYS, ...significant].map((nutrient) => {
    const covered = coverage ? (nutrientAt(coverage as Nutrients, nutrient) ?? 0) : 1
    const value = nutrientAt(perAmount ?? per100g, nutrient)
    const intake = REFERENCE_INTAKES[nutrient]
    return {
      nutrient,
      unit: NUTRIENT_UNITS[nutrient] ?? 'g',
      per100g: declared(nutrient, nutrientAt(per100g, nutrient), covered),
      ...(perAmount
        ? { perAmount: declared(nutrient, nutrientAt(perAmount, nutrient), covered) }
        : {}),
      referenceShare: value === null || intake === undefined ? null : value / intake,
      coverage: covered,
    }
  })
}

const UNKNOWN: Declared = { value: null, decimals: 0, relation: 'equal' }

/** A figure as it is declared; a sum that lacks some foods is rounded down and never reads as next to nothing. */
export function declared(nutrient: string, value: number | null, coverage = 1): Declared {
  if (value === null) return UNKNOWN
  const { limit, decimals } = rounding(nutrient)
  if (coverage < 1) {
    const places = decimals(value)
    const floor = rounded(value, places, Math.floor)
    return floor === 0 ? UNKNOWN : { value: floor, decimals: places, relation: 'atLeast' }
  }
  if (value > 0 && limit !== null && value <= limit.from) {
    return { value: limit.shown, decimals: limit.decimals, relation: 'below' }
  }
  const near = rounded(value, decimals(value), Math.round)
  // 9.96 g becomes 10 g, which has no decimals.
  const places = value === 0 ? 0 : decimals(near)
  return { value: near, decimals: places, relation: 'equal' }
}

/** To so many decimals; digits beyond twelve are noise of the arithmetic, not of the food. */
function rounded(value: number, decimals: number, how: (value: number) => number): number {
  const factor = 10 ** decimals
  return Number((how(Number((value * factor).toPrecision(12))) / factor).toPrecision(12))
}

interface Rounding {
  /** Up to here it is declared as less than `shown`. */
  readonly limit: {
    readonly from: number
    readonly shown: number
    readonly decimals: number
  } | null
  /** Decimals for a value; negative ones round to tens and hundreds. */
  readonly decimals: (value: number) => number
}

const WHOLE: Rounding = { limit: null, decimals: () => 0 }
const MACRO: Rounding = {
  limit: { from: 0.5, shown: 0.5, decimals: 1 },
  decimals: (value) => (value >= 10 ? 0 : 1),
}
const FATTY_ACIDS: Rounding = { ...MACRO, limit: { from: 0.1, shown: 0.1, decimals: 1 } }
const SALT: Rounding = {
  limit: { from: 0.0125, shown: 0.01, decimals: 2 },
  decimals: (value) => (value >= 1 ? 1 : 2),
}
/** Milligrams, where the guidance speaks of grams. */
const SODIUM: Rounding = {
  limit: { from: 5, shown: 5, decimals: 0 },
  decimals: (value) => (value >= 1000 ? -2 : -1),
}
const significant = (figures: number): Rounding => ({
  limit: null,
  decimals: (value) => (value > 0 ? figures - 1 - Math.floor(Math.log10(value)) : 0),
})
const THREE_FIGURES = [
  'vitamins.a',
  'minerals.calcium',
  'minerals.phosphorus',
  'minerals.magnesium',
  'minerals.potassium',
]

const ROUNDINGS: Readonly<Record<string, Rounding>> = {
  'macros.energyKilojoule': WHOLE,
  'macros.energyKcal': WHOLE,
  'macros.salt': SALT,
  'minerals.sodium': SODIUM,
  'lipids.saturatedFat': FATTY_ACIDS,
  'lipids.monounsaturatedFat': FATTY_ACIDS,
  'lipids.polyunsaturatedFat': FATTY_ACIDS,
}

function rounding(nutrient: string): Rounding {
  const own = ROUNDINGS[nutrient]
  if (own) return own
  if (/^(vitamins|minerals)\./.test(nutrient)) {
    return significant(THREE_FIGURES.includes(nutrient) ? 3 : 2)
  }
  return MACRO
}
