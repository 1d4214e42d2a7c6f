/** Starts `ingr serve` with a key that may call everything, and bare servers that send given bytes. */

import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

/** Servers that only answer each path with the given bytes. */
const BARE = {
  'bare Fastify': `
    const { fastify } = require('fastify')
    const app = fastify()
    for (const [path, { method, type, body }] of Object.entries(JSON.parse(require('node:fs').readFileSync(process.env.BODIES)))) {
      app.route({ method, url: path, handler: (request, reply) => {
        reply.header('content-type', type).send(body)
      } })
    }
    app.listen({ port: 0 }).then((address) => console.log('listening on ' + address))`,
  'bare node:http': `
    const bodies = JSON.parse(require('node:fs').readFileSync(process.env.BODIES))
    const server = require('node:http').createServer((request, response) => {
      const { type, body } = bodies[request.url.split('?')[0]]
      const answer = () => {
        response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
        response.end(body)
      }
      if (request.method === 'GET') return answer()
      const parts = []
      request.on('data', (part) => parts.push(part))
      request.on('end', () => { JSON.parse(Buffer.concat(parts)); answer() })
    })
    server.listen(0, '127.0.0.1', () => {
      console.log('listening on http://127.0.0.1:' + server.address().port)
    })`,
}

/**
 * Calls `work` with `{ ingr, bare }` and ends every process afterwards. `ingr` is `{ address, pid, headers }`;
 * `bare(kind, bodies)` starts a bare server with the `bodies` from `bodyOf`, by path. `variables` are added to the
 * environment of ingr.
 */
export async function withServers(work, variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ingr-bench-'))
  const env = {
    INGR_ACCOUNTS: join(folder, 'accounts.sqlite'),
    ...process.env,
    ...variables,
  }
  const log = openSync(join(folder, 'log'), 'a')
  const running = []
  const start = (args, more = {}) => {
    const child = spawn('node', args, {
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', log],
    })
    running.push(child)
    return new Promise((resolve, reject) => {
      child.on('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)))
      child.stdout.on('data', (text) => {
        const address = /listening on (\S+)/.exec(String(text))?.[1]
        if (address) resolve({ address, pid: child.pid, headers: {} })
      })
    })
  }
  const ingr = (...args) =>
    JSON.parse(spawnSync('node', ['bin/ingr.js', ...args, '--json'], { env }).stdout)
  try {
    const { customerId } = ingr('account', 'create', 'bench', '--rate-limit', '1000000000')
    const headers = { 'x-api-key': ingr('key', 'issue', customerId).key }
    // The default level, so each request has a line in the log.
    const level = process.env.LOG_LEVEL ?? 'info'
    const served = await start(['bin/ingr.js', 'serve', '--port', '0', '--log-level', level])
    const bare = (kind, bodies) => {
      // Pass the bodies in a file, since an environment variable is limited to 128 kB.
      const path = join(folder, `${kind.replaceAll(/\W/g, '-')}.json`)
      writeFileSync(path, JSON.stringify(bodies))
      return start(['-e', BARE[kind]], { BODIES: path })
    }
    await work({ ingr: { ...served, headers }, bare })
  } finally {
    for (const child of running) child.removeAllListeners('exit').kill()
    closeSync(log)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The request of autocannon and of `fetch` for an endpoint; a body is sent as JSON. */
function requestOf({ headers }, { method = 'GET', body }) {
  return {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
}

/** What a server answers on an endpoint; throws unless it is a 200. */
export async function bodyOf(server, endpoint) {
  const answer = await fetch(server.address + endpoint.path, requestOf(server, endpoint))
  if (answer.status !== 200) throw new Error(`${endpoint.path}: ${answer.status}`)
  const type = answer.headers.get('content-type')
  return { method: endpoint.method ?? 'GET', type, body: await answer.text() }
}

/** Sends requests over persistent connections for `seconds`; throws if any answer is not a 200. */
export async function load(server, endpoint, { connections, seconds }) {
  const result = await autocannon({
    url: server.address + endpoint.path,
    ...requestOf(server, endpoint),
    connections,
    duration: seconds,
  })
  const { non2xx, errors, requests, duration } = result
  if (non2xx + errors > 0) throw new Error(`${endpoint.path}: ${non2xx + errors} refused`)
  return { total: requests.total, perSecond: requests.total / duration }
}
