/** Handles symbols in a line: bullets, checkboxes, numbering, bold markers, emoji and unknown symbols. */

import type { Language } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import { lookup } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { isKind } from '../../search/compare-foods.ts'
import { findByName } from '../../search/named.ts'
import { foodsNamed } from './named-foods.ts'
import type { Token } from './tokens.ts'

const MARKS = '*_`#"“”„«»|·•‣☐☑☒✓✔✅➤→⤷★☆°®™©§¡¿>\u25a0-\u25ff'
const MARKUP = new RegExp(`^[\\t${MARKS}]$`, 'u')
/** The diameter sign is markup, although it counts as a letter: "Springform Ø 24 cm". */
const DIAMETER = /^[Øø]$/
const EMOJI = String.raw`(?:[\u2190-\u2bff\u{1f000}-\u{1faff}]|\ufe0f|\u200d)`

/** Matches bullets, checkboxes, numbers ("1. 30 g", "a) butter"), labels ("[Sauce] 2 onions"), emoji before amounts. */
const BULLETS = new RegExp(
  String.raw`^(?:[\s${MARKS}+~\-‐‑‒–—―−]|\[\s*[xX]?\s*\]|\[\p{L}[^\[\]\d]{1,30}\](?=\s+\S)|(?:\d{1,2}[.)]|[a-zA-Z]\))(?=\s+\S)|${EMOJI}(?=(?:\s|${EMOJI})*[\d½⅓⅔¼¾]))+`,
  'u',
)

export const withoutBullets = (line: string) =>
  line.replace(BULLETS, (bullets) => ' '.repeat(bullets.length))

export const withoutMarkup = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ kind, text, key }, at) =>
      !DIAMETER.test(text) &&
      (kind !== 'sign' || !MARKUP.test(text) || (PARTING.has(key) && isBetweenWords(tokens, at))),
  )

/** True if a symbol, such as an emoji, may have a meaning and must not be ignored. */
export const isOddSign = (key: string) => key !== '' && !/^[\p{P}\p{Z}<>=|~^+$€£¢x]$/u.test(key)

/** Characters that separate table cells or the items of a line. */
export const PARTING: ReadonlySet<string> = new Set(['|', '·', '•', '=', '…', '\\', '\t'])

/** True for a character that directly follows a word and precedes another word or a number. */
export function isBetweenWords(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== 'word') return false
  const next = tokens.slice(at + 1).find(({ key }) => !PARTING.has(key))
  return next !== undefined && next.kind !== 'sign'
}

/** Signs that join foods like a conjunction: "salt & pepper", "milk/cream". */
export const isJoiningSign = (key: string): boolean => key === '/' || key === '&' || key === '+'

/** Drops emoji of things other than food, and emoji of foods that the line names. Other emoji may be ingredients. */
export function withoutPictures(library: Library, tokens: readonly Token[], language: Language) {
  if (!tokens.some(isPicture)) return tokens
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key)
  const ids = foodsNamed(library, words, language)
  return tokens.filter((token) => {
    if (!isPicture(token)) return true
    if (lookup(WORDS.en.pictures, token.key) === undefined) return FOOD.test(token.key)
    const food = foodShown(library, token.key)
    return food === undefined || !ids.some((id) => isKind(library, id, food))
  })
}

/** The food that an emoji shows; undefined for any other character. */
export function foodShown(library: Library, sign: string): string | undefined {
  const shown = lookup(WORDS.en.pictures, sign)
  return shown === undefined ? undefined : findByName(library, [shown], 'en')?.ingredientId
}

const isPicture = ({ kind, key }: Token) =>
  kind === 'sign' &&
  /\p{Extended_Pictographic}|[\ufe0f\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/u.test(key)

/** Unicode ranges of plants, animals, food and drinks. */
const FOOD =
  /[\u{1f32d}-\u{1f384}\u{1f400}-\u{1f43f}\u{1f950}-\u{1f96f}\u{1f980}-\u{1f9cb}\u{1fab4}-\u{1fadf}☕]/u
