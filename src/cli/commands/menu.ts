/** `ingr menu`: the EU Annex II allergens of each dish, as a table, CSV, JSON or a printable page. */

import { basename, extname } from 'node:path'
import { itemAt } from '../../domain/present.ts'
import type { Contains } from '../../domain/profiles.ts'
import {
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  type LetterScheme,
} from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import type { PersonFinding } from '../../domain/shapes/people.ts'
import type { LettersResponse, Readings } from '../../domain/shapes/recipes.ts'
import { ERRORS, type ErrorCode, EXIT_UNRESOLVED, invalid } from '../../errors.ts'
import { RECIPE_LETTERS } from '../../operations/recipes/check.ts'
import { cleanTitle } from '../../operations/recipes/titles.ts'
import { upper } from '../../wording/because.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { each } from '../input/each.ts'
import { isIncomplete } from '../input/gates.ts'
import { type Household, peopleOf } from '../input/household.ts'
import { type AskedDish, dishesIn } from '../input/menu.ts'
import { oneFormat } from '../input/options.ts'
import { ARGUMENTS, inputsOf, sourcesOf } from '../input/sources.ts'
import { csv } from '../output/csv.ts'
import { personRows, reason } from '../output/household.ts'
import { LETTERS_OF, letterLine, requireLetters } from '../output/letters.ts'
import { type Dish, menuPage } from '../output/menu-page.ts'
import { remarkReadings } from '../output/readings.ts'
import { Reasons } from '../output/reasons.ts'
import type { Line } from '../output/render/columns.ts'
import type { GridDrawing } from '../output/render/grid.ts'
import { writtenTitle } from '../output/sheet.ts'
import { type CommandRow, KNOWN, type Options, PROFILE, SAYING, STRICT } from '../rows.ts'

export const command: CommandRow = {
  usage: 'menu [places...]',
  options: [
    ['--html', 'option.html'],
    ['--csv', 'option.csv'],
    ['--letters <scheme>', 'option.menu.letters'],
    ['--title <text>', 'option.title'],
    ['--date <day>', 'option.date'],
    PROFILE,
    ...SAYING,
    KNOWN,
    STRICT,
  ],
  as: 'letters',
  json: ['MenuResponse'],
  run: runMenu,
}

type Body = Readings & LettersResponse
type MenuOptions = Options<'csv' | 'html' | 'letters' | 'title' | 'date' | 'strict' | 'profile'>

/** Fields of a dish that list EU allergens, each with the `contains` value of the listed allergens. */
const COLUMNS = [
  ['contains', 'yes'],
  ['mayContain', 'traces'],
  ['unknown', 'unknown'],
] as const satisfies readonly (readonly [string, Contains])[]

/** Prints the allergens of each dish. Reports a file without a recipe, and still processes the other files. */
async function runMenu(app: App, places: readonly string[], options: MenuOptions): Promise<number> {
  const { letters } = options
  const face = oneFormat(app, options, ['html', 'csv'])
  const date = dayOf(options.date)
  const scheme = letters === undefined ? undefined : requireLetters(letters)
  const inputs = inputsOf(app, [], { file: places }, { nothing: msg('noRecipesGiven') })
  const people = await peopleOf(app, options.profile)()
  const sources = sourcesOf(inputs, (input) => dishesIn(app, input))
  const dishes: Dish[] = []
  const whys = new Map<Dish, string>()
  const why = (dish: Dish) => whys.get(dish) ?? ''
  let failure: ErrorCode | undefined
  for await (const { result, error } of each(app, sources, (one) => dishOf(app, one, people))) {
    if (result) {
      dishes.push(result.dish)
      whys.set(result.dish, result.why)
    }
    failure ??= error?.code
  }
  if (face === 'html') {
    const { title = app.say('said.menu') } = options
    app.io.out(
      menuPage(dishes, {
        title,
        date,
        lang: app.lang,
        hash: app.library.hash,
        scheme,
        people: (dish) => personRows(app, dish.people ?? []),
        why,
        letters: (dish) => (scheme ? lettersOf(dish, scheme) : ''),
      }),
    )
  } else if (face === 'csv') app.io.out(csvOf(app, dishes, signsOf(app, scheme)))
  else if (!app.json({ library: app.library.hash, dishes })) await print(app, dishes, scheme, why)
  if (failure) return ERRORS[failure].exit
  return options.strict && dishes.some(isIncomplete) ? EXIT_UNRESOLVED : 0
}

async function dishOf(
  app: App,
  { recipe, title, input, isListed = false }: AskedDish,
  people: Household | undefined,
): Promise<{ readonly dish: Dish; readonly why: string }> {
  const body = await ask(app, RECIPE_LETTERS, { body: { ...recipe, scheme: LETTERS_OF, people } })
  // Drop the title: it is shown as the name of the dish.
  const skipped = body.skipped?.filter(({ reason }) => reason !== 'title')
  if (!isListed) remarkReadings(app, { ...body, ...(skipped ? { skipped } : {}) })
  const those = (value: Contains) =>
    EU_ALLERGENS.filter((entry) =>
      body.letters.some((one) => one.allergen === entry && one.contains === value),
    )
  const file = input.kind === 'file' ? input.path : ARGUMENTS
  const [contains = [], mayContain = [], unknown = []] = COLUMNS.map(([, value]) => those(value))
  const name = cleanTitle(writtenTitle(title, body) ?? basename(file, extname(file)))
  const said = [...contains, ...mayContain]
  const dish: Dish = {
    file,
    name,
    contains,
    mayContain,
    // A dish name alone can show an allergen but never rule one out, so all others are unknown.
    unknown: isListed ? EU_ALLERGENS.filter((entry) => !said.includes(entry)) : unknown,
    unresolved: isListed ? [name] : body.unresolved,
    ...(body.named ? { named: body.named } : {}),
    ...(body.people ? { people: body.people } : {}),
  }
  return { dish, why: isListed ? '' : whyOpen(app, body) }
}

/** Returns a function that writes an allergen as its letter in the scheme, or as a word if there is no scheme. */
const signsOf = (app: App, scheme: LetterScheme | undefined) => (entry: EuAllergen) =>
  scheme ? EU_ENTRY[entry].letters[scheme] : app.word('eu', entry)

/** On terminals of at least this many columns, allergen names are not abbreviated. */
const WIDE = 120

function printRows(app: App, dishes: readonly Dish[], scheme: LetterScheme | undefined) {
  const sign = signsOf(app, scheme)
  const isJudged = dishes.some(({ people }) => people !== undefined)
  app.rows(
    dishes.map((dish) => [
      dish.name,
      ...COLUMNS.map(([column]) => dish[column].map(sign).join(', ')),
      ...(isJudged ? [unsuited(app, dish)] : []),
    ]),
  )
  for (const { name, unresolved } of dishes) {
    for (const id of unresolved) app.remark(`${name}: ${app.say('said.unresolved')}: ${id}`)
  }
}

async function print(
  app: App,
  dishes: readonly Dish[],
  scheme: LetterScheme | undefined,
  why: (dish: Dish) => string,
) {
  if (!app.io.isTerminal) return printRows(app, dishes, scheme)
  const isJudged = dishes.some(({ people }) => people !== undefined)
  const { drawColumns } = await import('../output/render/columns.ts')
  const { columns, rows: lines, env } = app.io
  const drawing = { columns, lines, color: app.color, isFact: true, env, isMenu: true }
  const names = EU_ALLERGENS.map((entry) => shortName(app, entry))
  const { table, key } = scheme
    ? {
        table: drawColumns(
          dishes.map((dish) => [dish.name, lettersOf(dish, scheme)]),
          drawing,
        ),
        key: [
          app.say('said.lettersLegend'),
          `${EU_ALLERGENS.flatMap((entry, at) =>
            dishes.some((dish) => levelIn(dish, entry))
              ? `${EU_ENTRY[entry].letters[scheme]} ${itemAt(names, at)}`
              : [],
          ).join(', ')}.`,
        ],
      }
    : await gridOf(app, dishes, names, drawing)
  const sections: readonly (readonly Line[])[] = [
    isJudged
      ? dishes.map((dish) => [dish.name, `${app.say('head.notFor')}: ${unsuited(app, dish)}`])
      : [],
    dishes
      .filter((dish) => why(dish) !== '')
      .map(
        (dish): Line => [[app.say('head.notKnown'), 'magenta'], dish.name, [why(dish), 'magenta']],
      ),
    [
      ...key.map((text): Line => [[text, 'dim']]),
      ...(dishes.some(({ unresolved, name }) => unresolved.includes(name))
        ? [[[app.say('said.onlyNames'), 'magenta']] satisfies Line]
        : []),
      [[app.say('advice.recipe'), 'dim']],
    ],
  ]
  const blocks = sections.filter((block) => block.length > 0)
  app.printRendered([table, ...blocks.map((block) => drawColumns(block, drawing))].join('\n\n'))
}

/** Draws a grid with a mark for each dish and EU allergen, and a legend. */
async function gridOf(
  app: App,
  dishes: readonly Dish[],
  names: readonly string[],
  drawing: GridDrawing & { readonly columns: number },
) {
  const { drawGrid, legend } = await import('../output/render/grid.ts')
  const isNarrow = drawing.columns < WIDE
  const heads = names.map((name) => upper(isNarrow ? name.slice(0, 3) : name))
  const rows = dishes.map((dish) => ({
    name: dish.name,
    cells: EU_ALLERGENS.map((entry) => {
      const found = levelIn(dish, entry)
      return found ? VERDICTS_OF[found[0]] : 'compatible'
    }),
  }))
  return {
    table: drawGrid('', heads, rows, drawing),
    key: [
      legend((verdict) => app.word('key.fact', verdict), drawing),
      ...(isNarrow
        ? [`${heads.map((head, at) => `${head} ${itemAt(names, at)}`).join(', ')}.`]
        : []),
    ],
  }
}

const levelIn = (dish: Dish, entry: EuAllergen) =>
  COLUMNS.find(([column]) => dish[column].includes(entry))

/** Formats the allergen letters of a dish in the order of Annex II: `A, (H), O?`. */
const lettersOf = (dish: Dish, scheme: LetterScheme) =>
  letterLine(
    EU_ALLERGENS.map((entry) => ({
      letter: EU_ENTRY[entry].letters[scheme],
      contains: levelIn(dish, entry)?.[1] ?? 'no',
    })),
  )

/** Says which allergens are unknown and why: "celery: spices (no data)". If all share one reason, says only why. */
function whyOpen(app: App, body: Body): string {
  const { letters, readings = [], unresolved } = body
  const codeOf = (words: string) =>
    readings.find(({ name, phrase }) => [name, phrase].includes(words))?.code
  const reasons = new Reasons(app, {
    body: {
      ...body,
      unresolved: unresolved.map((ingredientId) => ({
        ingredientId,
        reason: '',
        code: codeOf(ingredientId) ?? 'INGREDIENT_NOT_FOUND',
      })),
    },
    text: [],
    isPackage: false,
  })
  const open = Map.groupBy(
    letters.filter(({ contains }) => contains === 'unknown'),
    ({ ingredientIds }) => reasons.of({ verdict: 'uncertain', culprits: [], open: ingredientIds }),
  )
  return [...open]
    .map(([why, same]) =>
      open.size === 1
        ? why
        : `${same.map((one) => shortName(app, one.allergen)).join(', ')}: ${why}`,
    )
    .join('; ')
}

const VERDICTS_OF = {
  contains: 'incompatible',
  mayContain: 'caution',
  unknown: 'uncertain',
} as const satisfies Readonly<Record<(typeof COLUMNS)[number][0], Verdict>>

/** Returns a short name, such as "gluten" for "cereals containing gluten". */
const shortName = (app: App, entry: EuAllergen) =>
  app.word('eu', entry).replace(/ \(.*/, '').replace(/.* /, '')

/** Lists the people who cannot eat a dish, such as "Anna (milk: butter), Ben? (egg: noodles?)". "?" means uncertain. */
function unsuited(app: App, dish: Dish): string {
  const found = unsuitedIn(dish).map(
    (person) => `${nameOf(person)} (${reasonsOf(app, person).join('; ')})`,
  )
  return found.join(', ') || (app.io.isTerminal ? '–' : '')
}

const nameOf = ({ name, verdict }: PersonFinding) => (verdict === 'uncertain' ? `${name}?` : name)

const reasonsOf = (app: App, { restrictions }: PersonFinding) =>
  restrictions.filter(({ verdict }) => verdict !== 'compatible').map((one) => reason(app, one))

const unsuitedIn = ({ people = [] }: Dish) =>
  people.filter(({ verdict }) => verdict !== 'compatible')

function csvOf(app: App, dishes: readonly Dish[], sign: (entry: EuAllergen) => string): string {
  const isJudged = dishes.some(({ people }) => people !== undefined)
  const value = (dish: Dish, entry: EuAllergen) => {
    const found = levelIn(dish, entry)
    return found ? app.word('level', found[1]) : app.say('said.notFound')
  }
  return csv(
    [
      app.say('head.dish'),
      ...EU_ALLERGENS.map(sign),
      app.say('head.notRead'),
      ...(isJudged ? [app.say('head.notFor')] : []),
    ],
    dishes.map((dish) => [
      dish.name,
      ...EU_ALLERGENS.map((entry) => value(dish, entry)),
      dish.unresolved.join(', '),
      ...(isJudged ? [unsuitedIn(dish).map(nameOf).join(', ')] : []),
    ]),
    app.lang,
  )
}

/** Parses the date of the menu, today by default. Throws INVALID_REQUEST unless it looks like 2026-11-22. */
function dayOf(text: string | undefined): string {
  if (text === undefined) {
    const now = new Date()
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  }
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  if (isDay && new Date(text).toISOString().startsWith(text)) return text
  throw invalid(msg('notDay', { text }), { date: text })
}
