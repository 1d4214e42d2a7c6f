/** Finds all foods named in a title, heading or label, including in the parts of compounds. */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { WORDS } from '../../language/index.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { entryAt, isNameIn } from '../../search/lexicon-entries.ts'
import { named } from '../../search/named.ts'
import { range } from './scan.ts'
import type { Places } from './state.ts'

const LONGEST_NAME = 5
const SHORTEST_PART = 4

/** `words` are folded; a dish yields the foods that it always contains. */
export function foodsNamed(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = range(1, Math.min(LONGEST_NAME, words.length - at) + 1).toReversed()
    const name = firstOf(lengths, (length) => {
      const ids = idsOf(library, words.slice(at, at + length), language)
      return ids && { ids, length }
    })
    found.push(...(name?.ids ?? partsOf(library, itemAt(words, at), language)))
    at += name?.length ?? 1
  }
  return [...new Set(found)]
}

/** Ids of the foods of a whole name. */
function idsOf(library: Library, words: readonly string[], language: Language) {
  const dish = own(own(library.dishes, language) ?? {}, words.join(' '))
  if (dish) return dish
  const cls = words.length > 1 ? undefined : entryAt(library, words, 0, language)?.cls
  return cls && isPlain(cls) ? undefined : idOf(library, words, language)
}

function idOf(library: Library, words: readonly string[], language: Language) {
  const hit = named(library, words, language)
  return hit?.lang === language ? [hit.ingredientId] : undefined
}

/** Foods at the start and end of a compound: "Thunfischsalat", "Erdnusskuchen". */
function partsOf(library: Library, word: string, language: Language): readonly string[] {
  const { compounds, noDishes } = WORDS[language]
  // "Wie versprochen" is not a ray, though "Rochen" is.
  const cls = entryAt(library, [word], 0, language)?.cls
  if (!compounds || cls === 'everyday' || (cls && isPlain(cls))) return []
  const dishes = own(library.dishes, language) ?? {}
  const last = word.length - SHORTEST_PART + 1
  const dish = firstOf(range(2, last), (at) =>
    noDishes.has(word.slice(at)) ? undefined : own(dishes, word.slice(at)),
  )
  const head = firstOf(range(SHORTEST_PART, word.length - 2).toReversed(), (at) =>
    idOf(library, [word.slice(0, at)], language),
  )
  const tail = firstOf(range(3, last), (at) =>
    isNameIn(library, word.slice(at), language)
      ? idOf(library, [word.slice(at)], language)
      : undefined,
  )
  return [dish, head, tail].flatMap((ids) => ids ?? [])
}

function firstOf<T>(places: Places, find: (at: number) => T | undefined): T | undefined {
  for (const at of places) {
    const found = find(at)
    if (found !== undefined) return found
  }
  return undefined
}
