/** Takes off a package's text what is only for the eye: tags, emphasis, soft hyphens and words broken over lines. */

import { foldLetters } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { type Brackets, bracketsIn } from './spans.ts'

/** A text in which every place still knows where it stood. */
export interface CleanText {
  readonly text: string
  /** The same letter by letter in small letters without accents. */
  readonly folded: string
  /** Where each letter stood in the text as it was given, and one more for the end. */
  readonly places: readonly number[]
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

/** Stars and underscores that only emphasize: those before the words, and those after them. */
const EMPHASIS = [
  String.raw`\*\*(?=(?=\S)[^*\n]{1,80}\*\*)`,
  String.raw`(?<=\*\*(?=\S)[^*\n]{1,80})\*\*`,
  String.raw`(?<![\p{L}\d])_{1,2}(?=(?=\S)[^_\n]{1,80}_{1,2}(?![\p{L}\d]))`,
  String.raw`(?<=(?<![\p{L}\d])_{1,2}(?=\S)[^_\n]{1,80})_{1,2}(?![\p{L}\d])`,
]

/**
 * "Wei-⏎zenmehl" loses its hyphen, "Mozzarella-⏎Käse" does not, and neither does "Milch-⏎und Sojaprodukte". The small letter of a dotted
 * capital I would be two.
 */
const MARKUP = new RegExp(
  [
    String.raw`<\/?(?<tag>[a-zA-Z][a-zA-Z0-9]*)\b[^<>]{0,200}>`,
    String.raw`&(?<entity>#\d{2,5}|[a-zA-Z]{2,6});`,
    `[${INVISIBLE}]`,
    String.raw`(?<=\p{L}[*_${INVISIBLE}]*)[-\u2010]${BREAK}(?=\p{Ll})(?!(?:${JOINTS.join('|')})\b)`,
    String.raw`(?<=[-\u2010])${BREAK}(?=[\p{Lu}\d])`,
    String.raw`(?<ligature>[\ufb00-\ufb06İ])`,
    ...EMPHASIS,
  ].join('|'),
  'gu',
)

/** Blanks, shows or drops markup, and leaves every other letter. */
export function cleanText(given: string): CleanText {
  let text = ''
  const places: number[] = []
  let next = 0
  const addUntil = (to: number) => {
    text += given.slice(next, to)
    for (; next < to; next++) places.push(next)
  }
  for (const { index, 0: words, groups = {} } of given.matchAll(MARKUP)) {
    const shown = shownOf(groups)
    if (shown === undefined) continue
    addUntil(index)
    text += shown
    places.push(...Array<number>(shown.length).fill(index))
    next = index + words.length
  }
  addUntil(given.length)
  places.push(given.length)
  return { text, folded: foldLetters(text), places, brackets: bracketsIn(text) }
}

/** What is read instead of markup; undefined for an entity that is none. */
function shownOf({ tag, entity, ligature }: Readonly<Record<string, string | undefined>>) {
  // A tab parts two names, a line break may only wrap one.
  if (tag !== undefined) return BLOCK_TAGS.has(tag.toLowerCase()) ? '\t\n' : ''
  if (ligature !== undefined) return ligature.normalize('NFKD').replace(/\p{M}/gu, '')
  if (entity === undefined) return ''
  const letter = entity.startsWith('#')
    ? String.fromCharCode(Number(entity.slice(1)))
    : ENTITIES[entity.toLowerCase()]
  return letter?.replace(new RegExp(`[${INVISIBLE}]`), '')
}

export const foldedOf = foldLetters
