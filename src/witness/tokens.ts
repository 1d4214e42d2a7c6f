/** Cuts a raw text into words, each with what separates it from the word before. */

import { nameKey } from '../language/fold.ts'
import { stemOf } from './stem.ts'

/**
 * Between two words: only a blank, a wrapped line or a hyphen leaves them one name. A comma, a bracket and any other sign separate foods; a stop
 * also ends whatever was said before it.
 */
type Gap = 'blank' | 'wrap' | 'hyphen' | 'slash' | 'sign' | 'comma' | 'bracket' | 'colon' | 'stop'

export interface Token {
  /** Folded, with its ending. */
  readonly word: string
  /** Folded, without the endings of number. */
  readonly stem: string
  /** UTF-16 positions in the text. */
  readonly start: number
  readonly end: number
  readonly gap: Gap
  readonly isNumber: boolean
  /** Whether it begins with a small letter, or none that has two forms. */
  readonly isSmall: boolean
}

/** Stretches without blanks that are an address or the name of a file; nobody eats what they name. */
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

/** Letters with what marks them, also over a line that breaks a word at a hyphen; figures apart from letters; `&` stands in some names. */
const WORD =
  /\p{L}[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]*(?:['’`´](?=\p{L})[\p{L}\p{M}]+)*(?:-[ \t]*\r?\n[ \t]*(?=\p{Ll})[\p{L}\p{M}]+)?|\p{N}+|&/gu

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The words of a text; `wraps` says that a line break may stand within a name, as on a package. */
export function tokensOf(text: string, wraps = false): readonly Token[] {
  const shown = withoutAddresses(text)
  const tokens: Token[] = []
  let end = 0
  for (const { 0: written, index: start } of shown.matchAll(WORD)) {
    const word = written === '&' ? written : keyOf(written)
    if (word === '') continue
    const gap = gapOf(shown.slice(end, start), wraps)
    const isNumber = /^\p{N}/u.test(written)
    const isSmall = !/^\p{Lu}/u.test(written)
    end = start + written.length
    tokens.push({ word, stem: stemOf(word), start, end, gap, isNumber, isSmall })
  }
  return tokens
}

function keyOf(written: string): string {
  const bare = written.replace(/-[ \t]*\r?\n[ \t]*/, '').replace(INVISIBLE, '')
  return nameKey(bare.normalize('NFKC')).replaceAll(' ', '')
}

/** Marks of Markdown beside a blank are no sign. */
const MARKS = /(?<=^|\s)[*_~`]+|[*_~`]+(?=\s|$)/g

function gapOf(between: string, wraps: boolean): Gap {
  if (between === '' || between === ' ') return 'blank'
  const bare = between.replace(INVISIBLE, '').replace(MARKS, '')
  if (/[\n\r\u2028\u2029\u0085]/.test(bare)) return wraps && /^\s+$/.test(bare) ? 'wrap' : 'stop'
  if (/^[^\S\t]*$/.test(bare)) return 'blank'
  if (/^[-‐‑–']$/.test(bare)) return 'hyphen'
  if (/^\s*:\s*$/.test(bare)) return 'colon'
  if (/^\s*\/\s*$/.test(bare)) return 'slash'
  if (/[.;:!?¡¿…]/.test(bare)) return 'stop'
  if (/[()[\]{}]/.test(bare)) return 'bracket'
  return /[,،、]/.test(bare) ? 'comma' : 'sign'
}
