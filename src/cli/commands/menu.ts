/** `ingr menu`: the EU Annex II allergens of each dish, as a table, CSV, JSON or a printable page. */

import { basename, extname } from 'node:path'
import type { Contains } from '../../domain/profiles.ts'
import { EU_ALLERGENS, EU_ENTRY, type EuAllergen } from '../../domain/restrictions.ts'
import { ERRORS, type ErrorCode, EXIT_UNRESOLVED, invalid } from '../../errors.ts'
import { RECIPE_LETTERS } from '../../operations/recipes/check.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { each } from '../input/each.ts'
import { isIncomplete } from '../input/gates.ts'
import { type Household, readHousehold } from '../input/household.ts'
import { oneFace } from '../input/options.ts'
import { ARGUMENTS, type AskedRecipe, inputsOf, recipesIn, sourcesOf } from '../input/sources.ts'
import { csv } from '../output/csv.ts'
import { personRows } from '../output/household.ts'
import { LETTERS_OF, requireLetters } from '../output/letters.ts'
import { type Dish, menuPage } from '../output/menu-page.ts'
import { tellReadings } from '../output/readings.ts'
import { type CommandRow, KNOWN, type Options, PROFILE, STRICT } from '../rows.ts'

export const command: CommandRow = {
  usage: 'menu [places...]',
  about: 'about.menu',
  examples: 'examples.menu',
  options: [
    ['--html', 'option.html'],
    ['--csv', 'option.csv'],
    ['--letters <scheme>', 'option.menu.letters'],
    ['--title <text>', 'option.title'],
    ['--date <day>', 'option.date'],
    PROFILE,
    KNOWN,
    STRICT,
  ],
  as: 'letters',
  json: ['MenuResponse'],
  run: runMenu,
}

type MenuOptions = Options<'csv' | 'html' | 'letters' | 'title' | 'date' | 'strict' | 'profile'>

/** The list of entries in a dish, and the level that it stands for. */
const COLUMNS = [
  ['contains', 'yes'],
  ['mayContain', 'traces'],
  ['unknown', 'unknown'],
] as const satisfies readonly (readonly [string, Contains])[]

/** A file without a recipe is reported and does not stop the others. */
async function runMenu(app: App, places: readonly string[], options: MenuOptions): Promise<number> {
  const { letters } = options
  const face = oneFace(app, options, ['html', 'csv'])
  const date = dayOf(options.date)
  const scheme = letters === undefined ? undefined : requireLetters(letters)
  const inputs = inputsOf(app, [], { file: places }, msg('noRecipesGiven'))
  const people =
    options.profile === undefined ? undefined : await readHousehold(app, options.profile)
  const sources = sourcesOf(inputs, (input) => recipesIn(app, input))
  const dishes: Dish[] = []
  let failure: ErrorCode | undefined
  for await (const { result, error } of each(app, sources, (one) => dishOf(app, one, people))) {
    if (result) dishes.push(result)
    failure ??= error?.code
  }
  const sign = (entry: EuAllergen) =>
    scheme ? EU_ENTRY[entry].letters[scheme] : app.word('eu', entry)
  if (face === 'html') {
    const { title = app.say('said.menu') } = options
    const { lang } = app
    const { hash } = app.library
    const told = (dish: Dish) => personRows(app, dish.people ?? [])
    app.io.out(menuPage(dishes, { title, date, lang, hash, scheme, people: told }))
  } else if (face === 'csv') app.io.out(csvOf(app, dishes, sign))
  else if (!app.json({ library: app.library.hash, dishes })) await print(app, dishes, sign)
  if (failure) return ERRORS[failure].exit
  return options.strict && dishes.some(isIncomplete) ? EXIT_UNRESOLVED : 0
}

async function dishOf(
  app: App,
  { recipe, title, input }: AskedRecipe,
  people: Household | undefined,
): Promise<Dish> {
  const body = await ask(app, RECIPE_LETTERS, { body: { ...recipe, scheme: LETTERS_OF, people } })
  tellReadings(app, body)
  const those = (value: Contains) =>
    EU_ALLERGENS.filter((entry) =>
      body.letters.some((one) => one.allergen === entry && one.contains === value),
    )
  const file = input.kind === 'file' ? input.path : ARGUMENTS
  const named = title ?? body.skipped?.find(({ reason }) => reason === 'title')?.line
  const [contains, mayContain, unknown] = COLUMNS.map(([, value]) => those(value))
  return {
    file,
    name: named ?? basename(file, extname(file)),
    contains: contains!,
    mayContain: mayContain!,
    unknown: unknown!,
    unresolved: body.unresolved,
    ...(body.named ? { named: body.named } : {}),
    ...(body.people ? { people: body.people } : {}),
  }
}

async function print(app: App, dishes: readonly Dish[], sign: (entry: EuAllergen) => string) {
  const list = (entries: readonly EuAllergen[]) =>
    entries.map(sign).join(', ') || (app.io.isTerminal ? '–' : '')
  const isJudged = dishes.some(({ people }) => people !== undefined)
  await app.table(
    [
      app.say('head.dish'),
      app.say('head.contains'),
      app.say('level.traces'),
      app.say('head.notKnown'),
      ...(isJudged ? [app.say('head.notFor')] : []),
    ],
    dishes.map((dish) => [
      dish.name,
      ...COLUMNS.map(([column]) => list(dish[column])),
      ...(isJudged ? [unsuited(app, dish)] : []),
    ]),
  )
  for (const { name, unresolved } of dishes) {
    for (const id of unresolved) app.remark(`${name}: ${app.say('said.unresolved')}: ${id}`)
  }
  if (app.io.isTerminal) app.remark(app.say('said.advice'))
}

/** "Anna, Ben?": people whom a dish does not suit; uncertain ones with a question mark. */
function unsuited(app: App, { people = [] }: Dish): string {
  const names = people
    .filter(({ verdict }) => verdict !== 'compatible')
    .map(({ name, verdict }) => (verdict === 'uncertain' ? `${name}?` : name))
  return names.join(', ') || (app.io.isTerminal ? '–' : '')
}

/** A row for each dish, a column for each entry. */
function csvOf(app: App, dishes: readonly Dish[], sign: (entry: EuAllergen) => string): string {
  const isJudged = dishes.some(({ people }) => people !== undefined)
  const value = (dish: Dish, entry: EuAllergen) => {
    const found = COLUMNS.find(([column]) => dish[column].includes(entry))
    return found ? app.word('level', found[1]) : app.say('said.notFound')
  }
  return csv(
    [
      [
        app.say('head.dish'),
        ...EU_ALLERGENS.map(sign),
        app.say('head.notRead'),
        ...(isJudged ? [app.say('head.notFor')] : []),
      ],
      ...dishes.map((dish) => [
        dish.name,
        ...EU_ALLERGENS.map((entry) => value(dish, entry)),
        dish.unresolved.join(', '),
        ...(isJudged ? [unsuited(app, dish)] : []),
      ]),
    ],
    app.lang,
  )
}

/** Today by default. Throws INVALID_REQUEST unless it is a date such as 2026-11-22. */
function dayOf(text: string | undefined): string {
  if (text === undefined) {
    const now = new Date()
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  }
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  if (isDay && new Date(text).toISOString().startsWith(text)) return text
  throw invalid(msg('notDay', { text }), { date: text })
}
