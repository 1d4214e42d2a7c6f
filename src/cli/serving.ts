/** Runs the HTTP server for `serve`, `explore` and `call`. No other file of the CLI loads the server. */

import cluster from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { LOCAL } from '../accounts/account.ts'
import { type Accounts, accountsOf } from '../accounts/accounts.ts'
import { watchClock } from '../accounts/clock-watch.ts'
import { Leases } from '../accounts/leases.ts'
import { localAccount, localUsage } from '../accounts/local-usage.ts'
import { journalLocation } from '../accounts/location.ts'
import { openAccounts } from '../accounts/open.ts'
import type { LogLevel } from '../domain/log-levels.ts'
import { watchLag } from '../http/fairness/loop-lag.ts'
import { type Logger, openLog } from '../http/log.ts'
import { type Metrics, openMetrics } from '../http/metrics.ts'
import { LOOPBACK_HOSTS } from '../http/own-hosts.ts'
import { memoryRateLimiter, type RateLimiter } from '../http/rate-limiter.ts'
import { buildServer } from '../http/server.ts'
import { cannotListen, superviseWorkers } from '../http/workers/supervise.ts'
import { type WorkerControl, workerControl } from '../http/workers/worker.ts'
import type { App } from './app.ts'
import { DOCUMENTS_FOLDER, PAGE_FOLDER } from './built.ts'
import { note } from './metering.ts'
import { PROGRAM_HASH } from './program-hash.ts'

export interface Serving {
  readonly host: string
  readonly port: number
  readonly bodyLimit: number
  readonly workers: number | undefined
  readonly logLevel: LogLevel
  readonly cors?: readonly string[] | undefined
  readonly metrics?: boolean | undefined
  readonly version: string
}

/** How long, in milliseconds, a replaced worker keeps answering requests on its open connections. */
const DRAIN_MS = 10_000
/** Calls still running after this many milliseconds are cut off. */
const STOP_MS = 10_000
/** Milliseconds after which a worker that has not ended is killed. */
const KILL_MS = DRAIN_MS + STOP_MS + 5_000

/** Runs the server, in this process or in workers, until a signal ends it. Returns the exit code. */
export async function serve(app: App, { workers, logLevel, ...asked }: Serving): Promise<number> {
  const log = openLog(logLevel, workers !== undefined)
  const listening = (address: string) => app.io.out(`listening on http://${address}\n`)
  if (workers !== undefined && cluster.isPrimary) {
    const { host, port } = asked
    return superviseWorkers({ workers, host, port, log, stopMs: KILL_MS, listening })
  }
  const given = { ...asked, log, listening }
  if (workers === undefined) {
    process.on('SIGHUP', () => log.warn('SIGHUP is ignored: only a server with --workers reloads'))
    return answer(app, given, undefined)
  }
  const post = workerControl()
  try {
    return await answer(app, given, post)
  } finally {
    post.releaseChannel()
  }
}

interface Given extends Omit<Serving, 'workers' | 'logLevel'> {
  readonly log: Logger
  readonly listening: (address: string) => void
}

const OF_THE_PROGRAM = { build: PROGRAM_HASH, now: Date.now, documentsFolder: DOCUMENTS_FOLDER }

/** Runs the server in this process. With `post`, the process is one of several workers. */
async function answer(app: App, given: Given, post: WorkerControl | undefined): Promise<number> {
  const { host, version, log, bodyLimit, cors } = given
  const port = post ? await post.port() : given.port
  const library = await app.soundLibrary()
  const store = await openAccounts(app.io.env, (error) => log.warn(error.message))
  watchClock(store, {
    now: Date.now,
    apart: (seconds) => log.warn({ seconds }, clockWarning(seconds)),
  })
  const metrics = given.metrics ? openMetrics(library.hash) : undefined
  const server = await buildServer({
    library,
    accounts: accountsOf(
      store,
      Date.now,
      store.leases && new Leases(store.leases, journalLocation(app.io.env)),
    ),
    version,
    log,
    limiter: await openLimiter(app, { log, metrics, post }),
    bodyLimit,
    cors,
    metrics: metrics && post ? post.metricsOfAll(metrics) : metrics,
    lag: watchLag(),
    pageFolder: PAGE_FOLDER,
    ...OF_THE_PROGRAM,
  })
  try {
    await server.listen({ host, port })
  } catch (error) {
    await server.close()
    throw cannotListen(host, port, error)
  }
  const stopped =
    post?.stopRequested ?? Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  const address = addressText(server.server.address() as AddressInfo)
  if (post) await post.listens(address)
  else given.listening(address)

  await Promise.race([stopped, post?.drainRequested ?? stopped])
  log.info('stopping')
  if (post) await Promise.race([stopped, post.drainRequested.then(() => server.drain(DRAIN_MS))])
  const cut = setTimeout(() => server.server.closeAllConnections(), STOP_MS)
  await server.close()
  clearTimeout(cut)
  log.info('stopped')
  log.flush()
  await post?.finished()
  return 0
}

function clockWarning(seconds: number): string {
  const apart = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'}`
  return `the clock of this machine is ${apart} the database's: calls are charged by this machine's`
}

interface Surroundings {
  readonly log: Logger
  readonly metrics: Metrics | undefined
  readonly post: WorkerControl | undefined
}

/** Opens the rate limiter. It counts in Redis if Redis is configured, or else across all workers of this server. */
async function openLimiter(app: App, { log, metrics, post }: Surroundings): Promise<RateLimiter> {
  const here = post?.limiter ?? memoryRateLimiter()
  const address = app.io.env.INGR_REDIS
  if (!address) return here
  const { redisRateLimiter } = await import('../http/redis-rate-limiter.ts')
  return redisRateLimiter(address, { fallback: here, log, onReachable: metrics?.redis })
}

const addressText = ({ address, family, port }: AddressInfo): string =>
  `${family === 'IPv6' ? `[${address}]` : address}:${port}`

/** Settings that the servers of `call` and `explore` share: no log, no metrics. */
const quiet = (version: string) => ({
  version,
  log: openLog('silent'),
  limiter: memoryRateLimiter(),
  ...OF_THE_PROGRAM,
})

/** Builds a server for one call, with the account of the key or, without a key, the local user's account. */
export async function serverOfCall(app: App, version: string, key: string | undefined) {
  const accounts = key ? accountsOf(await openAccounts(app.io.env), Date.now) : localAccounts(app)
  return buildServer({ ...quiet(version), library: app.library, accounts })
}

/** Must be a loopback address, since calls need no key. */
const HOST = '127.0.0.1'

/** Serves the page on this machine until a signal ends it. Calls `ready` with the address. */
export async function explore(
  app: App,
  version: string,
  port: number,
  ready: (address: string) => Promise<void>,
): Promise<void> {
  const library = await app.soundLibrary()
  const server = await buildServer({
    ...quiet(version),
    library,
    accounts: localAccounts(app),
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
  await ready(`http://${addressText(server.server.address() as AddressInfo)}`)
  await stopped
  server.server.closeAllConnections()
  await server.close()
}

/** Gives this user an account without a key and without limits. Its calls are recorded in the journal. */
const localAccounts = (app: App): Accounts => ({
  withoutKey: LOCAL,
  recognise: async () => undefined,
  spent: async () => 0,
  record: async ({ customerId: _, ...call }) => {
    note(app, call)
    return { charge: 'recorded', spent: null, left: null }
  },
  storedReply: async () => undefined,
  ready: async () => {},
  usage: (_account, days) => localUsage(app.io.env, days, Date.now()),
  report: () => localAccount(app.io.env, Date.now()),
  close: async () => {},
})
