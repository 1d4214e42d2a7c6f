/**
 * Metered requests of `ingr serve` over PostgreSQL, and over PostgreSQL and Redis, as a share of those over an accounts file:
 * per second of processor time of the server, at 64 connections. `POSTGRES=postgres://…` and `REDIS=redis://…` name
 * servers on this machine; the customers of the bench stay there. `SECONDS` and `ROUNDS` say how long.
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

await withServers(async ({ ingr: file }) => {
  await withServers(
    async ({ ingr: postgres }) => {
      const measured = async (redis) => {
        const servers = { file, postgres, ...(redis ? { 'postgres and redis': redis } : {}) }
        const subjects = Object.entries(servers).map(([kind, server]) => [
          kind,
          () => perTick(server),
        ])
        const samples = await interleave(Object.fromEntries(subjects), ROUNDS)
        const goals = { postgres: 0.65, 'postgres and redis': 0.5 }
        report(
          'accounts',
          Object.keys(goals)
            .filter((kind) => kind in samples)
            .map((kind) => ({
              what: `allergens over ${kind}, 64 connections`,
              against: 'an accounts file',
              ratio: ratios(samples[kind], samples.file),
              goal: { atLeast: goals[kind] },
              measured: `${Math.round(100 * median(samples[kind]))} per processor second`,
            })),
        )
      }
      if (!REDIS) return measured()
      return withServers(({ ingr: redis }) => measured(redis), {
        INGR_ACCOUNTS: POSTGRES,
        INGR_REDIS: REDIS,
      })
    },
    { INGR_ACCOUNTS: POSTGRES },
  )
})
