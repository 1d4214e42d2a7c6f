/** How many letters two words are apart. */

/** Three rows of the distance table, kept: most calls end after a few letters. */
let [before, row, next] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

/**
 * Levenshtein distance, two letters that changed places counted as one (as two without `swaps`); `limit + 1` once it is
 * sure to be above `limit`.
 */
export function editDistance(a: string, b: string, limit: number, swaps = true): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (b.length >= row.length) {
    ;[before, row, next] = [0, 0, 0].map(() => new Uint16Array(2 * b.length)) as Rows
  }
  for (let j = 0; j <= b.length; j++) row[j] = j
  for (let i = 1; i <= a.length; i++) {
    next[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let best = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (same ? 0 : 1))
      const crossed =
        swaps &&
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (crossed) best = Math.min(best, before[j - 2]! + 1)
      next[j] = best
      if (best < least) least = best
    }
    if (least > limit) return limit + 1
    ;[before, row, next] = [row, next, before]
  }
  return Math.min(row[b.length]!, limit + 1)
}

type Rows = [Uint16Array<ArrayBuffer>, Uint16Array<ArrayBuffer>, Uint16Array<ArrayBuffer>]
