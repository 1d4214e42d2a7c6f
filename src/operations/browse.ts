/** The operation that lists ingredients: paged with filters and sorting, or by ids. */

import { MAX_LIMIT } from '../domain/limits.ts'
import { FODMAP_LEVELS } from '../domain/profiles.ts'
import { browse, browseIds } from '../engine/browse.ts'
import { allergenLine } from '../engine/card.ts'
import { invalid } from '../errors.ts'
import { msg } from '../wording/message.ts'
import { fieldsOf, picked } from './fields.ts'
import {
  CATEGORY,
  DIET_FILTER,
  FILTER_ERRORS,
  listOf,
  MAX,
  MIN,
  namesParameter,
  plain,
  SORT,
  WITHOUT,
} from './filters.ts'
import { type Context, operation, type Parameter, ref } from './operation.ts'
import { LANG, LIMIT } from './parameters.ts'

/** Maximum page number, which is higher than the number of foods in any library. */
const MAX_PAGE = 100_000

const IDS: Parameter<readonly string[] | undefined> = {
  description: `At most ${MAX_LIMIT} ingredient ids, separated by commas: lists these, in this order, instead of a page. Unknown ids are in \`unresolved\`.`,
  schema: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: MAX_LIMIT },
  required: false,
  read: (text) => {
    if (text === undefined) return undefined
    const ids = listOf(text)
    if (ids.length > 0) return ids
    throw invalid(msg('idsEmpty'), { ids: 'at least one id' })
  },
}

const PAGE: Parameter<number | undefined> = {
  description: 'The number of the page, from 1; programs should use `cursor`.',
  schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE },
  required: false,
  read: (text) => {
    if (text === undefined) return undefined
    const page = /^\d{1,6}$/.test(text) ? Number(text) : 0
    if (page >= 1 && page <= MAX_PAGE) return page
    throw invalid(msg('pageNotNumber', { text }), { page: `1 to ${MAX_PAGE}` })
  },
}

const QUERY = {
  lang: LANG,
  limit: LIMIT,
  cursor: plain('`next` of the previous page, with the same filters and order.'),
  page: PAGE,
  category: CATEGORY,
  subcategory: plain('Only foods of this subcategory.'),
  diet: DIET_FILTER,
  without: WITHOUT,
  fodmap: namesParameter(
    'fodmap',
    'Only foods of these FODMAP levels, separated by commas.',
    FODMAP_LEVELS,
  ),
  min: MIN,
  max: MAX,
  sort: SORT,
  ids: IDS,
  fields: fieldsOf('BrowsedIngredient', ['ingredientId']),
}

type BrowseQuery = {
  readonly [Name in keyof typeof QUERY]: ReturnType<(typeof QUERY)[Name]['read']>
}

/** Lists the foods with these ids, in this order. Rejects filters, which would silently drop some foods. */
function byIds(
  { library }: Pick<Context, 'library'>,
  ids: readonly string[],
  { lang, limit: _, ...filters }: Omit<BrowseQuery, 'ids' | 'fields'>,
) {
  const others = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  )
  const [other] = others
  if (other !== undefined) {
    throw invalid(
      msg('idsWithOther', { other }),
      Object.fromEntries([
        ['ids', `not beside ${others.join(', ')}`],
        ...others.map((name) => [name, 'not beside ids']),
      ]),
    )
  }
  return browseIds(library, { ids, lang })
}

export const BROWSE = operation({
  id: 'browse',
  path: '/v1/ingredients',
  summary: 'List ingredients, page by page or by their ids',
  description:
    'A food must pass all filters. Foods without an assessment never pass `diet` and `without`. `next` is the cursor of the next page and stays valid when the library changes.',
  query: QUERY,
  response: ref('BrowseResponse'),
  errors: [...FILTER_ERRORS, 'TOO_MANY_ITEMS'],
  example: {
    query: { category: 'legumes', diet: 'vegan', min: 'iron:3', sort: '-iron', limit: '2' },
  },
  run: ({ library }, { query: { ids, fields, ...asked } }) => {
    if (asked.page !== undefined && asked.cursor !== undefined) {
      throw invalid(msg('pageWithCursor'), { page: 'not beside cursor' })
    }
    const whole = ids === undefined ? browse(library, asked) : byIds({ library }, ids, asked)
    const results = whole.results.map((one) =>
      picked(one, fields, () => allergenLine(library, one.ingredientId, asked.lang)),
    )
    return { ...whole, results }
  },
})
