/** Splits raw text into words, each with the gap to the word before. */

import { nameKey } from '../language/fold.ts'
import { stemOf } from './stem.ts'

/**
 * The gap between two words. Only a space, a wrapped line or a hyphen may be inside a name; a comma, bracket or other
 * sign separates foods, and a stop also ends a statement.
 */
type Gap = 'blank' | 'wrap' | 'hyphen' | 'slash' | 'sign' | 'comma' | 'bracket' | 'colon' | 'stop'

export interface Token {
  /** The folded word with its ending. */
  readonly word: string
  /** The folded word without plural and case endings. */
  readonly stem: string
  /** UTF-16 positions in the text. */
  readonly start: number
  readonly end: number
  readonly gap: Gap
  /** True for the first word of a line. */
  readonly beginsLine: boolean
  readonly isNumber: boolean
  /** True unless the word begins with a capital. */
  readonly isSmall: boolean
}

export const isJoint = ({ gap }: Token) => gap === 'blank' || gap === 'hyphen' || gap === 'wrap'

/** Matches signs of an address or file name. Words in addresses and file names are not foods. */
const MAY_BE_ADDRESS =
  /@|:\/\/|www\.|\.(?:jpe?g|png|gif|webp|svg|pdf|html?|mp4|json|ya?ml|md|txt)\b/i
const STRETCH = /[^\s<>"'()[\]]+/g

function withoutAddresses(text: string): string {
  if (!MAY_BE_ADDRESS.test(text)) return text
  return text.replace(STRETCH, (stretch) =>
    isAddress(stretch) ? '.'.repeat(stretch.length) : stretch,
  )
}

const isAddress = (stretch: string) =>
  /^(?:https?:\/\/|www\.)/i.test(stretch) ||
  /^[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{2,64}$/.test(stretch) ||
  (MAY_BE_ADDRESS.test(stretch.slice(-6)) && /^[\w./-]+$/.test(stretch))

/** Matches a word (even if hyphenated across a line break), a number (even if letters adjoin it), or `&`. */
const WORD =
  /\p{L}[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]*(?:['’`´](?=\p{L})[\p{L}\p{M}]+)*(?:-[ \t]*\r?\n[ \t]*(?=\p{Ll})[\p{L}\p{M}]+)?|\p{N}+|&/gu

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The words of a text; `wraps` is true if a name may contain a line break, as on a package. */
export function tokensOf(text: string, wraps = false): readonly Token[] {
  const shown = withoutAddresses(text)
  const tokens: Token[] = []
  let end = 0
  for (const { 0: written, index: start } of shown.matchAll(WORD)) {
    const word = written === '&' ? written : keyOf(written)
    if (word === '') continue
    const between = shown.slice(end, start)
    const gap = gapOf(between, wraps)
    const beginsLine = end === 0 || LINE_END.test(between)
    const isNumber = /^\p{N}/u.test(written)
    const isSmall = !/^\p{Lu}/u.test(written)
    end = start + written.length
    tokens.push({ word, stem: stemOf(word), start, end, gap, beginsLine, isNumber, isSmall })
  }
  return tokens
}

function keyOf(written: string): string {
  const bare = written.replace(/-[ \t]*\r?\n[ \t]*/, '').replace(INVISIBLE, '')
  return nameKey(bare.normalize('NFKC')).replaceAll(' ', '')
}

/** Markdown marks next to a space do not separate words. */
const MARKS = /(?<=^|\s)[*_~`]+|[*_~`]+(?=\s|$)/g

const LINE_END = /[\n\r\u2028\u2029\u0085]/

function gapOf(between: string, wraps: boolean): Gap {
  if (between === '' || between === ' ') return 'blank'
  const bare = between.replace(INVISIBLE, '').replace(MARKS, '')
  if (LINE_END.test(bare)) return wraps && /^\s+$/.test(bare) ? 'wrap' : 'stop'
  if (/^[^\S\t]*$/.test(bare)) return 'blank'
  if (/^[-‐‑–']$/.test(bare)) return 'hyphen'
  if (/^\s*:\s*$/.test(bare)) return 'colon'
  if (/^\s*\/\s*$/.test(bare)) return 'slash'
  if (/[.;:!?¡¿…]/.test(bare)) return 'stop'
  if (/[()[\]{}]/.test(bare)) return 'bracket'
  return /[,،、]/.test(bare) ? 'comma' : 'sign'
}
