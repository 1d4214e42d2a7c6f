/** Prints a nutrition declaration in the order of Regulation (EU) 1169/2011, with shares of the reference intakes. */

import { PART_KEYS } from '../../domain/nutrient-keys.ts'
import { itemAt } from '../../domain/present.ts'
import type { Unresolved } from '../../domain/shapes/compatibility.ts'
import type { Declaration, Declared, LabelRow } from '../../domain/shapes/nutrition.ts'
import { invalid } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import { isText } from '../../wording/say.ts'
import type { App } from '../app.ts'
import { printTable, shareText } from './nutrients.ts'
import { shownBody } from './readings.ts'
import type { Line } from './render/columns.ts'
import { openReason } from './why.ts'

const LABELS = ['eu']

/** Throws INVALID_REQUEST if we cannot print this kind of label. */
export function requireLabel(text: string): void {
  if (LABELS.includes(text)) return
  throw invalid(msg('unknownLabel', { text }), { label: `one of ${LABELS.join(', ')}` })
}

/** Prints a nutrition declaration. Its JSON form exists only here, not in the HTTP service. */
export async function printLabel(app: App, body: Declaration): Promise<void> {
  const { rows, unresolved, grams, servings, servingGrams } = body
  if (app.json(shownBody(body))) return
  const ofServing =
    servingGrams === undefined ? undefined : app.number(Number(servingGrams.toPrecision(3)))
  const ofAmount = grams === null ? undefined : `${app.number(grams)} g`
  const amount = ofServing ? `${app.say('head.perServing')} (${ofServing} g)` : ofAmount
  const lines = merged(rows)
  const table = lines.map(([row, energy]) => [
    nameOf(app, row),
    declaredText(app, row, energy, 'per100g'),
    ...(amount ? [declaredText(app, row, energy, 'perAmount')] : []),
    shareText(row.referenceShare, row.coverage < 1),
  ])
  if (app.io.isTerminal) {
    const heads = [app.say('head.per100g'), ...(amount ? [amount] : []), app.say('head.ofDay')]
    await printTable(
      app,
      [
        [[app.say('head.label'), 'bold'], ...heads.map((head) => [head, 'bold'] as const)],
        ...table.map(([name = '', ...figures]): Line => [[name, 'bold'], ...figures]),
      ],
      { title: undefined, isAll: true, notes: [`* ${app.say('said.referenceIntake')}`] },
    )
  } else app.rows(table)
  // Article 33 of the regulation requires the size of a portion, and the number of portions.
  if (servings !== null && ofServing) {
    app.remark(app.say('said.servingOf', { count: servings, grams: ofServing }))
  }
  remarkCoverage(app, rows, unresolved)
}

/** Pairs the rows, so that kilojoules and kilocalories share a line. */
function merged(rows: readonly LabelRow[]): readonly (readonly [LabelRow, LabelRow?])[] {
  const [kilojoule, kilocalories, ...others] = rows
  return [[kilojoule!, kilocalories!], ...others.map((row) => [row] as const)]
}

function nameOf(app: App, { nutrient }: LabelRow): string {
  const name = itemAt(nutrient.split('.'), 1)
  const part = `label.${name}` as const
  return isText(part) && app.io.isTerminal ? app.say(part) : app.word('nutrient', name)
}

function declaredText(
  app: App,
  row: LabelRow,
  energy: LabelRow | undefined,
  column: 'per100g' | 'perAmount',
): string {
  const [first, second] = [row, energy].map((one) => one && declaredOne(app, one, one[column]!))
  return second === undefined ? first! : `${first} / ${second}`
}

const SIGNS: Readonly<Record<Declared['relation'], string>> = {
  equal: '',
  below: '< ',
  atLeast: '≥ ',
}

function declaredOne(app: App, { unit }: LabelRow, { value, decimals, relation }: Declared) {
  if (value === null) return app.say('said.unknown')
  return `${SIGNS[relation]}${app.fixed(value, decimals)} ${unit.replace('ug', 'µg')}`
}

/** Reports why figures may be too low: foods without data for a nutrient, and items without a weight. */
function remarkCoverage(app: App, rows: readonly LabelRow[], unresolved: readonly Unresolved[]) {
  // For nutrients beyond the main 29, we only know that data is missing, not for how many foods.
  const partly = rows.filter(
    ({ coverage, nutrient }) => coverage < 1 && !PART_KEYS.includes(nutrient),
  )
  if (partly.length > 0) {
    const parts = partly.map(
      ({ nutrient, coverage }) =>
        `${app.word('nutrient', itemAt(nutrient.split('.'), 1))} ${Math.floor(coverage * 100)} %`,
    )
    app.remark(`${app.say('said.lowerBound')}: ${[...new Set(parts)].join(', ')}`)
  }
  for (const one of unresolved) {
    const named = app.name(one.ingredientId)
    app.remark(`${app.say('said.notInLabel')}: ${named} (${openReason(app, one)})`)
  }
}
