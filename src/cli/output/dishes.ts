/** Shows several recipes as a table: one row per recipe, with a mark for each person, concern or diet. */

import type { App } from '../app.ts'
import { csv } from './csv.ts'
import { notesOf } from './findings.ts'
import { openLines, Reasons } from './reasons.ts'
import { columnsOf, type Sheet, titleOf } from './sheet.ts'

type Dish = readonly [name: string, sheet: Sheet | undefined]

export async function printGrid(app: App, dishes: readonly Dish[]): Promise<void> {
  const { drawGrid, legend } = await import('./render/grid.ts')
  const { drawColumns } = await import('./render/columns.ts')
  const { columns, rows: lines, env } = app.io
  const sheets = dishes.flatMap(([, sheet]) => sheet ?? [])
  const [first] = sheets
  const isFact = first !== undefined && !first.wanted && !first.household
  const drawing = { columns, lines, color: app.color, isFact, env }
  const grid = drawGrid(
    '',
    first ? columnsOf(app, first).map(([head]) => head) : [],
    dishes.map(([name, sheet]) => ({
      name: (sheet && titleOf(sheet)) ?? name,
      cells: sheet ? columnsOf(app, sheet).map(([, verdict]) => verdict) : [],
      notes: sheet ? notesOf(app, sheet) : [],
    })),
    drawing,
  )
  const open = dishes.flatMap(([name, sheet]) =>
    sheet ? openLines(app, new Reasons(app, sheet), titleOf(sheet) ?? name) : [],
  )
  const word = isFact ? 'key.fact' : 'key.asked'
  const key = legend((verdict) => app.word(word, verdict), drawing)
  app.printRendered(
    [
      grid,
      ...(open.length > 0 ? [drawColumns(open, drawing)] : []),
      drawColumns([[key], [[app.say('advice.recipe'), 'dim']]], drawing),
    ].join('\n\n'),
  )
}

/** Prints CSV with a row for each recipe and a column for each person, concern or diet. */
export function printCsv(app: App, dishes: readonly Dish[]): void {
  const rows = dishes.flatMap(([name, sheet]) => (sheet ? [[name, sheet] as const] : []))
  const [[, first] = []] = rows
  if (!first) return
  const word = first.wanted || first.household ? 'key.asked' : 'key.fact'
  const heads = columnsOf(app, first).map(([head]) => head)
  app.io.out(
    csv(
      [app.say('head.recipe'), ...heads, app.say('head.reasons'), app.say('head.notRead')],
      rows.map(([name, sheet]) => [
        titleOf(sheet) ?? name,
        ...columnsOf(app, sheet).map(([, verdict]) => app.word(word, verdict)),
        notesOf(app, sheet).join('; '),
        (sheet.body.unresolved ?? []).map(({ ingredientId }) => ingredientId).join(', '),
      ]),
      app.lang,
    ),
  )
}
