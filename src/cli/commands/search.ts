/** `ingr search`: ingredients by name or meaning. */

import type { SearchResponse } from '../../domain/shapes/foods.ts'
import { SEARCH } from '../../operations/search.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName } from '../input/hints.ts'
import { forHousehold, narrowed } from '../input/narrowing.ts'
import { type CommandRow, FILTERS, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'search <words...>',
  about: 'about.search',
  examples: 'examples.search',
  options: [
    ...FILTERS,
    ['--profile [file]', 'option.search.profile'],
    ['--explain', 'option.explain'],
  ],
  as: 'search',
  json: ['SearchResponse'],
  run: search,
}

type SearchOptions = Options<
  'category' | 'diet' | 'without' | 'min' | 'max' | 'sort' | 'limit' | 'explain' | 'profile'
>

async function search(app: App, words: readonly string[], options: SearchOptions) {
  const household = await forHousehold(app, options)
  const { limit, explain = false } = options
  const body = await ask(app, SEARCH, {
    query: {
      ...{ q: words.join(' '), lang: app.lang, limit, explain: String(explain) },
      ...narrowed(app, household),
    },
  })
  if (app.json(body)) return
  if (body.results.length === 0) app.remark(`${body.query}: ${app.say('said.nothing')}`)
  await app.table(
    app.heads('id', 'name', 'category', 'sure', ...(explain ? EXPLAINED : [])),
    body.results.map(({ ingredient, confidence, matched, parts }) => [
      ingredient.id,
      ingredient.name,
      app.term('categories', ingredient.category),
      app.fixed(confidence, 2),
      ...(explain ? [app.coded('matched', matched), partsText(app, parts)] : []),
    ]),
  )
  if (body.results[0]) app.next(`show ${typedName(app, body.results[0].ingredient.id)}`)
}

const EXPLAINED = ['matched', 'parts'] as const

/** "beginning 0.8, order -0.02". */
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
