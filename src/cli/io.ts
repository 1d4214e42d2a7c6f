/** What a command may touch of the outside world; handed in, so that tests see both faces of the output. */

import { readFileSync } from 'node:fs'

export interface Io {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly readStdin: () => string
  readonly readFile: (path: string) => string
  readonly isTerminal: boolean
  readonly stdinIsTerminal: boolean
  /** Width of the terminal in columns. */
  readonly columns: number
  readonly color: boolean
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The process's own streams; `color` follows NO_COLOR and FORCE_COLOR. */
export function processIo(): Io {
  const { env, stdout, stdin } = process
  const isTerminal = stdout.isTTY === true
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void process.stderr.write(text),
    readStdin: () => readFileSync(0, 'utf8'),
    readFile: (path) => readFileSync(path, 'utf8'),
    isTerminal,
    stdinIsTerminal: stdin.isTTY === true,
    columns: stdout.columns ?? 80,
    color:
      env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0' ? true : isTerminal && !env.NO_COLOR,
    env,
  }
}
