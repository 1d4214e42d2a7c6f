/** `ingr completion`: the script for a shell. */

import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { SCRIPTS, SHELLS, type Shell } from '../completion/scripts.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'completion <shell>',
  json: ['CompletionScript'],
  run: async (app: App, name: string) => {
    const shell = shellOf(name)
    if (!app.json({ shell, script: SCRIPTS[shell] })) app.io.out(SCRIPTS[shell])
  },
}

/** Throws INVALID_REQUEST for an unsupported shell. */
export function shellOf(name: string): Shell {
  const shell = SHELLS.find((one) => one === name)
  if (shell) return shell
  throw invalid(msg('unknownShell', { name, shells: SHELLS.join(', ') }), { shell: name })
}
