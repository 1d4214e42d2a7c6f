/** The order of names that begin alike: the asked language and foods that recipes often name come first. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'

/** What raises the cost of a completion; `common` is what being named in recipes lowers it by. */
export const COST = { foreign: 4, laterWord: 2.5, synonym: 0.4, common: 3 }
/** The cost of the most common name, without its length. */
export const LEAST_COST = -COST.common
/** A food with every twentieth mention counts in full. */
const MOST_COMMON_LOG = Math.log1p(5_000)

/** A food that is common in another language often is in this one, whose list of mentions may be short. */
const ELSEWHERE = 0.75

/** 0 for a food that recipes never name, 1 for one that those of the language name all the time. */
export function commonness(popularity: Popularity, id: string, language: Language): number {
  let anywhere = 0
  for (const lang of LANGUAGES) anywhere = Math.max(anywhere, popularity[lang][id] ?? 0)
  return Math.max(share(popularity[language][id] ?? 0), ELSEWHERE * share(anywhere))
}

/** 0 to 1 by how often recipes name a food. */
const share = (mentions: number) =>
  mentions === 0 ? 0 : Math.min(1, Math.log1p(mentions) / MOST_COMMON_LOG)

/** What the cost of a name depends on. */
export interface CostedName {
  /** The folded name. */
  readonly key: string
  readonly lang: Language
  readonly rank: number
  readonly ingredientId: string
}

/** The cost of a name in a language, whichever of its words matched; lower costs rank first. */
export function nameCost(name: CostedName, language: Language, popularity: Popularity): number {
  const foreign = name.lang === language ? 0 : COST.foreign
  const synonym = name.rank === 0 ? 0 : COST.synonym
  const common = COST.common * commonness(popularity, name.ingredientId, language)
  return foreign + synonym - common + name.key.length / 100
}
