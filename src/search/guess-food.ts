/** Guesses the food of a phrase that names none as written: a typo, the head of the phrase, or suggestions. */

import { itemAt } from '../domain/present.ts'
import { WORDS } from '../language/index.ts'
import { isBrand } from '../library/library.ts'
import { distinctFoods, type Found, scaled } from './food-reading.ts'
import { isSlip, slips } from './misspelt.ts'
import { ambiguousMeanings, findLikelyName, type Resolution, splitsOf } from './named.ts'
import { type Phrase, roleOf, type WordSpan } from './phrase.ts'

/** Factors for the confidence of a name with other words left over, of the end of a compound, and of a suggestion. */
const LEFT_OVER = 0.6
const TAIL = 0.55
const SUGGESTED = 0.3
const MAX_SUGGESTIONS = 3
/** Minimum length of a word that is split as a compound, and of its beginning. */
const MIN_COMPOUND = 8
const MIN_COMPOUND_START = 3

export const guessFood = (phrase: Phrase): Found =>
  typo(phrase) ?? headName(phrase) ?? noFood(phrase, false)

/** The reading of a phrase that names no food; `isEmpty` if its words only describe. */
export function noFood(phrase: Phrase, isEmpty: boolean): Found {
  const candidates = isEmpty ? [] : suggestions(phrase)
  return { certainty: 'none', candidates, roles: phrase.roles(), isEmpty }
}

/** A name of the requested language with a letter or two wrong, unless the wrong words are words themselves. */
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

/** A name with words left over: a guess if it is the head of the phrase and no other food is left over. */
function headName(phrase: Phrase): Found | undefined {
  const { library, words, language } = phrase
  const naming = phrase.namingWords()
  // "In Butter angedämpft": a participle after the noun is not the head.
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
    // "Cashew cheese" may be either.
    const isBesideOther = left.some((at) => isOtherFood(phrase, at, hit.ingredientId))
    if (isBesideOther && !isBrand(library, hit.ingredientId)) return undefined
    return guess(phrase, hit, LEFT_OVER / (1 + 0.05 * (left.length - 1)), span)
  }
  return compoundTail(phrase, head)
}

/** "Kürbiskernbrötchen": the end of a German compound determines which food it is. */
function compoundTail(phrase: Phrase, head: number): Found | undefined {
  const { library, language } = phrase
  const word = itemAt(phrase.words, head)
  if (word.length < MIN_COMPOUND || phrase.namingWords().length > 1) return undefined
  for (const [, tail] of splitsOf(word, language, MIN_COMPOUND_START)) {
    // "Bratling" is not ling.
    const isOther = WORDS[language].noDishes.has(tail)
    const hit = isOther ? undefined : findLikelyName(library, [tail], language)
    if (hit?.confidence === 1) return guess(phrase, hit, TAIL, [head, head + 1])
  }
  return undefined
}

/** True if a word names a food other than `id`, not counting brands: "Barilla spaghetti" is spaghetti. */
function isOtherFood({ library, words, language }: Phrase, at: number, id: string): boolean {
  const hit = findLikelyName(library, [itemAt(words, at)], language)
  return hit !== undefined && hit.ingredientId !== id && !isBrand(library, hit.ingredientId)
}

/** Foods that may have been meant, offered as a choice. */
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
