/** Reads names of mixtures that the library lacks: "walnut and gorgonzola filling" says what is in it, though nobody knows the rest. */

import type { Ingredient } from '../../domain/ingredient.ts'
import type { Language } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { impliedDraft } from './draft.ts'
import { asResolution } from './fruit-parts.ts'
import { foodsNamed } from './named-foods.ts'
import { wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'
import { textOf } from './wording.ts'

/** Adds the foods that the name of a mixture tells: guesses of which nobody knows the amount, so that they accuse and clear nothing. */
export function addNamedInMixture(state: LineState, places: Places): void {
  const { language, drafts } = state
  for (const ingredient of foodsOfMixture(state, wordsAt(state, places))) {
    const food = asResolution(ingredient, language, NAMED)
    const named = impliedDraft('guess', food, textOf(state, places))
    drafts.splice(-1, 0, { ...named, isCoating: true })
  }
}

/** How sure it is that a mixture holds what it is called by. */
const NAMED = 0.5

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
  if (isDenied) return []
  const name = parted(words, language)
  if (!name) return []
  const foods = (part: readonly string[]) =>
    foodsNamed(library, part, language).flatMap((id) => library.ingredient(id) ?? [])
  // "Pasta sauce", "pizza topping": what it is for.
  const isOnlyFor = ({ category }: Ingredient) => name.beside.length === 1 && CARRIERS.has(category)
  const named = foods(name.beside).filter((food) => !isOnlyFor(food))
  if (named.length === 0) return []
  // "Cashew cream": what plants stand in for is left out.
  if (named.some(({ category }) => STANDING_IN.has(category))) return named
  return [...named, ...foods([name.head]).filter(({ category }) => BASES.has(category))]
}

const DENYING: ReadonlySet<string> = new Set(['negator', 'negatorBehind', 'plant'])
const CARRIERS: ReadonlySet<string> = new Set(['bread-and-pasta', 'dishes'])
const STANDING_IN: ReadonlySet<string> = new Set(['nuts-and-seeds', 'legumes', 'grains', 'baking'])

/** What the word for the mixture itself says of it: flour and egg of a cake, cream of a cream; a salad is seldom lettuce. */
const BASES: ReadonlySet<string> = new Set(['baking', 'dairy-and-eggs', 'fats-and-oils', 'grains'])

interface MixtureName {
  /** What it is: "filling". */
  readonly head: string
  /** What it is called by. */
  readonly beside: readonly string[]
}

function parted(words: readonly string[], language: Language): MixtureName | undefined {
  const { mixtures, headFirst, compounds } = WORDS[language]
  const at = headFirst ? 0 : words.length - 1
  const head = words[at]
  if (head === undefined) return undefined
  const beside = words.filter((_, i) => i !== at)
  if (mixtures.has(head)) return { head, beside }
  if (!compounds) return undefined
  for (let from = SHORTEST_STEM; from < head.length; from++) {
    const end = head.slice(from)
    if (mixtures.has(end)) return { head: end, beside: [...beside, head.slice(0, from)] }
  }
  return undefined
}

/** "Nussfüllung", but not "Eissalat": a stem of fewer letters is seldom a food. */
const SHORTEST_STEM = 4
