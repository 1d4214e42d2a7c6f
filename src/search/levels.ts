/** Reads wishes for much or little of a nutrient: "rich in iron", "salzarm", "bajo en grasa saturada". */

import type { Language } from '../domain/languages.ts'
import { inOrder, WORDS } from '../language/index.ts'
import type { LevelCode } from '../language/lists.ts'
import { stem } from '../language/stem.ts'
import { own } from '../language/words.ts'
import { affixedAt, startsWithOne } from './affixes.ts'
import { wishesMuchBare } from './level-weights.ts'

/** A wish for much or little of a nutrient. */
export interface Level {
  readonly direction: Direction
  /** The nutrient, as in `NUTRIENT_KEYS`. */
  readonly key: string
  /** In words. */
  readonly length: number
  /** True if it excludes foods that do not meet it, even named ones. */
  readonly isStrict?: boolean
}

type Direction = 'high' | 'low'

const LONGEST_PHRASE = 4

/** Most foods have a trace of these: "no sugar" asks for little of it. */
const HARDLY_FREE =
  /^(?:macros\.(?:energyKcal|fat|carbohydrates|sugar|salt)$|lipids\.|minerals\.sodium$)/

/** The longest wish at `at`. */
export function levelAt(
  words: readonly string[],
  at: number,
  language: Language,
): Level | undefined {
  let longest: Level | undefined
  for (const lang of inOrder(language)) {
    for (const level of levelsAt(words, at, lang)) {
      if (level.length > (longest?.length ?? 0)) longest = level
    }
  }
  return longest
}

/** The number of words at `at` that ask for much of something, whatever it is. */
export function highAt(words: readonly string[], at: number, language: Language): number {
  const found = inOrder(language).map((lang) =>
    startsWithOne(words, at, WORDS[lang].levels.high.before),
  )
  return Math.max(...found)
}

function* levelsAt(words: readonly string[], at: number, lang: Language): Generator<Level> {
  const { levels, without } = WORDS[lang]
  const phrase = longestOf(words, at, (text) =>
    [text, ...stem(text, lang)].map((form) => own(levels.phrases, form)).find((code) => code),
  )
  if (phrase) yield { ...partsOf(phrase.found), length: phrase.length }
  const nutrient = nutrientAt(words, at, lang)
  if (nutrient && wishesMuchBare(nutrient.found)) {
    yield { direction: 'high', key: nutrient.found, length: nutrient.length }
  }
  for (const [direction, affixes, isMeant] of [
    ['high', levels.high, () => true],
    ['low', levels.low, () => true],
    ['low', without, (key: string) => HARDLY_FREE.test(key)],
  ] as const) {
    let key: string | undefined
    const take = (found: string | undefined) => {
      if (found !== undefined && isMeant(found)) key = found
      return key !== undefined
    }
    const length = affixedAt(words, at, affixes, lang, {
      after: (start) => {
        const named = nutrientAt(words, start, lang)
        return named && take(named.found) ? named.length : 0
      },
      is: (span) => take(own(levels.nutrients, span.join(' '))),
      longest: LONGEST_PHRASE,
    })
    if (key !== undefined) yield { direction, key, length }
  }
}

const partsOf = (code: LevelCode) => {
  const [direction, key, only] = code.split(' ') as [Direction, string, string?]
  return { direction, key, isStrict: only !== undefined }
}

/** The key of the nutrient that the words at `at` name. */
const nutrientAt = (words: readonly string[], at: number, lang: Language) =>
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
