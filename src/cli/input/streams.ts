/** The process's own streams where an input may have no end: reading by chunks, writing as fast as the reader takes it. */

import { createReadStream, fstatSync, statSync } from 'node:fs'

/** How long a write that is under way may hold up the end after Ctrl-C. */
const PATIENCE_MS = 1000

export interface Streams {
  /** The bytes of a file, or of standard input where no path is given; they are read only as they are asked for. */
  readonly chunks: (path?: string) => AsyncIterable<Uint8Array>
  /** Size in bytes of what `chunks` reads; null where that is not known before its end. */
  readonly size: (path?: string) => number | null
  /** Resolves when all is written: the reader sets the pace. */
  readonly write: (text: string | Uint8Array) => Promise<void>
  /**
   * Until the returned function is called, Ctrl-C lets the write under way end, so that no line is left in halves, calls
   * `clean` and ends the process as the signal does.
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
        // The detour lets a signal be heard also where writing never waits, as to a file.
        process.stdout.write(text, () => setImmediate(resolve))
      })
      return writing
    },
    onInterrupt: (clean) => {
      const end = () => {
        clean()
        process.removeAllListeners('SIGINT')
        // Ended by the signal itself, so that a shell stops its loop too; the shell calls that 130.
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
