/** Reads bounds on what 100 g of a food have: "more than 20 g protein", "unter 100 kcal", "más hierro que las espinacas". */

import type { Language } from '../domain/languages.ts'
import { NUTRIENT_UNITS } from '../domain/nutrient-keys.ts'
import { inOrder, isAsking, WORDS } from '../language/index.ts'
import { startsWithOne } from './affixes.ts'
import { figures } from './indexes.ts'
import { type Level, levelAt, nutrientAt } from './levels.ts'
import type { Senses } from './senses.ts'

/** What the figure of a food must be, and which foods come first among those that meet it. */
export interface Bound extends Pick<Level, 'direction' | 'key' | 'length'> {
  isMet(value: number): boolean
}

/** An amount as it is written. */
interface Amount {
  readonly value: number
  readonly unit: Unit | undefined
  readonly length: number
}

/** How much of the nutrient is meant by one of it. */
type Unit = { readonly grams: number } | { readonly kilocalories: number }

/** The ends of what is wished for; one that is open is no part of it. */
interface Range {
  readonly from?: Amount
  readonly to?: Amount
  readonly isOpen: boolean
  readonly length: number
}

const unitOf = (words: string, unit: Unit) =>
  Object.fromEntries(words.split(' ').map((word) => [word, unit]))
const UNITS: Readonly<Record<string, Unit>> = {
  ...unitOf('g gr gram grams gramm gramo gramos %', { grams: 1 }),
  ...unitOf('mg milligram milligrams milligramm miligramo miligramos', { grams: 1e-3 }),
  ...unitOf('µg μg ug mcg', { grams: 1e-6 }),
  ...unitOf('kcal', { kilocalories: 1 }),
  ...unitOf('kj', { kilocalories: 1 / 4.184 }),
}
const ENERGY = 'macros.energyKcal'
const IN_A_GRAM: Readonly<Record<string, number>> = { g: 1, mg: 1e3, ug: 1e6, 'ug RAE': 1e6 }

/**
 * What signs say that folding drops, as words: "< 5 g fat", "10-20 g protein", "20 g+ protein", and the minus of a search engine
 * ("flour -wheat").
 */
export function signsAsWords(text: string): string {
  return SIGNS.test(text)
    ? text
        .replace(/(?:>=|=>|≥)\s*(?=\d)/g, ' at least ')
        .replace(/(?:<=|=<|≤)\s*(?=\d)/g, ' at most ')
        .replace(/>\s*(?=\d)/g, ' more than ')
        .replace(/<\s*(?=\d)/g, ' less than ')
        .replace(/(\d[\d.,]*\s*(?:g|mg|kcal|kj)?)\+/gi, ' at least $1 ')
        .replace(/(\d)\s*[-–]\s*(?=\d[\d.,]*\s*(?:g|mg|kcal|kj|%)(?!\p{L}))/giu, '$1 to ')
        .replace(/(?<=\S\s)[-–−](?=\p{L})/gu, ' without ')
    : text
}

/** Few queries have any. */
const SIGNS = /[-–−<>≤≥+]/

/** The bound at `at`; undefined where the words there are none. */
export function boundAt(words: readonly string[], at: number, senses: Senses): Bound | undefined {
  for (const lang of inOrder(senses.language)) {
    const found = amountBound(words, at, lang) ?? comparison(words, at, lang, senses)
    if (found) return found
  }
  return undefined
}

/** "More than 20 g protein", "sodium below 50 mg", "10 a 20 g de fibra", "8 g Eiweiß oder mehr". */
function amountBound(words: readonly string[], at: number, lang: Language): Bound | undefined {
  const { bounds, joins } = WORDS[lang]
  const first = nutrientAt(words, at, lang)
  const range = rangeAt(words, at + (first?.length ?? 0), lang)
  if (!range) return undefined
  let end = at + (first?.length ?? 0) + range.length
  const of = joins.of.has(words[end] ?? '') ? 1 : 0
  const second = first ? undefined : nutrientAt(words, end + of, lang)
  if (second) end += of + second.length
  const unit = (range.from ?? range.to)?.unit ?? range.to?.unit
  const key = (first ?? second)?.found ?? (unit && 'kilocalories' in unit ? ENERGY : undefined)
  const closed = key === undefined ? undefined : closedAt(range, words, end, lang)
  if (key === undefined || !closed) return undefined
  end += closed.length
  const per = startsWithOne(words, end, bounds.per)
  const hundred = per > 0 ? amountAt(words, end + per) : undefined
  if (hundred?.value === 100) end += per + hundred.length
  const from = closed.from ? inOwnUnit(key, closed.from.value, unit) : Number.NEGATIVE_INFINITY
  const to = closed.to ? inOwnUnit(key, closed.to.value, unit) : Number.POSITIVE_INFINITY
  return {
    key,
    direction: closed.from ? 'high' : 'low',
    length: end - at,
    isMet: (value) => (closed.isOpen ? value > from && value < to : value >= from && value <= to),
  }
}

/** "More iron than spinach", "weniger Kalorien als Nudeln": the figure of a food bounds that of others. */
function comparison(
  words: readonly string[],
  at: number,
  lang: Language,
  senses: Senses,
): Bound | undefined {
  const level = levelAt(words, at, senses.language)
  if (!level) return undefined
  const than = startsWithOne(words, at + level.length, WORDS[lang].bounds.than)
  if (than === 0) return undefined
  let start = at + level.length + than
  while (isAsking(words[start] ?? '')) start++
  let limit: number | null = null
  const length = senses.longest(words, start, (span) => {
    const [food] = senses.foodsOf(span)
    if (food !== undefined) limit = figures(senses.library).nutrient(level.key, food)
    return limit !== null
  })
  if (length === 0 || limit === null) return undefined
  const { key, direction } = level
  const [from, to] = direction === 'high' ? [limit, Infinity] : [-Infinity, limit]
  return {
    key,
    direction,
    length: start + length - at,
    isMet: (value) => value > from && value < to,
  }
}

/** "More than 20 g", "between 10 and 20", "10 bis 20 g", or a bare amount, which only what stands behind it makes a bound. */
function rangeAt(words: readonly string[], at: number, lang: Language): Range | undefined {
  const { bounds, joins } = WORDS[lang]
  const isBetween = joins.between.has(words[at] ?? '')
  const begun = isBetween ? at + 1 : at
  const first = amountAt(words, begun)
  if (first) {
    const join = words[begun + first.length] ?? ''
    const isJoined = joins.to.has(join) || (isBetween && joins.and.has(join))
    const to = isJoined ? amountAt(words, begun + first.length + 1) : undefined
    if (!to) return { isOpen: false, from: first, to: first, length: first.length }
    const length = begun - at + first.length + 1 + to.length
    return { isOpen: false, from: { ...first, unit: first.unit ?? to.unit }, to, length }
  }
  const sides = { above: 'from', least: 'from', below: 'to', most: 'to' } as const
  for (const side of ['above', 'least', 'below', 'most'] as const) {
    const before = startsWithOne(words, at, bounds[side])
    const amount = before > 0 ? amountAt(words, at + before) : undefined
    if (!amount) continue
    const isOpen = side === 'above' || side === 'below'
    return { [sides[side]]: amount, isOpen, length: before + amount.length }
  }
  return undefined
}

/** The range as the words behind it leave it; undefined for an amount that nothing makes a bound. */
function closedAt(range: Range, words: readonly string[], at: number, lang: Language) {
  if (range.from !== range.to) return { ...range, length: 0 }
  const { orMore, orLess } = WORDS[lang].bounds
  const more = startsWithOne(words, at, orMore)
  if (more > 0) return { from: range.from, to: undefined, isOpen: false, length: more }
  const less = startsWithOne(words, at, orLess)
  if (less > 0) return { from: undefined, to: range.to, isOpen: false, length: less }
  return undefined
}

/** A number with its unit: "20 g", "20g", "1 5 g" for 1.5 and "1 000 mg", as folding leaves them. */
function amountAt(words: readonly string[], at: number): Amount | undefined {
  const [, digits, glued] = /^(\d+)(\D*)$/.exec(words[at] ?? '') ?? []
  if (digits === undefined || (glued && !UNITS[glued])) return undefined
  if (glued) return { value: Number(digits), unit: UNITS[glued], length: 1 }
  const [, more, last] = /^(\d+)(\D*)$/.exec(words[at + 1] ?? '') ?? []
  if (more !== undefined && (!last || UNITS[last])) {
    const isThousand = more.length === 3 && digits !== '0'
    const value = Number(isThousand ? digits + more : `${digits}.${more}`)
    const unit = UNITS[last || (words[at + 2] ?? '')]
    return { value, unit, length: last || !unit ? 2 : 3 }
  }
  const unit = UNITS[words[at + 1] ?? '']
  return { value: Number(digits), unit, length: unit ? 2 : 1 }
}

/** The amount in the unit of the nutrient, which an amount without one is in. */
function inOwnUnit(key: string, value: number, unit: Unit | undefined): number {
  if (!unit) return value
  if ('kilocalories' in unit) return value * unit.kilocalories
  return value * unit.grams * (IN_A_GRAM[NUTRIENT_UNITS[key] ?? 'g'] ?? 1)
}
