/** The food graph: which ingredients stand in for another, resemble it or go with it. */

import { byName } from './closed-sets.ts'

/** The edges that say how well, and for what. */
export const SUBSTITUTE_KINDS = ['substitutesWell', 'substitutesPartially'] as const
export const OTHER_KINDS = [
  'functionallySimilarTo',
  'sameFamilyAs',
  'pairsWellWith',
  'oftenUsedWith',
] as const
/** null in any kind means: nobody has looked; an empty list means: looked, and found none. */
export type EdgeKind = (typeof SUBSTITUTE_KINDS | typeof OTHER_KINDS)[number]

/** What a dish does with an ingredient that another stands in for. */
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
/** What is missing where a substitute stands in. */
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
