/** `ingr categories`: the categories of the library. */

import { CATEGORIES } from '../../operations/data.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'categories',
  json: ['CategoriesResponse'],
  run: async (app: App) => {
    const body = await ask(app, CATEGORIES, {})
    if (app.json(body)) return
    const rows = body.categories.map((id) => [id, app.term('categories', id)])
    await app.table(app.heads('id', 'name'), rows)
  },
}
