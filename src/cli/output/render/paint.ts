/** Colours the verdicts in table cells on a terminal, or in a pipe on request. The text is complete without colour. */

import { Chalk } from 'chalk'
import { keysOf } from '../../../domain/closed-sets.ts'
import { LANGUAGES } from '../../../domain/languages.ts'
import { say } from '../../../wording/say.ts'

const COLORS = { incompatible: 'red', caution: 'yellow', uncertain: 'magenta' } as const

/** The word for each verdict in every language, with its colour. */
const VERDICT_COLORS = new Map(
  keysOf(COLORS).flatMap((verdict) =>
    LANGUAGES.map((lang) => [say(`verdict.${verdict}`, lang), COLORS[verdict]] as const),
  ),
)

/** Returns a function that colours `piece`, which is one line of `cell` or all of it. */
export function cellPaint(color: boolean): (piece: string, cell?: string) => string {
  const chalk = new Chalk({ level: color ? 1 : 0 })
  return (piece, cell = piece) => {
    const found = VERDICT_COLORS.get(cell)
    return found ? chalk[found](piece) : piece
  }
}
