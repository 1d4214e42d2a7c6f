/** Builds the response for a package from its sections. */

import { byName } from '../../domain/closed-sets.ts'
import { distinctBy } from '../../domain/distinct.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import type { EntryStatus } from '../../domain/labels.ts'
import type { Language } from '../../domain/languages.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import { noteIn } from '../../domain/notes.ts'
import { itemAt } from '../../domain/present.ts'
import type { Certainty } from '../../domain/reading.ts'
import {
  DIETS,
  EU_ALLERGENS,
  type EuAllergen,
  isDiet,
  representativeOf,
} from '../../domain/restrictions.ts'
import type { Additive } from '../../domain/shapes/foods.ts'
import type {
  LabelAdditive,
  LabelIngredient,
  LabelResponse,
  Placed,
} from '../../domain/shapes/labels.ts'
import type { Library } from '../../library/library.ts'
import { checkList } from '../compatibility/check.ts'
import { dietOfList } from '../compatibility/diet.ts'
import type { ListItem } from '../compatibility/items.ts'
import { requireAtMost } from '../limits.ts'
import { witnessed } from '../witnessed.ts'
import { breaksDiet } from './animals.ts'
import type { CleanText } from './clean.ts'
import type { ReadFood } from './food-rules.ts'
import { type Evidence, Judge, maybeIn, type Weighed } from './judge.ts'
import type { LabelText } from './label-text.ts'
import { denialOf } from './polarity.ts'
import type { ReadPart } from './read.ts'
import type { ReadSection } from './read-section.ts'
import type { Section } from './sections.ts'
import { flattened, type Span } from './spans.ts'

/** Grams of the product to judge if the request gives no portion. */
const ASSUMED_PORTION = 100

export interface LabelRequest {
  readonly text: string
  readonly lang: Language
  /** Grams of the product. */
  readonly portion?: number | null
  readonly concerns?: readonly string[] | null
}

/** The response, and the items used to judge its dimensions. */
export interface JudgedLabel {
  readonly response: LabelResponse
  readonly items: readonly ListItem[]
  /** Foods named in statements; traces are optional. */
  readonly declared: readonly ListItem[]
}

interface Found {
  readonly read: ReadSection
  /** Sections in other supported languages. */
  readonly others: readonly { readonly lang: Language; readonly read: ReadSection }[]
  /** Sections in unsupported languages. */
  readonly foreign: readonly Section[]
}

export function answer(
  label: LabelText,
  request: LabelRequest,
  { read, others, foreign }: Found,
): JudgedLabel {
  const { library, clean, language: lang } = label
  const grams = request.portion ?? ASSUMED_PORTION
  const denials = byName(DIETS, (diet) => denialOf(diet, clean.folded))
  const claims = read.claims.filter((code) => !isDiet(code) || denials[code] === undefined)
  const { parts, evidence, items, eaten } = new Judge(library, read, grams, claims)
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
  const compared = others.map((other) => comparedWith(library, other, own))
  const nowhere = (entry: EuAllergen) => ({ entry, from: 0, to: 0 })
  const open = [
    ...seen.entries.map(nowhere),
    ...read.beside,
    ...compared.flatMap(({ more }) => more.map(nowhere)),
  ].map(
    ({ entry, from, to }): Evidence => ({ entry, status: 'unknown', ingredientId: null, from, to }),
  )
  // Repeated words in a part yield duplicate evidence.
  const all = distinctBy([...evidence, ...open], ({ entry, status, ingredientId, from, to }) =>
    [entry, status, ingredientId, from, to].join(' '),
  )
  const statuses = statusesOf(all)
  const judgedItems = [
    ...(items.length > 0 ? items : [UNREAD]),
    // Entries named only in a title or another language.
    ...open
      .filter(({ entry }) => own[entry] === 'no' && library.ingredient(representativeOf(entry)))
      .map(({ entry }) => maybeIn(representativeOf(entry), [entry])),
    ...seen.items,
  ]
  const checked = checkList(library, { items: judgedItems, concerns: request.concerns ?? null })
  const skipped = [
    ...read.skipped,
    ...foreign.map(({ heading, from, to }) => ({
      from: heading?.from ?? from,
      to,
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
    contains: withStatus(statuses, 'contains'),
    mayContain: withStatus(statuses, 'traces'),
    unknown: withStatus(statuses, 'unknown'),
    evaluation: checked.evaluation,
    ...(checked.euEvaluation ? { euEvaluation: checked.euEvaluation } : {}),
    concerns: checked.concerns,
    diets: byName(DIETS, (diet) => {
      // Only animals that break the diet make it uncertain.
      const animals = read.animals.filter(
        ({ ingredientId, isUnread }) =>
          isUnread || breaksDiet(library.ingredient(ingredientId), diet),
      )
      // "Not suitable for vegans": an ingredient that the list does not show breaks the diet.
      const denial = denials[diet]
      const hidden = denial === undefined ? [] : [{ ingredientId: denial, isUnread: true }]
      const list = [...(eaten.length > 0 ? eaten : [UNREAD]), ...animals, ...seen.eaten, ...hidden]
      const { diet: _, ...finding } = dietOfList(library, { diet, items: list })
      return finding
    }),
    additives: flattened(parts).flatMap((one) =>
      additivesOf(library, one.read, place, request.lang),
    ),
    ingredients: parts.map((part) => ingredientOf(library, part, place)),
    skipped,
    ...(named.length > 0 ? { named } : {}),
    unresolved: checked.unresolved,
    lang,
    portion: { grams, assumed: request.portion == null },
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

/** Findings in another language; `more` has entries that are absent or unknown in the judged section. */
function comparedWith(
  library: Library,
  { lang, read }: Found['others'][number],
  own: Statuses,
): LabelResponse['compared'][number] {
  const { evidence } = new Judge(library, read, ASSUMED_PORTION, read.claims)
  const statuses = statusesOf(evidence)
  const contains = withStatus(statuses, 'contains')
  const mayContain = withStatus(statuses, 'traces')
  const isMore = (entry: EuAllergen) => own[entry] === 'no' || own[entry] === 'unknown'
  return { lang, contains, mayContain, more: [...contains, ...mayContain].filter(isMore) }
}

type Statuses = Readonly<Record<EuAllergen, EntryStatus>>

/** Traces are a known risk, so they rank above unknown. */
const BY_SEVERITY = ['contains', 'traces', 'unknown'] as const

function statusesOf(evidence: readonly Evidence[]): Statuses {
  return byName(EU_ALLERGENS, (entry) => {
    const found = evidence.filter((one) => one.entry === entry).map(({ status }) => status)
    return BY_SEVERITY.find((status) => found.includes(status)) ?? 'no'
  })
}

const withStatus = (statuses: Statuses, status: EntryStatus) =>
  EU_ALLERGENS.filter((entry) => statuses[entry] === status)

function declaredFoods({ parts, statements }: ReadSection): readonly ListItem[] {
  const notes = flattened(parts).map(({ part, declared }) => ({ kind: part.said, declared }))
  return [...notes, ...statements].flatMap(({ kind, declared }) =>
    declared.map(({ food: { item } }) =>
      kind === 'mayContain' ? { ...item, optional: true } : item,
    ),
  )
}

/** Placeholder for a package that has statements but no list. */
const UNREAD: ListItem = { ingredientId: '?', isUnread: true }

type Placer = (span: Span) => Placed

/** Maps spans to positions in the original text. */
function placer({ places }: CleanText, given: string): Placer {
  return ({ from, to }) => {
    const first = itemAt(places, from)
    const all = given.slice(first, to > from ? itemAt(places, to - 1) + 1 : first)
    const text = all.trim()
    const start = text === '' ? first + all.length : first + all.indexOf(text)
    return { text, start, end: start + text.length }
  }
}

function ingredientOf(
  library: Library,
  { read, share, children }: Weighed,
  place: Placer,
): LabelIngredient {
  const { part, foods, number, isNote } = read
  const [first, ...also] = foods
  const additive = additiveOf(library, library.ingredient(first?.ingredientId ?? ''))
  // "Emulsifier: lecithins, salt": a class applies to the additives after it.
  const isPlainFood = first?.reading === 'sure' && additive === null
  return {
    ...place(part),
    name: part.name,
    ingredientId: first?.ingredientId ?? null,
    reading: isNote ? 'sure' : worstOf(foods),
    confidence: first?.confidence ?? 1,
    share,
    class: isPlainFood && number === null ? null : part.class,
    number: additive?.number ?? number,
    ...(also.length > 0
      ? { also: also.map(({ ingredientId, name, reading }) => ({ ingredientId, name, reading })) }
      : {}),
    ...(isNote ? { isNote } : {}),
    ingredients: children.map((child) => ingredientOf(library, child, place)),
  }
}

const worstOf = (foods: readonly ReadFood[]): Certainty =>
  (['none', 'guess'] as const).find((one) => foods.some(({ reading }) => reading === one)) ?? 'sure'

function additivesOf(
  library: Library,
  { part, foods, number }: ReadPart,
  place: Placer,
  lang: Language,
): readonly LabelAdditive[] {
  return foods.flatMap(({ ingredientId, reading }) => {
    const food = library.ingredient(ingredientId ?? '')
    const known = reading === 'sure' ? additiveOf(library, food) : null
    if (known === null && number === null) return []
    // Gelatine and enzymes are foods by law, even after a class name; synthetic substances never are.
    const isOfClass = part.class !== null && (known?.classes.includes(part.class) ?? false)
    const isMade = known?.origin.includes('synthetic') ?? false
    const isFood = !(isOfClass || isMade) || food?.category !== 'additives'
    if (known?.authorised === 'no' && isFood && number === null) return []
    return {
      ...place(part),
      number: known?.number ?? number,
      ingredientId,
      name: ingredientId === null ? part.name : (food?.names[lang][0] ?? ingredientId),
      class: part.class ?? known?.classes[0] ?? null,
      origin: known?.origin ?? null,
      authorised: known?.authorised ?? null,
      note: known?.note ? noteIn(library.notes, known.note, lang) : null,
    }
  })
}

function additiveOf(library: Library, food: Ingredient | undefined): Additive | null {
  // Soya lecithin is a kind of lecithin.
  const main = food?.additive ? null : food?.mainIngredient
  return food?.additive ?? (main ? library.ingredient(main)?.additive : null) ?? null
}
