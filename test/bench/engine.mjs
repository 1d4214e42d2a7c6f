/**
 * The engine's answers, without a server around them, against the JSON work of their own bodies: `JSON.parse` of the
 * request and `JSON.stringify` of the answer.
 */

import { answer, listsOf } from './asked.mjs'
import { againstFloors } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'

const { openLibrary, parseLine, readLines } = product()
const library = openLibrary('data/library.sqlite')
const ids = library.ids()

/** Work and floor for the same requests of one operation; one run is all of them. */
function pair(id, requests) {
  const answers = requests.map((raw) => JSON.parse(answer(library, id, raw)))
  return {
    of: requests.length,
    work: () => requests.map((raw) => answer(library, id, raw)),
    floor: () =>
      requests.map(({ body }, at) => {
        if (body !== undefined) JSON.parse(body)
        return JSON.stringify(answers[at])
      }),
  }
}

const lists = listsOf(ids)
const concerns = ['lactose', 'gluten', 'fodmap', 'histamine']
const some = ids.filter((_, at) => at % 11 === 0)
const lines = readLines()
const parseAll = () => lines.map(({ line, lang }) => parseLine(library, line, lang))
const linesText = JSON.stringify(lines.map(({ line }) => line))
const parsed = parseAll()

const PAIRS = {
  detail: pair(
    'detail',
    some.map((ingredientId) => ({ ingredientId })),
  ),
  allergens: pair(
    'allergens',
    some.map((ingredientId) => ({ ingredientId })),
  ),
  'check of 20 items': pair(
    'check',
    lists.map((items) => ({ body: text({ items, concerns }) })),
  ),
  'batch of 100 x 20 items': pair('checkBatch', [
    { body: text({ checks: lists.map((items) => ({ items })), concerns }) },
  ]),
  'nutrition of 20 items': pair(
    'analyze',
    lists.map((items) => ({ body: text({ items }) })),
  ),
  'recipe lines': {
    of: lines.length,
    work: () => {
      JSON.parse(linesText)
      return JSON.stringify(parseAll())
    },
    floor: () => {
      JSON.parse(linesText)
      return JSON.stringify(parsed)
    },
  },
}
const GOALS = { 'batch of 100 x 20 items': { atMost: 2 } }
const NAMED = { detail: 'exact look-up (detail)', allergens: 'exact look-up (allergens)' }

function text(body) {
  return JSON.stringify(body)
}

const found = await againstFloors(PAIRS)
report(
  'engine',
  Object.entries(found).map(([name, { ratio, each }]) => ({
    what: NAMED[name] ?? name,
    against: 'JSON of its own bodies',
    ratio,
    goal: GOALS[name],
    measured:
      name === 'recipe lines'
        ? `${Math.round((1e6 * PAIRS[name].of) / each)} lines per second`
        : `${(each / PAIRS[name].of).toFixed(0)} µs`,
  })),
)
