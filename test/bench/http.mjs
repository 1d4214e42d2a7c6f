/**
 * Requests of `ingr serve`, authenticated and metered, relative to those of a bare Fastify route and of bare `node:http`
 * that send the same bytes: per second of the server's processor time, which other load on the machine hardly affects.
 * `INGR_ACCOUNTS` names accounts other than a new file, such as a database; the bench leaves its customer there.
 * `ONLY=check,search` selects endpoints, `SECONDS` and `ROUNDS` set the duration.
 */

import { interleave, median, ratios, ticksOf } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'
import { bodyOf, load, withServers } from './servers.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 1)
const FLOORS = ['bare Fastify', 'bare node:http']

const item = (ingredientId, amount) => ({ ingredientId, amount, unit: 'g' })
const LIST = [item('butter', 200), item('wheat-flour', 500), item('onion', 100), item('egg', 60)]
const post = (path, body) => ({ method: 'POST', path, body })
const checks = Array.from({ length: 10 }, () => ({ items: LIST, concerns: ['lactose', 'gluten'] }))
/** The most frequent calls, measured with one connection and with many. */
const NAMED = {
  allergens: { path: '/v1/ingredients/butter/allergens', goal: 0.65 },
  detail: { path: '/v1/ingredients/butter', goal: 0.65 },
  autocomplete: { path: '/v1/ingredients/autocomplete?q=tom', goal: 0.65 },
  search: { path: '/v1/ingredients/search?q=butter&limit=5', goal: 0.5 },
  check: post('/v1/compatibility/check', checks[0]),
  checkBatch: { ...post('/v1/compatibility/check/batch', { checks }), goal: 0.5 },
  analyze: post('/v1/nutrition/analyze', { items: LIST, servings: 4 }),
}
/** All other operations with their examples, measured with many connections. */
const OTHERS = Object.fromEntries(
  product()
    .OPERATIONS.filter(({ id }) => NAMED[id] === undefined)
    .map((operation) => [operation.id, exampleOf(operation)]),
)
const ENDPOINTS = [
  ...Object.entries(NAMED).map((entry) => [...entry, [1, 64], ROUNDS]),
  ...Object.entries(OTHERS).map((entry) => [...entry, [64], Math.min(ROUNDS, 3)]),
].filter(([name]) => process.env.ONLY?.split(',').includes(name) ?? true)

function exampleOf({ method, path, example }) {
  const { ingredientId = '', query = {}, body } = example
  const filled = path.replace('{canonicalId}', ingredientId)
  const search = new URLSearchParams(query).toString()
  return { method, path: search === '' ? filled : `${filled}?${search}`, body }
}

/** Requests per tick of the server's processor time. */
async function perTick(server, endpoint, connections) {
  const before = ticksOf(server.pid)
  const { total } = await load(server, endpoint, { connections, seconds: SECONDS })
  return total / Math.max(1, ticksOf(server.pid) - before)
}

await withServers(async ({ ingr, bare }) => {
  const bodies = {}
  for (const [, endpoint] of ENDPOINTS) {
    bodies[endpoint.path.split('?')[0]] = await bodyOf(ingr, endpoint)
  }
  const servers = { ingr }
  for (const kind of FLOORS) servers[kind] = await bare(kind, bodies)
  const figures = []
  for (const [name, endpoint, connectionCounts, rounds] of ENDPOINTS) {
    for (const connections of connectionCounts) {
      const subjects = Object.entries(servers).map(([kind, server]) => [
        kind,
        () => perTick(server, endpoint, connections),
      ])
      const samples = await interleave(Object.fromEntries(subjects), rounds)
      for (const kind of FLOORS) {
        figures.push({
          what: `${name}, ${connections === 1 ? '1 connection' : `${connections} connections`}`,
          against: kind,
          ratio: ratios(samples.ingr, samples[kind]),
          goal: endpoint.goal && kind === FLOORS[0] ? { atLeast: endpoint.goal } : undefined,
          // The kernel counts a hundred ticks per second.
          measured: `${Math.round(100 * median(samples.ingr))} per processor second`,
        })
      }
    }
  }
  report('http', figures)
})
