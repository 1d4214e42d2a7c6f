/** Prints the costs of the library `<file>` in this process, as JSON: times in milliseconds, sizes in megabytes. */

import { statSync } from 'node:fs'
import { answer, listsOf } from './asked.mjs'
import { cpuOf, median, memoryOf } from './measure.mjs'
import { product } from './product.mjs'

const { complete, findHits, nameKey, openLibrary, parseLine, ...sets } = product()
const path = process.argv[2]
const OPENINGS = 5
const LOOK_UPS = 2000
/** Only every eleventh query, prefix and line is measured, which gives the same figures as all of them. */
const EVERY = 11
/** Primes, so that the look-ups are spread over the whole file and do not repeat. */
const [STRIDE, OTHER_STRIDE] = [7919, 104_729]

/** Queries without a hit, so that every layer of search runs. */
const NONSENSE = ['qwrtzux', 'blorptang vrilk', 'xyzzyx of zzyzx']

const some = (list) => list.filter((_, at) => at % EVERY === 0)
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length

/** Milliseconds of processor time of `ask` for each item of the list, after `warmUp` runs over the whole list. */
function timesOf(list, ask, warmUp = 1) {
  for (let run = 0; run < warmUp; run++) for (const one of list) ask(one)
  return list.map((one) => cpuOf(() => ask(one)) / 1000)
}

/** Mean milliseconds of a call of `ask`, timed over the whole list: a single call is too short for the clock. */
function timeOfEach(list, ask) {
  return cpuOf(() => list.map(ask)) / list.length / 1000
}

const open = median(timesOf(Array(OPENINGS).fill(path), (file) => openLibrary(file).hash))
const library = openLibrary(path)
const atRest = memoryOf(process.pid)

const ids = library.ids()
const spread = (stride) =>
  Array.from({ length: LOOK_UPS }, (_, at) => ids[(at * stride) % ids.length])
const byId = timeOfEach(spread(STRIDE), (id) => library.ingredient(id))
// Thousands of names not looked up before, in a library that has read none of their records.
const names = spread(OTHER_STRIDE).map((id, at) => {
  const all = Object.values(library.ingredient(id).names).flat()
  return nameKey(all[at % all.length])
})
const fresh = openLibrary(path)
fresh.named('')
const byName = timeOfEach(names, (name) => fresh.named(name))

const searches = timesOf(some(sets.readQueries()), ({ query, lang }) =>
  findHits(library, query, lang, 10),
)
const lost = timesOf(NONSENSE, (query) => findHits(library, query, 'en', 10))
const completions = timesOf(some(sets.readPrefixes()), ({ prefix, lang }) =>
  complete(library, prefix, lang, 10),
)
const lines = timesOf(some(sets.readLines()), ({ line, lang }) => parseLine(library, line, lang))
const bodies = listsOf(ids).map((items) => ({ body: JSON.stringify({ items }) }))
const checks = timesOf(bodies, (body) => answer(library, 'check', body))
const analyses = timesOf(bodies, (body) => answer(library, 'analyze', body))
// A server that runs for a long time reads every food.
for (const id of ids) library.ingredient(id)

console.log(
  JSON.stringify({
    'file size': statSync(path).size / 1e6,
    open,
    'exact look-up by id': byId,
    'exact look-up by name': byName,
    'search, half of the queries': median(searches),
    'search, mean': mean(searches),
    'search, nothing found': mean(lost),
    'autocomplete, half of the prefixes': median(completions),
    'autocomplete, mean': mean(completions),
    'check of 20 items': mean(checks),
    'nutrition of 20 items': mean(analyses),
    'recipe line': mean(lines),
    'memory at rest': atRest,
    'memory under load': memoryOf(process.pid, 'VmHWM'),
  }),
)
