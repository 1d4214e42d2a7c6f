/** Numbers as they go over the wire. */

/** At most six decimal places, without float noise. */
export function round6(value: number): number {
  // A number this large has no decimals left to round, and would overflow.
  if (Math.abs(value) >= 2 ** 53 / 1e6) return value
  return Math.round((value + Number.EPSILON) * 1e6) / 1e6
}
