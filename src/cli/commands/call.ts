/** `ingr call`: one request to the whole HTTP service, without a port. */

import { LOCAL } from '../../accounts/account.ts'
import { type Accounts, accountsOf } from '../../accounts/accounts.ts'
import { localUsage } from '../../accounts/local-usage.ts'
import { openAccounts } from '../../accounts/open.ts'
import { ERRORS, type ErrorBody, type ErrorCode, invalid } from '../../errors.ts'
import { openLog } from '../../http/log.ts'
import { memoryRateLimiter } from '../../http/rate-limiter.ts'
import { buildServer } from '../../http/server.ts'
import { didYouMean } from '../../vocabulary/suggest.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { DOCUMENTS_FOLDER } from '../built.ts'
import { inputOf, textIn } from '../input/sources.ts'
import { note } from '../metering.ts'
import { PROGRAM_HASH } from '../program-hash.ts'

interface CallOptions {
  readonly file?: string
  readonly key?: string
  readonly keyFile?: string
  readonly include?: boolean
}

/** Prints the body that a server would send, and with `--include` status and headers before it. */
export async function runCall(
  app: App,
  [method, path, body]: readonly [string, string, string | undefined],
  options: CallOptions,
  version: string,
): Promise<number> {
  if (!path.startsWith('/')) {
    throw invalid(msg('pathWithoutSlash', { path }))
  }
  const verb = methodOf(method)
  const key = keyOf(app, options)
  const payload = bodyOf(app, body, options)
  const server = await buildServer({
    library: app.library,
    accounts: key ? accountsOf(await openAccounts(app.io.env), Date.now) : localAccounts(app),
    version,
    build: PROGRAM_HASH,
    log: openLog('silent'),
    limiter: memoryRateLimiter(),
    now: Date.now,
    documentsFolder: DOCUMENTS_FOLDER,
  })
  try {
    const response = await server.inject({
      method: verb,
      url: path,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    if (options.include) {
      const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}\n`)
      app.io.out(`HTTP/1.1 ${response.statusCode} ${response.statusMessage}\n${headers.join('')}\n`)
    }
    app.io.out(response.payload)
    return exitOf(response.statusCode, response.payload)
  } finally {
    await server.close()
  }
}

const METHODS = ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const

/** What the service does not answer gets its 405; what is no method at all never reaches it. */
function methodOf(text: string): (typeof METHODS)[number] {
  const method = METHODS.find((one) => one === text.toUpperCase())
  if (method) return method
  const hint = didYouMean(text.toUpperCase(), METHODS)
  throw invalid(msg('unknownMethod', { text, hint }), {
    method: text,
  })
}

/** The key to call with; undefined for the account `local`. Throws INVALID_REQUEST on a key file without a key. */
function keyOf(app: App, { key, keyFile, file }: CallOptions): string | undefined {
  if (key !== undefined && keyFile !== undefined) {
    throw invalid(msg('giveOneKey'))
  }
  if (keyFile === '-' && file === '-') {
    throw invalid(msg('bodyAndKeyFromStandardInput'))
  }
  if (keyFile !== undefined) {
    const read = textIn(app, inputOf(app, [], { file: keyFile })).trim()
    if (read === '') throw invalid(msg('noKeyInFile', { keyFile }))
    return read
  }
  // Everyone who may list processes sees the arguments: from here on they read so.
  if (key !== undefined) process.title = 'ingr call'
  return key ?? app.io.env.INGR_KEY
}

function bodyOf(app: App, body: string | undefined, { file }: CallOptions): string | undefined {
  if (body === undefined && file === undefined) return undefined
  return textIn(app, inputOf(app, body === undefined ? [] : [body], { file }))
}

function exitOf(status: number, payload: string): number {
  if (status < 400) return 0
  const { error } = JSON.parse(payload) as ErrorBody
  return ERRORS[error.code as ErrorCode].exit
}

/** The account of this user: no key, no limits, its calls in the journal. */
export function localAccounts(app: App): Accounts {
  return {
    withoutKey: LOCAL,
    recognise: async () => undefined,
    spent: async () => 0,
    record: async ({ customerId: _, ...call }) => {
      note(app, call)
      return { charge: 'recorded', spent: null, left: null }
    },
    storedReply: async () => undefined,
    usage: (_account, days) => localUsage(app.io.env, days, Date.now()),
    close: async () => {},
  }
}
