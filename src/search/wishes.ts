/** Reads requests for nutrients per 100 g, such as "rich in iron", "unter 100 kcal" or "más hierro que espinacas". */

import { LEVELS } from '../../dist/search/levels.ts'
import { keysOf } from '../domain/closed-sets.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { lazily } from '../domain/lazily.ts'
import { NUTRIENT_UNITS } from '../domain/nutrient-keys.ts'
import { inOrder, isAsking, WORDS } from '../language/index.ts'
import { lookup } from '../language/words.ts'
import { phraseLengthAt } from './affixes.ts'
import { figures } from './indexes.ts'
import type { Senses } from './senses.ts'

export interface Wish {
  readonly direction: 'high' | 'low'
  /** Nutrient key, as in `NUTRIENT_KEYS`. */
  readonly key: string
  /** Length of the request, in words. */
  readonly length: number
  /** True if foods that do not meet the request are excluded, even if the query names them. */
  readonly isStrict: boolean
  /** True if a value is within the bounds; not defined if there are no bounds. */
  isMet?(value: number): boolean
}

/** Size of each unit, in kilocalories or in grams. */
const UNITS = { ...LEVELS.energyUnits, ...LEVELS.units }
const ENERGY = 'macros.energyKcal'

/** Words for signs that folding would remove, as in "< 5 g fat", "10-20 g protein", "20 g+ protein", "flour -wheat". */
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

/** Nutrients of which most foods have at least a trace, so "no sugar" is taken to mean little sugar. */
const HARDLY_FREE =
  /^(?:macros\.(?:energyKcal|fat|carbohydrates|sugar|salt)$|lipids\.|minerals\.sodium$)/
/**
 * Nutrients whose name alone means "high in" in a query: minerals except sodium, vitamins, protein, fibre and
 * unsaturated fat.
 */
const MUCH_BARE =
  /^(?:minerals\.(?!sodium$)|vitamins\.|macros\.(?:protein|fibre)$|lipids\.(?:mono|poly)unsaturatedFat$)/

/** Endings of German and Spanish adjectives. */
const INFLECTION = '(?:e[mnrs]?|s)?'

/** A regex group that matches any of the phrases, longest first; matches nothing if there are none. */
function anyOf(phrases: Iterable<string>, name = ''): string {
  const sorted = [...phrases].sort((a, b) => b.length - a.length)
  const escaped = sorted.map((phrase) => phrase.replace(/[+*.]/g, '\\$&'))
  return `(?${name ? `<${name}>` : ':'}${escaped.join('|') || '(?!)'})`
}

const KINDS = ['high', 'low', 'none'] as const

/** Patterns for requests without a number, such as "rich in iron", "eisenreiches", "ohne Zucker" and "magro". */
const NAMED_LEVELS = lazily(LANGUAGES, (lang) => {
  const { levels, without } = WORDS[lang]
  const affixes = { high: levels.high, low: levels.low, none: without }
  const before = KINDS.map((kind) => anyOf(affixes[kind].before, kind)).join('|')
  const after = KINDS.map((kind) => {
    const { after, endings } = affixes[kind]
    return anyOf([...after.map((phrase) => ` ${phrase}`), ...endings], `${kind}After`)
  })
  const nutrients = keysOf(levels.nutrients)
  return new RegExp(
    `^(?:${anyOf(keysOf(levels.phrases), 'phrase')}${INFLECTION}|` +
      `(?:${before}) ${anyOf(nutrients, 'nutrient')}|` +
      // "Salt free of gluten" does not ask for food free of salt.
      `${anyOf(nutrients, 'bare')}(?:(?! ${anyOf(without.before)} )(?:${after.join('|')})${INFLECTION})?)(?= |$)`,
  )
})

/**
 * Patterns for requests with a number, such as "more than 20 g protein". They match normalized text, in which 1.5 g is
 * written "1 5 g".
 */
const BOUNDS = lazily(LANGUAGES, (lang) => {
  const { bounds, joins, levels } = WORDS[lang]
  const amount = (name: string) =>
    `(?<${name}>\\d+(?: \\d+)?)(?: ?${anyOf(keysOf(UNITS), `${name}Unit`)})?(?= |$)`
  const limits = (['above', 'least', 'below', 'most'] as const).map((limit) =>
    anyOf(bounds[limit], limit),
  )
  const nutrients = keysOf(levels.nutrients)
  const pattern = [
    `^(?:${anyOf(nutrients, 'before')} )?(?:(?:${[...limits, ...joins.between].join('|')}) )?${amount('from')}`,
    `(?: ${anyOf([...joins.to, ...joins.and])} ${amount('to')})?(?: (?:${anyOf(joins.of)} )?${anyOf(nutrients, 'after')})?`,
    `(?: (?:${anyOf(bounds.orMore, 'orMore')}|${anyOf(bounds.orLess, 'orLess')}))?`,
    `(?: ${anyOf(bounds.per)} 100(?: ?${anyOf(keysOf(UNITS))})?)?(?= |$)`,
  ]
  return new RegExp(pattern.join(''))
})

/** The nutrient request that begins at word `at`. A request with bounds takes precedence over one without. */
export function wishAt(words: readonly string[], at: number, senses: Senses): Wish | undefined {
  const level = levelAt(words, at, senses.language)
  for (const lang of inOrder(senses.language)) {
    const found =
      amountBound(words, at, lang) ?? (level && comparison(words.slice(at), level, lang, senses))
    if (found) return found
  }
  return level
}

/** The longest phrase at `at` that asks for a high or low level without a number, such as "low in sugar". */
export function levelAt(
  words: readonly string[],
  at: number,
  language: Language,
): Wish | undefined {
  const text = words.slice(at).join(' ')
  const levels = inOrder(language).flatMap((lang) => levelIn(text, lang) ?? [])
  return levels.toSorted((a, b) => b.length - a.length)[0]
}

function levelIn(text: string, lang: Language): Wish | undefined {
  const found = NAMED_LEVELS[lang].exec(text)
  if (!found) return undefined
  const { levels } = WORDS[lang]
  const { phrase, bare = '', nutrient = bare, ...affixes } = found.groups ?? {}
  const length = found[0].split(' ').length
  if (phrase !== undefined) {
    const [level, key = '', only] = lookup(levels.phrases, phrase)?.split(' ') ?? []
    const direction = level === 'high' ? 'high' : 'low'
    return { direction, key, length, isStrict: only !== undefined }
  }
  const key = lookup(levels.nutrients, nutrient)!
  const kind = KINDS.find((one) => affixes[one] ?? affixes[`${one}After`])
  if (kind === undefined ? !MUCH_BARE.test(key) : kind === 'none' && !HARDLY_FREE.test(key))
    return undefined
  const direction = kind === undefined || kind === 'high' ? 'high' : 'low'
  return { direction, key, length, isStrict: false }
}

/** Reads a bound on an amount, as in "more than 20 g protein", "sodium below 50 mg" or "10 a 20 g de fibra". */
function amountBound(words: readonly string[], at: number, lang: Language): Wish | undefined {
  const text = words.slice(at).join(' ')
  const found = /\d/.test(text) ? BOUNDS[lang].exec(text) : null
  const { before, above, least, from, fromUnit, to, toUnit, below, most, after, orMore, orLess } =
    found?.groups ?? {}
  const unit = fromUnit ?? toUnit
  const isEnergy = unit !== undefined && Object.hasOwn(LEVELS.energyUnits, unit)
  const named = lookup(WORDS[lang].levels.nutrients, before ?? after ?? '')
  const key = named ?? (isEnergy ? ENERGY : undefined)
  const hasLowest = (above ?? least ?? orMore ?? to) !== undefined
  const hasHighest = (below ?? most ?? orLess ?? to) !== undefined
  if (!found || key === undefined || !(hasLowest || hasHighest)) return undefined
  const inUnit = (amount = '', its = unit) =>
    numberOf(amount) *
    (its ? (UNITS[its] ?? 1) * (LEVELS.inAGram[NUTRIENT_UNITS[key] ?? ''] ?? 1) : 1)
  const lowest = hasLowest ? inUnit(from) : Number.NEGATIVE_INFINITY
  const highest = hasHighest ? inUnit(to ?? from, to ? toUnit : unit) : Number.POSITIVE_INFINITY
  const isOpen = to === undefined && (above ?? below) !== undefined
  return {
    key,
    direction: hasLowest ? 'high' : 'low',
    length: found[0].split(' ').length,
    isStrict: true,
    isMet: (value) =>
      isOpen ? value > lowest && value < highest : value >= lowest && value <= highest,
  }
}

/** Parses a number in which a space replaces the separator: "1 5" is 1.5, "1 000" is 1000. */
function numberOf(amount: string): number {
  const [whole = '', more = ''] = amount.split(' ')
  return Number(more.length === 3 && whole !== '0' ? whole + more : `${whole}.${more}`)
}

/** Reads a comparison. In "more iron than spinach", the iron in spinach is the bound for other foods. */
function comparison(words: readonly string[], level: Wish, lang: Language, senses: Senses) {
  const than = phraseLengthAt(words, level.length, WORDS[lang].bounds.than)
  if (than === 0) return undefined
  let start = level.length + than
  while (isAsking(words[start] ?? '')) start++
  const { key, direction } = level
  let limit = Number.NaN
  const length = senses.longest(words, start, (span) => {
    const [food] = senses.foodsOf(span)
    if (food !== undefined) limit = figures(senses.library).nutrient(key, food) ?? Number.NaN
    return !Number.isNaN(limit)
  })
  if (length === 0) return undefined
  const isMet = (value: number) => (direction === 'high' ? value > limit : value < limit)
  return { key, direction, length: start + length, isStrict: true, isMet }
}
