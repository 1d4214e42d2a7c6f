/** The streams of the process. They read in chunks and wait for slow output, so that input can be endless. */

import { createReadStream, fstatSync, statSync } from 'node:fs'

/** Maximum milliseconds that we wait after Ctrl-C for the current write to finish. */
const PATIENCE_MS = 1000

export interface Streams {
  /** Reads the bytes of a file lazily, or of standard input if there is no path. */
  readonly chunks: (path?: string) => AsyncIterable<Uint8Array>
  /** The number of bytes that `chunks` will read; null if this is unknown. */
  readonly size: (path?: string) => number | null
  /** Resolves when everything is written, so that we wait for a slow reader. */
  readonly write: (text: string | Uint8Array) => Promise<void>
  /**
   * Handles Ctrl-C until the returned function is called: lets the current write finish (so that no line is cut off),
   * calls `clean`, and then lets the signal end the process.
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
        // `setImmediate` lets Node handle signals even if writes never wait, as when writing to a file.
        process.stdout.write(text, () => setImmediate(resolve))
      })
      return writing
    },
    onInterrupt: (clean) => {
      const end = () => {
        clean()
        process.removeAllListeners('SIGINT')
        // Send ourselves the signal, so that a loop in the shell stops, too (exit code 130).
        process.kill(process.pid, 'SIGINT')
        // In a container, a signal that process 1 sends to itself does not end the process, so exit here.
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
