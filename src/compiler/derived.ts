/** Derives nutrients that no source has: from components, close kin and macronutrients. */

import { annexXivEnergy } from '../domain/energy.ts'
import { NUTRIENT_KEYS, PART_KEYS } from '../domain/nutrient-keys.ts'
import { nutrientsOf, PARTS_OF_WHOLES } from '../domain/nutrients.ts'
import { itemAt } from '../domain/present.ts'
import type { Compositions } from '../domain/shares.ts'
import {
  type Figured,
  figuredAt,
  mostOf,
  type NutrientRow,
  type NutrientRows,
  withRow,
} from './nutrient-rows.ts'
import { mapOf, type YamlEntry } from './read-text.ts'

/** An entry with its rule: a recipe of `derived/`, or the ingredient's own `madeOf`. */
export interface Derivation extends YamlEntry {
  readonly rule?: 'composition'
}
/** Spread of a food's family: its kin in the same state, or all if `food` is omitted. */
type KinOf = (id: string, food?: NutrientRows) => KinSpread | undefined
/** Reports a problem at a key of an entry. */
type SayOf = (entry: YamlEntry, path: readonly string[], what: string) => void

const NO_ROWS: NutrientRows = {
  rows: [],
  nutrients: nutrientsOf('', () => null),
  parts: null,
  marks: {},
}
/** A component below this share may lack a value without making the whole unknown. */
const NEGLIGIBLE = 0.02
const SUGARS = PART_KEYS.filter((key) => /lactose|fructose|glucose|sucrose|maltose/.test(key))
/** Allowed keys of `pure`. */
const SUBSTANCES: readonly string[] = [
  ...PART_KEYS.filter((key) => !key.startsWith('micros.')),
  'macros.sugar',
  'macros.fibre',
]
const DIGITS = 4
/** Largest open share of a sum, or spread between kin, that still gives a figure. */
const OPEN_SHARE = 0.1
const KIN_SHARE = 0.25
/** Vitamins lost to heat, light and drying: a raw component only gives an upper bound. */
const PERISHABLE: readonly string[] = [
  'vitamins.b1',
  'vitamins.b6',
  'vitamins.c',
  'vitamins.pantothenicAcid',
  'micros.folate',
]
/** Set to 0 by `zero: true`: nothing but water, salts or aroma in it. */
const ENERGY_GIVING: readonly string[] = [
  'macros.energyKcal',
  'macros.energyKilojoule',
  'macros.protein',
  'macros.fat',
  'macros.carbohydrates',
  'macros.fibre',
  'macros.sugar',
  'macros.alcohol',
]
/** Set to 0 by `pure: true`: one substance that is none of these. */
const NOT_IN_SUBSTANCES: readonly string[] = [
  'macros.protein',
  'macros.fat',
  'macros.fibre',
  'macros.sugar',
  'macros.alcohol',
]

/**
 * Adds the nutrients derived from `entries`; values from a source are never replaced. Each entry has one of:
 * - `of`: grams of components per gram of food. The rest up to 1 is water, an excess evaporated; `cold: true` if
 *   nothing is heated or dried.
 * - `like`: one or several ids.
 * - `zero`: see `ENERGY_GIVING`.
 * - `fibre`: grams per 100 g of a food that is nothing else.
 * - `pure`: grams of sugars, polyols, acids and fibre per 100 g, the rest water; or `true` for one other substance.
 * Missing values of a component are bounded by its kin.
 */
export function derive(
  entries: readonly Derivation[],
  foods: ReadonlyMap<string, NutrientRows>,
  say: SayOf,
  kinOf: KinOf = () => undefined,
): Map<string, NutrientRows> {
  const byId = new Map(entries.map((entry) => [entry.key, entry]))
  const done = new Map(foods)
  const open = new Set<string>()
  const resolve = (id: string): NutrientRows | undefined => {
    const entry = byId.get(id)
    if (!entry) return done.get(id)
    byId.delete(id)
    open.add(id)
    const derived = derivedRow(entry)
    open.delete(id)
    const isKnown =
      derived && (!entry.rule || NUTRIENT_KEYS.some((key) => derived.at(key) !== null))
    if (isKnown) done.set(id, filled(id, done.get(id), derived))
    return done.get(id)
  }
  const component = (entry: YamlEntry, path: readonly string[], id: string) => {
    if (open.has(id)) say(entry, path, `made of itself: ${id}`)
    const food = open.has(id) ? undefined : resolve(id)
    if (!food && !open.has(id)) say(entry, path, `has no nutrients: ${id}`)
    return food
  }
  /** Water of a mixed food, as recipes omit evaporation: its own, or the mixture's moved to nearby kin. */
  const waterOf = (id: string, mixed: number | null): number | null => {
    const food = foods.get(id) ?? NO_ROWS
    const own = tabled(food, 'macros.water').value
    const kin = kinOf(id)?.get('macros.water')
    if (mixed === null || own !== null || !kin) return own
    const usual = Math.min(Math.max(mixed, kin.least), kin.most)
    return Math.abs(usual - mixed) <= ALIKE_IN_WATER ? usual : null
  }
  const derivedRow = (entry: Derivation): NutrientRow | undefined => {
    const { of, like, zero, pure, fibre, cold, ...rest } = entry.value
    for (const key of Object.keys(rest)) say(entry, [key], `unknown key: ${key}`)
    if ([of, like, zero, pure, fibre].filter((one) => one !== undefined).length !== 1) {
      say(entry, [], 'one of `of`, `like`, `zero`, `pure` and `fibre` is needed')
      return undefined
    }
    if (pure === true) return { source: 'derived:pure', state: 'processed', at: otherSubstance }
    if (pure !== undefined) {
      const grams = pure as Readonly<Record<string, number>>
      for (const [key, value] of Object.entries(grams)) {
        if (!SUBSTANCES.includes(key)) say(entry, ['pure', key], `unknown substance: ${key}`)
        if (!(value > 0 && value <= 100)) say(entry, ['pure', key], `no amount: ${value}`)
      }
      return { source: 'derived:pure', state: 'processed', at: substance(grams) }
    }
    if (cold !== undefined && !(cold === true && of)) say(entry, ['cold'], 'cold: true is for `of`')
    if (zero !== undefined) return { source: 'derived:zero', state: 'processed', at: nothing }
    if (fibre !== undefined) {
      if (!(typeof fibre === 'number' && fibre > 0 && fibre <= 100)) {
        say(entry, ['fibre'], `no grams in 100 g: ${fibre}`)
      }
      return { source: 'derived:fibre', state: 'processed', at: nothingBut(Number(fibre)) }
    }
    if (of === undefined) {
      const ids = (Array.isArray(like) ? like : [like]).map(String)
      const kin = ids.flatMap((id) => component(entry, ['like'], id) ?? [])
      if (kin.length < ids.length) return undefined
      const state = stateOfFood(itemAt(kin, 0))
      return { source: `derived:like:${ids.join('+')}`, state, at: amongKin(kin) }
    }
    const { rule } = entry
    const parts = Object.entries(mapOf(of)).map(([id, grams]) => {
      if (!(typeof grams === 'number' && grams > 0)) say(entry, ['of', id], `no amount: ${grams}`)
      // `madeOf` serves other purposes too: a part without nutrients leaves them open.
      const known =
        rule && !open.has(id) ? (resolve(id) ?? NO_ROWS) : component(entry, ['of', id], id)
      const kin = known && Number(grams) >= NEGLIGIBLE ? kinOf(id, known) : undefined
      return { id, grams: Number(grams), food: known && kin ? withKin(id, known, kin) : known }
    })
    if (parts.length === 0) say(entry, ['of'], 'made of nothing')
    const given = parts.flatMap(({ grams, food }): readonly Part[] =>
      food ? [{ grams, food }] : [],
    )
    if (given.length < parts.length) return undefined
    const water = 1 - parts.reduce((sum, { grams }) => sum + grams, 0)
    const mixed = mixture(given, water, cold === true)
    const row = rule ? driedTo(mixed, waterOf(entry.key, mixed('macros.water').value)) : mixed
    if ((row('macros.water').value ?? 0) < 0) {
      say(entry, ['of'], 'more evaporates than there is water')
    }
    const names = parts.map(({ id }) => id).join('+')
    return { source: `derived:${rule ?? 'recipe'}:${names}`, state: 'processed', at: row }
  }
  for (const { key } of entries) resolve(key)
  return new Map([...done].map(([id, food]) => [id, withEnergy(id, food)]))
}

/** Component shares of each entry with `of`. */
export function compositionsOf(entries: readonly YamlEntry[]): Compositions {
  return Object.fromEntries(
    entries.flatMap(({ key, value }) =>
      value.of ? [[key, value.of as Readonly<Record<string, number>>]] : [],
    ),
  )
}

/** Adds zeros that follow from what the food is, and water as the rest of 100 g. */
export function withLogic(
  id: string,
  food: NutrientRows,
  facts: { readonly plant: boolean; readonly sober: boolean },
): NutrientRows {
  const zeros = [
    ...(facts.plant ? ['lipids.cholesterol', 'sugars.lactose'] : []),
    ...(facts.sober ? ['macros.alcohol'] : []),
  ]
  const state = stateOfFood(food)
  const at = (key: string): Figured => {
    if (zeros.includes(key)) return { value: 0 }
    // The parts of zero are zero, the parts of traces are traces at most.
    const whole = wholeOf(key)
    const { value, mark } = whole ? { ...at(whole), ...figuredAt(food, whole) } : { value: null }
    return value === 0 ? { value: 0, mark } : { value: null }
  }
  const logical = filled(id, food, { source: 'derived:logical', state, at })
  const solids = ['protein', 'fat', 'carbohydrates', 'fibre', 'alcohol', 'salt'].map(
    (name) => figuredAt(logical, `macros.${name}`).value,
  )
  if (solids.includes(null)) return logical
  const rest = 100 - solids.reduce<number>((all, grams) => all + grams!, 0)
  return filled(id, logical, {
    source: 'derived:difference',
    state,
    at: (key) => ({ value: key === 'macros.water' && rest >= 0 ? rest : null }),
  })
}

/** Nearest whole that the nutrient is a part of. */
const wholeOf = (key: string) => PARTS_OF_WHOLES.find(([, parts]) => parts.includes(key))?.[0]

/** Minimum number of relatives for a spread. */
const LEAST_KIN = 5

/** A family is alike in water if its middle half lies within this many grams. */
const ALIKE_IN_WATER = 15

/** Least and most that tables give a family, per nutrient; for water the middle half if it is alike. */
export type KinSpread = ReadonlyMap<string, { readonly least: number; readonly most: number }>

export function kinSpread(kin: readonly NutrientRows[]): KinSpread {
  const spread = new Map<string, { readonly least: number; readonly most: number }>()
  if (kin.length < LEAST_KIN) return spread
  for (const key of NUTRIENT_KEYS.filter((one) => !NOT_FROM_KIN.includes(one))) {
    const spans = kin.map((one) => spanOf(tabled(one, key))).filter(({ most }) => most !== null)
    if (spans.length < LEAST_KIN) continue
    const least = Math.min(...spans.map((span) => span.least))
    spread.set(key, { least, most: Math.max(...spans.map((span) => span.most!)) })
  }
  const waters = kin
    .flatMap((one) => tabled(one, 'macros.water').value ?? [])
    .sort((one, other) => one - other)
  if (waters.length < LEAST_KIN) return spread
  const at = (share: number) => itemAt(waters, Math.round(share * (waters.length - 1)))
  const [least, most] = at(0.75) - at(0.25) <= ALIKE_IN_WATER ? [0.25, 0.75] : [0, 1]
  return spread.set('macros.water', { least: at(least), most: at(most) })
}

/** Fills gaps from kin (same family and state, tables only): a figure if they agree, else an upper bound. */
export function withKin(id: string, food: NutrientRows, spread: KinSpread): NutrientRows {
  const at = (key: string): Figured => {
    const span = NOT_FROM_KIN.includes(key) ? undefined : spread.get(key)
    if (!span) return { value: null }
    if (span.most === 0) return { value: 0 }
    const whole = wholeOf(key)
    const limit = whole ? spanOf(figuredAt(food, whole)).most : null
    const most = limit === null ? span.most : Math.min(span.most, limit)
    return most < span.least
      ? { value: null, mark: most }
      : figureOf({ least: span.least, most }, KIN_SHARE)
  }
  return filled(id, food, { source: 'derived:kin', state: stateOfFood(food), at })
}

/** Bounds each part without a figure by its whole. */
export function withWholes(id: string, food: NutrientRows): NutrientRows {
  const at = (key: string): Figured => {
    const whole = wholeOf(key)
    const most =
      whole === undefined || PART_KEYS.includes(key) ? null : spanOf(figuredAt(food, whole)).most
    return { value: null, mark: most === null || most === 0 ? undefined : most }
  }
  return filled(id, food, { source: 'derived:whole', state: stateOfFood(food), at })
}

/** Energy and water follow from the rest; the main energy sources define the food. */
const NOT_FROM_KIN: readonly string[] = [
  'macros.energyKcal',
  'macros.energyKilojoule',
  'macros.protein',
  'macros.fat',
  'macros.carbohydrates',
  'macros.water',
  'macros.alcohol',
]

/** Figure from a table; derived values are no evidence. */
function tabled(food: NutrientRows, key: string): Figured {
  const row = food.rows.find(({ nutrients }) => nutrients.includes(key))
  return row && !row.source.startsWith('derived:') ? figuredAt(food, key) : { value: null }
}

interface Part {
  readonly grams: number
  readonly food: NutrientRows
}

/** A substance dissolved in water, with nothing else in it. */
function substance(grams: Readonly<Record<string, number>>): NutrientRow['at'] {
  const of = (key: string) => grams[key] ?? 0
  const sugar = SUGARS.reduce((all, key) => all + of(key), of('macros.sugar'))
  const rest = of('sugars.polyols') + of('acids.organic') + of('macros.fibre')
  const values: Readonly<Record<string, number>> = {
    'macros.carbohydrates': sugar + of('sugars.polyols'),
    'macros.sugar': sugar,
    'macros.water': 100 - sugar - rest,
  }
  return (key) => {
    // Energy follows from the substance.
    if (key.startsWith('macros.energy') || /^(minerals|vitamins)\./.test(key)) {
      return { value: key === 'minerals.sodium' ? 0 : null }
    }
    // Sugar given as a total may be any of them.
    if (SUGARS.includes(key) && of('macros.sugar') > 0) return { value: null }
    return { value: values[key] ?? of(key) }
  }
}

const nothing = (key: string): Figured => ({ value: ENERGY_GIVING.includes(key) ? 0 : null })

/** `most` is null if unknown. */
interface Span {
  readonly least: number
  readonly most: number | null
}

const spanOf = (figured: Figured): Span => ({ least: figured.value ?? 0, most: mostOf(figured) })

/** The midpoint if the open range is relatively small, else the upper bound. */
function figureOf({ least, most }: Span, openShare: number): Figured {
  if (most === null) return { value: null }
  if (most - least <= openShare * Math.abs(most)) return { value: (least + most) / 2 }
  return { value: null, mark: rounded(most) }
}

/** A gum or cellulose: only fibre, ash and water. */
const nothingBut =
  (fibre: number): NutrientRow['at'] =>
  (key) => {
    if (key === 'macros.fibre') return { value: fibre }
    return { value: NO_FIBRE.includes(key) ? 0 : null }
  }
const NO_FIBRE = [...NOT_IN_SUBSTANCES, 'macros.carbohydrates']

/** A single substance that the tables do not name; its energy is unknown. */
const otherSubstance = (key: string): Figured => ({
  value: NOT_IN_SUBSTANCES.includes(key) ? 0 : null,
})

/** Sums over the parts; null if a non-negligible part lacks the value. */
function mixture(parts: readonly Part[], water: number, cold: boolean): NutrientRow['at'] {
  return (key) => {
    const spans = parts.map(({ grams, food }) => {
      const { least, most } = spanOf(figuredAt(food, key))
      const perishes = !cold && PERISHABLE.includes(key) && stateOf(food, key) === 'raw'
      return { grams, least: perishes ? 0 : least, most }
    })
    const known = spans.filter(({ most }) => most !== null)
    const lacking = spans.filter(({ most }) => most === null)
    if (lacking.some(({ grams }) => grams >= NEGLIGIBLE) || known.length === 0) {
      return { value: null }
    }
    const added = key === 'macros.water' ? 100 * water : 0
    const sum = (pick: (span: Span) => number) =>
      known.reduce((all, span) => all + span.grams * pick(span), added)
    const traces = parts.some(({ food }) => food.marks[key] === 'traces')
    const figure = figureOf(
      { least: sum((one) => one.least), most: sum((one) => one.most!) },
      OPEN_SHARE,
    )
    return traces && figure.value === 0 ? { value: 0, mark: 'traces' } : figure
  }
}

/** The row at this water content, with the dry matter scaled accordingly. */
function driedTo(row: NutrientRow['at'], water: number | null): NutrientRow['at'] {
  const before = row('macros.water').value
  if (water === null || before === null || before >= 100) return row
  const factor = (100 - water) / (100 - before)
  return (key) => {
    const { value, mark } = row(key)
    if (key === 'macros.water') return { value: water }
    return {
      value: value === null ? null : value * factor,
      mark: typeof mark === 'number' ? rounded(mark * factor) : mark,
    }
  }
}

/** Figure of a single kin; of several the midpoint if they agree, else the maximum (no vitamins). */
function amongKin(kin: readonly NutrientRows[]): NutrientRow['at'] {
  return (key) => {
    const [first, ...others] = kin.map((food) => figuredAt(food, key))
    if (others.length === 0) return first!
    const spans = [first!, ...others].map(spanOf)
    if (spans.some(({ most }) => most === null)) return { value: null }
    const least = Math.min(...spans.map((span) => span.least))
    const most = Math.max(...spans.map((span) => span.most!))
    const figure = figureOf({ least, most }, KIN_SHARE)
    // Vitamins differ tenfold between close species: if a few disagree, another may have more.
    return figure.value === null && key.startsWith('vitamins.') ? { value: null } : figure
  }
}

/** State in the first row. */
export const stateOfFood = (food: NutrientRows | undefined) => food?.rows[0]?.state ?? 'processed'

const stateOf = ({ rows }: NutrientRows, key: string) =>
  rows.find(({ nutrients }) => nutrients.includes(key))?.state

/** Adds from the row what the food lacks. */
function filled(id: string, food: NutrientRows | undefined, row: NutrientRow): NutrientRows {
  return withRow(id, food, {
    ...row,
    at: (key) => {
      const { value, mark } = row.at(key)
      return { value: value === null ? null : rounded(value), mark }
    },
  })
}

/** Energy from the macronutrients if no source gives it. */
function withEnergy(id: string, food: NutrientRows): NutrientRows {
  const of = (key: string) => figuredAt(food, key).value
  const [kcal, kilojoule] = [of('macros.energyKcal'), of('macros.energyKilojoule')]
  // If a source gives one of the two, the other is derived elsewhere.
  if (kcal !== null || kilojoule !== null) return food
  const protein = of('macros.protein')
  const fat = of('macros.fat')
  const carbohydrates = of('macros.carbohydrates')
  if (protein === null || fat === null || carbohydrates === null) return food
  const energy = annexXivEnergy({
    protein,
    fat,
    carbohydrates,
    fibre: of('macros.fibre') ?? 0,
    alcohol: of('macros.alcohol') ?? 0,
    polyols: of('sugars.polyols') ?? 0,
    erythritol: of('sugars.erythritol') ?? 0,
    organicAcids: of('acids.organic') ?? 0,
  })
  const values: Readonly<Record<string, number>> = {
    'macros.energyKcal': energy.kcal,
    'macros.energyKilojoule': energy.kilojoule,
  }
  const at = (key: string) => ({ value: values[key] ?? null })
  return filled(id, food, { source: 'derived:energy', state: itemAt(food.rows, 0).state, at })
}

function rounded(value: number): number {
  return Number(Math.max(0, value).toPrecision(DIGITS))
}
