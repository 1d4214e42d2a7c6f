/**
 * Requests of `ingr serve`, authenticated and metered, as a share of those of a bare Fastify route that sends the same
 * bytes: per second, and per second of processor time of the server, which a busy machine hardly disturbs. Both run in
 * processes of their own, and rounds alternate. `INGR_ACCOUNTS` names other accounts than a new file, a database for example;
 * the customer of the bench stays there.
 */

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 2)
const ENDPOINTS = [
  ['allergens', 'GET', '/v1/ingredients/butter/allergens'],
  ['detail', 'GET', '/v1/ingredients/butter'],
  ['autocomplete', 'GET', '/v1/ingredients/autocomplete?q=tom'],
  ['search', 'GET', '/v1/ingredients/search?q=butter&limit=5'],
]
const BARE = `
const { fastify } = require('fastify')
const bodies = JSON.parse(process.argv[1])
const app = fastify()
for (const [path, { type, body }] of Object.entries(bodies)) {
  app.get(path, (request, reply) => { reply.header('content-type', type).send(body) })
}
app.listen({ port: 0 }).then((address) => console.log('listening on ' + address))
`

const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-'))
const env = {
  ...process.env,
  INGR_ACCOUNTS: process.env.INGR_ACCOUNTS ?? join(folder, 'accounts.sqlite'),
  INGR_METER: 'off',
}
const running = []

/** Resolves to the process and the address that it prints. */
function start(args) {
  const child = spawn('node', args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      const address = /listening on (\S+)/.exec(String(text))?.[1]
      if (address) resolve({ address, pid: child.pid })
    })
  })
}

function ingr(...args) {
  const { stdout } = spawnSync('node', ['bin/ingr.js', ...args, '--json'], {
    env,
    encoding: 'utf8',
  })
  return JSON.parse(stdout)
}

/** User and system time of a process so far, in ticks of the kernel (Linux). */
function ticks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Requests per second and per tick; stops at any answer that is not a 200. */
async function measure({ address, pid }, path, headers, connections) {
  const before = ticks(pid)
  const result = await autocannon({ url: address + path, headers, connections, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refused`)
  return {
    perSecond: result.requests.total / result.duration,
    perTick: result.requests.total / (ticks(pid) - before),
  }
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]

try {
  const { customerId } = ingr('account', 'create', 'bench', '--rate-limit', '1000000000')
  const headers = { 'x-api-key': ingr('key', 'issue', customerId).key }
  const logLevel = process.env.LOG_LEVEL ?? 'warn'
  const served = await start(['bin/ingr.js', 'serve', '--port', '0', '--log-level', logLevel])
  const bodies = {}
  for (const [, , path] of ENDPOINTS) {
    const answer = await fetch(served.address + path, { headers })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    bodies[path.split('?')[0]] = {
      type: answer.headers.get('content-type'),
      body: await answer.text(),
    }
  }
  const bare = await start(['-e', BARE, JSON.stringify(bodies)])
  console.log('endpoint\tconnections\tper processor second\tper second\t(lowest to highest)')
  for (const [name, , path] of ENDPOINTS) {
    for (const connections of [1, 64]) {
      const shares = { perTick: [], perSecond: [] }
      await measure(served, path, headers, connections)
      await measure(bare, path, headers, connections)
      for (let round = 0; round < ROUNDS; round++) {
        const own = await measure(served, path, headers, connections)
        const floor = await measure(bare, path, headers, connections)
        for (const key of Object.keys(shares)) shares[key].push(own[key] / floor[key])
      }
      const { perTick, perSecond } = shares
      const spread = `${Math.min(...perTick).toFixed(2)} to ${Math.max(...perTick).toFixed(2)}`
      console.log(
        [name, connections, median(perTick).toFixed(2), median(perSecond).toFixed(2), spread].join(
          '\t',
        ),
      )
    }
  }
} finally {
  for (const child of running) child.kill()
  rmSync(folder, { recursive: true, force: true })
}
