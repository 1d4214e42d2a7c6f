/** Draws a share as a bar, so that figures can be compared at a glance. */

import type { Cell } from '../cells.ts'
import { width } from './wrap.ts'

/** Draws `share` (0 to 1) as a bar of `columns` columns. More than 1 is a full bar; anything above 0 is visible. */
export function bar(share: number, columns: number): string {
  const full = Math.min(columns, Math.round(Math.max(0, share) * columns))
  return '█'.repeat(full === 0 && share > 0 ? 1 : full).padEnd(columns, '░')
}

/** Draws a bar followed by its figure, joined by no-break spaces. */
export const barAndFigure = (share: number, columns: number, figure: string): string =>
  `${bar(share, columns)} ${figure}`.replaceAll(' ', '\u00a0')

const SHORTEST = 5
const LONGEST = 20

interface Table {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** The number of table columns that contain bars. */
  readonly count: number
}

/** Returns the bar width (5 to 20) with which the table fits the terminal. `figure` is the width of a figure. */
export function barColumns(columns: number, { heads, rows, count }: Table, figure: number): number {
  const lines = (cell: Cell) => (typeof cell === 'string' ? [cell] : cell).map(width)
  const others = heads.map((head, i) =>
    Math.max(...lines(head), ...rows.flatMap((row) => lines(row[i] ?? ''))),
  )
  const frame = 3 * (heads.length + count) + 1
  const room = columns - frame - others.reduce((a, b) => a + b, 0)
  return Math.max(SHORTEST, Math.min(LONGEST, Math.floor(room / count) - figure - 1))
}
