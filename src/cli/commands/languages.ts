/** `ingr languages`: the languages of the library. */

import { LANGUAGES_OF_LIBRARY } from '../../operations/data.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'languages',
  json: ['LanguagesResponse'],
  run: async (app: App) => {
    const body = await ask(app, LANGUAGES_OF_LIBRARY, {})
    if (app.json(body)) return
    await app.table(
      app.heads('languages'),
      body.languages.map((lang) => [lang]),
    )
  },
}
