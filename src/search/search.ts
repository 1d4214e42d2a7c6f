/** Search and autocomplete: exact name, inflected name, prefix, words, typos, nearness of meaning; one rule joins them. */

import type { Language } from '../domain/languages.ts'
import { round6 } from '../domain/numbers.ts'
import { foldVariants, nameKey } from '../language/fold.ts'
import type { Library } from '../library/library.ts'
import { type IndexKind, KeywordIndex, tokens } from './keyword-index.ts'
import { editDistance } from './near.ts'
import { misspelt, resolvePhrase } from './resolve.ts'

export interface Hit {
  readonly ingredientId: string
  /** 0 to 1. */
  readonly confidence: number
  readonly layer: 'exact' | 'synonym' | 'prefix' | 'word' | 'typo' | 'meaning'
}

const CONFIDENCE = {
  exact: 1,
  synonym: 0.97,
  candidate: 0.9,
  prefix: 0.8,
  word: 0.7,
  typo: 0.5,
  meaning: 0.6,
}
/** From this confidence on a name has answered the query. */
const SURE = 0.75
/** What commonness adds to a name that was slipped. */
const COMMON_SLIP = 0.04
const MAX_QUERY = 200
const MAX_WORDS = 12

const indexes = new WeakMap<Library, Map<IndexKind, KeywordIndex>>()

function keywordIndex(library: Library, kind: IndexKind): KeywordIndex {
  const known = indexes.get(library) ?? new Map<IndexKind, KeywordIndex>()
  indexes.set(library, known)
  const index = known.get(kind) ?? new KeywordIndex(library.searchIndex(kind) ?? '')
  known.set(kind, index)
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
  const add = (found: Hit) => {
    // Rounded as it goes over the wire, so that ties there are ties here.
    const hit = { ...found, confidence: round6(found.confidence) }
    const known = best.get(hit.ingredientId)
    if (!known || known.confidence < hit.confidence) best.set(hit.ingredientId, hit)
  }
  for (const hit of byName(library, text, language)) add(hit)
  for (const hit of byWords(library, text, language)) add(hit)
  if (![...best.values()].some(({ confidence }) => confidence >= SURE)) {
    for (const hit of bySlips(library, text, language)) add(hit)
  }
  const sure = [...best.values()].some(({ confidence }) => confidence >= SURE)
  // Meaning and misspelt words are for queries that no name answers; a query that names food needs neither.
  if (!sure) for (const hit of byMeaning(library, text)) add(hit)
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
  // What the name may also mean comes right behind what it is taken for.
  const others = foldVariants(text).flatMap(
    (key) => library.candidates(key, language)?.candidates ?? [],
  )
  const meant = others.map(
    (ingredientId): Hit => ({ ingredientId, layer: 'synonym', confidence: CONFIDENCE.candidate }),
  )
  return [...hits, ...read, ...meant]
}

/** Names that differ by a letter or two; of two that are as near, the one that recipes name more often. */
function bySlips(library: Library, text: string, language: Language): Hit[] {
  const words = nameKey(text).split(' ').filter(Boolean)
  return misspelt(library, words, language).map(({ ingredientId, confidence }) => ({
    ingredientId,
    layer: 'typo',
    confidence: confidence + COMMON_SLIP * commonness(library, ingredientId, language),
  }))
}

/** Names with a word for each word of the query; a name that begins with the whole query comes first. */
function byWords(library: Library, text: string, language: Language): Hit[] {
  const key = nameKey(text)
  if (key.length < 2) return []
  const whole = library.beginning(key).map(
    (row): Hit => ({
      ingredientId: row.ingredientId,
      layer: row.key.startsWith(key) ? 'prefix' : 'word',
      confidence:
        (row.key.startsWith(key) ? CONFIDENCE.prefix : CONFIDENCE.word) -
        (row.lang === language ? 0 : 0.05) -
        Math.min(0.1, (row.key.length - key.length) / 200),
    }),
  )
  const words = key.split(' ').slice(0, MAX_WORDS)
  if (words.length < 2) return whole
  const matched = new Map<string, number>()
  for (const word of words.filter((one) => one.length >= 3)) {
    const ids = new Set(library.beginning(word).map(({ ingredientId }) => ingredientId))
    for (const id of ids) matched.set(id, (matched.get(id) ?? 0) + 1)
  }
  const each = [...matched].map(
    ([ingredientId, count]): Hit => ({
      ingredientId,
      layer: 'word',
      confidence: CONFIDENCE.word * (count / words.length) ** 2,
    }),
  )
  return [...whole, ...each]
}

/** The index over concepts (meaning) and, where no concept fits, the one over names (misspelt words). */
function byMeaning(library: Library, text: string): Hit[] {
  const words = tokens(text).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const meant = keywordIndex(library, 'concepts').search(words, { typos: false })
  const layer = meant.length > 0 ? 'meaning' : 'typo'
  const found =
    meant.length > 0 ? meant : keywordIndex(library, 'names').search(words, { typos: true })
  const top = found[0]?.score ?? 1
  return found.slice(0, 100).map(({ ingredientId, score }) => ({
    ingredientId,
    layer,
    confidence: CONFIDENCE[layer] * (0.3 + (0.7 * score) / top),
  }))
}

export interface Suggestion {
  readonly ingredientId: string
  readonly name: string
}

/** What stands against a completion; what recipes name often stands for it. */
const COST = { foreign: 4, laterWord: 2.5, slip: 8, synonym: 0.4, common: 3 }
/** A name that is in every twentieth mention counts in full. */
const MOST_COMMON = 5_000

/** 0 for what recipes of the language never name, 1 for what they name all the time. */
function commonness(library: Library, id: string, language: Language): number {
  const mentions = library.popularity[language][id] ?? 0
  return Math.min(1, Math.log1p(mentions) / Math.log1p(MOST_COMMON))
}

/**
 * Completions of a prefix, each ingredient once: the asked language first, then what recipes name most often. Without
 * `slips` only names that have the prefix, which costs a fraction.
 */
export function complete(
  library: Library,
  query: string,
  language: Language,
  limit: number,
  slips = true,
): readonly Suggestion[] {
  const keys = foldVariants(query.slice(0, MAX_QUERY)).filter((key) => key !== '')
  const [key = ''] = keys
  if (key === '') return []
  const starting = keys.flatMap((one) => library.beginning(one))
  const rows =
    !slips || starting.length >= limit || key.length < 4
      ? starting
      : [...starting, ...library.names().filter((row) => almostStarts(row.key, key))]
  const scored = rows.map((row) => {
    const foreign = row.lang === language ? 0 : COST.foreign
    const at = keys.some((one) => row.key.startsWith(one))
      ? 0
      : keys.some((one) => row.key.includes(` ${one}`))
        ? COST.laterWord
        : COST.slip
    const common = COST.common * commonness(library, row.ingredientId, language)
    const synonym = row.rank === 0 ? 0 : COST.synonym
    return { row, cost: at + foreign + synonym - common + row.key.length / 100 }
  })
  scored.sort((a, b) => a.cost - b.cost || (a.row.ingredientId < b.row.ingredientId ? -1 : 1))
  const seen = new Set<string>()
  const suggestions: Suggestion[] = []
  for (const { row } of scored) {
    if (seen.has(row.ingredientId)) continue
    seen.add(row.ingredientId)
    suggestions.push({
      ingredientId: row.ingredientId,
      name:
        row.lang === language
          ? row.name
          : library.ingredient(row.ingredientId)!.names[language][0]!,
    })
    if (suggestions.length === limit) break
  }
  return suggestions
}

/** Whether a name begins with the prefix but for one letter. */
function almostStarts(name: string, prefix: string): boolean {
  return editDistance(prefix, name.slice(0, prefix.length), 1) <= 1
}
