/**
 * The engine's answers, without a server around them, against the JSON work of their own bodies: `JSON.parse` of the
 * request and `JSON.stringify` of the answer; a package against as many lines of recipes.
 */

import { answer, listsOf } from './asked.mjs'
import { againstFloors } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'

const { checkLabel, openLibrary, parseLine, readFoods, readLines } = product()
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
/** Lists of 60 names that packages have, and as many lines of recipes. */
const names = [...readFoods().keys()]
  .filter((key) => key.startsWith('de '))
  .map((key) => key.slice(3))
const packages = Array.from({ length: 10 }, (_, at) =>
  Array.from({ length: 60 }, (_, of) => names[(at * 37 + of * 7) % names.length]).join(', '),
)
const german = lines.filter(({ lang }) => lang === 'de')
const LABELS = {
  'package of 60 ingredients': {
    of: packages.length,
    work: () =>
      packages.map((list) =>
        JSON.stringify(checkLabel(library, { text: `Zutaten: ${list}`, lang: 'de' })),
      ),
    floor: () =>
      packages.map((_, at) =>
        JSON.stringify(
          Array.from({ length: 60 }, (_, of) =>
            parseLine(library, german[(at * 37 + of * 7) % german.length].line, 'de'),
          ),
        ),
      ),
  },
}
const GOALS = {
  'batch of 100 x 20 items': { atMost: 2 },
  'package of 60 ingredients': { atMost: 1 },
}
const NAMED = { detail: 'exact look-up (detail)', allergens: 'exact look-up (allergens)' }

function text(body) {
  return JSON.stringify(body)
}

const ALL = { ...PAIRS, ...LABELS }
const found = await againstFloors(ALL)
report(
  'engine',
  Object.entries(found).map(([name, { ratio, each }]) => ({
    what: NAMED[name] ?? name,
    against: name in LABELS ? 'reading of 60 recipe lines' : 'JSON of its own bodies',
    ratio,
    goal: GOALS[name],
    measured:
      name === 'recipe lines'
        ? `${Math.round((1e6 * ALL[name].of) / each)} lines per second`
        : `${(each / ALL[name].of).toFixed(0)} µs`,
  })),
)
