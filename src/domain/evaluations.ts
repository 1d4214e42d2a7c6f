/** Where an answer has what was found for a concern. */

import { type Concern, type Dimension, type EuConcern, isEuConcern } from './restrictions.ts'

export interface Evaluations<Found> {
  /** Of every dimension. */
  readonly evaluation: Readonly<Record<Dimension, Found>>
  /** Of the entries of the EU list that were asked for. */
  readonly euEvaluation?: Readonly<Partial<Record<EuConcern, Found>>>
}

/** Throws a RangeError for an entry that was not asked for. */
export function evaluationOf<Found>(
  { evaluation, euEvaluation }: Evaluations<Found>,
  concern: Concern,
): Found {
  if (!isEuConcern(concern)) return evaluation[concern]
  const found = euEvaluation?.[concern]
  if (found === undefined) throw new RangeError(`${concern} was not asked for`)
  return found
}
