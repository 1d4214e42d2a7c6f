/** Finds all foods that a title, heading or label names, including foods within compounds ("Erdnusskuchen"). */

import type { Language } from '../../domain/languages.ts'
import { WORDS } from '../../language/index.ts'
import { describes } from '../../language/word-classes.ts'
import { lookup, type Words } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { dictionary } from '../../search/indexes.ts'
import { entryAt, isNameIn } from '../../search/lexicon-entries.ts'
import { findByName, splitsOf } from '../../search/named.ts'

/** The ids of the foods named by the words from `from` up to `to`. */
interface NamedAt {
  readonly ids: readonly string[]
  readonly from: number
  readonly to: number
}

/** Ids of the foods that `words` (lowercase, without accents) name. A dish counts as the foods it always contains. */
export const foodsNamed = (library: Library, words: Words, language: Language) => [
  ...new Set(foodsNamedAt(library, words, language).flatMap(({ ids }) => ids)),
]

/** Like `foodsNamed`, but also returns the words that name the foods. */
export function foodsNamedAt(library: Library, words: Words, language: Language): NamedAt[] {
  const found: NamedAt[] = []
  for (let at = 0; at < words.length; ) {
    const name = dictionary(library)
      .at(words, at)
      .find(({ kind, lang }) => lang === language && (kind === 'name' || kind === 'dish'))
    const to = name?.to ?? at + 1
    found.push({ ids: foodsOf(library, words.slice(at, to), language), from: at, to })
    at = to
  }
  return found
}

/** Returns the foods that words name directly, as a dish, or as parts of a compound: "Thunfischsalat". */
function foodsOf(library: Library, words: Words, language: Language): readonly string[] {
  const dishes = lookup(library.dishes, language) ?? {}
  const dish = lookup(dishes, words.join(' '))
  if (dish) return dish
  const cls = words.length > 1 ? undefined : entryAt(library, words, 0, language)?.cls
  if (describes(cls)) return []
  const idOf = (phrase: string) => {
    const hit = findByName(library, phrase.split(' '), language)
    return hit?.lang === language ? [hit.ingredientId] : undefined
  }
  const id = idOf(words.join(' '))
  // Everyday words are not split, so that "versprochen" does not contain "Rochen" (ray).
  if (id || words.length > 1 || cls === 'everyday' || cls === 'homonym') return id ?? []
  const { noDishes } = WORDS[language]
  const splits = (shortestStart: number, shortestEnd: number) =>
    splitsOf(words.join(' '), language, shortestStart, shortestEnd)
  const [, made = ''] =
    splits(2, 4).find(([, one]) => !noDishes.has(one) && lookup(dishes, one)) ?? []
  const [start = ''] = splits(4, 3).findLast(([one]) => idOf(one)) ?? []
  const [, end = ''] = splits(3, 4).find(([, one]) => isNameIn(library, one, language)) ?? []
  return [lookup(dishes, made), idOf(start), idOf(end)].flatMap((ids) => ids ?? [])
}
