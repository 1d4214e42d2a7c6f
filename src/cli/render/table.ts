/** Draws tables for people: the only user of cli-table3 and chalk. */

import { Chalk } from 'chalk'
import Table from 'cli-table3'

export interface Drawing {
  readonly columns: number
  readonly color: boolean
}

const VERDICT_COLORS: readonly (readonly [RegExp, 'red' | 'yellow' | 'magenta' | 'green'])[] = [
  [/^(incompatible|unverträglich)$/, 'red'],
  [/^(caution|Vorsicht|precaución)$/, 'yellow'],
  [/^(uncertain|ungewiss|incierto)$/, 'magenta'],
]

/** A table no wider than the terminal; long cells wrap. Colour never carries meaning of its own. */
export function drawTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { columns, color }: Drawing,
): string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const widths = columnWidths(heads, rows, columns)
  const table = new Table({
    head: heads.map((head) => chalk.bold(head)),
    style: { head: [], border: [], compact: true },
    colWidths: [...widths],
    wordWrap: true,
  })
  const paint = (cell: string) => {
    const found = VERDICT_COLORS.find(([pattern]) => pattern.test(cell))
    return found ? chalk[found[1]](cell) : cell
  }
  for (const row of rows) table.push(row.map(paint))
  return table.toString()
}

/** Column widths: what the cells need; the widest that can break between words narrowed first, until the table fits. */
function columnWidths(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
): readonly number[] {
  const cells = heads.map((head, i) => [head, ...rows.map((row) => row[i] ?? '')])
  const widths = cells.map((column) => longest(column) + 2)
  // Ids and keys are copied from the table: they are broken only when nothing else is left to narrow.
  const unbroken = cells.map((column) => longest(column.flatMap((cell) => cell.split(' '))) + 2)
  const room = Math.max(columns - heads.length - 1, heads.length * 6)
  while (widths.reduce((a, b) => a + b, 0) > room) {
    const loose = widths.map((width, i) => (width > unbroken[i]! ? width : 0))
    const candidates = Math.max(...loose) > 6 ? loose : widths
    const widest = candidates.indexOf(Math.max(...candidates))
    if (widths[widest]! <= 6) break
    widths[widest]!--
  }
  return widths
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length))
}
