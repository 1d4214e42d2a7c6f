/** The food graph: ingredients that replace, resemble or go with another. */

import { byName } from './closed-sets.ts'

/** Edges with a quality and contexts. */
export const SUBSTITUTE_KINDS = ['substitutesWell', 'substitutesPartially'] as const
export const OTHER_KINDS = [
  'functionallySimilarTo',
  'sameFamilyAs',
  'pairsWellWith',
  'oftenUsedWith',
] as const
/** For each kind, null means not assessed, an empty list means none found. */
export type EdgeKind = (typeof SUBSTITUTE_KINDS | typeof OTHER_KINDS)[number]

/** What the replaced ingredient does in a dish. */
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
/** What a dish loses with a substitute. */
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
