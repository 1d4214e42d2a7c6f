/** Prints what one library costs in a process of its own, as JSON: `<file>`. */

import { statSync } from 'node:fs'
import { cpuOf, median, memoryOf } from './measure.mjs'
import { product } from './product.mjs'

const { complete, findHits, openLibrary, readPrefixes, readQueries } = product()
const path = process.argv[2]
const OPENINGS = 5
const LOOK_UPS = 2000
/** Of the queries and prefixes every so many are asked: a tenth tells as much as all. */
const EVERY = 11

const some = (list) => list.filter((_, at) => at % EVERY === 0)
const queries = some(readQueries())
const prefixes = some(readPrefixes())

/** Milliseconds of processor time of each, after one run that warms up. */
function timesOf(list, ask) {
  for (const one of list) ask(one)
  return list.map((one) => cpuOf(() => ask(one)) / 1000)
}

const open = median(Array.from({ length: OPENINGS }, () => cpuOf(() => openLibrary(path).hash)))
const library = openLibrary(path)
const ids = library.ids()
const atRest = memoryOf(process.pid)
// Records that were not read before, spread over the whole file, by id and by name.
const wanted = Array.from({ length: LOOK_UPS }, (_, at) => ids[(at * 7919) % ids.length])
const byId = cpuOf(() => wanted.map((id) => library.ingredient(id))) / LOOK_UPS
const names = ['butter', 'mehl', 'harina', 'tomate', 'egg', 'zwiebel', 'sal', 'leche']
const byName =
  cpuOf(() => wanted.map((_, at) => library.named(names[at % names.length]))) / LOOK_UPS
const search = median(timesOf(queries, ({ query, lang }) => findHits(library, query, lang, 10)))
const autocomplete = median(
  timesOf(prefixes, ({ prefix, lang }) => complete(library, prefix, lang, 10)),
)
console.log(
  JSON.stringify({
    'file size': statSync(path).size / 1e6,
    open: open / 1000,
    'exact look-up by id': byId / 1000,
    'exact look-up by name': byName / 1000,
    search,
    autocomplete,
    'memory at rest': atRest,
    'memory under load': memoryOf(process.pid, 'VmHWM'),
  }),
)
