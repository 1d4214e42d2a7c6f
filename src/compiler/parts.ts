/** Describes the parts of a mixed food: how regularly each part is used, and in what proportion. */

import type { MadeOfPart, Tier } from '../domain/composition.ts'
import type { Ingredient } from '../domain/ingredient.ts'
import { itemAt } from '../domain/present.ts'
import { CONFIDENCES, type DataConfidence } from '../domain/risk.ts'

export interface Component extends MadeOfPart {
  readonly at: number
  /** How regularly recipes for the food use the part. A part used only in certain regions counts as `sometimes`. */
  readonly counts: Tier
  readonly food: Ingredient
}

/** Below this share (%) of the food, an alcoholic part counts only as a flavouring. */
export const ALCOHOL_SHARE = 2

/** Minimum share (%) at which a fermented, aged or greasy part makes the whole food fermented, aged or greasy. */
const MARKED_SHARE = 10

/** True if the share of the part is unknown or large enough to matter. */
export const isMarked = ({ share }: Component) => share === null || share[1] >= MARKED_SHARE

/** The value that comes last in `order`; the first of `order` if there are no values. */
export const greatest = <Value>(order: readonly Value[], values: readonly Value[]): Value =>
  itemAt(order, Math.max(0, ...values.map((value) => order.indexOf(value))))

/** Lowest confidence of the parts, medium at most; a part that was not assessed has low confidence. */
export function weakestOf(
  profiles: readonly ({ readonly confidence: DataConfidence } | null)[],
): DataConfidence {
  const places = profiles.map((profile) => CONFIDENCES.indexOf(profile?.confidence ?? 'low'))
  return itemAt(CONFIDENCES, Math.min(1, ...places))
}
