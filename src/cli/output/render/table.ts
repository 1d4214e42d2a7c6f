/** Draws tables for people: the only user of cli-table3. */

import { Chalk } from 'chalk'
import Table from 'cli-table3'
import { itemAt } from '../../../domain/present.ts'
import { cellPaint } from './paint.ts'
import { longestWord, width, wrap } from './wrap.ts'

export interface Drawing {
  readonly columns: number
  readonly color: boolean
  /** Lines of the screen: a longer table repeats its head on each screen. Unlimited if left out. */
  readonly lines?: number
}

/** Left and right of each cell. */
const PADDING = 2
/** Narrowest column, padding included. */
const NARROWEST = 6

/** Lines besides head and rows: borders, and the pager's prompt. */
const FRAME = 4

/**
 * A table no wider than the terminal, with long cells wrapped; each screenful repeats the head. Colour never carries
 * meaning.
 */
export function drawTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  drawing: Drawing,
): string {
  const { columns, lines = Number.POSITIVE_INFINITY } = drawing
  const widths = columnWidths(heads, rows, columns)
  const height = (cells: readonly string[]) =>
    Math.max(...cells.map((cell, i) => wrap(cell, (widths[i] ?? columns) - PADDING).length))
  const room = lines - FRAME - height(heads)
  return screens(rows, height, room)
    .map((part) => drawPart(heads, part, widths, drawing))
    .join('\n')
}

/** Splits the rows into parts no higher than `room`. */
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

function drawPart(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  { color }: Drawing,
): string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const paint = cellPaint(color)
  const table = new Table({
    style: { head: [], border: [], compact: true },
    colWidths: [...widths],
    head: heads.map((head, i) => painted(head, itemAt(widths, i), chalk.bold)),
  })
  for (const row of rows) {
    table.push(row.map((cell, i) => painted(cell, itemAt(widths, i), (line) => paint(line, cell))))
  }
  return table.toString()
}

/** Wraps first and paints each line, so that a colour never crosses the border. */
function painted(cell: string, columnWidth: number, paint: (text: string) => string): string {
  return wrap(cell, columnWidth - PADDING)
    .map((line) => (line === '' ? line : paint(line)))
    .join('\n')
}

/** Column widths: narrows the widest column that can break between words until the table fits. */
function columnWidths(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
): readonly number[] {
  const cells = heads.map((head, i) => [head, ...rows.map((row) => row[i] ?? '')])
  const most = (texts: readonly string[], size: (text: string) => number) =>
    Math.max(...texts.map(size)) + PADDING
  const widths = cells.map((column) =>
    most(
      column.flatMap((cell) => cell.split('\n')),
      width,
    ),
  )
  // Ids and keys get copied, so they are broken only if nothing else can be narrowed.
  const unbroken = cells.map((column) => most(column, longestWord))
  const room = Math.max(columns - heads.length - 1, heads.length * NARROWEST)
  while (widths.reduce((a, b) => a + b, 0) > room) {
    const loose = widths.map((one, i) => (one > itemAt(unbroken, i) ? one : 0))
    const candidates = Math.max(...loose) > NARROWEST ? loose : widths
    const widest = candidates.indexOf(Math.max(...candidates))
    if (widths[widest]! <= NARROWEST) break
    widths[widest]!--
  }
  return widths
}
