/** In which order names that begin alike are shown: the asked language and what recipes name often come first. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'

/** What stands against a completion; what recipes name often stands for it. */
export const COST = { foreign: 4, laterWord: 2.5, synonym: 0.4, common: 3 }
/** The cost of the commonest name, but for its length. */
export const LEAST_COST = -COST.common
/** A name that is in every twentieth mention counts in full. */
const MOST_COMMON_LOG = Math.log1p(5_000)

/** What is common in another language is often so in this one, whose list of mentions may be short. */
const ELSEWHERE = 0.75

/** 0 for what recipes never name, 1 for what those of the language name all the time. */
export function commonness(popularity: Popularity, id: string, language: Language): number {
  let anywhere = 0
  for (const lang of LANGUAGES) anywhere = Math.max(anywhere, popularity[lang][id] ?? 0)
  return Math.max(share(popularity[language][id] ?? 0), ELSEWHERE * share(anywhere))
}

/** 0 to 1 for how often recipes name something. */
const share = (mentions: number) =>
  mentions === 0 ? 0 : Math.min(1, Math.log1p(mentions) / MOST_COMMON_LOG)

interface Named {
  readonly key: string
  readonly lang: Language
  readonly rank: number
  readonly ingredientId: string
}

/** What stands against showing the name in a language, wherever the query stands in it; smaller is better. */
export function nameCost(name: Named, language: Language, popularity: Popularity): number {
  const foreign = name.lang === language ? 0 : COST.foreign
  const synonym = name.rank === 0 ? 0 : COST.synonym
  const common = COST.common * commonness(popularity, name.ingredientId, language)
  return foreign + synonym - common + name.key.length / 100
}
