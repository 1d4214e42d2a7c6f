/** Reads bounds on nutrients in 100 g: "more than 20 g protein", "unter 100 kcal", "más hierro que las espinacas". */

import { keysOf } from '../domain/closed-sets.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { NUTRIENT_UNITS } from '../domain/nutrient-keys.ts'
import { inOrder, isAsking, WORDS } from '../language/index.ts'
import { lazily } from '../language/word-lists.ts'
import { own } from '../language/words.ts'
import { startsWithOne } from './affixes.ts'
import { figures } from './indexes.ts'
import { type Level, levelAt } from './levels.ts'
import type { Senses } from './senses.ts'

/** The allowed values of a nutrient, and whether high or low ones rank first. */
export interface Bound extends Pick<Level, 'direction' | 'key' | 'length'> {
  isMet(value: number): boolean
}

const unitOf = (words: string, size: number) =>
  Object.fromEntries(words.split(' ').map((word) => [word, size]))
/** The size of each unit, in kilocalories or grams. */
const ENERGY_UNITS = { kcal: 1, kj: 1 / 4.184 }
const UNITS: Readonly<Record<string, number>> = {
  ...ENERGY_UNITS,
  ...unitOf('g gr gram grams gramm gramo gramos %', 1),
  ...unitOf('mg milligram milligrams milligramm miligramo miligramos', 1e-3),
  ...unitOf('µg μg ug mcg', 1e-6),
}
const ENERGY = 'macros.energyKcal'
const IN_A_GRAM: Readonly<Record<string, number>> = { g: 1, mg: 1e3, ug: 1e6, 'ug RAE': 1e6 }

/** Words for signs that folding drops: "< 5 g fat", "10-20 g protein", "20 g+ protein", and "flour -wheat" as in search engines. */
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

/** Amounts are folded: "20 g", "20g", "1 5 g" for 1.5 and "1 000 mg". */
const BOUNDS = lazily(LANGUAGES, (lang) => {
  const { bounds, joins, levels } = WORDS[lang]
  const any = (phrases: Iterable<string>) => {
    const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
    return `(?:${longestFirst.map((phrase) => phrase.replace(/[+*.]/g, '\\$&')).join('|')})`
  }
  const amount = (name: string) =>
    `(?<${name}>\\d+(?: \\d+)?)(?: ?(?<${name}Unit>${any(keysOf(UNITS))}))?(?= |$)`
  const limits = (['above', 'least', 'below', 'most'] as const).map(
    (limit) => `(?<${limit}>${any(bounds[limit])})`,
  )
  const nutrient = any(keysOf(levels.nutrients))
  const pattern = [
    `^(?:(?<before>${nutrient}) )?(?:(?:${[...limits, ...joins.between].join('|')}) )?${amount('from')}`,
    `(?: ${any([...joins.to, ...joins.and])} ${amount('to')})?(?: (?:${any(joins.of)} )?(?<after>${nutrient}))?`,
    `(?: (?:(?<orMore>${any(bounds.orMore)})|(?<orLess>${any(bounds.orLess)})))?`,
    `(?: ${any(bounds.per)} 100(?: ?${any(keysOf(UNITS))})?)?(?= |$)`,
  ]
  return new RegExp(pattern.join(''))
})

/** "More than 20 g protein", "sodium below 50 mg", "10 a 20 g de fibra", "8 g Eiweiß oder mehr". */
function amountBound(words: readonly string[], at: number, lang: Language): Bound | undefined {
  const text = words.slice(at).join(' ')
  const found = /\d/.test(text) ? BOUNDS[lang].exec(text) : null
  const { before, above, least, from, fromUnit, to, toUnit, below, most, after, orMore, orLess } =
    found?.groups ?? {}
  const unit = fromUnit ?? toUnit
  const isEnergy = unit !== undefined && Object.hasOwn(ENERGY_UNITS, unit)
  const named = own(WORDS[lang].levels.nutrients, before ?? after ?? '')
  const key = named ?? (isEnergy ? ENERGY : undefined)
  const hasLowest = (above ?? least ?? orMore ?? to) !== undefined
  const hasHighest = (below ?? most ?? orLess ?? to) !== undefined
  if (!found || key === undefined || !(hasLowest || hasHighest)) return undefined
  const inUnit = (amount = '', its = unit) =>
    numberOf(amount) * (its ? (UNITS[its] ?? 1) * (IN_A_GRAM[NUTRIENT_UNITS[key] ?? ''] ?? 1) : 1)
  const lowest = hasLowest ? inUnit(from) : Number.NEGATIVE_INFINITY
  const highest = hasHighest ? inUnit(to ?? from, to ? toUnit : unit) : Number.POSITIVE_INFINITY
  const isOpen = to === undefined && (above ?? below) !== undefined
  return {
    key,
    direction: hasLowest ? 'high' : 'low',
    length: found[0].split(' ').length,
    isMet: (value) =>
      isOpen ? value > lowest && value < highest : value >= lowest && value <= highest,
  }
}

/** "1 5" is 1.5, "1 000" is 1000. */
function numberOf(amount: string): number {
  const [whole = '', more = ''] = amount.split(' ')
  return Number(more.length === 3 && whole !== '0' ? whole + more : `${whole}.${more}`)
}

/** "More iron than spinach", "weniger Kalorien als Nudeln": the value of a food is the bound for others. */
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
