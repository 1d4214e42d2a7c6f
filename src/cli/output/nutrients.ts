/** Prints the requested nutrients: by default label nutrients and fibre; in a pipe or with `--all`, all nutrients. */

import { distinctBy } from '../../domain/distinct.ts'
import {
  FIGURE_KEYS,
  NUTRIENT_KEYS,
  NUTRIENT_UNITS,
  PART_KEYS,
} from '../../domain/nutrient-keys.ts'
import { figureAt, type NutrientMark } from '../../domain/nutrients.ts'
import { itemAt } from '../../domain/present.ts'
import { REFERENCE_INTAKES } from '../../domain/reference-intakes.ts'
import type {
  NutrientParts,
  NutrientSource,
  Nutrients,
  Range,
} from '../../domain/shapes/nutrition.ts'
import { upper } from '../../wording/because.ts'
import { percentOf } from '../../wording/numbers.ts'
import type { App } from '../app.ts'
import { figureNamed, namesIn } from '../input/words.ts'
import type { Options } from '../rows.ts'
import type { Line } from './render/columns.ts'

/** The nutrients on a label, and fibre, in legal order. `true` marks a part of the line above, such as sugar. */
const LABELLED: ReadonlyMap<string, boolean> = new Map([
  ['macros.energyKcal', false],
  ['macros.fat', false],
  ['lipids.saturatedFat', true],
  ['macros.carbohydrates', false],
  ['macros.sugar', true],
  ['macros.fibre', false],
  ['macros.protein', false],
  ['macros.salt', false],
])

/** The nutrient figures of a food, a list or a serving, with their heading. */
export interface Figures {
  readonly head: string
  readonly nutrients: Nutrients
  readonly parts?: NutrientParts | undefined
  readonly range?: Readonly<Record<string, Range>> | undefined
  readonly bounds?: Readonly<Record<string, NutrientMark>> | undefined
  /** True if an item was not counted, so that even a sum of 0 is only a minimum. */
  readonly isOpen?: boolean
}

export interface Choice {
  readonly isAll: boolean
  readonly asked?: readonly string[] | undefined
}

/** Parses `--all` and `--nutrient`. Throws INVALID_REQUEST for an unknown nutrient. */
export function choiceOf(app: App, { all = false, nutrient }: Options<'all' | 'nutrient'>): Choice {
  const names = namesIn(nutrient ?? []).map((name) => figureNamed(app, name))
  const asked = distinctBy(names, (name) => name).map((name) =>
    itemAt(
      FIGURE_KEYS.filter((key) => key.endsWith(`.${name}`)),
      0,
    ),
  )
  return asked.length > 0 ? { isAll: true, asked } : { isAll: all }
}

/** The title, coverage and sources that we print around the figures. */
interface Screen extends Choice {
  readonly title: string | undefined
  readonly coverageOf?: ((key: string) => number | null) | undefined
  readonly sources?: readonly NutrientSource[] | undefined
}

/** Formats a figure. If it is not known exactly, returns a bound, a range or "traces". */
export function figure(
  app: App,
  { nutrients, parts, range, bounds, isOpen = false }: Figures,
  key: string,
  show: (value: number) => string = (value) => app.number(value),
): string {
  const value = figureAt(nutrients, parts ?? null, key)
  const { min, max } = range?.[key] ?? {}
  const mark = bounds?.[key]
  if (mark === 'traces') return app.say('said.traces')
  const most = mark ?? max ?? null
  if (value === null) return most === null ? '–' : `< ${show(most)}`
  if (min === undefined) return isOpen && value === 0 ? `≥ ${show(0)}` : show(value)
  if (most === null) return `≥ ${show(min)}`
  return show(min) === show(most) ? show(min) : `${show(min)}–${show(most)}`
}

/** Returns the name of a nutrient, or its JSON key if the output goes to a pipe. */
export function nutrientName(app: App, key: string): string {
  const name = itemAt(key.split('.'), 1)
  return app.io.isTerminal ? app.word('nutrient', name) : name
}

export function unitOf(app: App, key: string): string {
  const unit = NUTRIENT_UNITS[key] ?? 'g'
  return app.io.isTerminal ? unit.replace('ug', 'µg') : unit
}

export const labelName = (app: App, key: string, { asked }: Choice) =>
  LABELLED.get(key) && !asked ? `  ${nutrientName(app, key)}` : upper(nutrientName(app, key))

export const shownKeys = ({ isAll, asked }: Choice): readonly string[] =>
  asked ?? [...LABELLED.keys(), ...(isAll ? FIGURE_KEYS.filter((key) => !LABELLED.has(key)) : [])]

/** Returns a heading such as "iron (mg)". */
export const headOf = (app: App, key: string) =>
  `${app.word('nutrient', itemAt(key.split('.'), 1))} (${unitOf(app, key)})`

/** Formats a share of the reference intake. Returns an empty text if the share is unknown or only known to be ≥ 0. */
export function shareText(share: number | null, isLeast: boolean): string {
  if (share === null) return ''
  const least = Math.floor(share * 100)
  if (!isLeast) return percentOf(share)
  return least === 0 ? '' : `≥ ${least} %`
}

export function intakeShare(key: string, value: number | null): number | null {
  const intake = REFERENCE_INTAKES[key]
  return value === null || intake === undefined ? null : value / intake
}

/** Prints the columns. On a terminal, the last column (the requested amount) is first, with shares of daily intake. */
export async function printNutrients(
  app: App,
  columns: readonly [Figures, ...(readonly Figures[])],
  screen: Screen,
): Promise<void> {
  const { coverageOf } = screen
  if (!app.io.isTerminal) {
    const keys = screen.asked ?? [
      ...NUTRIENT_KEYS,
      ...PART_KEYS.filter((key) =>
        columns.some(({ parts }) => figureAt(null, parts ?? null, key) !== null),
      ),
    ]
    return app.rows(
      keys.map((key) => [
        nutrientName(app, key),
        unitOf(app, key),
        ...columns.map((one) => figure(app, one, key)),
        ...(coverageOf ? [covered(coverageOf(key))] : []),
      ]),
    )
  }
  const asked = columns.at(-1) ?? columns[0]
  const others = columns.slice(0, -1)
  const keys = shownKeys(screen)
  const cell = (one: Figures, key: string) => {
    const text = figure(app, one, key)
    return /\d/.test(text) ? `${text} ${unitOf(app, key)}` : text
  }
  const share = (key: string) => {
    const value = figureAt(asked.nutrients, asked.parts ?? null, key)
    return shareText(
      intakeShare(key, value),
      figure(app, asked, key).startsWith('≥') || (coverageOf?.(key) ?? 1) < 1,
    )
  }
  await printTable(
    app,
    [
      [
        '',
        [asked.head, 'bold'],
        [app.say('head.ofDay'), 'bold'],
        ...others.map(({ head }) => [head, 'dim'] as const),
      ],
      ...keys.map(
        (key): Line => [
          [labelName(app, key, screen), 'bold'],
          [cell(asked, key), 'bold'],
          share(key),
          ...others.map((one) => [cell(one, key), 'dim'] as const),
        ],
      ),
    ],
    {
      ...screen,
      notes: [`* ${app.say('said.referenceIntake')}`, ...sourceNote(app, keys, screen.sources)],
    },
  )
}

const covered = (share: number | null) => (share === null ? '–' : `${Math.floor(share * 100)} %`)

export async function compareNutrients(app: App, columns: readonly Figures[], choice: Choice) {
  const cell = (one: Figures, key: string) => figure(app, one, key)
  if (!app.io.isTerminal) {
    return app.rows([
      [...app.heads('nutrient', 'unit'), ...columns.map(({ head }) => head)],
      ...(choice.asked ?? NUTRIENT_KEYS).map((key) => [
        nutrientName(app, key),
        unitOf(app, key),
        ...columns.map((one) => cell(one, key)),
      ]),
    ])
  }
  if (choice.asked) return printRanking(app, columns, choice.asked)
  await printTable(
    app,
    [
      ['', '', ...columns.map(({ head }) => [head, 'bold'] as const)],
      ...shownKeys(choice).map(
        (key): Line => [
          [labelName(app, key, choice), 'bold'],
          unitOf(app, key),
          ...columns.map((one) => cell(one, key)),
        ],
      ),
    ],
    { ...choice, title: undefined, notes: [] },
  )
}

/** Prints a row for each food, sorted by the first nutrient, highest first. Foods without a figure come last. */
async function printRanking(app: App, foods: readonly Figures[], keys: readonly string[]) {
  const first = ({ nutrients, parts }: Figures) =>
    figureAt(nutrients, parts ?? null, itemAt(keys, 0)) ?? Number.NEGATIVE_INFINITY
  await printTable(
    app,
    [
      ['', ...keys.map((key) => [headOf(app, key), 'bold'] as const)],
      ...foods
        .toSorted((one, other) => first(other) - first(one))
        .map((one): Line => [one.head, ...keys.map((key) => figure(app, one, key))]),
    ],
    { title: undefined, isAll: true, notes: [] },
  )
}

/** Prints a table with its title and notes, and a hint about `--all`. */
export async function printTable(
  app: App,
  lines: readonly Line[],
  { title, isAll, notes }: Pick<Screen, 'title' | 'isAll'> & { readonly notes: readonly string[] },
): Promise<void> {
  const [{ drawFigures }, { drawColumns }] = await Promise.all([
    import('./render/figures.ts'),
    import('./render/columns.ts'),
  ])
  const drawing = { columns: app.io.columns, color: app.color }
  const count = FIGURE_KEYS.length - LABELLED.size
  const foot = [
    ...notes,
    ...(isAll || app.isQuiet ? [] : [app.say('said.moreNutrients', { count: String(count) })]),
  ]
  if (title) app.printRendered(drawColumns([[[title, 'bold']]], drawing))
  app.printRendered(drawFigures(lines, drawing))
  if (foot.length > 0)
    app.printRendered(
      `\n${drawColumns(
        foot.map((text) => [[text, 'dim']]),
        drawing,
      )}`,
    )
}

/** The names of the food composition tables we use, which are the same in every language. */
const TABLES: Readonly<Record<string, string>> = {
  'usda-sr28': 'USDA SR28',
  'fdc-foundation': 'USDA Foundation Foods',
  ciqual2020: 'Ciqual 2020',
  ciqual2025: 'Ciqual 2025',
  'swiss-fcdb': 'Swiss FCDB',
  bls4: 'BLS 4.0',
  cofid2021: 'CoFID 2021',
  fineli: 'Fineli',
  livsmedelsverket: 'Livsmedelsverket',
}

function sourceNote(app: App, keys: readonly string[], sources: readonly NutrientSource[] = []) {
  const names = sources
    .filter(({ nutrients }) => nutrients.some((key) => keys.includes(key)))
    .map(({ source }) => TABLES[itemAt(source.split(':'), 0)] ?? app.say('said.calculated'))
  if (names.length === 0) return []
  return [`${upper(app.say('head.source'))}: ${[...new Set(names)].join(', ')}`]
}

/** Returns a function that prints the label. Throws INVALID_REQUEST if we cannot print this kind of label. */
export async function labelPrinter(label: string | undefined) {
  if (label === undefined) return undefined
  const { printLabel, requireLabel } = await import('./label.ts')
  requireLabel(label)
  return printLabel
}
