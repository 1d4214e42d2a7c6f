/** The commands that tell nutrients: nutrition and analyze, as figures, bars or a label. */

import { NUTRIENT_KEYS, NUTRIENT_UNITS, PART_KEYS } from '../../domain/nutrient-keys.ts'
import { figureAt, type NutrientMark } from '../../domain/nutrients.ts'
import { itemAt } from '../../domain/present.ts'
import { REFERENCE_INTAKES } from '../../domain/reference-intakes.ts'
import type {
  NutrientParts,
  NutrientSource,
  Nutrients,
  Range,
} from '../../domain/shapes/nutrition.ts'
import type { RecipeAnalyzeResponse } from '../../domain/shapes/recipes.ts'
import { EXIT_UNRESOLVED, invalid } from '../../errors.ts'
import { ANALYZE, DECLARATION, NUTRITION } from '../../operations/nutrition.ts'
import { RECIPE_ANALYZE, RECIPE_DECLARATION } from '../../operations/recipes/analyze.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { type EachOptions, forEachRecipe } from '../input/each.ts'
import { typedName, typedSource } from '../input/hints.ts'
import { type People, type Profile, peopleOf } from '../input/household.ts'
import { givenOr } from '../input/items.ts'
import { amountOf, measured, measureOf, reads } from '../input/measured.ts'
import { wholeNumber } from '../input/numbers.ts'
import { refuseBoth } from '../input/options.ts'
import type { AskedRecipe } from '../input/sources.ts'
import { printPeople } from '../output/household.ts'
import { shownBody, tellReadings } from '../output/readings.ts'
import { type Share, shareColumn } from '../output/shares.ts'
import { remarkUnresolved } from '../output/verdicts.ts'

/** A figure, or what is known in place of one: below a bound, traces, or at least so much and at most so much. */
function figure(
  app: App,
  value: number | null,
  { mark, range }: { mark?: NutrientMark | undefined; range?: Range | undefined } = {},
): string {
  if (mark === 'traces') return app.say('said.traces')
  const most = mark ?? range?.max ?? null
  if (value === null) return most === null ? '–' : `< ${app.number(most)}`
  if (range === undefined || range.min === range.max) return app.number(value)
  if (most === null) return `≥ ${app.number(range.min)}`
  return `${app.number(range.min)}–${app.number(most)}`
}

/** A pipe gets the keys of the JSON. */
function nutrientName(app: App, key: string): string {
  const name = itemAt(key.split('.'), 1)
  return app.io.isTerminal ? app.word('nutrient', name) : name
}

function unitOf(app: App, key: string): string {
  const unit = NUTRIENT_UNITS[key] ?? 'g'
  return app.io.isTerminal ? unit.replace('ug', 'µg') : unit
}

/** The table of all nutrients; a terminal sees bars beside it, of the values that `of` gives. */
async function printNutrients(
  app: App,
  heads: readonly string[],
  row: (key: string) => readonly string[],
  of: (key: string) => Share,
  parts: NutrientParts | undefined,
) {
  const named = [app.say('head.nutrient'), app.say('head.unit'), ...heads]
  const keys = [
    ...NUTRIENT_KEYS,
    ...PART_KEYS.filter((key) => figureAt(null, parts ?? null, key) !== null),
  ]
  const rows = keys.map((key) => [nutrientName(app, key), unitOf(app, key), ...row(key)])
  if (!app.io.isTerminal) return app.rows(rows)
  const { head, cells, footnote } = await shareColumn(app, named, rows, keys.map(of))
  await app.table(
    [...named, head],
    rows.map((one, i) => [...one, itemAt(cells, i)]),
  )
  await footnote()
}

function share(key: string, value: number | null, coverage = 1): Share {
  const intake = REFERENCE_INTAKES[key]
  return [value === null || intake === undefined ? null : value / intake, coverage]
}

export async function runNutrition(
  app: App,
  words: string[],
  options: { amount?: string; unit?: string; label?: string; sources?: boolean },
) {
  refuseBoth(options, 'label', 'sources')
  const foods = Object.keys(options).some((name) => ASKS_OF_ONE.has(name))
    ? undefined
    : foodsApart(app, words)
  if (foods) return compare(app, foods)
  const printLabel = await labelPrinter(options.label)
  const request = amountRequest(app, words.join(' '), options)
  if (printLabel) {
    await printLabel(app, await ask(app, DECLARATION, request))
    return 0
  }
  const sources = options.sources ? 'true' : undefined
  const body = await ask(app, NUTRITION, { ...request, query: { ...request.query, sources } })
  const { computed } = body
  const grams = computed && `${app.number(computed.grams)} g`
  if (app.json(body)) return 0
  const shown = computed ?? body
  await printNutrients(
    app,
    [app.say('head.per100g'), ...(grams ? [grams] : [])],
    (key) => [
      figure(app, figureAt(body.nutrients, body.parts ?? null, key), { mark: body.bounds?.[key] }),
      ...(computed
        ? [
            figure(app, figureAt(computed.nutrients, computed.parts ?? null, key), {
              range: computed.range?.[key],
            }),
          ]
        : []),
    ],
    (key) => share(key, figureAt(shown.nutrients, null, key)),
    body.parts,
  )
  if (body.sources) await printSources(app, body.sources)
  app.next(`nutrition ${typedName(app, body.ingredientId)} --label eu`)
  return 0
}

/** The options that ask about one food. */
const ASKS_OF_ONE = new Set(['amount', 'unit', 'label', 'sources'])

/** The foods of "kale spinach", each by a word or in quotes; undefined where the words are one name or one amount of a food. */
function foodsApart(app: App, words: readonly string[]): readonly string[] | undefined {
  const text = words.join(' ')
  if (words.length < 2 || reads(app, text)) return undefined
  if (app.names(text) || app.guesses(text)) return undefined
  const ids = words.map((word) => app.surely(word.replace(/,$/, '')))
  return ids.every((id) => id !== null) ? ids : undefined
}

/** Foods side by side, per 100 g each. */
async function compare(app: App, foods: readonly string[]): Promise<number> {
  const bodies = await Promise.all(
    foods.map((ingredientId) => ask(app, NUTRITION, { ingredientId, query: {} })),
  )
  if (app.json(bodies)) return 0
  const [per, ...names] = [app.say('head.per100g'), ...foods.map((id) => app.name(id))]
  await app.table(
    [app.say('head.nutrient'), app.say('head.unit'), ...names],
    NUTRIENT_KEYS.map((key) => [
      nutrientName(app, key),
      unitOf(app, key),
      ...bodies.map(({ nutrients, parts = null, bounds }) =>
        figure(app, figureAt(nutrients, parts, key), { mark: bounds?.[key] }),
      ),
    ]),
  )
  app.remark(`${names.join(', ')}: ${per}`)
  return 0
}

/** Each source with the figures that come from it. */
async function printSources(app: App, sources: readonly NutrientSource[]) {
  await app.table(
    app.heads('source', 'state', 'nutrient'),
    sources.map(({ source, state, nutrients }) => [
      source,
      app.io.isTerminal ? app.word('state', state) : state,
      nutrients.map((key) => nutrientName(app, key)).join(', '),
    ]),
  )
}

/** The food and how much of it: the amount stands before its name or in an option, with its unit or apart. */
function amountRequest(
  app: App,
  text: string,
  { amount, unit }: { readonly amount?: string; readonly unit?: string },
) {
  const { ingredientId, measure } = measured(app, text)
  if (measure && (amount ?? unit) !== undefined) {
    const value = amount ?? unit ?? ''
    throw invalid(msg('amountGivenTwice', { text, amount: value }), {
      amount: 'given twice',
    })
  }
  if (unit !== undefined || (!measure && amount === undefined)) {
    const figure = amount === undefined ? undefined : String(amountOf(app, amount))
    return { ingredientId, query: { amount: figure, unit } }
  }
  const meant = measure ?? measureOf(app, ingredientId, amount ?? '')
  return { ingredientId, query: { amount: String(meant.amount), unit: meant.unit ?? undefined } }
}

export async function runAnalyze(app: App, args: string[], options: AnalyzeOptions) {
  refuseBoth(options, 'label', 'profile')
  const printLabel = await labelPrinter(options.label)
  const servings = wholeNumber(options.servings, 'servings')
  const people = peopleOf(app, options.profile)
  return forEachRecipe(app, args, options, ['servings'], (asked) =>
    analyze(app, { ...asked, servings, people }, options, printLabel),
  )
}

interface AnalyzeOptions extends EachOptions {
  readonly servings?: string
  readonly strict?: boolean
  readonly label?: string
  readonly profile?: Profile
}

interface AskedAnalysis extends AskedRecipe {
  readonly servings: number | undefined
  readonly people: People
}

async function analyze(
  app: App,
  { recipe, given, input, servings, people }: AskedAnalysis,
  options: AnalyzeOptions,
  printLabel: Awaited<ReturnType<typeof labelPrinter>>,
): Promise<number> {
  const asked = givenOr(servings, 'servings', given)
  const request = { body: { ...recipe, servings: asked } }
  if (printLabel) {
    const label = await ask(app, RECIPE_DECLARATION, request)
    tellReadings(app, label)
    await printLabel(app, label)
    return options.strict && label.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
  }
  const household = await people()
  const body: RecipeAnalyzeResponse = await ('items' in recipe && !household
    ? ask(app, ANALYZE, request)
    : ask(app, RECIPE_ANALYZE, { body: { ...request.body, people: household } }))
  tellReadings(app, body)
  const code = options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
  if (app.json(shownBody(body))) return code
  const { perServing } = body
  const coverageOf = (key: string) => figureAt(body.total.coverage as Nutrients, null, key)
  await printNutrients(
    app,
    [
      app.say('head.total'),
      ...(perServing ? [app.say('head.perServing')] : []),
      app.say('head.coverage'),
    ],
    (key) => {
      const coverage = coverageOf(key)
      const { parts = null, range } = body.total
      return [
        figure(app, figureAt(body.total, parts, key), { range: range?.[key] }),
        ...(perServing
          ? [
              figure(app, figureAt(perServing, perServing.parts ?? null, key), {
                range: perServing.range?.[key],
              }),
            ]
          : []),
        coverage === null ? '–' : `${Math.floor(coverage * 100)} %`,
      ]
    },
    (key) => share(key, figureAt(perServing ?? body.total, null, key), coverageOf(key) ?? 0),
    body.total.parts,
  )
  if (body.people) await printPeople(app, body.people)
  remarkUnresolved(app, body.unresolved)
  app.next(`analyze ${typedSource(input)} --label eu`)
  return code
}

/** What prints the label; throws INVALID_REQUEST when there is no such label. */
async function labelPrinter(label: string | undefined) {
  if (label === undefined) return undefined
  const { printLabel, requireLabel } = await import('../output/label.ts')
  requireLabel(label)
  return printLabel
}
