/** Cuts a line into words, numbers and signs, each with the place where it stands. */

import { BoundedCache } from '../../domain/bounded-cache.ts'
import { keysOf } from '../../domain/closed-sets.ts'
import { nameKey } from '../../language/fold.ts'
import { alternatives, WORDS } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'

export interface Token {
  readonly kind: 'word' | 'number' | 'sign'
  /** As it was written; the sign itself for a sign. */
  readonly text: string
  /** The folded word; the text of a number; the sign. */
  readonly key: string
  readonly start: number
  /** Behind the last letter; a full stop of an abbreviation belongs to its word. */
  readonly end: number
  /** For a number its value. */
  readonly value?: number
  /** Whether no space stands before it. */
  readonly glued: boolean
  /** A hyphen before it ("-margarine") or behind it ("Raps-"), where the other part of the word is left out. */
  readonly cut?: 'before' | 'behind' | undefined
}

/** Fractions of one sign. */
export const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

/** Words with a slash and their meanings: "cookies w/o nuts", "pan c/ nueces". */
const SLASHED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(WORDS).flatMap(({ slashed }) => Object.entries(slashed)),
)

/** After a number "c/" is a cup, and before one letter "c/s" a spoon. */
const slashed = keysOf(SLASHED)
  .toSorted((a, b) => b.length - a.length)
  .map((key) => `(?<=[${key.charAt(0).toUpperCase()}${key.charAt(0)}])${key.slice(1)}`)
  .map((key) =>
    key.endsWith('/') ? String.raw`${key}(?=\s?\p{L}{3})` : String.raw`${key}(?!\p{L})`,
  )
  .join('|')

/** "1.000", "1'000", ".5" */
const NUMBER = String.raw`\d{1,3}(?:['’]\d{3})+(?![\d'’])|\d+(?:[.,]\d+)*|(?<![\d.,])[.,]\d+`

/** "322i", "150d": an additive without the E; "150c" is hot, "161g" a weight, and 322 alone any number. */
const SUFFIXED = String.raw`\d{3,4}(?:[abde]|[abd]?(?:i{1,3}|iv|vi{0,2}|ix))`

/** The kinds of tokens and joints, in the order in which they are tried; each is a group, and a word has a second one without its ending. */
const PATTERNS = {
  /**
   * The number of an additive is one word: "E 322", "e-322", "E 500(ii)", "INS 150d". A small e or "ins" apart from its number counts only
   * if no measure follows, as in "ins 200 g Mehl".
   */
  additive: String.raw`(?:(?:(?:E|INS|SIN)[ -]?|e-?|ins[ -]?|e |Ins )\d{3,4}(?:[a-h]| ?\([a-h]\))?(?:[ivx]{1,4}| ?\([ivx]{1,4}\))?(?![.,]\d|\s?(?:k?g|mg|[mcd]?l|oz|lbs?)\b)|${SUFFIXED})(?![\p{L}\p{N}])`,
  slashed: String.raw`\p{L}(?=\p{L}?\/)(?<![\p{L}\p{N}].|\p{N}\s+.)(?:${slashed})`,
  /** "2%", "70 %" */
  percent: String.raw`(?:${NUMBER})\s?%`,
  number: `${NUMBER}|[${keysOf(FRACTIONS).join('')}]`,
  /** With its apostrophes, hidden letters, an ending in brackets ("Prise(n)", "Zehe/n") and the full stop of an abbreviation. */
  word: String.raw`([\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’´\u0060](?=\p{L})|(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029])*)(?:\(\p{Ll}{1,3}\)|\/(?:${alternatives('plurals')})(?!\p{L}))?(?:\.(?=[\s,;)\]/]|$|\p{L}\.)|\.(?=\s*\d))?`,
  /** A hyphen in a word or where a part of one is left out; "2-3" and "900g-1.2kg" are ranges, "Omega-3" is none. */
  joint: String.raw`[-‐‑](?:(?<=\p{L}.)(?:(?!\d)|(?<!\p{N}\p{L}{1,4}.))|(?<=\p{N}.)(?=\p{L})|(?<=\p{L}.*[\s(/].)(?=\p{L}))`,
  sign: String.raw`\t|\S`,
}

const TOKEN = lettered(
  Object.values(PATTERNS)
    .map((source) => `(${source})`)
    .join('|'),
  'gu',
)

/** Letters that nobody sees, as web pages leave them in words; other hidden ones make a word that nobody knows. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The address of a page names no food. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s()<>[\]]+/giu

/** Digits and letters as wide as a Chinese character, each with the one it stands for. */
const WIDE = /[\uff01-\uff5e]/g
const WIDER = 0xfee0

/** The same text, as long as it was, with a space for each letter of an address. */
export const withoutAddresses = (line: string) =>
  line.replace(ADDRESS, (address) => ' '.repeat(address.length))

const narrowed = (line: string) =>
  line.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDER))

/** The tokens of a line, in order. Hyphens inside words join nothing: "all-purpose" is two words, as in folded names. */
export const tokensOf = (written: string): readonly Token[] => TOKENS.get(written, cutUp)

/** A line is classified, read in up to three languages and scaled within a few lines of each other. */
const MAX_CACHED = 100
const TOKENS = new BoundedCache<readonly Token[]>(MAX_CACHED)

function cutUp(written: string): readonly Token[] {
  const line = narrowed(withoutAddresses(written))
  const tokens: Token[] = []
  let last = 0
  const pattern = TOKEN(line)
  pattern.lastIndex = 0
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    const [text, additive, slashed, percent, number, , word, joint, sign] = match
    const start = match.index
    const token = { text, start, end: start + text.length, glued: start === last && start > 0 }
    // A tab separates two cells, and is a space anywhere else.
    const isSpace = sign === '\t' && tokens.at(-1)?.kind !== 'word'
    last = sign === '\t' ? start : token.end
    if (joint !== undefined || isSpace) continue
    if (number !== undefined) {
      tokens.push({ ...token, kind: 'number', key: text, value: figureOf(number) })
      continue
    }
    const key =
      (slashed && SLASHED[slashed.toLowerCase()]) ??
      (percent && nameKey(percent.replace(/\s/g, ''))) ??
      (sign ? '' : nameKey((word ?? additive!).replace(UNSEEN, '')).replaceAll(' ', ''))
    if (key === '') tokens.push({ ...token, kind: 'sign', key: signOf(text) })
    else tokens.push({ ...token, kind: 'word', key, cut: cutOf(line, token, tokens) })
  }
  return tokens
}

function cutOf(
  line: string,
  { start, end }: Pick<Token, 'start' | 'end'>,
  before: readonly Token[],
): Token['cut'] {
  const isBehind = end > start + 1 && /^[-‐‑](?:[\s,;/)]|$)/.test(line.slice(end, end + 2))
  if (isBehind) return 'behind'
  // A hyphen without a word before it is a bullet.
  const isBefore = /[\s(/][-‐‑]$/.test(line.slice(Math.max(0, start - 2), start))
  return isBefore && before.some(({ kind }) => kind === 'word') ? 'before' : undefined
}

/** Signs that mean the same. */
const SAME_SIGNS = { '-': '-‐‑‒–—―−', '/': '⁄∕', x: '×✕', '(': '[{（', ')': ']}）', ',': '，、' }

const signOf = (sign: string): string =>
  keysOf(SAME_SIGNS).find((key) => SAME_SIGNS[key].includes(sign)) ?? sign

/** "1.5", "1,5", "1.000" as they are; which of them are thousands only the unit tells. "½" is 1⁄2. */
function figureOf(number: string): number {
  const [over, under] = number.normalize('NFKD').split('⁄')
  if (under !== undefined) return Number(over) / Number(under)
  const plain = number.replace(/^[.,]/, '0.').replace(/['’]/g, '')
  const groups = plain.split(/[.,]/)
  // "1.000.000": several groups of three are thousands.
  const isThousands = groups.length > 2 && groups.slice(1).every(({ length }) => length === 3)
  const decimals = isThousands || groups.length === 1 ? '' : groups.pop()
  return Number(`${groups.join('')}.${decimals}`)
}
