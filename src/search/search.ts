/** Search and autocomplete: exact name, inflected name, prefix, words, typos, nearness of meaning; one rule joins them. */

import type { Language } from '../domain/languages.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import { inOrder } from '../language/index.ts'
import { stem } from '../language/stem.ts'
import type { Library } from '../library/library.ts'
import { KeywordIndex } from './keyword-index.ts'
import { editDistance } from './near.ts'
import { resolvePhrase } from './resolve.ts'

export interface Hit {
  readonly ingredientId: string
  /** 0 to 1. */
  readonly confidence: number
  readonly layer: 'exact' | 'synonym' | 'prefix' | 'word' | 'typo' | 'meaning'
}

const CONFIDENCE = { exact: 1, synonym: 0.97, prefix: 0.8, word: 0.7, typo: 0.6, meaning: 0.4 }
const MAX_QUERY = 200

const indexes = new WeakMap<Library, KeywordIndex>()

function keywordIndex(library: Library): KeywordIndex {
  let index = indexes.get(library)
  if (!index) {
    index = new KeywordIndex(library.searchIndex('keyword') ?? '')
    indexes.set(library, index)
  }
  return index
}

/** Up to `limit` hits, best first, ties by id; a hit keeps the best confidence that any layer gives it. */
export function findHits(
  library: Library,
  query: string,
  language: Language,
  limit: number,
): readonly Hit[] {
  const text = query.slice(0, MAX_QUERY)
  const best = new Map<string, Hit>()
  const add = (hit: Hit) => {
    const known = best.get(hit.ingredientId)
    if (!known || known.confidence < hit.confidence) best.set(hit.ingredientId, hit)
  }
  for (const hit of byName(library, text, language)) add(hit)
  for (const hit of byPrefix(library, text, language)) add(hit)
  for (const hit of byWords(library, text)) add(hit)
  return [...best.values()]
    .sort((a, b) => b.confidence - a.confidence || (a.ingredientId < b.ingredientId ? -1 : 1))
    .slice(0, limit)
}

function byName(library: Library, text: string, language: Language): Hit[] {
  const exact = foldVariants(text).flatMap((key) => library.named(key))
  const hits: Hit[] = exact.map(({ ingredientId, lang, rank }) => ({
    ingredientId,
    layer: rank === 0 ? 'exact' : 'synonym',
    confidence:
      (rank === 0 ? CONFIDENCE.exact : CONFIDENCE.synonym) - (lang === language ? 0 : 0.03),
  }))
  if (library.ingredient(text)) hits.push({ ingredientId: text, layer: 'exact', confidence: 1 })
  const read = resolvePhrase(library, text, language).map(
    ({ ingredientId, confidence }): Hit => ({
      ingredientId,
      layer: confidence > CONFIDENCE.prefix ? 'synonym' : 'typo',
      confidence: Math.min(confidence, 0.94),
    }),
  )
  return [...hits, ...read]
}

/** Names that begin with the query, shorter names first. */
function byPrefix(library: Library, text: string, language: Language): Hit[] {
  const key = nameKey(text)
  if (key.length < 2) return []
  return library
    .names()
    .filter((row) => row.key.startsWith(key))
    .map((row) => ({
      ingredientId: row.ingredientId,
      layer: 'prefix',
      confidence:
        CONFIDENCE.prefix -
        (row.lang === language ? 0 : 0.05) -
        Math.min(0.1, (row.key.length - key.length) / 200),
    }))
}

/** The keyword index over names (words, then typos) and concepts (meaning). */
function byWords(library: Library, text: string): Hit[] {
  const words = nameKey(text).split(' ').filter(Boolean).slice(0, 12)
  if (words.length === 0) return []
  const stems = words.flatMap((word) => inOrder('en').flatMap((lang) => stem(word, lang)))
  const index = keywordIndex(library)
  const plain = index.search([...new Set([...words, ...stems])], { typos: false })
  const found = plain.length > 0 ? plain : index.search(words, { typos: true })
  const top = found[0]?.score ?? 1
  const base = plain.length > 0 ? CONFIDENCE.word : CONFIDENCE.typo
  return found.slice(0, 100).map(({ ingredientId, score }) => ({
    ingredientId,
    layer: plain.length > 0 ? 'word' : 'typo',
    confidence: base * (0.3 + 0.7 * (score / top)) * 0.9,
  }))
}

export interface Suggestion {
  readonly ingredientId: string
  readonly name: string
}

/** Completions of a prefix, each ingredient once; a name of the asked language before others, then shorter names. */
export function complete(
  library: Library,
  query: string,
  language: Language,
  limit: number,
): readonly Suggestion[] {
  const key = nameKey(query.slice(0, MAX_QUERY))
  if (key === '') return []
  const typos = key.length >= 4 ? 1 : 0
  const scored = library.names().flatMap((row) => {
    const foreign = row.lang === language ? 0 : 4
    const at = row.key.startsWith(key)
      ? 0
      : row.key.includes(` ${key}`)
        ? 2
        : typos && editDistance(key, row.key.slice(0, key.length), typos) <= typos
          ? 8
          : -1
    const cost = at + foreign + Math.min(row.rank, 1) + row.key.length / 100
    return at < 0 ? [] : [{ row, cost }]
  })
  scored.sort((a, b) => a.cost - b.cost || (a.row.ingredientId < b.row.ingredientId ? -1 : 1))
  const seen = new Set<string>()
  const suggestions: Suggestion[] = []
  for (const { row } of scored) {
    if (seen.has(row.ingredientId)) continue
    seen.add(row.ingredientId)
    const shown = library.ingredient(row.ingredientId)!.names[language][0]!
    suggestions.push({
      ingredientId: row.ingredientId,
      name: row.lang === language ? row.name : shown,
    })
    if (suggestions.length === limit) break
  }
  return suggestions
}
