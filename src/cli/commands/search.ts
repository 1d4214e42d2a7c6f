/** `ingr search`: ingredients by name or meaning. */

import type { SearchResponse } from '../../domain/shapes/foods.ts'
import { SEARCH } from '../../operations/search.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName } from '../input/hints.ts'
import { forHousehold, narrowed } from '../input/narrowing.ts'
import type { Line } from '../output/render/columns.ts'
import { type CommandRow, FILTERS, type FilterOptions, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'search <words...>',
  options: [
    ...FILTERS,
    ['--profile [file]', 'option.search.profile'],
    ['--explain', 'option.explain'],
  ],
  json: ['SearchResponse'],
  run: search,
}

type SearchOptions = FilterOptions & Options<'explain' | 'profile'>

async function search(app: App, words: readonly string[], options: SearchOptions) {
  const household = await forHousehold(app, options)
  const { limit, explain = false } = options
  const body = await ask(app, SEARCH, {
    query: {
      ...{ q: words.join(' '), lang: app.lang, limit, explain: String(explain || !app.isJson) },
      ...narrowed(app, household),
    },
  })
  if (app.json(body)) return
  const { results } = body
  if (results.length === 0) app.remark(`${body.query}: ${app.say('said.nothing')}`)
  else if (explain || !app.io.isTerminal) await printRows(app, results, explain)
  else await printHits(app, results)
  if (leftOut(results).length > 0 && !app.isQuiet) {
    // The parts contain the words in lower case, but the note for the user shows them as typed.
    const typed = (one: string) => words.find((word) => word.toLowerCase() === one) ?? one
    app.remark(app.say('said.leftOut', { foods: leftOut(results).map(typed).join(', ') }))
  }
  if (results[0]) app.suggestNext(`show ${typedName(app, results[0].ingredient.id)}`)
}

type Result = SearchResponse['results'][number]

const printRows = (app: App, results: readonly Result[], explain: boolean) =>
  app.table(
    app.heads('id', 'name', 'category', 'sure', ...(explain ? EXPLAINED : [])),
    results.map(({ ingredient, confidence, matched, parts }) => [
      ingredient.id,
      ingredient.name,
      app.term('categories', ingredient.category ?? ''),
      app.fixed(confidence, 2),
      ...(explain ? [app.coded('matched', matched), partsText(app, parts)] : []),
    ]),
  )

/** A hit with less than this share of the best confidence merely has a word in common with the query. */
const FAINT = 0.1

/** Prints the hits by name or category first, then those with a similar spelling or meaning. */
async function printHits(app: App, found: readonly Result[]): Promise<void> {
  const best = Math.max(...found.map(({ confidence }) => confidence))
  const results = found.filter(({ confidence }) => confidence >= FAINT * best)
  const { drawColumns } = await import('../output/render/columns.ts')
  const isNear = ({ matched }: Result) => matched === 'typo' || matched === 'meaning'
  const named = results.filter((one) => !isNear(one))
  const near = results.filter(isNear)
  const lineOf = ({ ingredient, confidence }: Result): Line => [
    [ingredient.name, 'bold'],
    ...(app.isVerbose ? [ingredient.id, app.fixed(confidence, 2)] : []),
    [app.term('categories', ingredient.category ?? ''), 'dim'],
  ]
  const { columns } = app.io
  const isParted =
    near[0]?.matched === 'typo' || (named.length > 0 && leftOut(results).length === 0)
  // Draw one table, so that both parts have the same column widths.
  const rows = isParted ? [...named, ...near] : results
  const drawn = drawColumns(rows.map(lineOf), { columns, color: app.color })
  const lines = drawn.split('\n')
  if (!isParted || near.length === 0) return app.printRendered(drawn)
  const above = lines.slice(0, named.length)
  const below = [app.say('said.near'), ...lines.slice(named.length)]
  app.printRendered([...above, ...(above.length > 0 ? [''] : []), ...below].join('\n'))
}

/** The things that the query excludes. Foods that contain them, or may contain them, are not in the results. */
function leftOut(results: readonly Result[]): readonly string[] {
  const filters = results.flatMap(({ parts = [] }) =>
    parts.filter(({ code }) => code === 'filter').flatMap(({ about = [] }) => about),
  )
  return [...new Set(filters)].filter((one) => one.startsWith('-')).map((one) => one.slice(1))
}

const EXPLAINED = ['matched', 'parts'] as const

/** Formats the parts of a score, such as "beginning 0.8, order -0.02". */
function partsText(app: App, parts: readonly Part[] = []): string {
  const named = (part: Part) => (app.io.isTerminal ? partName(app, part) : part.part)
  return parts.map((part) => `${named(part)} ${app.number(part.value)}`).join(', ')
}

type Part = NonNullable<SearchResponse['results'][number]['parts']>[number]

function partName(app: App, { part, code, about = [] }: Part): string {
  if (!code) return app.word('part', part)
  const [words = '', all = ''] = about
  return app.say(`part.${code}`, { words, all })
}
