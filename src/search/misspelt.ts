/** Finds names that differ from a phrase by one or two letters, or that sound like it. */

import { distinctBy } from '../domain/distinct.ts'
import type { Language } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { nameKey } from '../language/fold.ts'
import { inOrder, WORDS } from '../language/index.ts'
import { soundOf } from '../language/sounds.ts'
import type { Library } from '../library/library.ts'
import { editDistance } from './edit-distance.ts'
import { dictionary, nearIndex } from './indexes.ts'
import { isNameIn } from './lexicon-entries.ts'
import { commonness } from './name-order.ts'
import { inflections, type Resolution } from './named.ts'
import type { Near } from './near-names.ts'

/** Confidence by the number of wrong letters, and by the number of wrong sounds. */
const LETTERS = [0.6, 0.7, 0.6]
const SOUNDS = [0.71, 0.45]
/** Confidence deducted for a name in another language. */
const FOREIGN = 0.05
/** Minimum length of a phrase for a typo search. Shorter phrases are one letter away from too many names. */
const SHORTEST = 4
/** Minimum length of a phrase for which we look up names that differ by one letter. */
const SHORTEST_NEAR = 3
const LONGEST = 40
/** Minimum length of a phrase in which two letters may be wrong. */
const LONG_WORD = 7
/** Maximum number of inflected forms of a misspelt phrase to look up, and maximum number of foods to return. */
const MAX_FORMS = 4
const MAX_FOUND = 8

/** Names in `languages` that differ from the phrase by one letter (two if the phrase is long), nearest first. */
export function slips(
  library: Library,
  words: readonly string[],
  language: Language,
  languages: readonly Language[] = [language],
): readonly Resolution[] {
  const phrase = words.join(' ')
  if (phrase.length < SHORTEST || phrase.length > LONGEST) return []
  const near = (form: string) => {
    // Do not correct digits: E 321 and E 322 are different additives.
    const names = NUMBER.test(form)
      ? []
      : nearIndex(library).speltLike(form, form.length >= LONG_WORD ? 2 : 1)
    const others = names.filter(({ key }) => !NUMBER.test(key))
    return foodsOf(library, others, LETTERS, { asked: language, languages })
  }
  const whole = near(phrase)
  // If the ending is removed, look up only long forms, because short forms are close to too many names.
  const forms = whole.length > 0 ? [] : inflections(words, language).slice(0, MAX_FORMS)
  const all = [...whole, ...forms.filter((form) => form.length >= LONG_WORD).flatMap(near)]
  return surestFirst(library, all, language)
}

/**
 * Foods that have one of the names `near` in one of `languages`. `confidences` lists the confidence by edit distance.
 */
const foodsOf = (
  library: Library,
  near: readonly Near[],
  confidences: readonly number[],
  { asked, languages = [asked] }: { asked: Language; languages?: readonly Language[] },
): readonly Resolution[] =>
  near.flatMap(({ key, distance }) =>
    library
      .named(key)
      .filter(({ lang }) => languages.includes(lang))
      .map(({ ingredientId, name, lang }) => ({
        ingredientId,
        name,
        lang,
        confidence: itemAt(confidences, distance) - (lang === asked ? 0 : FOREIGN),
        misspelt: true,
      })),
  )

function surestFirst(library: Library, all: readonly Resolution[], language: Language) {
  const common = (id: string) => commonness(library.popularity, id, language)
  return all.toSorted(
    (a, b) => b.confidence - a.confidence || common(b.ingredientId) - common(a.ingredientId),
  )
}

/** Names in any language that differ by one letter (two in long phrases) or sound similar, nearest first. */
export function misspelt(library: Library, words: readonly string[], language: Language) {
  const phrase = words.join(' ')
  if (phrase.length > LONGEST) return []
  const heard = (text: string) =>
    inOrder(language).flatMap((lang) =>
      foodsOf(library, nearIndex(library).soundingLike(text, lang), SOUNDS, {
        asked: language,
        languages: [lang],
      }),
    )
  const whole = [...slips(library, words, language, inOrder(language)), ...heard(phrase)]
  const isClear = phrase.length < SHORTEST || whole.length > 0
  const forms = isClear ? [] : inflections(words, language).slice(0, MAX_FORMS)
  const all = surestFirst(library, [...whole, ...forms.flatMap(heard)], language)
  return distinctBy(all, ({ ingredientId }) => ingredientId).slice(0, MAX_FOUND)
}

/** Returns the foods that an ambiguous name can mean, if the words look like a misspelling of this name. */
export function misspeltAmbiguous(library: Library, words: readonly string[], language: Language) {
  const phrase = words.join(' ')
  const sound = soundOf(phrase, WORDS[language].sounds)
  return Object.entries(library.ambiguous[language] ?? {}).flatMap(([key, meant]) => {
    if (meant.preferred !== null || Math.abs(key.length - phrase.length) > 2) return []
    const isAlike = soundOf(key, WORDS[language].sounds) === sound
    if (!isAlike && editDistance(phrase, key, 1) > 1) return []
    return meant.candidates.map((ingredientId) => ({
      ingredientId,
      name: key,
      lang: language,
      confidence: isAlike ? itemAt(SOUNDS, 0) : itemAt(LETTERS, 1),
      misspelt: true,
    }))
  })
}

/** Names in the language that differ from the words by one letter. */
export function oneLetterOff(library: Library, words: readonly string[], language: Language) {
  const phrase = words.join(' ')
  if (phrase.length < SHORTEST_NEAR || phrase.length > LONGEST) return []
  const near = nearIndex(library).speltLike(phrase, 1)
  const others = near.filter(({ distance }) => distance === 1)
  return foodsOf(library, others, LETTERS, { asked: language })
}

/** True if each differing word begins with the same letter as its counterpart in the name and is not a known word. */
export function isSlip(
  library: Library,
  words: readonly string[],
  { name: written }: Resolution,
  language: Language,
): boolean {
  const key = nameKey(written)
  if (itemAt(words, 0)[0] !== key[0]) return false
  const name = key.split(' ')
  const spelt = new Set(name)
  if (name.length !== words.length) {
    // There may be an extra or missing space, as in "pea nut butter".
    return words.some((word) => !spelt.has(word) && !isKnown(library, word, language))
  }
  return words.every(
    (word, at) =>
      word === name[at] ||
      (word[0] === itemAt(name, at)[0] && !isKnown(library, word, language)) ||
      inflections([word], language).includes(itemAt(name, at)),
  )
}

/** True for lexicon words of any language, and for food names, even if they are ambiguous ("beans"). */
const isKnown = (library: Library, word: string, language: Language): boolean =>
  dictionary(library).has(word, 'class') ||
  isNameIn(library, word, language) ||
  library.candidates(word, language) !== undefined

const CODEX = Object.values(WORDS).flatMap(({ codex }) => codex)
const NUMBER = new RegExp(`^(?:e|${CODEX.join('|')}) ?\\d+ ?[a-z]* ?[ivx]*$`)
