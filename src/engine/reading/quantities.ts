/** Finds how much a clause says: an amount before or behind the food, its size, a length, a container. */

import { itemAt } from '../../domain/present.ts'
import type { Unit } from '../../domain/units.ts'
import { WORDS, wordsOfAll } from '../../language/index.ts'
import { type Amount, isContainer, isMeasure, SIZES } from './amounts.ts'
import { packed } from './draft.ts'
import { nearestName } from './food.ts'
import { takeReading } from './mentions.ts'
import {
  isDish,
  isNothing,
  isPlainRest,
  isWholeName,
  readingOf,
  sureReadingOf,
} from './readings.ts'
import { mark, markReading, take } from './roles.ts'
import { closing, entry, flat, isOf, jointsIn, keyAt, range } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** How much a clause says, and where the words of its food stand. */
export interface Quantity {
  readonly from: number
  readonly to: number
  /** The amount before the food, without what is said of it behind. */
  readonly lead: Amount | undefined
  /** All that is said, wherever it stands. */
  readonly amount: Amount | undefined
  /** The word of a container or length that is no unit. */
  readonly measure?: string | undefined
  /** Whether a bare number may count a measure that nobody knows: only one before the food. */
  readonly mayMeasure: boolean
  /** Where words begin that stand behind the amount or size at the end. */
  readonly rest?: number | undefined
}

/** The quantity of a clause, its tokens marked. */
export function quantityIn(state: LineState, from: number, to: number): Quantity {
  const lead = leading(state, from, to) ?? behindWords(state, from, to)
  return lead ? led(state, lead, to) : followed(state, from, to)
}

/** "Evtl. 1 EL Rum", "optional 50 g nuts": an amount with its food behind words that name none. */
function behindWords(state: LineState, from: number, to: number): Amount | undefined {
  for (let at = from + 1; at < to && state.tokens[at - 1]?.kind === 'word'; at++) {
    const { places, words } = flat(state, from, at)
    if (!isNothing(state, words)) return undefined
    const amount = state.amounts.at(at, to)
    const isCounted =
      state.tokens[at]?.kind === 'number' ||
      isOf(state, keyAt(state, at - 1)) ||
      amount?.units.some(isUnit)
    if (!amount?.numbered || !isCounted || isPlainRest(state, amount.to, to)) continue
    const reading = readingOf(state, places)
    if (state.drafts.length === 0) takeReading(state, reading, places, undefined, 'main')
    else markReading(state, places, reading, 'beside')
    return amount
  }
  return undefined
}

const isUnit = ({ id }: Unit) => !SIZES.has(id)

/** An amount that begins a stretch, unless its words begin the name of a food. */
function leading(state: LineState, from: number, to: number): Amount | undefined {
  const amount = state.amounts.at(from, to)
  if (!amount || state.tokens[from]?.kind !== 'word') return amount
  // "Five spice powder", "half and half", "cubito de caldo", "tres leches": number words and units may begin a name.
  const { places, words } = flat(state, from, to)
  const isName = [words.length, ...jointsIn(state, places)].some(
    (end) => isWholeName(state, words.slice(0, end)) || isDish(state, words.slice(0, end)),
  )
  return isName ? undefined : amount
}

/** The amount of a side of its own, its tokens marked, and the words behind it. */
export function takeLeading(
  state: LineState,
  side: Places,
): { readonly amount: Amount | undefined; readonly rest: Places } {
  const amount = amountOf(state, side)
  if (amount) take(state, amount)
  return { amount, rest: amount ? side.filter((at) => at >= amount.to) : side }
}

/** The amount that begins a side; one with a bracket inside has none. */
export function amountOf(state: LineState, side: Places): Amount | undefined {
  const [first, last] = [side[0], side.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return last - first === side.length - 1 ? leading(state, first, last + 1) : undefined
}

/** "2 cm piece of ginger", "1 punnet of raspberries", "2 chickens, about 1.5 kg". */
function led(state: LineState, lead: Amount, to: number): Quantity {
  const length = takeLength(state, lead, to)
  const behind = length?.to ?? lead.to
  const container = containerAt(state, lead, behind, to)
  const size = sizeBehind(state, behind, to)
  take(state, lead)
  if (size) mark(state, size.from, size.to, 'amount')
  if (container) mark(state, behind, container.to, 'unit')
  return {
    from: container?.to ?? behind,
    to: size?.from ?? to,
    lead,
    amount: size
      ? {
          ...packed(lead, size),
          ...(lead.spokenAt === undefined ? {} : { spokenAt: lead.spokenAt }),
        }
      : lead,
    measure: container?.word ?? length?.word,
    mayMeasure: true,
    rest: size?.to,
  }
}

/** "Mehl 500 g", or no amount at all. */
function followed(state: LineState, from: number, to: number): Quantity {
  const behind = trailing(state, from, to)
  if (!behind) return { from, to, lead: undefined, amount: undefined, mayMeasure: false }
  take(state, behind.amount)
  return {
    from,
    to: behind.from,
    lead: undefined,
    amount: behind.amount,
    mayMeasure: false,
    rest: behind.amount.to,
  }
}

/** "2 cm piece of ginger", "1 2-inch piece": how long a piece is, in the place of a unit; what stands there weighs nobody knows what. */
function takeLength(state: LineState, amount: Amount, to: number) {
  if (amount.units.length > 0) return undefined
  const isCounted = state.tokens[amount.to]?.kind === 'number'
  const number = isCounted ? state.amounts.rangeAt(amount.to, to)?.to : amount.to
  const at = number !== undefined && keyAt(state, number) === '-' ? number + 1 : number
  if (at === undefined || !wordsOfAll('lengths').has(keyAt(state, at))) return undefined
  mark(state, amount.to, at, 'amount')
  mark(state, at, at + 1, 'unit')
  const word = keyAt(state, at)
  const piece = state.amounts.at(at + 1, to)
  if (!piece || piece.numbered || piece.units.length === 0) return { word, to: at + 1 }
  take(state, piece)
  return { word, to: piece.to }
}

/** "1 punnet of raspberries": a container that is no unit of the library weighs nobody knows what; "125 g ball mozzarella" is weighed. */
function containerAt(state: LineState, amount: Amount, from: number, to: number) {
  if (!amount.numbered || amount.pack) return undefined
  const isWeighed = amount.units.length > 0
  if (isWeighed && !amount.units.every(isMeasure)) return undefined
  const length = containerLength(state, from, to, isWeighed)
  const behind = from + length
  if (length === 0 || behind >= to) return undefined
  // "1 Pak Choi" is no pack, and "1 paq de jengibre" may be pan de jengibre.
  const { words, places } = flat(state, from, to)
  const ends = [words.length, ...jointsIn(state, places)]
  if (
    ends.some((end) => isWholeName(state, words.slice(0, end))) ||
    nearestName(state.library, words, state.language).length > 0
  ) {
    return undefined
  }
  const end = isOf(state, keyAt(state, behind)) && behind + 1 < to ? behind + 1 : behind
  return { word: isWeighed ? undefined : state.tokens[from]?.text, to: end }
}

/** How many words name a container at `from`; a kitchen thing is one before what is surely a food. */
function containerLength(state: LineState, from: number, to: number, isWeighed: boolean): number {
  const found = entry(state, from, to)
  if (found?.cls === 'container') return found.length
  if (found?.cls === 'utensil') {
    const { places } = flat(state, from + found.length, to)
    return sureReadingOf(state, places) ? found.length : 0
  }
  if (!isWeighed || state.tokens[from]?.kind !== 'word') return 0
  const unit = state.amounts.unitAt(from, to)
  return unit?.unitFrom === from && isContainer(itemAt(unit.units, 0)) ? unit.to - from : 0
}

/** ", about 1.5 kg", "à 400 g", "de 600 g" behind the food, where the amount only counts. */
function sizeBehind(state: LineState, from: number, to: number) {
  for (let at = from + 1; at < to; at++) {
    if (keyAt(state, at) === '(') {
      at = closing(state, at, to)
      continue
    }
    if (state.tokens[at]?.kind !== 'number') continue
    const start = aboutBefore(state, at, from)
    const isSized = isOf(state, keyAt(state, at - 1)) && WORDS[state.language].headFirst
    if (start === at && !isSized) continue
    const size = state.amounts.sizeAt(start, to)
    if (size && isPlainRest(state, size.to, to)) return { ...size, from: isSized ? at - 1 : start }
  }
  return undefined
}

/** An amount behind the food: "Mehl 500 g", "eggs x 3", "butter 1/2 cup". */
function trailing(
  state: LineState,
  from: number,
  to: number,
): { readonly from: number; readonly amount: Amount } | undefined {
  const { tokens, amounts } = state
  for (let at = from + 1; at < to; at++) {
    if (keyAt(state, at) === '(') {
      at = closing(state, at, to)
      continue
    }
    const times = /^[x*]$/.test(keyAt(state, at)) && tokens[at + 1]?.kind === 'number'
    if (tokens[at]?.kind !== 'number' && !times) continue
    const amount = amounts.at(times ? at + 1 : at, to)
    if (!amount?.numbered) continue
    const isAlone = isPlainRest(state, amount.to, to) || keyAt(state, amount.to) === '('
    const first = amount.units[0]
    const measured = first !== undefined && first.kind !== 'qualitative'
    if (isAlone && (measured || (times && amount.to === to))) {
      if (times) mark(state, at, at + 1, 'amount')
      const before = aboutBefore(state, at, from)
      mark(state, before, at, 'amount')
      const { each } = WORDS[state.language].joins
      const isEach = range(before, at).some((i) => each.has(keyAt(state, i)))
      return { from: before, amount: isEach ? { ...amount, each: true } : amount }
    }
  }
  return undefined
}

/** Where "each about" begins before a number. */
function aboutBefore(state: LineState, at: number, from: number): number {
  const { about, each } = WORDS[state.language].joins
  let start = at
  while (start - 1 > from && about.has(keyAt(state, start - 1))) start -= 1
  while (start - 1 > from && each.has(keyAt(state, start - 1))) start -= 1
  return start
}
