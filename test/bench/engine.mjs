/**
 * The engine without a server, compared with the JSON work of the same bodies: `JSON.parse` of the request and
 * `JSON.stringify` of the answer. A package is compared with the same number of recipe lines.
 */

import { answer, listsOf } from './asked.mjs'
import { againstFloors } from './measure.mjs'
import { product } from './product.mjs'
import { report } from './report.mjs'

const {
  checkLabel,
  checkRecipe,
  finish,
  listOf,
  openLibrary,
  parseLine,
  parseRecipe,
  readFoods,
  readLines,
  plainRecipe,
  recipesInHtml,
  witnessed,
} = product()
const library = openLibrary('data/library.sqlite')
const ids = library.ids()

/** Work and floor for the same requests of one operation; each run makes all these requests. */
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
let run = 1
/** Readings are cached by the text of the line, so a new amount in each run is needed to measure the parser. */
const fresh = (line) =>
  /\d/.test(line) ? line.replace(/\d+/, (n) => Number(n) + run) : `${run} g ${line}`
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
  'lines with new amounts': {
    of: lines.length,
    work: () => {
      run += 1
      return JSON.stringify(lines.map(({ line, lang }) => parseLine(library, fresh(line), lang)))
    },
    floor: () => {
      JSON.parse(linesText)
      return JSON.stringify(parsed)
    },
  },
}
/** Lists of 60 names from packages, and the same number of recipe lines. */
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
        JSON.stringify(finish(checkLabel(library, { text: `Zutaten: ${list}`, lang: 'de' }))),
      ),
    floor: () => {
      run += 1
      return packages.map((_, at) =>
        JSON.stringify(
          Array.from({ length: 60 }, (_, of) =>
            parseLine(library, fresh(german[(at * 37 + of * 7) % german.length].line), 'de'),
          ),
        ),
      )
    },
  },
}

/** The witness alone, compared with the whole check of the same text, including the parsing of its format. */
function witnessOf(write, read) {
  const given = write(list)
  const [recipe] = read(given)
  const parsed = finish(parseRecipe(library, recipe, 'en'))
  const testimony = {
    raw: recipe.raw,
    given,
    lang: 'en',
    items: listOf(parsed),
    title: parsed.title,
    read: parsed.items,
    passed: parsed.skipped,
  }
  return {
    of: 1,
    work: () => witnessed(library, testimony),
    floor: () => {
      run += 1
      const asked = write(list.map(fresh))
      const [one] = read(asked)
      const request = { recipe: one, text: asked, lang: 'en', concerns: null, diets: null }
      return finish(checkRecipe(library, request))
    },
  }
}
const english = lines.filter(({ lang }) => lang === 'en').map(({ line }) => line)
const steps = Array.from(
  { length: 10 },
  () => 'Melt the butter in a frying pan, add the onions and stir until they are soft.',
)
const list = english.slice(0, 15).map((line) => line.replaceAll('<', ''))
const text15 = (lines) => `Stew\n\nIngredients\n${lines.join('\n')}\n\nMethod\n${steps.join('\n')}`
const tags = (tag, texts) => texts.map((one) => `<${tag} class="entry">${one}</${tag}>`).join('\n')
/** The page around a recipe of fifteen lines, which makes up most of its 100 KB. */
const around = (length, texts) =>
  tags(
    'li',
    Array.from({ length }, (_, at) => texts[at % texts.length]),
  )
const page = (lines) => `<html><head><script>${'var ads = 1;'.repeat(2_500)}</script></head><body>
<nav><ul>${around(300, ['<a href="/cakes">Cakes</a>', '<a href="/soups">Soups with noodles</a>'])}</ul></nav>
<main><h1>Stew</h1><h2>Ingredients</h2><ul>${tags('li', lines)}</ul><h2>Method</h2>${tags('p', steps)}</main>
<aside class="comments"><ul>${around(500, ['Lovely, we had it with bread and butter on Sunday.'])}</ul></aside></body></html>`
const WITNESS = {
  'witness of a recipe of 15 lines': witnessOf(text15, (text) => [plainRecipe(text)]),
  'witness of a page of 100 KB': witnessOf(page, recipesInHtml),
}
const GOALS = {
  'witness of a recipe of 15 lines': { atMost: 0.1 },
  'witness of a page of 100 KB': { atMost: 0.1 },
  'batch of 100 x 20 items': { atMost: 2 },
  'package of 60 ingredients': { atMost: 1 },
}
const NAMED = { detail: 'exact look-up (detail)', allergens: 'exact look-up (allergens)' }

function text(body) {
  return JSON.stringify(body)
}

const ALL = { ...PAIRS, ...LABELS, ...WITNESS }
const found = await againstFloors(ALL)
report(
  'engine',
  Object.entries(found).map(([name, { ratio, each }]) => ({
    what: NAMED[name] ?? name,
    against:
      name in LABELS
        ? 'reading of 60 recipe lines'
        : name in WITNESS
          ? 'the whole check of the text'
          : 'JSON of its own bodies',
    ratio,
    goal: GOALS[name],
    measured:
      name.includes('lines with') || name === 'recipe lines'
        ? `${Math.round((1e6 * ALL[name].of) / each)} lines per second`
        : `${(each / ALL[name].of).toFixed(0)} µs`,
  })),
)
