/** A command's access to the outside world. It is injected, so that tests run with and without a terminal. */

import { closeSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { screened, visibleJson, visibleJsonBytes } from '../domain/visible.ts'
import { faultOf, invalid } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'
import { wantsColor } from './environment.ts'
import { decodedText } from './input/encoding.ts'
import { processStreams, type Streams } from './input/streams.ts'
import { STANDARD_INPUT } from './input/unreadable.ts'

export interface Io extends Streams {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly readStdin: () => string
  readonly readFile: (path: string) => string
  readonly isTerminal: boolean
  readonly stdinIsTerminal: boolean
  readonly errIsTerminal: boolean
  readonly columns: number
  /** Number of lines on the terminal; infinite if unknown. */
  readonly rows: number
  readonly color: boolean
  readonly env: Readonly<Record<string, string | undefined>>
}

export function processIo(): Io {
  const { env, stdout } = process
  const isTerminal = stdout.isTTY === true
  return {
    ...processStreams(),
    out: (text) => void stdout.write(text),
    err: (text) => void process.stderr.write(text),
    readStdin: () => readAll(0, STANDARD_INPUT),
    readFile: readText,
    isTerminal,
    // Don't use process.stdin: it would make the pipe non-blocking, so that reads could fail with EAGAIN.
    get stdinIsTerminal() {
      return isTerminalAt(0)
    },
    get errIsTerminal() {
      return isTerminalAt(2)
    },
    // Terminals of unknown size report 0 columns.
    columns: stdout.columns || 80,
    rows: stdout.rows || Number.POSITIVE_INFINITY,
    color: wantsColor(env, isTerminal),
    env,
  }
}

/** Control codes of the progress bar: return to the start of the line, and clear to its end. */
const START = '\r'
const END = '\u001b[K'

/** Byte order mark, which tells spreadsheets that the file is UTF-8. */
const UTF8_MARK = '\ufeff'

/** Escapes control characters in all output, in case a caller forgot to. JSON stays equivalent. */
export function guarded(io: Io): Io {
  const { out, err, write } = io
  const streams: Pick<Io, 'out' | 'err' | 'write'> = {
    out: (text) => {
      const start = text.startsWith(UTF8_MARK) ? UTF8_MARK : ''
      out(`${start}${screened(text.slice(start.length))}`)
    },
    err: (text) => {
      const start = text.startsWith(START) ? START : ''
      const end = text.endsWith(END) ? END : ''
      err(`${start}${screened(text.slice(start.length, text.length - end.length))}${end}`)
    },
    write: (json) => write(typeof json === 'string' ? visibleJson(json) : visibleJsonBytes(json)),
  }
  // Copy property descriptors instead of values, so that getters are still evaluated lazily.
  return Object.defineProperties({} as Io, {
    ...Object.getOwnPropertyDescriptors(io),
    ...Object.getOwnPropertyDescriptors(streams),
  })
}

/** Loads `node:tty` only when needed, since loading takes 2 ms and few commands use the module. */
function isTerminalAt(descriptor: number): boolean {
  const tty = createRequire(import.meta.filename)('node:tty') as typeof import('node:tty')
  return tty.isatty(descriptor)
}

/** Maximum bytes of an input, far more than a recipe needs. Without a limit, reading `/dev/zero` would never end. */
const MAX_BYTES = 16 << 20

/** Reads a file or named pipe as text. Throws INVALID_REQUEST if it is too large. */
function readText(path: string): string {
  const file = openSync(path, 'r')
  try {
    return readAll(file, path)
  } finally {
    closeSync(file)
  }
}

/** Reads a file to its end. If a pipe has no data yet (EAGAIN), waits for it. */
function readAll(file: number, name: string | Message): string {
  const chunks: Buffer[] = []
  const buffer = Buffer.alloc(65_536)
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let bytes = 0; ; ) {
    try {
      const length = readSync(file, buffer)
      if (length === 0) return decodedText(Buffer.concat(chunks), name)
      bytes += length
      chunks.push(Buffer.from(buffer.subarray(0, length)))
    } catch (error) {
      const { code } = faultOf(error)
      if (code === 'EOF') return decodedText(Buffer.concat(chunks), name)
      if (code !== 'EAGAIN') throw error
      Atomics.wait(clock, 0, 0, 5)
    }
    if (bytes > MAX_BYTES) throw invalid(msg('inputExceedsBytes', { name, maxBytes: MAX_BYTES }))
  }
}
