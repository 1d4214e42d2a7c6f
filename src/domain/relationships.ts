/** The food graph: which ingredients stand in for another, resemble it or go with it. */

export const EDGE_KINDS = [
  'substitutesWell',
  'substitutesPartially',
  'functionallySimilarTo',
  'sameFamilyAs',
  'pairsWellWith',
  'oftenUsedWith',
] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

export interface Edge {
  readonly ingredientID: string
  /** 0 to 1. */
  readonly score: number
  /** Stable snake_case codes. */
  readonly reasons: readonly string[]
}

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

export interface SubstituteEdge extends Edge {
  /** Grams of the substitute for a gram of the ingredient. */
  readonly ratio: number
  readonly contexts: readonly (typeof CONTEXTS)[number][]
  readonly loses: readonly (typeof LOSSES)[number][]
  /** What is needed beside it, in grams for a gram of the ingredient. */
  readonly with: readonly { readonly ingredientID: string; readonly ratio: number }[]
}

/** null in any kind means: nobody has looked; an empty list means: looked, and found none. */
export type Relationships = Readonly<
  Record<'substitutesWell' | 'substitutesPartially', readonly SubstituteEdge[] | null>
> &
  Readonly<
    Record<Exclude<EdgeKind, 'substitutesWell' | 'substitutesPartially'>, readonly Edge[] | null>
  >

export const NO_RELATIONSHIPS: Relationships = {
  substitutesWell: null,
  substitutesPartially: null,
  functionallySimilarTo: null,
  sameFamilyAs: null,
  pairsWellWith: null,
  oftenUsedWith: null,
}
