/** Finds animal ingredients named outside the ingredient list, which make the verdicts for some diets uncertain. */

import { type Ingredient, sourcesOf } from '../../domain/ingredient.ts'
import { byLanguage, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { allows, type Diet } from '../../domain/restrictions.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/index.ts'
import type { Library } from '../../library/library.ts'
import type { ListItem } from '../compatibility/items.ts'
import { allergensIn } from './allergen-words.ts'
import type { LabelText } from './label-text.ts'
import { foodNamed, LONGEST_NAME, wordsAt } from './named.ts'
import { withoutDenied } from './polarity.ts'
import { blanked, type Span } from './spans.ts'

/** Says whether the product contains the food, lacks it, is eaten with it, or is only named after it. */
type Polarity = 'has' | 'lacks' | 'goesWith' | 'isNamed'

/**
 * Finds the animals that the product contains according to a text. A word such as "without" or "with" applies until the
 * next such word, even past commas in a list.
 */
export function animalsOutsideList(label: LabelText, span: Span, isName = false) {
  const { library, language, words } = label
  const { animalsAside, animalsBut, hints, verbs } = words
  const folded = label.folded(span)
  const text = blanked(withoutDenied(folded, language), animalsBut)
  const found: ListItem[] = []
  // A product name implies an animal ingredient only with a word such as "with" or "in".
  let usual: Polarity = isName && !verbs.test(folded) ? 'isNamed' : 'has'
  let polarity: Polarity = usual
  let isListing = false
  let before = ''
  for (const { 1: piece = '', 2: end = '' } of text.matchAll(PIECE)) {
    const foods = foodsIn(library, piece, language)
    const marks = marksIn(piece, language)
    const isAffirmed = animalsAside.madeAfter.test(piece)
    const isMade = isAffirmed || marks.some(({ opens }) => opens === 'has')
    const isShort = piece.trim().split(/\s+/).length <= LONGEST_OF_LIST
    // "Without" continues after the comma in "without milk, egg and fish", not in "without colours, fried in lard".
    // lard".
    const goesOn = !isMade && isShort && (polarity === 'lacks' || isListing)
    if (before === ',' && !goesOn) polarity = usual
    for (const { from, item } of animalsAside.deniedAfter.test(piece) ? [] : foods) {
      const opens = marks.findLast((mark) => mark.from <= from)?.opens ?? polarity
      if (item && (opens === 'has' || (isAffirmed && opens !== 'lacks'))) found.push(item)
    }
    const last = marks.at(-1)
    polarity = last?.opens ?? polarity
    isListing = foods.length > 0
    before = end
    const isOpen = polarity === 'lacks' && last?.to === piece.trimEnd().length
    if (/[,()]/.test(end) || (end === ':' && isOpen)) continue
    if (end === ':') usual = 'has'
    isListing = end === ':' && hints.test(piece)
    polarity = isListing ? 'goesWith' : usual
  }
  return found
}

const PIECE = /([^,;:.!?()–\n·•|]*)([,;:.!?()–\n·•|]|$)/g
const LONGEST_OF_LIST = 4

interface Mark extends Span {
  readonly opens: Polarity
}

function marksIn(piece: string, language: Language): readonly Mark[] {
  const marks: Mark[] = []
  for (const { groups = {}, index: from, 0: words } of piece.matchAll(MARKS[language])) {
    const { lacks, goesWith, along } = groups
    // "With" changes nothing after a word such as "serve": "Serve with fish or with pork".
    if (along && marks.at(-1)?.opens === 'goesWith') continue
    const opens = lacks ? 'lacks' : goesWith ? 'goesWith' : 'has'
    marks.push({ from, to: from + words.length, opens })
  }
  return marks
}

const MARKS = byLanguage((lang) => {
  const { denied, auxiliary, eaten, made, along } = LABEL_WORDS[lang].animalsAside
  // In "not made with lard", "not made with" counts as a single negation.
  const deny = `(?:${denied})\\b(?:(?: (?:${auxiliary}))* (?:${made})\\b)?(?: (?:${along})\\b)?`
  return new RegExp(
    `\\b(?:(?<lacks>${deny})|(?<goesWith>(?:${eaten})\\b)|(?:${made})\\b|(?<along>(?:${along})\\b))`,
    'g',
  )
})

/** Matches the whole word that contains an animal word. */
const ANIMALS = byLanguage(
  (lang) => new RegExp(`[a-z]*(?:${LABEL_WORDS[lang].animals.source})[a-z]*`, 'g'),
)

/** The foods, animal allergens and animal words in a text. The item is null for a food that is not from an animal. */
function foodsIn(library: Library, piece: string, language: Language) {
  const found: (Span & { readonly item: ListItem | null })[] = []
  const add = ({ from, to }: Span, item: ListItem | null) => {
    if (found.every((one) => to <= one.from || from >= one.to)) found.push({ from, to, item })
  }
  const itemOf = (food: Ingredient | undefined): ListItem | null =>
    food && breaksDiet(food, 'vegan') ? { ingredientId: food.id, optional: true } : null
  const words = wordsAt(piece)
  for (let count = LONGEST_NAME; count > 0; count--) {
    for (const [at, { to }] of words.slice(count - 1).entries()) {
      const { from } = itemAt(words, at)
      const food = foodNamed(library, nameKey(piece.slice(from, to)), language)
      // Skip composite foods, since the list shows their actual recipe, and their words may name other foods.
      if (food && food.variantType !== 'composite') add({ from, to }, itemOf(food))
    }
  }
  for (const { food, ...span } of allergensIn(piece, language)) {
    const item = itemOf(library.ingredient(food))
    if (item) add(span, item)
  }
  for (const { index: from, 0: word } of piece.matchAll(ANIMALS[language]))
    add({ from, to: from + word.length }, { ingredientId: word, isUnread: true })
  return found
}

/** True if a food certainly comes from an animal that the diet excludes. */
export const breaksDiet = (food: Ingredient | undefined, diet: Diet): boolean =>
  food !== undefined && sourcesOf(food).some((source) => allows(diet, source) === 'no')
