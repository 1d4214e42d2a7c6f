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
  /\p{L}[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]*(?:['’`´](?=\p{L})[\p{L}\p{M}]+)*(?:-[ \t]*\r?\n[ \t]*(?=\p{Ll})[\p{L}\p{M}]+)?|\p{N}+|&/uy

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** The words of a text; `wraps` says that a line break may stand within a name, as on a package. */
export function tokensOf(text: string, wraps = false): readonly Token[] {
  const shown = withoutAddresses(text)
  const tokens: Token[] = []
  let end = 0
  for (let at = 0; at < shown.length; ) {
    const to = plainEnd(shown, at) ?? wordEnd(shown, at)
    if (to === at) {
      at += 1
      continue
    }
    const written = shown.slice(at, to)
    const word = written === '&' ? written : keyOf(written)
    if (word !== '') {
      const gap = gapOf(shown.slice(end, at), wraps)
      const isNumber = /^\p{N}/u.test(written)
      const isSmall = !/^\p{Lu}/u.test(written)
      tokens.push({ word, stem: stemOf(word), start: at, end: to, gap, isNumber, isSmall })
      end = to
    }
    at = to
  }
  return tokens
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const ASCII_END = 128
/** Signs after which a word may go on: apostrophes and the hyphen of a broken line. */
const GOES_ON: ReadonlySet<number> = new Set(["'", '`', '-'].map((sign) => sign.charCodeAt(0)))

/** Where a word of plain letters ends; its beginning for a plain sign, and undefined where the pattern has to tell. */
function plainEnd(text: string, at: number): number | undefined {
  let to = at
  while (isLetter(text.charCodeAt(to))) to += 1
  const next = text.charCodeAt(to)
  if (to > at)
    return Number.isNaN(next) || (next < ASCII_END && !GOES_ON.has(next)) ? to : undefined
  return next <= SPACE || (next >= COMMA && next <= STOP) ? at : undefined
}

const SPACE = 32
const COMMA = 44
const STOP = 46

function wordEnd(text: string, at: number): number {
  WORD.lastIndex = at
  return at + (WORD.exec(text)?.[0].length ?? 0)
}

const ASCII = /^[A-Za-z]+$/

function keyOf(written: string): string {
  if (ASCII.test(written)) return written.toLowerCase()
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
