/** Prints a shopping list in groups of foods: on a terminal, in a pipe, as CSV, as Markdown or as a page. */

import type { ShoppingItem, ShoppingResponse } from '../../domain/shapes/shopping.ts'
import { visible } from '../../domain/visible.ts'
import { upper } from '../../wording/because.ts'
import type { App } from '../app.ts'
import { csv } from './csv.ts'
import { escaped, pageOf } from './render/page.ts'

/** Kinds of skipped lines that may name things to buy. */
const MAYBE_BOUGHT: readonly string[] = ['equipment', 'not food', 'note', 'line']

/** Categories of foods that most kitchens have in stock. */
const PANTRY: readonly string[] = ['baking', 'condiments', 'fats-and-oils', 'spices', 'sweeteners']
const LITTLE_GRAMS = 60

type Row = readonly [text: string, figure: string, note: string]

interface Group {
  readonly title: string
  readonly rows: readonly Row[]
  /** On a terminal, an `at home` group is printed as running text, and a `to read` group as lines without columns. */
  readonly is?: 'at home' | 'to read'
}

/** Groups the items of the shopping list. `names` are the names of the recipes. */
function groupsOf(app: App, body: ShoppingResponse, names: readonly string[]): readonly Group[] {
  const atHome = body.items.filter(isAtHome)
  const bought = Map.groupBy(
    body.items.filter((item) => !isAtHome(item)),
    ({ category }) => category,
  )
  const row = (item: ShoppingItem): Row => [foodOf(app, item), ...amountOf(app, item)]
  return [
    ...[...bought].map(([category, items]) => ({
      title: upper(app.term('categories', category)),
      rows: items.map(row),
    })),
    { title: app.say('said.atHome'), rows: atHome.map(row), is: 'at home' as const },
    { title: app.say('said.alsoNamed'), rows: namedIn(app, body, names), is: 'to read' as const },
    { title: app.say('head.notRead'), rows: unreadIn(body, names), is: 'to read' as const },
  ].filter(({ rows }) => rows.length > 0)
}

function isAtHome({ category, grams, amounts, isGuess, or, without }: ShoppingItem): boolean {
  const isPlain = !(isGuess || or || without) && amounts.every((one) => one.grams !== null)
  return isPlain && PANTRY.includes(category) && (grams ?? 0) <= LITTLE_GRAMS
}

function namedIn(app: App, { items, recipes }: ShoppingResponse, names: readonly string[]) {
  const listed = new Set(items.map(({ ingredientId }) => ingredientId))
  return recipes.flatMap(({ named }, at) =>
    named
      .filter(({ ingredientId }) => !listed.has(ingredientId))
      .map(({ text, where }) => [text, '', `${names[at]}: ${app.word('skipped', where)}`] as const),
  )
}

const unreadIn = ({ recipes }: ShoppingResponse, names: readonly string[]) =>
  recipes.flatMap(({ unread, skipped }, at) =>
    [...unread, ...skipped.filter(({ reason }) => MAYBE_BOUGHT.includes(reason))].map(
      ({ line }) => [line, '', names[at] ?? ''] as const,
    ),
  )

function foodOf(app: App, { phrase, name, isGuess, or, isOptional }: ShoppingItem): string {
  const sides = [phrase ?? name, ...(or ?? []).map((side) => side.name)]
  return [
    sides.join(` ${app.say('said.or')} `),
    ...(isGuess ? [`(${name}?)`] : []),
    ...(isOptional ? [`(${app.say('said.optional')})`] : []),
  ].join(' ')
}

/** Returns the amount to buy, and a note with the amounts as written in the recipes. */
function amountOf(app: App, item: ShoppingItem): readonly [figure: string, note: string] {
  const { amounts, grams, isOpen, isGuess, without, pack, lines } = item
  const units = new Map(app.library.units.map((unit) => [unit.id, unit]))
  const written = ({ amount, unit, word }: Amount) =>
    unit === 'milliliter'
      ? inThousands(app, amount, 'ml', 'l')
      : `${app.number(amount)} ${word}`.trim()
  const has = (test: (id: string) => boolean) =>
    amounts.length > 0 && amounts.every(({ unit }) => test(unit ?? ''))
  const isCounted = has((id) => id === 'piece' || units.get(id)?.role === 'size')
  const weighed = amounts.filter((one) => one.grams !== null)
  const unweighed = amounts.filter((one) => one.grams === null)
  const bought = ({ amount, word }: Amount) => `${app.number(Math.ceil(amount))} ${word}`.trim()
  const [figure = '', ...more] =
    isCounted || has((id) => id === 'milliliter')
      ? amounts.map(isCounted ? bought : written)
      : [...(grams === null ? [] : [inThousands(app, grams, 'g', 'kg')]), ...unweighed.map(written)]
  // If other amounts are metric, omit amounts such as "3 tbsp", since they are only a part of the total.
  const isMetric = ({ unit }: Amount) => units.get(unit ?? '')?.role === 'metric'
  const asWritten = isCounted || weighed.some(isMetric) ? [] : weighed.map(written)
  const isPacked = pack && !isCounted && !isAtHome(item)
  const notes = [
    ...[...more, ...(isOpen && figure !== '' ? [app.say('said.someMore')] : [])].map(
      (one) => `+ ${one}`,
    ),
    ...asWritten,
    ...(isCounted && amounts.some(({ amount }) => !Number.isInteger(amount))
      ? [amounts.map(written).join(' + ')]
      : []),
    ...(isPacked ? [`≈ ${pack.count} ${pack.word}`] : []),
    ...(isGuess || without ? lines.map(({ line }) => `"${line}"`) : []),
  ]
  return [figure, notes.join(', ')]
}

type Amount = ShoppingItem['amounts'][number]

function inThousands(app: App, amount: number, unit: string, thousand: string): string {
  if (amount >= 1000) return `${app.number(amount / 1000)} ${thousand}`
  const rounded = amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10
  return `${app.number(rounded)} ${unit}`
}

/** Returns a row for each food, then rows without an id for other foods that are named and for lines we cannot read. */
function rowsOf(
  app: App,
  body: ShoppingResponse,
  names: readonly string[],
  category: (code: string) => string,
): readonly (readonly string[])[] {
  const noFood = (head: string, rows: readonly Row[]) =>
    rows.map(([text, ...more]) => [head, '', text, '', ...more])
  return [
    ...body.items.map((item) => [
      category(item.category),
      item.ingredientId,
      foodOf(app, item),
      item.grams === null ? '' : app.number(item.grams),
      ...amountOf(app, item),
    ]),
    ...noFood(app.say('said.alsoNamed'), namedIn(app, body, names)),
    ...noFood(app.say('head.notRead'), unreadIn(body, names)),
  ]
}

export function shoppingCsv(app: App, body: ShoppingResponse, names: readonly string[]): string {
  const heads = app.heads('category', 'id', 'ingredient', 'grams', 'amount', 'note')
  return csv(
    heads,
    rowsOf(app, body, names, (code) => app.term('categories', code)),
    app.lang,
  )
}

export async function printShopping(app: App, body: ShoppingResponse, names: readonly string[]) {
  if (!app.io.isTerminal) return app.rows(rowsOf(app, body, names, (code) => code))
  const { drawGroups } = await import('./render/groups.ts')
  const { columns } = app.io
  await app.paragraph(headOf(app, body))
  const groups = groupsOf(app, body, names).map(({ title, rows, is }) => ({
    title: visible(title),
    rows: (is === 'at home'
      ? [[rows.map(lineOf).join(', ')]]
      : rows.map((row) => (is === 'to read' ? [lineOf(row)] : row))
    ).map((row) => row.map((cell) => visible(cell))),
  }))
  app.printRendered(`\n${drawGroups(groups, { columns, color: app.color })}`)
}

function headOf(app: App, { recipes }: ShoppingResponse): string {
  const [first, ...more] = recipes.map(({ servings }) => servings)
  if (first && more.length > 0 && more.every((one) => one === first)) {
    return app.say('said.shopForEach', { recipes: recipes.length, servings: app.number(first) })
  }
  const sum = recipes.reduce((all, one) => all + (one.servings ?? 0), 0)
  const least = sum > 0 ? `≥ ${sum}` : '?'
  const isKnown = recipes.every((one) => one.servings !== null)
  return app.say('said.shopFor', {
    recipes: recipes.length,
    servings: isKnown ? app.number(sum) : least,
  })
}

interface Around {
  readonly title: string
  readonly names: readonly string[]
}

/** Writes the shopping list as Markdown checkboxes. */
export function shoppingMarkdown(app: App, body: ShoppingResponse, { title, names }: Around) {
  const plain = (text: string) => visible(text).replace(/[\\`*_[\]<>#&]/g, '\\$&')
  const lines = groupsOf(app, body, names).flatMap((group) => [
    '',
    `## ${plain(group.title)}`,
    '',
    ...group.rows.map((row) => `- [ ] ${plain(lineOf(row))}`),
  ])
  return `${[`# ${plain(title)}`, '', plain(headOf(app, body)), ...lines].join('\n')}\n`
}

function lineOf([text, figure, note]: Row): string {
  const amount = figure === '' ? text : `${text}: ${figure}`
  return note === '' ? amount : `${amount} (${note})`
}

export function shoppingPage(app: App, body: ShoppingResponse, { title, names }: Around): string {
  const groups = groupsOf(app, body, names).map(
    (group) => `<h2>${escaped(group.title)}</h2>
<ul>
${group.rows.map((row) => `<li>${escaped(lineOf(row))}</li>`).join('\n')}
</ul>`,
  )
  return pageOf(
    { lang: app.lang, title, style: STYLE },
    `<h1>${escaped(title)}</h1>
<p>${escaped(headOf(app, body))} ${escaped(names.join(', '))}</p>
<main>
${groups.join('\n')}
</main>`,
  )
}

const STYLE = `
@page { size: A4; margin: 14mm }
body { font: 11pt/1.4 system-ui, sans-serif; color: #111; background: #fff; margin: 1rem auto; max-width: 182mm }
main { columns: 2; column-gap: 10mm }
h1 { font-size: 17pt; margin: 0 }
h2 { font-size: 11pt; margin: .8em 0 .2em; break-after: avoid }
ul { list-style: '☐  '; margin: 0; padding-left: 1.4em }
li { break-inside: avoid }
`
