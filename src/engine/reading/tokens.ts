/** Cuts a line into words, numbers and signs, each with the place where it stands. */

import { itemAt, lastOf } from '../../domain/present.ts'
import { alternatives } from '../../language/amount-words.ts'
import { nameKey } from '../../language/fold.ts'
import { WORDS } from '../../language/index.ts'
import { lettered } from '../../language/lettered.ts'
import { own } from '../../language/words.ts'

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
  readonly cut?: 'before' | 'behind'
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

/**
 * Numbers with their decimals ("1.000", ".5", "2%" is a word), fractions of one sign, words with their apostrophes, their hidden
 * letters, the ending in brackets ("Prise(n)", "Zehe/n") and the full stop of an abbreviation, and any other sign by itself.
 */
const TOKEN = lettered(
  String.raw`(\d{1,3}(?:['’]\d{3})+(?![\d'’])|\d+(?:[.,]\d+)*|(?<![\d.,])[.,]\d+)(\s?%)?|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|([\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’´\u0060](?=\p{L})|(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029])*)(?:\(\p{Ll}{1,3}\)|\/(?:${alternatives('plurals')})(?!\p{L}))?(\.(?=[\s,;)\]/]|$|\p{L}\.)|\.(?=\s*\d))?|(\t|\S)`,
  'gu',
)

/**
 * The number of an additive is one word: "E 322", "e-322", "E 500(ii)", "INS 150d". A small e or "ins" apart from its number is the
 * number of one only where no measure follows, as in "ins 200 g Mehl".
 */
const ADDITIVE = lettered(
  String.raw`(?:(?:E|INS|SIN)[ -]?|e-?|ins[ -]?|e |Ins )\d{3,4}(?:[a-h]| ?\([a-h]\))?(?:[ivx]{1,4}| ?\([ivx]{1,4}\))?(?![\p{L}\p{N}]|[.,]\d|\s?(?:k?g|mg|[mcd]?l|oz|lbs?)\b)`,
  'uy',
)

/** "322i", "150d": without the E only with a letter that measures nothing ("150c" is hot, "161g" a weight), and never 322 alone. */
const WITH_LETTER = lettered(
  String.raw`\d{3,4}(?:[abde]|[abd]?(?:i{1,3}|iv|vi{0,2}|ix))(?![\p{L}\p{N}])`,
  'uy',
)

/** Letters that nobody sees, as web pages leave them in words; other hidden ones make a word that nobody knows. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

const LETTER = lettered(String.raw`[\p{L}\p{N}]`)
const isLetter = (sign: string) => LETTER(sign).test(sign)

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
export function tokensOf(written: string): readonly Token[] {
  const line = narrowed(withoutAddresses(written))
  const tokens: Token[] = []
  let last = 0
  const pattern = TOKEN(line)
  pattern.lastIndex = 0
  for (let match = pattern.exec(line); match !== null; match = pattern.exec(line)) {
    const [text, number, percent, fraction, word, , sign] = match
    const start = match.index
    const glued = start === last && start > 0
    const additive = additiveAt(line, start, word ?? number)
    const slashed = word === undefined ? undefined : slashedAt(line, start, tokens)
    const end = start + (additive ?? slashed ?? text).length
    last = end
    if (slashed !== undefined) {
      tokens.push({ kind: 'word', text: slashed, key: meaningOf(slashed)!, start, end, glued })
      pattern.lastIndex = end
    } else if (additive !== undefined) {
      const key = nameKey(additive).replaceAll(' ', '')
      tokens.push({ kind: 'word', text: additive, key, start, end, glued })
      pattern.lastIndex = end
    } else if (number !== undefined) {
      tokens.push(
        percent === undefined
          ? { kind: 'number', text, key: number, start, end, value: figureOf(number), glued }
          : { kind: 'word', text, key: nameKey(text.replace(/\s/g, '')), start, end, glued },
      )
    } else if (fraction !== undefined) {
      tokens.push({
        kind: 'number',
        text,
        key: fraction,
        start,
        end,
        value: FRACTIONS[fraction]!,
        glued,
      })
    } else if (word !== undefined) {
      const key = nameKey(word.replace(UNSEEN, '')).replaceAll(' ', '')
      if (key === '') tokens.push({ kind: 'sign', text, key: text, start, end, glued })
      else tokens.push(wordToken(line, text, key, start, end, glued, tokens))
    } else if (sign === '\t') {
      // A tab parts two cells, and is a space anywhere else.
      if (tokens.at(-1)?.kind === 'word')
        tokens.push({ kind: 'sign', text, key: text, start, end, glued })
      last = start
    } else if (!isJoint(line, sign!, start)) {
      tokens.push({ kind: 'sign', text, key: signOf(sign!), start, end, glued })
    }
  }
  return tokens
}

/** The number of an additive that the word or number at `start` begins. */
function additiveAt(line: string, start: number, begun: string | undefined): string | undefined {
  if (begun === undefined) return undefined
  const pattern = (/^\d/.test(begun) ? WITH_LETTER : ADDITIVE)(line)
  pattern.lastIndex = start
  return pattern.exec(line)?.[0]
}

/** "Cookies w/o nuts", "pan c/ nueces"; behind a number "c/" is a cup, and before one letter "c/s" a spoon. */
const SLASHED = lettered(String.raw`\p{L}{1,2}\/(?:o(?=\s)|u(?!\p{L})|(?=\s?\p{L}{3}))`, 'uy')
const MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(WORDS).flatMap(({ slashed }) => Object.entries(slashed)),
)
const meaningOf = (slashed: string) => own(MEANINGS, slashed.toLowerCase())

function slashedAt(line: string, start: number, before: readonly Token[]): string | undefined {
  if (before.at(-1)?.kind === 'number' || isLetter(line[start - 1] ?? '')) return undefined
  const pattern = SLASHED(line)
  pattern.lastIndex = start
  const [found] = pattern.exec(line) ?? []
  return found !== undefined && meaningOf(found) !== undefined ? found : undefined
}

function wordToken(
  line: string,
  text: string,
  key: string,
  start: number,
  end: number,
  glued: boolean,
  before: readonly Token[],
): Token {
  const token = { kind: 'word', text, key, start, end, glued } as const
  const hyphenBehind =
    /[-‐‑]/.test(line[end] ?? '') &&
    (end + 1 === line.length || /[\s,;/)]/.test(itemAt(line, end + 1)))
  if (hyphenBehind && text.length > 1) return { ...token, cut: 'behind' }
  const hyphenBefore =
    /[-‐‑]/.test(line[start - 1] ?? '') && start > 1 && /[\s(/]/.test(itemAt(line, start - 2))
  // A bullet is no hyphen.
  if (hyphenBefore && before.some(({ kind }) => kind === 'word')) return { ...token, cut: 'before' }
  return token
}

/** A hyphen inside a word, and one that only says that a part of a word is left out. */
function isJoint(line: string, sign: string, at: number): boolean {
  if (!/[-‐‑]/.test(sign)) return false
  const [before, behind] = [line[at - 1] ?? ' ', line[at + 1] ?? ' ']
  const inside = isLetter(before) && isLetter(behind)
  // "2-3" and "900g-1.2kg" are ranges, "Omega-3" is none.
  if (inside) return !/\d/.test(behind) || !/[\d\p{No}]\p{L}{0,4}$/u.test(line.slice(0, at))
  return isLetter(before) && !/[\d\p{No}]/u.test(before)
    ? true
    : /\p{L}/u.test(behind) && at > 1 && /[\s(/]/.test(before) && /\p{L}/u.test(line.slice(0, at))
}

const DASHES = /[-‐‑‒–—―−]/

function signOf(sign: string): string {
  if (DASHES.test(sign)) return '-'
  if (sign === '⁄' || sign === '∕') return '/'
  if (sign === '×' || sign === '✕') return 'x'
  if (sign === '[' || sign === '{' || sign === '（') return '('
  if (sign === ']' || sign === '}' || sign === '）') return ')'
  if (sign === '，' || sign === '、') return ','
  return sign
}

/** "1.5", "1,5", "1.000" as they stand; which of them are thousands only the unit tells. */
function figureOf(number: string): number {
  const plain = number.replace(/^[.,]/, '0.').replace(/['’]/g, '')
  const groups = plain.split(/[.,]/)
  if (groups.length <= 2) return Number(plain.replace(',', '.'))
  // "1.000.000": several groups of three are thousands.
  const last = lastOf(groups)
  return groups.slice(1).every((group) => group.length === 3)
    ? Number(groups.join(''))
    : Number(`${groups.slice(0, -1).join('')}.${last}`)
}
