/** The operation that lists ingredients: page by page with filters and an order, or several by their ids. */

import { NUTRIENT_KEYS } from '../domain/nutrients.ts'
import { FODMAP_LEVELS } from '../domain/profiles.ts'
import { DIETS, DIMENSIONS, EU_ALLERGENS, isUncovered } from '../domain/restrictions.ts'
import { type Bound, browse, browseIds, type Order, preparing } from '../engine/browse.ts'
import { MAX_LIMIT, nearest } from '../engine/search.ts'
import { type ErrorCode, IngrError } from '../errors.ts'
import { fieldsOf, picked } from './fields.ts'
import { type Context, type Operation, operation, type Parameter } from './operation.ts'
import { LANG, LIMIT } from './parameters.ts'
import { schema } from './schemas.ts'

const listOf = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Names out of a closed set, separated by commas; undefined when it is left out. */
function namesOf<Name extends string>(
  parameter: string,
  description: string,
  known: readonly Name[],
  code: ErrorCode = 'INVALID_REQUEST',
): Parameter<readonly Name[] | undefined> {
  return {
    description,
    schema: { type: 'array', items: { type: 'string', enum: known } },
    required: false,
    read: (text) => {
      if (text === undefined) return undefined
      return listOf(text).map((name) => {
        const found = known.find((one) => one === name)
        if (found !== undefined) return found
        const near = nearest(name, known)
        const hint = near.length > 0 ? ` (did you mean ${near.join(' or ')}?)` : ''
        throw new IngrError(code, `unknown value of ${parameter}: ${name}${hint}`, {
          [parameter]: `of ${known.join(', ')}`,
        })
      })
    },
  }
}

const NUTRIENT_NAMES = NUTRIENT_KEYS.map((key) => key.slice(key.indexOf('.') + 1))

const BOUND = new RegExp(`^(?:${NUTRIENT_NAMES.join('|')}):\\d{1,9}(?:\\.\\d{1,6})?$`)

/** Nutrients with an amount in 100 g, such as `iron:3,fibre:5`. */
function bounds(name: 'min' | 'max', description: string): Parameter<readonly Bound[] | undefined> {
  return {
    description: `${description}, as \`nutrient:amount\`, separated by commas: \`iron:3,fibre:5\`. The amount is in 100 g and in the unit that the answer of \`nutrition\` has. A food without a figure never passes.`,
    schema: { type: 'array', items: { type: 'string', pattern: BOUND.source } },
    required: false,
    read: (text) =>
      text === undefined ? undefined : listOf(text).map((bound) => boundOf(name, bound)),
  }
}

function boundOf(parameter: string, text: string): Bound {
  const [, name, figure] = /^(\w+):(\d{1,9}(?:\.\d{1,6})?)$/.exec(text) ?? []
  if (name === undefined) {
    throw new IngrError('INVALID_REQUEST', `${parameter} is not nutrient:amount: ${text}`, {
      [parameter]: 'such as iron:3',
    })
  }
  return { nutrient: requireNutrient(parameter, name), amount: Number(figure) }
}

function requireNutrient(parameter: string, name: string): string {
  const place = NUTRIENT_NAMES.indexOf(name)
  if (place >= 0) return NUTRIENT_KEYS[place]!
  const near = nearest(name, NUTRIENT_NAMES)
  const hint = near.length > 0 ? ` (did you mean ${near.join(' or ')}?)` : ''
  throw new IngrError('INVALID_REQUEST', `unknown nutrient in ${parameter}: ${name}${hint}`, {
    [parameter]: `of ${NUTRIENT_NAMES.join(', ')}`,
  })
}

const SORTED_BY = ['id', 'name', ...NUTRIENT_NAMES]

const SORT: Parameter<Order | undefined> = {
  description:
    'By `id`, by `name` in the asked language, or by a nutrient; with a minus before it from most to least. Foods without a figure stand last.',
  schema: { type: 'string', enum: SORTED_BY.flatMap((one) => [one, `-${one}`]), default: 'id' },
  required: false,
  read: (text) => {
    if (text === undefined) return undefined
    const isDescending = text.startsWith('-')
    const by = isDescending ? text.slice(1) : text
    if (by === 'id' || by === 'name') return { by, isDescending }
    return { by: requireNutrient('sort', by), isDescending }
  },
}

const plain = (description: string): Parameter<string | undefined> => ({
  description,
  schema: { type: 'string' },
  required: false,
  read: (text) => text,
})

const IDS: Parameter<readonly string[] | undefined> = {
  description: `At most ${MAX_LIMIT} ingredient ids, separated by commas: these, in their order, instead of a page. What no ingredient has is in \`unresolved\`.`,
  schema: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: MAX_LIMIT },
  required: false,
  read: (text) => (text === undefined ? undefined : listOf(text)),
}

const QUERY = {
  lang: LANG,
  limit: LIMIT,
  cursor: plain('`next` of the page before, with the same filters and order.'),
  category: plain('Only foods of this category.'),
  subcategory: plain('Only foods of this subcategory.'),
  diet: namesOf(
    'diet',
    'Only foods that are compatible with all of these diets, separated by commas. What nobody knows is not.',
    DIETS,
    'INVALID_DIET',
  ),
  without: namesOf(
    'without',
    'Only foods that the data find no conflict in, 100 g of each, in all of these dimensions, separated by commas; also the entries of the EU list that no dimension covers. What nobody knows does not pass.',
    [...DIMENSIONS, ...EU_ALLERGENS.filter(isUncovered)],
    'INVALID_CONCERN',
  ),
  fodmap: namesOf(
    'fodmap',
    'Only foods of these FODMAP levels, separated by commas.',
    FODMAP_LEVELS,
  ),
  min: bounds('min', 'Only foods that hold at least this much'),
  max: bounds('max', 'Only foods that hold at most this much'),
  sort: SORT,
  ids: IDS,
  fields: fieldsOf('BrowsedIngredient', ['ingredientId']),
}

type Asked = { readonly [Name in keyof typeof QUERY]: ReturnType<(typeof QUERY)[Name]['read']> }

function answer({ library }: Context, { ids, fields, ...asked }: Asked) {
  const whole = ids === undefined ? browse(library, asked) : byIds({ library }, ids, asked)
  return { ...whole, results: whole.results.map((one) => picked(one, fields)) }
}

/** The other parameters would leave some of the ids out without a word. */
function byIds(
  { library }: Pick<Context, 'library'>,
  ids: readonly string[],
  { lang, limit: _, ...filters }: Omit<Asked, 'ids' | 'fields'>,
) {
  const [other] = Object.entries(filters).find(([, value]) => value !== undefined) ?? []
  if (other !== undefined) {
    throw new IngrError('INVALID_REQUEST', `ids and ${other} do not go together`, {
      [other]: 'not beside ids',
    })
  }
  if (ids.length === 0) {
    throw new IngrError('INVALID_REQUEST', 'ids is empty', { ids: 'at least one id' })
  }
  return browseIds(library, { ids, lang })
}

export const BROWSE: readonly Operation[] = [
  operation({
    id: 'browse',
    method: 'GET',
    path: '/v1/ingredients',
    summary: 'List ingredients, page by page or by their ids',
    description:
      'All filters must hold. A food that nobody has assessed passes no `diet` and no `without`. `next` is the cursor of the next page and stays good when the library changes.',
    query: QUERY,
    response: schema('BrowseResponse'),
    errors: [
      'INVALID_LANGUAGE',
      'INVALID_REQUEST',
      'INVALID_DIET',
      'INVALID_CONCERN',
      'TOO_MANY_ITEMS',
    ],
    example: {
      query: { category: 'legumes', diet: 'vegan', min: 'iron:3', sort: '-iron', limit: '2' },
    },
    run: (context, { query }) => answer(context, query),
    *writeParts(out, context, { query }) {
      if (query.ids === undefined) yield* preparing(context.library, query)
      out.text(JSON.stringify(answer(context, query)))
    },
  }),
]
