/** Zest and juice, greens and whites: parts of a fruit or stalk that the library has as foods of their own. */

import { isOneOf } from '../../domain/closed-sets.ts'
import { FORM_RELATIONS } from '../../domain/forms.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { itemAt } from '../../domain/present.ts'
import { inOrder, WORDS } from '../../language/index.ts'
import { ENDS, type End, own } from '../../language/words.ts'
import type { Resolution } from '../../search/named.ts'
import { type Draft, onlyChoice } from './draft.ts'
import { CERTAIN, isPlainWord } from './readings.ts'
import { markAll } from './roles.ts'
import { wordsAt } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** "Zumo y ralladura", "grated zest only" behind a fruit: taken as its parts, where the words say nothing else. */
export function takeParts(state: LineState, places: Places): boolean {
  const current = state.drafts.at(-1)
  const words = wordsAt(state, places)
  if (!current || !isPartsOnly(state, words) || !putParts(state, current, words)) return false
  markAll(state, places, 'descriptor')
  return true
}

/** "2 oranges, grated zest only": the parts in the place of the fruit, where the library has them. */
export function putParts(state: LineState, draft: Draft, words: readonly string[]): boolean {
  const only = onlyChoice(draft)
  const id = only?.candidates[0]?.ingredientId
  if (!only || id === undefined || only.certainty !== 'sure') return false
  const made = partsOfFood(state, id, partsNamed(state, words))
  if (made.length === 0) return false
  const drafts = made.map(
    (part): Draft => ({ ...draft, choices: [{ ...only, candidates: [part] }] }),
  )
  state.drafts.splice(state.drafts.indexOf(draft), 1, ...drafts)
  return true
}

/** Those of the parts of a food that the library has. */
export function partsOfFood(
  { library, language }: LineState,
  id: string,
  parts: readonly string[],
): readonly Resolution[] {
  return parts.flatMap((part) => {
    const made = isOneOf(FORM_RELATIONS, part) ? own(library.forms.made[part], id) : undefined
    const ingredient = made === undefined ? undefined : library.ingredient(made)
    return ingredient ? [asResolution(ingredient, language, CERTAIN)] : []
  })
}

/** A food that the line does not name by itself, under its first name. */
export function asResolution(
  { id, names }: Ingredient,
  language: LineState['language'],
  confidence: number,
): Resolution {
  return { ingredientId: id, name: itemAt(names[language], 0), confidence }
}

/** The parts that words of any language name, each once. */
function partsNamed(state: LineState, words: readonly string[]): readonly string[] {
  const { language } = state
  const end = endNamed(state, words)
  if (end) return [end]
  const found = words.flatMap((word) =>
    inOrder(language).flatMap((lang) => own(WORDS[lang].parts, word) ?? []),
  )
  return [...new Set(found)]
}

/**
 * "Green parts only", "das Weiße": only the whole phrase tells an end. The greens hold less of what burdens, so that behind a stalk
 * they are meant only where nothing else is.
 */
function endNamed(state: LineState, words: readonly string[]): End | undefined {
  const langs = inOrder(state.language)
  const rest = words.filter((word) => !langs.some((lang) => WORDS[lang].only.has(word)))
  const end = endIn(state, rest)
  return end === 'greens' && rest.length === words.length ? undefined : end
}

/** The end of a stalk that a whole phrase names. */
export function endIn({ language }: LineState, words: readonly string[]): End | undefined {
  const phrase = words.join(' ')
  return ENDS.find((end) =>
    inOrder(language).some((lang) => WORDS[lang].ends[end].includes(phrase)),
  )
}

function isPartsOnly(state: LineState, words: readonly string[]): boolean {
  if (endNamed(state, words)) return true
  return (
    partsNamed(state, words).length > 0 &&
    words.every(
      (word) =>
        partsNamed(state, [word]).length > 0 ||
        state.amounts.isAnd(word) ||
        isPlainWord(state, word),
    )
  )
}
