/** Relationships between ingredients: which ingredients replace another, resemble it or go with it. */

import { byName } from './closed-sets.ts'

/** Kinds of relationships that have a quality and contexts. */
export const SUBSTITUTE_KINDS = ['substitutesWell', 'substitutesPartially'] as const
export const OTHER_KINDS = [
  'functionallySimilarTo',
  'sameFamilyAs',
  'pairsWellWith',
  'oftenUsedWith',
] as const
/** A kind of relationship. A food's list of a kind is null if it was not assessed, and empty if nothing is related. */
export type EdgeKind = (typeof SUBSTITUTE_KINDS | typeof OTHER_KINDS)[number]

/** Functions of the replaced ingredient in a dish. */
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
