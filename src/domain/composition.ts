/** Describes what a mixed food is made of. */

/** Whether a mixed food contains a part by definition, in the usual recipe, or only in some recipes and brands. */
export const TIERS = ['always', 'usually', 'sometimes'] as const
export type Tier = (typeof TIERS)[number]

/** ISO 3166-1 codes of the countries for which the data may list regional parts of a mixed food. */
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
  /** Share in per cent of the finished food; null if unknown. */
  readonly share: readonly [min: number, max: number] | null
  /** Country whose recipes have this part; null means all countries. */
  readonly region: string | null
}

export interface MadeOf {
  /** True if the list has every part that any recipe or brand may contain. */
  readonly complete: boolean
  readonly parts: readonly MadeOfPart[]
}

/** How regularly recipes worldwide use the part. A part used in only one country counts as `sometimes`. */
export const tierOf = ({ tier, region }: MadeOfPart): Tier => (region === null ? tier : 'sometimes')
