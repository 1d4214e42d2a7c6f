/** Parts a table with many columns into blocks that a terminal has room for, each with the first column. */

import { longestWord } from './wrap.ts'

/** The indexes of the columns of each block. */
export function blocks(
  rows: readonly (readonly string[])[],
  columns: number,
): readonly (readonly number[])[] {
  // Border and padding take three columns beside each.
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => longestWord(row[i]!))) + 3)
  const found: number[][] = []
  let room = 0
  for (let i = 1; i < widths.length; i++) {
    if (room < widths[i]! || found.length === 0) {
      found.push([0])
      room = columns - 1 - widths[0]!
    }
    found.at(-1)!.push(i)
    room -= widths[i]!
  }
  return found
}
