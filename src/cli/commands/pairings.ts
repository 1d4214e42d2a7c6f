/** `ingr pairings`: ingredients that go well with a given ingredient. */

import type { PairingsResponse } from '../../domain/shapes/kitchen.ts'
import { PAIRINGS } from '../../operations/kitchen.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { oneName } from '../input/foods.ts'
import { typedName } from '../input/hints.ts'
import { namesIn, restrictionNamed } from '../input/words.ts'
import { type CommandRow, type Options, repeatable } from '../rows.ts'

export const command: CommandRow = {
  usage: 'pairings <ingredient...>',
  options: [
    ['-n, --limit <n>', 'option.pairings.limit'],
    ['--for <names>', 'option.for', repeatable],
  ],
  json: ['PairingsResponse'],
  run: async (
    app: App,
    words: readonly string[],
    { limit, ...options }: Options<'limit' | 'for'>,
  ) => {
    const names = namesIn(options.for ?? []).flatMap((name) => restrictionNamed(app, name))
    const ingredientId = app.ingredientId(oneName(app, words))
    const query = { lang: app.lang, limit, ...(names.length > 0 ? { for: names.join(',') } : {}) }
    const body: PairingsResponse = await ask(app, PAIRINGS, { ingredientId, query })
    if (app.json(body)) return
    await app.table(app.heads('ingredient', 'relation', 'reasons'), [
      ...body.pairsWellWith.map(({ name, reasons }) => [
        name,
        app.word('relation', 'pairsWellWith'),
        app.words('reason', reasons),
      ]),
      ...body.oftenUsedWith.map(({ name }) => [name, app.word('relation', 'oftenUsedWith'), '']),
    ])
    if (body.refused) app.remark(`${app.say('said.refused')}: ${body.refused}`)
    app.suggestNext(`similar ${typedName(app, body.ingredientId)}`)
  },
}
