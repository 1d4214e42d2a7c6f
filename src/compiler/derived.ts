/** Derives nutrients that no food table lists, using components, similar foods and macronutrients. */

import * as Type from '@sinclair/typebox'
import { Check } from '@sinclair/typebox/value'
import { annexXivEnergy } from '../domain/energy.ts'
import { NUTRIENT_KEYS, PART_KEYS } from '../domain/nutrient-keys.ts'
import { nutrientsOf, PARTS_OF_WHOLES } from '../domain/nutrients.ts'
import { itemAt } from '../domain/present.ts'
import type { Compositions } from '../domain/shares.ts'
import {
  ALIKE_IN_WATER,
  figureOf,
  filled,
  KIN_SHARE,
  type KinSpread,
  rounded,
  type Span,
  spanOf,
  stateOfFood,
  tabled,
  withKin,
} from './completed.ts'
import { type Figured, figuredAt, type NutrientRow, type NutrientRows } from './nutrient-rows.ts'
import { mapOf, type Plain, type YamlEntry } from './read-text.ts'

/** An entry that says how to derive nutrients. It is from `derived/` or from the ingredient's own `madeOf`. */
export interface Derivation extends YamlEntry {
  readonly rule?: 'composition'
}
/**
 * Returns the nutrient ranges of foods in the same family. The foods are in the same state as `food` (for example,
 * raw), or in any state if `food` is omitted.
 */
type KinOf = (id: string, food?: NutrientRows) => KinSpread | undefined
type SayOf = (entry: YamlEntry, path: readonly string[], what: string) => void

const NO_ROWS: NutrientRows = {
  rows: [],
  nutrients: nutrientsOf('', () => null),
  parts: null,
  marks: {},
}
/** If a component has less than this share, the food gets a value even if the value of the component is missing. */
const NEGLIGIBLE = 0.02
const SUGARS = PART_KEYS.filter((key) => /lactose|fructose|glucose|sucrose|maltose/.test(key))
/** Allowed keys of `pure`. */
const SUBSTANCES: readonly string[] = [
  ...PART_KEYS.filter((key) => !key.startsWith('micros.')),
  'macros.sugar',
  'macros.fibre',
]
/** Largest uncertain share of a sum for which we still give a figure. */
const OPEN_SHARE = 0.1
/** Vitamins lost through heat, light or drying. A raw component gives only an upper bound for these vitamins. */
const PERISHABLE: readonly string[] = [
  'vitamins.b1',
  'vitamins.b6',
  'vitamins.c',
  'vitamins.pantothenicAcid',
  'micros.folate',
]
/** Nutrients that `zero: true` sets to 0, for foods that consist only of water, salts or flavourings. */
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
/** Nutrients set to 0 by `pure: true`: the food is a single substance that contains none of them. */
const NOT_IN_SUBSTANCES: readonly string[] = [
  'macros.protein',
  'macros.fat',
  'macros.fibre',
  'macros.sugar',
  'macros.alcohol',
]

/**
 * Adds the nutrients derived from `entries`; values from a source are never replaced. Each entry has one of:
 * - `of`: grams of each component per gram of food. If the sum is below 1, the rest is water; if the sum is above 1,
 *   water has evaporated. `cold: true` means that nothing is heated or dried.
 * - `like`: ids of one or more similar foods.
 * - `zero`: see `ENERGY_GIVING`.
 * - `fibre`: grams of fibre per 100 g, for a food that otherwise consists of ash and water.
 * - `pure`: grams of sugars, polyols, acids and fibre per 100 g (the rest is water), or `true` for another pure
 *   substance.
 * If a component lacks a value, the foods of its family give a figure or an upper bound.
 */
export function derive(
  entries: readonly Derivation[],
  foods: ReadonlyMap<string, NutrientRows>,
  say: SayOf,
  kinOf: KinOf = () => undefined,
): Map<string, NutrientRows> {
  const deriver = new Deriver(entries, foods, say, kinOf)
  for (const { key } of entries) deriver.resolve(key)
  return new Map([...deriver.done].map(([id, food]) => [id, withEnergy(id, food)]))
}

class Deriver {
  readonly done: Map<string, NutrientRows>
  /** Entries not derived yet. */
  private readonly left: Map<string, Derivation>
  /** Foods being derived now, to detect a food made of itself. */
  private readonly open = new Set<string>()

  constructor(
    entries: readonly Derivation[],
    private readonly foods: ReadonlyMap<string, NutrientRows>,
    private readonly say: SayOf,
    private readonly kinOf: KinOf,
  ) {
    this.done = new Map(foods)
    this.left = new Map(entries.map((entry) => [entry.key, entry]))
  }

  /** Returns the nutrients of a food. If an entry says how to derive the nutrients, derives them before returning. */
  resolve(id: string): NutrientRows | undefined {
    const { done, left, open } = this
    const entry = left.get(id)
    if (!entry) return done.get(id)
    left.delete(id)
    open.add(id)
    const derived = this.derivedRow(entry)
    open.delete(id)
    const isKnown =
      derived && (!entry.rule || NUTRIENT_KEYS.some((key) => derived.at(key) !== null))
    if (isKnown) done.set(id, filled(id, done.get(id), derived))
    return done.get(id)
  }

  private component(entry: YamlEntry, path: readonly string[], id: string) {
    const isOpen = this.open.has(id)
    if (isOpen) this.say(entry, path, `made of itself: ${id}`)
    const food = isOpen ? undefined : this.resolve(id)
    if (!food && !isOpen) this.say(entry, path, `has no nutrients: ${id}`)
    return food
  }

  /**
   * Returns the measured water content, or else the computed content, limited to the range of the family. The limit is
   * needed because recipes do not say how much water evaporates.
   */
  private waterOf(id: string, mixed: number | null): number | null {
    const own = this.tabledIn(id, 'macros.water')
    const kin = this.kinOf(id)?.get('macros.water')
    if (mixed === null || own !== null || !kin) return own
    const usual = Math.min(Math.max(mixed, kin.least), kin.most)
    return Math.abs(usual - mixed) <= ALIKE_IN_WATER ? usual : null
  }

  /** Adjusts what is computed from the parts to the water and fat that a table gives for the food. */
  private fitted(id: string, mixed: NutrientRow['at']): NutrientRow['at'] {
    const dried = driedTo(mixed, this.waterOf(id, mixed('macros.water').value))
    return withFat(dried, this.tabledIn(id, 'macros.fat'))
  }

  private tabledIn(id: string, key: string): number | null {
    return tabled(this.foods.get(id) ?? NO_ROWS, key).value
  }

  private derivedRow(entry: Derivation): NutrientRow | undefined {
    const { say } = this
    const { of, like, zero, pure, fibre, cold, ...rest } = entry.value
    for (const key of Object.keys(rest)) say(entry, [key], `unknown key: ${key}`)
    if ([of, like, zero, pure, fibre].filter((one) => one !== undefined).length !== 1) {
      say(entry, [], 'one of `of`, `like`, `zero`, `pure` and `fibre` is needed')
      return undefined
    }
    if (pure !== undefined) return this.pureRow(entry, pure)
    if (cold !== undefined && !(cold === true && of)) say(entry, ['cold'], 'cold: true is for `of`')
    if (zero !== undefined) return { source: 'derived:zero', state: 'processed', at: nothing }
    if (fibre !== undefined) {
      if (!(typeof fibre === 'number' && fibre > 0 && fibre <= 100))
        say(entry, ['fibre'], `no grams in 100 g: ${fibre}`)
      return { source: 'derived:fibre', state: 'processed', at: nothingBut(Number(fibre)) }
    }
    return of === undefined
      ? this.likeRow(entry, (Array.isArray(like) ? like : [like]).map(String))
      : this.mixedRow(entry, mapOf(of), cold === true)
  }

  private pureRow(entry: Derivation, pure: unknown): NutrientRow {
    const row = { source: 'derived:pure', state: 'processed' } as const
    if (pure === true) return { ...row, at: otherSubstance }
    const grams = Object.entries(mapOf(pure)).map(([key, value]): [string, number] => {
      if (!SUBSTANCES.includes(key)) this.say(entry, ['pure', key], `unknown substance: ${key}`)
      const isAmount = Number(value) > 0 && Number(value) <= 100
      if (!isAmount) this.say(entry, ['pure', key], `no amount: ${value}`)
      return [key, Number(value)]
    })
    return { ...row, at: substance(Object.fromEntries(grams)) }
  }

  private likeRow(entry: Derivation, ids: readonly string[]): NutrientRow | undefined {
    const kin = ids.flatMap((id) => this.component(entry, ['like'], id) ?? [])
    if (kin.length < ids.length) return undefined
    const state = stateOfFood(itemAt(kin, 0))
    return { source: `derived:like:${ids.join('+')}`, state, at: amongKin(kin) }
  }

  private mixedRow(entry: Derivation, of: Plain, cold: boolean): NutrientRow | undefined {
    const { rule } = entry
    const parts = Object.entries(of).map(([id, given]) => {
      const grams = Number(given)
      if (!(typeof given === 'number' && given > 0))
        this.say(entry, ['of', id], `no amount: ${given}`)
      // Parts in `madeOf` may have no nutrient data, because `madeOf` has other purposes too.
      const known =
        rule && !this.open.has(id)
          ? (this.resolve(id) ?? NO_ROWS)
          : this.component(entry, ['of', id], id)
      const kin = known && grams >= NEGLIGIBLE ? this.kinOf(id, known) : undefined
      return { id, grams, food: known && kin ? withKin(id, known, kin) : known }
    })
    if (parts.length === 0) this.say(entry, ['of'], 'made of nothing')
    const known = parts.flatMap(({ grams, food }): readonly Part[] =>
      food ? [{ grams, food }] : [],
    )
    if (known.length < parts.length) return undefined
    const water = 1 - parts.reduce((sum, { grams }) => sum + grams, 0)
    const mixed = mixture(known, water, cold)
    const at = rule ? this.fitted(entry.key, mixed) : mixed
    if ((at('macros.water').value ?? 0) < 0)
      this.say(entry, ['of'], 'more evaporates than there is water')
    const names = parts.map(({ id }) => id).join('+')
    return { source: `derived:${rule ?? 'recipe'}:${names}`, state: 'processed', at }
  }
}

const GRAMS = Type.Record(Type.String(), Type.Number())

/** Shares of the components, for each entry that has the key `of`. */
export const compositionsOf = (entries: readonly YamlEntry[]): Compositions =>
  Object.fromEntries(
    entries.flatMap(({ key, value: { of } }) => (Check(GRAMS, of) ? [[key, of]] : [])),
  )

type Part = { readonly grams: number; readonly food: NutrientRows }

/** Nutrients of a food that consists only of these substances and water. */
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
    // Energy is computed elsewhere; vitamins and minerals other than sodium are unknown.
    if (key.startsWith('macros.energy') || /^(minerals|vitamins)\./.test(key))
      return { value: key === 'minerals.sodium' ? 0 : null }
    // If only total sugar is given, it may be any of the individual sugars.
    if (SUGARS.includes(key) && of('macros.sugar') > 0) return { value: null }
    return { value: values[key] ?? of(key) }
  }
}

const nothing = (key: string): Figured => ({ value: ENERGY_GIVING.includes(key) ? 0 : null })

/** Nutrients of a gum or cellulose: only fibre, ash and water. */
const nothingBut =
  (fibre: number): NutrientRow['at'] =>
  (key) => {
    if (key === 'macros.fibre') return { value: fibre }
    return { value: NO_FIBRE.includes(key) ? 0 : null }
  }
const NO_FIBRE = [...NOT_IN_SUBSTANCES, 'macros.carbohydrates']

/** Nutrients of a single substance that is not in the food tables; its energy is unknown. */
const otherSubstance = (key: string): Figured => ({
  value: NOT_IN_SUBSTANCES.includes(key) ? 0 : null,
})

/** Adds up the nutrients of the parts. The sum is null if the value is missing for a part that is not negligible. */
const mixture =
  (parts: readonly Part[], water: number, cold: boolean): NutrientRow['at'] =>
  (key) => {
    const spans = parts.map(({ grams, food }) => {
      const { least, most } = spanOf(figuredAt(food, key))
      const perishes = !cold && PERISHABLE.includes(key) && stateOf(food, key) === 'raw'
      return { grams, least: perishes ? 0 : least, most }
    })
    const known = spans.filter(({ most }) => most !== null)
    const lacking = spans.filter(({ most }) => most === null)
    if (lacking.some(({ grams }) => grams >= NEGLIGIBLE) || known.length === 0)
      return { value: null }
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

/** Adjusts the row to this water content and scales all other nutrients. */
function driedTo(row: NutrientRow['at'], water: number | null): NutrientRow['at'] {
  const before = row('macros.water').value
  if (water === null || before === null || before >= 100) return row
  const factor = (100 - water) / (100 - before)
  return (key) => {
    return key === 'macros.water' ? { value: water } : scaled(row(key), factor)
  }
}

const scaled = ({ value, mark }: Figured, factor: number): Figured => ({
  value: value === null ? null : value * factor,
  mark: typeof mark === 'number' ? rounded(mark * factor) : mark,
})

const FATTY_ACIDS = PARTS_OF_WHOLES.flatMap(([whole, parts]) =>
  whole === 'macros.fat' ? parts : [],
)
/** If the parts have more than this many times the fat of the table, or less than its inverse, their fat differs in kind. */
const MOST_FAT_FACTOR = 2

/** Scales the fatty acids to this amount of fat. They are unknown if the fat of the row is quite different. */
function withFat(row: NutrientRow['at'], fat: number | null): NutrientRow['at'] {
  const before = row('macros.fat').value
  if (fat === null || before === null || before === 0) return row
  const factor = fat / before
  const isAlike = factor <= MOST_FAT_FACTOR && factor >= 1 / MOST_FAT_FACTOR
  return (key) => {
    const figured = row(key)
    if (!FATTY_ACIDS.includes(key)) return figured
    return isAlike && figured.value !== null ? scaled(figured, factor) : { value: null }
  }
}

/** Estimates a value from one or more similar foods. For several, the midpoint if they agree, else an upper bound. */
const amongKin =
  (kin: readonly NutrientRows[]): NutrientRow['at'] =>
  (key) => {
    const [first, ...others] = kin.map((food) => figuredAt(food, key))
    if (others.length === 0) return first!
    const spans = [first!, ...others].map(spanOf)
    if (spans.some(({ most }) => most === null)) return { value: null }
    const least = Math.min(...spans.map((span) => span.least))
    const most = Math.max(...spans.map((span) => span.most!))
    const figure = figureOf({ least, most }, KIN_SHARE)
    // Even closely related species differ tenfold in vitamins. If two species disagree, the value of a third may be
    // higher still, so there is no upper bound.
    return figure.value === null && key.startsWith('vitamins.') ? { value: null } : figure
  }

const stateOf = ({ rows }: NutrientRows, key: string) =>
  rows.find(({ nutrients }) => nutrients.includes(key))?.state

/** Computes energy from the macronutrients if no source gives it. */
function withEnergy(id: string, food: NutrientRows): NutrientRows {
  const of = (key: string) => figuredAt(food, key).value
  const [kcal, kilojoule] = [of('macros.energyKcal'), of('macros.energyKilojoule')]
  // If a source gives kilocalories or kilojoules, the other unit is derived elsewhere.
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
