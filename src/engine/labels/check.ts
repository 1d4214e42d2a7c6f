/** Checks what stands on a package: its list of ingredients, the statements beside it, and what they mean for each allergen. */

import { type AbsenceCode, LEGAL_CLAIMS } from '../../domain/absences.ts'
import type { Additive } from '../../domain/additives.ts'
import { byName } from '../../domain/closed-sets.ts'
import { distinctBy } from '../../domain/distinct.ts'
import type { EntryStatus, LabelSkip, StatementKind } from '../../domain/labels.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { MAX_ITEMS, MAX_PART } from '../../domain/limits.ts'
import { noteIn } from '../../domain/notes.ts'
import { itemAt } from '../../domain/present.ts'
import type { Certainty } from '../../domain/reading.ts'
import {
  allows,
  DIETS,
  type Diet,
  EU_ALLERGENS,
  type EuAllergen,
} from '../../domain/restrictions.ts'
import type {
  LabelAdditive,
  LabelIngredient,
  LabelResponse,
  Placed,
} from '../../domain/shapes/labels.ts'
import { finish, type Steps } from '../../domain/steps.ts'
import { IngrError } from '../../errors.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { isBrand, type Library } from '../../library/library.ts'
import { msg } from '../../messages/message.ts'
import { requireShort } from '../../recipes/lines.ts'
import { checkList } from '../compatibility/check.ts'
import { dietOfList } from '../compatibility/diet.ts'
import type { ListItem } from '../compatibility/items.ts'
import { requireAtMost } from '../limits.ts'
import { claimsIn } from '../reading/claims.ts'
import { languageOfList } from '../reading/language-of.ts'
import { witnessed } from '../witnessed.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { animalsBeside } from './animals.ts'
import { depthOf } from './brackets.ts'
import { type CleanText, cleanText, foldedOf } from './clean.ts'
import { type Evidence, judged, type Weighed, weighed } from './judge.ts'
import { namesFood } from './named.ts'
import { type DeclaredAt, NameReader, type ReadFood, type ReadPart } from './read.ts'
import { type Section, sectionsOf } from './sections.ts'
import { type Sentence, type Span, sentencesIn } from './sentences.ts'
import { MADE_FROM, type Part, partsIn } from './tree.ts'

/** The product that is judged where nobody says how much of it is eaten. */
const ASSUMED_PORTION = 100

export interface LabelRequest {
  readonly text: string
  readonly lang: Language
  /** Grams of the product. */
  readonly portion?: number | null
  readonly concerns?: readonly string[] | null
}

/** Throws EMPTY_ITEMS where nothing is listed, TOO_MANY_ITEMS, INVALID_CONCERN and, of brackets too deep, INVALID_REQUEST. */
export function* checkLabel(library: Library, request: LabelRequest): Steps<LabelResponse> {
  return (yield* judgedLabel(library, request)).response
}

/** Lists on one package, several in each of some thirty languages: the words of each tell which one it is in. */
const MAX_SECTIONS = 100

/** Brackets in one another; a package has three or four, and each is read again for those around it. */
const MAX_DEPTH = 32

/** The answer, and the items that its dimensions are judged by. */
interface JudgedLabel {
  readonly response: LabelResponse
  readonly items: readonly ListItem[]
  /** The foods that statements name; what may be there as traces is optional. */
  readonly declared: readonly ListItem[]
}

/** Throws what `checkLabel` throws. */
export function* judgedLabel(library: Library, request: LabelRequest): Steps<JudgedLabel> {
  const clean = cleanText(request.text)
  requireShallow(clean)
  requireShort(MAX_PART, clean.text.split(PARTED), 'part')
  const { preface, sections } = sectionsOf(clean)
  requireAtMost(MAX_SECTIONS, sections, 'text')
  const told = sections.map((section) => ({
    section,
    language:
      section.language === undefined
        ? languageOfList(library, clean.text.slice(section.from, section.to), request.lang)
        : section.language,
  }))
  const main =
    told.find(({ language }) => language === request.lang) ??
    told.find(({ language }) => language !== null)
  const grams = request.portion ?? ASSUMED_PORTION
  const lang = main?.language ?? request.lang
  const read = main ? yield* readSection(library, clean, main.section, lang, preface) : undefined
  if (!read || (read.parts.length === 0 && read.statements.length === 0)) {
    throw new IngrError('EMPTY_ITEMS', msg('no list of ingredients was found'))
  }
  const others = told.filter((one) => one !== main)
  return yield* answer(library, clean, request, grams, { read, lang, others })
}

interface ReadSection {
  readonly parts: readonly ReadPart[]
  readonly sentences: readonly Sentence[]
  readonly statements: readonly (Sentence & {
    readonly kind: StatementKind
    readonly named: readonly AllergenAt[]
    readonly declared: readonly DeclaredAt[]
    readonly without: readonly AbsenceCode[]
  })[]
  readonly skipped: readonly (Span & { readonly reason: LabelSkip })[]
  /** Entries that a title, a heading or a sentence beside the list names, and what they claim. */
  readonly beside: readonly AllergenAt[]
  readonly claims: readonly AbsenceCode[]
  /** What sentences beside the list tell of animals, of which nobody knows whether it is in the product. */
  readonly animals: readonly ListItem[]
}

function* readSection(
  library: Library,
  clean: CleanText,
  section: Section,
  language: Language,
  preface: Span | null,
): Steps<ReadSection> {
  const isFood = (folded: string) => namesFood(library, folded, language)
  const sentences = sentencesIn(clean, section, language, isFood, section.heading !== null)
  const before = preface ? sentencesIn(clean, preface, language, isFood) : []
  requireAtMost(MAX_ITEMS, [...before, ...sentences], 'text')
  const every = listsOf(clean, sentences, language)
  const end = endOfLists(clean, every, sentences, language)
  const told = firstTold(every, sentences)
  const isBeside = (one: Sentence) =>
    isProse(library, clean, one, language, one.from > end) ||
    (one.from > end && listsNothing(library, clean, one, language, one.from > told))
  const lists = every.filter((one, at) => at === 0 || one.goesOn || !isBeside(one))
  const prose = every.filter((one) => !lists.includes(one))
  const warnings = prose.filter((one) => isWarning(clean, one, language))
  const notes = prose.filter((one) => !warnings.includes(one))
  const skipped: (Span & { readonly reason: LabelSkip })[] = notes.map(({ from, to }) => ({
    from,
    to,
    reason: 'note' as const,
  }))
  const titles: Span[] = before.filter(({ kind }) => kind === 'list')
  const byLine = isByLine(clean, lists)
  const parts: Part[] = []
  for (const [at, list] of lists.entries()) {
    const found = partsIn(clean, list, language, byLine)
    const next = lists[at + 1]
    const isFirst = at === 0 && section.heading === null && next !== undefined && !next.goesOn
    if (isFirst && (isTitle(library, found, language) || isProse(library, clean, list, language)))
      titles.push(list)
    else parts.push(...found)
  }
  for (const one of sentences) {
    if (one.kind === 'contains' && !lists.includes(one)) {
      parts.push(...animalsIn(clean, one, language))
    }
  }
  requireFew(parts)
  const headings = parts.flatMap(headingsOf)
  if (section.heading) skipped.push({ ...section.heading, reason: 'heading' })
  skipped.push(...titles.map((span) => ({ ...span, reason: 'title' as const })))
  skipped.push(...headings.map((span) => ({ ...span, reason: 'heading' as const })))
  const all = [...before, ...sentences]
  const beside: AllergenAt[] = notes.flatMap((span) => namedIn(clean, span, language))
  const claims: AbsenceCode[] = []
  for (const { kind, ...span } of all) {
    if (kind === 'list' || isStatement(kind)) continue
    skipped.push({ ...span, reason: kind })
    if (kind === 'storage' || kind === 'origin') beside.push(...namedIn(clean, span, language))
  }
  for (const span of [...titles, ...headings]) {
    beside.push(...namedIn(clean, span, language))
    claims.push(...claimsOf(library, clean, span, language))
  }
  const reader = new NameReader(library, language)
  const statements = [
    ...all
      .filter((one): one is Sentence & { readonly kind: StatementKind } => isStatement(one.kind))
      .filter((one) => !lists.includes(one)),
    ...warnings.map((one) => ({ ...one, kind: 'mayContain' as const })),
  ].map((one) => ({
    ...one,
    named: namedIn(clean, one, language),
    declared: one.kind === 'freeFrom' ? [] : declaredIn(clean, one, language, reader),
    without: one.kind === 'freeFrom' ? claimsOf(library, clean, one, language) : [],
  }))
  return {
    parts: yield* reader.read(parts),
    sentences: all,
    statements,
    skipped,
    beside,
    claims: [...claims, ...statements.flatMap(({ without }) => without)],
    animals: [
      ...[...notes, ...all.filter(({ kind }) => !IS_JUDGED.has(kind))].flatMap(({ from, to }) =>
        animalsBeside(library, clean.folded.slice(from, to), language),
      ),
      ...titles.flatMap(({ from, to }) =>
        animalsBeside(library, clean.folded.slice(from, to), language, true),
      ),
    ],
  }
}

/** "Contains pork": no allergen, which a statement would tell, and an ingredient all the same. */
function animalsIn(clean: CleanText, { from, to }: Span, language: Language): readonly Part[] {
  const { animals, containing } = LABEL_WORDS[language]
  const folded = clean.folded.slice(from, to)
  const text = folded.trimStart()
  const verb = containing.exec(text)?.[0].length ?? 0
  const start = from + folded.length - text.length + verb
  return partsIn(clean, { from: start, to }, language).filter(
    ({ name }) =>
      animals.test(foldedOf(name)) && allergensIn(foldedOf(name), language).length === 0,
  )
}

/** What is listed or declared is judged by itself, and what comes in as traces breaks no diet. */
const IS_JUDGED: ReadonlySet<Sentence['kind']> = new Set(['list', 'contains', 'mayContain'])

const isStatement = (kind: Sentence['kind']): kind is StatementKind =>
  kind === 'contains' || kind === 'mayContain' || kind === 'freeFrom'

function claimsOf(
  library: Library,
  clean: CleanText,
  { from, to }: Span,
  language: Language,
): readonly AbsenceCode[] {
  const words = nameKey(clean.text.slice(from, to)).split(' ').filter(Boolean)
  return claimsIn(library, words, language)
    .map(({ code }) => code)
    .filter((code) => LEGAL_CLAIMS.includes(code))
}

function namedIn(clean: CleanText, span: Span, language: Language): readonly AllergenAt[] {
  const { from } = span
  return allergensIn(saidIn(clean.folded, clean, span, language), language).map((one) => ({
    ...one,
    from: one.from + from,
    to: one.to + from,
  }))
}

/** What is "not dairy free" is told of dairy. */
function saidIn(
  text: string,
  { folded }: CleanText,
  { from, to }: Span,
  language: Language,
): string {
  const said = text.slice(from, to)
  const own = folded.slice(from, to)
  if (!LABEL_WORDS[language].notFree.test(own.trimStart())) return said
  return [...own.matchAll(FREE)].reduce(
    (rest, { index, 0: { length } }) =>
      rest.slice(0, index) + ' '.repeat(length) + rest.slice(index + length),
    said,
  )
}

const FREE = /\b(?:free|libre|exent[oa])\b|-?frei\b/g

function declaredIn(
  clean: CleanText,
  span: Span,
  language: Language,
  reader: NameReader,
): readonly DeclaredAt[] {
  const { from } = span
  return reader
    .declared(saidIn(clean.text, clean, span, language))
    .map((one) => ({ ...one, from: one.from + from, to: one.to + from }))
}

function headingsOf({ heading, children }: Part): readonly Span[] {
  return [...(heading ? [heading] : []), ...children.flatMap(headingsOf)]
}

/** The sentences that list ingredients; "Contains: carbonated water, citric acid, …" does where nothing else is listed. */
function listsOf(
  clean: CleanText,
  sentences: readonly Sentence[],
  language: Language,
): readonly Sentence[] {
  const lists = sentences.filter(({ kind }) => kind === 'list')
  if (lists.length > 0) return lists
  return sentences.filter((one) => {
    if (one.kind !== 'contains') return false
    const plain = partsIn(clean, one, language).filter(
      ({ from, to }) => allergensIn(clean.folded.slice(from, to), language).length === 0,
    )
    return plain.length > 1
  })
}

/**
 * Before the list a product has its name ("Fish Cakes (UK)") and what is said of it ("Kimchi, mild, not pasteurised"): one
 * phrase, or several of which most are no food.
 */
function isTitle(library: Library, parts: readonly Part[], language: Language): boolean {
  if (parts.some(({ share, heading }) => share !== null || heading !== null)) return false
  if (parts.some(({ children }) => children.length > 1 && !children.every(isSmall))) return false
  if (parts.length === 1) return true
  const read = finish(new NameReader(library, language).read(parts))
  const foods = read.filter(
    (one) => one.number !== null || one.foods.some(({ reading }) => reading === 'sure'),
  )
  return foods.length * 2 < parts.length
}

/** "(Gluten, Wheat & Milk Free)": words of a claim, and no ingredients of their own. */
const isSmall = ({ children, share, class: cls }: Part): boolean =>
  children.length === 0 && share === null && cls === null

/** "Some bones may remain.", "Great with a glass of milk.": a sentence behind the list that lists nothing. */
function isProse(
  library: Library,
  clean: CleanText,
  { from, to }: Span,
  language: Language,
  isBehind = false,
): boolean {
  const { verbs, prose, advice, animals, denial, handling, containsVerb } = LABEL_WORDS[language]
  const folded = clean.folded.slice(from, to).trim().replace(/\s+/g, ' ')
  // "The filling contains milk and egg."
  if (new RegExp(`\\b(?:${containsVerb})`).test(folded) && !denial.test(folded)) return false
  const colon = folded.indexOf(':')
  const [first = ''] = folded.split(/[,;:]/)
  if (colon < 0 ? prose.test(first) : advice.test(first)) return true
  if (REGISTERED.test(folded) && !/\be ?\d{3}/.test(folded)) return true
  if (isBehind && (MADE_FROM.test(folded) || ADDRESS.test(folded))) return true
  if (!verbs.test(folded)) return false
  if (/\d{3}/.test(folded)) return false
  const words = nameKey(clean.text.slice(from, to)).split(' ')
  const isNamed = allergensIn(folded, language).length > 0
  // "Small children can choke on nuts."
  if (isBehind && !animals.test(folded) && !words.some((word) => isOfAnimals(library, word))) {
    return !isNamed || !handling.test(folded)
  }
  return !isNamed && !words.some((word) => library.named(word).length > 0)
}

/** Whether a word by itself names a food that is of an animal, or may be. */
function isOfAnimals(library: Library, word: string): boolean {
  return library
    .named(word)
    .some(
      ({ ingredientId }) =>
        !isBrand(library, ingredientId) &&
        library.ingredient(ingredientId)?.animalSources.length !== 0,
    )
}

/** A list of several ends with its stop; behind it, or behind what is told of allergens or of how to keep it, no package goes on with it. */
function endOfLists(
  clean: CleanText,
  lists: readonly Sentence[],
  sentences: readonly Sentence[],
  language: Language,
): number {
  const [list, ...more] = lists
  const next = more.findIndex(({ goesOn }) => !goesOn)
  const last = next === 0 ? list : (more.at(next < 0 ? -1 : next - 1) ?? list)
  const isOfSeveral = list !== undefined && partsIn(clean, list, language).length > 1
  return last && (isOfSeveral || last !== list) ? last.to - 1 : firstTold(lists, sentences)
}

/** Where the first that is no list stands behind one. */
function firstTold([list]: readonly Sentence[], sentences: readonly Sentence[]): number {
  const told = sentences.find(({ kind, from }) => list && from > list.to && kind !== 'list')
  return told?.from ?? Number.POSITIVE_INFINITY
}

/**
 * "Importado por Sabor, Quilicura, Santiago", "Peel here": nothing in it is surely a food or an additive, no word is an allergen
 * or of an animal. What heads a list ("Filling: …") may do so with words that nobody knows, and before anything else is told so
 * may a word alone or several with commas between them.
 */
function listsNothing(
  library: Library,
  clean: CleanText,
  span: Span,
  language: Language,
  isTold: boolean,
): boolean {
  const text = clean.text.slice(span.from, span.to).trim()
  if (namedIn(clean, span, language).length > 0) return false
  if (LABEL_WORDS[language].animals.test(clean.folded.slice(span.from, span.to))) return false
  if (
    nameKey(text)
      .split(' ')
      .some((word) => isOfAnimals(library, word))
  )
    return false
  const parts = partsIn(clean, span, language)
  const isLike = parts.length >= FEWEST_OF_A_LIST || !/\s/.test(text)
  if ((text.includes(':') || (isLike && !isTold)) && parts.every(isPlainName)) return false
  const isUnsure = ({ number, foods, part, children }: ReadPart): boolean =>
    number === null &&
    part.share === null &&
    foods.every(({ reading }) => reading !== 'sure') &&
    children.every(isUnsure)
  return finish(new NameReader(library, language).read(parts)).every(isUnsure)
}

const FEWEST_OF_A_LIST = 3
const isPlainName = ({ name }: Part): boolean => name.split(' ').length <= 2 && !/\d/.test(name)

/** "R.S. H4403019N", "MSC-C-50123": the number of a permit. */
const REGISTERED = /^[^,;()]*\b[a-z.-]*\d[\d-]{3,}[a-z]*(?: [a-z]{2})?$/

/** "30163 Hannover", "Omaha, NE 68102", "Ctra. Nacional 620 km 4": where somebody is at home. */
const ADDRESS =
  /\b(?:[a-z]{1,2}-)?\d{5} (?!i\.?[eu]|ui\b|mg|mcg|kj|mio)[a-z]{3,}|\b(?:a|ch)-\d{4} [a-z]{3,}|\b[a-z]{2} \d{5}\b|\bctra\b|\bs\.? ?l\.? ?u?\.?(?![a-z])|\bs\.a\.|\bc\.? ?p\.? ?\d{5}|\bllp\b|\bpvt\b|\bco\. kg\b|\be\. ?k\.|\bpostfach\b|\bp\.? ?o\.? box\b|\bapartado\b/

/** "With us celery is worked up too": what is said of making names what may have come in. */
function isWarning({ folded }: CleanText, { from, to }: Span, language: Language): boolean {
  const { handling, denial } = LABEL_WORDS[language]
  const text = folded.slice(from, to)
  return handling.test(text) && !denial.test(text) && !MADE_FROM.test(text)
}

/** A list without commas has an ingredient on each line. */
function isByLine({ text }: CleanText, lists: readonly Span[]): boolean {
  const all = lists.map(({ from, to }) => text.slice(from, to)).join('')
  return all.trim().includes('\n') && !/[,;•·|]/.test(all)
}

function countOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { children }) => sum + 1 + countOf(children), 0)
}

function requireFew(parts: readonly Part[]): void {
  const count = countOf(parts)
  if (count <= MAX_ITEMS) return
  throw new IngrError(
    'TOO_MANY_ITEMS',
    msg('{count} parts of the label; at most {maxItems}', { count, maxItems: MAX_ITEMS }),
    {
      text: `at most ${MAX_ITEMS} parts`,
    },
  )
}

/** Signs between ingredients, of which commas and stops may also stand in a figure, and stops in an address. */
const PARTED = /[;:()[\]{}\n•·|、，；：（）。・]|(?<!\d),|,(?!\d)|\.(?=\s)/

function requireShallow({ text }: CleanText): void {
  const depth = depthOf(text)
  if (depth <= MAX_DEPTH) return
  throw new IngrError(
    'INVALID_REQUEST',
    msg('brackets stand {depth} deep in the label; at most {most}', { depth, most: MAX_DEPTH }),
    { text: `brackets at most ${MAX_DEPTH} deep` },
  )
}

interface Found {
  readonly read: ReadSection
  readonly lang: Language
  readonly others: readonly { readonly section: Section; readonly language: Language | null }[]
}

function* answer(
  library: Library,
  clean: CleanText,
  request: LabelRequest,
  grams: number,
  { read, lang, others }: Found,
): Steps<JudgedLabel> {
  const parts = weighed(read.parts)
  const { evidence, items, eaten } = judged(library, parts, read.statements, grams, read.claims)
  requireAtMost(MAX_ITEMS, items, 'text')
  const own = statusesOf(evidence)
  const place = placer(clean, request.text)
  const seen = witnessed(library, {
    raw: [request.text],
    given: request.text,
    lang,
    items: [...items, ...eaten],
    passed: [],
    isPackage: true,
  })
  const compared: LabelResponse['compared'][number][] = []
  for (const { section, language } of others) {
    if (language === null) continue
    const other = yield* readSection(library, clean, section, language, null)
    const found = statusesOf(
      judged(library, weighed(other.parts), other.statements, grams, other.claims).evidence,
    )
    const told = (status: EntryStatus) => EU_ALLERGENS.filter((entry) => found[entry] === status)
    const more = [...told('contains'), ...told('traces')].filter(
      (entry) => own[entry] === 'no' || own[entry] === 'unknown',
    )
    compared.push({
      lang: language,
      contains: told('contains'),
      mayContain: told('traces'),
      more,
    })
  }
  const open: readonly Evidence[] = [
    ...seen.entries.map(
      (entry): Evidence => ({ entry, status: 'unknown', ingredientId: null, from: 0, to: 0 }),
    ),
    ...read.beside.map(
      ({ entry, from, to }): Evidence => ({
        entry,
        status: 'unknown',
        ingredientId: null,
        from,
        to,
      }),
    ),
    ...compared.flatMap(({ more }) =>
      more.map(
        (entry): Evidence => ({ entry, status: 'unknown', ingredientId: null, from: 0, to: 0 }),
      ),
    ),
  ]
  // Words that a part repeats say the same of it.
  const all = distinctBy([...evidence, ...open], ({ entry, status, ingredientId, from, to }) =>
    [entry, status, ingredientId, from, to].join(' '),
  )
  const statuses = statusesOf(all)
  const beside = open.filter(({ entry }) => own[entry] === 'no')
  const judgedItems = [
    ...(items.length > 0 ? items : [NOTHING]),
    ...doubtItems(library, beside),
    ...seen.items,
  ]
  const checked = checkList(library, { items: judgedItems, concerns: request.concerns ?? null })
  // A diet is left open by what breaks it, not by all that a food may hold besides.
  const openTo = (diet: Diet) => read.animals.filter((item) => mayBreak(library, diet, item))
  const entries = (status: EntryStatus) =>
    EU_ALLERGENS.filter((entry) => statuses[entry] === status)
  const skipped = [
    ...read.skipped,
    ...others
      .filter(({ language }) => language === null)
      .map(({ section }) => ({
        from: section.heading?.from ?? section.from,
        to: section.to,
        reason: 'language' as const,
      })),
  ]
    .sort((a, b) => a.from - b.from)
    .map(({ reason, ...span }) => ({ ...place(span), reason }))
  const named = seen.named.map((one) => ({
    ...one,
    where:
      skipped.find(({ start, end }) => one.start !== null && start <= one.start && one.start < end)
        ?.reason ?? one.where,
  }))
  const response: LabelResponse = {
    contains: entries('contains'),
    mayContain: entries('traces'),
    unknown: entries('unknown'),
    evaluation: checked.evaluation,
    ...(checked.euEvaluation ? { euEvaluation: checked.euEvaluation } : {}),
    concerns: checked.concerns,
    diets: byName(DIETS, (diet) => {
      const { diet: _, ...told } = dietOfList(library, {
        diet,
        items: [...(eaten.length > 0 ? eaten : [NOTHING]), ...openTo(diet), ...seen.eaten],
      })
      return told
    }),
    additives: additivesOf(library, parts, place, request.lang),
    ingredients: parts.map((part) => told(library, part, place)),
    skipped,
    ...(named.length > 0 ? { named } : {}),
    unresolved: checked.unresolved,
    lang,
    portion: { grams, assumed: request.portion === null || request.portion === undefined },
    statements: read.statements.map(({ kind, named, without, from, to }) => ({
      ...place({ from, to }),
      kind,
      allergens: [...new Set(named.map(({ entry }) => entry))],
      without,
    })),
    allergens: EU_ALLERGENS.map((allergen) => ({
      allergen,
      status: statuses[allergen],
      because: all
        .filter(({ entry }) => entry === allergen)
        .map(({ status, ingredientId, ...span }) => ({ ...place(span), status, ingredientId })),
    })),
    compared,
  }
  return { response, items: judgedItems, declared: declaredFoods(read) }
}

function declaredFoods({ parts, statements }: ReadSection): readonly ListItem[] {
  const itemsOf = (declared: readonly DeclaredAt[], isTrace: boolean): readonly ListItem[] =>
    declared.map(({ food }) => (isTrace ? { ...food.item, optional: true } : food.item))
  const ofPart = ({ part, declared, children }: ReadPart): readonly ListItem[] => [
    ...itemsOf(declared, part.said === 'mayContain'),
    ...children.flatMap(ofPart),
  ]
  return [
    ...parts.flatMap(ofPart),
    ...statements.flatMap(({ kind, declared }) => itemsOf(declared, kind === 'mayContain')),
  ]
}

const mayBreak = (library: Library, diet: Diet, { ingredientId, isUnread }: ListItem): boolean =>
  isUnread ||
  library.ingredient(ingredientId)?.animalSources.some((one) => allows(diet, one) === 'no') === true

/** A package that lists nothing but statements. */
const NOTHING: ListItem = { ingredientId: '?', isUnread: true }

type Placer = (span: Span) => Placed

/** Places in the text as it was given. */
function placer({ places }: CleanText, given: string): Placer {
  return ({ from, to }) => {
    const first = itemAt(places, from)
    const all = given.slice(first, to > from ? itemAt(places, to - 1) + 1 : first)
    const text = all.trim()
    const start = text === '' ? first + all.length : first + all.indexOf(text)
    return { text, start, end: start + text.length }
  }
}

function told(
  library: Library,
  { read, share, children }: Weighed,
  place: Placer,
): LabelIngredient {
  const { part, foods, number, isNote } = read
  const [first, ...also] = foods
  const { text, start, end } = place(part)
  const additive = additiveOf(library, first?.ingredientId)
  // "Emulsifier: lecithins, salt": a class holds for the additives behind it.
  const isPlainFood = first?.reading === 'sure' && additive === null
  return {
    text,
    start,
    end,
    name: part.name,
    ingredientId: first?.ingredientId ?? null,
    reading: isNote || foods.length === 0 ? 'sure' : worstOf(foods),
    confidence: first?.confidence ?? 1,
    share,
    class: isPlainFood && number === null ? null : part.class,
    number: additive?.number ?? number,
    ...(also.length > 0
      ? { also: also.map(({ ingredientId, name, reading }) => ({ ingredientId, name, reading })) }
      : {}),
    ...(isNote ? { isNote } : {}),
    ingredients: children.map((child) => told(library, child, place)),
  }
}

function worstOf(foods: readonly ReadFood[]): Certainty {
  const all = foods.map(({ reading }) => reading)
  return all.includes('none') ? 'none' : all.includes('guess') ? 'guess' : 'sure'
}

function additivesOf(
  library: Library,
  parts: readonly Weighed[],
  place: Placer,
  lang: Language,
): readonly LabelAdditive[] {
  return parts.flatMap(({ read, children }) => {
    const { part, foods, number } = read
    const own = foods.flatMap(({ ingredientId, reading }): LabelAdditive[] => {
      const known = reading === 'sure' ? additiveOf(library, ingredientId) : null
      if (known === null && number === null) return []
      // Gelatine and enzymes are foods by law, also behind the name of a class; what is made by synthesis never is.
      const isOfClass = part.class !== null && (known?.classes.includes(part.class) ?? false)
      const isMade = known?.origin.includes('synthetic') ?? false
      const isFood = !(isOfClass || isMade) || isEaten(library, ingredientId)
      if (known?.authorised === 'no' && isFood && number === null) return []
      return [
        {
          ...place(part),
          number: known?.number ?? number,
          ingredientId,
          name: ingredientId === null ? part.name : nameOf(library, ingredientId, lang),
          class: part.class ?? known?.classes[0] ?? null,
          origin: known?.origin ?? null,
          authorised: known?.authorised ?? null,
          note: known?.note ? noteIn(library.notes, known.note, lang) : null,
        },
      ]
    })
    return [...own, ...additivesOf(library, children, place, lang)]
  })
}

function isEaten(library: Library, id: string | null): boolean {
  return id !== null && library.ingredient(id)?.category !== 'additives'
}

function nameOf(library: Library, id: string, lang: Language): string {
  return library.ingredient(id)?.names[lang][0] ?? id
}

function additiveOf(library: Library, id: string | null | undefined): Additive | null {
  const food = id ? library.ingredient(id) : undefined
  if (!food) return null
  // Lecithin of soya is a kind of lecithins.
  const main = food.mainIngredient === food.id ? null : food.mainIngredient
  return food.additive ?? (main ? (library.ingredient(main)?.additive ?? null) : null)
}

function statusesOf(evidence: readonly Evidence[]): Readonly<Record<EuAllergen, EntryStatus>> {
  const statuses = {} as Record<EuAllergen, EntryStatus>
  for (const entry of EU_ALLERGENS) {
    const found = evidence.filter((one) => one.entry === entry).map(({ status }) => status)
    // What may be there as traces is known to be a risk; what nobody knows may be more.
    statuses[entry] = found.includes('contains')
      ? 'contains'
      : found.includes('traces')
        ? 'traces'
        : found.includes('unknown')
          ? 'unknown'
          : 'no'
  }
  return statuses
}

/** What only a title or another language names may be there. */
function doubtItems(library: Library, open: readonly Evidence[]): readonly ListItem[] {
  return open.flatMap(({ entry }): readonly ListItem[] => {
    const food = LANGUAGES.flatMap((lang) => LABEL_WORDS[lang].allergens).find(
      (row) => row.entry === entry,
    )?.food
    if (!food || !library.ingredient(food)) return []
    return [
      {
        ingredientId: food,
        optional: true,
        isSilent: true,
        declared: { level: 'contains', entries: [entry] },
      },
    ]
  })
}
