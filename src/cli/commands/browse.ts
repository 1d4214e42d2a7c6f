/** `ingr browse`: lists ingredients by filters. */

import type { Unresolved } from '../../domain/shapes/compatibility.ts'
import { invalid } from '../../errors.ts'
import { BROWSE } from '../../operations/browse.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { narrowed } from '../input/narrowing.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import { type CommandRow, FILTERS, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'browse',
  about: 'about.browse',
  examples: 'examples.browse',
  options: [
    ...FILTERS,
    ['--subcategory <subcategory>', 'option.subcategory'],
    ['--fodmap <levels>', 'option.fodmap'],
    ['--ids <ids>', 'option.ids'],
    ['--fields <fields>', 'option.fields'],
    ['--cursor <cursor>', 'option.cursor'],
  ],
  as: 'browse',
  json: ['BrowseResponse'],
  run: browse,
}

/** The fields that rows use; `--fields` may omit them. */
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

type BrowseOptions = Options<
  | 'category'
  | 'diet'
  | 'without'
  | 'min'
  | 'max'
  | 'sort'
  | 'subcategory'
  | 'fodmap'
  | 'ids'
  | 'fields'
  | 'cursor'
  | 'limit'
>

async function browse(app: App, _: unknown, options: BrowseOptions) {
  const { fields, subcategory, fodmap, ids, cursor, limit } = options
  if (fields !== undefined && !app.isJson) {
    throw invalid(msg('fieldsNeedJson'), { fields: 'only with --json' })
  }
  const query = {
    ...narrowed(app, options),
    ...{ subcategory, fodmap, ids, cursor, limit, fields },
    lang: app.lang,
  }
  const body: Page = await ask(app, BROWSE, { query })
  if (app.json(body)) return
  remarkUnresolved(app, body.unresolved ?? [])
  if (body.results.length === 0) app.remark(app.say('said.nothing'))
  const asked = Object.keys(body.results[0]?.nutrients ?? {})
  await app.table(
    [
      ...app.heads('id', 'name', 'category'),
      ...asked.map((key) => key.slice(key.indexOf('.') + 1)),
    ],
    body.results.map(({ ingredientId, name = '', category = '', nutrients = {} }) => [
      ingredientId,
      name,
      app.term('categories', category),
      ...asked.map((key) => (nutrients[key] == null ? '' : app.number(nutrients[key]))),
    ]),
  )
  if (body.next !== null) app.remark(`${body.results.length}/${body.total}: --cursor ${body.next}`)
}
