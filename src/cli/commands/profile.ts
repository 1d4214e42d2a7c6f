/** `ingr profile`: the texture, functions, uses and flavour of an ingredient, or a comparison of two ingredients. */

import { PROFILE } from '../../operations/kitchen.ts'
import { type App, NOTHING } from '../app.ts'
import { ask } from '../ask.ts'
import { oneName } from '../input/foods.ts'
import { typedName } from '../input/hints.ts'
import type { CommandRow, Options } from '../rows.ts'

export const command: CommandRow = {
  usage: 'profile <ingredient...>',
  options: [['--with <ingredient>', 'option.with']],
  json: ['IngredientProfileResponse', 'IngredientProfileResponse[]'],
  run: profile,
}

/** The groups of axes in the order of the answer. Each has a vocabulary with the names of its axes. */
const GROUPS = [
  ['textureProfile', 'textureAxes'],
  ['functionalProfile', 'functions'],
  ['applicationProfile', 'applications'],
  ['flavorProfile', 'flavorAxes'],
] as const

async function profile(app: App, words: readonly string[], options: Options<'with'>) {
  const ingredientId = app.ingredientId(oneName(app, words))
  const otherId = options.with === undefined ? undefined : app.ingredientId(options.with)
  const all = [await ask(app, PROFILE, { ingredientId })]
  if (otherId !== undefined) all.push(await ask(app, PROFILE, { ingredientId: otherId }))
  if (app.json(otherId === undefined ? all[0] : all)) return
  const methods = all.map(({ cookProfile }) => app.terms('cookMethods', cookProfile?.methods ?? []))
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
  if (otherId === undefined) app.suggestNext(`similar ${typedName(app, ingredientId)}`)
}

/** Width of a figure such as `0.95`, in terminal columns. */
const FIGURE = 4

/** Returns a function that formats a strength: a bar and a figure on a terminal, only the figure in a pipe. */
async function strengths(
  app: App,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  count: number,
) {
  if (!app.io.isTerminal) return (value: number) => app.number(value)
  const { barAndFigure, barColumns } = await import('../output/render/bar.ts')
  const columns = barColumns(app.io.columns, { heads, rows, count }, FIGURE)
  return (value: number) =>
    value === 0 ? NOTHING : barAndFigure(value, columns, app.number(value))
}
