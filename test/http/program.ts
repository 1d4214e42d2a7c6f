/** Runs the real `ingr serve` as a separate process, and operator commands that use its accounts. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, onTestFinished } from 'vitest'
import { ingr, type Outcome, ROOT } from '../cli/run.ts'

export interface Ended {
  /** The exit code, or the signal that ended the process. */
  readonly code: number | string | null
  readonly out: string
  readonly err: string
}

export interface Serving {
  readonly url: string
  readonly port: number
  readonly child: ChildProcess
  /** Resolves once the log contains the text. */
  readonly logged: (text: string) => Promise<void>
  readonly ended: Promise<Ended>
}

/** Settings for starting a server. */
export interface Start {
  readonly env?: Readonly<Record<string, string>>
  /** A wrapper command that starts the server, such as `prlimit`, and the options of this command. */
  readonly under?: readonly string[]
}

export interface Machine {
  /** The path of the accounts file, or the address of the accounts database. */
  readonly accounts: string
  /** Starts a server with this accounts database. Rejects with its output if it does not listen in time. */
  readonly serve: (...options: readonly string[]) => Promise<Serving>
  readonly serveAs: (start: Start, ...options: readonly string[]) => Promise<Serving>
  /** Runs any command with this accounts database. */
  readonly run: (
    words: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<Outcome>
  /** Runs an operator command (for example, `account list`) and returns its JSON output. */
  readonly operate: <T>(...words: readonly string[]) => Promise<T>
  readonly customer: (...options: readonly string[]) => Promise<Customer>
  readonly usage: (customerId: string) => Promise<readonly UsageRow[]>
  /** Environment variables for programs that are started on this machine. */
  readonly env: Readonly<Record<string, string>>
}

export interface Customer {
  readonly customerId: string
  readonly keyId: string
  readonly key: string
}

export interface UsageRow {
  readonly function: string
  readonly requests: number
  readonly errors: number
  readonly units: number
}

/** Kills a server without warning, like a crash. */
export async function killed({ child }: Serving): Promise<void> {
  const dead = once(child, 'exit')
  child.kill('SIGKILL')
  await dead
}

/**
 * Simulates a machine with a new data folder. The accounts are in a file in this folder, or at `address`. At the end of
 * the test or test file, its processes are killed and its folder is removed.
 */
export function freshMachine(address?: string): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-serve-'))
  const env = { INGR_ACCOUNTS: address ?? join(folder, 'accounts.sqlite'), XDG_DATA_HOME: folder }
  const children: ChildProcess[] = []
  const remove = () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  // `afterAll` cannot be called within a test.
  if (expect.getState().currentTestName === undefined) afterAll(remove)
  else onTestFinished(remove)

  const serveAs: Machine['serveAs'] = async (start, ...options) => {
    const words = [join(ROOT, 'bin/ingr.js'), 'serve', '--port', '0', ...options]
    const [command, ...others] = [...(start.under ?? []), process.execPath, ...words] as [string]
    const child = spawn(command, others, { env: { ...process.env, ...env, ...start.env } })
    children.push(child)
    return started(child)
  }
  const run: Machine['run'] = (words, more) => ingr(words, { env: { ...env, ...more } })
  const operate = async <T>(...words: readonly string[]) => {
    const { code, out, err } = await run([...words, '--json'])
    if (code !== 0) throw new Error(`ingr ${words.join(' ')}: ${err}`)
    return JSON.parse(out) as T
  }
  return {
    env,
    accounts: env.INGR_ACCOUNTS,
    serve: (...options) => serveAs({}, ...options),
    serveAs,
    run,
    operate,
    customer: async (...options) => {
      const words = ['account', 'create', 'Anna', '--plan', 'pro', ...options]
      const { customerId } = await operate<{ customerId: string }>(...words)
      const issued = await operate<{ keyId: string; key: string }>('key', 'issue', customerId)
      return { customerId, ...issued }
    },
    usage: async (customerId) => {
      const words = ['usage', '--customer', customerId]
      return (await operate<{ usage: readonly UsageRow[] }>(...words)).usage
    },
  }
}

async function started(child: ChildProcess): Promise<Serving> {
  let out = ''
  let err = ''
  child.stdout!.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, out, err }))
  const dead = ended.then(({ code, err }) => {
    throw new Error(`ended with ${code}: ${err}`)
  })
  dead.catch(() => {})
  const waitFor = async (stream: 'stdout' | 'stderr', enough: () => boolean) => {
    while (!enough()) await Promise.race([once(child[stream]!, 'data'), dead])
  }
  await waitFor('stdout', () => out.endsWith('\n'))
  const url = out.replace(/^listening on (.*)\n$/, '$1')
  return {
    url,
    port: Number(new URL(url).port),
    child,
    logged: (text) => waitFor('stderr', () => err.includes(text)),
    ended,
  }
}

/** Returns the process ids of a server's running workers. */
export function workersOf({ child: { pid } }: Serving): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

/** Resolves once the condition holds; if it never does, the test times out. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(25)
}
