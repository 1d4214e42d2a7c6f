/** Days and months as accounts count them: UTC, whatever the machine's clock shows. */

export const DAY_MS = 86_400_000

/** YYYY-MM-DD. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** YYYY-MM. */
export function monthOf(at: number): string {
  return dayOf(at).slice(0, 7)
}
