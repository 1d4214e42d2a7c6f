/** Splits a wide table into blocks that fit the terminal, each with the first column. */

import { itemAt, lastOf } from '../../../domain/present.ts'
import { longestWord } from './wrap.ts'

/** The column indexes of each block. */
export function blocks(
  rows: readonly (readonly string[])[],
  columns: number,
): readonly (readonly number[])[] {
  // Border and padding take three columns each.
  const widths = itemAt(rows, 0).map(
    (_, i) => Math.max(...rows.map((row) => longestWord(itemAt(row, i)))) + 3,
  )
  const found: number[][] = []
  let room = 0
  for (let i = 1; i < widths.length; i++) {
    if (room < itemAt(widths, i) || found.length === 0) {
      found.push([0])
      room = columns - 1 - itemAt(widths, 0)
    }
    lastOf(found).push(i)
    room -= itemAt(widths, i)
  }
  return found
}
