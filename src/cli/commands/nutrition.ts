/** `ingr nutrition`: the nutrients of one or several foods, as figures, bars or a declaration. */

import type { NutrientSource } from '../../domain/shapes/nutrition.ts'
import { invalid } from '../../errors.ts'
import { DECLARATION, NUTRITION } from '../../operations/nutrition.ts'
import { upper } from '../../wording/because.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { foodNames, oneName } from '../input/foods.ts'
import { amountOf, measured, measureOf } from '../input/measured.ts'
import { oneFormat, refuseBoth } from '../input/options.ts'
import {
  type Choice,
  choiceOf,
  compareNutrients,
  type Figures,
  labelPrinter,
  nutrientName,
  printNutrients,
} from '../output/nutrients.ts'
import { type CommandRow, NUTRIENT, type Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'nutrition <ingredient...>',
  options: [
    ['-a, --amount <n>', 'option.nutrition.amount'],
    ['-u, --unit <unit>', 'option.unit'],
    ['--all', 'option.all.nutrients'],
    NUTRIENT,
    ['--csv', 'option.shop.csv'],
    ['--label <kind>', 'option.label'],
    ['--sources', 'option.sources'],
  ],
  json: ['NutritionResponse', 'NutritionResponse[]', 'DeclarationResponse'],
  run: nutrition,
}

type NutritionOptions = Options<
  'amount' | 'unit' | 'label' | 'sources' | 'all' | 'nutrient' | 'csv'
>

async function nutrition(app: App, words: readonly string[], options: NutritionOptions) {
  refuseBoth(options, 'label', 'sources')
  for (const one of ['label', 'sources'] as const) refuseBoth(options, one, 'csv')
  refuseBoth(options, 'label', 'nutrient')
  oneFormat(app, options, ['csv'])
  const choice = choiceOf(app, options)
  const names = Object.keys(options).some((name) => ASKS_OF_ONE.has(name))
    ? []
    : foodNames(app, words)
  if (names.length > 1) {
    const ids = names.map((name) => app.ingredientId(name.replace(/,$/, '')))
    return compare(app, ids, options, choice)
  }
  const printLabel = await labelPrinter(options.label)
  const request = amountRequest(app, oneName(app, words), options)
  if (printLabel) return printLabel(app, await ask(app, DECLARATION, request))
  // Always name the source tables on a terminal; otherwise only with `--sources`.
  const isNamed = options.sources || (app.io.isTerminal && !app.isJson)
  const sources = isNamed ? 'true' : undefined
  const body = await ask(app, NUTRITION, { ...request, query: { ...request.query, sources } })
  if (app.json(body)) return
  const { computed } = body
  const per100g = { head: app.say('head.per100g'), ...body }
  const grams = computed && `${app.number(computed.grams)} g`
  const name = upper(app.name(body.ingredientId))
  const columns = [per100g, ...(computed && grams ? [{ head: grams, ...computed }] : [])] as const
  if (options.csv) return printCsv(app, columns, choice)
  await printNutrients(app, columns, {
    ...choice,
    title: grams ? `${name}, ${grams}` : name,
    sources: body.sources,
  })
  if (options.sources && body.sources) {
    await app.table(app.heads('source', 'state', 'nutrient'), sourceRows(app, body.sources, choice))
  }
}

/** Options that only make sense for a single food. */
const ASKS_OF_ONE = new Set(['amount', 'unit', 'label'])

/** Compares foods per 100 g. Each food is a column, or a row with `--nutrient`. */
async function compare(
  app: App,
  ids: readonly string[],
  options: NutritionOptions,
  choice: Choice,
) {
  const bodies = await Promise.all(
    ids.map((ingredientId) => {
      const query = options.sources ? { sources: 'true' } : {}
      return ask(app, NUTRITION, { ingredientId, query })
    }),
  )
  if (app.json(bodies)) return
  const columns = bodies.map((body) => ({ head: app.name(body.ingredientId), ...body }))
  if (options.csv) return printCsv(app, columns, choice)
  await compareNutrients(app, columns, choice)
  app.remark(`${columns.map(({ head }) => head).join(', ')}: ${app.say('head.per100g')}`)
  if (!options.sources) return
  const rows = columns.flatMap(({ head, sources = [] }) =>
    sourceRows(app, sources, choice).map((row) => [head, ...row]),
  )
  await app.table(app.heads('ingredient', 'source', 'state', 'nutrient'), rows)
}

async function printCsv(app: App, columns: readonly Figures[], choice: Choice) {
  const { figuresCsv } = await import('../output/plan.ts')
  app.io.out(figuresCsv(app, columns, choice))
}

const sourceRows = (app: App, sources: readonly NutrientSource[], { asked }: Choice) =>
  sources.flatMap(({ source, state, nutrients }) => {
    const shown = asked ? nutrients.filter((key) => asked.includes(key)) : nutrients
    const names = shown.map((key) => nutrientName(app, key)).join(', ')
    return shown.length === 0 ? [] : [[source, app.coded('state', state), names]]
  })

/** Parses the food and its amount. The amount may come before the name or be an option, with or without a unit. */
function amountRequest(app: App, text: string, { amount, unit }: NutritionOptions) {
  const { ingredientId, measure } = measured(app, text)
  if (measure && (amount ?? unit) !== undefined) {
    const value = amount ?? unit ?? ''
    throw invalid(msg('amountGivenTwice', { text, amount: value }), { amount: 'given twice' })
  }
  if (unit !== undefined || (!measure && amount === undefined)) {
    const figure = amount === undefined ? undefined : String(amountOf(app, amount))
    return { ingredientId, query: { amount: figure, unit } }
  }
  const meant = measure ?? measureOf(app, ingredientId, amount ?? '')
  return { ingredientId, query: { amount: String(meant.amount), unit: meant.unit ?? undefined } }
}
