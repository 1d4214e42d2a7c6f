/** Names that begin with the word of a unit: "rama de canela", "barrita de chocolate", "1 Nuss". */

import type { Amount } from './amounts.ts'
import type { Choice } from './draft.ts'
import { CERTAIN, isWholeName, readingOf, sureReadingOf } from './readings.ts'
import { markReading } from './roles.ts'
import { flat, jointsIn, wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'
import { phraseOf, textOf } from './wording.ts'

/** A name with the word of the unit in it need be no whole one where the words behind it name nothing. */
const NEARLY_CERTAIN = 0.9

/** "1 rama de canela": the portion word belongs to a name that means something else than the name without it. */
export function unitName(
  state: LineState,
  amount: Amount | undefined,
  places: Places,
  to: number,
): Choice | undefined {
  if (amount?.spokenAt === undefined) return undefined
  const whole = flat(state, amount.spokenAt, to).places
  const reading = sureReadingOf(state, whole)
  const first = reading?.candidates[0]
  if (!reading || !first) return undefined
  const bare = readingOf(state, places)
  const least = bare.certainty === 'sure' ? CERTAIN : NEARLY_CERTAIN
  const isSame = first.ingredientId === bare.candidates[0]?.ingredientId
  if (first.confidence < least || isSame) return undefined
  const portions = state.library.ingredient(first.ingredientId)?.portions
  const units = amount.units.filter(({ id }) => portions?.[id] !== undefined)
  markReading(state, whole, reading, 'main')
  return {
    certainty: reading.certainty,
    candidates: reading.candidates,
    phrase: phraseOf(state, whole, reading),
    spoken: textOf(state, whole),
    amount: { ...amount, amount: amount.numbered ? amount.amount : null, units },
  }
}

/** "2 barritas de chocolate y abulón": the same where another food follows. */
export function unitNameBefore(state: LineState, amount: Amount | undefined, to: number) {
  if (amount?.spokenAt === undefined) return undefined
  const { places } = flat(state, amount.spokenAt, to)
  const [joint] = jointsIn(state, places)
  if (joint === undefined) return undefined
  const whole = places.slice(0, joint)
  if (!isWholeName(state, wordsAt(state, whole))) return undefined
  const behind = flat(state, amount.to, to).places
  const bare = behind.slice(0, Math.max(0, joint - (places.length - behind.length)))
  const named = readingOf(state, whole).candidates[0]?.ingredientId
  if (readingOf(state, bare).candidates[0]?.ingredientId === named) return undefined
  return { places, amount: amount.numbered ? { ...amount, units: [] } : undefined }
}

/** "2 cloves", "1 Nuss": the word of the unit is the food itself. */
export function unitAsFood(state: LineState, amount: Amount) {
  if (amount.spokenAt === undefined) return undefined
  const { places } = flat(state, amount.spokenAt, amount.to)
  const reading = sureReadingOf(state, places)
  return reading && { places, reading }
}
