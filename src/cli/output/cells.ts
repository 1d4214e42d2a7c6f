/** A table cell for a terminal or a pipe: line breaks within a text are escaped. */

import { visible } from '../../domain/visible.ts'

/** A text, or the lines into which the program broke it. */
export type Cell = string | readonly string[]

/** For the table renderer, which breaks lines but does not escape hidden characters. */
export const drawn = (cell: Cell): string => linesOf(cell).join('\n')

/** For a tab-separated row. Spreadsheets execute cells with these signs; an apostrophe makes them text. */
export function piped(cell: Cell, isQuoted: boolean): string {
  const text = linesOf(cell).join(' ')
  return isQuoted && /^[=+\-@]/.test(text) ? `'${text}` : text
}

const linesOf = (cell: Cell): readonly string[] =>
  typeof cell === 'string' ? [visible(cell)] : cell.map(visible)
