/** The ids of all foods that the words of a title, heading or label name, the ends and beginnings of compounds too. */

import type { Language } from '../../domain/languages.ts'
import { itemAt } from '../../domain/present.ts'
import { WORDS } from '../../language/index.ts'
import { isPlain } from '../../language/word-classes.ts'
import { own } from '../../language/words.ts'
import type { Library } from '../../library/library.ts'
import { entryAt } from '../../search/lexicon-entries.ts'
import { named } from '../../search/named.ts'

const LONGEST_NAME = 5
const SHORTEST_PART = 4

/** `words` are folded; dishes stand for what they always hold. */
export function foodsNamed(
  library: Library,
  words: readonly string[],
  language: Language,
): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = nameAt(library, words, at, language, found)
    at += Math.max(1, length)
  }
  return [...new Set(found)]
}

function nameAt(
  library: Library,
  words: readonly string[],
  at: number,
  language: Language,
  found: string[],
): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 1; length--) {
    const part = words.slice(at, at + length)
    const dish = own(own(library.dishes, language) ?? {}, part.join(' '))
    if (dish) {
      found.push(...dish)
      return length
    }
    const entry = entryAt(library, part, 0, language)
    if (length === 1 && entry && isPlain(entry.cls)) continue
    const hit = named(library, part, language)
    if (hit?.lang === language) {
      found.push(hit.ingredientId)
      return length
    }
  }
  // "Wie versprochen" is no ray, though Rochen is one.
  const cls = entryAt(library, [itemAt(words, at)], 0, language)?.cls
  const isSaid = cls !== undefined && (isPlain(cls) || cls === 'everyday')
  if (WORDS[language].compounds && !isSaid) compound(library, itemAt(words, at), language, found)
  return 0
}

/** "Thunfischsalat", "Erdnusskuchen": what a compound begins and ends with. */
function compound(library: Library, word: string, language: Language, found: string[]): void {
  const dishes = own(library.dishes, language) ?? {}
  const { noDishes } = WORDS[language]
  for (let at = 2; at <= word.length - SHORTEST_PART; at++) {
    const end = word.slice(at)
    const dish = noDishes.has(end) ? undefined : own(dishes, end)
    if (!dish) continue
    found.push(...dish)
    break
  }
  for (let at = word.length - 3; at >= SHORTEST_PART; at--) {
    const head = named(library, [word.slice(0, at)], language)
    if (head?.lang === language) {
      found.push(head.ingredientId)
      break
    }
  }
  for (let at = 3; at <= word.length - SHORTEST_PART; at++) {
    const tail = named(library, [word.slice(at)], language)
    if (tail?.lang === language && tail.confidence === 1) {
      found.push(tail.ingredientId)
      break
    }
  }
}
