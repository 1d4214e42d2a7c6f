/** Reads the amounts in a line: those before or after a food, those without a food, and those of parts of a fruit. */

import { itemAt } from '../../domain/present.ts'
import { centimetresOf, WORDS } from '../../language/index.ts'
import { inNumber } from '../../language/plurals.ts'
import { oneLetterOff } from '../../search/misspelt.ts'
import { type Amount, isContainer, isMeasure, TIMES } from '../reading/amounts.ts'
import { partsAt, partsOfFood } from '../reading/fruit-parts.ts'
import {
  CERTAIN,
  isShareOfItself,
  isWholeName,
  readingOf,
  readWrittenAt,
} from '../reading/readings.ts'
import { entry, flatten, isOf, range, wordsAt } from '../reading/scan.ts'
import type { Boundaries } from './boundaries.ts'
import { COSTS } from './costs.ts'
import { type Lead, leaf, type PartOf, plainFood } from './nodes.ts'

type LeadTo = { readonly to: number; readonly lead: Lead }

/** Reads an amount before its food. Also returns readings with a length, container or unknown word after the amount. */
export function leads(line: Boundaries, at: number, limit: number) {
  const amount = line.state.amounts.at(at, limit)
  if (!amount) return undefined
  const leads: readonly (readonly [cost: number, found: LeadTo | undefined])[] = [
    [COSTS.amount, { to: amount.to, lead: { amount } }],
    [COSTS.measured, lengthAfter(line, amount, limit)],
    [COSTS.measured, containerAfter(line, amount, limit)],
    [COSTS.strange, strangeAfter(line, amount, limit)],
  ]
  return leads.flatMap(([cost, found]) =>
    found ? { ...leaf('lead', at, found.to, cost), lead: found.lead } : [],
  )
}

function lengthAfter(line: Boundaries, amount: Amount, limit: number): LeadTo | undefined {
  const { state } = line
  if (amount.units.length > 0) return undefined
  const isCounted = state.tokens[amount.to]?.kind === 'number'
  const number = isCounted ? state.amounts.rangeAt(amount.to, limit)?.to : amount.to
  const at = number !== undefined && line.key(number) === '-' ? number + 1 : number
  if (at === undefined || at >= limit || centimetresOf(line.key(at)) === undefined) return undefined
  const lead = { amount, measure: line.key(at), measured: [at, at + 1] as const }
  const piece = state.amounts.at(at + 1, limit)
  const isPiece = piece && !piece.numbered && piece.units.length > 0
  if (isPiece) return { to: piece.to, lead: { ...lead, piece } }
  // In "10 8-inch tortillas", there are ten tortillas, and the length is not their unit.
  return { to: at + 1, lead: isCounted ? { ...lead, measure: undefined } : lead }
}

function containerAfter(line: Boundaries, amount: Amount, limit: number): LeadTo | undefined {
  const { state } = line
  const from = amount.to
  if (!amount.numbered || amount.pack) return undefined
  const isWeighed = amount.units.length > 0
  if (isWeighed && !amount.units.every(isMeasure)) return undefined
  const found = entry(state, from, limit)
  let length = 0
  if (found?.cls === 'container' || found?.cls === 'utensil') length = found.length
  else if (isWeighed && state.tokens[from]?.kind === 'word') {
    const unit = state.amounts.unitAt(from, limit)
    if (unit?.unitFrom === from && isContainer(itemAt(unit.units, 0))) length = unit.to - from
  }
  const after = from + length
  if (length === 0 || after >= limit || isNameFrom(line, from, limit)) return undefined
  const to = isOf(state, line.key(after)) && after + 1 < limit ? after + 1 : after
  const measure = isWeighed ? undefined : state.tokens[from]?.text
  return { to, lead: { amount, measure, measured: [from, to] as const } }
}

/** True if the words may name a food and not a pack: "Pak Choi", or "paq de jengibre" for "pan de jengibre". */
function isNameFrom(line: Boundaries, from: number, limit: number): boolean {
  const { state } = line
  const { words } = flatten(state, from, limit)
  return (
    oneLetterOff(state.library, words, state.language).length > 0 ||
    line.endsOf(from, limit).some((to) => isWholeName(state, flatten(state, from, to).words))
  )
}

/** Reads an unknown word between a bare number and a food as a measure, such as "froozle" in "1 froozle hazelnuts". */
function strangeAfter(line: Boundaries, amount: Amount, limit: number): LeadTo | undefined {
  const { state } = line
  const at = amount.to
  if (!amount.numbered || amount.units.length > 0 || amount.pack || at + 1 >= limit)
    return undefined
  if (state.tokens[at]?.kind !== 'word' || entry(state, at, limit)) return undefined
  if (readingOf(state, [at]).certainty !== 'none') return undefined
  const to = isOf(state, line.key(at + 1)) ? at + 2 : at + 1
  if (to >= limit) return undefined
  const measure = state.tokens[at]?.text
  return { to, lead: { amount, measure, measured: [at, at + 1] as const, isStrange: true } }
}

/** Reads a name that would mean another food without its portion word: "1 rama de canela". */
export function namedByUnit(line: Boundaries, at: number, limit: number) {
  const { state } = line
  const amount = state.amounts.at(at, limit)
  const { spokenAt } = amount ?? {}
  if (!amount || spokenAt === undefined) return undefined
  return line.endsOf(spokenAt, limit).flatMap((to) => {
    const { indexes, words, brackets } = flatten(state, spokenAt, to)
    const reading = readWrittenAt(state, indexes)
    const first = reading?.candidates[0]
    if (reading?.certainty !== 'sure' || !first) return []
    const rest = to > amount.to ? flatten(state, amount.to, to).indexes : []
    const bare = rest.length > 0 ? readingOf(state, rest) : undefined
    const least = bare?.certainty === 'sure' ? CERTAIN : NEARLY_CERTAIN
    if (first.confidence < least || first.ingredientId === bare?.candidates[0]?.ingredientId)
      return []
    const portions = state.library.ingredient(first.ingredientId)?.portions
    const units =
      rest.length > 0 ? amount.units.filter(({ id }) => portions?.[id] !== undefined) : []
    const named = rest.length > 0 ? wordsAt(state, rest) : words
    const food = plainFood(indexes, named, brackets, reading)
    const counted = { ...amount, amount: amount.numbered ? amount.amount : null, units }
    return [{ ...leaf('named', at, to, COSTS.named), food, amount: counted }]
  })
}

export function amountOnly(line: Boundaries, at: number, limit: number) {
  const amount = line.state.amounts.at(at, limit)
  return amount && { ...leaf('amount', at, amount.to, COSTS.alone), amount }
}

/** A unit that follows its food: "parsley, large handful". The plural ("large fillets") does not state an amount. */
export function measure(line: Boundaries, at: number, limit: number) {
  const { amounts, tokens, language } = line.state
  const one = amounts.unitAlone(at, limit)
  if (!one) return undefined
  const { text } = itemAt(tokens, one.to - 1)
  const amount = inNumber(text, false, language) === text ? one : { ...one, amount: null }
  return { ...leaf('measure', at, one.to, COSTS.alone), amount }
}

export function halfAfter(line: Boundaries, at: number, limit: number) {
  const half = line.state.amounts.halfAfter(at, limit)
  return half && { ...leaf('half', at, half.to, 0), half: half.value }
}

/** The index after any words that mean "about" or "each". */
function aboutAfter(line: Boundaries, at: number): number {
  const { about, each } = WORDS[line.state.language].joins
  let to = at
  while (about.has(line.key(to)) || each.has(line.key(to))) to += 1
  return to
}

/** A size that follows its food: "about 1.5 kg", "à 400 g", "de 600 g". */
export function sizes(line: Boundaries, at: number, limit: number) {
  const { state } = line
  const number = aboutAfter(line, at)
  const isSized = isOf(state, line.key(at)) && WORDS[state.language].headFirst
  const start = isSized ? at + 1 : at
  if (state.tokens[isSized ? start : number]?.kind !== 'number') return undefined
  if (number === at && !isSized) return undefined
  const size = state.amounts.sizeAt(start, limit)
  return size && { ...leaf('size', at, size.to, COSTS.amount), size }
}

/** An amount that follows its food: "Mehl 500 g", "eggs x 3". */
export function trailing(line: Boundaries, at: number, limit: number) {
  const { state } = line
  const start = aboutAfter(line, at)
  const times = TIMES.test(line.key(start)) && state.tokens[start + 1]?.kind === 'number'
  const isFigure = state.tokens[start]?.kind === 'number'
  if (!isFigure && !times && !line.isMeasureInWords(start)) return undefined
  const amount = state.amounts.at(times ? start + 1 : start, limit)
  if (!amount?.numbered) return undefined
  const first = amount.units[0]
  const isMeasured = first !== undefined && first.kind !== 'qualitative'
  if (!isMeasured && !times) return undefined
  const { each } = WORDS[state.language].joins
  const isEach = range(at, start).some((i) => each.has(line.key(i)))
  const trailing = leaf('trailing', at, amount.to, COSTS.amount)
  return { ...trailing, amount: isEach ? { ...amount, each: true } : amount }
}

export function share(line: Boundaries, at: number, limit: number) {
  const { state } = line
  const start = state.amounts.skipAbout(at, limit)
  const isShare =
    /%$/.test(line.key(start)) && isShareOfItself(state, flatten(state, start, limit).indexes)
  return isShare && leaf('share', at, limit, COSTS.plain)
}

/** Reads the parts of a fruit or stalk, and their amount: "juice of 1 lemon", "Saft und Schale einer Zitrone". */
export function partOf(line: Boundaries, at: number, limit: number) {
  const { state } = line
  const { parts, to } = partsAt(state, at, limit)
  if (parts.length === 0 || to >= limit) return undefined
  const of = isOf(state, line.key(to)) ? to + 1 : to
  const amount = state.amounts.at(of, limit)
  if (of === to && !amount?.numbered) return undefined
  const from = amount?.to ?? of
  const ends = from >= limit ? [limit] : line.endsOf(from, limit)
  return ends.flatMap((end) => {
    const { indexes, brackets } = flatten(state, from, end)
    const reading = indexes.length > 0 ? readingOf(state, indexes) : undefined
    const id = reading?.certainty === 'sure' ? reading.candidates[0]!.ingredientId : undefined
    if (indexes.length > 0 && (id === undefined || partsOfFood(state, id, parts).length === 0))
      return []
    const part: PartOf = { parts, of, amount, indexes, brackets, reading, id }
    return [{ ...leaf('partOf', at, end, COSTS.part), part }]
  })
}

/** Minimum confidence in a food name that begins with a unit. If the words after the unit name a food: `CERTAIN`. */
const NEARLY_CERTAIN = 0.9
