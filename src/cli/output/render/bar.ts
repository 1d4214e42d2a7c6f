/** Draws a share as a bar, so that figures can be compared at a glance. */

import type { Cell } from '../cells.ts'
import { width } from './wrap.ts'

/** `share` (0 to 1) as a bar of `columns` columns; more is shown as full, and anything above 0 is visible. */
export function bar(share: number, columns: number): string {
  const full = Math.min(columns, Math.round(Math.max(0, share) * columns))
  return '█'.repeat(full === 0 && share > 0 ? 1 : full).padEnd(columns, '░')
}

/** A bar and its figure, with no-break spaces. */
export const barAndFigure = (share: number, columns: number, figure: string): string =>
  `${bar(share, columns)} ${figure}`.replaceAll(' ', '\u00a0')

const SHORTEST = 5
const LONGEST = 20

interface Table {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** How many columns of the table are bars. */
  readonly count: number
}

/** The width of each bar (5 to 20) with a figure of `figure` columns, so that the table fits the terminal. */
export function barColumns(columns: number, { heads, rows, count }: Table, figure: number): number {
  const lines = (cell: Cell) => (typeof cell === 'string' ? [cell] : cell).map(width)
  const others = heads.map((head, i) =>
    Math.max(...lines(head), ...rows.flatMap((row) => lines(row[i] ?? ''))),
  )
  const frame = 3 * (heads.length + count) + 1
  const room = columns - frame - others.reduce((a, b) => a + b, 0)
  return Math.max(SHORTEST, Math.min(LONGEST, Math.floor(room / count) - figure - 1))
}
