/** Looks up the evaluation of a concern in an answer. */

import { type Concern, type Dimension, type EuConcern, isEuConcern } from './restrictions.ts'

export interface Evaluations<Found> {
  readonly evaluation: Readonly<Record<Dimension, Found>>
  /** Only the EU entries that were requested. */
  readonly euEvaluation?: Readonly<Partial<Record<EuConcern, Found>>>
}

/** Throws a RangeError for an entry that was not requested. */
export function evaluationOf<Found>(
  { evaluation, euEvaluation }: Evaluations<Found>,
  concern: Concern,
): Found {
  if (!isEuConcern(concern)) return evaluation[concern]
  const found = euEvaluation?.[concern]
  if (found === undefined) throw new RangeError(`${concern} was not asked for`)
  return found
}
