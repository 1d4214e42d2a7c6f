/** A cell of a table, as a terminal and a pipe see it: only its own lines break, and only they. */

import { visible } from '../../domain/visible.ts'

/** A text, or the lines that the program broke it into. */
export type Cell = string | readonly string[]

/** For the renderer, which breaks at line breaks and nowhere shows what is hidden. */
export function drawn(cell: Cell): string {
  return linesOf(cell).join('\n')
}

/** For a row of tab-separated cells. Spreadsheets run what begins with these signs; an apostrophe makes it a text. */
export function plain(cell: Cell, isQuoted: boolean): string {
  const text = linesOf(cell).join(' ')
  return isQuoted && /^[=+\-@]/.test(text) ? `'${text}` : text
}

function linesOf(cell: Cell): readonly string[] {
  return typeof cell === 'string' ? [visible(cell)] : cell.map(visible)
}
