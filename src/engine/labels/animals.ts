/** Finds what a sentence beside the list tells of animals: unless it denies that or tells what to eat the product with, no diet stays sure. */

import type { Language } from '../../domain/languages.ts'
import { ALLERGENS_OF_ANIMALS, allows, EU_ENTRY, isUncovered } from '../../domain/restrictions.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { isBrand, type Library } from '../../library/library.ts'
import type { ListItem } from '../compatibility/items.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'

/** `folded` is a sentence, folded letter by letter; a name of the product tells of animals only with a word such as "with" or "in". */
export function animalsBeside(
  library: Library,
  folded: string,
  language: Language,
  isName = false,
): readonly ListItem[] {
  const { free, animalsBut, hints, verbs } = LABEL_WORDS[language]
  const text = [free, animalsBut].reduce(
    (rest, gone) => rest.replace(gone, (one) => ' '.repeat(one.length)),
    folded,
  )
  const found: ListItem[] = []
  let told: Told = isName && !verbs.test(folded) ? 'named' : 'made'
  for (const { 1: clause = '', 2: end = '' } of text.matchAll(CLAUSE)) {
    found.push(...inClause(library, clause, language, told))
    const last = marksIn(clause, language).at(-1)
    const isHint = end === ':' && hints.test(clause)
    if (/[()]/.test(end)) told = last?.told ?? told
    else if (end === ':' && last?.told === 'denied' && clause.slice(last.to).trim() === '')
      told = 'denied'
    else if (isHint) told = 'eaten'
    else if (end === ':' || told !== 'named') told = 'made'
  }
  return found
}

const CLAUSE = /([^;:.!?()–\n·•|]+)(.?)/g

/** What stands before an animal: it is denied, to be eaten with the product, of the name of the product, or told to be in it. */
type Told = 'denied' | 'eaten' | 'named' | 'made'

function inClause(
  library: Library,
  clause: string,
  language: Language,
  start: Told,
): readonly ListItem[] {
  const { animalsAside } = LABEL_WORDS[language]
  const found: ListItem[] = []
  let told = start
  let isListing = false
  for (const [at, piece] of clause.split(',').entries()) {
    const marks = marksIn(piece, language)
    const isMade = animalsAside.madeBehind.test(piece) || marks.some((mark) => mark.told === 'made')
    // "Without milk, egg and fish" goes on behind a comma; "without colours, fried in lard" does not.
    const isOneMore = piece.trim().split(/\s+/).length <= LONGEST_NAME
    const isOn = isOneMore && !isMade && (told === 'denied' || start === 'eaten' || isListing)
    if (at > 0 && !isOn) told = start === 'named' ? start : 'made'
    const isAside = animalsAside.behind.test(piece)
    const names = namesIn(library, piece, language)
    for (const { from, item } of names) {
      const last = marks.filter(({ to }) => to <= from).at(-1)?.told ?? told
      const isOpen = last !== 'made' && !animalsAside.madeBehind.test(piece)
      if (!(isAside || last === 'denied' || isOpen)) found.push(item)
    }
    told = marks.at(-1)?.told ?? told
    isListing = names.length > 0 || library.named(nameKey(piece).split(' ').at(-1) ?? '').length > 0
  }
  return found
}

const LONGEST_NAME = 4

interface Mark {
  readonly told: Told
  readonly to: number
}

function marksIn(piece: string, language: Language): readonly Mark[] {
  const marks: Mark[] = []
  for (const { groups, index, 0: words } of piece.matchAll(marksOf(language))) {
    const last = marks.at(-1)
    const to = index + words.length
    if (groups?.denied !== undefined) marks.push({ told: 'denied', to })
    else if (groups?.eaten !== undefined) marks.push({ told: 'eaten', to })
    // "Serve with fish or with pork".
    else if (groups?.made !== undefined || last?.told !== 'eaten') marks.push({ told: 'made', to })
  }
  return marks
}

const patterns: Partial<Record<Language, RegExp>> = {}

function marksOf(language: Language): RegExp {
  const { denied, auxiliary, eaten, made, along } = LABEL_WORDS[language].animalsAside
  // "Not made with lard" is one mark.
  patterns[language] ??= new RegExp(
    `\\b(?:(?<denied>(?:${denied})\\b(?:(?: (?:${auxiliary}))* (?:${made})\\b)?(?: (?:${along})\\b)?)|(?<eaten>(?:${eaten})\\b)|(?<made>(?:${made})\\b)|(?:${along})\\b)`,
    'g',
  )
  return patterns[language]
}

interface NameAt {
  readonly from: number
  readonly to: number
  readonly item: ListItem
}

const LONGEST_OF_WORDS = 4
const OF = /^ (?:[a-z]{2,4} )?$/

/** Foods of an animal, words of allergens that are, and words that only tell of an animal. */
function namesIn(library: Library, piece: string, language: Language): readonly NameAt[] {
  const found: NameAt[] = []
  const covered: { from: number; to: number }[] = []
  const add = (from: number, to: number, item: ListItem | null) => {
    if (covered.some((one) => from < one.to && to > one.from)) return
    covered.push({ from, to })
    if (item) found.push({ from, to, item })
  }
  const words = [...piece.matchAll(/[a-z0-9'-]+/g)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  for (let count = LONGEST_OF_WORDS; count > 0; count--) {
    for (const [at, { from }] of words.entries()) {
      const to = words[at + count - 1]?.to
      if (to === undefined) break
      const hit = library
        .named(nameKey(piece.slice(from, to)))
        .find(({ ingredientId, lang }) => lang === language && !isBrand(library, ingredientId))
      if (!hit) continue
      const food = library.ingredient(hit.ingredientId)
      // What is made of several is made otherwise here, as its list tells.
      if (food?.variantType === 'composite') continue
      const isOfOne = food?.animalSources.some((source) => allows('vegan', source) === 'no')
      add(from, to, isOfOne ? { ingredientId: hit.ingredientId, optional: true } : null)
    }
  }
  for (const { entry, food, from, to } of allergensIn(piece, language)) {
    if (isOfAnimals(entry)) add(from, to, { ingredientId: food, optional: true })
  }
  for (const { index, 0: word } of piece.matchAll(animalsOf(language))) {
    const to = index + word.length
    // "Beef bones", "caldo de pollo".
    const isOfNamed = found.some(
      (one) => OF.test(piece.slice(one.to, index)) || OF.test(piece.slice(to, one.from)),
    )
    add(index, to, isOfNamed ? null : { ingredientId: word, isUnread: true })
  }
  return found
}

function isOfAnimals(entry: AllergenAt['entry']): boolean {
  const fact = isUncovered(entry) ? entry : EU_ENTRY[entry].allergen
  return entry === 'molluscs' || ALLERGENS_OF_ANIMALS.some(({ allergen }) => allergen === fact)
}

const whole: Partial<Record<Language, RegExp>> = {}

/** With all of the word around. */
function animalsOf(language: Language): RegExp {
  whole[language] ??= new RegExp(`[a-z]*(?:${LABEL_WORDS[language].animals.source})[a-z]*`, 'g')
  return whole[language]
}
