/** Ranks names that begin alike: names in the requested language and foods common in recipes come first. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'
import type { NameRow } from '../library/library.ts'

/** Costs added to a completion. `common` is the largest discount for a common food. */
export const COST = { foreign: 4, laterWord: 2.5, synonym: 0.4, common: 3 }
/** Cost of the most common name, not counting its length. */
export const LEAST_COST = -COST.common
/** A food counts as most common if at least one in twenty mentions is of this food. */
const MOST_COMMON_LOG = Math.log1p(5_000)

/**
 * Factor for how common a food is in recipes of other languages. Those recipes count too, because the list for this
 * language may be short.
 */
const ELSEWHERE = 0.75

/** How common a food is in recipes: 0 if never mentioned, 1 if mentioned constantly in this language. */
export function commonness(popularity: Popularity, id: string, language: Language): number {
  let anywhere = 0
  for (const lang of LANGUAGES) anywhere = Math.max(anywhere, popularity[lang][id] ?? 0)
  return Math.max(share(popularity[language][id] ?? 0), ELSEWHERE * share(anywhere))
}

/** Converts a number of mentions to a commonness from 0 to 1. */
const share = (mentions: number) =>
  mentions === 0 ? 0 : Math.min(1, Math.log1p(mentions) / MOST_COMMON_LOG)

/** Cost of a name in a language, regardless of which of its words matched. Lower costs rank first. */
export function nameCost(name: Omit<NameRow, 'name'>, language: Language, popularity: Popularity) {
  const foreign = name.lang === language ? 0 : COST.foreign
  const synonym = name.rank === 0 ? 0 : COST.synonym
  const common = COST.common * commonness(popularity, name.ingredientId, language)
  return foreign + synonym - common + name.key.length / 100
}
