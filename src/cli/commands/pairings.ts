/** `ingr pairings`: what goes with an ingredient. */

import { PAIRINGS } from '../../operations/kitchen.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName } from '../input/hints.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'pairings <ingredient...>',
  about: 'about.pairings',
  examples: 'examples.pairings',
  options: [['-n, --limit <n>', 'option.pairings.limit']],
  as: 'pairings',
  json: ['PairingsResponse'],
  run: async (app: App, words: readonly string[], { limit }: Options<'limit'>) => {
    const ingredientId = app.ingredientId(words.join(' '))
    const body = await ask(app, PAIRINGS, { ingredientId, query: { lang: app.lang, limit } })
    if (app.json(body)) return
    await app.table(app.heads('ingredient', 'relation', 'reasons'), [
      ...body.pairsWellWith.map(({ name, reasons }) => [
        name,
        app.word('relation', 'pairsWellWith'),
        app.words('reason', reasons),
      ]),
      ...body.oftenUsedWith.map(({ name }) => [name, app.word('relation', 'oftenUsedWith'), '']),
    ])
    app.next(`similar ${typedName(app, body.ingredientId)}`)
  },
}
