/** Paints the verdicts in cells, on a terminal and where a pipe is to have colour; colour never carries meaning of its own. */

import { Chalk } from 'chalk'

const VERDICT_COLORS: readonly (readonly [RegExp, 'red' | 'yellow' | 'magenta'])[] = [
  [/^(incompatible|unverträglich)$/, 'red'],
  [/^(caution|Vorsicht|precaución)$/, 'yellow'],
  [/^(uncertain|ungewiss|incierto)$/, 'magenta'],
]

/** What paints a piece of `cell`, which is the cell itself where it is not broken into lines. */
export function cellPaint(color: boolean): (piece: string, cell?: string) => string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  return (piece, cell = piece) => {
    const found = VERDICT_COLORS.find(([pattern]) => pattern.test(cell))
    return found ? chalk[found[1]](piece) : piece
  }
}
