/** Reads the body of a clause: how much, of what, and the brackets behind it. */

import { type Amount, isMeasure } from './amounts.ts'
import { plain, readBrackets } from './brackets.ts'
import { giveEach, lastNamed, onlyChoice, packed } from './draft.ts'
import { takeParts } from './fruit-parts.ts'
import { add, takeReading } from './mentions.ts'
import { partOf } from './part-of-fruit.ts'
import { phrase } from './phrases.ts'
import { type Quantity, quantityIn } from './quantities.ts'
import { type Flat, flat } from './scan.ts'
import type { LineState, Place, Places } from './state.ts'
import { unitAsFood, unitName, unitNameBefore } from './unit-names.ts'

/** `given` is an amount that stood elsewhere: behind a colon. */
export function body(
  state: LineState,
  from: number,
  to: number,
  place: Place,
  given?: Amount,
): void {
  if (!given && partOf(state, from, to)) return
  const quantity: Quantity = given
    ? { from, to, lead: given, amount: given, mayMeasure: true }
    : quantityIn(state, from, to)
  if (quantity.amount) state.shared = quantity.amount.each ? quantity.amount : undefined
  const food = flat(state, quantity.from, quantity.to)
  if (food.words.length === 0) lonelyAmount(state, quantity.amount)
  else if (place !== 'remark' || !takeParts(state, food.places)) {
    readFoods(state, food, quantity, place)
  }
  readBrackets(state, food.brackets)
  if (quantity.rest !== undefined) plain(state, quantity.rest, to)
}

/** The foods of a clause with their quantity. */
function readFoods(
  state: LineState,
  { places, words }: Flat,
  { lead, amount, to, measure, mayMeasure }: Quantity,
  place: Place,
): void {
  const known = state.drafts.length
  const whole = unitName(state, lead, places, to)
  const before = whole ? undefined : unitNameBefore(state, lead, to)
  if (whole) add(state, whole, words)
  else if (before) phrase(state, before.places, before.amount, place)
  else phrase(state, places, amount, place)
  const added = state.drafts[known]
  if (!added || !mayMeasure || !amount?.numbered || amount.units.length > 0) return
  const unknown = measure ?? unknownMeasure(state, places)
  if (unknown !== undefined) added.measure = unknown
}

/** "1 froozle hazelnuts": a word right behind a bare number that is neither unit nor food nor descriptor. */
function unknownMeasure({ roles, tokens }: LineState, [first]: Places): string | undefined {
  return first !== undefined && roles[first] === 'unread' ? tokens[first]?.text : undefined
}

/** A clause that is an amount and nothing else belongs to the food before it: "Milch, 250 ml". */
function lonelyAmount(state: LineState, amount: Amount | undefined): void {
  if (!amount) return
  const current = lastNamed(state.drafts)
  if (amount.each && amount.numbered && giveEach(state.drafts, amount)) return
  if (!current) {
    const food = unitAsFood(state, amount)
    if (food) takeReading(state, food.reading, food.places, { ...amount, units: [] }, 'main')
    else state.pending.amount = amount
    return
  }
  const only = onlyChoice(current)
  if (!only) {
    // "Milk (or oat drink), 250 ml": whichever it is.
    if (amount.numbered && current.choices.every((one) => !one.amount)) {
      current.choices = current.choices.map((one) => ({ ...one, amount }))
    }
    return
  }
  if (!only.amount || amount.isTotal) {
    if (amount.numbered) current.choices = [{ ...only, amount }]
  } else if (amount.amount !== null && amount.units.some(isMeasure)) {
    const size = { size: amount.amount, units: amount.units, each: amount.each === true }
    current.choices = [{ ...only, amount: packed(only.amount, size) }]
  }
}
