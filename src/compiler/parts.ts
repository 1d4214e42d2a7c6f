/** A part of a mixed food: how surely the food contains it, and how much of it. */

import type { MadeOfPart, Tier } from '../domain/composition.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { itemAt } from '../domain/present.ts'
import { CONFIDENCES, type DataConfidence } from '../domain/risk.ts'

export interface Component extends MadeOfPart {
  readonly at: number
  /** Effective tier: a part known for one region only counts as `sometimes`. */
  readonly counts: Tier
  readonly food: Ingredient
}

/** Alcohol counts from this share (%); below, it is only aroma. */
export const ALCOHOL_SHARE = 2

/** From this share (%), a fermented, aged or greasy part makes the whole food so. */
const MARKED_SHARE = 10

/** True if the share is large enough for the part's properties to show, or unknown. */
export const isMarked = ({ share }: Component) => share === null || share[1] >= MARKED_SHARE

/** The value of `values` that comes last in the order; the first of the order if there are none. */
export const greatest = <Value>(order: readonly Value[], values: readonly Value[]): Value =>
  itemAt(order, Math.max(0, ...values.map((value) => order.indexOf(value))))

/** The lowest confidence of the parts, capped at medium; an unassessed part counts as low. */
export function weakestOf(
  profiles: readonly ({ readonly confidence: DataConfidence } | null)[],
): DataConfidence {
  const places = profiles.map((profile) => CONFIDENCES.indexOf(profile?.confidence ?? 'low'))
  return itemAt(CONFIDENCES, Math.min(1, ...places))
}
