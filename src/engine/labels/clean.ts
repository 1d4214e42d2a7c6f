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
  /** The places of line breaks that a tag makes; others may only wrap a name. */
  readonly breaks: ReadonlySet<number>
}

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]{0,200}>/giy
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
const ENTITY = /&(#\d{2,5}|[a-z]{2,6});/iy
const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff\u2060]/
/** "Wei-⏎zenmehl", but not "Milch-⏎und Sojaprodukte". */
const JOINTS = Object.values(LABEL_WORDS).map(({ joints }) => joints)
const BROKEN = new RegExp(
  String.raw`(?:-|\u2010)[ \t]*\r?\n[ \t]*(?=\p{Ll})(?!(?:${JOINTS.join('|')})\b)`,
  'uy',
)
const BROKEN_NAME = /(?<=-|\u2010)[ \t]*\r?\n[ \t]*(?=[\p{Lu}\d])/uy
const LETTER = /\p{L}/u

export function cleanText(given: string): CleanText {
  const dropped = emphasis(given)
  const letters: string[] = []
  const places: number[] = []
  const breaks = new Set<number>()
  const push = (letter: string, at: number) => {
    letters.push(letter)
    places.push(at)
  }
  for (let at = 0; at < given.length; ) {
    const letter = itemAt(given, at)
    if (dropped.has(at) || INVISIBLE.test(letter)) {
      at += 1
      continue
    }
    const skipped = tagAt(given, at, push) || entityAt(given, at, push)
    if (skipped > 0) {
      if (given[at] === '<' && letters.at(-1) === '\n') breaks.add(letters.length - 1)
      at += skipped
      continue
    }
    BROKEN.lastIndex = at
    const broken = LETTER.test(letters.at(-1) ?? '') ? BROKEN.exec(given) : null
    BROKEN_NAME.lastIndex = at
    const wrapped = broken ?? BROKEN_NAME.exec(given)
    if (wrapped && wrapped[0].length > 0) {
      at += wrapped[0].length
      continue
    }
    for (const one of plainOf(letter)) push(one, at)
    at += 1
  }
  places.push(given.length)
  const text = letters.join('')
  return { text, folded: foldLetters(text), places, breaks }
}

/** The letters that a ligature is of, and a dotted capital I without its dot, whose small letter is two. */
const plainOf = (letter: string): string =>
  letter === 'İ' ? 'I' : /[\ufb00-\ufb06]/.test(letter) ? letter.normalize('NFKC') : letter

export const foldedOf = foldLetters

/** The places of stars and underscores that only emphasize. */
function emphasis(given: string): ReadonlySet<number> {
  const found = new Set<number>()
  const marks = [
    /\*\*(?=\S)([^*\n]{1,80}?)\*\*/g,
    /(?<![\p{L}\d])_{1,2}(?=\S)([^_\n]{1,80}?)_{1,2}(?![\p{L}\d])/gu,
  ]
  for (const mark of marks) {
    for (const match of given.matchAll(mark)) {
      const inner = match.index + match[0].indexOf(itemAt(match, 1))
      for (let at = match.index; at < match.index + match[0].length; at++) {
        if (at < inner || at >= inner + itemAt(match, 1).length) found.add(at)
      }
    }
  }
  return found
}

type Push = (letter: string, at: number) => void

function tagAt(given: string, at: number, push: Push): number {
  if (given[at] !== '<') return 0
  TAG.lastIndex = at
  const tag = TAG.exec(given)
  if (!tag) return 0
  if (BLOCK_TAGS.has(itemAt(tag, 2).toLowerCase())) push('\n', at)
  return tag[0].length
}

function entityAt(given: string, at: number, push: Push): number {
  if (given[at] !== '&') return 0
  ENTITY.lastIndex = at
  const entity = ENTITY.exec(given)
  if (!entity) return 0
  const name = itemAt(entity, 1).toLowerCase()
  const code = name.startsWith('#') ? Number(name.slice(1)) : undefined
  const letter = code === undefined ? ENTITIES[name] : String.fromCharCode(code)
  if (letter === undefined) return 0
  if (letter !== '' && !INVISIBLE.test(letter)) push(letter, at)
  return entity[0].length
}
