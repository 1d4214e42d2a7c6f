/** Removes visual formatting from package text: tags, emphasis, soft hyphens and hyphenation at line breaks. */

import { foldLetters } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import { type Brackets, bracketsIn } from './spans.ts'

/** A cleaned text, with the position of each character in the original. */
export interface CleanText {
  readonly text: string
  /** The `text` in lower case and without accents, folded one character at a time. */
  readonly folded: string
  /** The position in the original text of each character, and of the end of the text. */
  readonly positions: readonly number[]
  readonly brackets: Brackets
}

const BLOCK_TAGS = new Set(['br', 'p', 'li', 'div', 'tr', 'ul', 'h1', 'h2', 'h3'])
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  shy: '',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
}
const INVISIBLE = '\\u00ad\\u200b-\\u200d\\ufeff\\u2060'
const BREAK = String.raw`[ \t]*\r?\n[ \t]*`
const JOINTS = Object.values(LABEL_WORDS).map(({ joints }) => joints)

/**
 * Matches markup, and the letter İ, whose lowercase form has two characters. A hyphen is markup in "Wei-⏎zenmehl", but
 * not in "Mozzarella-⏎Käse".
 */
const MARKUP = new RegExp(
  [
    String.raw`<\/?(?<tag>[a-zA-Z][a-zA-Z0-9]*)\b[^<>]{0,200}>`,
    String.raw`&(?<entity>#\d{2,5}|[a-zA-Z]{2,6});`,
    `[${INVISIBLE}]`,
    String.raw`(?<=\p{L}[*_${INVISIBLE}]*)[-\u2010]${BREAK}(?=\p{Ll})(?!(?:${JOINTS.join('|')})\b)`,
    String.raw`(?<=[-\u2010])${BREAK}(?=[\p{Lu}\d])`,
    String.raw`(?<ligature>[\ufb00-\ufb06İ])`,
    // Emphasis markers around words, such as asterisks.
    String.raw`\*\*(?=[^*\s][^*\n]{0,79}\*\*)|(?<=\*\*[^*\s][^*\n]{0,79})\*\*`,
    String.raw`(?<![\p{L}\d])_+|_+(?![\p{L}\d])`,
  ].join('|'),
  'gu',
)

/** Replaces or drops markup and leaves all other text unchanged. */
export function cleanText(given: string): CleanText {
  let text = ''
  const positions: number[] = []
  let next = 0
  const addUntil = (to: number) => {
    text += given.slice(next, to)
    for (; next < to; next++) positions.push(next)
  }
  for (const { index, 0: words, groups = {} } of given.matchAll(MARKUP)) {
    const shown = shownOf(groups)
    if (shown === undefined) continue
    addUntil(index)
    text += shown
    positions.push(...Array<number>(shown.length).fill(index))
    next = index + words.length
  }
  addUntil(given.length)
  positions.push(given.length)
  return { text, folded: foldLetters(text), positions, brackets: bracketsIn(text) }
}

/** The replacement for a match of `MARKUP`; undefined for an unknown entity. */
function shownOf({ tag, entity, ligature }: Readonly<Record<string, string | undefined>>) {
  // A tab always separates two names, whereas a line break may be inside a name.
  if (tag !== undefined) return BLOCK_TAGS.has(tag.toLowerCase()) ? '\t\n' : ''
  if (ligature !== undefined) return ligature.normalize('NFKD').replace(/\p{M}/gu, '')
  if (entity === undefined) return ''
  const letter = entity.startsWith('#')
    ? String.fromCharCode(Number(entity.slice(1)))
    : ENTITIES[entity.toLowerCase()]
  return letter?.replace(new RegExp(`[${INVISIBLE}]`), '')
}
