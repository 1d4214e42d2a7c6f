/** Reads bounds on what 100 g of a food have: "more than 20 g protein", "unter 100 kcal", "más hierro que las espinacas". */

import type { Language } from '../domain/languages.ts'
import { NUTRIENT_UNITS } from '../domain/nutrient-keys.ts'
import { inOrder, isAsking, WORDS } from '../language/index.ts'
import { startsWithOne } from './affixes.ts'
import { figures } from './indexes.ts'
import { type Level, levelAt, nutrientAt } from './levels.ts'
import type { Senses } from './senses.ts'

/** The figures that a food may have, and whether those with much or little come first. */
export interface Bound extends Pick<Level, 'direction' | 'key' | 'length'> {
  isMet(value: number): boolean
}

/** An amount as written. */
interface Amount {
  readonly value: number
  readonly unit: Unit | undefined
  readonly length: number
}

type Unit = { readonly grams: number } | { readonly kilocalories: number }

/** The limits of a bound. */
interface Range {
  readonly from?: Amount | undefined
  readonly to?: Amount | undefined
  /** The limits themselves do not count. */
  readonly isOpen?: boolean
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

/** Signs that folding drops, as words: "< 5 g fat", "10-20 g protein", "20 g+ protein", and "flour -wheat" of search engines. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?:>=|=>|≥)\s*(?=\d)/g, ' at least '],
  [/(?:<=|=<|≤)\s*(?=\d)/g, ' at most '],
  [/>\s*(?=\d)/g, ' more than '],
  [/<\s*(?=\d)/g, ' less than '],
  [/(\d[\d.,]*\s*(?:g|mg|kcal|kj)?)\+/gi, ' at least $1 '],
  [/(\d)\s*[-–]\s*(?=\d[\d.,]*\s*(?:g|mg|kcal|kj|%)(?!\p{L}))/giu, '$1 to '],
  [/(?<=\S\s)[-–−](?=\p{L})/gu, ' without '],
]

export const signsAsWords = (text: string): string =>
  SIGNS.reduce((read, [sign, words]) => read.replace(sign, words), text)

/** The bound at `at`. */
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
  const { unit } = range.from ?? range.to ?? {}
  const key = (first ?? second)?.found ?? (unit && 'kilocalories' in unit ? ENERGY : undefined)
  const limits = limitsOf(range, words, end, lang)
  if (key === undefined || !limits) return undefined
  end += limits.length
  const per = startsWithOne(words, end, bounds.per)
  const hundred = per > 0 ? amountAt(words, end + per) : undefined
  if (hundred?.value === 100) end += per + hundred.length
  const inUnit = (amount: Amount | undefined, other: number) =>
    amount ? amount.value * inNutrientUnit(key, unit) : other
  const from = inUnit(limits.from, Number.NEGATIVE_INFINITY)
  const to = inUnit(limits.to, Number.POSITIVE_INFINITY)
  return {
    key,
    direction: limits.from ? 'high' : 'low',
    length: end - at,
    isMet: (value) => (limits.isOpen ? value > from && value < to : value >= from && value <= to),
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
  const figure: number = limit
  return {
    key,
    direction,
    length: start + length - at,
    isMet: (value) => (direction === 'high' ? value > figure : value < figure),
  }
}

/** Phrases before an amount, with the limit that it is. */
const LIMITS = [
  { phrases: 'above', limit: 'from', isOpen: true },
  { phrases: 'least', limit: 'from', isOpen: false },
  { phrases: 'below', limit: 'to', isOpen: true },
  { phrases: 'most', limit: 'to', isOpen: false },
] as const

/** "More than 20 g", "between 10 and 20", "10 bis 20 g", or an amount alone, of which `limitsOf` makes a bound. */
function rangeAt(words: readonly string[], at: number, lang: Language): Range | undefined {
  const { bounds, joins } = WORDS[lang]
  const isBetween = joins.between.has(words[at] ?? '')
  const begun = isBetween ? at + 1 : at
  const from = amountAt(words, begun)
  if (from) {
    const end = begun + from.length
    const join = words[end] ?? ''
    const isJoined = joins.to.has(join) || (isBetween && joins.and.has(join))
    const to = isJoined ? amountAt(words, end + 1) : undefined
    if (!to) return { from, to: from, length: from.length }
    return { from: { ...from, unit: from.unit ?? to.unit }, to, length: end - at + 1 + to.length }
  }
  for (const { phrases, limit, isOpen } of LIMITS) {
    const before = startsWithOne(words, at, bounds[phrases])
    const amount = before > 0 ? amountAt(words, at + before) : undefined
    if (amount) return { [limit]: amount, isOpen, length: before + amount.length }
  }
  return undefined
}

/** The limits of a range, by "or more" or "or less" if it is one amount; undefined for an amount without either. */
function limitsOf(range: Range, words: readonly string[], at: number, lang: Language) {
  const { from, to } = range
  if (from !== to) return { ...range, length: 0 }
  const { orMore, orLess } = WORDS[lang].bounds
  const more = startsWithOne(words, at, orMore)
  if (more > 0) return { from, to: undefined, isOpen: false, length: more }
  const less = startsWithOne(words, at, orLess)
  return less > 0 ? { from: undefined, to, isOpen: false, length: less } : undefined
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

/** One of the unit in that of the nutrient, which an amount without a unit is in. */
function inNutrientUnit(key: string, unit: Unit | undefined): number {
  if (!unit) return 1
  if ('kilocalories' in unit) return unit.kilocalories
  return unit.grams * (IN_A_GRAM[NUTRIENT_UNITS[key] ?? 'g'] ?? 1)
}
