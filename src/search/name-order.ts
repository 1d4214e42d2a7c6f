/** Ranks names with the same beginning: requested language and foods common in recipes first. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import type { Popularity } from '../domain/shares.ts'
import type { NameRow } from '../library/library.ts'

/** Additions to the cost of a completion; `common` is the most that commonness subtracts. */
export const COST = { foreign: 4, laterWord: 2.5, synonym: 0.4, common: 3 }
/** Cost of the most common name, without its length. */
export const LEAST_COST = -COST.common
/** A food in one of twenty mentions counts in full. */
const MOST_COMMON_LOG = Math.log1p(5_000)

/** Factor for commonness in another language, since this language's list of mentions may be short. */
const ELSEWHERE = 0.75

/** From 0 (never named in recipes) to 1 (named constantly in recipes of the language). */
export function commonness(popularity: Popularity, id: string, language: Language): number {
  let anywhere = 0
  for (const lang of LANGUAGES) anywhere = Math.max(anywhere, popularity[lang][id] ?? 0)
  return Math.max(share(popularity[language][id] ?? 0), ELSEWHERE * share(anywhere))
}

/** 0 to 1, by number of mentions. */
const share = (mentions: number) =>
  mentions === 0 ? 0 : Math.min(1, Math.log1p(mentions) / MOST_COMMON_LOG)

/** Cost of a name in a language, regardless of which word matched; lower costs rank first. */
export function nameCost(name: Omit<NameRow, 'name'>, language: Language, popularity: Popularity) {
  const foreign = name.lang === language ? 0 : COST.foreign
  const synonym = name.rank === 0 ? 0 : COST.synonym
  const common = COST.common * commonness(popularity, name.ingredientId, language)
  return foreign + synonym - common + name.key.length / 100
}
