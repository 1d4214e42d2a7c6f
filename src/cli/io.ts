/** What a command may touch of the outside world; handed in, so that tests see both faces of the output. */

import { closeSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { screened, visibleJson, visibleJsonBytes } from '../domain/visible.ts'
import { faultOf, invalid } from '../errors.ts'
import { type Message, msg } from '../wording/message.ts'
import { wantsColor } from './environment.ts'
import { textOf } from './input/encoding.ts'
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
  /** Width of the terminal in columns. */
  readonly columns: number
  /** Lines of the terminal; infinite where nobody knows. */
  readonly rows: number
  readonly color: boolean
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The process's own streams. */
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
    // Asking process.stdin would make its pipe non-blocking, and reading it fail with EAGAIN.
    get stdinIsTerminal() {
      return isTerminalAt(0)
    },
    get errIsTerminal() {
      return isTerminalAt(2)
    },
    // A terminal that does not know its size says 0.
    columns: stdout.columns || 80,
    rows: stdout.rows || Number.POSITIVE_INFINITY,
    color: wantsColor(env, isTerminal),
    env,
  }
}

/** What the bar of progress writes around itself: back to the start of the line, and away with what is left of it. */
const START = '\r'
const END = '\u001b[K'

/** By this mark at its beginning spreadsheets know that a file is UTF-8. */
const UTF8_MARK = '\ufeff'

/**
 * The same streams, through which no text steers a terminal, whoever forgot to show what is hidden in it. What is written in
 * streams is JSON by the line, which keeps its value.
 */
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
  // By their descriptors: what is asked of the system only when somebody wants to know it stays so.
  return Object.defineProperties({} as Io, {
    ...Object.getOwnPropertyDescriptors(io),
    ...Object.getOwnPropertyDescriptors(streams),
  })
}

/** Loading `node:tty` costs a look-up 2 ms, and few commands ask. */
function isTerminalAt(descriptor: number): boolean {
  const tty = createRequire(import.meta.filename)('node:tty') as typeof import('node:tty')
  return tty.isatty(descriptor)
}

/** Recipes and requests are a thousandth of it; without an end to it a device would be read for ever. */
const MAX_BYTES = 16 << 20

/** All of a file, or of a pipe that a shell names like one. Throws INVALID_REQUEST on one that is too large. */
function readText(path: string): string {
  const file = openSync(path, 'r')
  try {
    return readAll(file, path)
  } finally {
    closeSync(file)
  }
}

/** A pipe that has nothing yet (EAGAIN) is waited for. */
function readAll(file: number, name: string | Message): string {
  const chunks: Buffer[] = []
  const buffer = Buffer.alloc(65_536)
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let bytes = 0; ; ) {
    try {
      const length = readSync(file, buffer)
      if (length === 0) return textOf(Buffer.concat(chunks), name)
      bytes += length
      chunks.push(Buffer.from(buffer.subarray(0, length)))
    } catch (error) {
      const { code } = faultOf(error)
      if (code === 'EOF') return textOf(Buffer.concat(chunks), name)
      if (code !== 'EAGAIN') throw error
      Atomics.wait(clock, 0, 0, 5)
    }
    if (bytes > MAX_BYTES) {
      throw invalid(msg('inputExceedsBytes', { name, maxBytes: MAX_BYTES }))
    }
  }
}
