/** `ingr units`: the units of measure. */

import { UNITS } from '../../operations/data.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'units',
  json: ['UnitsResponse'],
  run: async (app: App) => {
    const body = await ask(app, UNITS, { query: { lang: app.lang } })
    if (app.json(body)) return
    await app.table(
      app.heads('id', 'unit', 'short', 'precision'),
      body.units.map(({ id, name, shortcut, precision }) => [
        ...[id, name, shortcut],
        app.coded('precision', precision),
      ]),
    )
  },
}
