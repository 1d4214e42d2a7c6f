/** The last column of nutrient tables: shares of the EU reference intakes, as bars on a terminal. */

import { percentOf } from '../../wording/numbers.ts'
import type { App } from '../app.ts'
import type { Cell } from './cells.ts'

/** Share of the reference intake, null if there is none, and the share of the food that has a value. */
export type Share = readonly [share: number | null, coverage: number]

/** Columns of `≥ 100 %`. */
const FIGURE = 7

/** The column for `rows`, as wide as the terminal allows. A sum that lacks some foods is shown as a minimum. */
export async function shareColumn(
  app: App,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  shares: readonly Share[],
) {
  const drawing = app.io.isTerminal ? await import('./render/bar.ts') : undefined
  const columns = drawing?.barColumns(app.io.columns, heads, rows, FIGURE) ?? 0
  return {
    head: app.say('head.referenceIntake'),
    cells: shares.map(([share, coverage]) => {
      if (share === null) return ''
      const least = Math.floor(share * 100)
      // "At least 0" says nothing.
      if (coverage < 1 && least === 0) return ''
      const percent = coverage < 1 ? `≥ ${least} %` : percentOf(share)
      return drawing?.barAndFigure(share, columns, percent.padStart(FIGURE)) ?? percent
    }),
    /** The basis of the percentages; only on a terminal. */
    footnote: async () => {
      if (app.io.isTerminal) await app.paragraph(`* ${app.say('said.referenceIntake')}`)
    },
  }
}
