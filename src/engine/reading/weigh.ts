/** Converts the amount of a food to a unit and grams. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import type { ParsedItem } from '../../domain/shapes/recipes.ts'
import type { Unit } from '../../domain/units.ts'
import type { UnresolvedCode } from '../../domain/unresolved.ts'
import { nameKey } from '../../language/fold.ts'
import { centimetresOf, shortSizeOf, WORDS } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import { textOf } from '../../wording/message.ts'
import { toGrams, unitsNamed, weightOf } from '../units.ts'
import { type Amount, isSize } from './amounts.ts'

/** The `unit` is either an id or the word for an unknown measure. */
interface Weighed extends Pick<ParsedItem, 'amount' | 'unit' | 'grams' | 'estimated'> {
  /** The reason why the amount could not be converted to grams; absent if it could. */
  readonly why?: { readonly reason: string; readonly code: UnresolvedCode }
}

const NO_AMOUNT: Weighed = { amount: null, unit: null, grams: null, estimated: false }

interface Measured {
  readonly amount: Amount | undefined
  readonly measure: string | undefined
  /** The words as they are written. They may name a portion ("garlic cloves"). */
  readonly phrase: string
}

/** The amount in its unit and in grams. Either is null if unknown. */
export function weigh(
  library: Library,
  ingredient: Ingredient,
  { amount, measure, phrase }: Measured,
): Weighed {
  const sized = amount?.pack ? ofPack(ingredient, amount.pack) : amount
  if (!sized || sized.amount === null) return NO_AMOUNT
  const length = measure === undefined ? undefined : byLength(library, ingredient, measure)
  const isStrange = measure !== undefined && sized.units.length === 0
  const known =
    length?.unit ??
    impliedUnit(library, ingredient, sized) ??
    unitOf(library, ingredient, sized.units, phrase)
  const unit = isStrange && !length ? measure : known?.id
  if (unit === undefined) return NO_AMOUNT
  const count = sized.amount * (length?.count ?? 1)
  const weighed = toGrams(library, ingredient, count, unit)
  const written = { amount: round6(count), unit }
  if ('reason' in weighed) {
    return {
      ...written,
      grams: null,
      estimated: false,
      why: { reason: textOf(weighed.reason), code: weighed.code },
    }
  }
  return { ...written, grams: round6(weighed.grams), estimated: weighed.estimated }
}

/** Returns the portion whose length is known, and how many of these portions are in one `measure`: "2 cm Ingwer". */
function byLength(library: Library, { portions }: Ingredient, measure: string) {
  const centimetres = centimetresOf(measure)
  const unit = library.units.find(({ id, length }) => length !== null && portions[id] !== undefined)
  return centimetres && unit ? { unit, count: centimetres / unit.length! } : undefined
}

/**
 * The unit that the food suggests. In "2 gr. Eier", "gr" means large, because the number is at most `FEW` and an egg
 * weighs at least `HEAVY` grams. Otherwise, "gr" means gram and "KL" means spoon. "80 butter" means grams, because the
 * number is at least `MANY` and butter is sold in packs of at least `PACK` grams.
 */
function impliedUnit(
  { units: all }: Library,
  ingredient: Ingredient,
  { amount, units, unitWord }: Pick<Amount, 'amount' | 'units' | 'unitWord'>,
): Unit | undefined {
  const piece = pieceOf(ingredient) ?? 0
  const count = amount ?? 0
  const isFew = count <= FEW && Number.isInteger(count * 2) && piece >= HEAVY
  const isPacked = IN_PACKS.has(ingredient.category) && piece >= PACK
  const size = isFew && unitWord !== undefined ? shortSizeOf(unitWord) : undefined
  const id = units.length === 0 && count >= MANY && isPacked ? 'gram' : size
  return id === undefined ? undefined : all.find((unit) => unit.id === id)
}

const FEW = 12
const HEAVY = 20
const MANY = 40
const PACK = 200
const IN_PACKS: ReadonlySet<string> = new Set(['dairy-and-eggs', 'cheese', 'fats-and-oils'])

const pieceOf = ({ portions }: Ingredient) => (portions.piece ?? portions.medium)?.value

/** The first unit that has a weight for the food, or else the first unit; null if this unit is qualitative. */
function unitOf(library: Library, ingredient: Ingredient, units: readonly Unit[], phrase: string) {
  if (units.length === 0) return counted(library, ingredient, phrase)
  const unit = units.find((one) => weightOf(ingredient, one) !== null) ?? itemAt(units, 0)
  return unit.kind === 'qualitative' ? null : unit
}

/** Decides if the size in brackets is per piece ("6 (4-ounce) fillets") or a total ("8 (3 1/2 pounds) peaches"). */
function ofPack(ingredient: Ingredient, { count, size, units }: NonNullable<Amount['pack']>) {
  const piece = pieceOf(ingredient)
  const unit = itemAt(units, 0)
  const grams = unit.kind === 'mass' ? size * unit.factor! : null
  if (piece === undefined || grams === null || count <= 1) return { amount: count * size, units }
  const far = (weight: number) => Math.abs(Math.log(weight / piece))
  return { amount: far(grams) <= far(grams / count) ? count * size : size, units }
}

/** Returns the unit to assume for a bare number: a portion or size in the name ("garlic cloves"), or else pieces. */
function counted(library: Library, ingredient: Ingredient, phrase: string): Unit {
  const spoken = nameKey(phrase)
    .split(' ')
    .flatMap((word) => [
      word,
      ...PORTIONS.flatMap(([ending, id]) => (word.endsWith(ending) ? id : [])),
    ])
    .flatMap((word) => unitsNamed(library, word))
  return (
    spoken.find(({ kind, id }) => kind === 'portion' && ingredient.portions[id] !== undefined) ??
    spoken.find((unit) => isSize(unit) && weightOf(ingredient, unit) !== null) ??
    itemAt(unitsNamed(library, 'piece'), 0)
  )
}

/** Suffixes of compounds that name a portion ("Knoblauchzehe"), each with its unit. */
const PORTIONS = Object.values(WORDS).flatMap(({ portionSuffixes }) =>
  Object.entries(portionSuffixes),
)
