/** `ingr check`: checks recipes for allergens, intolerances and diets, or for the people of a household. */

import { evaluationOf } from '../../domain/evaluations.ts'
import { itemAt } from '../../domain/present.ts'
import { type Concern, DIMENSIONS, EU_CONCERNS } from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import { EXIT_UNRESOLVED, type IngrError, invalid } from '../../errors.ts'
import { CHECK } from '../../operations/compatibility.ts'
import { isPackage, LABEL_CHECK } from '../../operations/labels.ts'
import { RECIPE_CHECK, RECIPE_LETTERS } from '../../operations/recipes/check.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { collect, forEachRecipe, onlyOf } from '../input/each.ts'
import { type Criteria, criteriaOf, exitPolicyOf, isIncomplete, Tally } from '../input/gates.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'
import { type Household, readHousehold } from '../input/household.ts'
import { givenOr, quoted } from '../input/items.ts'
import { givenServings, servingsOf } from '../input/numbers.ts'
import { oneFormat, refuseBoth } from '../input/options.ts'
import {
  type AskedRecipe,
  type Input,
  inputsOf,
  recipesIn,
  type Source,
  sourcesOf,
} from '../input/sources.ts'
import { printOnly, printSheets, remarkLines, sourceFields } from '../output/answers.ts'
import { remarkReadings, shownBody } from '../output/readings.ts'
import { type Judged, packageSheet, type Sheet, shownConcerns } from '../output/sheet.ts'
import { printSteps } from '../output/verdicts.ts'
import {
  ALL,
  CONCERN,
  type CommandRow,
  GATES,
  type GateOptions,
  type Options,
  PROFILE,
  RECIPES,
  type RecipeOptions,
  SERVINGS,
} from '../rows.ts'

export const command: CommandRow = {
  usage: 'check [items...]',
  options: [
    CONCERN,
    PROFILE,
    ...GATES,
    SERVINGS,
    ...RECIPES,
    ['--csv', 'option.check.csv'],
    ['--per <day>', 'option.per'],
    ['--grid', 'option.grid'],
    ALL,
    ['--recipe', 'option.check.recipe'],
    ['--explain', 'option.check.explain'],
    ['--letters <scheme>', 'option.check.letters'],
  ],
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

export type CheckOptions = RecipeOptions &
  GateOptions &
  Options<'servings' | 'csv' | 'concern' | 'explain' | 'letters' | 'profile'> &
  Options<'grid' | 'per' | 'all' | 'recipe'>

export async function runCheck(app: App, args: string[], options: CheckOptions) {
  for (const other of ['explain', 'grid', 'letters', 'ndjson', 'per'] as const) {
    refuseBoth(options, 'csv', other)
  }
  oneFormat(app, options, ['csv'])
  if (options.per !== undefined) return (await import('./week.ts')).runWeek(app, args, options)
  if (options.letters !== undefined) return runLetters(app, args, options.letters, options)
  const { profile, grid, ndjson, csv } = options
  for (const other of ['grid', 'ndjson'] as const) refuseBoth(options, 'explain', other)
  refuseBoth(options, 'concern', 'profile')
  const tally = new Tally(exitPolicyOf(app, options))
  const wanted = criteriaOf(app, options.concern)
  const servings = servingsOf(options)
  const inputs = inputsOf(app, args, options)
  const isGrid = inputs.length > 1 || profile !== undefined || grid || ndjson || csv
  const keys = isGrid ? [] : ['concerns', 'servings']
  const sources = sourcesOf(inputs, (input) => recipesIn(app, input, keys))
  const only = isGrid ? undefined : await onlyOf(sources)
  if (only) return checkOne(app, only, { options, wanted, tally })
  if (options.explain && !(await onlyOf(sources))) throw await oneAtATime(sources)
  const household = profile === undefined ? undefined : await readHousehold(app, profile)
  return checkEach(app, sources, tally, { options, wanted, household, servings })
}

const MOST_NAMED = 3

/** Returns the error to throw if `--explain` is used with several recipes. */
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

interface Question {
  readonly options: CheckOptions
  readonly wanted: Criteria | undefined
  readonly household?: Household | undefined
  readonly servings?: unknown
}

async function checkOne(
  app: App,
  asked: AskedRecipe,
  { options, wanted, tally }: Question & { readonly tally: Tally },
): Promise<number> {
  const concerns = givenOr(wanted?.concerns, 'concerns', asked.given)
  const servings = givenServings(options, asked)
  const sheet = await judge(app, asked, { options, wanted, servings }, concerns)
  const { body } = sheet
  await printOnly(app, sheet, sheet.wanted?.diets.length ? body : shownBody(body), options.explain)
  const found = findings(sheet)
  const culprits = (sheet.wanted?.concerns ?? []).filter((one) =>
    isConflict(evaluationOf(body, one).verdict),
  )
  if (culprits.length > 0 && !sheet.isPackage)
    app.suggestNext(swapFor(app, body, culprits, asked.input))
  tally.add(found, isIncomplete(body))
  return tally.exitCode()
}

/** Checks a text as a package if it looks like one, else as a recipe. With `--json`, always checks a recipe. */
async function judge(
  app: App,
  asked: AskedRecipe,
  { options, wanted, household, servings }: Question,
  given: unknown = wanted?.concerns,
): Promise<Sheet> {
  const isForPeople = !app.isJson && options.ndjson !== true
  const concerns = isForPeople ? (given ?? EU_CONCERNS) : given
  const isAll = options.all === true
  const common = { ...sourceFields(asked), household, isAll, ask: 'said.askMore' } as const
  const { recipe } = asked
  const { lang } = recipe
  // The text of a package may be a single argument with several lines.
  const text = common.text.join('\n')
  if (isForPeople && options.recipe !== true && isPackage(text)) {
    const body = await ask(app, LABEL_CHECK, {
      body: { text, lang, concerns, people: household, known: app.known },
    })
    const head = app.say('said.asPackage')
    return {
      ...common,
      ...packageSheet(body),
      title: head,
      ask: 'said.askLabel',
      wanted: askedIn(body, wanted, given),
    }
  }
  const diets = wanted?.diets.length ? wanted.diets : undefined
  const request = { body: { ...recipe, concerns, diets, servings, people: household } }
  const isPlain = 'items' in recipe && !wanted?.diets.length && !household && !isAll
  const body: Judged = await (isPlain && !options.grid && !options.ndjson
    ? ask(app, CHECK, request)
    : ask(app, RECIPE_CHECK, request))
  return { ...common, body, wanted: askedIn(body, wanted, given), isPackage: false }
}

/** The requested concerns and diets, from the options or from the JSON input. */
function askedIn(
  { concerns }: Pick<Judged, 'concerns'>,
  wanted: Criteria | undefined,
  given: unknown,
): Criteria | undefined {
  if (given === undefined || given === null) return wanted
  return { concerns: concerns?.map(({ concern }) => concern) ?? [], diets: wanted?.diets ?? [] }
}

/** Returns the findings whose verdicts decide whether `--fail-on` applies. */
function findings({ body, wanted, household }: Sheet): readonly { readonly verdict: Verdict }[] {
  if (household) return body.people ?? []
  const { concerns = DIMENSIONS, diets = [] } = wanted ?? {}
  return [
    ...concerns.map((domain) => evaluationOf(body, domain)),
    ...(body.diets ?? []).filter(({ diet }) => diets.includes(diet)),
  ]
}

const isConflict = (verdict: Verdict) => verdict === 'incompatible' || verdict === 'caution'

/** Suggests a `swap` command for the file, or for the worst ingredient if there is no file. */
function swapFor(app: App, body: Judged, culprits: readonly Concern[], input: Input) {
  if (input.kind === 'file') {
    return `swap ${quoted(input.path)} --for ${typedRestrictions(app, culprits)}`
  }
  const id = itemAt(evaluationOf(body, itemAt(culprits, 0)).contributors, 0).ingredientId
  return `swap ${typedName(app, id)} --for ${typedRestrictions(app, culprits.slice(0, 1))}`
}

/** Prints the EU allergens of each recipe. The amounts of the ingredients do not affect the result. */
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
  return forEachRecipe(app, { args, keys: [] }, options, async ({ recipe }) => {
    const body = await ask(app, RECIPE_LETTERS, { body: { ...recipe, scheme } })
    remarkReadings(app, body)
    await printLetters(app, body)
    return options.strict && isIncomplete(body) ? EXIT_UNRESOLVED : 0
  })
}

async function checkEach(
  app: App,
  sources: readonly Source<AskedRecipe>[],
  tally: Tally,
  question: Question,
): Promise<number> {
  const sheets = new Map<string, Sheet>()
  const run = async (asked: AskedRecipe, name: string) => {
    const sheet = await judge(app, asked, question)
    sheets.set(name, sheet)
    remarkLines(app, sheet)
    tally.add(findings(sheet), isIncomplete(sheet.body))
    return sheet.body
  }
  const { options } = question
  const { outcomes, failure, isPrinted } = await collect(app, sources, run, options)
  if (failure) tally.fail(failure)
  if (!isPrinted) {
    const named = outcomes.map(({ name }) => [name, sheets.get(name)] as const)
    if (options.csv) (await import('../output/dishes.ts')).printCsv(app, named)
    else await printSheets(app, named)
    const explained = options.explain ? [...sheets.values()] : []
    for (const sheet of explained) await printSteps(app, sheet.body, shownConcerns(sheet))
  }
  return tally.exitCode({ always: true })
}
