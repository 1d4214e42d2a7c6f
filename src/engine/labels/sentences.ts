/** Splits a span of a package text into sentences: list parts, allergen statements, and notes to skip. */

import { keysOf } from '../../domain/closed-sets.ts'
import type { LabelSkip, StatementKind } from '../../domain/labels.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { lazily } from '../../domain/lazily.ts'
import { FOREIGN_STATEMENTS } from '../../language/foreign.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import { allergensIn } from './allergen-words.ts'
import type { LabelText } from './label-text.ts'
import { endOfDenial } from './polarity.ts'
import { cutAt, type Span } from './spans.ts'

type SentenceKind = 'list' | StatementKind | LabelSkip

export interface Sentence extends Span {
  readonly kind: SentenceKind
  /** True if the list continues here after words that are not part of it. */
  readonly continuesList?: boolean
}

/** The sentences of a span. `isHeaded` is true if the span follows the heading of a list. */
export const sentencesIn = (label: LabelText, span: Span, isHeaded = false): readonly Sentence[] =>
  spansIn(label, span).flatMap((sentence, at) => {
    // The text after a heading is a list, even if it states an origin: "Ingredients: tuna caught in the Pacific, oil".
    const pieces = piecesOf(label, sentence).map((one, index) =>
      isHeaded && at + index === 0 && one.kind !== 'contains' && one.kind !== 'mayContain'
        ? { ...one, kind: 'list' as const }
        : one,
    )
    const list = pieces.findIndex(({ kind }) => kind === 'list')
    return pieces.map((one, index) =>
      one.kind === 'list' && index > list ? { ...one, continuesList: true } : one,
    )
  })

/** Kinds of sentences recognized by a few words. A sentence with several comma-separated names is a list instead. */
const LISTS_TOO: ReadonlySet<SentenceKind> = new Set(['note', 'storage', 'origin', 'preparation'])
const FEWEST_LISTED = 4

const countListed = (text: string): number =>
  text.split(/[,;]/).filter((name) => name.trim().split(' ').length <= 4).length

const LONGEST_CLAIM = 12
const LEADING = /^[\s.,;:•·|()*¹²³⁴†‡°-]*/
const FOOTNOTE = /^[\s.,;]*[*¹²³⁴†‡°]/
const ALL_WORDS = Object.values(LABEL_WORDS)
const REFERENCE = new RegExp(ALL_WORDS.map(({ reference }) => reference.source).join('|'))

/** The kind of a sentence that is not an ingredient list, and the position of the words that identify the kind. */
interface Finding {
  readonly kind: SentenceKind
  readonly at: number
  /** The position after the last comma or semicolon before `at`; 0 if there is none. */
  readonly from: number
}

/** Finds the kind of a sentence; undefined if the sentence may be part of the list. */
function findingIn(folded: string, language: Language): Finding | undefined {
  const { statements, skips, sites } = LABEL_WORDS[language]
  const lead = LEADING.exec(folded)![0].length
  const text = folded.slice(lead)
  const kind = kindOf(text, FOOTNOTE.test(folded), language)
  if (kind === 'list') return undefined
  const patterns = [
    ...(kind === 'mayContain' ? [statements.mayContain, sites] : []),
    ...(kind === 'contains' ? [statements.contains] : []),
    ...skips.flatMap(([reason, pattern]) => (reason === kind ? pattern : [])),
  ]
  const positions = patterns.map((pattern) => text.search(pattern)).filter((at) => at >= 0)
  const at = positions.length > 0 ? Math.min(...positions) : 0
  const from = Math.max(text.lastIndexOf(',', at), text.lastIndexOf(';', at)) + 1
  return { kind, at: at + lead, from: from > 0 ? from + lead : 0 }
}

function kindOf(text: string, isFootnote: boolean, language: Language): SentenceKind {
  const { statements, skips, sites, handling, atMost, lacking, notFree } = LABEL_WORDS[language]
  if (notFree.test(text)) return 'mayContain'
  if (lacking.test(text)) return 'freeFrom'
  // "Contains 2% or less of: salt, …" continues the list.
  if (atMost.test(text)) return 'list'
  const isWarning = statements.mayContain.test(text)
  // A text that is long or has a colon is a title and not a claim: "Gluten free bread: …".
  const isShort = !text.includes(':') && text.split(' ').length <= LONGEST_CLAIM
  if (isShort && statements.freeFrom.test(text) && !isWarning) return 'freeFrom'
  const reasons = skips.filter(([, pattern]) => pattern.test(text)).map(([reason]) => reason)
  const isListing = countListed(text) >= FEWEST_LISTED
  // A list may come after a note with a colon: "Fried tomato without added sugars: tomato, oil".
  const mayList = isListing || countListed(/(?<=:).*/s.exec(text)?.[0] ?? '') > 1
  const isReference = reasons.includes('note') && REFERENCE.test(text)
  const isNote = isReference || (reasons.includes('note') && !mayList)
  // In "contains chocolate with no added sugar", a food precedes the note "no added sugar". In "contains naturally
  // occurring sugars", there is only a note.
  const stated = statements.contains.exec(text)
  const note = Math.min(...skips.map(([, pattern]) => text.search(pattern)).filter((at) => at >= 0))
  const isStatedFirst = stated?.index === 0 && /[a-z]{4}/.test(text.slice(stated[0].length, note))
  const names = () => isStatedFirst || allergensIn(text, language).length > 0
  // "Contains milk and a source of phenylalanine" is more than a note, but "allergens: see in bold" is only a note.
  if (!isReference && (!isNote || names())) {
    // "Egg and soya are used in our bakery" is a warning; "Made in Ireland by Glen Mill Ltd" is not.
    const isOfSite = sites.test(text) && handling.test(text)
    if (isWarning || (isOfSite && (!reasons.includes('address') || names()))) return 'mayContain'
    if (statements.contains.test(text)) return 'contains'
  }
  if (isNote || isFootnote) return 'note'
  const [reason = 'note'] = reasons
  if (reason !== 'note') return LISTS_TOO.has(reason) && isListing ? 'list' : reason
  // A note may precede a list in the same sentence: "Oat drink without added sugars: water, oats, …".
  return keysOf(FOREIGN_STATEMENTS).find((one) => STATEMENT[one].test(text)) ?? 'list'
}

/** Statements in any language, such as "Traces éventuelles de …" next to a German list. */
const STATEMENT = lazily(keysOf(FOREIGN_STATEMENTS), (kind) => {
  const sources = ALL_WORDS.map(({ statements }) => statements[kind].source)
  return new RegExp([FOREIGN_STATEMENTS[kind], ...sources].join('|'))
})

const END = /\t?\n|(?<=\p{Ll}{3})[.!](?=\p{Lu})|[.!](?=\s|$)/gu

/** Matches words whose full stop does not end a sentence: "mind." in "mind. 30 %". */
const SHORT = lazily(
  LANGUAGES,
  (lang) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${LABEL_WORDS[lang].abbreviations}|\\p{L})$`, 'u'),
)

/** Matches the letter of a vitamin, which may end a sentence: "Vitamin C. Store cool." */
const VITAMIN = /\bvit(?:amin\p{L}*|\.)(?:,? (?:\p{L}{1,3}\d{0,2}|&))* \p{L}$/u

/** A footnote mark. A full stop before it ends the sentence, even after a short word: "Vitamin D. *aus …". */
const BEFORE_FOOTNOTE = /^\s+[*¹²³⁴†‡°]+\s?\p{L}/u

/** The sentences of a span. A sentence ends at a full stop, at a blank line, or before a line of another kind. */
function spansIn(label: LabelText, span: Span): readonly Span[] {
  const folded = label.outside(span)
  const text = label.outside(span, ' ', label.clean.text)
  const ends = [...text.matchAll(END)].filter(({ index, 0: sign }) => {
    if (sign.endsWith('\n')) {
      const line = /.*/.exec(folded.slice(index + sign.length))![0].trim()
      // A statement on the next line ends the sentence only if it begins before the first comma of that line.
      return line === '' || findingIn(line, label.language)?.from === 0
    }
    const before = text.slice(Math.max(0, index - 30), index).toLowerCase()
    const after = text.slice(index + 1, index + 10)
    const isAmount = /\d ?\p{L}$/u.test(before) && /^\s+\p{Lu}\p{L}/u.test(after)
    const isShort = SHORT[label.language].test(before) && !VITAMIN.test(before)
    return isAmount || !isShort || BEFORE_FOOTNOTE.test(after)
  })
  return cutAt(span, ends)
}

/** Maximum number of times that the pieces of a sentence are split again. Real sentences need fewer. */
const MOST_CUTS = 60

/** End and kind of a piece. A piece is split further if the kind is undefined, and dropped if the kind is null. */
type Cut = readonly [to: number, kind?: SentenceKind | null | undefined]

/** Splits a sentence into pieces, since a list may run into a statement without a full stop. */
function piecesOf(label: LabelText, span: Span, depth = 0): readonly Sentence[] {
  const cuts = depth > MOST_CUTS ? [[span.to - span.from, 'list'] as const] : cutsOf(label, span)
  return cuts.flatMap(([to, kind], at): readonly Sentence[] => {
    const start = span.from + (cuts[at - 1]?.[0] ?? 0)
    const text = label.text({ from: start, to: span.from + to })
    if (kind === null || !/[\p{L}\p{N}]/u.test(text)) return []
    const piece = { from: start + text.search(/[^\s,;]/), to: span.from + to }
    return kind ? [{ ...piece, kind }] : piecesOf(label, piece, depth + 1)
  })
}

function cutsOf(label: LabelText, span: Span): readonly Cut[] {
  const { language, words } = label
  const blank = label.outside(span).replace(/\s/g, ' ')
  const end = blank.length
  const begins = [blank.search(words.begins.mayContain), blank.search(words.begins.contains)]
  const cuts = begins.filter((at) => at > 0 && !SUBJECT.test(blank.slice(0, at)))
  // "Not made in a nut-free kitchen" is one statement.
  const isNotFree = words.notFree.test(blank.trimStart())
  if (cuts.length > 0 && !isNotFree) return [[Math.min(...cuts)], [end]]
  const found = findingIn(blank, language)
  if (!found) return [[end, 'list']]
  const { kind, at, from } = found
  if (kind === 'freeFrom') return denialCuts(label, blank, at)
  if (kind === 'contains' || SUBJECT.test(blank.slice(0, from))) return [[end, kind]]
  if (kind === 'mayContain') return [[from], [end, kind]]
  const folded = label.folded(span).replace(/\s/g, ' ')
  const after = blank.slice(at).search(/[,;]/)
  const to = after < 0 ? end : at + after
  const isOfFood = label.namesFood(blank.slice(from, at))
  const isFoodAfter = label.namesFood(folded.slice(to))
  // All of "Lebkuchen Kim GmbH" is an address, but "60 % Fisch-Zubereitung, Weizenmehl" is a list.
  if (from === 0 && !(isOfFood && isFoodAfter)) return [[end, kind]]
  const start = isOfFood ? at : from
  // The words of a note may be a food's name, such as "Quality Street".
  const isName = label.namesFood(folded.slice(start, to))
  // A note does not include words that name a food, and it ends where another food follows. For example, the list
  // continues after the note in "sugar, 30 % cocoa solids, almonds".
  return [[from], [isName ? to : start, 'list'], [isFoodAfter ? to : end, kind], [end]]
}

/** Separates a claim of absence from the text after it, such as "made with egg" in "Gluten free, made with egg". */
function denialCuts(label: LabelText, blank: string, at: number): readonly Cut[] {
  const denied = endOfDenial(blank.slice(at), label.language)
  if (!denied) return [[blank.length, 'freeFrom']]
  const rest = blank.slice(at + denied.to)
  const isNew = findingIn(rest, label.language) !== undefined
  if (!isNew && denied.isComma && !label.namesFood(rest)) return [[blank.length, 'freeFrom']]
  return [
    [at + denied.from, 'freeFrom'],
    [at + denied.to, null],
    [blank.length, isNew ? undefined : 'contains'],
  ]
}

/** Matches a text that is only the subject of a statement: "This product". */
const SUBJECT = new RegExp(
  String.raw`^[\s.,;:•*-]*(?:(?:${ALL_WORDS.flatMap(({ subjects }) => subjects).join('|')})[\s:,!]*)+$`,
)

/** True for a text that names nothing but the subject of a statement: "Allergy advice". */
export const isSubject = (folded: string): boolean => SUBJECT.test(folded)
