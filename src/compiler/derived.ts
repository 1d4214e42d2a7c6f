/** Derives the nutrients that no source has: from what a food is made of, from its closest kin, from its macronutrients. */

import type { NutrientSource } from '../domain/ingredient.ts'
import { NUTRIENT_KEYS, type Nutrients, nutrientAt, nutrientsOf } from '../domain/nutrients.ts'
import type { Compositions } from '../domain/shares.ts'
import type { YamlEntry } from './read-text.ts'

export interface NutrientRows {
  readonly rows: readonly NutrientSource[]
  readonly nutrients: Nutrients
}
/** An entry, and the rule that made it: a recipe of `derived/`, or what the ingredient itself says that it is made of. */
export interface Derivation extends YamlEntry {
  readonly rule?: 'composition'
}
/** Complains about an entry, at one of its keys. */
type SayOf = (entry: YamlEntry, path: readonly string[], what: string) => void

const NO_ROWS: NutrientRows = { rows: [], nutrients: nutrientsOf('', () => null) }
/** A component below this share of the food may lack a value without making that of the whole unknown. */
const NEGLIGIBLE = 0.02
const DIGITS = 4
/** What `zero: true` says of a food: nothing but water, salts or aroma in it. */
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
/** What `pure` says a food has none of: it is one substance, and none of these. */
const NOT_IN_SUBSTANCES: readonly string[] = [
  'macros.protein',
  'macros.fat',
  'macros.fibre',
  'macros.sugar',
  'macros.alcohol',
]

/**
 * The foods with what the entries derive for them; values from a source are never replaced. An entry is `of` (grams of
 * components in a gram of the food; what is missing to 1 is water, what is above evaporated), `like` (an id), `zero`, or `pure`: one
 * substance that is neither protein, fat, fibre, sugar nor alcohol, with its kcal in 100 g or `true` where nobody tells them, or `fibre`: grams
 * in 100 g of what is nothing else.
 */
export function derive(
  entries: readonly Derivation[],
  foods: ReadonlyMap<string, NutrientRows>,
  say: SayOf,
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
  const derivedRow = (entry: Derivation): Row | undefined => {
    const { of, like, zero, pure, fibre, ...rest } = entry.value
    for (const key of Object.keys(rest)) say(entry, [key], `unknown key: ${key}`)
    if ([of, like, zero, pure, fibre].filter((one) => one !== undefined).length !== 1) {
      say(entry, [], 'one of `of`, `like`, `zero`, `pure` and `fibre` is needed')
      return undefined
    }
    if (zero !== undefined) return { source: 'derived:zero', state: 'processed', at: nothing }
    if (pure !== undefined) {
      if (pure !== true && !(typeof pure === 'number' && pure >= 0)) {
        say(entry, ['pure'], `neither true nor kcal: ${pure}`)
      }
      const at = substance(pure === true ? null : Number(pure))
      return { source: 'derived:pure', state: 'processed', at }
    }
    if (fibre !== undefined) {
      if (!(typeof fibre === 'number' && fibre > 0 && fibre <= 100)) {
        say(entry, ['fibre'], `no grams in 100 g: ${fibre}`)
      }
      return { source: 'derived:fibre', state: 'processed', at: nothingBut(Number(fibre)) }
    }
    if (typeof like === 'string') {
      const food = component(entry, ['like'], like)
      const state = food?.rows[0]?.state ?? 'processed'
      return food && { source: `derived:like:${like}`, state, at: (key) => valueAt(food, key) }
    }
    const { rule } = entry
    const parts = Object.entries((of ?? {}) as Record<string, unknown>).map(([id, grams]) => {
      if (!(typeof grams === 'number' && grams > 0)) say(entry, ['of', id], `no amount: ${grams}`)
      // What an ingredient is made of is told for other reasons too: a part without nutrients leaves theirs open.
      const food =
        rule && !open.has(id) ? (resolve(id) ?? NO_ROWS) : component(entry, ['of', id], id)
      return { id, grams: Number(grams), food }
    })
    if (parts.length === 0) say(entry, ['of'], 'made of nothing')
    if (parts.some(({ food }) => !food)) return undefined
    const water = 1 - parts.reduce((sum, { grams }) => sum + grams, 0)
    const row = mixture(parts as readonly Part[], water)
    if ((row('macros.water') ?? 0) < 0) say(entry, ['of'], 'more evaporates than there is water')
    const names = parts.map(({ id }) => id).join('+')
    return { source: `derived:${rule ?? 'recipe'}:${names}`, state: 'processed', at: row }
  }
  for (const { key } of entries) resolve(key)
  return new Map([...done].map(([id, food]) => [id, withEnergy(id, food)]))
}

/** What the entries say that foods are made of. */
export function compositionsOf(entries: readonly YamlEntry[]): Compositions {
  return Object.fromEntries(
    entries.flatMap(({ key, value }) =>
      value.of ? [[key, value.of as Readonly<Record<string, number>>]] : [],
    ),
  )
}

interface Row {
  readonly source: string
  readonly state: string
  readonly at: (key: string) => number | null
}

interface Part {
  readonly grams: number
  readonly food: NutrientRows
}

const valueAt = ({ nutrients }: NutrientRows, key: string) => nutrientAt(nutrients, key)
const nothing = (key: string) => (ENERGY_GIVING.includes(key) ? 0 : null)

/** A gum or a cellulose: nothing but fibre, ash and water. */
const nothingBut = (fibre: number) => (key: string) => {
  if (key === 'macros.fibre') return fibre
  return NO_FIBRE.includes(key) ? 0 : null
}
const NO_FIBRE = [...NOT_IN_SUBSTANCES, 'macros.carbohydrates']

const KILOJOULE = 4.184

const substance = (kcal: number | null) => (key: string) => {
  if (key === 'macros.energyKcal') return kcal
  if (key === 'macros.energyKilojoule') return kcal === null ? null : kcal * KILOJOULE
  return NOT_IN_SUBSTANCES.includes(key) ? 0 : null
}

/** Sums over the parts; null where a part that weighs something lacks the value. */
function mixture(parts: readonly Part[], water: number): Row['at'] {
  return (key) => {
    const known = parts.filter(({ food }) => valueAt(food, key) !== null)
    const lacking = parts.filter((part) => !known.includes(part))
    if (lacking.some(({ grams }) => grams >= NEGLIGIBLE) || known.length === 0) return null
    const sum = known.reduce((all, { grams, food }) => all + grams * valueAt(food, key)!, 0)
    return sum + (key === 'macros.water' ? 100 * water : 0)
  }
}

/** What the food has, and of the row what it lacks. */
function filled(id: string, food: NutrientRows | undefined, { source, state, at }: Row) {
  const given = NUTRIENT_KEYS.filter(
    (key) => (food ? valueAt(food, key) : null) === null && at(key) !== null,
  )
  if (given.length === 0 && food) return food
  const nutrients = nutrientsOf(id, (key) =>
    given.includes(key) ? rounded(at(key)!) : food ? valueAt(food, key) : null,
  )
  return { rows: [...(food?.rows ?? []), { source, state, nutrients: given }], nutrients }
}

/** Energy from the macronutrients where no source tells it, by Regulation (EU) 1169/2011, Annex XIV. */
function withEnergy(id: string, food: NutrientRows): NutrientRows {
  const of = (name: string) => valueAt(food, `macros.${name}`)
  const [protein, fat, carbohydrates] = [of('protein'), of('fat'), of('carbohydrates')]
  if (protein === null || fat === null || carbohydrates === null) return food
  const [fibre, alcohol] = [of('fibre') ?? 0, of('alcohol') ?? 0]
  const energy: Readonly<Record<string, number>> = {
    'macros.energyKcal': 4 * protein + 9 * fat + 4 * carbohydrates + 2 * fibre + 7 * alcohol,
    'macros.energyKilojoule':
      17 * protein + 37 * fat + 17 * carbohydrates + 8 * fibre + 29 * alcohol,
  }
  // A food whose source tells one of the two keeps it; the other follows elsewhere.
  if (of('energyKcal') !== null || of('energyKilojoule') !== null) return food
  const at = (key: string) => energy[key] ?? null
  return filled(id, food, { source: 'derived:energy', state: food.rows[0]!.state, at })
}

function rounded(value: number): number {
  return Number(Math.max(0, value).toPrecision(DIGITS))
}
