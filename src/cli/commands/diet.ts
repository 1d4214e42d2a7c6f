/** `ingr diet`: checks ingredients against a diet, or against the diets of a household. */

import type { Diet } from '../../domain/restrictions.ts'
import { mostSevereVerdict } from '../../domain/risk.ts'
import type { DietResponse } from '../../domain/shapes/compatibility.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import { invalid, shown } from '../../errors.ts'
import { DIET } from '../../operations/compatibility.ts'
import { narrowed } from '../../operations/people.ts'
import { RECIPE_CHECK, RECIPE_DIET } from '../../operations/recipes/check.ts'
import { meant } from '../../vocabulary/words.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { forEachRecipe } from '../input/each.ts'
import { exitCode, type Gate, gateOf, isIncomplete } from '../input/gates.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'
import { type Household, readHousehold } from '../input/household.ts'
import { quoted } from '../input/items.ts'
import { givenServings } from '../input/numbers.ts'
import type { AskedRecipe } from '../input/sources.ts'
import { DIET_WORDS, dietNamed } from '../input/words.ts'
import { printPeople } from '../output/household.ts'
import { shownBody, tellReadings } from '../output/readings.ts'
import { type CommandRow, GATES, type Options, PROFILE, RECIPES, SERVINGS } from '../rows.ts'

export const command: CommandRow = {
  usage: 'diet <diet> [items...]',
  about: 'about.diet',
  examples: 'examples.diet',
  options: [...RECIPES, ...GATES, SERVINGS, PROFILE],
  as: 'diet',
  json: ['DietResponse', 'RecipeDietResponse', 'RecipeCheckResponse'],
  run: runDiet,
}

type DietOptions = Options<'file' | 'ndjson' | 'failOn' | 'strict' | 'servings' | 'profile'>

async function runDiet(
  app: App,
  [first, rest]: readonly [string, readonly string[]],
  options: DietOptions,
) {
  const gate = gateOf(app, options)
  const last = rest.at(-1)
  // "diet gelatin vegetarian" is accepted too, with the diet last.
  const isLast = last !== undefined && isDietWord(last) && !isDietWord(first)
  const name = isLast ? last : first
  const args = isLast ? [first, ...rest.slice(0, -1)] : rest
  if (options.profile !== undefined) {
    const items = isDietWord(name) ? args : [name, ...args]
    const people = await readHousehold(app, options.profile)
    return forEachRecipe(app, items, options, ['servings'], (asked) =>
      judgeDietsOfPeople(app, people, asked, gate, options),
    )
  }
  const wanted = dietNamed(app, name, { instead: `check ${args.map(quoted).join(' ')} -c` })
  return forEachRecipe(app, args, options, ['diet', 'servings'], (asked) =>
    judgeDiet(app, wanted, asked, gate, options),
  )
}

const isDietWord = (word: string) => meant(DIET_WORDS, word).length > 0

async function judgeDiet(
  app: App,
  wanted: Diet,
  asked: AskedRecipe,
  gate: Gate,
  options: DietOptions,
) {
  const { recipe, given } = asked
  // A diet does not depend on amounts, but an invalid number is still an error.
  const servings = givenServings(options, asked)
  const { diet = wanted } = given ?? {}
  if (diet !== wanted) {
    throw invalid(msg('otherDietInJson', { name: wanted, diet: shown(diet) }))
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

/** The ids of items without their amounts: a diet request takes only ids. */
const idsOf = (items: unknown): unknown =>
  Array.isArray(items) ? items.map((item) => item?.ingredientId ?? item) : items

/** The verdict and its reasons: a line and a table on a terminal, rows in a pipe. */
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
  await app.table(app.heads('verdict', 'ingredient', 'because'), reasons)
}
