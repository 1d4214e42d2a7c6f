/** `ingr count`: how many ingredients there are. */

import { COUNT } from '../../operations/data.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'count',
  about: 'about.count',
  examples: 'examples.count',
  as: 'count',
  run: async (app: App) => {
    const body = await ask(app, COUNT, {})
    // English is what the specification prints.
    const count = /\d+/.exec(body)?.[0] ?? ''
    const isBody = app.isJson || app.lang === 'en'
    app.io.out(`${isBody ? body : app.say('said.count', { count })}\n`)
  },
}
