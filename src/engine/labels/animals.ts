/** Finds the animals that a sentence beside the list names as part of the product, so that no diet they break stays sure. */

import { byLanguage, type Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { ALLERGENS_OF_ANIMALS, allows, EU_ENTRY, isUncovered } from '../../domain/restrictions.ts'
import { nameKey } from '../../language/fold.ts'
import { LABEL_WORDS } from '../../language/label-languages.ts'
import { isBrand, type Library } from '../../library/library.ts'
import type { ListItem } from '../compatibility/items.ts'
import { type AllergenAt, allergensIn } from './allergen-words.ts'
import type { LabelText } from './label-text.ts'
import { wordsAt } from './named.ts'
import {
  OPENS,
  type Polarity,
  type PolarityMark,
  type Scope,
  scopesIn,
  withoutDenied,
} from './polarity.ts'
import type { Span } from './spans.ts'

/** `isName`: a name of the product says that it holds an animal only with a word such as "with" or "in". */
export function animalsBeside(label: LabelText, span: Span, isName = false): readonly ListItem[] {
  const { library, language } = label
  const { animalsBut, hints, verbs } = label.words
  const folded = label.folded(span)
  const text = withoutDenied(folded, language).replace(animalsBut, (one) => ' '.repeat(one.length))
  const found: ListItem[] = []
  let start: Polarity = isName && !verbs.test(folded) ? 'isNamed' : 'has'
  for (const { 1: clause = '', 2: end = '' } of text.matchAll(CLAUSE)) {
    const { items, scopes } = readClause(library, clause, language, start)
    found.push(...items)
    const last = scopes.findLast(({ opening }) => opening !== undefined && opening !== 'break')
    const opened = last?.opening && OPENS[last.opening]
    const isOpen = last !== undefined && clause.slice(last.from).trim() === ''
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
  readonly scopes: readonly Scope[]
}

function readClause(library: Library, clause: string, language: Language, start: Polarity): Clause {
  const pieces = [...clause.matchAll(/[^,]+|(?<=,|^)(?=,|$)/g)].map(({ 0: text, index }) => {
    const marks = marksIn(text, language)
    const names = namesIn(library, text, language)
    const [lastWord = ''] = nameKey(text).split(' ').slice(-1)
    return {
      from: index,
      to: index + text.length,
      marks: marks.map((one) => ({ ...one, from: one.from + index, to: one.to + index })),
      names: names.map((one) => ({ ...one, from: one.from + index })),
      isListing: names.length > 0 || library.named(lastWord).length > 0,
      isShort: text.trim().split(/\s+/).length <= LONGEST_NAME,
      isMade: marks.some((mark) => /^(?:affirm|with)/.test(mark.class)),
    }
  })
  const commas = pieces
    .slice(1)
    .map(({ from }) => ({ from: from - 1, to: from, class: 'break' }) as const)
  const marks = [...pieces.flatMap((piece) => piece.marks), ...commas].sort(
    (a, b) => a.from - b.from,
  )
  const scopes = scopesIn(marks, clause.length, {
    start,
    // "Without milk, egg and fish" goes on after a comma; "without colours, fried in lard" does not.
    afterBreak: (before, { from }) => {
      const at = pieces.findIndex((piece) => piece.from === from)
      const { isShort, isMade } = itemAt(pieces, at)
      const isListing =
        before === 'lacks' || start === 'goesWith' || itemAt(pieces, at - 1).isListing
      if (isShort && !isMade && isListing) return before
      return start === 'isNamed' ? start : 'has'
    },
  })
  const accused = scopes.filter(({ polarity }) => polarity === 'has')
  const items = pieces
    .flatMap(({ names }) => names)
    .filter((name) => accused.some(({ from, to }) => from <= name.from && name.from < to))
    .map(({ item }) => item)
  return { items, scopes }
}

const LONGEST_NAME = 4

function marksIn(piece: string, language: Language): readonly PolarityMark[] {
  const { behind, madeBehind } = LABEL_WORDS[language].animalsAside
  const whole = { from: 0, to: 0 }
  return [
    ...(behind.test(piece) ? [{ ...whole, class: 'denyBefore' as const }] : []),
    ...(madeBehind.test(piece) ? [{ ...whole, class: 'affirmBefore' as const }] : []),
    ...[...piece.matchAll(MARKS[language])].map(
      ({ groups = {}, index, 0: { length } }): PolarityMark => ({
        from: index,
        to: index + length,
        class: OPENING.find((cls) => groups[cls] !== undefined) ?? 'with',
      }),
    ),
  ]
}

const OPENING = ['deny', 'suggest', 'affirm'] as const

const MARKS = byLanguage((lang) => {
  const { denied, auxiliary, eaten, made, along } = LABEL_WORDS[lang].animalsAside
  // "Not made with lard" is one mark.
  const deny = `(?:${denied})\\b(?:(?: (?:${auxiliary}))* (?:${made})\\b)?(?: (?:${along})\\b)?`
  return new RegExp(
    `\\b(?:(?<deny>${deny})|(?<suggest>(?:${eaten})\\b)|(?<affirm>(?:${made})\\b)|(?:${along})\\b)`,
    'g',
  )
})

/** Words of animals with the rest of the word around them. */
const ANIMALS = byLanguage(
  (lang) => new RegExp(`[a-z]*(?:${LABEL_WORDS[lang].animals.source})[a-z]*`, 'g'),
)

interface NameAt extends Span {
  readonly item: ListItem
}

const LONGEST_OF_WORDS = 4
const OF = /^ (?:[a-z]{2,4} )?$/

/** Foods and allergens of animals, and other words that name an animal. */
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
      if (!hit) continue
      const food = library.ingredient(hit.ingredientId)
      // A composite food may be made differently here, as its list shows.
      if (food?.variantType === 'composite') continue
      const isOfOne = food?.animalSources.some((source) => allows('vegan', source) === 'no')
      add(from, to, isOfOne ? { ingredientId: hit.ingredientId, optional: true } : null)
    }
  }
  for (const { entry, food, from, to } of allergensIn(piece, language)) {
    if (isOfAnimals(entry)) add(from, to, { ingredientId: food, optional: true })
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

function isOfAnimals(entry: AllergenAt['entry']): boolean {
  const fact = isUncovered(entry) ? entry : EU_ENTRY[entry].allergen
  return entry === 'molluscs' || ALLERGENS_OF_ANIMALS.some(({ allergen }) => allergen === fact)
}
