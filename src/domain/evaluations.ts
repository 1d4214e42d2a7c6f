/** Looks up the result for a concern in an answer. */

import { type Concern, type Dimension, type EuConcern, isEuConcern } from './restrictions.ts'

export interface Evaluations<Found> {
  /** Results for dimensions that were judged. */
  readonly evaluation: Readonly<Partial<Record<Dimension, Found>>>
  /** Results for EU allergens that were requested. */
  readonly euEvaluation?: Readonly<Partial<Record<EuConcern, Found>>>
}

/** The result for a concern; throws a RangeError if it was not requested. */
export function evaluationOf<Found>(
  { evaluation, euEvaluation }: Evaluations<Found>,
  concern: Concern,
): Found {
  const found = isEuConcern(concern) ? euEvaluation?.[concern] : evaluation[concern]
  if (found === undefined) throw new RangeError(`${concern} was not asked for`)
  return found
}
