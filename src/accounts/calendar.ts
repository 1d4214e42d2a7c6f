/** Days and months for accounting, in UTC. */

export const DAY_MS = 86_400_000

/** Caches the last day, since most calls fall on the day of the previous one. */
let latest = { number: Number.NaN, text: '' }

/** YYYY-MM-DD. */
export function dayOf(at: number): string {
  const number = Math.floor(at / DAY_MS)
  if (number !== latest.number) latest = { number, text: new Date(at).toISOString().slice(0, 10) }
  return latest.text
}

/** YYYY-MM. */
export const monthOf = (at: number): string => dayOf(at).slice(0, 7)
