/** Prints nutrients as figures and bars, or as a declaration. */

import { NUTRIENT_KEYS, NUTRIENT_UNITS, PART_KEYS } from '../../domain/nutrient-keys.ts'
import { figureAt, type NutrientMark } from '../../domain/nutrients.ts'
import { itemAt } from '../../domain/present.ts'
import { REFERENCE_INTAKES } from '../../domain/reference-intakes.ts'
import type { NutrientParts, Nutrients, Range } from '../../domain/shapes/nutrition.ts'
import type { App } from '../app.ts'
import { type Share, shareColumn } from './shares.ts'

/** Parts and ranges of the nutrients, per 100 g, amount, recipe or serving. */
interface Figures {
  readonly parts?: NutrientParts | undefined
  readonly range?: Readonly<Record<string, Range>> | undefined
}

/** A figure, or else what is known of it: a bound, traces, or a range. */
export function figure(
  app: App,
  nutrients: Nutrients,
  key: string,
  { parts, range: ranges }: Figures,
  mark?: NutrientMark,
): string {
  const value = figureAt(nutrients, parts ?? null, key)
  const range = ranges?.[key]
  if (mark === 'traces') return app.say('said.traces')
  const most = mark ?? range?.max ?? null
  if (value === null) return most === null ? '–' : `< ${app.number(most)}`
  if (range === undefined || range.min === range.max) return app.number(value)
  if (most === null) return `≥ ${app.number(range.min)}`
  return `${app.number(range.min)}–${app.number(most)}`
}

/** A pipe gets the keys of the JSON. */
export function nutrientName(app: App, key: string): string {
  const name = itemAt(key.split('.'), 1)
  return app.io.isTerminal ? app.word('nutrient', name) : name
}

export function unitOf(app: App, key: string): string {
  const unit = NUTRIENT_UNITS[key] ?? 'g'
  return app.io.isTerminal ? unit.replace('ug', 'µg') : unit
}

/** The table of all nutrients; on a terminal with bars for the shares from `of`. */
export async function printNutrients(
  app: App,
  heads: readonly string[],
  row: (key: string) => readonly string[],
  of: (key: string) => Share,
  parts: NutrientParts | undefined,
) {
  const named = [...app.heads('nutrient', 'unit'), ...heads]
  const keys = [
    ...NUTRIENT_KEYS,
    ...PART_KEYS.filter((key) => figureAt(null, parts ?? null, key) !== null),
  ]
  const rows = keys.map((key) => [nutrientName(app, key), unitOf(app, key), ...row(key)])
  if (!app.io.isTerminal) return app.rows(rows)
  const { head, cells, footnote } = await shareColumn(app, named, rows, keys.map(of))
  await app.table(
    [...named, head],
    rows.map((one, i) => [...one, itemAt(cells, i)]),
  )
  await footnote()
}

export function share(key: string, value: number | null, coverage = 1): Share {
  const intake = REFERENCE_INTAKES[key]
  return [value === null || intake === undefined ? null : value / intake, coverage]
}

/** The function that prints the label. Throws INVALID_REQUEST if there is no such label. */
export async function labelPrinter(label: string | undefined) {
  if (label === undefined) return undefined
  const { printLabel, requireLabel } = await import('./label.ts')
  requireLabel(label)
  return printLabel
}
