/** Splits a span of a package into sentences: list parts, allergen statements, and notes to skip. */

import { keysOf } from '../../domain/closed-sets.ts'
import type { LabelSkip, StatementKind } from '../../domain/labels.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { FOREIGN_STATEMENTS } from '../../language/foreign.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import { lazily } from '../../language/word-lists.ts'
import { allergensIn } from './allergen-words.ts'
import type { LabelText } from './label-text.ts'
import { endOfDenial } from './polarity.ts'
import { cutAt, type Span } from './spans.ts'

type SentenceKind = 'list' | StatementKind | LabelSkip

export interface Sentence extends Span {
  readonly kind: SentenceKind
  /** Set if a list continues after words that are not part of it. */
  readonly goesOn?: boolean
}

/** `isHeaded`: the span follows a list heading. */
export function sentencesIn(text: LabelText, span: Span, isHeaded = false): readonly Sentence[] {
  return spansIn(text, span)
    .flatMap((sentence, at) => {
      const [first, ...more] = piecesOf(text, sentence)
      // The list follows the heading: "Ingredients: tuna caught in the Pacific, oil".
      const isList = isHeaded && at === 0 && first !== undefined && isListToo(text, first)
      const pieces = first ? [isList ? { ...first, kind: 'list' as const } : first, ...more] : []
      const list = pieces.findIndex(({ kind }) => kind === 'list')
      return pieces.map((one, place) =>
        one.kind === 'list' && place > list ? { ...one, goesOn: true } : one,
      )
    })
    .filter((one) => /[\p{L}\p{N}]/u.test(text.text(one)))
}

function isListToo(text: LabelText, one: Sentence): boolean {
  if (one.kind === 'contains' || one.kind === 'mayContain') return false
  return LISTS_TOO.has(one.kind) || one.kind === 'freeFrom' || text.namesFood(text.folded(one))
}

/** Kinds recognised by a word or two, so several names separated by commas are a list. */
const LISTS_TOO: ReadonlySet<SentenceKind> = new Set(['note', 'storage', 'origin', 'preparation'])
const FEWEST_LISTED = 4

function countListed(text: string): number {
  return text.split(/[,;]/).filter((name) => name.trim().split(' ').length <= 4).length
}

const LONGEST_CLAIM = 12
const LEADING = /^[\s.,;:•·|()*¹²³⁴†‡°-]*/
const FOOTNOTE = /^[\s.,;]*[*¹²³⁴†‡°]/
const ALL_WORDS = Object.values(LABEL_WORDS)
const REFERENCE = new RegExp(ALL_WORDS.map(({ reference }) => reference.source).join('|'))

/** The kind of a sentence that is not a list, and the position of the words that indicate it. */
interface Finding {
  readonly kind: Exclude<SentenceKind, 'list'>
  readonly at: number
  /** Position after the comma or semicolon before these words; 0 if none. */
  readonly from: number
}

/** undefined if the sentence may be part of the list. */
function kindOf(folded: string, language: Language): Finding | undefined {
  const { statements, skips, sites, handling, atMost, lacking, notFree } = LABEL_WORDS[language]
  const lead = LEADING.exec(folded)![0].length
  const text = folded.slice(lead)
  const found = (kind: Finding['kind'], ...patterns: readonly RegExp[]): Finding => {
    const places = patterns.map((pattern) => text.search(pattern)).filter((at) => at >= 0)
    const at = places.length > 0 ? Math.min(...places) : 0
    const from = Math.max(text.lastIndexOf(',', at), text.lastIndexOf(';', at)) + 1
    return { kind, at: at + lead, from: from > 0 ? from + lead : 0 }
  }
  const mayContain = () => found('mayContain', statements.mayContain, sites)
  if (notFree.test(text)) return mayContain()
  if (lacking.test(text)) return found('freeFrom')
  // "Contains 2% or less of: salt, …" continues the list.
  if (atMost.test(text)) return undefined
  // "Gluten free bread: …" is a title.
  const isShort = !text.includes(':') && text.split(' ').length <= LONGEST_CLAIM
  if (isShort && statements.freeFrom.test(text) && !statements.mayContain.test(text)) {
    return found('freeFrom')
  }
  const all = skips.filter(([, pattern]) => pattern.test(text))
  const skip = (reason: LabelSkip) =>
    found(reason, ...all.flatMap(([one, pattern]) => (one === reason ? pattern : [])))
  const reasons = all.map(([reason]) => reason)
  const isNote = reasons.includes('note')
  const names = () => allergensIn(text, language).length > 0
  const isListing = countListed(text) >= FEWEST_LISTED
  // "Fried tomato without added sugars: tomato, oil".
  const isTitled = countListed(text.replace(/^[^:]*:/, '')) > 1 && text.includes(':')
  const mayList = isListing || isTitled
  // "Contains milk and a source of phenylalanine" is more than a note; "allergens: see in bold" is only a note.
  if (isNote && (REFERENCE.test(text) || !(mayList || names()))) return skip('note')
  if (statements.mayContain.test(text)) return mayContain()
  // "Egg and soya are used in our bakery", but not "Made in Ireland by Glen Mill Ltd".
  const isOfSite = sites.test(text) && handling.test(text)
  if (isOfSite && (names() || !reasons.includes('address'))) return mayContain()
  if (statements.contains.test(text)) return found('contains', statements.contains)
  if ((isNote && !mayList) || FOOTNOTE.test(folded)) return skip('note')
  const [reason = 'note'] = reasons
  if (reason !== 'note') return LISTS_TOO.has(reason) && isListing ? undefined : skip(reason)
  // "Oat drink without added sugars: water, oats, …" is a list, whatever precedes it.
  const foreign = keysOf(FOREIGN_STATEMENTS).find((kind) => STATEMENT[kind].test(text))
  return foreign && found(foreign)
}

/** Statements in any language: "Traces éventuelles de …" next to a German list. */
const STATEMENT = lazily(keysOf(FOREIGN_STATEMENTS), (kind) => {
  const sources = ALL_WORDS.map(({ statements }) => statements[kind].source)
  return new RegExp([FOREIGN_STATEMENTS[kind], ...sources].join('|'))
})

const END = /\t?\n|(?<=\p{Ll}{3})[.!](?=\p{Lu})|[.!](?=\s|$)/gu

/** A full stop after these does not end a sentence: "mind. 30 %". */
const SHORT = lazily(
  LANGUAGES,
  (lang) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${LABEL_WORDS[lang].abbreviations}|\\p{L})$`, 'u'),
)

/** "Vitamin D. *aus …": an abbreviation does not precede a footnote. */
const BEFORE_FOOTNOTE = /^\s+[*¹²³⁴†‡°]+\s?\p{L}/u

/** Sentences end at a full stop, a blank line, or before a line of another kind. */
function spansIn(label: LabelText, span: Span): readonly Span[] {
  const folded = label.outside(span)
  const text = label.outside(span, ' ', label.clean.text)
  const ends = [...text.matchAll(END)].filter(({ index, 0: sign }) => {
    if (sign.endsWith('\n')) {
      return isNewSentence(folded.slice(index + sign.length), label.language)
    }
    const before = text.slice(Math.max(0, index - 30), index).toLowerCase()
    return !SHORT[label.language].test(before) || BEFORE_FOOTNOTE.test(text.slice(index + 1))
  })
  return cutAt(span, ends)
}

function isNewSentence(rest: string, language: Language): boolean {
  if (/^[ \t\r]*\n/.test(rest)) return true
  const [line = ''] = rest.split('\n', 1)
  // A line that continues the list may contain words of another kind later.
  return kindOf(line.trim(), language)?.from === 0
}

/** More notes than any sentence has; the text after each note is read again. */
const MOST_CUTS = 60

type Pieces = (from: number, to: number) => readonly Sentence[]

/** A list sentence may run into a statement without a full stop. */
function piecesOf(label: LabelText, span: Span, depth = 0): readonly Sentence[] {
  if (span.from >= span.to) return []
  if (depth > MOST_CUTS) return [{ ...span, kind: 'list' }]
  const blank = label.outside(span).replace(/\s/g, ' ')
  const pieces: Pieces = (from, to) => piecesOf(label, { from, to }, depth + 1)
  const { mayContain, contains } = label.words.begins
  const cuts = [blank.search(mayContain), blank.search(contains)].filter(
    (at) => at > 0 && !SUBJECT.test(blank.slice(0, at)),
  )
  const cut = Math.min(...cuts)
  if (cuts.length > 0) {
    return [...pieces(span.from, span.from + cut), ...pieces(span.from + cut, span.to)]
  }
  const found = kindOf(blank, label.language)
  if (!found) return [{ ...span, kind: 'list' }]
  const { kind, from } = found
  if (kind === 'freeFrom') return deniedPieces(label, span, blank, pieces)
  if (kind === 'contains' || SUBJECT.test(blank.slice(0, from))) return [{ ...span, kind }]
  if (kind !== 'mayContain') return skippedPieces(label, span, blank, found, pieces)
  return [...pieces(span.from, span.from + from), { from: span.from + from, to: span.to, kind }]
}

/** "Gluten free, made with egg": the text after a denial states what is contained, unless it is of another kind. */
function deniedPieces(
  label: LabelText,
  span: Span,
  blank: string,
  pieces: Pieces,
): readonly Sentence[] {
  const lead = LEADING.exec(blank)![0].length
  const text = blank.slice(lead)
  const end = endOfDenial(text, label.language)
  if (!end) return [{ ...span, kind: 'freeFrom' }]
  const rest = text.slice(end.to)
  const isNew = kindOf(rest, label.language) !== undefined
  if (!isNew && end.isComma && !label.namesFood(rest)) return [{ ...span, kind: 'freeFrom' }]
  const from = span.from + lead + end.to
  return [
    { from: span.from, to: span.from + lead + end.from, kind: 'freeFrom' },
    ...(isNew ? pieces(from, span.to) : [{ from, to: span.to, kind: 'contains' as const }]),
  ]
}

/**
 * "Sugar, 30 % cocoa solids, almonds": within a list, a word that begins a note or an address covers only words of its own part, and none
 * that name a food.
 */
function skippedPieces(
  label: LabelText,
  span: Span,
  blank: string,
  { kind, at, from }: Finding,
  pieces: Pieces,
): readonly Sentence[] {
  const folded = label.folded(span).replace(/\s/g, ' ')
  const after = blank.slice(at).search(/[,;]/)
  const to = after < 0 ? blank.length : at + after
  const isOfFood = label.namesFood(blank.slice(from, at))
  const isFoodAfter = label.namesFood(folded.slice(to))
  // "Lebkuchen Kim GmbH" is an address, and "60 % Fisch-Zubereitung, Weizenmehl" a list.
  if (from === 0 && !(isOfFood && isFoodAfter)) return [{ ...span, kind }]
  // "Quality Street" is a name as a whole.
  const isName = label.namesFood(folded.slice(isOfFood ? at : from, to))
  const [own, words, end] = [span.from + from, span.from + at, span.from + to]
  const next = Math.min(span.to, end + 1)
  return [
    ...pieces(span.from, own),
    ...(isName || isOfFood ? [{ from: own, to: isName ? end : words, kind: 'list' as const }] : []),
    ...(isName ? [] : [{ from: isOfFood ? words : own, to: end, kind }]),
    ...(isFoodAfter ? pieces(next, span.to) : [{ from: next, to: span.to, kind }]),
  ]
}

/** The subject of a statement: "This product". */
const SUBJECT = new RegExp(
  String.raw`^[\s.,;:•*-]*(?:(?:${ALL_WORDS.flatMap(({ subjects }) => subjects).join('|')})[\s:,!]*)+$`,
)
