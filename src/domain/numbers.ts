/** Numbers as they go over the wire. */

/** At most six decimal places, without float noise. */
export function round6(value: number): number {
  return Math.round((value + Number.EPSILON) * 1e6) / 1e6
}
