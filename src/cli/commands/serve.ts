/** `ingr serve`: the same engine over HTTP, until a signal ends it. */

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { accountsOf } from '../../accounts/accounts.ts'
import { openAccounts } from '../../accounts/open.ts'
import { IngrError } from '../../errors.ts'
import { openLog } from '../../http/log.ts'
import { openMetrics } from '../../http/metrics.ts'
import { memoryRateLimiter } from '../../http/rate-limiter.ts'
import { buildServer } from '../../http/server.ts'
import type { App } from '../app.ts'
import { wholeNumber } from '../numbers.ts'

export interface ServeOptions {
  readonly host: string
  readonly port: string
  readonly logLevel: string
  readonly bodyLimit: string
  readonly cors?: readonly string[]
  readonly metrics?: boolean
}

/** Built beside the program. */
const DOCUMENTS = fileURLToPath(new URL('./swagger-ui', import.meta.url))
const MAX_PORT = 65_535
/** What is still running after this long is cut off. */
const STOP_MS = 10_000

export async function runServe(app: App, options: ServeOptions, version: string): Promise<number> {
  const port = wholeNumber(options.port, 'port')!
  if (port > MAX_PORT) throw new IngrError('INVALID_REQUEST', `port is above ${MAX_PORT}: ${port}`)
  const bodyLimit = wholeNumber(options.bodyLimit, 'body-limit')!
  if (bodyLimit < 1) throw new IngrError('INVALID_REQUEST', 'body-limit is less than 1 byte: 0')
  const log = openLog(options.logLevel)
  const { library } = app
  const store = await openAccounts(app.io.env, (error) => log.warn(error.message))
  const server = await buildServer({
    library,
    accounts: accountsOf(store, Date.now),
    version,
    log,
    limiter: memoryRateLimiter(),
    now: Date.now,
    bodyLimit,
    cors: options.cors,
    metrics: options.metrics ? openMetrics(library.hash) : undefined,
    documentsFolder: DOCUMENTS,
  })
  try {
    await server.listen({ host: options.host, port })
  } catch (error) {
    await server.close()
    const { code, message } = error as NodeJS.ErrnoException
    throw new IngrError(
      'UNAVAILABLE',
      `cannot listen on ${options.host}:${port}: ${code ?? message}`,
    )
  }
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  app.io.out(`listening on http://${address(server.server.address() as AddressInfo)}\n`)
  await stopped
  log.info('stopping')
  const cut = setTimeout(() => server.server.closeAllConnections(), STOP_MS)
  await server.close()
  clearTimeout(cut)
  log.info('stopped')
  log.flush()
  return 0
}

function address({ address, family, port }: AddressInfo): string {
  return `${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
