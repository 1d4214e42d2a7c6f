/** `ingr explore`: the page on this machine, without a key and for nobody else, until a signal ends it. */

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { openLog } from '../../http/log.ts'
import { LOOPBACK_HOSTS } from '../../http/own-hosts.ts'
import { memoryRateLimiter } from '../../http/rate-limiter.ts'
import { buildServer } from '../../http/server.ts'
import { cannotListen } from '../../http/workers/supervise.ts'
import type { App } from '../app.ts'
import { DOCUMENTS_FOLDER, PAGE_FOLDER } from '../built.ts'
import { portNumber } from '../input/numbers.ts'
import { PROGRAM_HASH } from '../program-hash.ts'
import { localAccounts } from './call.ts'

interface ExploreOptions {
  readonly port: string
  readonly open: boolean
}

/** Never another: whoever can reach it may ask without a key. */
const HOST = '127.0.0.1'

export async function runExplore(
  app: App,
  options: ExploreOptions,
  version: string,
): Promise<number> {
  const port = portNumber(options.port)
  const server = await buildServer({
    library: await app.soundLibrary(),
    accounts: localAccounts(app),
    version,
    build: PROGRAM_HASH,
    log: openLog('silent'),
    limiter: memoryRateLimiter(),
    now: Date.now,
    documentsFolder: DOCUMENTS_FOLDER,
    pageFolder: PAGE_FOLDER,
    hosts: LOOPBACK_HOSTS,
  })
  try {
    await server.listen({ host: HOST, port })
  } catch (error) {
    await server.close()
    throw cannotListen(HOST, port, error)
  }
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  const address = `http://${HOST}:${(server.server.address() as AddressInfo).port}`
  app.io.out(`listening on ${address}\n`)
  if (options.open && app.io.isTerminal) await openBrowser(address, app.io.env)
  await stopped
  server.server.closeAllConnections()
  await server.close()
  return 0
}

/** Where there is a screen to open one on; the address is printed anyway, so a failure is no matter. */
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
