/** Starts real processes that use accounts, for tests that need several processes. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build, type Plugin } from 'esbuild'

const ROOT = join(import.meta.dirname, '../..')

export interface Process {
  /** The lines printed so far, and a promise of the next line. */
  readonly lines: readonly string[]
  readonly line: () => Promise<unknown>
  /** The stderr of the process and its exit code, or the signal that ended it. */
  readonly end: Promise<{ readonly err: string; readonly code: number | string | null }>
  readonly child: ChildProcess
}

/**
 * Builds `accounts-process.ts` as a program in `folder`, and returns a function that starts it. With `newer`, the
 * program is a later version with one more migration.
 */
export async function accountsProcess(
  folder: string,
  newer = false,
): Promise<(...args: readonly (string | number)[]) => Process> {
  const program = join(folder, newer ? 'newer-process.cjs' : 'accounts-process.cjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'accounts-process.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['better-sqlite3', 'pg'],
    logLevel: 'error',
    plugins: newer ? [oneMoreMigration] : [],
  })
  return (...args) => started(spawn(process.execPath, [program, ...args.map(String)], { env }))
}

/** The name of the migration in the later version. */
export const NEWER = '2031-01-01 notes'

const oneMoreMigration: Plugin = {
  name: 'one more migration',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(sqlite|postgres)-migrations\.ts$/ }, async ({ path }) => {
      const account = path.includes('postgres') ? 'ingr.account' : 'account'
      const step = { name: NEWER, sql: `alter table ${account} add column note text` }
      const text = await readFile(path, 'utf8')
      const end = /^\]$/m
      return { loader: 'ts', contents: text.replace(end, `  ${JSON.stringify(step)},\n]`) }
    }),
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
