/** Types of `figures.mjs`. */

export function percentile(sorted: readonly number[], share: number): number
export function slope(points: readonly { readonly x: number; readonly y: number }[]): number
