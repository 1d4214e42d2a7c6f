/** Runs the real program in a pipe, or its main function with a terminal that tests hold in their hands. */

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

/** The environment without what steers the program, so that every machine sees the same. */
function cleanEnv(env: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const { INGR_LANG: _, INGR_LIBRARY: __, FORCE_COLOR: ___, LC_ALL: ____, ...rest } = process.env
  return { ...rest, NO_COLOR: '1', INGR_METER: 'off', ...env }
}

/** `node bin/ingr.js` with these words; `input` is its standard input. */
export function ingr(
  args: readonly string[],
  { input = '', env = {} }: { input?: string | Buffer; env?: Record<string, string> } = {},
): Promise<Outcome> {
  return collect('node', [join(ROOT, 'bin/ingr.js'), ...args], input, env)
}

/** `node bin/ingr.js` as a process that goes on; whoever starts it ends it. */
export function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn('node', [join(ROOT, 'bin/ingr.js'), ...args], {
    cwd: ROOT,
    env: cleanEnv(env) as NodeJS.ProcessEnv,
  })
  child.stdout.setEncoding('utf8')
  child.stderr.setEncoding('utf8')
  return child
}

/** A folder that holds the program by its name, as an installation would. */
function programFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-path-'))
  symlinkSync(join(ROOT, 'bin/ingr.js'), join(folder, 'ingr'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
let installed: string | undefined

/** A line of the shell, where `ingr` is the program, also to what the line starts. */
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

/** What a process writes until it ends; `env` is its whole environment. */
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
    // A program that reads nothing closes its end; that is no failure of the test.
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
  /** Standard input; the terminal's own where it is not given. */
  readonly input?: string
  /** Whether standard output is the terminal; standard error always is. */
  readonly piped?: boolean
}

/** The program on a terminal of so many columns. */
export function onTerminal(args: readonly string[], setting: Setting = {}): Promise<Outcome> {
  return inside(args, setting.input ?? '', setting.piped !== true, setting, true)
}

/** The program in a pipe, without a process of its own: for inputs by the hundred. */
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
  // A pipe: what was read once is gone.
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
  // Every run of main listens for a closed pipe of the process.
  process.stdout.setMaxListeners(0)
  const code = await main(args, io)
  return { code, out, err }
}
