/** `ingr serve`: the same engine over HTTP, until a signal ends it. */

import cluster from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { accountsOf } from '../../accounts/accounts.ts'
import { openAccounts } from '../../accounts/open.ts'
import { invalid } from '../../errors.ts'
import { watchLag } from '../../http/fairness/loop-lag.ts'
import { type Logger, openLog } from '../../http/log.ts'
import { type Metrics, openMetrics } from '../../http/metrics.ts'
import { memoryRateLimiter, type RateLimiter } from '../../http/rate-limiter.ts'
import { buildServer } from '../../http/server.ts'
import { cannotListen, superviseWorkers } from '../../http/workers/supervise.ts'
import { type Post, takePost } from '../../http/workers/worker.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { DOCUMENTS_FOLDER, PAGE_FOLDER } from '../built.ts'
import { portNumber, wholeNumber } from '../input/numbers.ts'
import { PROGRAM_HASH } from '../program-hash.ts'

interface ServeOptions {
  readonly host: string
  readonly port: string
  readonly workers?: string
  readonly logLevel: string
  readonly bodyLimit: string
  readonly cors?: readonly string[]
  readonly metrics?: boolean
}

const MAX_WORKERS = 256
/** What is still running after this long is cut off. */
const STOP_MS = 10_000
/** So long a worker that others take over from answers on the connections that it has. */
const DRAIN_MS = 10_000
/** A worker that has not ended by then does not hear. */
const KILL_MS = DRAIN_MS + STOP_MS + 5_000

export async function runServe(app: App, options: ServeOptions, version: string): Promise<number> {
  const port = portNumber(options.port)
  const bodyLimit = wholeNumber(options.bodyLimit, 'body-limit')!
  if (bodyLimit < 1) throw invalid(msg('bodyLimitTooLow'))
  const workers = workersOf(options)
  const log = openLog(options.logLevel, workers !== undefined)
  const listening = (address: string) => app.io.out(`listening on http://${address}\n`)
  if (workers !== undefined && cluster.isPrimary) {
    const { host } = options
    return superviseWorkers({ workers, host, port, log, stopMs: KILL_MS, listening })
  }
  const given = { ...options, port, bodyLimit, version, log, listening }
  if (workers === undefined) return answer(app, given, undefined)
  const post = takePost()
  try {
    return await answer(app, given, post)
  } finally {
    post.letGo()
  }
}

interface Given extends Pick<ServeOptions, 'host' | 'cors'> {
  readonly port: number
  readonly bodyLimit: number
  readonly metrics?: boolean
  readonly version: string
  readonly log: Logger
  readonly listening: (address: string) => void
}

/** Answers in this process, which is one of several where it has a post. */
async function answer(app: App, given: Given, post: Post | undefined): Promise<number> {
  const { host, version, log, bodyLimit, cors } = given
  const port = post ? await post.port() : given.port
  const library = await app.soundLibrary()
  const store = await openAccounts(app.io.env, (error) => log.warn(error.message))
  const metrics = given.metrics ? openMetrics(library.hash) : undefined
  const server = await buildServer({
    library,
    accounts: accountsOf(store, Date.now),
    version,
    build: PROGRAM_HASH,
    log,
    limiter: await openLimiter(app, { log, metrics, post }),
    now: Date.now,
    bodyLimit,
    cors,
    metrics: metrics && post ? post.metricsOfAll(metrics) : metrics,
    lag: watchLag(),
    documentsFolder: DOCUMENTS_FOLDER,
    pageFolder: PAGE_FOLDER,
  })
  try {
    await server.listen({ host, port })
  } catch (error) {
    await server.close()
    throw cannotListen(host, port, error)
  }
  const stopped =
    post?.toldToStop ?? Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  const address = addressText(server.server.address() as AddressInfo)
  if (post) await post.listens(address)
  else given.listening(address)

  await Promise.race([stopped, post?.toldToDrain ?? stopped])
  log.info('stopping')
  if (post) await Promise.race([stopped, post.toldToDrain.then(() => server.drain(DRAIN_MS))])
  const cut = setTimeout(() => server.server.closeAllConnections(), STOP_MS)
  await server.close()
  clearTimeout(cut)
  log.info('stopped')
  log.flush()
  await post?.finished()
  return 0
}

/** Throws INVALID_REQUEST. */
function workersOf(options: ServeOptions): number | undefined {
  if (options.workers === undefined) return undefined
  const workers = wholeNumber(options.workers, 'workers')!
  if (workers < 1 || workers > MAX_WORKERS) {
    throw invalid(msg('workersOutOfRange', { maxWorkers: MAX_WORKERS, workers }))
  }
  return workers
}

interface Surroundings {
  readonly log: Logger
  readonly metrics: Metrics | undefined
  readonly post: Post | undefined
}

/** Counts in Redis where there is one, else over all workers of this server. */
async function openLimiter(app: App, { log, metrics, post }: Surroundings): Promise<RateLimiter> {
  const here = post?.limiter ?? memoryRateLimiter()
  const address = app.io.env.INGR_REDIS
  if (!address) return here
  const { redisRateLimiter } = await import('../../http/redis-rate-limiter.ts')
  return redisRateLimiter(address, { fallback: here, log, onReachable: metrics?.redis })
}

function addressText({ address, family, port }: AddressInfo): string {
  return `${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
