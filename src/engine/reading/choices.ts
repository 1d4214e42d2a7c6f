/** Reads phrases of several sides: foods that are all meant, and foods of which one is. */

import { itemAt } from '../../domain/present.ts'
import type { Amount } from './amounts.ts'
import { addReading, intoChoice, takeReading } from './mentions.ts'
import { amountOf, takeLeading } from './quantities.ts'
import { isNothing, readingOf, readWords } from './readings.ts'
import { foodRole, markAll, markJoints, markReading, turn } from './roles.ts'
import { operatorIn, wordsAt } from './scan.ts'
import { fullNames, makesOther, ownFood, shared } from './shared-nouns.ts'
import { simple } from './single.ts'
import type { LineState, Place, Places } from './state.ts'

/** "Salt and pepper", "flour and 2 eggs", "black and white pepper", "peeled and chopped". */
export function several(
  state: LineState,
  sides: readonly Places[],
  amount: Amount | undefined,
  place: Place,
): void {
  eachSide(state, sides, amount, place, (side, full, i) => {
    const where = i === 0 ? place : 'beside'
    const given = i === 0 ? amount : undefined
    if (full) {
      markAll(state, side, foodRole(where))
      addReading(state, readWords(state, full), side, given, where, full)
      addOwn(state, side, full, undefined)
      return
    }
    const { amount: own, rest } = i === 0 ? { amount, rest: side } : takeLeading(state, side)
    if (rest.length > 0) state.reader.phrase(state, rest, own, where)
  })
}

/** "Oil or butter": every side is a choice of one mention. */
export function choice(
  state: LineState,
  sides: readonly Places[],
  amount: Amount | undefined,
  place: Place,
): void {
  const before = state.drafts.length
  const read = eachSide(state, sides, amount, place, (side, full, i) => {
    const where = i === 0 ? place : 'beside'
    const { amount: own, rest } = i === 0 ? { amount, rest: side } : takeLeading(state, side)
    if (rest.length === 0) return
    if (full) {
      markAll(state, side, foodRole(where))
      addReading(state, readWords(state, full), side, own ?? amount, 'beside', full)
      addOwn(state, side, full, own ?? amount)
      return
    }
    const reading = readingOf(state, rest)
    if (reading.isEmpty) markReading(state, rest, reading, 'beside')
    else if (i > 0 && reading.isPlain && !isPrepared(state, itemAt(sides, i - 1))) {
      takeReading(state, reading, rest, own ?? amount, where)
    } else state.reader.phrase(state, rest, own ?? amount, where)
  })
  if (read.length === 1) return
  intoChoice(state, before)
  if (state.drafts.length <= before) return
  for (const side of read.slice(1)) turn(state, side, ['food', 'further food'], 'alternative')
}

/** "Almendras crudas" says how they are, so that "o tostadas" does too; "pan o tostadas" are two foods. */
function isPrepared(state: LineState, side: Places): boolean {
  const reading = readingOf(state, side)
  return reading.isEmpty || reading.states.length > 0
}

/** "Such as Guinness": the food before may be one of these. */
export function alternatives(state: LineState, places: Places): void {
  if (places.length === 0) return
  const { drafts } = state
  const before = drafts.length
  const reading = readingOf(state, places)
  if (reading.isEmpty) {
    markReading(state, places, reading, 'beside')
    return
  }
  state.reader.phrase(state, places, undefined, 'beside')
  turn(state, places, ['further food'], 'alternative')
  const added = drafts.splice(before)
  const named = added.filter(({ choices }) => choices.some(({ certainty }) => certainty !== 'none'))
  // An example that nobody knows (a brand) leaves the food what it is.
  if (named.length < added.length) turn(state, places, ['unread'], 'note')
  drafts.push(...named)
  if (before > 0 && named.length > 0) intoChoice(state, before - 1)
}

/**
 * Reads the sides that are left when those of mere descriptors are merged, each with its words or with a noun that it shares;
 * a single one is a phrase after all. Gives the sides.
 */
function eachSide(
  state: LineState,
  sides: readonly Places[],
  amount: Amount | undefined,
  place: Place,
  read: (side: Places, full: readonly string[] | undefined, i: number) => void,
): readonly Places[] {
  markJoints(state)
  const merged = mergePlain(state, sides)
  const [only] = merged
  if (only && merged.length === 1) unsplit(state, only, amount, place)
  else {
    const full = fullNames(state, merged)
    merged.forEach((side, i) => {
      read(side, full[i], i)
    })
  }
  return merged
}

/** Sides of mere descriptors belong to the side behind them, or to the one before at the end. */
function mergePlain(state: LineState, sides: readonly Places[]): readonly Places[] {
  const [first = [], last = []] = [sides[0], sides.at(-1)]
  const merged: number[][] = []
  let open: number[] = []
  sides.forEach((side, i) => {
    const isEmpty =
      isNothing(state, wordsAt(state, side)) &&
      state.tokens[side.at(-1) ?? -1]?.cut !== 'behind' &&
      amountOf(state, side) === undefined &&
      !makesOther(state, first, side)
    const isLast = i === sides.length - 1
    // "Black and white pepper": the descriptor makes a name of its own with the noun behind.
    if (isEmpty && !isLast && !shared(state, side, last)) open.push(...side)
    else if (isEmpty && isLast && merged.length > 0) merged.at(-1)?.push(...side)
    else {
      merged.push([...open, ...side])
      open = []
    }
  })
  if (open.length > 0) merged.push(open)
  return merged
}

/** One phrase after all, whose joints only join descriptors. */
function unsplit(state: LineState, places: Places, amount: Amount | undefined, place: Place): void {
  const reading = readingOf(state, places)
  if (reading.certainty === 'sure' || reading.isEmpty) {
    takeReading(state, reading, places, amount, place)
    return
  }
  const operator = operatorIn(state, places)
  if (operator) state.reader.operated(state, places, operator, amount, place)
  else simple(state, places, amount, place)
}

/** The food that a side is by itself, where it burdens more than what it is with a shared noun. */
function addOwn(
  state: LineState,
  side: Places,
  full: readonly string[],
  amount: Amount | undefined,
): void {
  const alone = ownFood(state, side, full)
  if (alone) addReading(state, alone, side, amount, 'beside')
}
