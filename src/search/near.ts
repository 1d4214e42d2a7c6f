/** Near matches for something that was not found. */

import { BRAND_ID } from '../domain/brands.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { itemAt } from '../domain/present.ts'
import { foldVariants } from '../language/fold.ts'
import type { Library, NameHit } from '../library/library.ts'
import { editDistance } from './edit-distance.ts'
import { spelling } from './indexes.ts'
import { commonness } from './name-order.ts'

/** As many near matches are told. */
const MOST = 3
/** A longer text is no typo of anything, and distance is quadratic in length. */
const LONGEST = 60

interface Near {
  readonly word: string
  readonly distance: number
}

/**
 * Up to three ids that may be meant by a text that is no id: the foods of that name in any language, what recipes name most often
 * first, and where no food has it, those with an id or a name close to it.
 */
export function meantIds(library: Library, text: string): readonly string[] {
  const named =
    text.length > LONGEST ? [] : foldVariants(text).flatMap((key) => owners(library, key))
  return named.length > 0 ? [...new Set(named)].slice(0, MOST) : nearNames(library, text)
}

/** The foods that have a name or may be meant by it. */
function owners(library: Library, key: string): readonly string[] {
  const ids = LANGUAGES.flatMap((lang) => {
    const { preferred, candidates = [] } = library.candidates(key, lang) ?? {}
    return [...(preferred ? [preferred] : []), ...candidates]
  })
  const all = new Set([...library.named(key).map(({ ingredientId }) => ingredientId), ...ids])
  const common = (id: string) =>
    Math.max(...LANGUAGES.map((lang) => commonness(library.popularity, id, lang)))
  return [...all].sort((a, b) => common(b) - common(a) || (a < b ? -1 : 1))
}

/** Up to three ids of ingredients that have an id or a name, in any language, close to `text`; closest first. */
export function nearNames(library: Library, text: string): readonly string[] {
  const asked = text.trim().toLowerCase()
  const found = [...near(asked, library.ids()), ...nearKeys(library, asked)]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ word }) => (library.ingredient(word) ? word : ownerOf(library.named(word))))
  return [...new Set(found)]
}

/** Up to three folded names, none of them an id; ties in the order of their letters. */
function nearKeys(library: Library, asked: string): readonly Near[] {
  if (asked.length > LONGEST) return []
  const found = [...spelling(library).near(asked, limitFor(asked))]
    .sort((a, b) => a.distance - b.distance || (a.key < b.key ? -1 : 1))
    // "Zwibel" is an onion: a brand is written as its maker writes it, and asked for by name.
    .filter(({ key }) => !ownerOf(library.named(key)).startsWith(BRAND_ID))
    // Where more than half of these are ids, nothing behind them comes before those.
    .slice(0, 2 * MOST)
  return found
    .filter(({ key }) => library.ingredient(key) === undefined)
    .slice(0, MOST)
    .map(({ key, distance }) => ({ word: key, distance }))
}

/** Of the ingredients with a name the first by language, shown names before synonyms. */
function ownerOf(hits: readonly NameHit[]): string {
  const before = (a: NameHit, b: NameHit) =>
    a.lang === b.lang
      ? a.rank - b.rank || (a.ingredientId < b.ingredientId ? -1 : 1)
      : a.lang < b.lang
        ? -1
        : 1
  return itemAt([...hits].sort(before), 0).ingredientId
}

/** Up to three of `words` within a third of the length of `text`, closest first, ties in the given order; case is no difference. */
export function nearest(text: string, words: readonly string[]): readonly string[] {
  return near(text, words).map(({ word }) => word)
}

function near(text: string, words: readonly string[]): readonly Near[] {
  if (text.length > LONGEST) return []
  const asked = text.toLowerCase()
  const limit = limitFor(asked)
  const found: Near[] = []
  for (const word of words) {
    const distance = editDistance(asked, word.toLowerCase(), limit)
    if (distance <= limit) found.push({ word, distance })
  }
  return found.sort((a, b) => a.distance - b.distance).slice(0, MOST)
}

const limitFor = (text: string) => Math.max(1, Math.floor(text.length / 3))
