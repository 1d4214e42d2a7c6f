/** `ingr browse`: lists ingredients by filters. */

import type { Unresolved } from '../../domain/shapes/compatibility.ts'
import { invalid } from '../../errors.ts'
import { BROWSE } from '../../operations/browse.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { narrowed } from '../input/narrowing.ts'
import { headOf } from '../output/nutrients.ts'
import type { Line } from '../output/render/columns.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import { type CommandRow, FILTERS, type FilterOptions, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'browse [category]',
  options: [
    ...FILTERS,
    ['--subcategory <subcategory>', 'option.subcategory'],
    ['--fodmap <levels>', 'option.fodmap'],
    ['--ids <ids>', 'option.ids'],
    ['--fields <fields>', 'option.fields'],
    ['--page <n>', 'option.page'],
    ['--cursor <cursor>', 'option.cursor'],
  ],
  json: ['BrowseResponse'],
  run: browse,
}

/** The fields that we print in rows. With `--fields` some of them may be missing. */
interface Page {
  readonly total: number
  readonly results: readonly {
    readonly ingredientId: string
    readonly name?: string
    readonly category?: string
    readonly nutrients?: Readonly<Record<string, number | null>>
  }[]
  readonly next: string | null
  readonly unresolved?: readonly Unresolved[]
}

type BrowseOptions = FilterOptions &
  Options<'subcategory' | 'fodmap' | 'ids' | 'fields' | 'cursor' | 'page'>

async function browse(app: App, named: string | undefined, options: BrowseOptions) {
  const { fields, subcategory, fodmap, ids, cursor, limit, page } = options
  if (fields !== undefined && !app.isJson) {
    throw invalid(msg('optionNeeds', { one: '--fields', other: '--json' }), {
      fields: 'only with --json',
    })
  }
  const { category = named } = options
  const query = {
    ...(ids === undefined ? { sort: '-commonness' } : {}),
    ...narrowed(app, { ...options, ...(category === undefined ? {} : { category }) }),
    ...{ subcategory, fodmap, ids, cursor, page, limit, fields },
    lang: app.lang,
  }
  const body: Page = await ask(app, BROWSE, { query })
  if (app.json(body)) return
  remarkUnresolved(app, body.unresolved ?? [])
  if (body.results.length === 0) app.remark(app.say('said.nothing'))
  const asked = Object.keys(body.results[0]?.nutrients ?? {})
  const isShort = app.io.isTerminal && asked.length === 0
  if (isShort) await printNames(app, body.results)
  else
    await app.table(
      [...app.heads('id', 'name', 'category'), ...asked.map((key) => headOf(app, key))],
      body.results.map(({ ingredientId, name = '', category: its = '', nutrients = {} }) => [
        ingredientId,
        name,
        app.term('categories', its),
        ...asked.map((key) => (nutrients[key] == null ? '' : app.number(nutrients[key]))),
      ]),
    )
  if (options.without !== undefined && body.results.length > 0 && !app.isQuiet) {
    const foods = app.words('domain', query.without?.split(',') ?? [])
    app.remark(app.say('said.leftOutOrTraces', { foods }))
  }
  if (body.next === null) return
  const next =
    cursor === undefined
      ? app.say('said.page', {
          shown: String(body.results.length),
          total: String(body.total),
          page: String(Number(page ?? 1) + 1),
        })
      : `${body.results.length}/${body.total}: --cursor ${body.next}`
  app.remark(next)
}

async function printNames(app: App, results: Page['results']): Promise<void> {
  const { drawColumns } = await import('../output/render/columns.ts')
  const lines = results.map(
    ({ ingredientId, name = '', category = '' }): Line => [
      [name, 'bold'],
      ...(app.isVerbose ? [ingredientId] : []),
      [app.term('categories', category), 'dim'],
    ],
  )
  app.printRendered(drawColumns(lines, { columns: app.io.columns, color: app.color }))
}
