/** Reads one section of a package: its list, its statements, and the sentences beside them. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { LabelSkip, StatementKind } from '../../domain/labels.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import type { Steps } from '../../domain/steps.ts'
import { finish } from '../../domain/steps.ts'
import { IngrError } from '../../errors.ts'
import { msg } from '../../messages/message.ts'
import type { ListItem } from '../compatibility/items.ts'
import { requireAtMost } from '../limits.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { animalsBeside } from './animals.ts'
import { foldedOf } from './clean.ts'
import { type LabelText, moved } from './label-text.ts'
import { isProse, isTitle, isWarning, listsNothing } from './prose.ts'
import { type DeclaredAt, NameReader, type ReadPart } from './read.ts'
import type { Section } from './sections.ts'
import { type Sentence, sentencesIn } from './sentences.ts'
import type { Span } from './spans.ts'
import { type Part, partsIn } from './tree.ts'

interface Statement extends Span {
  readonly kind: StatementKind
  readonly named: readonly AllergenAt[]
  readonly declared: readonly DeclaredAt[]
  readonly without: readonly AbsenceCode[]
}

export interface ReadSection {
  readonly parts: readonly ReadPart[]
  readonly statements: readonly Statement[]
  readonly skipped: readonly (Span & { readonly reason: LabelSkip })[]
  /** Entries that titles, headings and sentences beside the list name; it is unknown whether they are in the product. */
  readonly beside: readonly AllergenAt[]
  readonly claims: readonly AbsenceCode[]
  /** Animals that sentences beside the list name; it is unknown whether they are in the product. */
  readonly animals: readonly ListItem[]
}

export function* readSection(
  label: LabelText,
  section: Section,
  preface: Span | null,
): Steps<ReadSection> {
  const reader = new NameReader(label.library, label.language)
  const before = preface ? sentencesIn(label, preface) : []
  const sentences = sentencesIn(label, section, section.heading !== null)
  const all = [...before, ...sentences]
  requireAtMost(MAX_ITEMS, all, 'text')
  const { lists, titled, prose } = sorted(label, reader, sentences, section.heading !== null)
  const parts: ReadPart[] = []
  const animals = sentences
    .filter((one) => one.kind === 'contains' && !lists.some(({ sentence }) => sentence === one))
    .flatMap((one) => animalsIn(label, one))
  const trees = [...lists.flatMap((one) => one.parts), ...animals]
  requireFew(trees)
  for (const list of lists) parts.push(...(list.names ?? (yield* reader.read(list.parts))))
  parts.push(...(yield* reader.read(animals)))

  const warnings = prose.filter((one) => isWarning(label, one))
  const notes = prose.filter((one) => !warnings.includes(one))
  const titles = [...before.filter(({ kind }) => kind === 'list'), ...titled]
  const headings = trees.flatMap(headingsOf)
  const others = all.flatMap(({ from, to, kind }) =>
    isSkip(kind) ? [{ from, to, reason: kind }] : [],
  )
  const named = [...titles, ...headings]
  const statements = [
    ...all
      .filter((one) => !lists.some(({ sentence }) => sentence === one))
      .flatMap((one) => (isStatement(one.kind) ? statementOf(label, reader, one, one.kind) : [])),
    ...warnings.map((one) => statementOf(label, reader, one, 'mayContain')),
  ]
  const skipped = (spans: readonly Span[], reason: LabelSkip) =>
    spans.map(({ from, to }) => ({ from, to, reason }))
  return {
    parts,
    statements,
    skipped: [
      ...skipped(notes, 'note'),
      ...skipped(section.heading ? [section.heading] : [], 'heading'),
      ...skipped(titles, 'title'),
      ...skipped(headings, 'heading'),
      ...others,
    ],
    beside: [
      ...notes,
      ...others.filter(({ reason }) => reason === 'storage' || reason === 'origin'),
      ...named,
    ].flatMap((one) => label.allergens(one)),
    claims: [
      ...named.flatMap((one) => label.claims(one)),
      ...statements.flatMap(({ without }) => without),
    ],
    animals: [
      ...[...notes, ...all.filter(({ kind }) => isSkip(kind) || kind === 'freeFrom')].flatMap(
        (one) => animalsBeside(label, one),
      ),
      ...titles.flatMap((one) => animalsBeside(label, one, true)),
    ],
  }
}

const isStatement = (kind: Sentence['kind']): kind is StatementKind =>
  kind === 'contains' || kind === 'mayContain' || kind === 'freeFrom'

const isSkip = (kind: Sentence['kind']): kind is LabelSkip => kind !== 'list' && !isStatement(kind)

function statementOf(
  label: LabelText,
  reader: NameReader,
  { from, to }: Span,
  kind: StatementKind,
): Statement {
  const span = { from, to }
  const isDenied = kind === 'freeFrom'
  return {
    ...span,
    kind,
    named: label.allergens(span),
    declared: isDenied ? [] : reader.declared(label.text(span)).map((one) => moved(one, from)),
    without: isDenied ? label.claims(span) : [],
  }
}

/** A sentence that may be a list, with its tree, and its names if they had to be read to tell. */
interface Candidate {
  readonly sentence: Sentence
  readonly parts: readonly Part[]
  names?: readonly ReadPart[]
}

interface Sorted {
  readonly lists: readonly Candidate[]
  readonly titled: readonly Sentence[]
  readonly prose: readonly Sentence[]
}

/** The lists of a section, the titles before them, and prose between and after them. */
function sorted(
  label: LabelText,
  reader: NameReader,
  sentences: readonly Sentence[],
  isHeaded: boolean,
): Sorted {
  const every = candidatesIn(label, sentences)
  const end = endOfLists(every, sentences)
  const told = firstAfter(every, sentences)
  const readOnce = (one: Candidate) => () => {
    one.names ??= finish(reader.read(one.parts))
    return one.names
  }
  const isBeside = (one: Candidate) => {
    const { sentence, parts } = one
    const isAfter = sentence.from > end
    return (
      isProse(label, sentence, isAfter) ||
      (isAfter && listsNothing(label, sentence, sentence.from > told, parts, readOnce(one)))
    )
  }
  const found = every.filter((one, at) => at === 0 || one.sentence.goesOn || !isBeside(one))
  const prose = every.filter((one) => !found.includes(one)).map(({ sentence }) => sentence)
  const lists = isByLine(label, found)
    ? found.map(({ sentence }) => ({ sentence, parts: partsIn(label, sentence, true) }))
    : found
  const [first, next] = lists
  const isTitled =
    first !== undefined &&
    next !== undefined &&
    !isHeaded &&
    !next.sentence.goesOn &&
    (isTitle(first.parts, readOnce(first)) || isProse(label, first.sentence))
  return {
    lists: isTitled ? lists.slice(1) : lists,
    titled: isTitled ? [first.sentence] : [],
    prose,
  }
}

/** The sentences that list ingredients; "Contains: carbonated water, citric acid, …" does if nothing else is listed. */
function candidatesIn(label: LabelText, sentences: readonly Sentence[]): readonly Candidate[] {
  const treesOf = (kind: Sentence['kind']) =>
    sentences
      .filter((one) => one.kind === kind)
      .map((sentence): Candidate => ({ sentence, parts: partsIn(label, sentence) }))
  const lists = treesOf('list')
  if (lists.length > 0) return lists
  return treesOf('contains').filter(
    ({ parts }) => parts.filter((part) => label.allergens(part).length === 0).length > 1,
  )
}

/** No package goes on with a list of several after its full stop, nor after a statement, nor after how to keep the product. */
function endOfLists(candidates: readonly Candidate[], sentences: readonly Sentence[]): number {
  const [first, ...more] = candidates
  const next = more.findIndex(({ sentence }) => !sentence.goesOn)
  const last = next === 0 ? first : (more.at(next < 0 ? -1 : next - 1) ?? first)
  const isOfSeveral = first !== undefined && first.parts.length > 1
  return last && (isOfSeveral || last !== first)
    ? last.sentence.to - 1
    : firstAfter(candidates, sentences)
}

/** The position of the first sentence after the first list that is none. */
function firstAfter([first]: readonly Candidate[], sentences: readonly Sentence[]): number {
  const after = sentences.find(
    ({ kind, from }) => first && from > first.sentence.to && kind !== 'list',
  )
  return after?.from ?? Number.POSITIVE_INFINITY
}

/** A list without commas has an ingredient on each line. */
function isByLine(label: LabelText, lists: readonly Candidate[]): boolean {
  const all = lists.map(({ sentence }) => label.text(sentence)).join('')
  return all.trim().includes('\n') && !/[,;•·|]/.test(all)
}

/** "Contains pork": no allergen, but an ingredient. */
function animalsIn(label: LabelText, span: Span): readonly Part[] {
  const { animals, containing } = label.words
  const folded = label.folded(span)
  const text = folded.trimStart()
  const verb = containing.exec(text)?.[0].length ?? 0
  const from = span.from + folded.length - text.length + verb
  return partsIn(label, { from, to: span.to }).filter(({ name }) => {
    const words = foldedOf(name)
    return animals.test(words) && allergensIn(words, label.language).length === 0
  })
}

function headingsOf({ heading, children }: Part): readonly Span[] {
  return [...(heading ? [heading] : []), ...children.flatMap(headingsOf)]
}

const countOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

function requireFew(parts: readonly Part[]): void {
  const count = countOf(parts)
  if (count <= MAX_ITEMS) return
  throw new IngrError(
    'TOO_MANY_ITEMS',
    msg('{count} parts of the label; at most {maxItems}', { count, maxItems: MAX_ITEMS }),
    { text: `at most ${MAX_ITEMS} parts` },
  )
}
