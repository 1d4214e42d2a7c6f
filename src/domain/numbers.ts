/** Rounds numbers for API answers. */

/** Rounds to six decimal places, without floating-point noise. */
export function round6(value: number): number {
  // Numbers this large have no decimals to round, and the multiplication would overflow.
  if (Math.abs(value) >= 2 ** 53 / 1e6) return value
  return Math.round((value + Number.EPSILON) * 1e6) / 1e6
}
