/**
 * Metered requests of `ingr serve` with PostgreSQL, with leases and with Redis, relative to those with an accounts file:
 * per second of the server's processor time, at 64 connections. `POSTGRES=postgres://…` and `REDIS=redis://…` name
 * servers on this machine; the bench leaves its customers there. `SECONDS` and `ROUNDS` set the duration.
 */

import { interleave, median, ratios, ticksOf } from './measure.mjs'
import { report } from './report.mjs'
import { load, withServers } from './servers.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 7)
const SECONDS = Number(process.env.SECONDS ?? 2)
const ENDPOINT = { path: '/v1/ingredients/butter/allergens' }
const { POSTGRES, REDIS } = process.env
if (!POSTGRES) {
  console.log('POSTGRES is not set: nothing to compare the accounts file with')
  process.exit()
}

/** Requests per tick of the server's processor time. */
async function perTick(server) {
  const before = ticksOf(server.pid)
  const { total } = await load(server, ENDPOINT, { connections: 64, seconds: SECONDS })
  return total / Math.max(1, ticksOf(server.pid) - before)
}

/** Setups compared with the accounts file, each with the ratio that it must reach. */
const KINDS = [
  { kind: 'postgres', goal: 0.65, env: { INGR_ACCOUNTS: POSTGRES } },
  { kind: 'postgres with leases', goal: 0.8, env: { INGR_ACCOUNTS: leasing(POSTGRES) } },
  ...(REDIS
    ? [
        {
          kind: 'postgres and redis',
          goal: 0.5,
          env: { INGR_ACCOUNTS: POSTGRES, INGR_REDIS: REDIS },
        },
      ]
    : []),
]

/** Adds leases to the address, large enough for every call of this load at three credits each. */
function leasing(address) {
  return `${address}${address.includes('?') ? '&' : '?'}lease=100000`
}

/** Starts a server for each of the kinds, then measures all of them in turn. */
async function started(kinds, servers) {
  const [next, ...others] = kinds
  if (next) {
    await withServers(({ ingr }) => started(others, { ...servers, [next.kind]: ingr }), next.env)
    return
  }
  const subjects = Object.entries(servers).map(([kind, server]) => [kind, () => perTick(server)])
  const samples = await interleave(Object.fromEntries(subjects), ROUNDS)
  report(
    'accounts',
    KINDS.map(({ kind, goal }) => ({
      what: `allergens over ${kind}, 64 connections`,
      against: 'an accounts file',
      ratio: ratios(samples[kind], samples.file),
      goal: { atLeast: goal },
      measured: `${Math.round(100 * median(samples[kind]))} per processor second`,
    })),
  )
}

await withServers(({ ingr: file }) => started(KINDS, { file }))
