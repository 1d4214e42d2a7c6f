/**
 * A server on a real port, and clients that write raw bytes to it, for cases that in-process
 * requests cannot cover.
 */

import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { LOCAL } from '../../src/accounts/account.ts'
import type { Accounts } from '../../src/accounts/accounts.ts'
import { openLog } from '../../src/http/log.ts'
import type { ServerOptions } from '../../src/http/options.ts'
import { memoryRateLimiter } from '../../src/http/rate-limiter.ts'
import { buildServer } from '../../src/http/server.ts'
import { ROOT } from '../cli/run.ts'
import { BUILD, LIBRARY, VERSION } from './support.ts'

/** The only valid API key. */
export const KEY = 'good-key'

const ACCOUNTS: Accounts = {
  recognise: async (key) => (key === KEY ? LOCAL : undefined),
  spent: async () => 0,
  record: async () => ({ charge: 'recorded', spent: null, left: null }),
  storedReply: async () => undefined,
  usage: async () => {
    throw new Error('the usage must not be requested')
  },
  report: async () => {
    throw new Error('the account must not be requested')
  },
  ready: async () => {},
  close: async () => {},
}

/**
 * Starts a server on this machine and returns its port. The server is closed at the end of the test file.
 */
export async function listening(given: Partial<ServerOptions> = {}): Promise<number> {
  const app = await buildServer({
    library: LIBRARY,
    accounts: ACCOUNTS,
    version: VERSION,
    build: BUILD,
    log: openLog('silent'),
    limiter: memoryRateLimiter(),
    now: Date.now,
    documentsFolder: join(ROOT, 'dist/swagger-ui'),
    ...given,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  return (app.server.address() as AddressInfo).port
}

type Bytes = string | Buffer

interface Manner {
  /** If true, the client ends its side of the connection after writing everything. */
  readonly halfClose?: boolean
  /** If true, the client reads nothing until it has written everything, like a blocking client. */
  readonly readLate?: boolean
}

/** Connects, writes the parts one after another, and returns everything received until the connection ends. */
export function talk(
  port: number,
  parts: readonly Bytes[],
  { halfClose = false, readLate = false }: Manner = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1')
    const listen = () => socket.on('data', (bytes) => (received += bytes.toString('utf8')))
    socket.on('error', (error) => reject(new Error(`${error.message} after: ${received}`)))
    socket.on('close', () => resolve(received))
    if (!readLate) listen()
    const writeFrom = (index: number) => {
      const part = parts[index]
      if (part !== undefined) socket.write(part, () => writeFrom(index + 1))
      else {
        if (readLate) listen()
        if (halfClose) socket.end()
      }
    }
    writeFrom(0)
  })
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Splits the received text into answers. `methods` lists the request methods in order; it is needed because an answer
 * to HEAD has no body.
 */
export function answersOf(
  received: string,
  methods: readonly string[] = [],
): readonly WireAnswer[] {
  const answers: WireAnswer[] = []
  let rest = received
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1])
    if (end < 0 || Number.isNaN(status)) throw new Error(`no HTTP answer: ${rest}`)
    const headers = Object.fromEntries(
      fields.map((field) => {
        const colon = field.indexOf(': ')
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)]
      }),
    )
    const hasNoBody = status < 200 || status === 304 || methods[answers.length] === 'HEAD'
    const bytes = Buffer.from(rest.slice(end + 4))
    const length = hasNoBody ? 0 : Number(headers['content-length'])
    answers.push({ status, headers, body: bytes.subarray(0, length).toString() })
    rest = bytes.subarray(length).toString()
  }
  return answers
}
