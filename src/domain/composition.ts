/** What a mixed food is made of, as its entry says. */

/** How surely a part is in it: by what the food is, by the usual recipe, or in some recipes and brands only. */
export const TIERS = ['always', 'usually', 'sometimes'] as const
export type Tier = (typeof TIERS)[number]

/** Countries whose recipes may differ, by ISO 3166-1. */
export const REGIONS: readonly string[] = `
  AT CH DE
  AU CA GB IE NZ US ZA
  AR BO CL CO CR CU EC ES GT MX PE UY VE
  BE BR CZ DK FI FR GR HU IT NL NO PL PT RU SE UA
  DZ EG ET GH IL IN IR JO KE LB LK MA NG PK PS SN SY TN TR
  CN ID JP KR MY PH SG TH TW VN
`
  .trim()
  .split(/\s+/)

export interface MadeOfPart {
  readonly id: string
  readonly tier: Tier
  /** Per cent of the finished food, from and to; null where nobody knows. */
  readonly share: readonly [min: number, max: number] | null
  /** The country whose recipes it is told of; null where it is told of all. */
  readonly region: string | null
}

export interface MadeOf {
  /** Whether every part that a recipe or brand of it may hold is named. */
  readonly complete: boolean
  readonly parts: readonly MadeOfPart[]
}

/** How surely a part is in the food wherever it comes from: what is told of one country is elsewhere not known. */
export const tierOf = ({ tier, region }: MadeOfPart): Tier => (region === null ? tier : 'sometimes')
