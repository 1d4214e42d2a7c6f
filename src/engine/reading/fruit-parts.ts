/** Reads parts of a fruit or stalk as foods: "juice of 1 lemon", "2 oranges, grated zest only", "das Weiße". */

import { isOneOf } from '../../domain/closed-sets.ts'
import { FORM_RELATIONS } from '../../domain/forms.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { itemAt } from '../../domain/present.ts'
import { nameKey } from '../../language/fold.ts'
import { beginsPart, partNamed, wordsOfAll } from '../../language/index.ts'
import { lookup, type Words } from '../../language/words.ts'
import type { Resolution } from '../../search/named.ts'
import type { Amount } from './amounts.ts'
import { type Draft, onlyChoice } from './draft.ts'
import { CERTAIN, isPlainWord } from './readings.ts'
import { isOf, keyAt, markAll, range, wordsAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'

/** Replaces the preceding food with its parts if the words name only parts: "zumo y ralladura". */
export function replaceByFruitParts(state: LineState, indexes: Indexes, amount?: Amount): boolean {
  const current = state.drafts.at(-1)
  const words = wordsAt(state, indexes)
  // If a part has an amount, the amount only tells how much the fruit yields: "2 limes (3 tbsp juice)".
  const isGiven = amount?.numbered === true && partsNamed(state, words).length > 0
  if (!current || !(isGiven || replaceByParts(state, current, words))) return false
  markAll(state, indexes, isGiven ? 'note' : 'descriptor')
  return true
}

/** Replaces a fruit with the named parts. Returns false if the library has none of the parts. */
export function replaceByParts(state: LineState, draft: Draft, words: Words): boolean {
  const only = onlyChoice(draft)
  const id = only?.candidates[0]?.ingredientId
  if (!only || id === undefined || only.certainty !== 'sure') return false
  const parts = partsOfFood(state, id, partsNamed(state, words))
  if (parts.length === 0) return false
  const drafts = parts.map((part) => ({ ...draft, choices: [{ ...only, candidates: [part] }] }))
  state.drafts.splice(state.drafts.indexOf(draft), 1, ...drafts)
  return true
}

/** Returns the given parts of a food, except parts that the library does not have. */
export const partsOfFood = (
  { library, language }: LineState,
  id: string,
  parts: readonly string[],
): readonly Resolution[] =>
  parts.flatMap((part) => {
    const made = isOneOf(FORM_RELATIONS, part) ? lookup(library.forms.made[part], id) : undefined
    const ingredient = made === undefined ? undefined : library.ingredient(made)
    return ingredient ? [resolutionOf(ingredient, language, CERTAIN)] : []
  })

/** The words to look up with a later description. Those of the whole fruit would replace the part by the fruit. */
export const wordsOfPart = ({ name }: Resolution): Words => nameKey(name).split(' ')

/** Returns a resolution for an implied ingredient, with the first name that the library lists in `language`. */
export const resolutionOf = (
  { id, names }: Ingredient,
  language: LineState['language'],
  confidence: number,
): Resolution => ({ ingredientId: id, name: itemAt(names[language], 0), confidence })

/** Returns the parts that the words name, in any language. Returns none if the words also name anything else. */
function partsNamed(state: LineState, words: Words, isBeforeFood = false): readonly string[] {
  const rest = words.filter((word) => !wordsOfAll('only').has(word))
  const whole = partNamed(rest.join(' '))
  // Without a word such as "only", the whole food counts and not its green parts, since the green parts contain less
  // of what people avoid.
  if (whole === 'greens' && !isBeforeFood && rest.length === words.length) return []
  if (whole) return [whole]
  const isOther = (word: string) =>
    !partNamed(word) && !state.amounts.joins.and.has(word) && !isPlainWord(state, word)
  return words.some(isOther) ? [] : [...new Set(words.flatMap((word) => partNamed(word) ?? []))]
}

/** Id of the last fruit in the line, even if only a part of it was named. */
export function fruitBefore({ drafts, library }: LineState): string | undefined {
  const id = onlyChoice(drafts.at(-1))?.candidates[0]?.ingredientId
  return id === undefined ? undefined : (library.ingredient(id)?.mainIngredient ?? id)
}

/** True if the name of a part may begin with the word. This check is cheap. */
const mayBeginPart = (state: LineState, word: string) =>
  beginsPart(word) ||
  wordsOfAll('only').has(word) ||
  state.amounts.joins.and.has(word) ||
  isPlainWord(state, word)

/** Maximum number of words before "of", including articles, in phrases such as "the juice and zest of 2 lemons". */
const MAX_WORDS = 7

/** Returns the fruit parts that are named before "of" or an amount, and the index of the token after the parts. */
export function partsAt(state: LineState, from: number, limit: number) {
  if (!mayBeginPart(state, keyAt(state, from))) return { parts: [], to: from }
  const isEnd = (at: number) =>
    isOf(state, keyAt(state, at)) || state.amounts.at(at, limit)?.numbered === true
  const to = range(from + 1, Math.min(limit, from + MAX_WORDS)).find(isEnd) ?? from
  return { parts: partsNamed(state, wordsAt(state, range(from, to)), true), to }
}
