/** Draws a table of figures without frames: names on the left, figures aligned on the right. */

import { itemAt, lastOf } from '../../../domain/present.ts'
import { drawColumns, type Line, type Piece, textOf } from './columns.ts'
import { width } from './wrap.ts'

const GAP = 2

/** Draws a table of figures. If it is too wide for the terminal, splits it into blocks that repeat the names. */
export function drawFigures(
  lines: readonly Line[],
  drawing: { readonly columns: number; readonly color: boolean },
): string {
  const widths = itemAt(lines, 0).map((_, at) =>
    Math.max(...lines.map((line) => width(textOf(line[at] ?? '')))),
  )
  const blocks: number[][] = []
  let left = 0
  for (const [at, own] of widths.entries()) {
    if (at === 0) continue
    if (left < own + GAP) {
      blocks.push([])
      left = drawing.columns - itemAt(widths, 0)
    }
    lastOf(blocks).push(at)
    left -= own + GAP
  }
  const right = (piece: Piece, columns: number): Piece => {
    const text = ' '.repeat(Math.max(0, columns - width(textOf(piece)))) + textOf(piece)
    return typeof piece === 'string' ? text : [text, piece[1]]
  }
  return blocks
    .map((block) =>
      drawColumns(
        lines.map((line) => [
          line[0] ?? '',
          ...block.map((at) => right(line[at] ?? '', itemAt(widths, at))),
        ]),
        drawing,
      ),
    )
    .join('\n\n')
}
