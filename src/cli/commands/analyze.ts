/** `ingr analyze`: the nutrients of a recipe, as figures, bars or a declaration. */

import { figureAt } from '../../domain/nutrients.ts'
import type { Nutrients } from '../../domain/shapes/nutrition.ts'
import type { RecipeAnalyzeResponse } from '../../domain/shapes/recipes.ts'
import { EXIT_UNRESOLVED } from '../../errors.ts'
import { ANALYZE } from '../../operations/nutrition.ts'
import { RECIPE_ANALYZE, RECIPE_DECLARATION } from '../../operations/recipes/analyze.ts'
import { type App, NOTHING } from '../app.ts'
import { ask } from '../ask.ts'
import { forEachRecipe } from '../input/each.ts'
import { typedSource } from '../input/hints.ts'
import { type People, peopleOf } from '../input/household.ts'
import { givenOr } from '../input/items.ts'
import { wholeNumber } from '../input/numbers.ts'
import { refuseBoth } from '../input/options.ts'
import type { AskedRecipe } from '../input/sources.ts'
import { placeOf } from '../output/answers.ts'
import { figure, labelPrinter, printNutrients, share } from '../output/nutrients.ts'
import { shownBody, tellFigures, tellReadings } from '../output/readings.ts'
import { PLAIN, printAnswer } from '../output/sheet.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import { type CommandRow, type Options, PROFILE, RECIPES, STRICT } from '../rows.ts'

export const command: CommandRow = {
  usage: 'analyze [items...]',
  about: 'about.analyze',
  examples: 'examples.analyze',
  options: [
    ...RECIPES,
    PROFILE,
    ['-s, --servings <n>', 'option.analyze.servings'],
    ['--label <kind>', 'option.label'],
    STRICT,
  ],
  as: 'analyze',
  json: ['AnalyzeResponse', 'RecipeAnalyzeResponse', 'RecipeDeclarationResponse'],
  run: runAnalyze,
}

async function runAnalyze(app: App, args: readonly string[], options: AnalyzeOptions) {
  refuseBoth(options, 'label', 'profile')
  const printLabel = await labelPrinter(options.label)
  const servings = wholeNumber(options.servings, 'servings')
  const people = peopleOf(app, options.profile)
  return forEachRecipe(app, args, options, ['servings'], (asked) =>
    analyze(app, { ...asked, servings, people }, options, printLabel),
  )
}

type AnalyzeOptions = Options<'file' | 'ndjson' | 'servings' | 'strict' | 'label' | 'profile'>

interface AskedAnalysis extends AskedRecipe {
  readonly servings: number | undefined
  readonly people: People
}

async function analyze(
  app: App,
  { servings, people, ...asked }: AskedAnalysis,
  options: AnalyzeOptions,
  printLabel: Awaited<ReturnType<typeof labelPrinter>>,
): Promise<number> {
  const { recipe, given, input } = asked
  const request = { body: { ...recipe, servings: givenOr(servings, 'servings', given) } }
  if (printLabel) {
    const label = await ask(app, RECIPE_DECLARATION, request)
    tellReadings(app, label)
    tellFigures(app, label.readings)
    await printLabel(app, label)
    return options.strict && label.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
  }
  const household = await people()
  const body: RecipeAnalyzeResponse = await ('items' in recipe && !household
    ? ask(app, ANALYZE, request)
    : ask(app, RECIPE_ANALYZE, { body: { ...request.body, people: household } }))
  tellReadings(app, body)
  tellFigures(app, body.readings)
  const code = options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
  if (app.json(shownBody(body))) return code
  const { perServing } = body
  const coverageOf = (key: string) => figureAt(body.total.coverage as Nutrients, null, key)
  await printNutrients(
    app,
    app.heads('total', ...(perServing ? ['perServing' as const] : []), 'coverage'),
    (key) => {
      const coverage = coverageOf(key)
      return [
        figure(app, body.total, key, body.total),
        ...(perServing ? [figure(app, perServing, key, perServing)] : []),
        coverage === null ? NOTHING : `${Math.floor(coverage * 100)} %`,
      ]
    },
    (key) => share(key, figureAt(perServing ?? body.total, null, key), coverageOf(key) ?? 0),
    body.total.parts,
  )
  if (household) {
    const sheet = { ...PLAIN, ...placeOf(asked), body: { ...body, evaluation: {} }, household }
    await printAnswer(app, sheet)
  }
  remarkUnresolved(app, body.unresolved)
  app.next(`analyze ${typedSource(input)} --label eu`)
  return code
}
