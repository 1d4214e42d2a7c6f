/** Reads one section of a package: its list, statements, and other sentences. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { isOneOf } from '../../domain/closed-sets.ts'
import {
  LABEL_SKIPS,
  type LabelSkip,
  STATEMENT_KINDS,
  type StatementKind,
} from '../../domain/labels.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import { finish, type Steps } from '../../domain/steps.ts'
import { monthsAt } from '../../language/ages.ts'
import { isBrand } from '../../library/library.ts'
import type { ListItem } from '../compatibility/items.ts'
import { requireAtMost } from '../limits.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { animalsOutsideList } from './animals.ts'
import { areFoods, areSure } from './food-rules.ts'
import { type LabelText, moved } from './label-text.ts'
import { type DeclaredAt, NameReader, type ReadPart, unreadAt } from './read.ts'
import type { Section } from './sections.ts'
import { isSubject, type Sentence, sentencesIn } from './sentences.ts'
import { flattened, type Span } from './spans.ts'
import { contentsIn, isByLine, MADE_FROM, type Part, partsIn } from './tree.ts'
import {
  hasCodes,
  hasLetters,
  type Implied,
  impliedIn,
  isBeside,
  isIncomplete,
  isOpen,
  isOtherScript,
  revokedIn,
} from './unclear.ts'

export interface Statement extends Span {
  readonly kind: StatementKind
  readonly allergens: readonly AllergenAt[]
  readonly declared: readonly DeclaredAt[]
  readonly without: readonly AbsenceCode[]
}

export interface ReadSection {
  readonly parts: readonly ReadPart[]
  readonly statements: readonly Statement[]
  /** Text that says that the product contains more than the list names. */
  readonly unclear: readonly DeclaredAt[]
  readonly skipped: readonly (Span & { readonly reason: LabelSkip })[]
  /** Entries named by titles, headings or sentences outside the list. The product may or may not contain them. */
  readonly outsideAllergens: readonly Implied[]
  readonly claims: readonly AbsenceCode[]
  /** Animals and alcohol named outside the list. The product may or may not contain them. */
  readonly outsideAnimals: readonly ListItem[]
  /** The foods that represent the allergens in the title. */
  readonly foodsOfTitle: readonly string[]
}

/** A span of text that does not belong to the list. */
interface Aside extends Span {
  readonly kind: StatementKind | LabelSkip
}

export function* readSection(
  label: LabelText,
  section: Section,
  preface: Span | null,
): Steps<ReadSection> {
  const reader = new NameReader(label.library, label.language, label.ownWords)
  const isHeaded = section.heading !== null
  const before = preface ? sentencesIn(label, preface) : []
  const sentences = titleApart(label, reader, sentencesIn(label, section, isHeaded), isHeaded)
  requireAtMost(MAX_ITEMS, [...before, ...sentences], 'text')
  const { lists, title } = listsIn(label, reader, sentences, isHeaded)
  const others = sentences.filter((one) => !lists.some(({ sentence }) => sentence === one))
  const animals = others
    .filter(({ kind }) => kind === 'contains')
    .flatMap((one) => animalsIn(label, one))
  const trees = flattened([...lists.flatMap((one) => one.parts), ...animals])
  requireAtMost(MAX_ITEMS, trees, 'text')
  const parts: ReadPart[] = []
  for (const list of lists) parts.push(...(list.names ?? (yield* reader.read(list.parts))))
  parts.push(...(yield* reader.read(animals)))

  const asides: readonly Aside[] = [
    ...before.map((one) => asideOf(label, one, true)),
    ...others.map((one) => asideOf(label, one, one === title)),
    ...trees.flatMap(({ heading }) => (heading ? { ...heading, kind: 'heading' as const } : [])),
  ]
  const of = (...kinds: readonly Aside['kind'][]) =>
    asides.filter((one) => isOneOf(kinds, one.kind))
  const statements = asides.flatMap((one) =>
    isOneOf(STATEMENT_KINDS, one.kind)
      ? statementOf(label, reader, { ...one, kind: one.kind }, asides)
      : [],
  )
  const implied = asides.flatMap((one) => impliedIn(label, one))
  return {
    parts,
    statements,
    unclear: unclearIn(label, section, { lists: lists.map((one) => one.sentence), asides }),
    skipped: skippedIn(asides, section),
    outsideAllergens: [
      ...of('note', 'storage', 'origin', 'title', 'heading').flatMap((one) => label.allergens(one)),
      ...implied,
      ...[preface, section].flatMap((one) => (one ? revokedIn(label, one) : [])),
    ],
    claims: [
      ...of('title', 'heading').flatMap((one) => label.claims(one)),
      ...statements.flatMap(({ without }) => without),
    ],
    foodsOfTitle: of('title').flatMap((one) => label.allergens(one).map(({ food }) => food)),
    outsideAnimals: [
      ...of('freeFrom', ...LABEL_SKIPS.filter((kind) => kind !== 'heading')).flatMap((one) =>
        animalsOutsideList(label, one, one.kind === 'title'),
      ),
      ...implied.map(({ food }) => ({ ingredientId: food, optional: true })),
      ...[preface, section].flatMap((one) => (one ? alcoholIn(label, one) : [])),
    ],
  }
}

/** The heading of the section, and the text that is neither a list nor a statement. */
const skippedIn = (asides: readonly Aside[], { heading }: Section): ReadSection['skipped'] =>
  [...asides, ...(heading ? [{ ...heading, kind: 'heading' }] : [])].flatMap(
    ({ from, to, kind }) => (isOneOf(LABEL_SKIPS, kind) ? { from, to, reason: kind } : []),
  )

/** If the text states an alcoholic strength, returns wine, so that the product counts as alcoholic. */
const alcoholIn = (label: LabelText, span: Span): readonly ListItem[] =>
  label.words.strength.test(label.folded(span)) ? [{ ingredientId: 'wine' }] : []

/** Classifies a sentence outside the ingredient list. Lists become titles, warnings or notes. */
function asideOf(label: LabelText, one: Sentence, isTitle: boolean): Aside {
  if (one.kind !== 'list') return { ...one, kind: one.kind }
  if (isTitle) return { ...one, kind: 'title' }
  return { ...one, kind: isWarning(label, one) ? 'mayContain' : 'note' }
}

function statementOf(
  label: LabelText,
  reader: NameReader,
  { from, to, kind }: Span & { readonly kind: StatementKind },
  asides: readonly Aside[],
): Statement {
  const span = { from, to }
  const isDenied = kind === 'freeFrom'
  const allergens = label.allergens(span)
  const declared = isDenied ? [] : reader.declared(label.text(span))
  const isEmpty = !isDenied && allergens.length + declared.length === 0
  const isUnclear = isEmpty && leavesOpen(label, { ...span, kind }, asides)
  return {
    ...span,
    kind,
    allergens,
    declared: isUnclear
      ? [unreadAt(label.clean.text, span)]
      : declared.map((one) => moved(one, from)),
    without: isDenied ? label.claims(span) : [],
  }
}

/** True if a statement that names no food says that the product contains more: "may contain allergens". */
function leavesOpen(label: LabelText, one: Aside, asides: readonly Aside[]): boolean {
  if (impliedIn(label, one).length > 0 || isBeside(label, one)) return false
  const at = asides.findIndex(({ from }) => from === one.from)
  const isJoined = (before: Aside | undefined, after: Aside | undefined) =>
    before !== undefined &&
    after !== undefined &&
    !/[.!?]/.test(label.text({ from: before.to, to: after.from }))
  const [before, after] = [asides[at - 1], asides[at + 1]]
  // The next statement of the sentence has the names: "Allergen info: may contain milk".
  if (isJoined(one, after) && isOneOf(STATEMENT_KINDS, after?.kind)) return false
  // "Without nuts, but we use them on site" repeats no name.
  const isWarned = one.kind === 'mayContain' && isJoined(before, one)
  const isDenial =
    before?.kind === 'freeFrom' || (before && label.folded(before).search(label.words.free) >= 0)
  return (isWarned && isDenial) || (isOpen(label, one) && !isSubject(label.folded(one)))
}

/** Text that says that the product contains more than the list names: menu letters, "main ingredients". */
function unclearIn(
  label: LabelText,
  { heading, from, to }: Section,
  { lists, asides }: { readonly lists: readonly Span[]; readonly asides: readonly Aside[] },
): readonly DeclaredAt[] {
  const around = heading
    ? [{ from: Math.max(0, heading.from - NEAR), to: Math.min(to, from + NEAR) }]
    : []
  const after = lists.map((list) => ({ ...list, to: Math.min(to, list.to + DOTS) }))
  const found = [
    ...asides.filter((one) => !isOneOf(STATEMENT_KINDS, one.kind) && hasCodes(label, one)),
    ...asides.filter((one) => isOtherScript(label, one)),
    ...lists.filter((one) => hasLetters(label, one)),
    // "Without nuts (traces possible)" repeats no name.
    ...asides
      .filter(({ kind }) => kind === 'freeFrom' || kind === 'note')
      .flatMap((one) => label.bracketsOf(one))
      .filter((one) => isOpen(label, one) && label.allergens(one).length === 0),
    ...[...around, ...after, ...asides].filter((one) => isIncomplete(label, one)),
  ]
  return found.map((one) => unreadAt(label.clean.text, one))
}

/** Characters before and after a heading in which the heading may say that the list is not complete. */
const NEAR = 12
/** Characters after a list that may be an ellipsis. */
const DOTS = 3

/** A sentence that may be a list, and its parts. `names` has the parts with their foods, if these were already read. */
interface Candidate {
  readonly sentence: Sentence
  readonly parts: readonly Part[]
  names?: readonly ReadPart[]
}

/**
 * Without a heading, the first words may be the title, even if they end with a line break or a dash and not with a
 * comma: "Yoghurt sabor frutilla⏎ Leche, azúcar". The title is split off if the first item of the list can be read as a
 * food only without the title.
 */
function titleApart(
  label: LabelText,
  reader: NameReader,
  sentences: readonly Sentence[],
  isHeaded: boolean,
): readonly Sentence[] {
  const [first, ...others] = sentences
  if (isHeaded || first?.kind !== 'list' || isByLine(label, first)) return sentences
  if (!TITLE_ENDS.test(label.text(first))) return sentences
  const parts = partsIn(label, first).slice(0, MOST_OF_A_TITLE)
  const isFood = (part: Part) => finish(reader.read([part])).every(({ foods }) => areFoods(foods))
  for (const [index, part] of parts.entries()) {
    const end = endOfTitle(label, part, first.to)
    if (end === undefined) continue
    const title = { ...first, to: end }
    const list = { ...first, from: end }
    const mayBeTitle = saysSize(label, title) || !parts.slice(0, index + 1).some(isFood)
    if (mayBeTitle && partsIn(label, list).slice(0, 1).some(isFood)) return [title, list, ...others]
  }
  return sentences
}

/** The end of a title within the part or, if a dash follows, after it; undefined if neither ends a title. */
function endOfTitle(label: LabelText, part: Part, to: number): number | undefined {
  const text = label.outside(part, ')')
  const lines = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('  ')) + 1
  if (lines > 0) return part.from + lines
  const dash = DASH.exec(label.text({ from: part.to, to }))
  return dash ? part.to + dash[0].length : undefined
}

const MOST_OF_A_TITLE = 4
/** Matches what may end a title without a heading. Two or more spaces also count as a line break. */
const TITLE_ENDS = /\n| {2}|\s[-–]\s/
const DASH = /^\s+[-–]\s+/

/** True for text that states a size, a number of pieces, an age or the grade of a product: "jar 230 g", "6 months", "PDO". */
function saysSize(label: LabelText, span: Span): boolean {
  const keys = label.keys(span)
  const text = label.outside(span)
  return (
    /\d ?(?:g|kg|ml|cl|l|oz|lb|m)\b(?! ?[/(])/.test(text) ||
    label.words.grades.test(text) ||
    keys.some((_, at) => monthsAt(keys, at, label.language) !== undefined)
  )
}

/** The lists of a section and the title before the first list. */
function listsIn(
  label: LabelText,
  reader: NameReader,
  sentences: readonly Sentence[],
  isHeaded: boolean,
): { readonly lists: readonly Candidate[]; readonly title?: Sentence } {
  const every = candidatesIn(label, sentences)
  const [first] = every
  if (!first) return { lists: [] }
  const other = sentences.find(({ kind, from }) => from > first.sentence.to && kind !== 'list')
  const firstOther = other?.from ?? Number.POSITIVE_INFINITY
  // Packages do not continue a comma-separated list after a full stop, a statement or storage advice.
  const listed = every.find(({ sentence, parts }) => parts.length > 1 && !isByLine(label, sentence))
  const isListed = (one: Candidate) =>
    every[1]?.sentence.continuesList === true ||
    (listed !== undefined && listed.sentence.from < one.sentence.from)
  const readOnce = (one: Candidate) => () => (one.names ??= finish(reader.read(one.parts)))
  const lists = every.filter((one) => {
    const { sentence, parts } = one
    if (one === first || sentence.continuesList) return true
    const isAfterOther = sentence.from > firstOther
    const isAfter = isListed(one) || isAfterOther
    if (isProse(label, sentence, isAfter)) return false
    const list = { span: sentence, parts }
    return !isAfter || !listsNothing(label, list, isAfterOther, readOnce(one))
  })
  const [, second] = lists
  if (isHeaded || !second || second.sentence.continuesList) return { lists }
  if (isTitle(first.parts, readOnce(first)) || isProse(label, first.sentence))
    return { lists: lists.slice(1), title: first.sentence }
  // Foods in the name of the product also count as ingredients. Other words in the name are not reported as unknown.
  const isName = saysSize(label, first.sentence) || !/[,;]/.test(label.outside(first.sentence))
  if (isName && second.parts.length >= FEWEST_OF_A_LIST)
    first.names = readOnce(first)().filter(({ foods }) => areSure(foods))
  return { lists }
}

/** Sentences that list ingredients. "Contains: carbonated water, citric acid, …" counts if there is no other list. */
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

/** Animals that a "contains" statement names as ingredients and that are not allergens: "Contains pork". */
function animalsIn(label: LabelText, span: Span): readonly Part[] {
  return partsIn(label, contentsIn(label, span) ?? span).filter((part) => {
    const words = label.outside(part)
    return label.words.animals.test(words) && allergensIn(words, label.language).length === 0
  })
}

/** True for a product name or description before the list. `read` is called only if the tree is inconclusive. */
function isTitle(parts: readonly Part[], read: () => readonly ReadPart[]): boolean {
  if (parts.some(({ share, heading }) => share !== null || heading !== null)) return false
  if (parts.some(({ children }) => children.length > 1 && !children.every(isSmall))) return false
  // A list with a single part is a title: "Fish Cakes (UK)".
  if (parts.length === 1) return true
  // In a title, most parts are not foods: "Kimchi, mild, not pasteurised".
  const foods = read().filter(({ number, foods }) => number !== null || areFoods(foods))
  return foods.length * 2 < parts.length
}

/** True if a part may belong to a claim instead of being an ingredient: "(Gluten, Wheat & Milk Free)". */
const isSmall = ({ children, share, class: cls }: Part): boolean =>
  children.length === 0 && share === null && cls === null

/** True for prose: "Some bones may remain.", "Great with a glass of milk." After a list, the test is less strict. */
function isProse(label: LabelText, span: Span, isAfterList = false): boolean {
  const { verbs, prose, advice, denial, handling, containsVerb } = label.words
  const folded = label.folded(span).trim().replace(/\s+/g, ' ')
  // A sentence about contents is not prose: "The filling contains milk and egg."
  if (new RegExp(`\\b(?:${containsVerb})`).test(folded) && !denial.test(folded)) return false
  const [first = ''] = folded.split(/[,;:]/)
  if (folded.includes(':') ? advice.test(first) : prose.test(first)) return true
  if (isAfterList && (MADE_FROM.test(folded) || ADDRESS.test(folded))) return true
  if (!verbs.test(folded) || /\d{3}/.test(folded)) return false
  const isNamed = label.allergens(span).length > 0
  // Prose after a list may name allergens: "Small children can choke on nuts."
  if (isAfterList && !namesAnimal(label, span)) return !isNamed || !handling.test(folded)
  return !isNamed && !label.keys(span).some((word) => label.library.named(word).length > 0)
}

/** Matches an address: "30163 Hannover", "Omaha, NE 68102", "Ctra. Nacional 620 km 4". */
const ADDRESS =
  /\b(?:[a-z]{1,2}-)?\d{5} (?!i\.?[eu]|ui\b|mg|mcg|kj|mio)[a-z]{3,}|\b(?:a|ch)-\d{4} [a-z]{3,}|\b[a-z]{2} \d{5}\b|\bctra\b|\bs\.? ?l\.? ?u?\.?(?![a-z])|\bs\.a\.|\bc\.? ?p\.? ?\d{5}|\bllp\b|\bpvt\b|\bco\. kg\b|\be\. ?k\.|\bpostfach\b|\bp\.? ?o\.? box\b|\bapartado\b/

/**
 * True for text with no certain food or additive and no word for an allergen or animal: "Peel here", "Importado por
 * Sabor, Quilicura, Santiago". Unknown words may still head a list ("Filling: …"). A single word, or several words with
 * commas, may also be a list, unless a statement precedes them (`isAfterStatement`).
 */
function listsNothing(
  label: LabelText,
  { span, parts }: { span: Span; parts: readonly Part[] },
  isAfterStatement: boolean,
  read: () => readonly ReadPart[],
): boolean {
  if (label.allergens(span).length > 0 || namesAnimal(label, span)) return false
  const text = label.text(span).trim()
  const isLike = parts.length >= FEWEST_OF_A_LIST || !/\s/.test(text)
  if ((text.includes(':') || (isLike && !isAfterStatement)) && parts.every(isPlainName))
    return false
  return flattened(read()).every(
    ({ number, foods, part }) =>
      number === null && part.share === null && foods.every(({ reading }) => reading !== 'sure'),
  )
}

const FEWEST_OF_A_LIST = 3
const isPlainName = ({ name }: Part): boolean => name.split(' ').length <= 2 && !/\d/.test(name)

/** True for a warning that the product may contain traces: "Egg and soya are used in our bakery". */
function isWarning(label: LabelText, span: Span): boolean {
  const { handling, denial } = label.words
  const text = label.folded(span)
  return handling.test(text) && !denial.test(text) && !MADE_FROM.test(text)
}

/** True if a word names an animal, or a food that comes or may come from an animal. */
const namesAnimal = (label: LabelText, span: Span): boolean =>
  label.words.animals.test(label.folded(span)) ||
  label
    .keys(span)
    .flatMap((word) => label.library.named(word))
    .some(
      ({ ingredientId }) =>
        !isBrand(label.library, ingredientId) &&
        label.library.ingredient(ingredientId)?.animalSources.length !== 0,
    )
