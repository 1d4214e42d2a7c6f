/** `ingr diet`: checks ingredients against a diet, or against the diets of a household. */

import type { Diet } from '../../domain/restrictions.ts'
import { mostSevereVerdict } from '../../domain/risk.ts'
import type { DietResponse, Unresolved } from '../../domain/shapes/compatibility.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import { invalid, shown } from '../../errors.ts'
import { DIET } from '../../operations/compatibility.ts'
import { narrowed } from '../../operations/people.ts'
import { RECIPE_CHECK, RECIPE_DIET } from '../../operations/recipes/check.ts'
import { meant } from '../../vocabulary/words.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { type ExitPolicy, exitCode, exitPolicyOf, isIncomplete } from '../input/gates.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'
import { type Household, readHousehold } from '../input/household.ts'
import { quoted } from '../input/items.ts'
import { givenServings } from '../input/numbers.ts'
import type { AskedRecipe } from '../input/sources.ts'
import { DIET_WORDS, dietNamed, namesIn } from '../input/words.ts'
import { answerEach, sourceFields } from '../output/answers.ts'
import { PLAIN } from '../output/sheet.ts'
import { type CommandRow, GATES, type Options, PROFILE, RECIPES, SERVINGS } from '../rows.ts'

export const command: CommandRow = {
  usage: 'diet <diet> [items...]',
  options: [...RECIPES, ...GATES, SERVINGS, PROFILE],
  json: ['DietResponse', 'RecipeDietResponse', 'RecipeCheckResponse'],
  run: runDiet,
}

type DietOptions = Options<'file' | 'ndjson' | 'failOn' | 'strict' | 'servings' | 'profile'>

interface GatedOptions {
  readonly gate: ExitPolicy
  readonly options: DietOptions
}

async function runDiet(
  app: App,
  [first, rest]: readonly [string, readonly string[]],
  options: DietOptions,
) {
  const gate = exitPolicyOf(app, options)
  const last = rest.at(-1)
  // The diet may also come last, as in "diet gelatin vegetarian".
  const isLast = last !== undefined && isDietWord(last) && !isDietWord(first)
  const name = isLast ? last : first
  const args = isLast ? [first, ...rest.slice(0, -1)] : rest
  if (options.profile !== undefined) {
    const items = isDietWord(name) ? args : [name, ...args]
    const people = await readHousehold(app, options.profile)
    return answerEach(app, { args: items, keys: ['servings'] }, options, (asked) =>
      judgeDietsOfPeople(app, people, asked, { gate, options }),
    )
  }
  const instead = `check ${args.map(quoted).join(' ')} -c`
  const names = namesIn([name])
  if (names.length > 1) {
    for (const one of names) dietNamed(app, one, { instead })
    const { runCheck } = await import('./check.ts')
    return runCheck(app, [...args], { ...options, concern: [name] })
  }
  const wanted = dietNamed(app, name, { instead })
  return answerEach(app, { args, keys: ['diet', 'servings'] }, options, (asked) =>
    judgeDiet(app, wanted, asked, { gate, options }),
  )
}

const isDietWord = (word: string) => {
  const names = namesIn([word])
  return names.length > 0 && names.every((one) => meant(DIET_WORDS, one).length > 0)
}

async function judgeDiet(
  app: App,
  wanted: Diet,
  asked: AskedRecipe,
  { gate, options }: GatedOptions,
) {
  const { recipe, given, input } = asked
  // The number of servings does not affect a diet, but an invalid number is still an error.
  const servings = givenServings(options, asked)
  const { diet = wanted } = given ?? {}
  if (diet !== wanted) throw invalid(msg('otherDietInJson', { name: wanted, diet: shown(diet) }))
  const body: DietResponse & Readings =
    'items' in recipe
      ? await ask(app, DIET, { body: { diet, ingredientIds: idsOf(recipe.items), servings } })
      : await ask(app, RECIPE_DIET, { body: { ...recipe, diet, servings } })
  const [first] = body.violations
  const source =
    input.kind === 'file' ? quoted(input.path) : first && typedName(app, first.ingredientId)
  return {
    sheet: {
      ...PLAIN,
      ...sourceFields(asked),
      body: { ...body, evaluation: {}, diets: [body], unresolved: unresolvedOf(body) },
      wanted: { concerns: [], diets: [wanted] },
    },
    body,
    code: exitCode(gate, body.verdict, isIncomplete(body)),
    next: first && `swap ${source} --for ${typedRestrictions(app, [wanted])}`,
  }
}

/** Adds an error code to each unresolved item, because a diet response lists these items by name only. */
const unresolvedOf = ({ unresolved, readings = [] }: DietResponse & Readings) =>
  unresolved.map((ingredientId): Unresolved => {
    const line = readings.find(({ name, phrase }) => [name, phrase].includes(ingredientId))
    const code = line?.reading === 'guess' ? 'GUESS' : 'INGREDIENT_NOT_FOUND'
    return { ingredientId, reason: '', code }
  })

async function judgeDietsOfPeople(
  app: App,
  people: Household,
  asked: AskedRecipe,
  { gate, options }: GatedOptions,
) {
  const answer = await ask(app, RECIPE_CHECK, {
    body: { ...asked.recipe, people, diets: [], servings: givenServings(options, asked) },
  })
  const body = narrowed(answer, ({ kind }) => kind === 'diet')
  const verdict = mostSevereVerdict((body.people ?? []).map((one) => one.verdict))
  return {
    sheet: { ...PLAIN, ...sourceFields(asked), body, household: people },
    body,
    code: exitCode(gate, verdict, isIncomplete(body)),
  }
}

/** Removes the amounts and returns the ids of the items, because a diet request takes only ids. */
const idsOf = (items: unknown): unknown =>
  Array.isArray(items) ? items.map((item) => item?.ingredientId ?? item) : items
