/** Adds foods that a line implies without naming them: those of a coating, a filling, a mixture or a label. */

import { WORDS, wordsOfAll } from '../../language/index.ts'
import type { Coating } from '../../language/word-classes.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { splitsOf } from '../../search/named.ts'
import { type Draft, impliedDraft } from './draft.ts'
import { resolutionOf } from './fruit-parts.ts'
import { foodsNamed } from './named-foods.ts'
import { keyAt, markLastAsGuess, wordsAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'
import { writtenText } from './wording.ts'

/** Confidence that a coating contains its usual foods, or that a filling or mixture contains the foods in its name. */
const CONFIDENCE_USUAL = 0.95
const CONFIDENCE_NAMED = 0.5

/** Inserts an implied food before the last food, since later words describe the last food. */
function imply(
  { library, language, drafts }: LineState,
  id: string,
  phrase: string,
  coating?: Pick<Draft, 'without' | 'optional'>,
): void {
  const ingredient = library.ingredient(id)
  if (!ingredient) return
  const food = resolutionOf(ingredient, language, coating ? CONFIDENCE_USUAL : CONFIDENCE_NAMED)
  const draft = impliedDraft(coating ? 'sure' : 'guess', food, phrase)
  const owner = drafts.findLastIndex(({ isCoating }) => !isCoating)
  drafts.splice(owner < 0 ? drafts.length : owner, 0, { ...draft, isCoating: true, ...coating })
}

/** Adds the foods that a coating usually contains. For a marinade or filling, only marks the last food as a guess. */
export function addCoating(state: LineState, at: number, coating: Coating): void {
  const ids = COATING_FOODS[coating]
  if (ids.length === 0) markLastAsGuess(state)
  const without = state.drafts.at(-1)?.without ?? []
  for (const id of ids)
    imply(state, id, state.tokens[at]?.text ?? '', { without, optional: BINDING.has(id) })
}

/** The foods that a coating usually contains. */
export const COATING_FOODS: Readonly<Record<Coating, readonly string[]>> = {
  breaded: ['breadcrumbs', 'egg'],
  battered: ['wheat-flour', 'egg', 'whole-milk'],
  floured: ['wheat-flour'],
  marinated: [],
  filled: [],
}

const BINDING: ReadonlySet<string> = new Set(['egg', 'whole-milk'])

/** Adds guesses for the foods named by a filling or marinade: "Datteln im Speckmantel". */
export function addFilling(state: LineState, indexes: Indexes): void {
  const articles = wordsOfAll('articles')
  // A word after an article is not a food: "a la romana" does not name lettuce.
  const named = indexes.filter((at) => !articles.has(keyAt(state, at - 1)))
  const words = wordsAt(state, named)
  const known = state.drafts
    .flatMap(({ choices }) => choices)
    .flatMap(({ certainty, candidates }) => (certainty === 'none' ? [] : candidates.slice(0, 1)))
  for (const id of foodsNamed(state.library, words, state.language))
    if (!known.some(({ ingredientId }) => ingredientId === id)) imply(state, id, words.join(' '))
}

/**
 * Adds the base of a mixture such as "Nussfüllung" and the foods in its name. Each added food is a guess, since a
 * mixture may contain other foods.
 */
export function addNamedInMixture(state: LineState, indexes: Indexes): void {
  const { library, language } = state
  const { mixtures, headFirst, instead } = WORDS[language]
  const words = wordsAt(state, indexes)
  const last = (headFirst ? words[0] : words.at(-1)) ?? ''
  const ends = splitsOf(last, language, SHORTEST_STEM, SHORTEST_MIXTURE).map(([, end]) => end)
  const head = [last, ...ends].find((one) => mixtures.has(one))
  const isDenied = words.some(
    (word, at) =>
      DENYING.has(entryAt(library, words, at, language)?.cls ?? '') ||
      [...instead.before, ...instead.after].includes(word),
  )
  if (head === undefined || isDenied) return
  const stem = last.slice(0, -head.length)
  const beside = [...words.filter((word) => word !== last), ...(stem === '' ? [] : [stem])]
  const isOf = (categories: ReadonlySet<string>) => (id: string) =>
    categories.has(library.ingredient(id)?.category ?? '')
  const base = foodsNamed(library, [head], language)
  const parts = foodsNamed(library, beside, language)
  // Foods implied by the whole name count too: "Waldorf salad" contains walnuts.
  const whole = foodsNamed(library, words, language).filter((id) => !base.includes(id))
  // The first word may say what the mixture is for: "pasta sauce", "pizza topping".
  const isUse = beside.length === 1 ? isOf(CARRIERS) : () => false
  const named = [...new Set([...parts, ...whole])].filter((id) => !isUse(id))
  // If the name contains a plant such as a nut, the plant replaces the base: "cashew cream" contains no cream.
  const isPure = named.length === 0 || parts.some(isOf(STANDING_IN))
  const phrase = writtenText(state, indexes)
  for (const id of isPure ? named : [...named, ...base.filter(isOf(BASES))])
    imply(state, id, phrase)
}

/** Minimum letters of a food at the start of a compound: "Nuss" in "Nussfüllung", but not "Eis" in "Eissalat". */
const SHORTEST_STEM = 4
const SHORTEST_MIXTURE = 3
const DENYING: ReadonlySet<string> = new Set(['negator', 'negatorAfter', 'plant'])
const CARRIERS: ReadonlySet<string> = new Set(['bread-and-pasta', 'dishes'])
const STANDING_IN: ReadonlySet<string> = new Set(['nuts-and-seeds', 'legumes', 'grains', 'baking'])
/** If a mixture is named after a food of these categories, such as cream, the mixture contains this food. */
const BASES: ReadonlySet<string> = new Set(['baking', 'dairy-and-eggs', 'fats-and-oils', 'grains'])
