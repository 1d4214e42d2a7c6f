/** Relationships between ingredients: which ingredients replace another, resemble it or go with it. */

import { byName } from './closed-sets.ts'

/** Kinds of substitution. The data say how good each substitute is, and in which contexts, such as baking. */
export const SUBSTITUTE_KINDS = ['substitutesWell', 'substitutesPartially'] as const
export const OTHER_KINDS = [
  'functionallySimilarTo',
  'sameFamilyAs',
  'pairsWellWith',
  'oftenUsedWith',
] as const
/**
 * A kind of relationship. For each kind, a food has a list of related foods: null if nobody assessed the relationship,
 * empty if no food is related.
 */
export type EdgeKind = (typeof SUBSTITUTE_KINDS | typeof OTHER_KINDS)[number]

/** Uses of an ingredient for which a substitute may be suitable. */
export const CONTEXTS = [
  'baking',
  'frying',
  'whipping',
  'thickening',
  'binding',
  'leavening',
  'gelling',
  'sweetening',
  'salting',
  'acidifying',
  'sauce',
  'soup',
  'stew',
  'raw',
  'dressing',
  'marinade',
  'drink',
  'spread',
  'filling',
  'seasoning',
  'topping',
  'main',
  'side',
] as const
/** Properties that a dish loses if a substitute is used. */
export const LOSSES = [
  'flavour',
  'sweetness',
  'colour',
  'moisture',
  'binding',
  'rise',
  'browning',
  'creaminess',
  'crunch',
  'acidity',
  'saltiness',
  'umami',
  'heat',
  'aroma',
  'fat',
  'protein',
  'texture',
  'structure',
] as const

export const NO_RELATIONSHIPS: Readonly<Record<EdgeKind, null>> = byName(
  [...SUBSTITUTE_KINDS, ...OTHER_KINDS],
  () => null,
)
