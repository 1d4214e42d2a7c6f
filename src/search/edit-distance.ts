/** Computes the edit distance between two words. */

/** Three rows of the distance table, reused because most calls end after a few characters. */
let [before, row, next] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

/** Levenshtein distance; a swap of adjacent characters is one edit. Returns `limit + 1` if it is above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (Math.max(b.length, limit) + 2 >= row.length) {
    const size = 2 * Math.max(b.length, limit) + 3
    ;[before, row, next] = [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)]
  }
  // Cells more than `limit` from the diagonal always exceed it. Set the cells next to this band, because they are read.
  const above = limit + 1
  for (let j = 0; j <= Math.min(b.length, limit); j++) row[j] = j
  row[above] = above
  for (let i = 1; i <= a.length; i++) {
    const first = Math.max(1, i - limit)
    const last = Math.min(b.length, i + limit)
    next[first - 1] = first === 1 ? i : above
    let least = next[first - 1]!
    for (let j = first; j <= last; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let best = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (same ? 0 : 1))
      const crossed =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (crossed) best = Math.min(best, before[j - 2]! + 1)
      next[j] = best
      if (best < least) least = best
    }
    next[last + 1] = above
    if (least > limit) return above
    ;[before, row, next] = [row, next, before]
  }
  return Math.min(row[b.length]!, limit + 1)
}
