/** Computes days and months for accounting, in UTC. */

export const DAY_MS = 86_400_000

/** Caches the last computed day, because most calls are on the same day as the previous call. */
let latest = { number: Number.NaN, text: '' }

/** Day of a time in milliseconds since 1970, as YYYY-MM-DD. */
export function dayOf(at: number): string {
  const number = Math.floor(at / DAY_MS)
  if (number !== latest.number) latest = { number, text: new Date(at).toISOString().slice(0, 10) }
  return latest.text
}

/** Month of a time in milliseconds since 1970, as YYYY-MM. */
export const monthOf = (at: number): string => dayOf(at).slice(0, 7)
