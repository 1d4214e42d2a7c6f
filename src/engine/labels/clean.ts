/** Takes off a package's text what is only for the eye: tags, emphasis, soft hyphens and words broken over lines. */

import { itemAt } from '../../domain/present.ts'
import { foldLetters } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'

/** A text in which every place still knows where it stood. */
export interface CleanText {
  readonly text: string
  /** The same letter by letter in small letters without accents. */
  readonly folded: string
  /** Where each letter stood in the text as it was given, and one more for the end. */
  readonly places: readonly number[]
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

/** "Wei-⏎zenmehl" loses its hyphen, "Mozzarella-⏎Käse" does not, and neither does "Milch-⏎und Sojaprodukte". */
const MARKUP = new RegExp(
  [
    String.raw`<\/?(?<tag>[a-zA-Z][a-zA-Z0-9]*)\b[^<>]{0,200}>`,
    String.raw`&(?<entity>#\d{2,5}|[a-zA-Z]{2,6});`,
    `[${INVISIBLE}]`,
    String.raw`(?<=\p{L}[*_${INVISIBLE}]*)[-\u2010]${BREAK}(?=\p{Ll})(?!(?:${JOINTS.join('|')})\b)`,
    String.raw`(?<=[-\u2010])${BREAK}(?=[\p{Lu}\d])`,
  ].join('|'),
  'gu',
)

/** Stars and underscores that only emphasize. */
const EMPHASIS = [
  /\*\*(?=\S)([^*\n]{1,80}?)\*\*/dg,
  /(?<![\p{L}\d])_{1,2}(?=\S)([^_\n]{1,80}?)_{1,2}(?![\p{L}\d])/dgu,
]

/** Blanks, shows or drops markup, and leaves every other letter. */
export function cleanText(given: string): CleanText {
  const emphasis = emphasisIn(given)
  const letters: string[] = []
  const places: number[] = []
  const push = (text: string, at: number) => {
    for (const letter of text.split('')) {
      letters.push(letter)
      places.push(at)
    }
  }
  let next = 0
  const pushUntil = (to: number) => {
    for (; next < to; next++) if (!emphasis.has(next)) push(plainOf(itemAt(given, next)), next)
  }
  for (const { index, 0: words, groups = {} } of given.matchAll(MARKUP)) {
    const shown = shownOf(groups)
    if (shown === undefined) continue
    pushUntil(index)
    push(shown, index)
    next = index + words.length
  }
  pushUntil(given.length)
  places.push(given.length)
  const text = letters.join('')
  return { text, folded: foldLetters(text), places }
}

/** What is read instead of markup; undefined for an entity that is none. */
function shownOf({ tag, entity }: Readonly<Record<string, string | undefined>>) {
  // A tab parts two names, a line break may only wrap one.
  if (tag !== undefined) return BLOCK_TAGS.has(tag.toLowerCase()) ? '\t\n' : ''
  if (entity === undefined) return ''
  const letter = entity.startsWith('#')
    ? String.fromCharCode(Number(entity.slice(1)))
    : ENTITIES[entity.toLowerCase()]
  return letter?.replace(new RegExp(`[${INVISIBLE}]`), '')
}

/** The letters that a ligature is of, and a dotted capital I without its dot, whose small letter is two. */
const plainOf = (letter: string): string =>
  letter === 'İ' ? 'I' : /[\ufb00-\ufb06]/.test(letter) ? letter.normalize('NFKC') : letter

export const foldedOf = foldLetters

function emphasisIn(given: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { indices } of EMPHASIS.flatMap((mark) => [...given.matchAll(mark)])) {
    const [[from, to] = [0, 0], [first, last] = [0, 0]] = indices ?? []
    for (let at = from; at < to; at++) if (at < first || at >= last) found.add(at)
  }
  return found
}
