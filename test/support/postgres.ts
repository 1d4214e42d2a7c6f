/** Runs a PostgreSQL server (Debian's binaries) for one test file, and deletes it at the end of the file. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'

/** A password with characters that must be encoded in an address. */
export const PASSWORD = 'p@ss/w:rd?#%'
const USER = 'ingr'
const VERSIONS = '/usr/lib/postgresql'

export interface PostgresServer {
  readonly port: number
  /** The folder with the server's socket, data and certificate. */
  readonly folder: string
  /** Creates an empty database and returns its address. */
  readonly database: () => Promise<string>
  /** Runs one statement as an administrator of the database. */
  readonly sql: (
    address: string,
    text: string,
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Stops the server: `fast` aborts open transactions and flushes everything, `immediate` is like a crash. */
  readonly stop: (how: 'fast' | 'immediate') => Promise<void>
  readonly start: () => Promise<void>
}

/** Starts a server; `settings` are lines of `postgresql.conf`. */
export async function postgresServer(settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-pg-'))
  const data = join(folder, 'data')
  const secret = join(folder, 'password')
  writeFileSync(secret, PASSWORD, { mode: 0o600 })
  const owner = await serverOwner()
  if (owner) for (const path of [folder, secret]) chownSync(path, owner.uid, owner.gid)
  let server: ChildProcess | undefined
  afterAll(async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      server.kill('SIGQUIT')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })

  await run(owner, 'initdb', ['-D', data, '-U', USER, '--pwfile', secret, ...CLUSTER])
  const port = await freePort()
  const start = async () => {
    const [command, words] = asOwner(owner, 'postgres', ['-D', data])
    server = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] })
    await ready(server)
  }
  const lines = [`port = ${port}`, `unix_socket_directories = '${folder}'`, ...settings]
  writeFileSync(join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  await start()

  const address = (name: string) =>
    `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${name}`
  const sql: PostgresServer['sql'] = async (address, text) => {
    const client = new Client({ connectionString: address })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  let serial = 0
  return {
    port,
    folder,
    sql,
    database: async () => {
      const name = `accounts_${++serial}`
      await sql(address('postgres'), `create database ${name}`)
      return address(name)
    },
    stop: async (how) => {
      server!.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await once(server!, 'exit')
    },
    start,
  }
}

/** Options for `initdb`: local connections need no password, but network connections do. */
const CLUSTER = [
  '--no-sync',
  '--auth-local=trust',
  '--auth-host=scram-sha-256',
  '--encoding=UTF8',
  // Use a collation that differs from the order of bytes.
  '--locale-provider=icu',
  '--icu-locale=en',
  '--locale=C.UTF-8',
]

/** Settings of a server whose data need not survive a crash of the machine. */
export const FAST = ['fsync = off', 'full_page_writes = off', 'max_connections = 200']

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Returns the Debian package's user if we are root, because PostgreSQL refuses to run as root. */
async function serverOwner(): Promise<Owner | undefined> {
  if (process.getuid!() !== 0) return undefined
  const id = async (flag: string) =>
    Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

function asOwner(owner: Owner | undefined, program: string, words: readonly string[]) {
  const path = join(VERSIONS, newestVersion(), 'bin', program)
  // Make the server end with the process that started it, so that killed tests leave nothing running.
  const user = owner
    ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
    : ([] as const)
  return ['setpriv', ['--pdeathsig', 'QUIT', ...user, path, ...words]] as const
}

function newestVersion(): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : []
  const newest = versions.filter((name) => existsSync(join(VERSIONS, name, 'bin/postgres')))
  if (newest.length === 0) throw new Error('PostgreSQL is missing: apt-get install postgresql')
  return newest.sort((a, b) => Number(b) - Number(a))[0]!
}

async function run(owner: Owner | undefined, program: string, words: readonly string[]) {
  const [command, all] = asOwner(owner, program, words)
  await promisify(execFile)(command, [...all])
}

async function ready(server: ChildProcess): Promise<void> {
  let log = ''
  const ended = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${log}`)
  })
  ended.catch(() => {})
  server.stderr!.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  while (!log.includes('ready to accept connections')) {
    await Promise.race([once(server.stderr!, 'data'), ended])
  }
}
