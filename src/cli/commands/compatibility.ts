/** The commands that judge lists: check, batch, diet, fodmap and histamine. */

import { evaluationOf } from '../../domain/evaluations.ts'
import { itemAt } from '../../domain/present.ts'
import {
  type Concern,
  DIMENSIONS,
  type Diet,
  type DoseDomain,
  isAllergen,
} from '../../domain/restrictions.ts'
import { mostSevereVerdict, type Verdict } from '../../domain/risk.ts'
import type { CheckResponse, DietResponse } from '../../domain/shapes/compatibility.ts'
import type { PersonFinding } from '../../domain/shapes/people.ts'
import type { Readings, RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { CheckAnswer } from '../../engine/compatibility/check.ts'
import type { FodmapAnswer, HistamineAnswer } from '../../engine/compatibility/single.ts'
import { EXIT_UNRESOLVED, invalid, shown } from '../../errors.ts'
import { CHECK, CHECK_BATCH, DIET, FODMAP, HISTAMINE } from '../../operations/compatibility.ts'
import type { Question } from '../../operations/operation.ts'
import { narrowed } from '../../operations/people.ts'
import {
  RECIPE_CHECK,
  RECIPE_DIET,
  RECIPE_FODMAP,
  RECIPE_HEADROOM,
  RECIPE_HISTAMINE,
  RECIPE_LETTERS,
} from '../../operations/recipes/check.ts'
import { meant } from '../../vocabulary/words.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import {
  concernsOf,
  exitCode,
  type Gate,
  type GateOptions,
  gateOf,
  isIncomplete,
  type Wanted,
  wantedOf,
} from '../input/gates.ts'
import { typedName, typedRestrictions, typedSource } from '../input/hints.ts'
import { type Household, type Profile, peopleOf, readHousehold } from '../input/household.ts'
import {
  type AskedRecipe,
  askedRecipes,
  givenOr,
  type ItemOptions,
  ignoredOfCheck,
  itemText,
  parseJson,
  quoted,
  tellIgnored,
} from '../input/items.ts'
import { type ServingOptions, servingsOf } from '../input/numbers.ts'
import { refuseBoth } from '../input/options.ts'
import { ARGUMENTS, forEachRecipe, recipesOf, type SeveralOptions } from '../input/several.ts'
import { DIET_WORDS, dietNamed } from '../input/words.ts'
import { printPeople } from '../output/household.ts'
import { shownBody, tellChoices, tellReadings } from '../output/readings.ts'
import { printCheck, remarkServing, remarkUnresolved } from '../output/verdicts.ts'

export interface CheckOptions extends GateOptions, ServingOptions, SeveralOptions {
  readonly concern?: readonly string[]
  readonly explain?: boolean
  readonly letters?: string
  /** A household file; true: that of the user. */
  readonly profile?: string | true
  readonly grid?: boolean
  /** `day`: what the meals of each day add up to. */
  readonly per?: string
}

export async function runCheck(app: App, args: string[], options: CheckOptions) {
  if (options.per !== undefined) return (await import('./week.ts')).runWeek(app, args, options)
  const files = recipesOf(app, args, options)
  const { profile, grid, ndjson, letters: scheme } = options
  if (scheme !== undefined) return runLetters(app, args, scheme, options)
  for (const other of ['profile', 'grid', 'ndjson'] as const) refuseBoth(options, 'explain', other)
  const recipesIn = (file: string | undefined, keys: readonly string[] = []) =>
    file === undefined ? askedRecipes(app, args, {}, keys) : askedRecipes(app, [], { file }, keys)
  if (files.length > 1 || profile !== undefined || grid || ndjson) {
    const sources = (files.length > 0 ? files : [undefined]).map((file) => ({
      name: file ?? ARGUMENTS,
      read: () => recipesIn(file),
    }))
    refuseSeveral(options, files)
    const { runRecipes } = await import('./recipes.ts')
    return runRecipes(app, sources, options)
  }
  const [file] = files
  const gate = gateOf(app, options)
  const wanted = wantedOf(app, options.concern)
  const found = await recipesIn(file, ['concerns', 'servings'])
  if (found.length > 1) {
    const name = file ?? ARGUMENTS
    refuseSeveral(
      options,
      found.map(({ title }, at) => `${name}: ${title ?? at + 1}`),
    )
    const { runRecipes } = await import('./recipes.ts')
    return runRecipes(app, [{ name, read: async () => found }], options)
  }
  const read = itemAt(found, 0)
  const { body, diets } = await checked(app, read, wanted, {
    concerns: givenOr(wanted?.concerns, 'concerns', read.given),
    servings: givenServings(options, read),
  })
  const concerns = body.concerns?.map(({ concern }) => concern) ?? null
  const shown: readonly Concern[] = concerns ?? DIMENSIONS
  if (!app.json(diets.length > 0 ? body : shownBody(body))) {
    await printCheck(app, body, concerns, options.explain === true, diets)
  }
  const culprits = shown.filter((domain) => isConflict(evaluationOf(body, domain).verdict))
  // Of all of them an allergen is what somebody is most likely to cook around.
  const first = culprits.find((domain) => isAllergen(domain)) ?? culprits[0]
  if (first)
    app.next(swapFor(app, body, concerns ? culprits : [first], file === undefined ? {} : { file }))
  const verdicts = [...shown.map((domain) => evaluationOf(body, domain)), ...diets]
  return exitCode(
    gate,
    mostSevereVerdict(verdicts.map(({ verdict }) => verdict)),
    isIncomplete(body),
  )
}

/** As many names are shown of recipes that are too many. */
const MOST_NAMED = 3

/** Throws INVALID_REQUEST where one recipe is to be explained and these are given. */
function refuseSeveral({ explain }: CheckOptions, names: readonly string[]): void {
  if (!explain || names.length < 2) return
  const more = names.length > MOST_NAMED ? ', …' : ''
  throw invalid(
    msg('explainTakesOneRecipe', {
      count: names.length,
      names: names.slice(0, MOST_NAMED).join(', ') + more,
    }),
  )
}

/**
 * Of ids and JSON the answer is the plain operation's; of anything that was read, or where a diet is asked for, the recipe's.
 */
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
  if (named.length === 0) return { body, diets: [] }
  const { dietVerdicts } = await import('../output/diets.ts')
  return { body, diets: dietVerdicts(app, body, named) }
}

/** As the option or the JSON says. Throws INVALID_REQUEST. */
const givenServings = (options: ServingOptions, { given }: AskedRecipe) =>
  givenOr(servingsOf(options), 'servings', given)

const isConflict = (verdict: Verdict) => verdict === 'incompatible' || verdict === 'caution'

/** What replaces the culprits: in the file, or the most severe one by itself. */
function swapFor(
  app: App,
  body: CheckResponse,
  culprits: readonly Concern[],
  { file }: ItemOptions,
) {
  const [first] = culprits
  if (file !== undefined && file !== '-') {
    return `swap --file ${quoted(file)} --for ${typedRestrictions(app, culprits)}`
  }
  const id = itemAt(evaluationOf(body, first!).contributors, 0).ingredientId
  return `swap ${typedName(app, id)} --for ${typedRestrictions(app, culprits.slice(0, 1))}`
}

/** The EU allergens of each dish, which no amount changes. */
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

export interface BatchOptions extends ItemOptions, GateOptions {
  readonly concern?: readonly string[]
  readonly ndjson?: boolean
}

/** A JSON batch as the API takes it, or with `--ndjson` one check per line without a limit on their number. */
export async function runBatch(app: App, args: string[], options: BatchOptions) {
  if (options.ndjson) return (await import('./stream.ts')).streamBatch(app, args, options)
  const concerns = concernsOf(app, options.concern)
  const gate = gateOf(app, options)
  const given = parseJson(itemText(app, args, options)) as
    | Record<string, unknown>
    | unknown[]
    | null
  if (given === null || typeof given !== 'object') {
    throw invalid(msg('batchNeitherListNorObject'))
  }
  const { checks, ...beside } = Array.isArray(given) ? { checks: given } : given
  const { concerns: _, ...unknown } = beside as Record<string, unknown>
  tellIgnored(app, [
    ...Object.keys(unknown),
    ...(Array.isArray(checks) ? checks : []).flatMap((one) =>
      ignoredOfCheck(one).map((name) => `checks[].${name}`),
    ),
  ])
  const body = await ask(app, CHECK_BATCH, {
    body: { checks, concerns: givenOr(concerns, 'concerns', beside) },
  })
  if (!app.json(body)) {
    await app.table(
      app.heads('check', 'concern', 'verdict'),
      body.results.flatMap(({ index, result, error }): string[][] =>
        error
          ? [[String(index), error.code, error.message]]
          : (
              result!.concerns ??
              DIMENSIONS.map((concern) => ({ concern, ...result!.evaluation[concern] }))
            ).map(({ concern, verdict }) => [
              String(index),
              app.word('domain', concern),
              app.word('verdict', verdict),
            ]),
      ),
    )
  }
  // What could not be judged passes no gate that would have stopped an uncertain recipe.
  const failure = body.results.find(({ error }) => error)?.error?.code
  const results = body.results.flatMap(({ result }) => (result ? [result] : []))
  const verdicts = results.flatMap((r) =>
    (r.concerns ?? Object.values(r.evaluation)).map((c) => c.verdict),
  )
  return exitCode(
    gate,
    mostSevereVerdict([...verdicts, failure ? 'uncertain' : 'compatible']),
    failure !== undefined || results.some((r) => r.unresolved.length > 0),
    failure,
  )
}

export async function runDiet(app: App, first: string, rest: string[], options: DietOptions) {
  const gate = gateOf(app, options)
  const last = rest.at(-1)
  // "Diet gelatin vegetarian" says the same as the diet first.
  const isLast = last !== undefined && isDietWord(last) && !isDietWord(first)
  const name = isLast ? last : first
  const args = isLast ? [first, ...rest.slice(0, -1)] : rest
  if (options.profile !== undefined) {
    const items = isDietWord(name) ? args : [name, ...args]
    return runDietsOfPeople(app, items, options)
  }
  const wanted = dietNamed(app, name, { instead: `check ${args.map(quoted).join(' ')} -c` })
  return forEachRecipe(app, args, options, ['diet', 'servings'], (asked) =>
    judgeDiet(app, wanted, asked, gate, options),
  )
}

const isDietWord = (word: string) => meant(DIET_WORDS, word).length > 0

interface DietOptions extends SeveralOptions, GateOptions, ServingOptions {
  readonly profile?: Profile
}

async function judgeDiet(
  app: App,
  wanted: Diet,
  asked: AskedRecipe,
  gate: Gate,
  options: DietOptions,
) {
  const { recipe, given } = asked
  // No amount changes what a diet says; a number that is none is still a mistake.
  const servings = givenServings(options, asked)
  const { diet = wanted } = given ?? {}
  if (diet !== wanted) {
    throw invalid(
      msg('otherDietInJson', {
        name: wanted,
        diet: shown(diet),
      }),
    )
  }
  const body: DietResponse & Readings =
    'items' in recipe
      ? await ask(app, DIET, { body: { diet, ingredientIds: idsOf(recipe.items), servings } })
      : await ask(app, RECIPE_DIET, { body: { ...recipe, diet, servings } })
  tellReadings(app, body)
  if (!app.json(shownBody(body))) {
    await printDiet(app, body)
    for (const id of body.unresolved) app.remark(`${app.say('said.unresolved')}: ${id}`)
    if (body.violations[0])
      app.next(
        `swap ${typedName(app, body.violations[0].ingredientId)} --for ${typedRestrictions(app, [body.diet])}`,
      )
  }
  return exitCode(gate, body.verdict, isIncomplete(body))
}

/** What the diets of the people say. */
async function runDietsOfPeople(app: App, args: readonly string[], options: DietOptions) {
  const gate = gateOf(app, options)
  const people = await readHousehold(app, options.profile ?? true)
  return forEachRecipe(app, args, options, ['servings'], (asked) =>
    judgeDietsOfPeople(app, people, asked, gate, options),
  )
}

async function judgeDietsOfPeople(
  app: App,
  people: Household,
  asked: AskedRecipe,
  gate: Gate,
  options: DietOptions,
) {
  const answer = await ask(app, RECIPE_CHECK, {
    body: { ...asked.recipe, people, diets: [], servings: givenServings(options, asked) },
  })
  tellReadings(app, answer)
  const body = narrowed(answer, ({ kind }) => kind === 'diet')
  const { people: found = [] } = body
  if (!app.json(shownBody(body))) await printPeople(app, found)
  const verdict = mostSevereVerdict(found.map((one) => one.verdict))
  return exitCode(gate, verdict, isIncomplete(body))
}

/** A diet asks for ids alone: those of items, whatever their amounts. */
const idsOf = (items: unknown): unknown =>
  Array.isArray(items) ? items.map((item) => item?.ingredientId ?? item) : items

/** The verdict and what it is due to: a line and a table on a terminal, rows in a pipe. */
async function printDiet(app: App, body: DietResponse) {
  const sources = (list: readonly string[]) =>
    list.map((source) => app.library.vocabulary.animalSources[source]![app.lang]).join(', ')
  const rows = (said: 'said.violates' | 'said.maybe', list: DietResponse['violations']) =>
    list.map((one) => [app.say(said), app.name(one.ingredientId), sources(one.sources)])
  const reasons = [
    ...rows('said.violates', body.violations),
    ...rows('said.maybe', body.uncertainSources),
  ]
  const verdict = [app.word('diet', body.diet), app.word('verdict', body.verdict)]
  if (!app.io.isTerminal) return app.rows([[...verdict, ''], ...reasons])
  await app.paragraph(verdict.join(': '))
  if (reasons.length === 0) return
  const heads = ['verdict', 'ingredient', 'because'] as const
  await app.table(
    heads.map((head) => app.say(`head.${head}`)),
    reasons,
  )
}

export function runFodmap(app: App, args: string[], options: MaxOptions): Promise<number> {
  return runDoses(app, 'fodmap', args, options)
}

export function runHistamine(app: App, args: string[], options: MaxOptions): Promise<number> {
  return runDoses(app, 'histamine', args, options)
}

type DoseAnswer = (FodmapAnswer | HistamineAnswer) &
  Readings & { readonly people?: readonly PersonFinding[] }
type DoseQuestion = Question<DoseAnswer | Promise<DoseAnswer>>

/** What each of the two asks of items with amounts, and of the text of a recipe. */
const DOSES: Readonly<
  Record<DoseDomain, { readonly ofItems: DoseQuestion; readonly ofRecipe: DoseQuestion }>
> = {
  fodmap: { ofItems: FODMAP, ofRecipe: RECIPE_FODMAP },
  histamine: { ofItems: HISTAMINE, ofRecipe: RECIPE_HISTAMINE },
}

async function runDoses(
  app: App,
  domain: keyof typeof DOSES,
  args: string[],
  options: MaxOptions,
): Promise<number> {
  refuseBoth(options, 'max', 'profile')
  const people = peopleOf(app, options.profile)
  return forEachRecipe(app, args, options, ['servings'], async (asked, source) => {
    if (options.max) return headroom(app, domain, asked, options)
    const { recipe, request } = listRequest(asked, options)
    const { ofItems, ofRecipe } = DOSES[domain]
    const household = await people()
    const question = 'items' in recipe && !household ? ofItems : ofRecipe
    const body = await ask(app, question, { body: { ...request.body, people: household } })
    return printDosesOf(app, domain, body, args, source)
  })
}

/** The recipe as an operation takes it, for as many as the options or the JSON say. */
function listRequest(asked: AskedRecipe, options: MaxOptions) {
  const { recipe } = asked
  return { recipe, request: { body: { ...recipe, servings: givenServings(options, asked) } } }
}

/** Each food at its amount, and why the whole is what it is. */
async function printDosesOf(
  app: App,
  domain: keyof typeof DOSES,
  body: DoseAnswer,
  args: readonly string[],
  source: ItemOptions,
) {
  tellReadings(app, body)
  if (app.json(shownBody(body))) return 0
  const { printDoses } = await import('../output/doses.ts')
  remarkServing(app, body.serving)
  await printDoses(app, body)
  const { people = [] } = body
  if (people.length > 0) await printPeople(app, people)
  remarkUnresolved(app, body.unresolved)
  app.next(`${domain} ${typedSource(args, source)} --max`)
  return 0
}

interface MaxOptions extends SeveralOptions, ServingOptions {
  readonly profile?: Profile
  readonly max?: boolean
}

/** How many grams of each ingredient keep the list low. */
async function headroom(
  app: App,
  domain: keyof typeof DOSES,
  asked: AskedRecipe,
  options: MaxOptions,
) {
  const { request } = listRequest(asked, options)
  const body = await ask(app, RECIPE_HEADROOM, { body: { ...request.body, domain } })
  tellReadings(app, body)
  if (app.json(shownBody(body))) return 0
  await app.table(
    app.heads('ingredient', 'grams', 'most'),
    body.items.map(({ ingredientId, grams, maxGrams, unlimited }) => [
      app.name(ingredientId),
      app.number(grams),
      unlimited
        ? app.say('said.noLimit')
        : maxGrams === null
          ? app.say('said.noRoom')
          : `${app.number(maxGrams)} g`,
    ]),
  )
  remarkUnresolved(app, body.unresolved)
  return 0
}
