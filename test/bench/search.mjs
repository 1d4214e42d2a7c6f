/**
 * Compares warm search and completion, ours and those of the peers, with raw MiniSearch (prefixes and typos) over the
 * same names. All engines answer the queries of the quality sets, and take turns in one process.
 */

import { cpuOf, interleave, median, ROUNDS, spread } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'

const { complete, findHits, openLibrary, peers, rawMiniSearch, readPrefixes, readQueries } =
  product()
const library = openLibrary('data/library.sqlite')

/** Only every `EVERY`th query is measured, which is enough for the median of each kind. */
const EVERY = Number(process.env.EVERY ?? 2)
/** Fuse.js scans every name for every query, so it gets only a few of the queries. */
const SLOW = 'Fuse.js'
const SLOW_SHARE = 5
const WARM_UPS = 5
const GOALS = {
  names: { atMost: 0.1 },
  'all queries': { atMost: 1.5 },
  prefixes: { atMost: 1 },
}
const SETS = {
  names: (kind) => kind === 'name' || kind === 'synonym',
  'plurals and folding': (kind) => kind === 'plural' || kind === 'folding',
  compounds: (kind) => kind === 'compound',
  typos: (kind) => kind.startsWith('typo'),
  descriptions: (kind) => kind === 'description',
  'all queries': () => true,
}

const some = (list) => list.filter((_, at) => at % EVERY === 0)
const queries = some(readQueries())
const prefixes = some(readPrefixes())
/** Every query and prefix, with the sets it belongs to. */
const asked = [
  ...queries.map(({ kind, query, lang }) => ({
    sets: Object.keys(SETS).filter((set) => SETS[set](kind)),
    ask: ({ search }) => search(query, lang, 10),
  })),
  ...prefixes.map(({ prefix, lang }) => ({
    sets: ['prefixes'],
    ask: ({ complete }) => complete(prefix, lang, 10),
  })),
]
const own = {
  name: 'ingr',
  search: (query, lang, limit) => findHits(library, query, lang, limit),
  complete: (query, lang, limit) => complete(library, query, lang, limit),
}
const floor = rawMiniSearch(library)
const engines = [own, ...peers(library)]

/** Milliseconds of processor time of each query, in order; undefined if the engine skips it. */
function timesOf(engine) {
  return asked.map(({ ask }, at) => {
    if (engine.name === SLOW && at % SLOW_SHARE > 0) return undefined
    return cpuOf(() => ask(engine)) / 1000
  })
}

// The compiler needs some rounds to optimise frequent code; for a slow engine one round is enough.
for (let round = 0; round < WARM_UPS; round++) {
  for (const engine of [...engines, floor]) if (engine.name !== SLOW) timesOf(engine)
}
const subjects = [...engines, floor].map((engine) => [engine.name, () => timesOf(engine)])
const samples = await interleave(Object.fromEntries(subjects), Math.min(ROUNDS, 5))

/** Median cost of the queries of a set in one round: in milliseconds, and as a multiple of the floor. */
function medians(name, set, round) {
  const times = samples[name][round]
  const at = times.flatMap((time, one) =>
    time !== undefined && asked[one].sets.includes(set) ? [one] : [],
  )
  return {
    time: median(at.map((one) => times[one])),
    ratio: median(at.map((one) => times[one] / samples[floor.name][round][one])),
  }
}

const figures = [...Object.keys(SETS), 'prefixes'].flatMap((set) =>
  engines.flatMap(({ name }) => {
    const rounds = samples[name].map((_, round) => medians(name, set, round))
    const time = median(rounds.map((one) => one.time))
    // A slow engine may have skipped all queries of a small set.
    if (time === undefined) return []
    return [
      {
        what: `${set}: ${name}`,
        against: floor.name,
        ratio: spread(rounds.map(({ ratio }) => ratio)),
        goal: name === own.name ? GOALS[set] : undefined,
        measured: `${time.toFixed(3)} ms`,
      },
    ]
  }),
)
report('search', figures)
