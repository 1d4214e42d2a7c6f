/** `ingr analyze`: the nutrients of a recipe, as figures, bars or a declaration. */

import { figureAt } from '../../domain/nutrients.ts'
import type { Nutrients } from '../../domain/shapes/nutrition.ts'
import type { RecipeAnalyzeResponse } from '../../domain/shapes/recipes.ts'
import { withoutServings } from '../../domain/titles.ts'
import { EXIT_UNRESOLVED, invalid } from '../../errors.ts'
import { ANALYZE } from '../../operations/nutrition.ts'
import { RECIPE_ANALYZE, RECIPE_DECLARATION } from '../../operations/recipes/analyze.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { forEachRecipe } from '../input/each.ts'
import { type People, peopleOf } from '../input/household.ts'
import { givenOr } from '../input/items.ts'
import { gramsOf, wholeNumber } from '../input/numbers.ts'
import { oneFormat, refuseBoth } from '../input/options.ts'
import type { AskedRecipe } from '../input/sources.ts'
import { sourceFields } from '../output/answers.ts'
import {
  type Choice,
  choiceOf,
  type Figures,
  labelPrinter,
  printNutrients,
} from '../output/nutrients.ts'
import type { RecipeFigures } from '../output/plan.ts'
import { printAnswer } from '../output/print-sheet.ts'
import { remarkFigures, remarkReadings, shownBody } from '../output/readings.ts'
import { PLAIN, recipeHead, writtenTitle } from '../output/sheet.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import {
  type CommandRow,
  NUTRIENT,
  type Options,
  PROFILE,
  RECIPES,
  type RecipeOptions,
  STRICT,
} from '../rows.ts'

export const command: CommandRow = {
  usage: 'analyze [items...]',
  options: [
    ...RECIPES,
    PROFILE,
    ['-s, --servings <n>', 'option.analyze.servings'],
    ['--per <day>', 'option.analyze.per'],
    ['--csv', 'option.shop.csv'],
    ['--all', 'option.all.nutrients'],
    NUTRIENT,
    ['--label <kind>', 'option.label'],
    ['--finished <grams>', 'option.analyze.finished'],
    STRICT,
  ],
  json: ['AnalyzeResponse', 'RecipeAnalyzeResponse', 'RecipeDeclarationResponse', 'PlanResponse'],
  run: runAnalyze,
}

async function runAnalyze(app: App, args: readonly string[], options: AnalyzeOptions) {
  if (options.per !== undefined) return runPlan(app, args, options)
  const face = oneFormat(app, options, ['csv'])
  for (const other of ['profile', 'csv', 'nutrient'] as const) refuseBoth(options, 'label', other)
  for (const other of ['profile', 'ndjson'] as const) refuseBoth(options, 'csv', other)
  const printLabel = await labelPrinter(options.label)
  if (!printLabel && options.finished !== undefined) {
    throw invalid(msg('optionNeeds', { one: '--finished', other: '--label' }))
  }
  const servings = wholeNumber(options.servings, 'servings')
  const people = peopleOf(app, options.profile)
  const choice = choiceOf(app, options)
  const rows: RecipeFigures[] = []
  const faces = { printLabel, face, choice, rows }
  const code = await forEachRecipe(app, { args, keys: ['servings'] }, options, (asked) =>
    analyze(app, { ...asked, servings, people }, options, faces),
  )
  if (rows.length > 0) {
    const { recipesCsv } = await import('../output/plan.ts')
    app.io.out(recipesCsv(app, rows, choice))
  }
  return code
}

type AnalyzeOptions = RecipeOptions &
  Options<'servings' | 'strict' | 'label' | 'profile' | 'all' | 'per' | 'csv' | 'nutrient'> &
  Options<'finished'>

/** Options that cannot be combined with `--per`. */
const OTHER_FACES = ['profile', 'label', 'ndjson'] as const

/** Prints the nutrients of each day of a plan. */
async function runPlan(app: App, args: readonly string[], options: AnalyzeOptions) {
  for (const other of OTHER_FACES) refuseBoth(options, 'per', other)
  const face = oneFormat(app, options, ['csv'])
  const choice = choiceOf(app, options)
  const { planIn, remarkPassed: tellPassed } = await import('./week.ts')
  const body = await planIn(app, args, options)
  const open = body.days.flatMap(({ uncounted }) => uncounted)
  if (!app.json(body)) {
    const { planCsv, printPlan } = await import('../output/plan.ts')
    if (face === 'csv') app.io.out(planCsv(app, body, choice))
    else await printPlan(app, body, choice)
    if (app.isVerbose || !app.io.isTerminal) remarkUnresolved(app, open)
  }
  tellPassed(app, body)
  return options.strict && open.length > 0 ? EXIT_UNRESOLVED : 0
}

interface AskedAnalysis extends AskedRecipe {
  readonly servings: number | undefined
  readonly people: People
}

/** The options that change the form of the output. */
interface Faces {
  readonly printLabel: Awaited<ReturnType<typeof labelPrinter>>
  readonly face: 'csv' | undefined
  readonly choice: Choice
  /** Collects a spreadsheet row for each recipe. */
  readonly rows: RecipeFigures[]
}

async function analyze(
  app: App,
  { servings, people, ...asked }: AskedAnalysis,
  options: AnalyzeOptions,
  { printLabel, face, choice, rows }: Faces,
): Promise<number> {
  const { recipe, title, given } = asked
  const request = { body: { ...recipe, servings: givenOr(servings, 'servings', given) } }
  if (printLabel) {
    const finishedGrams = gramsOf(options.finished, 'finished')
    const label = await ask(app, RECIPE_DECLARATION, { body: { ...request.body, finishedGrams } })
    remarkReadings(app, label)
    remarkFigures(app, label.readings)
    await printLabel(app, label)
    if (finishedGrams === undefined) app.remark(app.say('said.weighedRaw'))
    return options.strict && label.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
  }
  const household = await people()
  const body: RecipeAnalyzeResponse = await ('items' in recipe && !household
    ? ask(app, ANALYZE, request)
    : ask(app, RECIPE_ANALYZE, { body: { ...request.body, people: household } }))
  const isShown = !app.json(shownBody(body))
  if (face === 'csv' && app.about !== undefined) {
    rows.push({
      name: withoutServings(writtenTitle(title, body) ?? app.about, body.servings ?? undefined),
      figures: columnsOf(app, body).at(-1)!,
      uncounted: body.unresolved,
    })
  } else if (face === 'csv') {
    const { figuresCsv } = await import('../output/plan.ts')
    app.io.out(figuresCsv(app, columnsOf(app, body), choice))
  } else if (isShown) {
    await print(app, title, body, choice)
    if (household) {
      const sheet = {
        ...PLAIN,
        ...sourceFields(asked),
        body: { ...body, evaluation: {} },
        household,
      }
      await printAnswer(app, sheet)
    }
  }
  remarkReadings(app, body)
  remarkFigures(app, body.readings)
  if (isShown) remarkUnresolved(app, body.unresolved)
  return options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

async function print(app: App, title: string | null, body: RecipeAnalyzeResponse, choice: Choice) {
  await printNutrients(app, columnsOf(app, body), {
    ...choice,
    title: headOf(app, title, body),
    coverageOf: (key) => figureAt(body.total.coverage as Nutrients, null, key),
  })
}

/** The columns of the table: the whole recipe, and one serving if the number of servings is known. */
const columnsOf = (
  app: App,
  { total, perServing }: RecipeAnalyzeResponse,
): readonly [Figures, ...Figures[]] => [
  { head: app.say('head.total'), nutrients: total, ...total },
  ...(perServing
    ? [{ head: app.say('head.perServing'), nutrients: perServing, ...perServing }]
    : []),
]

/** Returns a heading such as "Pad thai, one of 2 servings (401 g)". */
function headOf(app: App, title: string | null, body: RecipeAnalyzeResponse) {
  const { items, servings } = body
  const grams = items.reduce((sum, one) => sum + one.grams, 0)
  const serving = servings === null ? null : { servings, grams: grams / servings }
  return recipeHead(app, { title: writtenTitle(title, body), serving })
}
