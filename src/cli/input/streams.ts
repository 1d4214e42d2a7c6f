/** The process's streams for endless input: reads by chunks, writes at the reader's pace. */

import { createReadStream, fstatSync, statSync } from 'node:fs'

/** Milliseconds that a write in progress may delay the exit after Ctrl-C. */
const PATIENCE_MS = 1000

export interface Streams {
  /** The bytes of a file, or of standard input without a path; read lazily. */
  readonly chunks: (path?: string) => AsyncIterable<Uint8Array>
  /** Size in bytes of what `chunks` reads; null if unknown before its end. */
  readonly size: (path?: string) => number | null
  /** Resolves when all is written: the reader sets the pace. */
  readonly write: (text: string | Uint8Array) => Promise<void>
  /**
   * Until the returned function is called, Ctrl-C lets the current write finish (so that no line is cut), calls
   * `clean`, and ends the process as the signal does.
   */
  readonly onInterrupt: (clean: () => void) => () => void
}

export function processStreams(): Streams {
  let writing: Promise<void> = Promise.resolve()
  return {
    chunks: (path) => (path === undefined ? process.stdin : createReadStream(path)),
    size: (path) => {
      try {
        const stat = path === undefined ? fstatSync(0) : statSync(path)
        return stat.isFile() ? stat.size : null
      } catch {
        return null
      }
    },
    write: (text) => {
      writing = new Promise((resolve) => {
        // `setImmediate` lets signals be handled even if writes never wait, as to a file.
        process.stdout.write(text, () => setImmediate(resolve))
      })
      return writing
    },
    onInterrupt: (clean) => {
      const end = () => {
        clean()
        process.removeAllListeners('SIGINT')
        // Ends by the signal itself, so that a shell's loop stops too (exit code 130).
        process.kill(process.pid, 'SIGINT')
        // The first process of a container is not ended by its own signals.
        process.exit(130)
      }
      const listener = () => {
        setTimeout(end, PATIENCE_MS)
        void writing.then(end)
      }
      process.on('SIGINT', listener)
      return () => void process.removeListener('SIGINT', listener)
    },
  }
}
