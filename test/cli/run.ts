/** Runs the real program in a pipe, or its main function on a simulated terminal. */

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodedText } from '../../src/cli/input/encoding.ts'
import type { Io } from '../../src/cli/io.ts'
import { main } from '../../src/main.ts'

export const ROOT = join(import.meta.dirname, '../..')
const LIBRARY = join(ROOT, 'data/library.sqlite')

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Returns the environment without variables that affect the program, so that results are the same everywhere. */
function cleanEnv(env: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const { INGR_LANG: _, INGR_LIBRARY: __, FORCE_COLOR: ___, LC_ALL: ____, ...rest } = process.env
  return { ...rest, NO_COLOR: '1', INGR_METER: 'off', ...env }
}

/** Runs `node bin/ingr.js` with these arguments; `input` is its standard input. */
export function ingr(
  args: readonly string[],
  { input = '', env = {} }: { input?: string | Buffer; env?: Record<string, string> } = {},
): Promise<Outcome> {
  return collect('node', [join(ROOT, 'bin/ingr.js'), ...args], input, env)
}

/** Starts `node bin/ingr.js`. The caller must end the process. */
export function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn('node', [join(ROOT, 'bin/ingr.js'), ...args], {
    cwd: ROOT,
    env: cleanEnv(env) as NodeJS.ProcessEnv,
  })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  return child
}

/** Creates a folder that contains the program under its name `ingr`, as after an installation. */
function programFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-path-'))
  symlinkSync(join(ROOT, 'bin/ingr.js'), join(folder, 'ingr'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
let installed: string | undefined

/**
 * Runs a command line in a shell, where `ingr` is our program.
 */
export function shell(line: string, env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  installed ??= programFolder()
  const PATH = `${installed}:${process.env.PATH}`
  return collect('bash', ['-o', 'pipefail', '-c', line], '', { PATH, ...env })
}

const collect = (
  command: string,
  args: readonly string[],
  input: string | Buffer,
  env: Record<string, string>,
) => finished(command, args, input, { cwd: ROOT, env: cleanEnv(env) })

/** Runs a process and returns its output. `env` is its whole environment. */
export function finished(
  command: string,
  args: readonly string[],
  input: string | Buffer,
  {
    cwd,
    env,
  }: { readonly cwd: string; readonly env: Readonly<Record<string, string | undefined>> },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: env as NodeJS.ProcessEnv })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text
    })
    // A program that does not read its input breaks the pipe. The test must not fail because of that.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.end(input)
  })
}

interface Setting {
  readonly columns?: number
  readonly color?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** Text of standard input; if absent, standard input is a terminal. */
  readonly input?: string
  /** True if standard output is a pipe. Standard error is always a terminal. */
  readonly piped?: boolean
}

/** Runs the program in this process as if on a terminal, which has 80 columns unless `setting` changes the width. */
export function onTerminal(args: readonly string[], setting: Setting = {}): Promise<Outcome> {
  return inside(args, setting.input ?? '', setting.piped !== true, setting, true)
}

/** Runs the program in this process as if its streams were pipes. This is fast enough for hundreds of inputs. */
export function inPipe(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return inside(args, input, false, { env })
}

async function inside(
  args: readonly string[],
  input: string,
  isTerminal: boolean,
  { columns = 80, color = false, env = {}, input: piped }: Setting,
  errIsTerminal = false,
): Promise<Outcome> {
  let out = ''
  let err = ''
  // Like a pipe, the input can be read only once.
  let rest = input
  const readRest = () => {
    const all = rest
    rest = ''
    return all
  }
  const io: Io = {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    readStdin: readRest,
    readFile: (path) => decodedText(readFileSync(path), path),
    rows: Number.POSITIVE_INFINITY,
    chunks: async function* () {
      yield Buffer.from(readRest())
    },
    size: () => Buffer.byteLength(input),
    write: async (text) => {
      out += typeof text === 'string' ? text : Buffer.from(text).toString()
    },
    onInterrupt: () => () => {},
    isTerminal,
    stdinIsTerminal: isTerminal && piped === undefined,
    errIsTerminal,
    columns,
    color,
    env: { INGR_LIBRARY: LIBRARY, INGR_METER: 'off', ...env },
  }
  // Allow any number of listeners, since each run of `main` adds one.
  process.stdout.setMaxListeners(0)
  const code = await main(args, io)
  return { code, out, err }
}
