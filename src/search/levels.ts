/** Reads wishes for much or little of a nutrient: "rich in iron", "salzarm", "bajo en grasa saturada". */

import type { Language } from '../domain/languages.ts'
import { inOrder, WORDS } from '../language/index.ts'
import type { LevelCode } from '../language/lists.ts'
import { stem } from '../language/stem.ts'
import { own } from '../language/words.ts'
import { startsWithOne, withoutEnding } from './affixes.ts'
import type { Figures } from './figures.ts'
import { highWeight, lowWeight, wishesMuchBare } from './level-weights.ts'

/** A wish for much or little of a nutrient, and how many words say it. */
export interface Level {
  readonly direction: Direction
  /** The nutrient, as `NUTRIENT_KEYS` has it. */
  readonly key: string
  readonly length: number
  /** Whether a food that does not fulfil it is no answer, even if it is named. */
  readonly isStrict?: boolean
}

type Direction = 'high' | 'low'

const DIRECTIONS: readonly Direction[] = ['high', 'low']

const LONGEST_PHRASE = 4

/** The longest wish at `at`; undefined where the words there are none. */
export function levelAt(
  words: readonly string[],
  at: number,
  language: Language,
): Level | undefined {
  let longest: Level | undefined
  for (const lang of inOrder(language)) {
    const free = [...freeAt(words, at, lang)].filter(({ key }) => HARDLY_FREE.test(key))
    for (const level of [...levelsAt(words, at, lang), ...free]) {
      if (level.length > (longest?.length ?? 0)) longest = level
    }
  }
  return longest
}

/** How many words from `at` on say that much of something is wished for, whatever stands behind them. */
export function highAt(words: readonly string[], at: number, language: Language): number {
  return affixAt(words, at, language, 'high')
}

/** As `highAt`, for little of something. */
export function lowAt(words: readonly string[], at: number, language: Language): number {
  return affixAt(words, at, language, 'low')
}

function affixAt(
  words: readonly string[],
  at: number,
  language: Language,
  direction: Direction,
): number {
  const found = inOrder(language).map((lang) =>
    startsWithOne(words, at, WORDS[lang].levels[direction].before),
  )
  return Math.max(...found)
}

/** Nutrients that most foods have a trace of: free of them is as much as little of them. */
const HARDLY_FREE =
  /^(?:macros\.(?:energyKcal|fat|carbohydrates|sugar|salt)$|lipids\.|minerals\.sodium$)/

/** The wish at `at` to have none of a nutrient: "no sugar", "zuckerfrei", "sin grasa". */
function* freeAt(words: readonly string[], at: number, lang: Language): Generator<Level> {
  const { levels, without } = WORDS[lang]
  const begun = startsWithOne(words, at, without.before)
  const meant = begun > 0 ? nutrientAt(words, at + begun, lang) : undefined
  if (meant) yield { direction: 'low', key: meant.found, length: begun + meant.length }
  const nutrient = nutrientAt(words, at, lang)
  if (nutrient && without.behind.includes(words[at + nutrient.length] ?? '')) {
    yield { direction: 'low', key: nutrient.found, length: nutrient.length + 1 }
  }
  const word = words[at] ?? ''
  for (const form of [word, ...stem(word, lang)]) {
    const key = own(levels.nutrients, withoutEnding(form, without.endings) ?? '')
    if (key !== undefined) yield { direction: 'low', key, length: 1 }
  }
}

/** The word without an ending that says that little of it is wished for, as in "histaminarm". */
export function lowStem(word: string, language: Language): string | undefined {
  for (const lang of inOrder(language)) {
    for (const form of [word, ...stem(word, lang)]) {
      const found = withoutEnding(form, WORDS[lang].levels.low.endings)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** How many words from `at` on stand behind what little of is wished for: "FODMAP arm". */
export function lowBehind(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at]
  return (
    word !== undefined &&
    inOrder(language).some((lang) =>
      [word, ...stem(word, lang)].some((form) => WORDS[lang].levels.low.behind.includes(form)),
    )
  )
}

function* levelsAt(words: readonly string[], at: number, lang: Language): Generator<Level> {
  const { levels } = WORDS[lang]
  const phrase = longestOf(words, at, (text) =>
    [text, ...stem(text, lang)].map((form) => own(levels.phrases, form)).find((code) => code),
  )
  if (phrase) yield { ...partsOf(phrase.found), length: phrase.length }
  const nutrient = nutrientAt(words, at, lang)
  if (nutrient && wishesMuchBare(nutrient.found)) {
    yield { direction: 'high', key: nutrient.found, length: nutrient.length }
  }
  for (const direction of DIRECTIONS) {
    const { before, behind, endings } = levels[direction]
    const begun = startsWithOne(words, at, before)
    const meant = begun > 0 ? nutrientAt(words, at + begun, lang) : undefined
    if (meant) yield { direction, key: meant.found, length: begun + meant.length }
    if (nutrient && behind.includes(words[at + nutrient.length] ?? '')) {
      yield { direction, key: nutrient.found, length: nutrient.length + 1 }
    }
    for (const form of [words[at]!, ...stem(words[at]!, lang)]) {
      const key = own(levels.nutrients, withoutEnding(form, endings) ?? '')
      if (key !== undefined) yield { direction, key, length: 1 }
    }
  }
}

const partsOf = (code: LevelCode) => {
  const [direction, key, only] = code.split(' ') as [Direction, string, string?]
  return { direction, key, isStrict: only !== undefined }
}

/** The nutrient that the words at `at` name, by its key. */
export const nutrientAt = (words: readonly string[], at: number, lang: Language) =>
  longestOf(words, at, (text) => own(WORDS[lang].levels.nutrients, text))

function longestOf<T>(
  words: readonly string[],
  at: number,
  find: (text: string) => T | undefined,
): { readonly found: T; readonly length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const found = find(words.slice(at, at + length).join(' '))
    if (found !== undefined) return { found, length }
  }
  return undefined
}

/** How far each of `count` foods fulfils a wish, by its ordinal; those that do not, or of which nobody knows, are left out. */
export function levelWeights(
  { direction, key }: Level,
  figures: Figures,
  count: number,
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>()
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const value = figures.nutrient(key, ordinal)
    if (value === null) continue
    const weight =
      direction === 'low' ? lowWeight(key, value) : highWeight(key, value, figures.serving(ordinal))
    if (weight > 0) weights.set(ordinal, weight)
  }
  return weights
}

/** What is left of a food of a category that has none of it anyway, and from how many grams at a time a food counts in full. */
const ANYWAY = 0.4
const COUNTS_FROM = 30

/**
 * The weights of a query that wishes for little of a nutrient and says nothing else: low where food is often high counts most,
 * so that little fat leads to lean meat and not to salt.
 */
export function whereItMatters(
  key: string,
  weights: ReadonlyMap<number, number>,
  figures: Figures,
  count: number,
): ReadonlyMap<number, number> {
  const usual = usualByCategory(key, figures, count)
  return new Map(
    [...weights].map(([ordinal, weight]) => {
      // A category that has as much as "low" may is half of one where it matters.
      const matters = 1 - lowWeight(key, usual.get(figures.category(ordinal))!)
      const eaten = eatenWeight(figures, ordinal)
      return [ordinal, weight * eaten * (ANYWAY + (1 - ANYWAY) * matters)]
    }),
  )
}

/** How much a food counts by what is eaten of it at a time: nobody who asks what is low in histamine means nutmeg. */
export const eatenWeight = (figures: Figures, ordinal: number) =>
  Math.sqrt(Math.min(1, figures.serving(ordinal) / COUNTS_FROM))

/** What the foods of each category have of a nutrient on average. */
function usualByCategory(key: string, figures: Figures, count: number): Map<string, number> {
  const sums = new Map<string, { readonly sum: number; readonly of: number }>()
  for (let ordinal = 0; ordinal < count; ordinal++) {
    const value = figures.nutrient(key, ordinal)
    if (value === null) continue
    const { sum, of } = sums.get(figures.category(ordinal)) ?? { sum: 0, of: 0 }
    sums.set(figures.category(ordinal), { sum: sum + value, of: of + 1 })
  }
  return new Map([...sums].map(([category, { sum, of }]) => [category, sum / of]))
}
