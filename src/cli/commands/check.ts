/** `ingr check`: recipes for allergens, intolerances and diets, or for the people of a household. */

import { evaluationOf } from '../../domain/evaluations.ts'
import { itemAt } from '../../domain/present.ts'
import { type Concern, DIMENSIONS, type Diet, isAllergen } from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import type { CheckResponse } from '../../domain/shapes/compatibility.ts'
import type { RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { CheckAnswer } from '../../engine/compatibility/check.ts'
import { EXIT_UNRESOLVED, type IngrError, invalid } from '../../errors.ts'
import { CHECK } from '../../operations/compatibility.ts'
import { RECIPE_CHECK, RECIPE_LETTERS } from '../../operations/recipes/check.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { collect, forEachRecipe, type Outcome, onlyOf } from '../input/each.ts'
import { gateOf, isIncomplete, Tally, type Wanted, wantedOf } from '../input/gates.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'
import { type Household, readHousehold } from '../input/household.ts'
import { givenOr, quoted } from '../input/items.ts'
import { givenServings, servingsOf } from '../input/numbers.ts'
import { refuseBoth } from '../input/options.ts'
import {
  ARGUMENTS,
  type AskedRecipe,
  type Input,
  inputsOf,
  type RecipeBody,
  recipesIn,
  type Source,
  sourcesOf,
} from '../input/sources.ts'
import { dietVerdicts } from '../output/diets.ts'
import { personRows } from '../output/household.ts'
import { shownBody, tellChoices, tellReadings } from '../output/readings.ts'
import { because, printCheck, remarkUnresolved, verdictRow } from '../output/verdicts.ts'
import {
  CONCERN,
  type CommandRow,
  GATES,
  type Options,
  PROFILE,
  RECIPES,
  SERVINGS,
} from '../rows.ts'

export const command: CommandRow = {
  usage: 'check [items...]',
  about: 'about.check',
  examples: 'examples.check',
  options: [
    CONCERN,
    PROFILE,
    ...GATES,
    SERVINGS,
    ...RECIPES,
    ['--per <day>', 'option.per'],
    ['--grid', 'option.grid'],
    ['--explain', 'option.check.explain'],
    ['--letters <scheme>', 'option.check.letters'],
  ],
  as: 'check',
  json: [
    'CheckResponse',
    'RecipeCheckResponse',
    'RecipesResponse',
    'PlanResponse',
    'RecipeLettersResponse',
  ],
  lines: ['RecipeResult'],
  run: runCheck,
}

export type CheckOptions = Options<
  | 'failOn'
  | 'strict'
  | 'servings'
  | 'file'
  | 'ndjson'
  | 'concern'
  | 'explain'
  | 'letters'
  | 'profile'
  | 'grid'
  | 'per'
>

async function runCheck(app: App, args: string[], options: CheckOptions) {
  if (options.per !== undefined) return (await import('./week.ts')).runWeek(app, args, options)
  if (options.letters !== undefined) return runLetters(app, args, options.letters, options)
  const { profile, grid, ndjson } = options
  for (const other of ['profile', 'grid', 'ndjson'] as const) refuseBoth(options, 'explain', other)
  refuseBoth(options, 'concern', 'profile')
  const tally = new Tally(gateOf(app, options))
  const wanted = wantedOf(app, options.concern)
  const servings = servingsOf(options)
  const inputs = inputsOf(app, args, options)
  const isGrid = inputs.length > 1 || profile !== undefined || grid || ndjson
  const keys = isGrid ? [] : ['concerns', 'servings']
  const sources = sourcesOf(inputs, (input) => recipesIn(app, input, keys))
  const only = isGrid ? undefined : await onlyOf(sources)
  if (only) return checkOne(app, only, { ...options, wanted, tally })
  if (options.explain) throw await oneAtATime(sources)
  if (profile === undefined) {
    return checkEach(app, sources, options, tally, byConcern(app, wanted, servings))
  }
  const people = await readHousehold(app, profile)
  return checkEach(app, sources, options, tally, byPerson(app, people, servings))
}

/** Most names of recipes in the error. */
const MOST_NAMED = 3

/** The error if `--explain` is given several recipes. */
async function oneAtATime(sources: readonly Source<AskedRecipe>[]): Promise<IngrError> {
  const [{ name, parts }, ...more] = [itemAt(sources, 0), ...sources.slice(1)]
  const names =
    more.length > 0
      ? sources.map((source) => source.name)
      : (await parts()).map(({ title }, at) => `${name}: ${title ?? at + 1}`)
  return invalid(
    msg('explainTakesOneRecipe', {
      count: names.length,
      names: names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ', …' : ''),
    }),
  )
}

interface One extends CheckOptions {
  readonly wanted: Wanted | undefined
  readonly tally: Tally
}

async function checkOne(app: App, asked: AskedRecipe, options: One): Promise<number> {
  const { wanted, tally } = options
  const { body, diets } = await checked(app, asked, wanted, {
    concerns: givenOr(wanted?.concerns, 'concerns', asked.given),
    servings: givenServings(options, asked),
  })
  const concerns = body.concerns?.map(({ concern }) => concern) ?? null
  const shown: readonly Concern[] = concerns ?? DIMENSIONS
  if (!app.json(diets.length > 0 ? body : shownBody(body))) {
    await printCheck(app, body, concerns, options.explain === true, diets)
  }
  const culprits = shown.filter((domain) => isConflict(evaluationOf(body, domain).verdict))
  // The user is most likely to cook around an allergen.
  const first = culprits.find((domain) => isAllergen(domain)) ?? culprits[0]
  if (first) app.next(swapFor(app, body, concerns ? culprits : [first], asked.input))
  tally.add([...shown.map((domain) => evaluationOf(body, domain)), ...diets], isIncomplete(body))
  return tally.exitCode()
}

/** Uses the plain check for ids and JSON; the recipe check for parsed text or if diets are requested. */
async function checked(
  app: App,
  { recipe }: AskedRecipe,
  wanted: Wanted | undefined,
  asked: object,
) {
  const request = { body: { ...recipe, ...asked } }
  const named = wanted?.diets ?? []
  if ('items' in recipe && named.length === 0) {
    const body: CheckAnswer = await ask(app, CHECK, request)
    return { body, diets: [] }
  }
  const body: RecipeCheckResponse = await ask(app, RECIPE_CHECK, request)
  tellReadings(app, body)
  tellChoices(app, body.choices)
  return { body, diets: dietVerdicts(app, body, named) }
}

const isConflict = (verdict: Verdict) => verdict === 'incompatible' || verdict === 'caution'

/** Suggests `swap` for the file, or else for the worst culprit. */
function swapFor(app: App, body: CheckResponse, culprits: readonly Concern[], input: Input) {
  if (input.kind === 'file') {
    return `swap --file ${quoted(input.path)} --for ${typedRestrictions(app, culprits)}`
  }
  const id = itemAt(evaluationOf(body, itemAt(culprits, 0)).contributors, 0).ingredientId
  return `swap ${typedName(app, id)} --for ${typedRestrictions(app, culprits.slice(0, 1))}`
}

/** Prints the EU allergens of each dish, which do not depend on amounts. */
async function runLetters(
  app: App,
  args: readonly string[],
  letters: string,
  options: CheckOptions,
) {
  for (const other of ['concern', 'explain', 'failOn', 'profile'] as const) {
    refuseBoth(options, 'letters', other)
  }
  const { printLetters, requireLetters } = await import('../output/letters.ts')
  const scheme = requireLetters(letters)
  return forEachRecipe(app, args, options, [], async ({ recipe }) => {
    const body = await ask(app, RECIPE_LETTERS, { body: { ...recipe, scheme } })
    tellReadings(app, body)
    await printLetters(app, body)
    return options.strict && isIncomplete(body) ? EXIT_UNRESOLVED : 0
  })
}

/** How several recipes are assessed and shown: by concern or by person. */
interface View {
  readonly judge: (recipe: RecipeBody) => Promise<RecipeCheckResponse>
  readonly verdicts: (result: RecipeCheckResponse) => readonly { readonly verdict: Verdict }[]
  readonly heads: readonly string[]
  readonly rows: (result: RecipeCheckResponse) => readonly (readonly string[])[]
  /** Draws something other than the rows on a terminal. */
  readonly draw?: (outcomes: readonly Outcome<RecipeCheckResponse>[]) => Promise<void>
}

async function checkEach(
  app: App,
  sources: readonly Source<AskedRecipe>[],
  options: CheckOptions,
  tally: Tally,
  view: View,
): Promise<number> {
  const { outcomes, failure, isPrinted } = await collect(
    app,
    sources,
    options,
    async ({ recipe }) => {
      const result = await view.judge(recipe)
      tellReadings(app, result)
      tally.add(view.verdicts(result), isIncomplete(result))
      return result
    },
  )
  if (failure) tally.fail(failure)
  if (!isPrinted) await print(app, outcomes, view)
  return tally.exitCode({ always: true })
}

async function print(app: App, outcomes: readonly Outcome<RecipeCheckResponse>[], view: View) {
  if (app.io.isTerminal && view.draw) await view.draw(outcomes)
  else {
    const rows = outcomes.flatMap(({ name, result }) =>
      result ? view.rows(result).map((row) => [name, ...row]) : [],
    )
    await app.table(view.heads, rows)
  }
  for (const { name, result } of outcomes) {
    app.about = name === ARGUMENTS ? undefined : name
    remarkUnresolved(app, result?.unresolved ?? [])
  }
  app.about = undefined
  if (app.io.isTerminal) app.remark(app.say('said.advice'))
}

function byConcern(app: App, wanted: Wanted | undefined, servings: number | undefined): View {
  const concerns = wanted?.concerns
  const shown: readonly Concern[] = concerns ?? DIMENSIONS
  const diets = wanted?.diets ?? []
  const dietOf = (result: RecipeCheckResponse, diet: Diet) =>
    result.diets.find((one) => one.diet === diet)
  return {
    judge: (recipe) => ask(app, RECIPE_CHECK, { body: { ...recipe, concerns, servings } }),
    verdicts: (result) => [
      ...shown.map((domain) => evaluationOf(result, domain)),
      ...diets.flatMap((diet) => dietOf(result, diet) ?? []),
    ],
    heads: app.heads('recipe', 'concern', 'verdict', 'confidence', 'because'),
    rows: (result) => [
      ...shown.map((domain) => verdictRow(app, result, domain, because)),
      ...dietVerdicts(app, result, diets).map(({ name, verdict, because: due }) => [
        name,
        app.word('verdict', verdict),
        '',
        due,
      ]),
    ],
    draw: async (outcomes) => {
      const { drawGrid, legend } = await import('../output/render/grid.ts')
      const { wrap } = await import('../output/render/wrap.ts')
      const grid = drawGrid(
        app.say('head.recipe'),
        [
          ...shown.map((domain) => app.word('domain', domain)),
          ...diets.map((diet) => app.word('diet', diet)),
        ],
        outcomes.map(({ name, result }) => ({
          name,
          cells: [
            ...shown.map((domain) => (result ? evaluationOf(result, domain).verdict : null)),
            ...diets.map((diet) => (result && dietOf(result, diet)?.verdict) ?? null),
          ],
        })),
        { columns: app.io.columns, lines: app.io.rows, color: app.color },
      )
      app.drawing(grid)
      const marks = legend((verdict) => app.word('verdict', verdict))
      for (const line of wrap(marks, app.io.columns)) app.remark(line)
    },
  }
}

function byPerson(app: App, people: Household, servings: number | undefined): View {
  return {
    judge: (recipe) => ask(app, RECIPE_CHECK, { body: { ...recipe, people, servings } }),
    verdicts: (result) => result.people ?? [],
    heads: app.heads('recipe', 'person', 'verdict', 'because'),
    rows: (result) => personRows(app, result.people ?? []),
  }
}
