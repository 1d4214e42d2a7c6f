/** What a stretch of a phrase means: the food it names, in a state written nearby, or several foods. */

import { WORDS } from '../language/index.ts'
import type { WordClass } from '../language/word-classes.ts'
import { lookup } from '../language/words.ts'
import type { Library } from '../library/library.ts'
import { ambiguousMeanings, findLikelyName, type Resolution, resolutionsOf } from './named.ts'
import type { Phrase, WordSpan } from './phrase.ts'

export interface SpanMeaning {
  readonly hit: Resolution | undefined
  readonly others: readonly Resolution[]
  /** True if no meaning is preferred. */
  readonly isOpen: boolean
  readonly isClosed?: boolean | undefined
  /** True if the name includes a state from outside the stretch. */
  readonly inState: boolean
}

/** Confidence required of a name that includes the state or kind, as written or inflected: "cebollas, rojas". */
const MIN_IN_STATE = 0.97

/** The food named by a stretch, preferably with a nearby state, and other meanings of the name. */
export function meaningOf(phrase: Phrase, span: WordSpan): SpanMeaning | undefined {
  const { library, language } = phrase
  const words = phrase.words.slice(...span)
  // "Zwiebel, getrocknet", if the library has dried onion as a food.
  const hit = nameWithState(phrase, words, span)
  if (hit) return { hit, others: [], isOpen: false, inState: true }
  if (!phrase.isInDictionary(span)) return undefined
  const named = findLikelyName(library, words, language)
  const several = ambiguousMeanings(library, words, language, named)
  return {
    hit: named && inStates(library, named, phrase.classesAround(span)),
    others: several ? resolutionsOf(library, several, language) : [],
    isOpen: several?.preferred === null,
    isClosed: several?.isClosed,
    inState: false,
  }
}

/** "Oregano, getrocknet", "dried whole oregano": the food in that state, if the library has it. */
function nameWithState(phrase: Phrase, words: readonly string[], span: WordSpan) {
  const { library, language } = phrase
  for (const state of phrase.statesFor(span)) {
    if (words.includes(state)) continue
    const before = [state, ...WORDS[language].agreement.map((ending) => state + ending)]
    for (const name of [[...words, state], ...before.map((word) => [word, ...words])]) {
      const hit = findLikelyName(library, name, language)
      const isAmbiguous = library.candidates(name.join(' '), language)?.preferred === null
      if (hit && hit.confidence >= MIN_IN_STATE && !isAmbiguous) return hit
    }
  }
  return undefined
}

/** The canned or cooked form of a food; if it is cooked and the library lacks that, the food itself with a mark. */
function inStates({ forms }: Library, hit: Resolution, states: ReadonlySet<WordClass | undefined>) {
  const isCooked = states.has('cooked') && !states.has('raw')
  const canned = states.has('canned') ? lookup(forms.made.canned, hit.ingredientId) : undefined
  const form = canned ?? (isCooked ? lookup(forms.made.cooked, hit.ingredientId) : undefined)
  if (form !== undefined) return { ...hit, ingredientId: form }
  return isCooked ? { ...hit, isCooked } : hit
}
