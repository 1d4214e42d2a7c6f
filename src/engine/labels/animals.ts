/** Finds animals that a sentence outside the list names as part of the product, so that diets they break become uncertain. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { byLanguage, type Language } from '../../domain/languages.ts'
import { lastOf } from '../../domain/present.ts'
import { ALLERGENS_OF_ANIMALS, allows, type Diet, EU_ENTRY } from '../../domain/restrictions.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import { isBrand, type Library } from '../../library/library.ts'
import type { ListItem } from '../compatibility/items.ts'
import { allergensIn } from './allergen-words.ts'
import type { LabelText } from './label-text.ts'
import { wordsAt } from './named.ts'
import { withoutDenied } from './polarity.ts'
import { blanked, type Span } from './spans.ts'

/** Whether the product contains the named food, lacks it, goes with it, or is named after it. */
type Polarity = 'has' | 'lacks' | 'goesWith' | 'isNamed'

/** `isName`: a product name implies an animal ingredient only with a word such as "with" or "in". */
export function animalsBeside(label: LabelText, span: Span, isName = false): readonly ListItem[] {
  const { animalsBut, hints, verbs } = label.words
  const folded = label.folded(span)
  const text = blanked(withoutDenied(folded, label.language), animalsBut)
  const found: ListItem[] = []
  let start: Polarity = isName && !verbs.test(folded) ? 'isNamed' : 'has'
  for (const { 1: clause = '', 2: end = '' } of text.matchAll(CLAUSE)) {
    const { items, opened, isOpen } = readClause(label, clause, start)
    found.push(...items)
    if (/[()]/.test(end)) start = opened ?? start
    else if (end === ':' && opened === 'lacks' && isOpen) start = 'lacks'
    else if (end === ':' && hints.test(clause)) start = 'goesWith'
    else if (end === ':' || start !== 'isNamed') start = 'has'
  }
  return found
}

const CLAUSE = /([^;:.!?()–\n·•|]+)(.?)/g

interface Clause {
  readonly items: readonly ListItem[]
  /** Polarity that the last mark opened. */
  readonly opened: Polarity | undefined
  /** True if the clause ends with that mark. */
  readonly isOpen: boolean
}

/** A denial or affirmation applies up to the next one, and past a comma if the enumeration continues. */
function readClause(
  { library, language, words }: LabelText,
  clause: string,
  start: Polarity,
): Clause {
  const { behind: deniedAfter, madeBehind: affirmedAfter } = words.animalsAside
  const items: ListItem[] = []
  let polarity = start
  let opened: Polarity | undefined
  let isOpen = false
  let isListing = false
  for (const [at, piece] of clause.split(',').entries()) {
    const names = namesIn(library, piece, language)
    const marks = marksIn(piece, language)
    const isDenied = deniedAfter.test(piece)
    const isAffirmed = affirmedAfter.test(piece)
    const isMade = isAffirmed || marks.some(({ opens }) => opens === 'has')
    const isShort = piece.trim().split(/\s+/).length <= LONGEST_OF_LIST
    // "Without milk, egg and fish" continues past the comma; "without colours, fried in lard" does not.
    const goesOn = polarity === 'lacks' || start === 'goesWith' || isListing
    if (at > 0 && (isMade || !isShort || !goesOn)) {
      polarity = start === 'isNamed' ? start : 'has'
    }
    const stretches = [{ from: 0, opens: polarity }, ...marks]
    for (const [next, { from, opens }] of [...stretches.entries()]) {
      const to = stretches[next + 1]?.from ?? piece.length
      const isHad = opens === 'has' || (isAffirmed && opens !== 'lacks')
      const inside = names.filter((one) => from <= one.from && one.from < to)
      if (isHad && !isDenied) items.push(...inside.map(({ item }) => item))
      polarity = opens
    }
    const last = marks.at(-1)
    opened = last?.opens ?? opened
    isOpen = last !== undefined && piece.slice(last.to).trim() === ''
    isListing = names.length > 0 || library.named(lastOf(nameKey(piece).split(' '))).length > 0
  }
  return { items, opened, isOpen }
}

const LONGEST_OF_LIST = 4

interface Mark extends Span {
  readonly opens: Polarity
}

function marksIn(piece: string, language: Language): readonly Mark[] {
  const marks: Mark[] = []
  for (const { groups = {}, index, 0: words } of piece.matchAll(MARKS[language])) {
    const opens = OPENING.find((one) => groups[one] !== undefined)
    // "Serve with fish or with pork".
    if (opens === undefined && marks.at(-1)?.opens === 'goesWith') continue
    marks.push({ from: index, to: index + words.length, opens: opens ?? 'has' })
  }
  return marks
}

const OPENING = ['lacks', 'goesWith', 'has'] as const

const MARKS = byLanguage((lang) => {
  const { denied, auxiliary, eaten, made, along } = LABEL_WORDS[lang].animalsAside
  // "Not made with lard" is one mark.
  const deny = `(?:${denied})\\b(?:(?: (?:${auxiliary}))* (?:${made})\\b)?(?: (?:${along})\\b)?`
  return new RegExp(
    `\\b(?:(?<lacks>${deny})|(?<goesWith>(?:${eaten})\\b)|(?<has>(?:${made})\\b)|(?:${along})\\b)`,
    'g',
  )
})

/** Animal words, extended to the whole word. */
const ANIMALS = byLanguage(
  (lang) => new RegExp(`[a-z]*(?:${LABEL_WORDS[lang].animals.source})[a-z]*`, 'g'),
)

interface NameAt extends Span {
  readonly item: ListItem
}

const LONGEST_OF_WORDS = 4
const OF = /^ (?:[a-z]{2,4} )?$/

/** Animal foods, animal allergens, and other words that name an animal. */
function namesIn(library: Library, piece: string, language: Language): readonly NameAt[] {
  const found: NameAt[] = []
  const covered: Span[] = []
  const add = (from: number, to: number, item: ListItem | null) => {
    if (covered.some((one) => from < one.to && to > one.from)) return
    covered.push({ from, to })
    if (item) found.push({ from, to, item })
  }
  const words = wordsAt(piece)
  for (let count = LONGEST_OF_WORDS; count > 0; count--) {
    for (const [at, { from }] of words.entries()) {
      const to = words[at + count - 1]?.to
      if (to === undefined) break
      const hit = library
        .named(nameKey(piece.slice(from, to)))
        .find(({ ingredientId, lang }) => lang === language && !isBrand(library, ingredientId))
      const food = hit && library.ingredient(hit.ingredientId)
      // The recipe of a composite food may differ here, as its list shows; its words may name other foods.
      if (!food || food.variantType === 'composite') continue
      add(from, to, breaksDiet(food, 'vegan') ? { ingredientId: food.id, optional: true } : null)
    }
  }
  for (const { entry, food, from, to } of allergensIn(piece, language)) {
    const isOfAnimals = ALLERGENS_OF_ANIMALS.some(
      ({ allergen }) => allergen === EU_ENTRY[entry].allergen,
    )
    if (isOfAnimals) add(from, to, { ingredientId: food, optional: true })
  }
  for (const { index, 0: word } of piece.matchAll(ANIMALS[language])) {
    const to = index + word.length
    // "Beef bones", "caldo de pollo".
    const isOfNamed = found.some(
      (one) => OF.test(piece.slice(one.to, index)) || OF.test(piece.slice(to, one.from)),
    )
    add(index, to, isOfNamed ? null : { ingredientId: word, isUnread: true })
  }
  return found
}

/** True if a food certainly comes from an animal that the diet excludes. */
export const breaksDiet = (food: Ingredient | undefined, diet: Diet): boolean =>
  food?.animalSources.some((source) => allows(diet, source) === 'no') === true
