/** Builds the response for a package from its sections. */

import type { AbsenceCode } from '../../domain/absences.ts'
import { byName } from '../../domain/closed-sets.ts'
import { distinctBy } from '../../domain/distinct.ts'
import { ENTRY_STATUSES, type EntryStatus } from '../../domain/labels.ts'
import type { Language } from '../../domain/languages.ts'
import { MAX_ITEMS } from '../../domain/limits.ts'
import { noteIn } from '../../domain/notes.ts'
import { itemAt } from '../../domain/present.ts'
import { CERTAINTIES } from '../../domain/reading.ts'
import {
  type Concern,
  DIETS,
  type Diet,
  EU_ALLERGENS,
  type EuAllergen,
  isDiet,
  representativeOf,
} from '../../domain/restrictions.ts'
import type {
  LabelAdditive,
  LabelIngredient,
  LabelResponse,
  Placed,
} from '../../domain/shapes/labels.ts'
import type { EuEntries } from '../../domain/shapes/recipes.ts'
import type { Library } from '../../library/library.ts'
import { check } from '../compatibility/check.ts'
import { diet as checkDiet } from '../compatibility/diet.ts'
import type { ListItem } from '../compatibility/items.ts'
import { questionsOf, type Written } from '../compatibility/questions.ts'
import { requireAtMost } from '../limits.ts'
import type { Known } from '../own-words.ts'
import { witnessed } from '../witnessed.ts'
import { additiveOf } from './additives.ts'
import type { CleanText } from './clean.ts'
import { unread } from './food-rules.ts'
import { ASSUMED_PORTION, type Evidence, Judge, type Weighed } from './judge.ts'
import type { LabelText } from './label-text.ts'
import { denialOf } from './polarity.ts'
import type { ReadPart } from './read.ts'
import type { ReadSection, Statement } from './read-section.ts'
import { flattened, type Span } from './spans.ts'

export interface LabelRequest {
  readonly text: string
  readonly lang: Language
  /** Grams of the product. */
  readonly portion?: number | null
  readonly concerns?: readonly Concern[] | null
  readonly known?: Known | null
}

/** The response, and the items on which its verdicts about allergens and intolerances are based. */
export interface JudgedLabel {
  readonly response: LabelResponse
  readonly items: readonly ListItem[]
  /** Foods that the list and the statements name. Foods in trace warnings are optional. */
  readonly namedFoods: readonly ListItem[]
}

/** A section of the text in another supported language. */
type Other = { readonly lang: Language; readonly read: ReadSection }

export function answer(
  label: LabelText,
  request: LabelRequest,
  read: ReadSection,
  others: readonly Other[],
): JudgedLabel {
  const { library, clean, language: lang } = label
  const grams = request.portion ?? ASSUMED_PORTION
  const denials = byName(DIETS, (diet) => denialOf(diet, clean.folded))
  const claims = read.claims.filter((code) => !isDiet(code) || denials[code] === undefined)
  const judge = new Judge(library, read, claims, grams)
  const { parts, evidence, items, eaten } = judge
  requireAtMost(MAX_ITEMS, items, 'text')
  const locate = locator(clean, request.text)
  const statusesOfList = statusesOf(evidence)
  const compared = others.map((other) => comparedWith(library, other, statusesOfList))
  const seen = witnessed(library, {
    raw: [request.text],
    lang,
    items: [...items, ...eaten],
    isPackage: true,
    own: flattened(parts).flatMap(({ foods }) => foods.flatMap(({ known }) => known ?? [])),
  })
  for (const one of read.outsideAllergens) judge.markUnknown(one.entry, one)
  for (const entry of [...seen.entries, ...compared.flatMap((one) => one.more)])
    judge.markUnknown(entry)
  const statuses = statusesOf(evidence)
  const judgedItems = [...items, ...seen.items]
  const checked = check(library, { items: judgedItems, concerns: request.concerns ?? null })
  const skipped = read.skipped
    .toSorted((a, b) => a.from - b.from)
    .map(({ reason, ...span }) => ({ ...locate(span), reason }))
  const named = seen.named.map((one) => withSkipReason(one, skipped))
  const animals = animalsBeside(read, seen.entries, claims)
  const response: LabelResponse = {
    ...listsOf(statuses),
    evaluation: checked.evaluation,
    ...(checked.euEvaluation ? { euEvaluation: checked.euEvaluation } : {}),
    concerns: checked.concerns,
    diets: dietsOf(library, [...eaten, ...animals, ...seen.eaten], denials),
    additives: flattened(parts).flatMap((one) => additivesOf(library, one, locate, request.lang)),
    ingredients: parts.map((part) => ingredientOf(library, part, locate)),
    skipped,
    ...(named.length > 0 ? { named } : {}),
    unresolved: checked.unresolved,
    ...questionsOf(checked, flattened(parts).map(wordsOf(locate))),
    lang,
    portion: { grams, assumed: request.portion == null },
    statements: read.statements.map(statementOf(locate)),
    allergens: allergensOf(statuses, evidence, locate),
    compared,
  }
  return {
    response,
    items: judgedItems,
    namedFoods: [...namedFoods(label, read), ...items.filter(({ isUnread }) => isUnread)],
  }
}

/**
 * Animals named outside the ingredient list, which count only for the diets that they certainly violate. If the package
 * claims to be vegan, a title such as "cheese" names an imitation.
 */
function animalsBeside(
  { outsideAnimals, foodsOfTitle }: ReadSection,
  entries: readonly EuAllergen[],
  claims: readonly AbsenceCode[],
): readonly ListItem[] {
  const named = claims.includes('vegan') ? [] : [...foodsOfTitle, ...entries.map(representativeOf)]
  const items = named.map((ingredientId) => ({ ingredientId, optional: true }))
  return [...outsideAnimals, ...items].map((one) => ({ ...one, isNamed: true }))
}

type NamedOnPackage = NonNullable<LabelResponse['named']>[number]

/** If a name is in text that was skipped, replaces its location with the reason for the skip. */
const withSkipReason = (one: NamedOnPackage, skipped: LabelResponse['skipped']) => ({
  ...one,
  where:
    skipped.find(({ start, end }) => one.start !== null && start <= one.start && one.start < end)
      ?.reason ?? one.where,
})

/** Findings for every diet. `denials` has the words that exclude a diet, such as "not suitable for vegans". */
const dietsOf = (
  library: Library,
  eaten: readonly ListItem[],
  denials: Readonly<Record<Diet, string | undefined>>,
): LabelResponse['diets'] =>
  byName(DIETS, (name) => {
    // If a package says "not suitable for vegans", check an unknown ingredient in addition to the listed ones.
    const denial = denials[name]
    const hidden = denial === undefined ? [] : [{ ingredientId: denial, isUnread: true }]
    const { diet: _, ...finding } = checkDiet(library, { diet: name, items: [...eaten, ...hidden] })
    return finding
  })

const wordsOf =
  (locate: Locate) =>
  ({ part, foods }: Weighed): Written => ({
    text: locate(part).text,
    line: null,
    words: foods.map(({ item }) => item.guess?.words ?? item.ingredientId),
  })

const statementOf =
  (locate: Locate) =>
  ({ kind, allergens, without, from, to }: Statement) => ({
    ...locate({ from, to }),
    kind,
    allergens: [...new Set(allergens.map(({ entry }) => entry))],
    without,
  })

const allergensOf = (
  statuses: Statuses,
  evidence: readonly Evidence[],
  locate: Locate,
): LabelResponse['allergens'] =>
  EU_ALLERGENS.map((allergen) => ({
    allergen,
    status: statuses[allergen],
    // If a part repeats a word, the evidence has duplicates.
    because: distinctBy(
      evidence.filter(({ entry }) => entry === allergen),
      (one) => JSON.stringify(one),
    ).map(({ status, ingredientId, ...span }) => ({ ...locate(span), status, ingredientId })),
  }))

/** The allergens found in another language's section. `more` lists those that are "no" or "unknown" in `judged`. */
function comparedWith(library: Library, { lang, read }: Other, judged: Statuses) {
  const { evidence } = new Judge(library, read, read.claims)
  const { contains, mayContain } = listsOf(statusesOf(evidence))
  const isMore = (entry: EuAllergen) => judged[entry] === 'no' || judged[entry] === 'unknown'
  return { lang, contains, mayContain, more: [...contains, ...mayContain].filter(isMore) }
}

type Statuses = Readonly<Record<EuAllergen, EntryStatus>>

const statusesOf = (evidence: readonly Evidence[]): Statuses =>
  byName(EU_ALLERGENS, (entry) => {
    const found = new Set<EntryStatus>(
      evidence.map((one) => (one.entry === entry ? one.status : 'no')),
    )
    return ENTRY_STATUSES.find((status) => found.has(status)) ?? 'no'
  })

function listsOf(statuses: Statuses): EuEntries {
  const having = (status: EntryStatus) => EU_ALLERGENS.filter((entry) => statuses[entry] === status)
  return { contains: having('contains'), mayContain: having('traces'), unknown: having('unknown') }
}

function namedFoods(label: LabelText, { parts, statements }: ReadSection): readonly ListItem[] {
  const all = flattened(parts)
  const notes = all.map(({ part, declared }) => ({ kind: part.role, declared }))
  const listed = all.flatMap(({ part, foods, isNote }) =>
    isNote || foods.length > 0 ? foods : unread(part.name || label.text(part)),
  )
  // Any alternative in a choice may be in the product, so all of them count.
  const sides = listed.flatMap(({ item: { or = [], ...first } }) => [first, ...or])
  return [
    ...sides.map((item) => ({ ...item, optional: false })),
    ...[...notes, ...statements].flatMap(({ kind, declared }) =>
      declared.map(({ food: { item } }) =>
        kind === 'mayContain' ? { ...item, optional: true } : item,
      ),
    ),
  ]
}

type Locate = (span: Span) => Placed

/** Returns a function that locates spans in the original text. */
const locator =
  ({ positions }: CleanText, given: string): Locate =>
  ({ from, to }) => {
    const first = itemAt(positions, from)
    const all = given.slice(first, to > from ? itemAt(positions, to - 1) + 1 : first)
    const text = all.trim()
    const start = first + all.length - all.trimStart().length
    return { text, start, end: start + text.length }
  }

function ingredientOf(
  library: Library,
  { part, foods, number, isNote, share, children }: Weighed,
  locate: Locate,
): LabelIngredient {
  const [first, ...also] = foods
  const additive = additiveOf(library, library.ingredient(first?.ingredientId ?? ''))
  // A class applies to the additives after it, not to a plain food like salt: "Emulsifier: lecithins, salt".
  const isPlainFood = first?.reading === 'sure' && additive === null
  return {
    ...locate(part),
    name: part.name,
    ingredientId: first?.ingredientId ?? null,
    reading: CERTAINTIES.findLast((one) => foods.some(({ reading }) => reading === one)) ?? 'sure',
    confidence: first?.confidence ?? 1,
    share,
    class: isPlainFood && number === null ? null : part.class,
    number: additive?.number ?? number,
    ...(first?.known === undefined ? {} : { known: first.known }),
    ...(also.length > 0
      ? { also: also.map(({ ingredientId, name, reading }) => ({ ingredientId, name, reading })) }
      : {}),
    ...(isNote ? { isNote } : {}),
    ingredients: children.map((child) => ingredientOf(library, child, locate)),
  }
}

const additivesOf = (
  library: Library,
  { part, foods, number }: ReadPart,
  locate: Locate,
  lang: Language,
): readonly LabelAdditive[] =>
  foods.flatMap(({ ingredientId, reading }) => {
    const food = library.ingredient(ingredientId ?? '')
    const known = reading === 'sure' ? additiveOf(library, food) : null
    if (known === null && number === null) return []
    // By law, gelatine and enzymes are foods even after a class name, but synthetic substances never are.
    const isOfClass = part.class !== null && (known?.classes.includes(part.class) ?? false)
    // A class does not always apply to the additives that follow later: "Acid citric acid, paprika extract".
    const isCarried = part.whole === undefined && !isOfClass && (known?.classes.length ?? 0) > 0
    const isMade = known?.origin.includes('synthetic') ?? false
    const isFood = !(isOfClass || isMade) || food?.category !== 'additives'
    if (known?.authorised === 'no' && isFood && number === null) return []
    return {
      ...locate(part),
      number: known?.number ?? number,
      ingredientId,
      name: ingredientId === null ? part.name : (food?.names[lang][0] ?? ingredientId),
      class: (isCarried ? null : part.class) ?? known?.classes[0] ?? null,
      origin: known?.origin ?? null,
      authorised: known?.authorised ?? null,
      note: known?.note ? noteIn(library.notes, known.note, lang) : null,
    }
  })
