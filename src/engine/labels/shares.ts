/** Reads shares in per cent and bounds those of the others: a list is in descending order of weight, and its shares add up to at most the whole. */

import { itemAt } from '../../domain/present.ts'
import type { Share } from '../../domain/shapes/labels.ts'
import { alternatives } from '../../language/amount-words.ts'
import { foldedOf } from './clean.ts'

/** Ingredients below this share may come in any order after the others (EU Regulation 1169/2011, Annex VII, A 6). */
const ANY_ORDER = 2

/** The shares of the parts of a whole of at most `whole` per cent; their figures may be of the whole product or of this part. */
export function sharesOf(given: readonly (GivenShare | null)[], whole: Share): readonly Share[] {
  const known = given.map((share) => share && ofWhole(share, given, whole))
  const { length } = known
  const lower = Array<number>(length).fill(0)
  const upper = Array<number>(length).fill(whole.max)
  // Ingredients before one of 20 % weigh as much or more.
  let floor = 0
  for (let at = length - 1; at >= 0; at--) {
    const min = known[at]?.min ?? 0
    if (min >= ANY_ORDER) floor = Math.max(floor, min)
    lower[at] = known[at] ? min : floor
  }
  let ceiling = whole.max
  for (let at = 0; at < length; at++) {
    const max = known[at]?.max ?? null
    if (max !== null) ceiling = Math.min(ceiling, Math.max(max, ANY_ORDER))
    upper[at] = max ?? ceiling
  }
  const told = lower.map((min, at) => {
    const one = known[at]
    const most = one?.max ?? Math.min(itemAt(upper, at), mostOf(at, known, lower, whole.max))
    const max = one ? most : Math.max(most, Math.min(ANY_ORDER, whole.max))
    return { min: round(Math.min(min, max)), max: round(max), given: one !== null }
  })
  const [only] = told
  return length === 1 && only && !only.given ? [{ ...only, min: round(whole.min) }] : told
}

/** The most of one that leaves the others what they hold at least: those before it hold as much as it. */
function mostOf(
  at: number,
  known: readonly (GivenShare | null)[],
  lower: readonly number[],
  whole: number,
): number {
  let rest = whole
  let among = 1
  for (let other = 0; other < known.length; other++) {
    if (other === at) continue
    const isOpen = known[other] === null
    if (other < at && isOpen) among += 1
    else rest -= lower[other]!
  }
  return Math.max(0, rest / among)
}

/** Shares within a compound refer to the product, or to the compound if they add up to more than its share. */
function ofWhole(share: GivenShare, all: readonly (GivenShare | null)[], whole: Share): GivenShare {
  const sum = all.reduce((made, one) => made + (one?.min ?? 0), 0)
  const isOfPart = whole.max < 100 && sum > whole.max
  const times = isOfPart ? whole.max / 100 : 1
  return {
    min:
      share.min === null
        ? null
        : share.min * (isOfPart ? whole.min / 100 : whole.max < 100 ? whole.min / 100 : 1),
    max: share.max === null ? null : Math.min(whole.max, share.max * times),
  }
}

const round = (share: number) => Math.round(share * 100) / 100

const LEAST = `(?:${alternatives('atLeast')}|≥|>)`
const MOST = `(?:${alternatives('atMost')}|≤|<)`
const ABOUT = `(?:${alternatives('aboutShare')})`
const FIGURE = '(\\d{1,3}(?:[.,]\\d{1,3})?)'
const SHARE = new RegExp(
  `(?:(?<![a-z])(?:(${LEAST})|(${MOST})|${ABOUT})\\.?\\s*)?${FIGURE}\\s*%?\\s*(?:(?:-|–|${alternatives('to')})\\s*${FIGURE}\\s*)?%(?:\\s*(?:(${LEAST})|(${MOST}))(?![a-z])\\.?)?(?!\\s*(?:(?:${alternatives('notShare')})(?![a-z])|i\\.))`,
)
/** A figure in per cent that is no share: "3,5 % Fett". */
const OTHER_FIGURE = new RegExp(
  String.raw`\d{1,3}(?:[.,]\d{1,3})?\s*%?\s*(?:-\s*\d{1,3}(?:[.,]\d+)?\s*)?%\s*(?:${alternatives('notShareWhole')})(?![a-z])`,
)

/** The bounds of a figure in per cent; null for an open end. */
export interface GivenShare {
  readonly min: number | null
  readonly max: number | null
}

/** The share that a text gives, and the text without it. */
export function shareIn(text: string): {
  readonly share: GivenShare | null
  readonly rest: string
} {
  if (!text.includes('%')) return { share: null, rest: text }
  let rest = text
  const other = OTHER_FIGURE.exec(foldedOf(rest))
  if (other) rest = cut(rest, other.index, other[0].length)
  const match = SHARE.exec(foldedOf(rest))
  if (!match) return { share: null, rest }
  const [all, leastBefore, mostBefore, first, second, leastBehind, mostBehind] = match
  const from = numberOf(first!)
  const to = second === undefined ? from : numberOf(second)
  const isLeast = leastBefore !== undefined || leastBehind !== undefined
  const isMost = mostBefore !== undefined || mostBehind !== undefined
  rest = cut(rest, match.index, all.length)
  if (from > 100 || to > 100) return { share: null, rest }
  return { share: { min: isMost ? null : from, max: isLeast ? null : to }, rest }
}

export function isOnlyShare(text: string): boolean {
  const { share, rest } = shareIn(text)
  return share !== null && !/\p{L}/u.test(rest)
}

const cut = (text: string, from: number, length: number) =>
  `${text.slice(0, from)} ${text.slice(from + length)}`

const numberOf = (figure: string) => Number(figure.replace(',', '.'))
