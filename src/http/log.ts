/** The log of the server: one JSON line per event on standard error, never a key and never a body. */

import { type Logger, pino, stdTimeFunctions } from 'pino'
import { visibleJson } from '../domain/visible.ts'
import { IngrError } from '../errors.ts'

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/** Throws INVALID_REQUEST on a level that is not one of the seven. */
export function openLog(level: string): Logger {
  if (!(LOG_LEVELS as readonly string[]).includes(level)) {
    throw new IngrError('INVALID_REQUEST', `unknown log level: ${level}`, {
      'log-level': `one of ${LOG_LEVELS.join(', ')}`,
    })
  }
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      // A log is read on terminals too, and pino escapes only the first controls.
      hooks: { streamWrite: visibleJson },
    },
    // Written in blocks, so that logging costs no system call per request; the end of the process flushes. A block is what
    // a pipe takes in one piece, so that the lines of several processes do not run into each other.
    pino.destination({
      dest: 2,
      sync: false,
      minLength: 4_000,
      maxWrite: 4_096,
      periodicFlush: 250,
    }),
  )
}

/** A key may stand where none belongs, such as in the path. */
export function withoutKeys(text: string): string {
  return text.replace(/ingr(?:_|%5f)[\w%]+/gi, 'ingr_…')
}

export type { Logger }
