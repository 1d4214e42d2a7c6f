/** `ingr similar`: ingredients of the same family or function. */

import { SIMILAR } from '../../operations/kitchen.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { oneName } from '../input/foods.ts'
import { type CommandRow, LIMIT, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'similar <ingredient...>',
  options: [LIMIT],
  json: ['SimilarResponse'],
  run: async (app: App, words: readonly string[], { limit }: Options<'limit'>) => {
    const ingredientId = app.ingredientId(oneName(app, words))
    const body = await ask(app, SIMILAR, { ingredientId, query: { lang: app.lang, limit } })
    if (app.json(body)) return
    await app.table(
      app.heads('ingredient', 'relation', 'reasons'),
      body.similar.map(({ name, relation, reasons }) => [
        name,
        app.word('relation', relation),
        app.words('reason', reasons),
      ]),
    )
  },
}
