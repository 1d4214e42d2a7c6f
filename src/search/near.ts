/** Suggests similar ids and names for a text that was not found. */

import { LANGUAGES } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import { isBrand, type Library } from '../library/library.ts'
import { editDistance } from './edit-distance.ts'
import { nearIndex } from './indexes.ts'
import { commonness } from './name-order.ts'
import type { Near } from './near-names.ts'

const MAX_RESULTS = 3
/** Longer texts are not looked up: the time to compute an edit distance grows with the square of the length. */
const LONGEST = 60

/** Up to three ids of foods with the given name, most common first. If there are none, returns similar ids or names. */
export function meantIds(library: Library, text: string): readonly string[] {
  const named =
    text.length > LONGEST ? [] : foldVariants(text).flatMap((key) => foodsNamed(library, key))
  if (named.length > 0) return [...new Set(named)].slice(0, MAX_RESULTS)
  return eachNamed(library, text) ?? nearNames(library, text)
}

/** If a text names several foods ("spinach kale"), returns for each word the food most common in recipes. */
function eachNamed(library: Library, text: string): readonly string[] | undefined {
  const words = text.length > LONGEST ? [] : nameKey(text).split(' ')
  if (words.length < 2 || words.length > MAX_RESULTS) return undefined
  const ids = words.flatMap((word) => foodsNamed(library, word).slice(0, 1))
  return ids.length === words.length ? [...new Set(ids)] : undefined
}

/** Foods with this name, even if it is ambiguous; those most common in recipes first. */
function foodsNamed(library: Library, key: string): readonly string[] {
  const ids = LANGUAGES.flatMap((lang) => {
    const { preferred, candidates = [] } = library.candidates(key, lang) ?? {}
    return [...(preferred ? [preferred] : []), ...candidates]
  })
  const all = new Set([...library.named(key).map(({ ingredientId }) => ingredientId), ...ids])
  return [...all].sort((a, b) => common(library, b) - common(library, a) || (a < b ? -1 : 1))
}

/** Up to three ids with a similar id or name in any language. Common foods with the same first letter come first. */
export function nearNames(library: Library, text: string): readonly string[] {
  const asked = text.trim().toLowerCase()
  const costs = new Map<string, number>()
  for (const { key, distance } of [...near(asked, library.ids()), ...nearKeys(library, asked)]) {
    const id = library.ingredient(key) ? key : likeliestFood(library, key)
    const cost = distance + (key[0] === asked[0] ? 0 : OTHER_START) - common(library, id)
    costs.set(id, Math.min(cost, costs.get(id) ?? cost))
  }
  const found = [...costs].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
  const [[, least] = ['', 0]] = found
  return found
    .filter(([, cost]) => cost <= least + MAX_EXTRA_COST)
    .slice(0, MAX_RESULTS)
    .map(([id]) => id)
}

/** Extra cost if the first letter is wrong, because people rarely mistype it. Any wrong letter costs 1. */
const OTHER_START = 0.5
/** A match may cost at most this much more than the best match. A wrong letter costs 1. */
const MAX_EXTRA_COST = 0.5

/** Names similar to the text, in lowercase without accents. Ids and brands are left out. */
function nearKeys(library: Library, asked: string): readonly Near[] {
  if (asked.length > LONGEST) return []
  // Exclude brands, because people copy brand names instead of mistyping them. "Zwibel" means onion.
  return nearIndex(library)
    .speltLike(asked, limitFor(asked))
    .filter(({ key }) => !library.ingredient(key) && !isBrand(library, likeliestFood(library, key)))
}

const likeliestFood = (library: Library, key: string) => itemAt(foodsNamed(library, key), 0)

/** How often recipes mention the food in any language, from 0 to 1. */
const common = (library: Library, id: string) =>
  Math.max(...LANGUAGES.map((lang) => commonness(library.popularity, id, lang)))

/** Up to three similar `words`, closest first. At most a third of the letters of `text` differ, ignoring case. */
export const nearest = (text: string, words: readonly string[]): readonly string[] =>
  near(text, words)
    .slice(0, MAX_RESULTS)
    .map(({ key }) => key)

function near(text: string, words: readonly string[]): readonly Near[] {
  if (text.length > LONGEST) return []
  const asked = text.toLowerCase()
  const limit = limitFor(asked)
  return words
    .map((key): Near => ({ key, distance: editDistance(asked, key.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
}

const limitFor = (text: string) => Math.max(1, Math.floor(text.length / 3))
