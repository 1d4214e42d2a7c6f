/** The log of the server: one JSON line per event on standard error, never a key and never a body. */

import { type Logger, pino, stdTimeFunctions } from 'pino'
import { isOneOf } from '../domain/closed-sets.ts'
import { visibleJson } from '../domain/visible.ts'
import { invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

/** What a pipe takes in one piece, in bytes: the lines of several processes do not run into each other. */
const PIPED = 4_096
/** Bytes that a process writes at once that has the log for itself. */
const ALONE = 65_536
/** With less than this left, a block is written. */
const ROOM_FOR_LINE = 96

/** `isShared` where several processes write to the same log. Throws INVALID_REQUEST on a level that is not one of the seven. */
export function openLog(level: string, isShared = false): Logger {
  if (!isOneOf(LOG_LEVELS, level)) {
    throw invalid(msg('unknownLogLevel', { level }), {
      'log-level': `one of ${LOG_LEVELS.join(', ')}`,
    })
  }
  const block = isShared ? PIPED : ALONE
  const log: Logger = pino(
    {
      level,
      base: BASE,
      timestamp: stdTimeFunctions.isoTime,
      hooks: {
        streamWrite: (line) => {
          // What happened before stands before it.
          requestLines.get(log)?.flush()
          // A log is read on terminals too, and pino escapes only the first controls.
          return visibleJson(line)
        },
      },
    },
    // Written in blocks, so that logging costs no system call per request; the end of the process flushes.
    pino.destination({
      dest: 2,
      sync: false,
      minLength: block - ROOM_FOR_LINE,
      maxWrite: block,
      periodicFlush: 250,
    }),
  )
  const stream = (log as unknown as Streaming)[pino.symbols.streamSym]
  const lines = new Lines((text) => stream.write(text), block - ROOM_FOR_LINE)
  requestLines.set(log, lines)
  // Before pino's own, which writes out what it has.
  if (log.isLevelEnabled('info')) process.prependOnceListener('exit', () => lines.flush())
  return log
}

interface Streaming {
  readonly [pino.symbols.streamSym]: { readonly write: (lines: string) => unknown }
}

const BASE = { pid: process.pid }

/** What the log says of a request that was answered. */
interface RequestNote {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly function: string | undefined
  readonly customerId: string | undefined
  /** Milliseconds from its first byte to the last of the answer. */
  readonly ms: number
}

/**
 * Writes the line of a request at the level info, as pino would, but made in one piece and handed on with others: pino's way of
 * making a line, and handing each on, took a sixth of the processor time of small answers.
 */
export function logRequest(log: Logger, note: RequestNote): void {
  if (!log.isLevelEnabled('info')) return
  const { requestId, method, path, status, function: name, customerId, ms } = note
  // What callers may choose is made JSON of, all else is words of our own.
  const called = `"requestId":${JSON.stringify(requestId)},"method":"${method}","path":${JSON.stringify(path)}`
  const by = `${name ? `,"function":"${name}"` : ''}${customerId ? `,"customerId":${JSON.stringify(customerId)}` : ''}`
  const answered = `"status":${status}${by},"ms":${ms},"msg":"request"`
  requestLines
    .get(log)
    ?.add(`${HEAD},"time":"${isoTime()}","pid":${BASE.pid},${called},${answered}}\n`)
}

const requestLines = new WeakMap<Logger, Lines>()

/** No line waits longer for others, in milliseconds. */
const LONGEST_WAIT_MS = 100

/** Lines that are handed on together, as many as have so many letters. */
class Lines {
  private readonly waiting: string[] = []
  private length = 0

  constructor(
    private readonly write: (lines: string) => unknown,
    private readonly most: number,
  ) {}

  add(line: string): void {
    if (this.length + line.length > this.most) this.flush()
    if (this.length === 0) setTimeout(() => this.flush(), LONGEST_WAIT_MS).unref()
    this.waiting.push(line)
    this.length += line.length
  }

  flush(): void {
    if (this.length === 0) return
    this.write(visibleJson(this.waiting.join('')))
    this.waiting.length = 0
    this.length = 0
  }
}

const HEAD = `{"level":${pino.levels.values.info}`

let latest = { at: Number.NaN, text: '' }

/** Now; in one millisecond many requests are answered. */
function isoTime(): string {
  const at = Date.now()
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() }
  return latest.text
}

/** A key may stand where none belongs, such as in the path. */
export function withoutKeys(text: string): string {
  return text.replace(/ingr(?:_|%5f)[\w%]+/gi, 'ingr_…')
}

export type { Logger }
