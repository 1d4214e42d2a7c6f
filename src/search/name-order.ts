/** Ranks names that begin alike: the asked language and foods common in recipes come first. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'

/** Additions to the cost of a completion; `common` is the most that is subtracted for commonness in recipes. */
export const COST = { foreign: 4, laterWord: 2.5, synonym: 0.4, common: 3 }
/** The cost of the most common name, without its length. */
export const LEAST_COST = -COST.common
/** A food with one in twenty mentions counts in full. */
const MOST_COMMON_LOG = Math.log1p(5_000)

/** The factor for commonness in another language, since the list of mentions in this one may be short. */
const ELSEWHERE = 0.75

/** From 0 for a food that recipes never name to 1 for one that recipes of the language name constantly. */
export function commonness(popularity: Popularity, id: string, language: Language): number {
  let anywhere = 0
  for (const lang of LANGUAGES) anywhere = Math.max(anywhere, popularity[lang][id] ?? 0)
  return Math.max(share(popularity[language][id] ?? 0), ELSEWHERE * share(anywhere))
}

/** 0 to 1 by how often recipes name a food. */
const share = (mentions: number) =>
  mentions === 0 ? 0 : Math.min(1, Math.log1p(mentions) / MOST_COMMON_LOG)

/** The properties that determine the cost of a name. */
export interface CostedName {
  /** The folded name. */
  readonly key: string
  readonly lang: Language
  readonly rank: number
  readonly ingredientId: string
}

/** The cost of a name in a language, regardless of which word matched; lower costs rank first. */
export function nameCost(name: CostedName, language: Language, popularity: Popularity): number {
  const foreign = name.lang === language ? 0 : COST.foreign
  const synonym = name.rank === 0 ? 0 : COST.synonym
  const common = COST.common * commonness(popularity, name.ingredientId, language)
  return foreign + synonym - common + name.key.length / 100
}
