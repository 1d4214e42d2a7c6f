/** Checks what stands on a package: its list of ingredients, the statements beside it, and what they mean for each allergen. */

import { type AbsenceCode, LEGAL_CLAIMS } from '../../domain/absences.ts'
import type { Additive, AdditiveClass } from '../../domain/additives.ts'
import type { EntryStatus, LabelSkip, StatementKind } from '../../domain/labels.ts'
import { LANGUAGES, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { DIETS, type Diet, EU_ALLERGENS, type EuAllergen } from '../../domain/restrictions.ts'
import { IngrError } from '../../errors.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import type { Library } from '../../library/library.ts'
import { msg } from '../../messages/message.ts'
import { type CheckResponse, checkList } from '../compatibility/check.ts'
import { type DietResponse, dietOfList } from '../compatibility/diet.ts'
import type { ListItem } from '../compatibility/items.ts'
import { MAX_ITEMS } from '../limits.ts'
import { claimsIn } from '../reading/claims.ts'
import type { Certainty } from '../reading/parts.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import { type CleanText, cleanText, foldedOf } from './clean.ts'
import { type Evidence, judged, type Weighed, weighed } from './judge.ts'
import { languageOf } from './language.ts'
import { NameReader, type ReadFood, type ReadPart } from './read.ts'
import { type Section, sectionsOf } from './sections.ts'
import { type Sentence, type Span, sentencesIn } from './sentences.ts'
import type { Share } from './shares.ts'
import { type Part, partsIn } from './tree.ts'

/** The product that is judged where nobody says how much of it is eaten. */
const ASSUMED_PORTION = 100

export interface LabelRequest {
  readonly text: string
  readonly lang: Language
  /** Grams of the product. */
  readonly portion?: number | null
  readonly concerns?: readonly string[] | null
}

/** A stretch of the text as it was given: from its first letter to behind its last. */
interface Placed {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface LabelIngredient extends Placed {
  /** The words that were read, without figures and class names. */
  readonly name: string
  /** null where it is nothing that the library knows. */
  readonly ingredientId: string | null
  readonly reading: Certainty
  readonly confidence: number
  /** Per cent of the product. */
  readonly share: Share
  readonly class: AdditiveClass | null
  /** The number of an additive. */
  readonly number: string | null
  /** Further foods that the same words name. */
  readonly also?: readonly {
    readonly ingredientId: string | null
    readonly name: string
    readonly reading: Certainty
  }[]
  /** True where the words only say what the part around them contains. */
  readonly isNote?: boolean
  readonly ingredients: readonly LabelIngredient[]
}

interface LabelAdditive extends Placed {
  readonly number: string | null
  readonly ingredientId: string | null
  readonly name: string
  readonly class: AdditiveClass | null
  /** This and the next two: null where the library does not know it. */
  readonly origin: Additive['origin'] | null
  readonly authorised: Additive['authorised'] | null
  readonly note: string | null
}

interface LabelStatement extends Placed {
  readonly kind: StatementKind
  readonly allergens: readonly EuAllergen[]
  /** What it says that the product is without, where the law says what that means. */
  readonly without: readonly AbsenceCode[]
}

interface AllergenFinding {
  readonly allergen: EuAllergen
  readonly status: EntryStatus
  readonly because: readonly (Placed & {
    readonly status: Exclude<EntryStatus, 'no'>
    readonly ingredientId: string | null
  })[]
}

type LabelDiet = Omit<DietResponse, 'diet'>

export interface LabelResponse {
  readonly contains: readonly EuAllergen[]
  readonly mayContain: readonly EuAllergen[]
  readonly unknown: readonly EuAllergen[]
  readonly evaluation: CheckResponse['evaluation']
  readonly concerns: CheckResponse['concerns']
  readonly diets: Readonly<Record<Diet, LabelDiet>>
  readonly additives: readonly LabelAdditive[]
  readonly ingredients: readonly LabelIngredient[]
  readonly skipped: readonly (Placed & { readonly reason: LabelSkip })[]
  readonly unresolved: CheckResponse['unresolved']
  /** The language that was judged. */
  readonly lang: Language
  readonly portion: { readonly grams: number; readonly assumed: boolean }
  readonly statements: readonly LabelStatement[]
  /** Where each entry is told. */
  readonly allergens: readonly AllergenFinding[]
  /** What the other languages of the package tell. */
  readonly compared: readonly {
    readonly lang: Language
    readonly contains: readonly EuAllergen[]
    readonly mayContain: readonly EuAllergen[]
    /** Told there and not in the language that was judged. */
    readonly more: readonly EuAllergen[]
  }[]
}

/** Throws EMPTY_ITEMS where nothing is listed, TOO_MANY_ITEMS and INVALID_CONCERN. */
export function checkLabel(library: Library, request: LabelRequest): LabelResponse {
  return judgedLabel(library, request).response
}

/** The answer, and the items that its dimensions are judged by. */
interface JudgedLabel {
  readonly response: LabelResponse
  readonly items: readonly ListItem[]
}

/** Throws what `checkLabel` throws. */
export function judgedLabel(library: Library, request: LabelRequest): JudgedLabel {
  const clean = cleanText(request.text)
  const { preface, sections } = sectionsOf(clean)
  const told = sections.map((section) => ({
    section,
    language:
      section.language === undefined
        ? languageOf(library, clean, section, request.lang)
        : section.language,
  }))
  const main =
    told.find(({ language }) => language === request.lang) ??
    told.find(({ language }) => language !== null)
  const grams = request.portion ?? ASSUMED_PORTION
  const lang = main?.language ?? request.lang
  const read = main ? readSection(library, clean, main.section, lang, preface) : undefined
  if (!read || (read.parts.length === 0 && read.statements.length === 0)) {
    throw new IngrError('EMPTY_ITEMS', msg('no list of ingredients was found'))
  }
  const others = told.filter((one) => one !== main)
  return answer(library, clean, request, grams, { read, lang, others })
}

interface ReadSection {
  readonly parts: readonly ReadPart[]
  readonly sentences: readonly Sentence[]
  readonly statements: readonly (Sentence & {
    readonly named: readonly AllergenAt[]
    readonly without: readonly AbsenceCode[]
  })[]
  readonly skipped: readonly (Span & { readonly reason: LabelSkip })[]
  /** Entries that a title, a heading or a sentence beside the list names, and what they claim. */
  readonly beside: readonly AllergenAt[]
  readonly claims: readonly AbsenceCode[]
}

function readSection(
  library: Library,
  clean: CleanText,
  section: Section,
  language: Language,
  preface: Span | null,
): ReadSection {
  const sentences = sentencesIn(clean, section, language, section.heading !== null)
  const before = preface ? sentencesIn(clean, preface, language) : []
  const every = listsOf(clean, sentences, language)
  const lists = every.filter((one, at) => at === 0 || !isProse(library, clean, one, language))
  const skipped: (Span & { readonly reason: LabelSkip })[] = every
    .filter((one) => !lists.includes(one))
    .map(({ from, to }) => ({ from, to, reason: 'note' as const }))
  const titles: Span[] = before.filter(({ kind }) => kind === 'list')
  const byLine = isByLine(clean, lists)
  const parts: Part[] = []
  for (const [at, list] of lists.entries()) {
    const found = partsIn(clean, list, language, byLine)
    const isTitle =
      at === 0 &&
      section.heading === null &&
      found.length === 1 &&
      lists.length > 1 &&
      itemAt(found, 0).children.every(({ name }) => isClaim(name, language)) &&
      itemAt(found, 0).share === null
    if (isTitle) titles.push(list)
    else parts.push(...found)
  }
  requireFew(parts)
  const headings = parts.flatMap(headingsOf)
  if (section.heading) skipped.push({ ...section.heading, reason: 'heading' })
  skipped.push(...titles.map((span) => ({ ...span, reason: 'title' as const })))
  skipped.push(...headings.map((span) => ({ ...span, reason: 'heading' as const })))
  const all = [...before, ...sentences]
  const beside: AllergenAt[] = []
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
  const statements = all
    .filter((one): one is Sentence & { readonly kind: StatementKind } => isStatement(one.kind))
    .filter((one) => !lists.includes(one))
    .map((one) => ({
      ...one,
      named: namedIn(clean, one, language),
      without: one.kind === 'freeFrom' ? claimsOf(library, clean, one, language) : [],
    }))
  return {
    parts: new NameReader(library, language).read(parts),
    sentences: all,
    statements,
    skipped,
    beside,
    claims: [...claims, ...statements.flatMap(({ without }) => without)],
  }
}

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

function namedIn(clean: CleanText, { from, to }: Span, language: Language): readonly AllergenAt[] {
  return allergensIn(clean.folded.slice(from, to), language).map((one) => ({
    ...one,
    from: one.from + from,
    to: one.to + from,
  }))
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

function isClaim(name: string, language: Language): boolean {
  return LABEL_WORDS[language].statements.freeFrom.test(foldedOf(name))
}

/** "Some bones may remain.": a sentence behind the list that names nothing that is eaten. */
function isProse(
  library: Library,
  clean: CleanText,
  { from, to }: Span,
  language: Language,
): boolean {
  const folded = clean.folded.slice(from, to)
  if (!LABEL_WORDS[language].verbs.test(folded)) return false
  if (/\d{3}/.test(folded) || allergensIn(folded, language).length > 0) return false
  return !nameKey(clean.text.slice(from, to))
    .split(' ')
    .some((word) => library.named(word).length > 0)
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

interface Found {
  readonly read: ReadSection
  readonly lang: Language
  readonly others: readonly { readonly section: Section; readonly language: Language | null }[]
}

function answer(
  library: Library,
  clean: CleanText,
  request: LabelRequest,
  grams: number,
  { read, lang, others }: Found,
): JudgedLabel {
  const parts = weighed(read.parts)
  const list = judged(library, parts, grams, read.claims)
  const evidence = [...list.evidence, ...statementEvidence(read)]
  const items = [...list.items, ...statementItems(library, read)]
  const own = statusesOf(evidence)
  const compared = others.flatMap(({ section, language }) => {
    if (language === null) return []
    const other = readSection(library, clean, section, language, null)
    const found = statusesOf([
      ...judged(library, weighed(other.parts), grams, other.claims).evidence,
      ...statementEvidence(other),
    ])
    const told = (status: EntryStatus) => EU_ALLERGENS.filter((entry) => found[entry] === status)
    const more = [...told('contains'), ...told('traces')].filter(
      (entry) => own[entry] === 'no' || own[entry] === 'unknown',
    )
    return [{ lang: language, contains: told('contains'), mayContain: told('traces'), more }]
  })
  const open: readonly Evidence[] = [
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
  const all = [...evidence, ...open]
  const statuses = statusesOf(all)
  const beside = open.filter(({ entry }) => own[entry] === 'no')
  const judgedItems = [...(items.length > 0 ? items : [NOTHING]), ...doubtItems(library, beside)]
  const checked = checkList(library, { items: judgedItems, concerns: request.concerns ?? null })
  const eaten = [
    ...list.eaten,
    ...statementItems(library, read).filter(({ declared }) => declared?.level === 'contains'),
  ]
  const entries = (status: EntryStatus) =>
    EU_ALLERGENS.filter((entry) => statuses[entry] === status)
  const place = placer(clean, request.text)
  const response: LabelResponse = {
    contains: entries('contains'),
    mayContain: entries('traces'),
    unknown: entries('unknown'),
    evaluation: checked.evaluation,
    concerns: checked.concerns,
    diets: Object.fromEntries(
      DIETS.map((diet) => {
        const { diet: _, ...told } = dietOfList(library, {
          diet,
          items: eaten.length > 0 ? eaten : [NOTHING],
        })
        return [diet, told]
      }),
    ) as unknown as Record<Diet, LabelDiet>,
    additives: additivesOf(library, parts, place, request.lang),
    ingredients: parts.map((part) => told(library, part, place)),
    skipped: [
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
      .map(({ reason, ...span }) => ({ ...place(span), reason })),
    unresolved: checked.unresolved,
    lang,
    portion: { grams, assumed: request.portion === null || request.portion === undefined },
    statements: read.statements.map(({ kind, named, without, ...span }) => ({
      ...place(span),
      kind: kind as StatementKind,
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
  return { response, items: judgedItems }
}

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
      if (known?.authorised === 'no' && part.class === null && number === null) return []
      return [
        {
          ...place(part),
          number: known?.number ?? number,
          ingredientId,
          name: ingredientId === null ? part.name : nameOf(library, ingredientId, lang),
          class: part.class ?? known?.classes[0] ?? null,
          origin: known?.origin ?? null,
          authorised: known?.authorised ?? null,
          note: ingredientId === null ? null : (library.ingredient(ingredientId)?.note ?? null),
        },
      ]
    })
    return [...own, ...additivesOf(library, children, place, lang)]
  })
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

function statementEvidence({ statements }: ReadSection): readonly Evidence[] {
  return statements.flatMap(({ kind, named }) =>
    kind === 'freeFrom'
      ? []
      : named.map(
          ({ entry, from, to }): Evidence => ({
            entry,
            status: kind === 'contains' ? 'contains' : 'traces',
            ingredientId: null,
            from,
            to,
          }),
        ),
  )
}

function statementItems(library: Library, { statements }: ReadSection): readonly ListItem[] {
  return statements.flatMap(({ kind, named }) => {
    if (kind === 'freeFrom') return []
    const level = kind === 'contains' ? 'contains' : 'traces'
    return named
      .filter(({ food }) => library.ingredient(food) !== undefined)
      .map(
        ({ entry, food }): ListItem => ({
          ingredientId: food,
          declared: { level, entries: [entry] },
        }),
      )
  })
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
