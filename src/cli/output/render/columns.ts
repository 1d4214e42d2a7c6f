/** Draws rows in aligned columns without frames; the last cell of a row takes the rest of the line. */

import { Chalk } from 'chalk'
import { visible } from '../../../domain/visible.ts'
import { width, wrap } from './wrap.ts'

export type Shade = 'bold' | 'dim' | 'red' | 'yellow' | 'magenta'

export type Piece = string | readonly [text: string, shade: Shade]
export type Line = readonly Piece[]

/** Maximum line width, since longer lines are hard to read. */
const WIDEST = 120
/** On terminals with fewer columns, the first column gets a separate line. */
const NARROWEST = 60
/** If the last column has less room than this, its text is printed below the row. */
const LEAST_ROOM = 20

const GAP = '  '
const MARK = /^[^\p{L}\d]?$|^x$/u

export const textOf = (piece: Piece) => visible(typeof piece === 'string' ? piece : piece[0])

export function drawColumns(
  lines: readonly Line[],
  { columns, color }: { readonly columns: number; readonly color: boolean },
): string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  const paint = (piece: Piece, text: string) =>
    typeof piece === 'string' || text === '' ? text : chalk[piece[1]](text)
  const widths: number[] = []
  for (const line of lines) {
    for (const [at, piece] of line.slice(0, -1).entries()) {
      widths[at] = Math.max(widths[at] ?? 0, width(textOf(piece)))
    }
  }
  // Separate a mark from its word by only one space.
  const spaced = widths.map((one, at) => {
    const isOfMarks = lines.every(
      (line) => at > line.length - 2 || MARK.test(textOf(line[at] ?? '')),
    )
    return one === 0 ? 0 : one + (isOfMarks ? 1 : 2)
  })
  const room = Math.min(columns, WIDEST)
  const draw = (line: Line): readonly string[] => {
    const before = line.slice(0, -1)
    const last = line.at(-1) ?? ''
    const indent = before.reduce((sum, _, at) => sum + (spaced[at] ?? 0), 0)
    const start = before
      .map((piece, at) => {
        const text = textOf(piece)
        return paint(piece, text) + ' '.repeat(Math.max(0, (spaced[at] ?? 0) - width(text)))
      })
      .join('')
    const isBelow = columns < NARROWEST || room - indent < LEAST_ROOM
    if (isBelow && line.length > 1 && indent + width(textOf(last)) > room) {
      const [label = '', ...more] = line
      const own = more.map(textOf).filter((text) => text !== '')
      const lines = wrap(own.join(GAP), room - 2).map((text) => `${GAP}${paint(last, text)}`)
      return [...(textOf(label) === '' ? [] : [paint(label, textOf(label))]), ...lines]
    }
    return wrap(textOf(last), room - indent).map((text, at) =>
      (at === 0 ? start + paint(last, text) : ' '.repeat(indent) + paint(last, text)).trimEnd(),
    )
  }
  return lines.flatMap(draw).join('\n')
}
