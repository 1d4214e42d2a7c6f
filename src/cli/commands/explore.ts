/** `ingr explore`: serves the page on this machine only, without a key, until a signal ends the process. */

import type { App } from '../app.ts'
import { portNumber } from '../input/numbers.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'explore',
  options: [
    ['-p, --port <n>', 'option.port', '0'],
    ['--no-open', 'option.no-open'],
  ],
  run: async (app: App, _: unknown, options: ExploreOptions, version: string) => {
    const port = portNumber(options.port)
    const { explore } = await import('../serving.ts')
    await explore(app, version, port, async (address) => {
      app.io.out(`listening on ${address}\n`)
      if (options.open && app.io.isTerminal) await openBrowser(address, app.io.env)
    })
  },
}

interface ExploreOptions {
  readonly port: string
  readonly open: boolean
}

/** Opens a browser if there is a display. Failures do not matter, since the address is also printed. */
async function openBrowser(address: string, env: App['io']['env']): Promise<void> {
  const command = openerOf(process.platform, env)
  if (!command) return
  const { spawn } = await import('node:child_process')
  const child = spawn(command, [address], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}

function openerOf(platform: NodeJS.Platform, env: App['io']['env']): string | undefined {
  if (platform === 'darwin') return 'open'
  if (platform === 'win32') return 'explorer.exe'
  return env.DISPLAY || env.WAYLAND_DISPLAY ? 'xdg-open' : undefined
}
