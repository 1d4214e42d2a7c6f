/** The options of a server, and their defaults. */

import type { Accounts } from '../accounts/accounts.ts'
import type { Library } from '../library/library.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimiter } from './rate-limiter.ts'

export interface ServerOptions {
  readonly library: Library
  readonly accounts: Accounts
  /** Version of the program, shown in the API document. */
  readonly version: string
  /** Changes with every build of the program; part of the ETag. */
  readonly build: string
  readonly log: Logger
  readonly limiter: RateLimiter
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number
  /** Maximum size of a request body in bytes. */
  readonly bodyLimit?: number
  /** Origins from which browsers may call; `*` means all. */
  readonly cors?: readonly string[] | undefined
  readonly metrics?: Metrics | undefined
  /** Returns the event loop lag in milliseconds. If absent, overload is not checked. */
  readonly lag?: () => number
  /** Folder with the API document and the files of Swagger UI. */
  readonly documentsFolder: string
  /** Folder with the built page. If absent, `/` is not found. */
  readonly pageFolder?: string
  /** The accepted host names; if absent, any name is accepted. */
  readonly hosts?: readonly string[]
  /** Maximum milliseconds until a request has arrived completely. */
  readonly requestTimeout?: number
}

export const DEFAULT_BODY_LIMIT = 1_048_576
export const JSON_TYPE = 'application/json; charset=utf-8'
/** Path of the page that explains every error. */
export const ERRORS_PATH = '/docs/errors'
