/** `ingr fodmap`, with code shared by `ingr histamine`: the risk level of foods, or the amounts that keep it low. */

import type { DoseDomain } from '../../domain/restrictions.ts'
import { isRisk } from '../../domain/risk.ts'
import type { PersonFinding } from '../../domain/shapes/people.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import type { FodmapAnswer, HistamineAnswer } from '../../engine/compatibility/single.ts'
import { FODMAP, HISTAMINE } from '../../operations/compatibility.ts'
import type { Question } from '../../operations/operation.ts'
import { RECIPE_FODMAP, RECIPE_HEADROOM, RECIPE_HISTAMINE } from '../../operations/recipes/check.ts'
import { upper } from '../../wording/because.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { forEachRecipe } from '../input/each.ts'
import { typedSource } from '../input/hints.ts'
import { peopleOf } from '../input/household.ts'
import { givenServings } from '../input/numbers.ts'
import { oneFormat, refuseBoth } from '../input/options.ts'
import { answerEach, sourceFields } from '../output/answers.ts'
import { csv } from '../output/csv.ts'
import { levelHeads, levelRows, levelsOf } from '../output/doses.ts'
import { remarkReadings, shownBody } from '../output/readings.ts'
import { PLAIN } from '../output/sheet.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import { type CommandRow, type Options, PROFILE, RECIPES, SERVINGS } from '../rows.ts'

export const command = doseCommand('fodmap')

export function doseCommand(domain: DoseDomain): CommandRow {
  const answer = `${upper(domain)}Response`
  return {
    usage: `${domain} [items...]`,
    options: [
      ...RECIPES,
      SERVINGS,
      PROFILE,
      ['--max', 'option.fodmap.max'],
      ['--csv', 'option.shop.csv'],
      ['--explain', 'option.check.explain'],
    ],
    json: [answer, `Recipe${answer}`, 'RecipeHeadroomResponse'],
    run: (app: App, args: readonly string[], options: DoseOptions) =>
      runDoses(app, domain, args, options),
  }
}

type DoseOptions = Options<'file' | 'ndjson' | 'servings' | 'profile' | 'explain' | 'csv'> & {
  readonly max?: boolean
}

type DoseAnswer = (FodmapAnswer | HistamineAnswer) &
  Readings & { readonly people?: readonly PersonFinding[] }
type DoseQuestion = Question<DoseAnswer | Promise<DoseAnswer>>

/** For each domain, an operation for items with amounts and an operation for the text of a recipe. */
const DOSES: Readonly<
  Record<DoseDomain, { readonly ofItems: DoseQuestion; readonly ofRecipe: DoseQuestion }>
> = {
  fodmap: { ofItems: FODMAP, ofRecipe: RECIPE_FODMAP },
  histamine: { ofItems: HISTAMINE, ofRecipe: RECIPE_HISTAMINE },
}

function runDoses(app: App, domain: DoseDomain, args: readonly string[], options: DoseOptions) {
  refuseBoth(options, 'max', 'profile')
  for (const other of ['max', 'profile', 'explain', 'ndjson'] as const) {
    refuseBoth(options, 'csv', other)
  }
  oneFormat(app, options, ['csv'])
  if (options.csv) return levelsCsv(app, domain, args, options)
  if (options.max) {
    return forEachRecipe(app, { args, keys: ['servings'] }, options, (asked) =>
      headroom(app, { ...asked.recipe, servings: givenServings(options, asked), domain }),
    )
  }
  const people = peopleOf(app, options.profile)
  return answerEach(app, { args, keys: ['servings'] }, options, async (asked) => {
    const { recipe, input } = asked
    const household = await people()
    const servings = givenServings(options, asked)
    const { ofItems, ofRecipe } = DOSES[domain]
    const question = 'items' in recipe && !household ? ofItems : ofRecipe
    const body = await ask(app, question, { body: { ...recipe, servings, people: household } })
    const { items, unresolved, readings = [] } = body
    const sheet = {
      ...PLAIN,
      ...sourceFields(asked),
      body: { ...body, evaluation: { [domain]: body.evaluation } },
      wanted: { concerns: [domain], diets: [] },
      household: body.people?.length ? household : undefined,
      levels: levelsOf(body),
      isList:
        input.kind === 'words' &&
        !household &&
        items.length + unresolved.length > 1 &&
        items.every(({ amountAssumed }) => amountAssumed) &&
        readings.every(({ or = [] }) => or.length === 0),
    }
    const isConflict = body.evaluation.contributors.some(({ risk }) => isRisk(risk))
    const next = isConflict ? `${domain} ${typedSource(input)} --max` : undefined
    return { sheet, body, code: 0, next }
  })
}

/** Prints CSV with a row for each food. If there are several recipes, each row starts with the recipe name. */
async function levelsCsv(
  app: App,
  domain: DoseDomain,
  args: readonly string[],
  options: DoseOptions,
): Promise<number> {
  const rows: (readonly string[])[] = []
  const { ofItems, ofRecipe } = DOSES[domain]
  let heads = levelHeads(app)
  const code = await forEachRecipe(app, { args, keys: ['servings'] }, options, async (asked) => {
    const { recipe } = asked
    const servings = givenServings(options, asked)
    const question = 'items' in recipe ? ofItems : ofRecipe
    const body = await ask(app, question, { body: { ...recipe, servings } })
    remarkReadings(app, body)
    const { about } = app
    if (about !== undefined) heads = [...app.heads('recipe'), ...levelHeads(app)]
    const of = about === undefined ? [] : [asked.title ?? about]
    rows.push(...levelRows(app, levelsOf(body), body.unresolved).map((row) => [...of, ...row]))
    return 0
  })
  if (rows.length > 0) app.io.out(csv(heads, rows, app.lang))
  return code
}

/** Prints how many grams of each ingredient can be used without raising the level of the whole list above "low". */
async function headroom(app: App, request: object): Promise<number> {
  const body = await ask(app, RECIPE_HEADROOM, { body: request })
  remarkReadings(app, body)
  if (app.json(shownBody(body))) return 0
  await app.table(
    app.heads('ingredient', 'grams', 'most'),
    body.items.map(({ ingredientId, grams, maxGrams, unlimited, aloneGrams }) => [
      app.name(ingredientId),
      app.number(grams),
      unlimited
        ? app.say('said.noLimit')
        : maxGrams === null
          ? aloneGrams === null
            ? app.say('said.noRoom')
            : app.say('said.aloneOnly', { grams: app.number(aloneGrams) })
          : `${app.number(maxGrams)} g`,
    ]),
  )
  remarkUnresolved(app, body.unresolved)
  return 0
}
