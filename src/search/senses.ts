/** Finds the concepts and foods that a folded phrase names, and the longest phrase with a meaning. */

import { BoundedCache } from '../domain/bounded-cache.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import type { Language } from '../domain/languages.ts'
import type { Texts } from '../domain/packed.ts'
import { foldVariants } from '../language/fold.ts'
import { inOrder, isAsking } from '../language/index.ts'
import type { Library } from '../library/library.ts'
import type { Concepts } from './concept-index.ts'
import { concepts, dictionary, foods, names } from './indexes.ts'
import { findByName, inflections } from './named.ts'

export const LONGEST_TERM = 4
const MAX_PHRASES = 500

export class Senses {
  readonly index: Concepts
  readonly foods: Texts
  /** Cached because a query looks up the same words several times. */
  private readonly concepts = new BoundedCache<readonly number[]>(MAX_PHRASES)

  constructor(
    readonly library: Library,
    readonly language: Language,
    private readonly longestTerm: number,
  ) {
    this.index = concepts(library)
    this.foods = foods(library)
  }

  /** Concepts named by the words, as written or without endings. */
  conceptsOf(words: readonly string[]): readonly number[] {
    const of = (keys: readonly string[], lang: Language) => [
      ...new Set(keys.flatMap((key) => dictionary(this.library).concepts(key, lang))),
    ]
    return this.concepts.get(words.join(' '), (phrase) => {
      const exact = of(foldVariants(phrase), this.language)
      if (exact.length > 0) return exact
      for (const lang of inOrder(this.language)) {
        const forms = dictionary(this.library).inflected(words, lang, 'concept')
        const inflected = of(lang === 'es' ? [...forms, masculine(words)] : forms, lang)
        if (inflected.length > 0) return inflected
      }
      return []
    })
  }

  /** Returns a list with the ordinal of the food that the words name. The list is empty if they name no food. */
  foodsOf(words: readonly string[]): readonly number[] {
    const hit = findByName(this.library, words, this.language)
    return hit ? [this.foods.find(hit.ingredientId)!] : []
  }

  /** Ordinals of foods with a name that contains the words, as written or without endings. */
  foodsContaining(words: readonly string[]): readonly number[] {
    const forms = [words.join(' '), ...inflections(words, this.language)]
    return forms.flatMap((form) => [...names(this.library).ordinalsContaining(form)])
  }

  record(food: number): Ingredient | undefined {
    return this.library.ingredient(this.foods.at(food))
  }

  hasMeaning(words: readonly string[]): boolean {
    return this.conceptsOf(words).length > 0 || this.foodsOf(words).length > 0
  }

  /** Number of words of the longest phrase at `at` that `takes` accepts; 0 if it accepts none. */
  longest(words: readonly string[], at: number, takes: (span: readonly string[]) => boolean) {
    for (let length = Math.min(this.longestTerm, words.length - at); length > 0; length--) {
      const span = words.slice(at, at + length)
      if (span.every(isAsking)) continue
      if (takes(span)) return length
    }
    return 0
  }
}

/** Dictionary form of Spanish adjectives, such as "ahumado" for "ahumadas". */
const masculine = (words: readonly string[]) =>
  words.map((word) => word.replace(/(?:as?|os)$/, 'o')).join(' ')
