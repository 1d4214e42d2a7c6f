/** Stable codes for entries that could not be resolved. Each code comes with a message for people. */

export const UNRESOLVED_CODES = [
  'INGREDIENT_NOT_FOUND',
  'GUESS',
  'BRAND',
  'UNKNOWN_UNIT',
  'CONVERSION_NOT_POSSIBLE',
  'AMOUNT_TOO_LARGE',
  'AMOUNT_MISSING',
  'NO_NUTRIENTS',
  'AMBIGUOUS',
] as const
export type UnresolvedCode = (typeof UNRESOLVED_CODES)[number]
