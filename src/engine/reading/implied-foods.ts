/** Adds foods that a line implies without naming them: those of a coating, a filling, a mixture or a label. */

import type { Ingredient } from '../../domain/ingredient.ts'
import type { Language } from '../../domain/languages.ts'
import { WORDS, wordsOfAll } from '../../language/index.ts'
import type { Coating } from '../../language/word-classes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { type Draft, impliedDraft } from './draft.ts'
import { asResolution } from './fruit-parts.ts'
import { foodsNamed } from './named-foods.ts'
import { keyAt, markLastAsGuess, range, wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'
import { textOf } from './wording.ts'

/** Confidence that a coating is the usual one, and that a filling or mixture contains the foods in its name. */
const USUAL = 0.95
const CALLED = 0.5

/** Inserts a food before its owner, which must stay last because later words still describe it. */
function imply(
  { library, language, drafts }: LineState,
  id: string,
  confidence: number,
  phrase: string,
  more: Partial<Pick<Draft, 'without' | 'optional'>> = {},
): void {
  const ingredient = library.ingredient(id)
  if (!ingredient) return
  const food = asResolution(ingredient, language, confidence)
  const draft = impliedDraft(confidence === USUAL ? 'sure' : 'guess', food, phrase)
  const owner = drafts.findLastIndex(({ isCoating }) => !isCoating)
  drafts.splice(owner < 0 ? drafts.length : owner, 0, { ...draft, isCoating: true, ...more })
}

/** Adds the usual foods of a coating; a marinade or filling is unknown, so the food becomes a guess. */
export function addCoating(state: LineState, at: number, coating: Coating): void {
  if (ADDED[coating].length === 0) markLastAsGuess(state)
  const phrase = state.tokens[at]?.text ?? ''
  const without = state.drafts.at(-1)?.without ?? []
  for (const id of ADDED[coating]) {
    imply(state, id, USUAL, phrase, { without, optional: BINDING.has(id) })
  }
}

const ADDED: Readonly<Record<Coating, readonly string[]>> = {
  breaded: ['breadcrumbs', 'egg'],
  battered: ['wheat-flour', 'egg', 'whole-milk'],
  floured: ['wheat-flour'],
  marinated: [],
  filled: [],
}

/** Optional binding agents of a coating. */
const BINDING: ReadonlySet<string> = new Set(['egg', 'whole-milk'])

/** "Datteln im Speckmantel": the food may contain those that the words name. */
export function addFilling(state: LineState, places: Places): void {
  const { library, language, drafts } = state
  const articles = wordsOfAll('articles')
  // "A la romana" is not lettuce.
  const words = wordsAt(
    state,
    places.filter((at) => !articles.has(keyAt(state, at - 1))),
  )
  const isNamed = (id: string) =>
    drafts.some(({ choices }) => choices.some((one) => one.candidates[0]?.ingredientId === id))
  for (const id of foodsNamed(library, words, language)) {
    if (!isNamed(id)) imply(state, id, CALLED, words.join(' '))
  }
}

/** "Walnut and gorgonzola filling": guesses of unknown amount, which may add allergens but never rule any out. */
export function addNamedInMixture(state: LineState, places: Places): void {
  const phrase = textOf(state, places)
  for (const { id } of foodsOfMixture(state, wordsAt(state, places))) {
    imply(state, id, CALLED, phrase)
  }
}

function foodsOfMixture(
  { library, language }: LineState,
  words: readonly string[],
): readonly Ingredient[] {
  const { instead, without } = WORDS[language]
  const isDenied = words.some(
    (word, at) =>
      DENYING.has(entryAt(library, words, at, language)?.cls ?? '') ||
      [instead, without].some(({ before, behind }) => [...before, ...behind].includes(word)),
  )
  const name = isDenied ? undefined : mixtureName(words, language)
  if (!name) return []
  const foods = (part: readonly string[]) =>
    foodsNamed(library, part, language).flatMap((id) => library.ingredient(id) ?? [])
  // "Pasta sauce", "pizza topping": its use, not an ingredient.
  const isOnlyFor = ({ category }: Ingredient) => name.beside.length === 1 && CARRIERS.has(category)
  const named = foods(name.beside).filter((food) => !isOnlyFor(food))
  if (named.length === 0) return []
  // "Cashew cream": omit the base that a plant replaces.
  if (named.some(({ category }) => STANDING_IN.has(category))) return named
  return [...named, ...foods([name.head]).filter(({ category }) => BASES.has(category))]
}

const DENYING: ReadonlySet<string> = new Set(['negator', 'negatorBehind', 'plant'])
const CARRIERS: ReadonlySet<string> = new Set(['bread-and-pasta', 'dishes'])
const STANDING_IN: ReadonlySet<string> = new Set(['nuts-and-seeds', 'legumes', 'grains', 'baking'])

/** A cake contains flour and egg, a cream contains cream; a salad is seldom lettuce. */
const BASES: ReadonlySet<string> = new Set(['baking', 'dairy-and-eggs', 'fats-and-oils', 'grains'])

/** The word for the mixture itself ("filling"), and the other words of its name. */
function mixtureName(words: readonly string[], language: Language) {
  const { mixtures, headFirst, compounds } = WORDS[language]
  const at = headFirst ? 0 : words.length - 1
  const head = words[at] ?? ''
  const beside = words.filter((_, i) => i !== at)
  if (mixtures.has(head)) return { head, beside }
  const from = compounds
    ? range(SHORTEST_STEM, head.length).find((i) => mixtures.has(head.slice(i)))
    : undefined
  return from && { head: head.slice(from), beside: [...beside, head.slice(0, from)] }
}

/** "Nussfüllung", but not "Eissalat": shorter stems are seldom a food. */
const SHORTEST_STEM = 4
