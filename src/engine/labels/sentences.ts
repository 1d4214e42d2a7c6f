/** Splits a stretch of a package into sentences: parts of the list, statements about allergens, and notes to be skipped. */

import type { LabelSkip, StatementKind } from '../../domain/labels.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { FOREIGN_CONTAINS, FOREIGN_MAY_CONTAIN } from '../../language/foreign.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { lazily } from '../../language/word-lists.ts'
import { allergensIn } from './allergen-words.ts'
import type { LabelText } from './label-text.ts'
import { endOfDenial } from './polarity.ts'
import { cutAt, type Span } from './spans.ts'

type SentenceKind = 'list' | StatementKind | LabelSkip

export interface Sentence extends Span {
  readonly kind: SentenceKind
  /** Set if a list goes on after words that are not part of it. */
  readonly goesOn?: boolean
}

/** The sentences of a stretch with their kinds. */
export function sentencesIn(text: LabelText, span: Span, isHeaded = false): readonly Sentence[] {
  const [first, ...more] = spansIn(text, span)
  if (!first) return []
  const pieces = (span: Span) => piecesOf(text, span)
  const opening = pieces(first).map((one, at) =>
    // The list follows the heading: "Ingredients: tuna caught in the Pacific, oil".
    isHeaded && at === 0 && isListToo(text, one) ? { ...one, kind: 'list' as const } : one,
  )
  return [...opening, ...more.flatMap(pieces)].filter((one) => /[\p{L}\p{N}]/u.test(text.text(one)))
}

function isListToo(text: LabelText, one: Sentence): boolean {
  if (STATEMENTS.has(one.kind)) return false
  return LISTS_TOO.has(one.kind) || one.kind === 'freeFrom' || text.namesFood(text.folded(one))
}

/** The kind of a sentence; undefined if it may be part of the list. */
function kindOfSentence(folded: string, language: Language): SentenceKind | undefined {
  const { statements, skips, sites, handling, atMost, lacking, notFree } = LABEL_WORDS[language]
  const text = folded.replace(LEADING, '')
  if (notFree.test(text)) return 'mayContain'
  if (lacking.test(text)) return 'freeFrom'
  // "Contains 2% or less of: salt, …" goes on with the list.
  if (atMost.test(text)) return undefined
  // "Gluten free bread: …" is a title.
  const isShort = !text.includes(':') && text.split(' ').length <= LONGEST_CLAIM
  if (isShort && statements.freeFrom.test(text) && !statements.mayContain.test(text)) {
    return 'freeFrom'
  }
  const isSkip = (kind: LabelSkip) =>
    skips.some(([reason, pattern]) => reason === kind && pattern.test(text))
  const isNote = isSkip('note')
  const names = () => allergensIn(text, language).length > 0
  // "Contains milk and a source of phenylalanine" is more than a note; "allergens: see in bold" is one.
  const isListing = countListed(text) >= FEWEST_LISTED
  // "Fried tomato without added sugars: tomato, oil".
  const isTitled = countListed(text.replace(/^[^:]*:/, '')) > 1 && text.includes(':')
  if (isNote && (REFERENCE.test(text) || !(isListing || isTitled || names()))) return 'note'
  if (statements.mayContain.test(text)) return 'mayContain'
  // "Egg and soya are used in our bakery", but not "Made in Ireland by Glen Mill Ltd".
  const isOfSite = sites.test(text) && handling.test(text)
  if (isOfSite && (names() || !isSkip('address'))) return 'mayContain'
  if (statements.contains.test(text)) return 'contains'
  if ((isNote && !isListing && !isTitled) || FOOTNOTE.test(folded)) return 'note'
  const skip = skips.find(([, pattern]) => pattern.test(text))?.[0]
  const foreign =
    skip === undefined || skip === 'note' ? statementOfOthers(text, language) : undefined
  if (foreign) return foreign
  // "Oat drink without added sugars: water, oats, …" is a list, whatever is said before it.
  if (skip === 'note') return isListing || isTitled ? undefined : skip
  return skip && LISTS_TOO.has(skip) && isListing ? undefined : skip
}

/** "Traces éventuelles de …" beside a German list. */
function statementOfOthers(text: string, language: Language): StatementKind | undefined {
  const others = LANGUAGES.filter((one) => one !== language).map(
    (one) => LABEL_WORDS[one].statements,
  )
  if (FOREIGN_MAY_CONTAIN.test(text) || others.some(({ mayContain }) => mayContain.test(text))) {
    return 'mayContain'
  }
  const isDeclared =
    FOREIGN_CONTAINS.test(text) || others.some(({ contains }) => contains.test(text))
  return isDeclared ? 'contains' : undefined
}

/** Kinds that take a word or two, so that several names with commas between them are a list. */
const LISTS_TOO: ReadonlySet<SentenceKind> = new Set(['note', 'storage', 'origin', 'preparation'])
const FEWEST_LISTED = 4

function countListed(text: string): number {
  return text.split(/[,;]/).filter((name) => name.trim().split(' ').length <= 4).length
}

const LONGEST_CLAIM = 12
const LEADING = /^[\s.,;:•·|()*¹²³⁴†‡°-]+/
const FOOTNOTE = /^[\s.,;]*[*¹²³⁴†‡°]/
const ALL_WORDS = Object.values(LABEL_WORDS)
const anyOf = (sources: readonly string[]) => sources.filter((one) => one !== '').join('|')
const REFERENCE = new RegExp(anyOf(ALL_WORDS.map(({ reference }) => reference.source)))

const END = /\n|(?<=\p{Ll}{3})[.!](?=\p{Lu})|[.!](?=\s|$)/gu

/** A stop after these ends no sentence: "mind. 30 %". */
const SHORT = lazily(
  LANGUAGES,
  (lang) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${LABEL_WORDS[lang].abbreviations}|\\p{L})$`, 'u'),
)

/** "Vitamin D. *aus …": an abbreviation does not precede a footnote. */
const BEFORE_FOOTNOTE = /^\s+[*¹²³⁴†‡°]+\s?\p{L}/u

/** Sentences end at a stop, a blank line, and a line that begins something else. */
function spansIn(label: LabelText, span: Span): readonly Span[] {
  const folded = label.outside(span)
  const text = label.outside(span, ' ', label.clean.text)
  const ends = [...text.matchAll(END)].filter(({ index, 0: sign }) => {
    if (sign === '\n') return isNewSentence(folded.slice(index + 1), label.language)
    const before = text.slice(Math.max(0, index - 30), index).toLowerCase()
    return !SHORT[label.language].test(before) || BEFORE_FOOTNOTE.test(text.slice(index + 1))
  })
  return cutAt(span, ends)
}

function isNewSentence(rest: string, language: Language): boolean {
  if (/^[ \t\r]*\n/.test(rest)) return true
  const [first = ''] = rest.split('\n', 1)
  const line = first.trim()
  const kind = line === '' ? undefined : kindOfSentence(line, language)
  if (kind === undefined) return false
  // A line that goes on with the list may have such a word further on.
  return partOf(line, kind, language).from === 0
}

/** No package has so many notes in one sentence, and what comes after each is read again. */
const MOST_CUTS = 60

/** A sentence of the list may pass into a statement without a stop. */
function piecesOf(text: LabelText, span: Span, depth = 0): readonly Sentence[] {
  if (span.from >= span.to) return []
  if (depth > MOST_CUTS) return [{ ...span, kind: 'list' }]
  const pieces = (from: number, to: number) => piecesOf(text, { from, to }, depth + 1)
  const blank = text.outside(span).replace(/\s/g, ' ')
  const { begins } = text.words
  const cuts = [begins.mayContain, begins.contains]
    .map((pattern) => pattern.exec(blank)?.index ?? -1)
    .filter((at) => at > 0 && !SUBJECT.test(blank.slice(0, at)) && isFree(blank, at))
  const cut = Math.min(...cuts, blank.length)
  if (cut > 0 && cut < blank.length) {
    return [...pieces(span.from, span.from + cut), ...pieces(span.from + cut, span.to)]
  }
  const kind = kindOfSentence(blank, text.language)
  if (kind === undefined) return [{ ...span, kind: 'list' }]
  if (kind === 'freeFrom') return deniedPieces(text, span, blank, pieces)
  if (!STATEMENTS.has(kind)) return skippedPieces(text, { ...span, kind }, blank, pieces)
  const { from: begin } = partOf(blank, kind, text.language)
  const before = blank.slice(0, begin)
  if (begin === 0 || kind === 'contains' || SUBJECT.test(before) || isClause(before)) {
    return [{ ...span, kind }]
  }
  return [...pieces(span.from, span.from + begin), { from: span.from + begin, to: span.to, kind }]
}

const STATEMENTS: ReadonlySet<SentenceKind> = new Set(['contains', 'mayContain'])

type Pieces = (from: number, to: number) => readonly Sentence[]

/** "Gluten free, made with egg": what follows a denial is contained, unless it says something else itself. */
function deniedPieces(
  label: LabelText,
  span: Span,
  blank: string,
  pieces: Pieces,
): readonly Sentence[] {
  const lead = LEADING.exec(blank)?.[0].length ?? 0
  const text = blank.slice(lead)
  const end = endOfDenial(text, label.language)
  if (!end) return [{ ...span, kind: 'freeFrom' }]
  const rest = text.slice(end.to)
  const kind = kindOfSentence(rest, label.language)
  if (kind === undefined && end.isComma && !label.namesFood(rest))
    return [{ ...span, kind: 'freeFrom' }]
  const from = span.from + lead + end.to
  const denied: Sentence = { from: span.from, to: span.from + lead + end.from, kind: 'freeFrom' }
  return [
    denied,
    ...(kind === undefined
      ? [{ from, to: span.to, kind: 'contains' as const }]
      : pieces(from, span.to)),
  ]
}

/**
 * "Sugar, 30 % cocoa solids, almonds": within a list a word that begins a note or an address takes the words of its own part alone, and not
 * those that name a food.
 */
function skippedPieces(
  text: LabelText,
  sentence: Sentence,
  blank: string,
  pieces: Pieces,
): readonly Sentence[] {
  const { kind, ...span } = sentence
  const folded = text.folded(span).replace(/\s/g, ' ')
  const namesFood = (words: string) => text.namesFood(words)
  const { from, to, told } = partOf(blank, kind, text.language)
  const before = blank.slice(from, told)
  if (SUBJECT.test(blank.slice(0, from)) || isClause(blank.slice(0, from))) return [sentence]
  const isOfFood = namesFood(before)
  // "Lebkuchen Kim GmbH" is an address, and "60 % Fisch-Zubereitung, Weizenmehl" a list.
  if (from === 0 && !(isOfFood && namesFood(folded.slice(to)))) return [sentence]
  const own = { from: span.from + from, to: span.from + to }
  const next = Math.min(span.to, own.to + 1)
  const isNamedBehind = namesFood(folded.slice(told, to))
  // "Quality Street" is a name as a whole.
  const isWhole = isNamedBehind || (!isOfFood && namesFood(folded.slice(from, to)))
  const listed: readonly Sentence[] = isWhole
    ? [{ ...own, kind: 'list' }]
    : isOfFood
      ? [
          { from: own.from, to: span.from + told, kind: 'list' },
          { from: span.from + told, to: own.to, kind },
        ]
      : [{ ...own, kind }]
  const rest = namesFood(folded.slice(to))
    ? pieces(next, span.to)
    : [{ from: next, to: span.to, kind }]
  const all = [...pieces(span.from, own.from), ...listed, ...rest]
  const first = all.findIndex((one) => one.kind === 'list')
  return all.map((one, at) => (one.kind === 'list' && at > first ? { ...one, goesOn: true } : one))
}

const LONGEST_NAME = 6

/** "Due to the methods used in the manufacture of this product, …": too many words for the name of an ingredient. */
const isClause = (text: string): boolean =>
  !/[,;%\d]/.test(text.replace(/,\s*$/, '')) && text.trim().split(/\s+/).length > LONGEST_NAME

/** "This product", before what it may contain. */
const SUBJECT = new RegExp(
  String.raw`^[\s.,;:•*-]*(?:(?:${anyOf(ALL_WORDS.flatMap(({ subjects }) => subjects))})[\s:,!]*)+$`,
)
const CONTAINS = new RegExp(`^(?:${anyOf(ALL_WORDS.map(({ containsVerb }) => containsVerb))})`)
const MAYBE = new RegExp(`^(?:${anyOf(ALL_WORDS.map(({ maybe }) => maybe))})`)

/** Whether a statement may begin here: "contains" in the middle of words does not. */
function isFree(folded: string, at: number): boolean {
  const rest = folded.slice(at)
  const isWithinWords = CONTAINS.test(rest) && !/[,;:.–-]\s*$/.test(folded.slice(0, at))
  return !isWithinWords || MAYBE.test(rest)
}

/** The words that show the kind, and the part between commas around them. */
function partOf(
  folded: string,
  kind: SentenceKind,
  language: Language,
): Span & { readonly told: number } {
  const { statements, skips, sites } = LABEL_WORDS[language]
  const patterns =
    kind === 'mayContain' || kind === 'contains' || kind === 'freeFrom'
      ? [statements[kind], ...(kind === 'mayContain' ? [sites] : [])]
      : skips.filter(([reason]) => reason === kind).map(([, pattern]) => pattern)
  const lead = LEADING.exec(folded)?.[0].length ?? 0
  const text = folded.slice(lead)
  const told = Math.min(
    ...patterns.map((pattern) => pattern.exec(text)?.index ?? Number.POSITIVE_INFINITY),
  )
  if (!Number.isFinite(told)) return { from: 0, to: folded.length, told: 0 }
  const comma = Math.max(text.lastIndexOf(',', told), text.lastIndexOf(';', told))
  const behind = text.slice(told).search(/[,;]/)
  return {
    from: comma < 0 ? 0 : lead + comma + 1,
    to: behind < 0 ? folded.length : lead + told + behind,
    told: lead + told,
  }
}
