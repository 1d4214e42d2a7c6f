/** The nutrients of each day of a plan and of the mean: a table with bars on a terminal, rows in a pipe, CSV. */

import { FIGURE_KEYS } from '../../domain/nutrient-keys.ts'
import { figureAt } from '../../domain/nutrients.ts'
import type { PlanResponse } from '../../domain/shapes/plans.ts'
import type { App } from '../app.ts'
import { csv } from './csv.ts'
import {
  type Figures,
  figure,
  intakeShare,
  labelName,
  nutrientName,
  printTable,
  shareText,
  shownKeys,
  unitOf,
} from './nutrients.ts'
import type { Line } from './render/columns.ts'

/** Columns of a bar, and of `≥ 100 %`. */
const BAR = 8
const FIGURE = 7

export function dayName(app: App, day: string | null): string {
  if (day === null) return app.say('said.noDay')
  return /^\d/.test(day) ? day : app.word('day', day)
}

/** "Mo", "Tu". */
const shortDay = (app: App, day: string | null) => {
  const name = dayName(app, day)
  return name === day || day === null ? name : name.slice(0, 2)
}

/** The days, then the mean. */
const columnsOf = (
  app: App,
  { days, mean }: PlanResponse,
  name: (day: string | null) => string,
): readonly Figures[] => [
  ...days.map(({ day, nutrients, uncounted }) => ({
    head: name(day),
    nutrients,
    ...nutrients,
    isOpen: uncounted.length > 0,
  })),
  {
    head: app.say('head.mean'),
    nutrients: mean,
    ...mean,
    isOpen: days.some(({ uncounted }) => uncounted.length > 0),
  },
]

export async function printPlan(app: App, body: PlanResponse, isAll: boolean): Promise<void> {
  if (!app.io.isTerminal) {
    const columns = columnsOf(app, body, (day) => day ?? '')
    return app.rows(
      columns.flatMap((one) =>
        FIGURE_KEYS.map((key) => [
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
  const rows = shownKeys(isAll).map((key): Line => {
    const figures = columns.map((one) => figure(app, one, key, short))
    return [
      [labelName(app, key), 'bold'],
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
      title: app.say('said.oneOfEach'),
      isAll,
      notes: [
        `* ${app.say('said.referenceIntake')}`,
        ...(isOpen ? [app.say('said.someOpen')] : []),
      ],
    },
  )
}

export const planCsv = (app: App, body: PlanResponse): string =>
  figuresCsv(
    app,
    columnsOf(app, body, (day) => dayName(app, day)),
  )

/** A row for each nutrient. */
export function figuresCsv(app: App, columns: readonly Figures[]): string {
  return csv(
    [
      [...app.heads('nutrient', 'unit'), ...columns.map(({ head }) => head)],
      ...FIGURE_KEYS.map((key) => [
        app.word('nutrient', key.slice(key.indexOf('.') + 1)),
        unitOf(app, key),
        ...columns.map((one) => figure(app, one, key)),
      ]),
    ],
    app.lang,
  )
}
