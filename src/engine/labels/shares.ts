/** Reads percentages. Computes bounds for missing ones, as a list is sorted by weight and adds up to at most 100 %. */

import { itemAt } from '../../domain/present.ts'
import type { Share } from '../../domain/shapes/labels.ts'
import { foldLetters } from '../../language/fold.ts'
import { alternatives } from '../../language/index.ts'

/** Ingredients below this percentage may be listed in any order (EU Regulation 1169/2011, Annex VII, A 6). */
const ANY_ORDER = 2

/** The bounds of a percentage. A missing bound is null. */
export type GivenShare = { readonly min: number | null; readonly max: number | null }

/** Shares of the parts of `whole`, as percentages of the product. A figure in `given` is one of the product or of `whole`. */
export function sharesOf(given: readonly (GivenShare | null)[], whole: Share): readonly Share[] {
  const known = ofProduct(given, whole)
  // If an ingredient has a share of 20 %, each one before it has at least 20 %, and each one after it at most 20 %.
  const lower = known.map((one, at) => {
    const after = known.slice(at).map((other) => other?.min ?? 0)
    return one ? (one.min ?? 0) : Math.max(0, ...after.filter((min) => min >= ANY_ORDER))
  })
  const upper = known.map((_, at) => {
    const before = known.slice(0, at).flatMap((other) => other?.max ?? [])
    return Math.min(whole.max, ...before.map((max) => Math.max(max, ANY_ORDER)))
  })
  return known.map((one, at) => {
    // Every other part has at least its minimum. An earlier part of unknown share weighs at least as much as this part.
    const asMuch = known.filter((other, index) => other === null && index < at).length
    const others = lower.filter((_, index) => index > at || (index < at && known[index] !== null))
    const left = others.reduce((rest, min) => rest - min, whole.max) / (1 + asMuch)
    const most = one?.max ?? Math.min(itemAt(upper, at), Math.max(0, left))
    const max = one ? most : Math.max(most, Math.min(ANY_ORDER, whole.max))
    const isOnly = known.length === 1 && !one
    const min = isOnly ? whole.min : Math.min(itemAt(lower, at), max)
    return { min: round(min), max: round(max), given: one !== null }
  })
}

/** Percentages in a compound ingredient refer to the product or, if their sum is too large, to the compound. */
function ofProduct(given: readonly (GivenShare | null)[], { min, max }: Share) {
  const sum = given.reduce((made, one) => made + (one?.min ?? 0), 0)
  const times = max < 100 && sum > max ? max / 100 : 1
  return given.map(
    (one) =>
      one && {
        min: one.min === null ? null : one.min * (max < 100 ? min / 100 : 1),
        max: one.max === null ? null : Math.min(max, one.max * times),
      },
  )
}

const round = (share: number) => Math.round(share * 100) / 100

const FIGURE = String.raw`\d{1,3}(?:[.,]\d{1,3})?`
const LEAST = `${alternatives('atLeast')}|≥|>`
const MOST = `${alternatives('atMost')}|≤|<`
/** Matches an exact or inexact share: "Mind. 30 %", "10 - 12 %", "30 % minimum". */
const SHARE = new RegExp(
  `(?:(?<![a-z])(?:(?<least>${LEAST})|(?<most>${MOST})|${alternatives('aboutShare')})\\.?\\s*)?` +
    `(?<from>${FIGURE})\\s*%?\\s*(?:(?:-|–|${alternatives('to')})\\s*(?<to>${FIGURE})\\s*)?%` +
    `(?:\\s*(?:(?<leastAfter>${LEAST})|(?<mostAfter>${MOST}))(?![a-z])\\.?)?` +
    `(?!\\s*(?:(?:${alternatives('notShare')})(?![a-z])|i\\.))`,
)
/** Matches a percentage that is not a share: "3,5 % Fett". */
const OTHER_FIGURE = new RegExp(
  `${FIGURE}\\s*%?\\s*(?:-\\s*${FIGURE}\\s*)?%\\s*(?:${alternatives('notShareWhole')})(?![a-z])`,
)

/** The share that a text gives, and the text without the share. */
export function shareIn(text: string): {
  readonly share: GivenShare | null
  readonly rest: string
} {
  if (!text.includes('%')) return { share: null, rest: text }
  const rest = cut(text, OTHER_FIGURE.exec(foldLetters(text)))
  const match = SHARE.exec(foldLetters(rest))
  const { from = '', to = from, least, leastAfter, most, mostAfter } = match?.groups ?? {}
  const [min = 0, max = 0] = [from, to].map((figure) => Number(figure.replace(',', '.')))
  const isShare = match !== null && min <= 100 && max <= 100
  const share = { min: (most ?? mostAfter) ? null : min, max: (least ?? leastAfter) ? null : max }
  return { share: isShare ? share : null, rest: cut(rest, match) }
}

const cut = (text: string, match: RegExpExecArray | null) =>
  match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : text
