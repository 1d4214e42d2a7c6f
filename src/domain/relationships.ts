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

/** null in any kind means: nobody has looked; an empty list means: looked, and found none. */
export type Relationships = Readonly<Record<EdgeKind, readonly Edge[] | null>>

export const NO_RELATIONSHIPS: Relationships = {
  substitutesWell: null,
  substitutesPartially: null,
  functionallySimilarTo: null,
  sameFamilyAs: null,
  pairsWellWith: null,
  oftenUsedWith: null,
}
