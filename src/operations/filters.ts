/** Query parameters that filter and sort search and browse results. */

import { NUTRIENT_KEYS } from '../domain/nutrient-keys.ts'
import { itemAt } from '../domain/present.ts'
import { CONCERNS, DIETS } from '../domain/restrictions.ts'
import { requireAtMost } from '../engine/limits.ts'
import { type ErrorCode, IngrError, invalid } from '../errors.ts'
import type { Bound, Order } from '../search/narrowing.ts'
import { nearest } from '../search/near.ts'
import { type Message, msg, suggestion } from '../wording/message.ts'
import type { Parameter } from './operation.ts'

/** Error codes of operations that filter foods. */
export const FILTER_ERRORS = [
  'INVALID_LANGUAGE',
  'INVALID_REQUEST',
  'INVALID_DIET',
  'INVALID_CONCERN',
] as const

export const listOf = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

interface UnknownName {
  readonly code: ErrorCode
  /** The beginning of the error message, such as "unknown diet". */
  readonly what: Message
}

/** A parameter with comma-separated names from a closed set; undefined if absent. Throws `unknown` for other names. */
export const namesParameter = <Name extends string>(
  parameter: string,
  description: string,
  known: readonly Name[],
  unknown: UnknownName = { code: 'INVALID_REQUEST', what: msg('unknownValueOf', { parameter }) },
): Parameter<readonly Name[] | undefined> => ({
  description,
  schema: { type: 'array', items: { type: 'string', enum: known } },
  required: false,
  read: (text) => {
    if (text === undefined) return undefined
    return [...new Set(listOf(text))].map((name) => {
      const found = known.find((one) => one === name)
      if (found !== undefined) return found
      const hint = suggestion(nearest(name, known))
      const message = msg('unknownWord', { what: unknown.what, text: name, hint })
      throw new IngrError(unknown.code, message, { [parameter]: `one of ${known.join(', ')}` })
    })
  },
})

const NUTRIENT_NAMES = NUTRIENT_KEYS.map((key) => key.slice(key.indexOf('.') + 1))

const BOUND = new RegExp(`^(?:${NUTRIENT_NAMES.join('|')}):\\d{1,9}(?:\\.\\d{1,6})?$`)

/** A parameter with nutrients and amounts per 100 g, such as `iron:3,fibre:5`. */
const bounds = (
  name: 'min' | 'max',
  description: string,
): Parameter<readonly Bound[] | undefined> => ({
  description: `${description}, as \`nutrient:amount\`, separated by commas: \`iron:3,fibre:5\`. The amount is per 100 g, in the unit that \`nutrition\` answers with. A food without a figure never passes.`,
  schema: { type: 'array', items: { type: 'string', pattern: BOUND.source } },
  required: false,
  read: (text) => {
    if (text === undefined) return undefined
    const all = listOf(text)
    requireAtMost(MAX_BOUNDS, all, name)
    return all.map((bound) => boundOf(name, bound))
  },
})

/** Maximum number of bounds, which is far more than the number of nutrients. */
const MAX_BOUNDS = 64

function boundOf(parameter: string, text: string): Bound {
  const [, name, figure] = /^(\w+):(\d{1,9}(?:\.\d{1,6})?)$/.exec(text) ?? []
  if (name === undefined) {
    throw invalid(msg('notNutrientAmount', { parameter, text }), { [parameter]: 'such as iron:3' })
  }
  return { nutrient: requireNutrient(parameter, name), amount: Number(figure) }
}

function requireNutrient(parameter: string, name: string): string {
  const index = NUTRIENT_NAMES.indexOf(name)
  if (index >= 0) return itemAt(NUTRIENT_KEYS, index)
  const near = nearest(name, NUTRIENT_NAMES)
  throw invalid(msg('unknownNutrientIn', { parameter, name, hint: suggestion(near) }), {
    [parameter]: `of ${NUTRIENT_NAMES.join(', ')}`,
  })
}

const SORTED_BY = ['id', 'name', 'commonness', ...NUTRIENT_NAMES]

export const SORT: Parameter<Order | undefined> = {
  description:
    'By `id`, by `name` in the language of the request, by `commonness` in recipes, or by a nutrient; a leading minus sorts in descending order. Foods without a figure come last.',
  schema: { type: 'string', enum: SORTED_BY.flatMap((one) => [one, `-${one}`]), default: 'id' },
  required: false,
  read: (text) => {
    if (text === undefined) return undefined
    const isDescending = text.startsWith('-')
    const by = isDescending ? text.slice(1) : text
    if (by === 'id' || by === 'name' || by === 'commonness') return { by, isDescending }
    return { by: requireNutrient('sort', by), isDescending }
  },
}

export const plain = (description: string): Parameter<string | undefined> => ({
  description,
  schema: { type: 'string' },
  required: false,
  read: (text) => text,
})

export const DIET_FILTER = namesParameter(
  'diet',
  'Only foods that are compatible with all of these diets, separated by commas. Foods whose compatibility is unknown do not pass.',
  DIETS,
  { code: 'INVALID_DIET', what: msg('unknownDiet') },
)

export const WITHOUT = namesParameter(
  'without',
  'Only foods of which 100 g show no conflict in the data with any of these concerns, separated by commas. Foods with unknown data do not pass.',
  CONCERNS,
  { code: 'INVALID_CONCERN', what: msg('unknownConcern') },
)

export const MIN = bounds('min', 'Only foods that contain at least this much')
export const MAX = bounds('max', 'Only foods that contain at most this much')
export const CATEGORY = plain('Only foods of this category.')
