/** `check` of several recipes or for several people: recipe by concern, recipe by person. */

import { evaluationOf } from '../../domain/evaluations.ts'
import { DIMENSIONS } from '../../domain/restrictions.ts'
import { mostSevereVerdict, type Verdict } from '../../domain/risk.ts'
import type { RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import { ERRORS, type ErrorBody, EXIT_FAIL_ON } from '../../errors.ts'
import { RECIPE_CHECK } from '../../operations/recipes/check.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { exitCode, gateOf, isIncomplete, type Wanted, wantedOf } from '../input/gates.ts'
import { type Household, readHousehold } from '../input/household.ts'
import type { RecipeBody } from '../input/items.ts'
import { servingsOf } from '../input/numbers.ts'
import { refuseBoth } from '../input/options.ts'
import { ARGUMENTS, findings, type RecipeSource } from '../input/several.ts'
import { dietVerdicts } from '../output/diets.ts'
import { personRows } from '../output/household.ts'
import { tellReadings } from '../output/readings.ts'
import { because, remarkUnresolved } from '../output/verdicts.ts'
import type { CheckOptions } from './compatibility.ts'

/** A recipe by the name it was given: what was found, or why nothing could be. */
type Outcome = {
  readonly recipe: string
  readonly result?: RecipeCheckResponse
} & Partial<ErrorBody>

/** What the two faces have in common: how a recipe is judged, told in rows and drawn. */
interface Face {
  readonly judge: (recipe: RecipeBody) => Promise<RecipeCheckResponse>
  readonly verdicts: (result: RecipeCheckResponse) => readonly Verdict[]
  readonly heads: readonly string[]
  readonly rows: (recipe: string, result: RecipeCheckResponse) => readonly (readonly string[])[]
  /** Another drawing for the terminal than the rows. */
  readonly draw?: (outcomes: readonly Outcome[]) => Promise<void>
}

/** Every recipe is judged apart; one that cannot be read is reported and does not stop the others. */
export async function runRecipes(
  app: App,
  sources: readonly RecipeSource[],
  options: CheckOptions,
): Promise<number> {
  const servings = servingsOf(options)
  if (options.profile === undefined) {
    const wanted = wantedOf(app, options.concern)
    return judgeAll(app, sources, options, byConcern(app, wanted, servings))
  }
  refuseBoth(options, 'concern', 'profile')
  const people = await readHousehold(app, options.profile)
  return judgeAll(app, sources, options, byPerson(app, people, servings))
}

async function judgeAll(
  app: App,
  sources: readonly RecipeSource[],
  options: CheckOptions,
  face: Face,
): Promise<number> {
  const gate = gateOf(app, options)
  const outcomes: Outcome[] = []
  let mostSevere: Verdict = 'compatible'
  let incomplete = false
  let failure: ErrorBody['error'] | undefined
  const parts = sources.map(({ name, read }) => ({
    name,
    parts: async () =>
      (await read()).map(({ recipe, title }) => ({ title, run: () => face.judge(recipe) })),
  }))
  for await (const { name: recipe, ...told } of findings(app, parts)) {
    const { result, error } = told
    if (result) tellReadings(app, result)
    mostSevere = mostSevereVerdict([
      mostSevere,
      ...(result ? face.verdicts(result) : ['uncertain' as const]),
    ])
    incomplete ||= result !== undefined && isIncomplete(result)
    failure ??= error
    if (options.ndjson) await app.io.write(`${JSON.stringify({ recipe, ...told })}\n`)
    else outcomes.push({ recipe, ...told })
  }
  if (!options.ndjson && !app.json({ results: outcomes })) await print(app, outcomes, face)
  const code = exitCode(gate, mostSevere, incomplete)
  // A verdict that stops a recipe says more than a file that could not be read.
  return code === EXIT_FAIL_ON || !failure ? code : ERRORS[failure.code].exit
}

async function print(app: App, outcomes: readonly Outcome[], face: Face) {
  if (app.io.isTerminal && face.draw) await face.draw(outcomes)
  else {
    const rows = outcomes.flatMap(({ recipe, result }) => (result ? face.rows(recipe, result) : []))
    await app.table(face.heads, rows)
  }
  for (const { recipe, result } of outcomes) {
    app.about = recipe === ARGUMENTS ? undefined : recipe
    remarkUnresolved(app, result?.unresolved ?? [])
  }
  app.about = undefined
  if (app.io.isTerminal) app.remark(app.say('said.advice'))
}

const NOTHING_ELSE: Wanted = { concerns: DIMENSIONS, diets: [] }

function byConcern(app: App, wanted: Wanted | undefined, servings: number | undefined): Face {
  const { concerns: shown, diets } = wanted ?? NOTHING_ELSE
  const concerns = wanted?.concerns
  return {
    judge: (recipe) => ask(app, RECIPE_CHECK, { body: { ...recipe, concerns, servings } }),
    verdicts: (result) => [
      ...shown.map((domain) => evaluationOf(result, domain).verdict),
      ...dietVerdicts(app, result, diets).map(({ verdict }) => verdict),
    ],
    heads: app.heads('recipe', 'concern', 'verdict', 'confidence', 'because'),
    rows: (recipe, result) => [
      ...shown.map((domain) => [
        recipe,
        app.word('domain', domain),
        app.word('verdict', evaluationOf(result, domain).verdict),
        app.word('confidence', evaluationOf(result, domain).confidence),
        because(app, evaluationOf(result, domain)),
      ]),
      ...dietVerdicts(app, result, diets).map(({ name, verdict, because: due }) => [
        recipe,
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
        outcomes.map(({ recipe, result }) => ({
          name: recipe,
          cells: [
            ...shown.map((domain) => (result ? evaluationOf(result, domain).verdict : null)),
            ...diets.map((diet) => result?.diets.find((one) => one.diet === diet)?.verdict ?? null),
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

function byPerson(app: App, people: Household, servings: number | undefined): Face {
  return {
    judge: (recipe) => ask(app, RECIPE_CHECK, { body: { ...recipe, people, servings } }),
    verdicts: (result) => (result.people ?? []).map(({ verdict }) => verdict),
    heads: app.heads('recipe', 'person', 'verdict', 'because'),
    rows: (recipe, result) => personRows(app, result.people ?? []).map((row) => [recipe, ...row]),
  }
}
