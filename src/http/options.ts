/** The options of a server, and their defaults. */

import type { Accounts } from '../accounts/accounts.ts'
import type { Library } from '../library/library.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimiter } from './rate-limiter.ts'

export interface ServerOptions {
  readonly library: Library
  readonly accounts: Accounts
  /** Version of the program, for the API document. */
  readonly version: string
  /** Changes with every build of the program, for the ETag. */
  readonly build: string
  readonly log: Logger
  readonly limiter: RateLimiter
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Bytes. */
  readonly bodyLimit?: number
  /** Origins that browsers may call from; `*` for all. */
  readonly cors?: readonly string[] | undefined
  readonly metrics?: Metrics | undefined
  /** Event loop lag in milliseconds; without it overload is not checked. */
  readonly lag?: () => number
  /** Folder of the API document and the Swagger UI files. */
  readonly documentsFolder: string
  /** Folder of the built page; without it `/` is not found. */
  readonly pageFolder?: string
  /** The only accepted host names; any if left out. */
  readonly hosts?: readonly string[]
  /** Milliseconds within which a request must arrive completely. */
  readonly requestTimeout?: number
}

export const DEFAULT_BODY_LIMIT = 1_048_576
export const JSON_TYPE = 'application/json; charset=utf-8'
/** Path of the page that explains every error. */
export const ERRORS_PATH = '/docs/errors'
