/** Converts the amount of a food to a unit and grams. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { round6 } from '../../domain/numbers.ts'
import { itemAt } from '../../domain/present.ts'
import type { Unit } from '../../domain/units.ts'
import { nameKey } from '../../language/fold.ts'
import { centimetresOf, shortSizeOf, WORDS } from '../../language/index.ts'
import type { LanguageWords } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { textOf } from '../../messages/message.ts'
import { toGrams, unitsNamed, weightOf } from '../units.ts'
import { type Amount, isSize } from './amounts.ts'

interface Weighed {
  readonly amount: number | null
  /** A unit id, or the word of an unknown measure. */
  readonly unit: string | null
  readonly grams: number | null
  readonly estimated: boolean
  /** Why an amount could not be converted to grams. */
  readonly reason?: string
}

const NO_AMOUNT: Weighed = { amount: null, unit: null, grams: null, estimated: false }

/** `measure` is the word of an unknown measure; `phrase` is the text as written, which may name a portion ("garlic cloves"). */
export function weigh(
  library: Library,
  ingredient: Ingredient,
  amount: Amount | undefined,
  measure: string | undefined,
  phrase: string,
): Weighed {
  if (!amount) return NO_AMOUNT
  const sized = amount.pack ? ofPack(ingredient, amount.pack) : amount
  if (sized.amount === null) return NO_AMOUNT
  const length = measure === undefined ? undefined : byLength(library, ingredient, measure)
  const isStrange = measure !== undefined && sized.units.length === 0
  const unit =
    length?.unit ??
    (isStrange
      ? measure
      : (shortSize(library, ingredient, amount) ??
        gramsOf(library, ingredient, sized) ??
        unitOf(library, ingredient, sized.units, phrase)))
  if (!unit) return NO_AMOUNT
  const id = typeof unit === 'string' ? unit : unit.id
  const count = sized.amount * (length?.count ?? 1)
  const weighed = toGrams(library, ingredient, count, id)
  const known = 'reason' in weighed ? null : weighed
  return {
    amount: round6(count),
    unit: id,
    grams: known ? round6(known.grams) : null,
    estimated: known?.estimated ?? false,
    ...('reason' in weighed ? { reason: textOf(weighed.reason) } : {}),
  }
}

/** "2 cm Ingwer": the portion of the food with a length, and how many of it make up one `measure`. */
function byLength(library: Library, { portions }: Ingredient, measure: string) {
  const centimetres = centimetresOf(measure)
  const unit = library.units.find(({ id, length }) => length !== null && portions[id] !== undefined)
  return centimetres && unit ? { unit, count: centimetres / unit.length! } : undefined
}

/** "2 gr. Eier" means large ones, not grams, for at most `FEW` pieces of at least `HEAVY` grams each. */
const FEW = 12
const HEAVY = 20

/** "2 gr. Eier", "1 kl. Zwiebel": German for large and small, although "gr" is a gram and "KL" a spoon elsewhere. */
function shortSize(
  library: Library,
  ingredient: Ingredient,
  { amount, unitWord }: Amount,
): Unit | undefined {
  const id = unitWord === undefined ? undefined : shortSizeOf(unitWord)
  const isCounted = amount !== null && amount <= FEW && Number.isInteger(amount * 2)
  const isHeavy = (pieceOf(ingredient) ?? 0) >= HEAVY
  return isCounted && isHeavy ? library.units.find((unit) => unit.id === id) : undefined
}

/** "80 butter": at least `MANY` of a food whose pack weighs at least `PACK` grams means grams with the unit omitted. */
const MANY = 40
const PACK = 200
const IN_PACKS: ReadonlySet<string> = new Set(['dairy-and-eggs', 'cheese', 'fats-and-oils'])

function gramsOf(
  library: Library,
  ingredient: Ingredient,
  { amount, units }: Pick<Amount, 'amount' | 'units'>,
): Unit | undefined {
  const isPack = IN_PACKS.has(ingredient.category) && (pieceOf(ingredient) ?? 0) >= PACK
  const isMany = units.length === 0 && (amount ?? 0) >= MANY
  return isPack && isMany ? itemAt(unitsNamed(library, 'g'), 0) : undefined
}

const pieceOf = ({ portions }: Ingredient) => (portions.piece ?? portions.medium)?.value

/** The first unit that converts to a weight of the food, else the first; null if qualitative. */
function unitOf(
  library: Library,
  ingredient: Ingredient,
  units: readonly Unit[],
  phrase: string,
): Unit | null {
  if (units.length === 0) return counted(library, ingredient, phrase)
  const unit = units.find((one) => weightOf(ingredient, one) !== null) ?? itemAt(units, 0)
  return unit.kind === 'qualitative' ? null : unit
}

/** "8 (3 1/2 pounds) peaches" or "6 (4-ounce) fillets": total or per piece, whichever fits the piece weight better. */
function ofPack(
  ingredient: Ingredient,
  { count, size, units }: NonNullable<Amount['pack']>,
): { readonly amount: number; readonly units: readonly Unit[] } {
  const piece = pieceOf(ingredient)
  const unit = itemAt(units, 0)
  const grams = unit.kind === 'mass' ? size * unit.factor! : null
  if (piece === undefined || grams === null || count <= 1) return { amount: count * size, units }
  const far = (weight: number) => Math.abs(Math.log(weight / piece))
  return { amount: far(grams) <= far(grams / count) ? count * size : size, units }
}

/** The unit of a bare number: a portion or size in the name ("garlic cloves", "cebolla grande"), else pieces. */
function counted(library: Library, ingredient: Ingredient, phrase: string): Unit {
  const spoken = nameKey(phrase)
    .split(' ')
    .flatMap((word) => [word, ...Object.values(WORDS).flatMap((words) => endingsOf(words, word))])
    .flatMap((word) => unitsNamed(library, word))
  return (
    spoken.find(({ kind, id }) => kind === 'portion' && ingredient.portions[id] !== undefined) ??
    spoken.find((unit) => isSize(unit) && weightOf(ingredient, unit) !== null) ??
    itemAt(unitsNamed(library, 'piece'), 0)
  )
}

/** Ids of the portions that a compound ends with: "Knoblauchzehe". */
const endingsOf = ({ portionSuffixes }: LanguageWords, word: string): readonly string[] =>
  Object.entries(portionSuffixes).flatMap(([suffix, id]) => (word.endsWith(suffix) ? id : []))
