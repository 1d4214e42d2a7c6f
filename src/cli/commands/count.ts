/** `ingr count`: the number of ingredients. */

import { COUNT } from '../../operations/data.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'count',
  run: async (app: App) => {
    const body = await ask(app, COUNT, {})
    app.io.out(`${app.isJson ? body : app.say('said.count', { count: app.library.count })}\n`)
  },
}
