/** The composition of a mixed food. */

/** Certainty of a part: by definition, by the usual recipe, or in some recipes and brands only. */
export const TIERS = ['always', 'usually', 'sometimes'] as const
export type Tier = (typeof TIERS)[number]

/** ISO 3166-1 codes of countries whose recipes may differ. */
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
  /** Per cent of the finished food; null if unknown. */
  readonly share: readonly [min: number, max: number] | null
  /** Country whose recipes contain it; null means all. */
  readonly region: string | null
}

export interface MadeOf {
  /** True if every part that any recipe or brand may contain is listed. */
  readonly complete: boolean
  readonly parts: readonly MadeOfPart[]
}

/** Certainty regardless of region: a part reported for one country is only `sometimes` elsewhere. */
export const tierOf = ({ tier, region }: MadeOfPart): Tier => (region === null ? tier : 'sometimes')
