/** Splits a line into words, numbers and signs, with their positions. */

import { BoundedCache } from '../../domain/bounded-cache.ts'
import { keysOf } from '../../domain/closed-sets.ts'
import { nameKey } from '../../language/fold.ts'
import { alternatives, WORDS } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'

export interface Token {
  readonly kind: 'word' | 'number' | 'sign'
  readonly text: string
  /** The folded word, the text of a number, or the normalized sign. */
  readonly key: string
  readonly start: number
  /** The offset after the last character. The full stop of an abbreviation is part of its word. */
  readonly end: number
  readonly value?: number
  /** True if no space precedes the token. */
  readonly glued: boolean
  /** Where a hyphen replaces a shared part: before the word ("-margarine") or after it ("Raps-"). */
  readonly cut?: 'before' | 'after' | undefined
}

export const FRACTIONS = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'

/** Abbreviations that have a slash, with their meanings: "cookies w/o nuts", "pan c/ nueces". */
const SLASHED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(WORDS).flatMap(({ slashed }) => Object.entries(slashed)),
)

/** Regex source for the keys of `SLASHED`. It must not match "c/s" (a spoon) or "c/" after a number (a cup). */
const slashed = keysOf(SLASHED)
  .toSorted((a, b) => b.length - a.length)
  .map((key) => `(?<=[${key.charAt(0).toUpperCase()}${key.charAt(0)}])${key.slice(1)}`)
  .map((key) =>
    key.endsWith('/') ? String.raw`${key}(?=\s?(?:\p{L}{3}|\d))` : String.raw`${key}(?!\p{L})`,
  )
  .join('|')

/** Matches numbers, including thousands separators and decimals: "1.000", "1'000", "1 000", ".5". */
const NUMBER = String.raw`[1-9]\d{0,2}\s000(?!\d)|\d{1,3}(?:['’]\d{3})+(?![\d'’])|\d+(?:[.,]\d+)*|(?<![\d.,])[.,]\d+`
/** Matches fractions such as "1/2" and "1 / 3rd", also with a whole number: "21/2" means 2 1/2. */
const FRACTION = String.raw`(?:[1-9]\d{0,2})?[1-9]\s?[/⁄∕]\s?(?:1[026]|[2-9])(?![.,]?\d|\s*[\d${FRACTIONS}])(?:(?:st|nd|rd|th)s?(?!\p{L}))?`
/** Matches dimensions such as "20 × 30 cm" and "9x13 in", but not "2 x 400 g". The first figure is the length. */
const DIMENSIONS = String.raw`(?:[5-9]|[1-9]\d)(?:[.,]\d)?(?:\s?[x×]\s?\d{1,2}(?:[.,]\d)?){1,2}(?=\s?-?(?:[cm]m|in(?:ch(?:es)?)?)(?!\p{L})|\s?["”])`
/** Matches additives without the E: "322i", "150d". Not "150c" (a temperature), "161g" (a weight) or "322" alone. */
const SUFFIXED = String.raw`\d{3,4}(?:[abde]|[abd]?(?:i{1,3}|iv|vi{0,2}|ix))`

/** Words that may separate two percentages, such as "oder" in "20 oder 24 %". */
const BETWEEN = Object.values(WORDS)
  .flatMap(({ joins }) => [...joins.or, ...joins.to])
  .filter((word) => /^\p{L}+$/u.test(word))
  .join('|')

/** Patterns in the order of matching, with one group each. `word` has a second group, which excludes the ending. */
const PATTERNS = {
  /** An additive is a single word: "E 322", "e-322", "E 500(ii)", "INS 150d". But "ins 200 g Mehl" has no additive. */
  additive: String.raw`(?:(?:(?:E|INS|SIN)[ -]?|e-?|ins[ -]?|e |Ins )\d{3,4}(?:[a-h]| ?\([a-h]\))?(?:[ivx]{1,4}| ?\([ivx]{1,4}\))?(?![.,]\d|\s?(?:k?g|mg|[mcd]?l|oz|lbs?)\b)|${SUFFIXED})(?![\p{L}\p{N}])`,
  slashed: String.raw`\p{L}(?=\p{L}?\/)(?<![\p{L}\p{N}].|\p{N}\s+.)(?:${slashed})`,
  /** Percentages: "2%", "70 %", "20 oder 24 %". */
  percent: String.raw`(?:\d{1,2}\s?(?:[-–/]|(?<=\s)(?:${BETWEEN})(?=\s))\s?)?(?:${NUMBER})\s?%`,
  number: `${DIMENSIONS}|${FRACTION}|${NUMBER}|[${FRACTIONS}]`,
  /** A word, including apostrophes, invisible characters, endings ("Prise(n)", "Zehe/n") and a full stop ("Pck."). */
  word: String.raw`(?![x×]\d{1,3}(?!\p{L}))([\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’´\u0060](?=\p{L})|(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029])*)(?:\(\p{Ll}{1,3}\)|(?<=\p{L}{2})\/(?:${alternatives('plurals')})(?!\p{L}))?(?:\.(?=[\s,;)\]/]|$|\p{L}\.)|\.(?=\s*\d))?`,
  /** A hyphen inside a word or in place of a word part, but not in a range ("2-3", "900g-1.2kg") or in "Omega-3". */
  joint: String.raw`[-‐‑](?:(?<=\p{L}.)(?:(?!\d)|(?<!\p{N}\p{L}{1,4}.))|(?<=\p{N}.)(?=\p{L})|(?<=\p{L}.*[\s(/].)(?=\p{L}))`,
  /** A punctuation mark or other symbol. A wide gap before digits counts as a symbol, since it separates columns. */
  sign: String.raw`\t|(?<! ) {3,}(?=[~\d${FRACTIONS}])|\S`,
}

const TOKEN = lettered(
  Object.values(PATTERNS)
    .map((source) => `(${source})`)
    .join('|'),
  'gu',
)

/** Invisible characters that web pages leave inside words. Any other invisible character makes the word unknown. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
/** Web addresses, which never name a food. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s()<>[\]]+/giu
const WIDE = /[\uff01-\uff5e]/g
const WIDER = 0xfee0

export const withoutAddresses = (line: string) =>
  line.replace(ADDRESS, (address) => ' '.repeat(address.length))

const narrowed = (line: string) =>
  line.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDER))

/** The tokens of a line, in order. A hyphen separates words, so "all-purpose" is two words. */
export const tokensOf = (written: string): readonly Token[] => TOKENS.get(written, cutUp)

/** Tokens are cached, since a line is classified, read in up to three languages, and scaled in close succession. */
const MAX_CACHED = 100
const TOKENS = new BoundedCache<readonly Token[]>(MAX_CACHED)

function cutUp(written: string): readonly Token[] {
  const line = narrowed(withoutAddresses(written))
  const tokens: Token[] = []
  let last = 0
  let isQuoted = false
  for (const match of line.matchAll(TOKEN(line))) {
    const [text, additive, slashed, percent, number, , word, joint, sign] = match
    const start = match.index
    const token = { text, start, end: start + text.length, glued: start === last && start > 0 }
    // A tab that follows a word separates cells. Any other tab counts as a space.
    const isGap = sign !== undefined && /^\s/.test(sign)
    const isSpace = isGap && tokens.at(-1)?.kind !== 'word'
    last = isGap ? start : token.end
    if (joint !== undefined || isSpace) continue
    if (number !== undefined) {
      tokens.push({ ...token, kind: 'number', key: text, value: figureOf(number) })
      continue
    }
    const key =
      (slashed && SLASHED[slashed.toLowerCase()]) ??
      (percent && nameKey(percent.replace(/\s/g, ''))) ??
      (sign ? '' : nameKey((word ?? additive!).replace(UNSEEN, '')).replaceAll(' ', ''))
    const isInch = INCHES.test(text) && token.glued && tokens.at(-1)?.kind === 'number'
    if (isInch && !isQuoted) tokens.push({ ...token, kind: 'word', key: 'inch' })
    else if (key === '') tokens.push({ ...token, kind: 'sign', key: isGap ? '\t' : signOf(text) })
    else tokens.push({ ...token, kind: 'word', key, cut: cutOf(line, token, tokens) })
    if (QUOTES.test(text)) isQuoted = !isQuoted
  }
  return tokens
}

/** Matches signs for inches, as in 1" cubes. */
const INCHES = /^["”″]$/
const QUOTES = /^["“”„]$/

function cutOf(
  line: string,
  { start, end }: Pick<Token, 'start' | 'end'>,
  before: readonly Token[],
) {
  if (end > start + 1 && /^[-‐‑](?:[\s,;/)]|$)/.test(line.slice(end, end + 2))) return 'after'
  // A hyphen that follows no word is a bullet.
  const isBefore = start > 1 && /^[\s(/][-‐‑]/.test(line.slice(start - 2, start))
  return isBefore && before.some(({ kind }) => kind === 'word') ? 'before' : undefined
}

const SAME_SIGNS = {
  '-': '-‐‑‒–—―−',
  '/': '⁄∕',
  x: '×✕',
  '(': '[{（',
  ')': ']}）',
  ',': '，、',
  '~': '≈∼',
}

const signOf = (sign: string): string =>
  keysOf(SAME_SIGNS).find((key) => SAME_SIGNS[key].includes(sign)) ?? sign

/** Parses a number: "1,5" is 1.5, and "21/2" is 2 1/2. "1.000" is 1, since only a unit can show that 1000 is meant. */
export function figureOf(number: string): number {
  if (/^\d+$/.test(number)) return Number(number)
  if (/[x×]/.test(number)) return figureOf(/^[\d.,]+/.exec(number)![0])
  const [over, under] = number.normalize('NFKD').split(/[/⁄∕]/).map(Number.parseFloat)
  if (under !== undefined) {
    const [whole, part] = [Math.floor(over! / 10), over! % 10]
    const isMixed = whole > 0 && part < under
    return isMixed ? whole + part / under : over! / under
  }
  const plain = number.replace(/^[.,]/, '0.').replace(/['’\s]/g, '')
  const groups = plain.split(/[.,]/)
  // Several groups of three digits mean thousands: "1.000.000".
  const isThousands = groups.length > 2 && groups.slice(1).every(({ length }) => length === 3)
  const decimals = isThousands || groups.length === 1 ? '' : groups.pop()
  return Number(`${groups.join('')}.${decimals}`)
}
