/** Real processes that work on accounts, for what only shows when several of them do. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'

const ROOT = join(import.meta.dirname, '../..')

export interface Process {
  /** The lines that it has printed so far; a promise of the next one. */
  readonly lines: readonly string[]
  readonly line: () => Promise<unknown>
  /** What it printed on stderr and its exit code, or the signal that ended it. */
  readonly end: Promise<{ readonly err: string; readonly code: number | string | null }>
  readonly child: ChildProcess
}

/** Makes `accounts-process.ts` into a program in `folder` and returns what starts it. */
export async function accountsProcess(
  folder: string,
): Promise<(...args: readonly (string | number)[]) => Process> {
  const program = join(folder, 'accounts-process.cjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'accounts-process.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['better-sqlite3', 'pg'],
    logLevel: 'error',
  })
  return (...args) => started(spawn(process.execPath, [program, ...args.map(String)], { env }))
}

const env = { ...process.env, NODE_PATH: join(ROOT, 'node_modules') }

function started(child: ChildProcess): Process {
  const lines: string[] = []
  let err = ''
  const reader = createInterface({ input: child.stdout! })
  reader.on('line', (line) => lines.push(line))
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  const end = once(child, 'close').then(([code, signal]) => ({ err, code: code ?? signal }))
  return { lines, line: () => once(reader, 'line'), end, child }
}
