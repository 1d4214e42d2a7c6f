/** Search by meaning: finds foods that match a description instead of a name. */

import type { Language } from '../domain/languages.ts'
import type { Library } from '../library/library.ts'
import { foods } from './indexes.ts'
import { commonness } from './name-order.ts'
import type { ParsedQuery } from './parsed-query.ts'

interface MeaningHit {
  readonly ingredientId: string
  /** Score from 0 to 1: weighted geometric mean of how well the food matches each term. */
  readonly score: number
  readonly ordinal: number
}

/** Weight of a term that a food does not match. It is above 0 because the data are never complete. */
const TRACE = 0.1
/** An unknown word counts as much as a term that matches one food in twenty. */
const UNKNOWN_RARITY = Math.log(20)
/** How much the popularity of a food in recipes counts. Popularity decides between foods that match equally well. */
const COMMON = 0.12
/** Like `COMMON`, for searches by nutrient. Rare foods match too, but chicken should rank above frog legs. */
const COMMON_WISH = 0.16
/** Foods with a lower score are dropped. */
const LEAST = 0.2
const MAX_HITS = 100

export function foodsByMeaning(library: Library, query: ParsedQuery, language: Language) {
  const { terms, unknown } = query
  if (terms.length === 0) return []
  const all = foods(library)
  const rarity = terms.reduce((sum, term) => sum + term.rarity, 0)
  const logs = new Map<number, number>()
  for (const term of terms) {
    for (const [ordinal, weight] of term.foods) {
      const gain = term.rarity * Math.log((TRACE + (1 - TRACE) * weight) / TRACE)
      logs.set(ordinal, (logs.get(ordinal) ?? 0) + gain)
    }
  }
  const known = Math.sqrt(rarity / (rarity + UNKNOWN_RARITY * unknown.length))
  const weight = terms.some(({ isWish }) => isWish) ? COMMON_WISH : COMMON
  const found: MeaningHit[] = []
  for (const [ordinal, log] of logs) {
    const fit = Math.exp(Math.log(TRACE) + log / rarity) * known
    if (fit < LEAST) continue
    if (!query.isAllowed(ordinal)) continue
    const ingredientId = all.at(ordinal)
    const common = commonness(library.popularity, ingredientId, language)
    found.push({ ingredientId, ordinal, score: fit * (1 - weight + weight * common) })
  }
  return found
    .sort((a, b) => b.score - a.score || (a.ingredientId < b.ingredientId ? -1 : 1))
    .slice(0, MAX_HITS)
}
