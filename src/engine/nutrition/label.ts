/**
 * The nutrition declaration of Regulation (EU) 1169/2011: order of Annex XV, reference intakes of Annex XIII, rounded as
 * the Commission's guidance on tolerances of December 2012 says.
 */

import { annexXivEnergy } from '../../domain/energy.ts'
import { NUTRIENT_UNITS } from '../../domain/nutrient-keys.ts'
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
  Ranges,
} from '../../domain/shapes/nutrition.ts'

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

interface Portioned {
  /** What 100 g hold. */
  readonly per100g: Nutrients
  /** Of the polyols and acids in 100 g depends what energy their carbohydrates give. */
  readonly parts?: NutrientParts | undefined
  /** The amount or serving in 100 g. */
  readonly share?: number | undefined
  /** What the amount or serving holds. */
  readonly perAmount?: Nutrients | undefined
  /** Share of the grams that have a value; all of them where it is not given. */
  readonly coverage?: Coverage
  /** The most that 100 g hold where no figure says it, by `group.name`. */
  readonly most?: Readonly<Record<string, number | null>>
}

/** What an answer of `nutrition` declares. */
export function declarationOfFood(body: NutritionResponse): Declaration {
  const rows = euLabel(portionedFood(body))
  return { label: 'eu', rows, unresolved: [], grams: body.computed?.grams ?? null, servings: null }
}

/** What an answer of `analyze` declares: 100 g of the list as it was weighed, and a serving where asked for. */
export function declarationOfList(body: AnalyzeResponse): Declaration {
  const rows = euLabel(portionedList(body))
  const { unresolved, servings } = body
  return { label: 'eu', rows, unresolved, grams: null, servings }
}

function portionedFood(body: NutritionResponse): Portioned {
  const { nutrients, parts, bounds = {}, computed } = body
  return {
    per100g: nutrients,
    parts,
    perAmount: computed?.nutrients,
    share: computed && computed.grams / 100,
    most: Object.fromEntries(
      Object.entries(bounds).filter(([, mark]) => mark !== 'traces'),
    ) as Readonly<Record<string, number>>,
  }
}

function portionedList({ items, total, perServing, servings }: AnalyzeResponse): Portioned {
  const grams = items.reduce((all, item) => all + item.grams, 0)
  const in100g = (value: number | null) =>
    value === null || grams === 0 ? null : (value * 100) / grams
  return {
    per100g: nutrientsOf('per100g', (key) => in100g(nutrientAt(total, key))),
    parts: total.parts && partsOf((key) => in100g(figureAt(null, total.parts ?? null, key))),
    perAmount: perServing,
    share: perServing && grams / 100 / (servings ?? 1),
    coverage: total.coverage,
    most: mostOf(total.range ?? {}, in100g),
  }
}

const mostOf = (ranges: Ranges, in100g: (value: number | null) => number | null) =>
  Object.fromEntries(Object.entries(ranges).map(([key, { max }]) => [key, in100g(max)]))

/**
 * The rows of the label; of vitamins and minerals those that 100 g hold a significant amount of. Energy is that of the
 * declared figures by Annex XIV, so that a reader who multiplies finds it again; that of the tables stays with the table.
 */
export function euLabel(portioned: Portioned): readonly LabelRow[] {
  const { per100g, perAmount, share = 1, parts, coverage, most = {} } = portioned
  const significant = VITAMINS_AND_MINERALS.filter(
    (key) => (nutrientAt(per100g, key) ?? 0) >= SIGNIFICANT * REFERENCE_INTAKES[key]!,
  )
  const covered = (key: string) =>
    coverage
      ? (nutrientAt(coverage as Nutrients, key) ?? 0)
      : nutrientAt(per100g, key) === null
        ? 0
        : 1
  const column = (nutrients: Nutrients, scale: number): Column => {
    const one = (key: string) => {
      const top = most[key]
      const limit = top === undefined || top === null ? null : top * scale
      return declared(key, nutrientAt(nutrients, key), coverage ? covered(key) : 1, limit)
    }
    return { nutrients, one, energy: declaredEnergy(nutrients, parts, scale, one) }
  }
  const columns = {
    per100g: column(per100g, 1),
    ...(perAmount ? { perAmount: column(perAmount, share) } : {}),
  }
  const shown = columns.perAmount ?? columns.per100g
  return [...LABEL_KEYS, ...significant].map((nutrient) => {
    const energy = ENERGY_UNITS[nutrient]
    const at = ({ energy: own, one }: Column) => (energy ? own(energy) : one(nutrient))
    const value = energy ? at(shown).value : nutrientAt(shown.nutrients, nutrient)
    const intake = REFERENCE_INTAKES[nutrient]
    return {
      nutrient,
      unit: NUTRIENT_UNITS[nutrient] ?? 'g',
      per100g: at(columns.per100g),
      ...(columns.perAmount ? { perAmount: at(columns.perAmount) } : {}),
      referenceShare: value === null || intake === undefined ? null : value / intake,
      coverage: coverage ? (energy ? energyCoverage(covered) : covered(nutrient)) : 1,
    }
  })
}

interface Column {
  readonly nutrients: Nutrients
  readonly one: (key: string) => Declared
  readonly energy: (unit: 'kcal' | 'kilojoule') => Declared
}

const ENERGY_UNITS: Readonly<Record<string, 'kcal' | 'kilojoule'>> = {
  'macros.energyKcal': 'kcal',
  'macros.energyKilojoule': 'kilojoule',
}
/** What the declared energy is made of. */
const GIVERS = ['macros.protein', 'macros.fat', 'macros.carbohydrates'] as const
const energyCoverage = (covered: (key: string) => number) => Math.min(...GIVERS.map(covered))

/** Energy of what is declared; a lower bound where one of its givers is one, unknown where none is known. */
function declaredEnergy(
  nutrients: Nutrients,
  parts: NutrientParts | undefined,
  scale: number,
  one: (key: string) => Declared,
): Column['energy'] {
  const told = GIVERS.map(one)
  // What is below the limit of the guidance counts as what it is, since its figure is no amount.
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
  const open = told.some(({ value, relation }) => value === null || relation === 'atLeast')
  return (unit) => {
    if (told.every(({ value }) => value === null)) return UNKNOWN
    const value = open ? Math.floor(energy[unit]) : Math.round(energy[unit])
    if (open && value === 0) return UNKNOWN
    return { value, decimals: 0, relation: open ? 'atLeast' : 'equal' }
  }
}

const UNKNOWN: Declared = { value: null, decimals: 0, relation: 'equal' }

/**
 * A figure as it is declared; a sum that lacks some foods is rounded down and never reads as next to nothing. `most` is
 * what it cannot exceed: where the least and the most are declared alike there is nothing open, and of an amount without
 * a figure it is all that is known.
 */
export function declared(
  nutrient: string,
  value: number | null,
  coverage = 1,
  most: number | null = null,
): Declared {
  if (most !== null && (value === null || coverage < 1)) {
    const [least, top] = [declared(nutrient, value ?? 0), declared(nutrient, most)]
    if (least.value === top.value && least.relation === top.relation) return top
    if (!value && top.relation === 'below') return top
    if (!value) {
      const { decimals } = rounding(nutrient)
      return {
        value: rounded(most, decimals(most), Math.ceil),
        decimals: decimals(most),
        relation: 'below',
      }
    }
  }
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
