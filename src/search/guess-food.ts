/** Guesses the food of a phrase that is not an exact name: corrects a typo, uses the main word, or suggests foods. */

import { itemAt } from '../domain/present.ts'
import { WORDS } from '../language/index.ts'
import { isBrand } from '../library/library.ts'
import { distinctFoods, type Found, scaled } from './food-reading.ts'
import { isSlip, slips } from './misspelt.ts'
import { ambiguousMeanings, findLikelyName, type Resolution, splitsOf } from './named.ts'
import { type Phrase, roleOf, type WordSpan } from './phrase.ts'

/** Confidence factors for a match with words left over, for a match of the end of a compound, and for a suggestion. */
const LEFT_OVER = 0.6
const TAIL = 0.55
const SUGGESTED = 0.3
const MAX_SUGGESTIONS = 3
/** Minimum length of a compound word that we split, and of its first part. */
const MIN_COMPOUND = 8
const MIN_COMPOUND_START = 3

export const guessFood = (phrase: Phrase): Found =>
  typo(phrase) ?? headName(phrase) ?? noFood(phrase, false)

/** The result for a phrase that names no food. `isEmpty` is true if its words are only descriptive. */
export function noFood(phrase: Phrase, isEmpty: boolean): Found {
  const candidates = isEmpty ? [] : suggestions(phrase)
  return { certainty: 'none', candidates, roles: phrase.roles(), isEmpty }
}

/**
 * Finds a name in the requested language that the phrase misspells by one or two letters. Finds nothing if the phrase
 * consists of known words.
 */
function typo(phrase: Phrase): Found | undefined {
  const { library, words, language } = phrase
  const naming = phrase.namingWords()
  const all = words.map((_, at) => at)
  for (const indexes of naming.length === all.length ? [all] : [all, naming]) {
    const texts = indexes.map((at) => itemAt(words, at))
    const candidates = slips(library, texts, language).filter((one) =>
      isSlip(library, texts, one, language),
    )
    if (candidates.length === 0) continue
    const roles = words.map((_, at) => (indexes.includes(at) ? 'food' : roleOf(phrase.tag(at).cls)))
    return { certainty: 'guess', candidates: distinctFoods(candidates), roles }
  }
  return undefined
}

/** Finds a name that is the head of a phrase and has no other food next to it. Other words may be left over. */
function headName(phrase: Phrase): Found | undefined {
  const { library, words, language } = phrase
  const naming = phrase.namingWords()
  // A participle after the noun is not the head: "in Butter angedämpft".
  const { headFirst, participle } = WORDS[language]
  const nouns = naming.filter((at) => !participle.test(itemAt(words, at)))
  const head = headFirst ? naming[0] : nouns.at(-1)
  if (head === undefined) return undefined
  for (const span of phrase.spans()) {
    const [from, to] = span
    if (head < from || head >= to || !phrase.isInDictionary(span)) continue
    const part = words.slice(from, to)
    const hit = findLikelyName(library, part, language)
    if (!hit || ambiguousMeanings(library, part, language, hit)?.preferred === null) continue
    const left = naming.filter((at) => at < from || at >= to)
    // If the name of another food is next to this name, either food may be meant, as in "cashew cheese".
    const isBesideOther = left.some((at) => isOtherFood(phrase, at, hit.ingredientId))
    if (isBesideOther && !isBrand(library, hit.ingredientId)) return undefined
    return guess(phrase, hit, LEFT_OVER / (1 + 0.05 * (left.length - 1)), span)
  }
  return compoundTail(phrase, head)
}

/** Finds the food named by the end of a German compound: "Kürbiskernbrötchen" is a Brötchen. */
function compoundTail(phrase: Phrase, head: number): Found | undefined {
  const { library, language } = phrase
  const word = itemAt(phrase.words, head)
  if (word.length < MIN_COMPOUND || phrase.namingWords().length > 1) return undefined
  for (const [, tail] of splitsOf(word, language, MIN_COMPOUND_START)) {
    // The end of a compound need not be a food. For example, "Bratling" does not contain the fish ling.
    const isOther = WORDS[language].noDishes.has(tail)
    const hit = isOther ? undefined : findLikelyName(library, [tail], language)
    if (hit?.confidence === 1) return guess(phrase, hit, TAIL, [head, head + 1])
  }
  return undefined
}

/** True if a word names a food other than `id`. Brands do not count: "Barilla spaghetti" is spaghetti. */
function isOtherFood({ library, words, language }: Phrase, at: number, id: string): boolean {
  const hit = findLikelyName(library, [itemAt(words, at)], language)
  return hit !== undefined && hit.ingredientId !== id && !isBrand(library, hit.ingredientId)
}

/** Foods that the user may have meant and can choose from. */
function suggestions(phrase: Phrase): readonly Resolution[] {
  const { library, words, language } = phrase
  const found: Resolution[] = []
  for (const span of phrase.spans()) {
    if (found.length >= MAX_SUGGESTIONS) break
    if (phrase.arePlain(...span) || !phrase.isInDictionary(span)) continue
    const hit = findLikelyName(library, words.slice(...span), language)
    if (hit) found.push(hit)
  }
  const naming = phrase.namingWords().map((at) => itemAt(words, at))
  const near = () =>
    slips(library, naming, language).map(({ misspelt, ...one }) => ({ ...one, confidence: 1 }))
  const likely = found.length > 0 ? found : near()
  return distinctFoods(likely.map((one) => scaled(one, SUGGESTED))).slice(0, MAX_SUGGESTIONS)
}

const guess = (phrase: Phrase, hit: Resolution, confidence: number, span: WordSpan): Found => ({
  certainty: 'guess',
  candidates: [scaled(hit, confidence)],
  roles: phrase.rolesAround(span, 'food'),
})
