/** Prints the nutrients of each day of a plan and their mean: as a table with bars, as rows for a pipe, or as CSV. */

import { FIGURE_KEYS } from '../../domain/nutrient-keys.ts'
import { figureAt } from '../../domain/nutrients.ts'
import type { Unresolved } from '../../domain/shapes/compatibility.ts'
import type { PlanResponse } from '../../domain/shapes/plans.ts'
import { type App, NOTHING } from '../app.ts'
import { csv } from './csv.ts'
import {
  type Choice,
  type Figures,
  figure,
  headOf,
  intakeShare,
  labelName,
  nutrientName,
  printTable,
  shareText,
  shownKeys,
  unitOf,
} from './nutrients.ts'
import type { Line } from './render/columns.ts'
import { openReason } from './why.ts'

/** Widths of a bar and of its figure (such as `≥ 100 %`), in terminal columns. */
const BAR = 8
const FIGURE = 7

export function dayName(app: App, day: string | null): string {
  if (day === null) return app.say('said.noDay')
  return /^\d/.test(day) ? day : app.word('day', day)
}

/** Returns a short day name, such as "Mo" or "Tu". */
const shortDay = (app: App, day: string | null) => {
  const name = dayName(app, day)
  return name === day || day === null ? name : name.slice(0, 2)
}

/** Returns a column per day, and for several days their mean. With `isEach`, columns for meals precede the day. */
function columnsOf(
  app: App,
  { days, mean }: PlanResponse,
  name: (day: string | null) => string,
  isEach = false,
): readonly Figures[] {
  const column = (
    head: string,
    nutrients: PlanResponse['mean'],
    uncounted: readonly Unresolved[],
  ): Figures => ({ head, nutrients, ...nutrients, isOpen: uncounted.length > 0 })
  const isOnly = days.length === 1
  return [
    ...days.flatMap(({ day, meals, nutrients, uncounted }) => [
      ...(isEach && meals.length > 1
        ? meals.map((meal) => column(meal.name, meal.nutrients, meal.uncounted))
        : []),
      column(isOnly && day === null ? app.say('head.total') : name(day), nutrients, uncounted),
    ]),
    ...(isOnly
      ? []
      : [
          column(
            app.say('head.mean'),
            mean,
            days.flatMap(({ uncounted }) => uncounted),
          ),
        ]),
  ]
}

export async function printPlan(app: App, body: PlanResponse, choice: Choice): Promise<void> {
  if (!app.io.isTerminal) {
    const columns = columnsOf(app, body, (day) => day ?? '')
    return app.rows(
      columns.flatMap((one) =>
        (choice.asked ?? FIGURE_KEYS).map((key) => [
          one.head,
          nutrientName(app, key),
          unitOf(app, key),
          figure(app, one, key),
        ]),
      ),
    )
  }
  const columns = columnsOf(app, body, (day) => shortDay(app, day))
  const { barAndFigure } = await import('./render/bar.ts')
  const { mean, days } = body
  const share = (key: string, shown: string): string => {
    const part = intakeShare(key, figureAt(mean, mean.parts ?? null, key))
    const text = shareText(part, shown.startsWith('≥'))
    return part === null ? '' : barAndFigure(part, BAR, text.padStart(FIGURE))
  }
  const short = (value: number) => app.number(Number(value.toFixed(value >= 10 ? 0 : 1)))
  const rows = shownKeys(choice).map((key): Line => {
    const figures = columns.map((one) => figure(app, one, key, short))
    return [
      [labelName(app, key, choice), 'bold'],
      unitOf(app, key),
      ...figures,
      share(key, figures.at(-1) ?? ''),
    ]
  })
  const isOpen = days.some(({ uncounted }) => uncounted.length > 0)
  await printTable(
    app,
    [
      [
        '',
        '',
        ...[...columns.map(({ head }) => head), app.say('head.ofDay')].map(
          (head) => [head, 'bold'] as const,
        ),
      ],
      ...rows,
    ],
    {
      ...choice,
      title: app.say('said.oneOfEach'),
      notes: [
        `* ${app.say('said.referenceIntake')}`,
        ...(isOpen ? [app.say('said.someOpen')] : []),
      ],
    },
  )
}

export const planCsv = (app: App, body: PlanResponse, choice: Choice): string =>
  figuresCsv(
    app,
    columnsOf(app, body, (day) => dayName(app, day), true),
    choice,
  )

/** Writes CSV with a row for each nutrient. The last column says which figures are only bounds. */
export function figuresCsv(app: App, columns: readonly Figures[], { asked }: Choice): string {
  return csv(
    [...app.heads('nutrient', 'unit'), ...columns.map(({ head }) => head), app.say('head.note')],
    (asked ?? FIGURE_KEYS).map((key) => [
      app.word('nutrient', key.slice(key.indexOf('.') + 1)),
      unitOf(app, key),
      ...columns.map((one) => plainFigure(app, one, key)),
      columns
        .filter((one) => isBound(app, one, key))
        .map((one) => `${one.head} ${figure(app, one, key)}`)
        .join('; '),
    ]),
    app.lang,
  )
}

/** A recipe as a row of a table: its figures, and the items that are not counted in them. */
export interface RecipeFigures {
  readonly name: string
  readonly figures: Figures
  readonly uncounted: readonly Unresolved[]
}

export function recipesCsv(app: App, recipes: readonly RecipeFigures[], choice: Choice): string {
  const keys = shownKeys(choice)
  return csv(
    [
      ...app.heads('recipe', 'amount'),
      ...keys.map((key) => headOf(app, key)),
      app.say('head.note'),
    ],
    recipes.map(({ name, figures, uncounted }) => [
      name,
      figures.head,
      ...keys.map((key) => plainFigure(app, figures, key)),
      [
        ...boundNotes(app, figures, keys),
        ...uncounted.map((one) => `${app.name(one.ingredientId)}: ${openReason(app, one)}`),
      ].join('; '),
    ]),
    app.lang,
  )
}

/** Names the figures that are only bounds, because a CSV cell contains only the number: "≥ energy (kcal), fat (g)". */
function boundNotes(app: App, one: Figures, keys: readonly string[]): readonly string[] {
  const bound = keys.filter((key) => isBound(app, one, key))
  const isLeast = (key: string) => figure(app, one, key).startsWith('≥')
  const least = bound.filter(isLeast).map((key) => headOf(app, key))
  return [
    ...(least.length > 0 ? [`≥ ${least.join(', ')}`] : []),
    ...bound
      .filter((key) => !isLeast(key))
      .map((key) => `${headOf(app, key)} ${figure(app, one, key)}`),
  ]
}

/** Formats a figure as a plain number for spreadsheets; empty if unknown. */
function plainFigure(app: App, { nutrients, parts }: Figures, key: string): string {
  const value = figureAt(nutrients, parts ?? null, key)
  return value === null ? '' : app.number(value)
}

const isBound = (app: App, one: Figures, key: string) =>
  ![plainFigure(app, one, key), NOTHING].includes(figure(app, one, key))
