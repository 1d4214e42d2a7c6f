/** Prepares table cells for a terminal or a pipe. Escapes line breaks in their text. */

import { visible } from '../../domain/visible.ts'

/** The text of a cell, or its lines if the program has already broken it into lines. */
export type Cell = string | readonly string[]

/** Prepares a cell for the table renderer: escapes invisible characters, because the renderer does not escape them. */
export const drawn = (cell: Cell): string => linesOf(cell).join('\n')

/** Prepares a cell for a tab-separated row. An apostrophe keeps spreadsheets from running the cell as a formula. */
export function piped(cell: Cell, isQuoted: boolean): string {
  const text = linesOf(cell).join(' ')
  return isQuoted && /^[=+\-@]/.test(text) ? `'${text}` : text
}

const linesOf = (cell: Cell): readonly string[] =>
  typeof cell === 'string' ? [visible(cell)] : cell.map(visible)
