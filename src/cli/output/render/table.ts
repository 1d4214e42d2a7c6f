/** Draws human-readable tables: aligned columns without borders. */

import { Chalk } from 'chalk'
import { itemAt } from '../../../domain/present.ts'
import { cellPaint } from './paint.ts'
import { longestWord, width, wrap } from './wrap.ts'

export interface Drawing {
  readonly columns: number
  readonly color: boolean
  /** Screen height in lines. A table longer than this repeats its header on every screen. No limit if absent. */
  readonly lines?: number
}

const GAP = '  '
/** Minimum width to which a column is narrowed. */
const NARROWEST = 4
/** Matches a figure. A column that has only figures is right-aligned. */
const FIGURE = /^([≥≤<>~ ]*\d[\d.,’ ]*( ?[a-zµ%]{1,4})?)?$/u

/**
 * Draws a table that fits the terminal: wraps long cells, omits columns that are empty in every row, and repeats the
 * header on each screen. Colour never adds information.
 */
export function drawTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  drawing: Drawing,
): string {
  const { columns, lines = Number.POSITIVE_INFINITY, color } = drawing
  const used = heads.map((_, i) => i).filter((i) => rows.some((row) => (row[i] ?? '') !== ''))
  const shown = [heads, ...rows].map((row) => used.map((i) => row[i] ?? ''))
  const [top = [], ...body] = shown
  const widths = columnWidths(shown, columns)
  const isFigure = widths.map((_, i) => body.every((row) => FIGURE.test(itemAt(row, i))))
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const paint = cellPaint(color)
  const draw = (row: readonly string[], shade?: (text: string) => string) => {
    const cells = row.map((cell, i) => wrap(cell, itemAt(widths, i)))
    return Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, line) =>
      cells
        .map((pieces, i) => {
          const piece = pieces[line] ?? ''
          const space = ' '.repeat(Math.max(0, itemAt(widths, i) - width(piece)))
          const painted = piece && (shade ? shade(piece) : paint(piece, row[i]))
          return isFigure[i] ? space + painted : painted + space
        })
        .join(GAP)
        .trimEnd(),
    )
  }
  const head = draw(top, chalk.bold)
  const drawn = body.map((row) => draw(row))
  return screens(drawn, ({ length }) => length, lines - head.length - 1)
    .flatMap((part) => [...head, ...part.flat()])
    .join('\n')
}

/** Splits the rows into screens of at most `room` lines. */
export function screens<Row>(
  rows: readonly Row[],
  height: (row: Row) => number,
  room: number,
): readonly (readonly Row[])[] {
  const parts: Row[][] = [[]]
  let left = room
  for (const row of rows) {
    const needed = height(row)
    if (needed > left && parts.at(-1)?.length) {
      parts.push([])
      left = room
    }
    parts.at(-1)?.push(row)
    left -= needed
  }
  return parts
}

/** Computes column widths. Until the table fits, narrows the widest column that can break between words. */
function columnWidths(rows: readonly (readonly string[])[], columns: number): readonly number[] {
  const cells = itemAt(rows, 0).map((_, i) => rows.map((row) => itemAt(row, i)))
  const most = (texts: readonly string[], size: (text: string) => number) =>
    Math.max(...texts.map(size))
  const widths = cells.map((column) =>
    most(
      column.flatMap((cell) => cell.split('\n')),
      width,
    ),
  )
  // People copy ids and keys, so break long words only if no other column can be narrowed.
  const unbroken = cells.map((column) => most(column, longestWord))
  const room = Math.max(columns - GAP.length * (widths.length - 1), widths.length * NARROWEST)
  while (widths.reduce((a, b) => a + b, 0) > room) {
    const loose = widths.map((one, i) => (one > itemAt(unbroken, i) ? one : 0))
    const candidates = Math.max(...loose) > NARROWEST ? loose : widths
    const widest = candidates.indexOf(Math.max(...candidates))
    if (widths[widest]! <= NARROWEST) break
    widths[widest]!--
  }
  return widths
}
