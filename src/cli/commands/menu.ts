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
import { ERRORS, type ErrorCode, EXIT_UNRESOLVED, invalid } from '../../errors.ts'
import { RECIPE_LETTERS } from '../../operations/recipes/check.ts'
import { cleanTitle } from '../../operations/recipes/titles.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { each } from '../input/each.ts'
import { isIncomplete } from '../input/gates.ts'
import { type Household, readHousehold } from '../input/household.ts'
import { type AskedDish, dishesIn } from '../input/menu.ts'
import { oneFace } from '../input/options.ts'
import { ARGUMENTS, inputsOf, sourcesOf } from '../input/sources.ts'
import { csv } from '../output/csv.ts'
import { personRows } from '../output/household.ts'
import { LETTERS_OF, requireLetters } from '../output/letters.ts'
import { type Dish, menuPage } from '../output/menu-page.ts'
import { tellReadings } from '../output/readings.ts'
import { upper } from '../output/reasons.ts'
import type { Line } from '../output/render/columns.ts'
import { writtenTitle } from '../output/sheet.ts'
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
  const sources = sourcesOf(inputs, (input) => dishesIn(app, input))
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
  else if (!app.json({ library: app.library.hash, dishes })) await print(app, dishes, scheme)
  if (failure) return ERRORS[failure].exit
  return options.strict && dishes.some(isIncomplete) ? EXIT_UNRESOLVED : 0
}

async function dishOf(
  app: App,
  { recipe, title, input, isListed = false }: AskedDish,
  people: Household | undefined,
): Promise<Dish> {
  const body = await ask(app, RECIPE_LETTERS, { body: { ...recipe, scheme: LETTERS_OF, people } })
  // The title is the name of the dish.
  const skipped = body.skipped?.filter(({ reason }) => reason !== 'title')
  if (!isListed) tellReadings(app, { ...body, ...(skipped ? { skipped } : {}) })
  const those = (value: Contains) =>
    EU_ALLERGENS.filter((entry) =>
      body.letters.some((one) => one.allergen === entry && one.contains === value),
    )
  const file = input.kind === 'file' ? input.path : ARGUMENTS
  const [contains = [], mayContain = [], unknown = []] = COLUMNS.map(([, value]) => those(value))
  const name = cleanTitle(writtenTitle(title, body) ?? basename(file, extname(file)))
  const said = [...contains, ...mayContain]
  return {
    file,
    name,
    contains,
    mayContain,
    // A name may accuse, and clears nothing.
    unknown: isListed ? EU_ALLERGENS.filter((entry) => !said.includes(entry)) : unknown,
    unresolved: isListed ? [name] : body.unresolved,
    ...(body.named ? { named: body.named } : {}),
    ...(body.people ? { people: body.people } : {}),
  }
}

/** Terminals this wide have room for the words. */
const WIDE = 120

async function print(app: App, dishes: readonly Dish[], scheme: LetterScheme | undefined) {
  const isJudged = dishes.some(({ people }) => people !== undefined)
  if (!app.io.isTerminal) {
    const sign = (entry: EuAllergen) =>
      scheme ? EU_ENTRY[entry].letters[scheme] : app.word('eu', entry)
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
    return
  }
  const [{ drawGrid, legend }, { drawColumns }] = await Promise.all([
    import('../output/render/grid.ts'),
    import('../output/render/columns.ts'),
  ])
  const { columns, rows: lines, env } = app.io
  const drawing = { columns, lines, color: app.color, isFact: true, env, isMenu: true }
  const names = EU_ALLERGENS.map((entry) => shortName(app, entry))
  const heads = EU_ALLERGENS.map((entry, at) => {
    if (scheme) return EU_ENTRY[entry].letters[scheme]
    return columns < WIDE ? upper(itemAt(names, at).slice(0, 3)) : upper(itemAt(names, at))
  })
  const cells = (dish: Dish) =>
    EU_ALLERGENS.map((entry) => {
      const found = COLUMNS.find(([column]) => dish[column].includes(entry))
      return found ? VERDICTS_OF[found[0]] : 'compatible'
    })
  const grid = drawGrid(
    '',
    heads,
    dishes.map((dish) => ({ name: dish.name, cells: cells(dish) })),
    drawing,
  )
  const open = dishes.filter(({ unresolved, name }) => unresolved.some((one) => one !== name))
  const told: readonly (readonly Line[])[] = [
    isJudged
      ? dishes.map((dish) => [dish.name, `${app.say('head.notFor')}: ${unsuited(app, dish)}`])
      : [],
    open.map(
      ({ name, unresolved }): Line => [
        [app.say('head.notRead'), 'magenta'],
        name,
        [unresolved.join(', '), 'magenta'],
      ],
    ),
    [
      [legend((verdict) => app.word('key.fact', verdict), drawing)],
      ...(scheme || columns < WIDE
        ? [
            [
              [`${heads.map((head, at) => `${head} ${itemAt(names, at)}`).join(', ')}.`, 'dim'],
            ] satisfies Line,
          ]
        : []),
      ...(dishes.some(({ unresolved, name }) => unresolved.includes(name))
        ? [[[app.say('said.onlyNames'), 'magenta']] satisfies Line]
        : []),
      [[app.say('advice.recipe'), 'dim']],
    ],
  ]
  const blocks = told.filter((block) => block.length > 0)
  app.drawing([grid, ...blocks.map((block) => drawColumns(block, drawing))].join('\n\n'))
}

const VERDICTS_OF = {
  contains: 'incompatible',
  mayContain: 'caution',
  unknown: 'uncertain',
} as const satisfies Readonly<Record<(typeof COLUMNS)[number][0], Verdict>>

/** "cereals containing gluten" as "gluten". */
const shortName = (app: App, entry: EuAllergen) =>
  app.word('eu', entry).replace(/ \(.*/, '').replace(/.* /, '')

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
