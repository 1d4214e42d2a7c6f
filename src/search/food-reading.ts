/** The result of reading a food phrase: candidate foods, certainty, and the role of each word. */

import { distinctBy } from '../domain/distinct.ts'
import type { Certainty, Role } from '../domain/reading.ts'
import type { Resolution } from './named.ts'
import type { Phrase, WordSpan } from './phrase.ts'

export interface FoodReading {
  readonly certainty: Certainty
  /** The chosen food, followed by alternatives. If the certainty is `none`, there are only alternatives. */
  readonly candidates: readonly Resolution[]
  /** The role of each word. */
  readonly roles: readonly Role[]
  /** States ("dried", "roh") or a lone descriptor ("rot", "sweet"), which may turn the food into a different food. */
  readonly kinds: readonly string[]
  /** True if the words name no food but only describe something on, in or around food. */
  readonly isEmpty: boolean
  /** True if the words name several foods and none is preferred. */
  readonly isAmbiguous: boolean
  /** True if the words cannot mean anything other than the candidates. */
  readonly isClosed?: boolean
  /** True if every word is also in the lexicon and does not affect allergens. */
  readonly isPlain: boolean
}

/** A result before the fields that depend on the whole phrase are added. */
export type Found = Pick<FoodReading, 'certainty' | 'candidates' | 'roles'> &
  Partial<Pick<FoodReading, 'isEmpty' | 'isAmbiguous' | 'isClosed'>>

/** Why a name is only a guess: it may be a typo for another name, or a foreign word. */
export type Doubt = 'slip' | 'foreign' | undefined

/** Confidence factor for a doubtful name. */
const DOUBTFUL = 0.65

/** The result for a name that covers `span`: `guess` if there is any doubt, otherwise `sure`. */
export function foundName(
  phrase: Phrase,
  candidates: readonly [Resolution, ...Resolution[]],
  span: WordSpan,
  doubt?: Doubt,
): Found {
  const roles = phrase.rolesAround(span, 'food')
  const all = distinctFoods(candidates)
  if (doubt === undefined) return { certainty: 'sure', candidates: all, roles }
  const doubtful = scaled(candidates[0], DOUBTFUL)
  const first = doubt === 'slip' ? { ...doubtful, misspelt: true } : doubtful
  return { certainty: 'guess', candidates: [first, ...all.slice(1)], roles }
}

export const scaled = (hit: Resolution, by: number): Resolution => ({
  ...hit,
  confidence: by * hit.confidence,
})

export const distinctFoods = (list: readonly Resolution[]) =>
  distinctBy(list, ({ ingredientId }) => ingredientId)
