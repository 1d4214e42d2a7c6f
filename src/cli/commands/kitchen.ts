/** The commands of the kitchen: substitutes, pairings, similar ingredients and the culinary profile. */

import { PAIRINGS, PROFILE, SIMILAR, SUBSTITUTES } from '../../operations/kitchen.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName, typedRestrictions } from '../input/hints.ts'

/** An axis that the ingredient does not have. */
const NOTHING = '–'

interface RelationOptions {
  readonly limit?: string
  /** False for `--no-partial`. */
  readonly partial?: boolean
}

const relationHeads = (app: App) => app.heads('ingredient', 'relation', 'reasons')
const reasonsText = (app: App, reasons: readonly string[]) =>
  reasons.map((reason) => app.word('reason', reason)).join(', ')

export async function runSubstitutes(app: App, words: string[], options: RelationOptions) {
  const { limit, partial = true } = options
  const body = await ask(app, SUBSTITUTES, {
    ingredientId: app.ingredientId(words.join(' ')),
    query: { lang: app.lang, limit, includePartial: String(partial) },
  })
  if (app.json(body)) return 0
  await app.table(
    app.heads('ingredient', 'quality', 'ratio', 'use', 'loses'),
    body.substitutes.map((one) => [
      one.name,
      app.word('quality', one.quality),
      [
        app.number(one.ratio),
        ...one.with.map(({ name, ratio }) => `${app.number(ratio)} ${name}`),
      ].join(' + '),
      one.contexts.map((context) => app.term('contexts', context)).join(', '),
      one.loses.map((loss) => app.term('losses', loss)).join(', '),
    ]),
  )
  if (app.io.isTerminal) app.remark(app.say('said.unchecked'))
  app.next(
    `swap ${typedName(app, body.ingredientId)} --for ${typedRestrictions(app, ['lactose', 'vegan'])}`,
  )
  return 0
}

export async function runPairings(app: App, words: string[], options: RelationOptions) {
  const body = await ask(app, PAIRINGS, {
    ingredientId: app.ingredientId(words.join(' ')),
    query: { lang: app.lang, limit: options.limit },
  })
  if (app.json(body)) return 0
  await app.table(relationHeads(app), [
    ...body.pairsWellWith.map(({ name, reasons }) => [
      name,
      app.word('relation', 'pairsWellWith'),
      reasonsText(app, reasons),
    ]),
    ...body.oftenUsedWith.map(({ name }) => [name, app.word('relation', 'oftenUsedWith'), '']),
  ])
  app.next(`similar ${typedName(app, body.ingredientId)}`)
  return 0
}

export async function runSimilar(app: App, words: string[], options: RelationOptions) {
  const body = await ask(app, SIMILAR, {
    ingredientId: app.ingredientId(words.join(' ')),
    query: { lang: app.lang, limit: options.limit },
  })
  if (app.json(body)) return 0
  await app.table(
    relationHeads(app),
    body.similar.map(({ name, relation, reasons }) => [
      name,
      app.word('relation', relation),
      reasonsText(app, reasons),
    ]),
  )
  return 0
}

/** The groups of axes in the order of the answer, with the part of the vocabulary that names their axes. */
const GROUPS = [
  ['textureProfile', 'textureAxes'],
  ['functionalProfile', 'functions'],
  ['applicationProfile', 'applications'],
  ['flavorProfile', 'flavorAxes'],
] as const

export async function runProfile(app: App, words: string[], options: { with?: string }) {
  const ingredientId = app.ingredientId(words.join(' '))
  const otherId = options.with === undefined ? undefined : app.ingredientId(options.with)
  const body = await ask(app, PROFILE, { ingredientId })
  const other =
    otherId === undefined ? undefined : await ask(app, PROFILE, { ingredientId: otherId })
  if (app.json(other ? [body, other] : body)) return 0
  const all = other ? [body, other] : [body]
  const methods = all.map(({ cookProfile }) =>
    (cookProfile?.methods ?? []).map((method) => app.term('cookMethods', method)).join(', '),
  )
  const rows = GROUPS.flatMap(([group, names]) => {
    const of = (index: number) => (all[index]?.[group] ?? {}) as Readonly<Record<string, number>>
    const most = (axis: string) => Math.max(...all.map((_, index) => of(index)[axis] ?? 0))
    return Object.keys(of(0))
      .filter((axis) => most(axis) > 0)
      .sort((a, b) => most(b) - most(a))
      .map((axis) => [
        app.word('profile', group),
        app.term(names, axis),
        ...all.map((_, index) => of(index)[axis] ?? 0),
      ])
  })
  const heads = app.heads('profile', 'value')
  const strength = await strengths(
    app,
    heads,
    rows.map(([group, axis]) => [String(group), String(axis)]),
    all.length,
  )
  await app.table(
    [...heads, ...all.map(({ ingredientId }) => app.name(ingredientId))],
    [
      [app.word('profile', 'cookProfile'), '', ...methods],
      ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? strength(cell) : cell))),
    ],
  )
  if (!other) app.next(`similar ${typedName(app, body.ingredientId)}`)
  return 0
}

/** Columns of `0.95`. */
const FIGURE = 4

/** How a strength is shown: a bar with its figure on a terminal, the figure alone in a pipe. */
async function strengths(
  app: App,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  count: number,
) {
  if (!app.io.isTerminal) return (value: number) => app.number(value)
  const { barAndFigure, barColumns } = await import('../output/render/bar.ts')
  const columns = barColumns(app.io.columns, heads, rows, FIGURE, count)
  return (value: number) =>
    value === 0 ? NOTHING : barAndFigure(value, columns, app.number(value))
}
