/**
 * Follows the operating guide step by step, with its Dockerfile, its compose file, and real PostgreSQL and Redis
 * servers.
 */

// tier: system
// needs: postgres, redis-server, unshare

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../cli/run.ts'
import { until } from '../http/program.ts'
import { freePort } from '../support/free-port.ts'
import { FAST, PASSWORD, postgresServer } from '../support/postgres.ts'
import { freshRedis } from '../support/redis.ts'
import { builtImage, type Image } from './image.ts'

const DOCKERFILE = readFileSync(join(ROOT, 'docs/Dockerfile'), 'utf8')
const COMPOSE = readFileSync(join(ROOT, 'docs/compose.yaml'), 'utf8')

const ZERO = '0'.repeat(16)
/** Limits for the total heap size (old and young generation) in megabytes. */
const [LEAST_HEAP, MOST_HEAP] = [200, 280]

const folder = mkdtempSync(join(tmpdir(), 'ingr-context-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Creates the build context: the published package, and in `vendor` the files that npm would get from its registry, so
 * that no network is needed.
 */
function buildContext(): { readonly context: string; readonly vendor: string } {
  const [context, vendor] = [join(folder, 'context'), join(folder, 'vendor')]
  for (const one of [context, vendor]) mkdirSync(one)
  const run = (program: string, ...words: readonly string[]) =>
    execFileSync(program, words, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const { filename } = JSON.parse(run('node', 'src/release/pack.mjs', folder))
  run('tar', '-xzf', join(folder, filename), '-C', folder)
  const unpacked = join(folder, 'package')
  rmSync(join(unpacked, 'npm-shrinkwrap.json'))
  const names = ['better-sqlite3', 'node-addon-api']
  const packed = names.map((name) => `./node_modules/${name}`)
  const files = JSON.parse(
    run('npm', 'pack', ...packed, '--ignore-scripts', '--json', '--pack-destination', vendor),
  ) as readonly { name: string; filename: string }[]
  const dependencies = files.map(({ name, filename: file }) => [name, `file:/vendor/${file}`])
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
  writeFileSync(
    join(unpacked, 'package.json'),
    JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }),
  )
  run('tar', '-czf', join(context, filename), '-C', folder, 'package')
  return { context, vendor }
}

const image: Image = builtImage(DOCKERFILE, { ...buildContext(), hosts: ['postgres', 'redis'] })

interface Service {
  readonly build?: string
  readonly image?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly ports?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly volumes?: readonly string[]
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

/** Replaces variables in a text with their values in `env`, as Compose does. Throws if a required value is missing. */
function filled(text: string, env: Readonly<Record<string, string>>): Compose {
  const variable = /\$\{(\w+)(?::([-?])([^}]*))?\}/g
  return parse(
    text.replace(variable, (_, name: string, kind: string, more: string) => {
      if (env[name]) return env[name]
      if (kind === '-') return more
      throw new Error(`${name}: ${more}`)
    }),
  )
}

/** Starts a container. Returns its output, and a function that runs more commands in it. */
function container(writable: readonly string[], env: Readonly<Record<string, string>>) {
  const child = image.start({ command: image.command, env, writable })
  let [out, err] = ['', '']
  child.stdout!.setEncoding('utf8').on('data', (more) => {
    out += more
  })
  child.stderr!.setEncoding('utf8').on('data', (more) => {
    err += more
  })
  const ended = once(child, 'close').then(([code]) => ({ code, err }))
  onTestFinished(() => void child.kill('SIGKILL'))
  const dead = ended.then(({ code }) => {
    throw new Error(`ended with ${code}: ${err}`)
  })
  dead.catch(() => {})
  return {
    ended,
    listens: async () => {
      while (!out.includes('\n')) await Promise.race([once(child.stdout!, 'data'), dead])
      return out
    },
    /** Sends a signal to process 1, as a container engine does. */
    signal: (name: NodeJS.Signals) => process.kill(childrenOf(child.pid!)[0]!, name),
    /** Returns all processes of the program. */
    processes: () => {
      const [first] = childrenOf(child.pid!)
      return [first!, ...childrenOf(first!)]
    },
    run: async (command: readonly string[]) => {
      const other = image.start({ command, env, writable })
      const [output, [code]] = await Promise.all([text(other.stdout!), once(other, 'close')])
      return { code, output }
    },
  }
}

function childrenOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')

test('with the compose file: both database servers are used, and it is healthy while it can answer calls', async () => {
  const postgres = await postgresServer([...FAST, "listen_addresses = '127.0.0.1'"])
  const redis = await freshRedis()
  const [address, port] = [new URL(await postgres.database()), String(await freePort())]
  expect(() => filled(COMPOSE, {})).toThrow('POSTGRES_PASSWORD: write it into .env')
  const { services } = filled(COMPOSE, { POSTGRES_PASSWORD: '$PASSWORD' })
  const { ingr } = services
  expect([ingr!.build, ingr!.read_only, ingr!.volumes]).toEqual(['.', true, undefined])
  expect(ingr!.ports).toEqual([`127.0.0.1:8080:${image.env.PORT}`])
  for (const [name, { condition }] of Object.entries(ingr!.depends_on!)) {
    expect([condition, services[name]!.healthcheck?.test[0]]).toEqual(['service_healthy', 'CMD'])
  }
  const declaredEnv = ingr!.environment!
  expect(declaredEnv.INGR_ACCOUNTS).toBe('postgres://ingr@postgres/ingr')
  expect([declaredEnv.INGR_REDIS, declaredEnv.PGPASSWORD]).toEqual([
    'redis://redis:6379',
    '$PASSWORD',
  ])
  // We use the values from the file, but replace the password and the ports with those of this test.
  const env = {
    ...declaredEnv,
    PORT: port,
    PGPASSWORD: PASSWORD,
    INGR_ACCOUNTS: `postgres://ingr@postgres:${address.port}${address.pathname}`,
    INGR_REDIS: `redis://redis:${redis.port}`,
  }
  const server = container([], Object.fromEntries(Object.entries(env).map(([k, v]) => [k, `${v}`])))
  expect(await server.listens()).toBe(`listening on http://0.0.0.0:${port}\n`)
  const isHealthy = async () => (await server.run(image.healthCheck)).code === 0
  expect(await isHealthy()).toBe(true)

  const created = await server.run(['ingr', 'account', 'create', 'Anna', '--json'])
  const { customerId } = JSON.parse(created.output)
  const { key } = JSON.parse(
    (await server.run(['ingr', 'key', 'issue', customerId, '--json'])).output,
  )
  const headers = { 'x-api-key': key }
  const url = `http://127.0.0.1:${port}`
  expect((await fetch(`${url}/v1/ingredients/butter`, { headers })).status).toBe(200)
  expect(await redis.ask('KEYS', 'ingr:rate:*')).toContain(customerId)
  const [row] = await postgres.sql(
    address.href,
    'select sum(credits)::int as spent from ingr.spending',
  )
  expect(row).toEqual({ spent: 1 })

  await postgres.stop('fast')
  await until(async () => !(await isHealthy()))
  await postgres.start()
  await until(isHealthy)
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

test('without other services: accounts in the volume, nothing else is writable, no process has privileges, and each has the heap limit', async () => {
  const port = String(await freePort())
  const env = { PORT: port, WORKERS: '2' }
  expect(image.volumes).toEqual(['/var/lib/ingr'])
  const server = container(image.volumes, env)
  await server.listens()
  expect((await server.run(image.healthCheck)).code).toBe(0)
  const processes = server.processes()
  expect(processes).toHaveLength(3)
  for (const pid of processes) {
    const value = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(statusOf(pid))?.[1]
    expect([value('CapEff'), value('CapBnd'), value('NoNewPrivs')]).toEqual([ZERO, ZERO, '1'])
    if (process.getuid!() === 0) expect(value('Uid')).toBe('1000')
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toContain(
      `NODE_OPTIONS=${image.env.NODE_OPTIONS}`,
    )
  }
  for (const target of ['/', '/tmp', '/usr/local/lib', '/root']) {
    expect((await server.run(['sh', '-c', `touch ${target}/x 2>&1`])).code).not.toBe(0)
  }
  const limit = 'console.log(require("v8").getHeapStatistics().heap_size_limit / 1048576)'
  const heap = Number((await server.run(['node', '--eval', limit])).output)
  expect([heap >= LEAST_HEAP, heap <= MOST_HEAP]).toEqual([true, true])
  expect((await server.run(['sh', '-c', 'ls /var/lib/ingr/accounts.sqlite'])).code).toBe(0)
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

test('the health check fails if nothing listens', async () => {
  const other = image.start({ command: image.healthCheck, env: { PORT: String(await freePort()) } })
  expect(await once(other, 'close')).toEqual([1, null])
})
