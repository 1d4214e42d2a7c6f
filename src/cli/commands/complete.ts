/** `ingr complete`: names that begin with the typed text. */

import { AUTOCOMPLETE } from '../../operations/search.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName } from '../input/hints.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'complete <prefix...>',
  options: [['-n, --limit <n>', 'option.complete.limit']],
  as: 'autocomplete',
  json: ['AutocompleteResponse'],
  run: async (app: App, words: readonly string[], { limit }: Options<'limit'>) => {
    const query = { q: words.join(' '), lang: app.lang, limit }
    const body = await ask(app, AUTOCOMPLETE, { query })
    if (app.json(body)) return
    await app.table(
      app.heads('id', 'name'),
      body.suggestions.map(({ ingredientId, name }) => [ingredientId, name]),
    )
    const [first] = body.suggestions
    if (first) app.suggestNext(`show ${typedName(app, first.ingredientId)}`)
  },
}
