/** Finds the sides of lists that share one noun: "vegetable or chicken stock", "oat, soy or almond milk", "caldo de pollo o verduras". */

import { joinsOf, WORDS } from '../../language/index.ts'
import { isNothing } from '../reading/readings.ts'
import { isAndOr, isOperator, keyAt, range, wordsAt } from '../reading/scan.ts'
import { fullNames, makesOther, shareOne } from '../reading/shared-nouns.ts'
import type { LineState, Places } from '../reading/state.ts'

/** A side and its words with the noun that it shares. */
export interface Shared {
  readonly from: number
  readonly to: number
  readonly full: readonly string[]
}

/** Sides of a list that share one noun; more than these are a list of foods. */
const MOST_SIDES = 5

/** The sides in every run of words; `limits` says where the run that a token begins ends at the latest. */
export function sharedNouns(state: LineState, limits: readonly number[]): readonly Shared[] {
  const { tokens } = state
  if (!tokens.some(({ key }) => isJoint(state, key))) return []
  const found: Shared[] = []
  for (let at = 0; at < tokens.length; ) {
    const begun = beginOf(state, at, limits)
    const depends = dependsOn(state, begun, limits)
    const stop = depends ? (limits[begun] ?? begun) : stopOf(state, begun, limits)
    const listed = listFrom(state, begun, limits)
    const sides = withNoun(state, listed ?? sidesIn(state, begun, stop, depends))
    if (sides.length > 1) {
      const full = fullNames(state, sides.map(placesOf(state)))
      sides.forEach(([from, to], i) => {
        const words = full[i]
        if (words) found.push({ from, to, full: words })
      })
    }
    at = Math.max(at + 1, stop)
  }
  return found
}

type Side = readonly [from: number, to: number]

const placesOf =
  (state: LineState) =>
  ([from, to]: Side): Places =>
    range(from, to).filter((at) => state.tokens[at]?.kind !== 'sign')

const isJoint = (state: LineState, key: string) => isAndOr(state, key) || key === '/'

/** After the amount that begins a run. */
function beginOf(state: LineState, at: number, limits: readonly number[]): number {
  const amount = state.amounts.at(at, limits[at] ?? at)
  return amount && (amount.numbered || amount.units.length > 0) ? amount.to : at
}

/** Where the run ends: before a word that opens a side clause or a bracket. */
function stopOf(state: LineState, from: number, limits: readonly number[]): number {
  const limit = limits[from] ?? from
  const { until } = joinsOf(state.language)
  return (
    range(from, limit).find((at) => {
      const key = keyAt(state, at)
      return key === '(' || until.has(key) || isOperator(state, at)
    }) ?? limit
  )
}

/** The sides without those at the end that only describe: "tomatoes and their juice" share nothing. */
function withNoun(state: LineState, sides: readonly Side[]): readonly Side[] {
  const [first, last] = [sides[0], sides.at(-1)]
  if (!first || !last || sides.length < 2) return sides
  const places = placesOf(state)(last)
  const isPlain =
    isNothing(state, wordsAt(state, places)) &&
    state.tokens[places.at(-1) ?? -1]?.cut !== 'behind' &&
    !makesOther(state, placesOf(state)(first), places)
  return isPlain ? withNoun(state, sides.slice(0, -1)) : sides
}

/** "Pan sin gluten o de centeno": a side needs the head of the first, whatever stands between them. */
function dependsOn(state: LineState, from: number, limits: readonly number[]): boolean {
  const { dependent } = WORDS[state.language]
  return range(from + 1, limits[from] ?? from).some(
    (at) => state.amounts.isOr(keyAt(state, at)) && dependent.has(keyAt(state, at + 1)),
  )
}

function sidesIn(state: LineState, from: number, to: number, isChoice = false): readonly Side[] {
  const sides: Side[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    if (
      at < to &&
      !(isChoice ? state.amounts.isOr(keyAt(state, at)) : isJoint(state, keyAt(state, at)))
    )
      continue
    if (at > start) sides.push([start, at])
    start = at + 1
  }
  return sides
}

/** "Oat, soy or almond milk": a list with commas whose sides all share the noun of one. */
function listFrom(
  state: LineState,
  from: number,
  limits: readonly number[],
): readonly Side[] | undefined {
  let end = limits[from] ?? from
  const sides: Side[] = []
  let start = from
  for (let commas = 1; commas < MOST_SIDES && keyAt(state, end) === ','; commas++) {
    sides.push([start, end])
    start = end + 1
    end = limits[start] ?? start
    const next = range(start, end)
    if (next.length === 0 || !next.every((at) => state.tokens[at]?.kind === 'word'))
      return undefined
    const last = sidesIn(state, start, stopOf(state, start, limits))
    if (last.length < 2) continue
    const all = [...sides, ...last]
    return shareOne(state, all.map(placesOf(state))) ? all : undefined
  }
  return undefined
}
