/** Search by meaning: finds foods that match a description. */

import type { Language } from '../domain/languages.ts'
import type { Library } from '../library/library.ts'
import { foods } from './indexes.ts'
import { commonness } from './name-order.ts'
import type { ParsedQuery } from './parsed-query.ts'

interface Meant {
  readonly ingredientId: string
  /** 0 to 1: weighted geometric mean of how much of each term the food has. */
  readonly score: number
  /** Place of the food in the weights of terms. */
  readonly place: number
}

/** Weight of a trait a food lacks; above 0, since no data are complete. */
const TRACE = 0.1
/** An unknown word counts as much as a term that one food in twenty has. */
const UNKNOWN_TELLING = Math.log(20)
/** Weight of commonness among foods that fit equally. */
const COMMON = 0.12
/** Like `COMMON`, for nutrient wishes, which rarely eaten foods also meet: chicken before frog legs. */
const COMMON_WISH = 0.16
/** Foods with a lower score are dropped. */
const LEAST = 0.2
const MAX_MEANT = 100

export function meant(library: Library, query: ParsedQuery, language: Language): readonly Meant[] {
  const { terms, unknown } = query
  if (terms.length === 0) return []
  const all = foods(library)
  const telling = terms.reduce((sum, term) => sum + term.telling, 0)
  const logs = new Map<number, number>()
  for (const term of terms) {
    for (const [place, weight] of term.foods) {
      const gain = term.telling * Math.log((TRACE + (1 - TRACE) * weight) / TRACE)
      logs.set(place, (logs.get(place) ?? 0) + gain)
    }
  }
  const known = Math.sqrt(telling / (telling + UNKNOWN_TELLING * unknown.length))
  const weight = terms.some(({ isWish }) => isWish) ? COMMON_WISH : COMMON
  const found: Meant[] = []
  for (const [place, log] of logs) {
    const fit = Math.exp(Math.log(TRACE) + log / telling) * known
    if (fit < LEAST) continue
    if (!query.isAllowed(place)) continue
    const ingredientId = all.at(place)
    const common = commonness(library.popularity, ingredientId, language)
    found.push({ ingredientId, place, score: fit * (1 - weight + weight * common) })
  }
  return found
    .sort((a, b) => b.score - a.score || (a.ingredientId < b.ingredientId ? -1 : 1))
    .slice(0, MAX_MEANT)
}
