/** Looks up the evaluation of a concern in an answer. */

import { type Concern, type Dimension, type EuConcern, isEuConcern } from './restrictions.ts'

export interface Evaluations<Found> {
  /** Only the dimensions that were judged. */
  readonly evaluation: Readonly<Partial<Record<Dimension, Found>>>
  /** Only the EU entries that were requested. */
  readonly euEvaluation?: Readonly<Partial<Record<EuConcern, Found>>>
}

/** Throws a RangeError for a concern that was not requested. */
export function evaluationOf<Found>(
  { evaluation, euEvaluation }: Evaluations<Found>,
  concern: Concern,
): Found {
  const found = isEuConcern(concern) ? euEvaluation?.[concern] : evaluation[concern]
  if (found === undefined) throw new RangeError(`${concern} was not asked for`)
  return found
}
