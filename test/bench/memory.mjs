/** Compares the memory of `ingr serve`, at rest and under load, with a bare Fastify server, and opening the library with SQLite. */

import Database from 'better-sqlite3'
import { againstFloors, memoryOf, ROUNDS, spread } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'
import { bodyOf, load, withServers } from './servers.mjs'

const LIBRARY = 'data/library.sqlite'
const HASH = "select value from meta where key = 'hash'"
const SECONDS = Number(process.env.SECONDS ?? 1)
const QUERIES = ['butter', 'Tomaten', 'harina', 'leavening agent', 'zuchini', 'Käse', 'smoky']
const ENDPOINTS = [
  ...QUERIES.map((q) => ({ path: `/v1/ingredients/search?q=${encodeURIComponent(q)}` })),
  { path: '/v1/ingredients/butter' },
  {
    method: 'POST',
    path: '/v1/compatibility/check',
    body: { items: [{ ingredientId: 'butter', amount: 200, unit: 'g' }] },
  },
]

/** Megabytes at rest, and the maximum under load on all endpoints. */
async function measure(server) {
  const atRest = memoryOf(server.pid)
  for (const endpoint of ENDPOINTS) {
    await load(server, endpoint, { connections: 64, seconds: SECONDS })
  }
  return { 'at rest': atRest, 'under load': memoryOf(server.pid, 'VmHWM') }
}

const samples = []
for (let round = 0; round < Math.min(ROUNDS, 3); round++) {
  await withServers(async ({ ingr, bare }) => {
    const own = await measure(ingr)
    const bodies = {}
    for (const endpoint of ENDPOINTS) {
      bodies[endpoint.path.split('?')[0]] = await bodyOf(ingr, endpoint)
    }
    samples.push({ own, floor: await measure(await bare('bare Fastify', bodies)) })
  })
}
const memory = ['at rest', 'under load'].map((state) => ({
  what: `\`ingr serve\` ${state}`,
  against: `bare Fastify ${state}`,
  ratio: spread(samples.map(({ own, floor }) => own[state] / floor[state])),
  measured: `${spread(samples.map(({ own }) => own[state])).median.toFixed(0)} MB`,
}))

const { openLibrary } = product()
const { open } = await againstFloors({
  open: {
    work: () => openLibrary(LIBRARY).hash,
    floor: () => new Database(LIBRARY, { readonly: true }).prepare(HASH).get(),
  },
})
report('memory', [
  ...memory,
  {
    what: 'opening the library',
    against: 'SQLite opening the file and reading one row',
    ratio: open.ratio,
    measured: `${(open.each / 1000).toFixed(2)} ms`,
  },
])
