/**
 * The engine's answers, without a server around them, against the JSON work of their own bodies: `JSON.parse` of the
 * request and `JSON.stringify` of the answer.
 */

import { againstFloors } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'

const { Bytes, openLibrary, OPERATIONS, parseLine, readLines } = product()
const library = openLibrary('data/library.sqlite')
const ids = library.ids()

const out = new Bytes()

/** Runs an operation as the server does: request text in, bytes out. */
function answer(operation, { body, ...raw }) {
  const parsed = body === undefined ? {} : { body: JSON.parse(body) }
  const { run, write } = operation.prepare({ query: {}, ...raw, ...parsed })
  if (write === undefined) return Buffer.from(JSON.stringify(run({ library })))
  out.cut(0)
  write(out, { library })
  return Buffer.from(out.content)
}

/** Work and floor for the same requests of one operation; one run is all of them. */
function pair(id, requests) {
  const operation = OPERATIONS.find((one) => one.id === id)
  const answers = requests.map((raw) => JSON.parse(answer(operation, raw)))
  return {
    of: requests.length,
    work: () => requests.map((raw) => answer(operation, raw)),
    floor: () =>
      requests.map(({ body }, at) => {
        if (body !== undefined) JSON.parse(body)
        return JSON.stringify(answers[at])
      }),
  }
}

/** Lists of 20 ingredients, spread over the library so that all hundred differ. */
const lists = Array.from({ length: 100 }, (_, list) =>
  Array.from({ length: 20 }, (_, at) => ({
    ingredientId: ids[(list * 131 + at * 97) % ids.length],
    amount: 10 + ((list * 7 + at * 13) % 300),
    unit: 'g',
  })),
)
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
