/** The commands that tell nutrients: nutrition and analyze, as figures, bars or a label. */

import {
  NUTRIENT_KEYS,
  NUTRIENT_UNITS,
  type Nutrients,
  nutrientAt,
} from '../../domain/nutrients.ts'
import { REFERENCE_INTAKES } from '../../domain/reference-intakes.ts'
import type { ListItem } from '../../engine/compatibility/items.ts'
import { portionedFood, portionedList } from '../../engine/nutrition/label.ts'
import { analyzeList, nutrition, requireAnalyzeRequest } from '../../engine/nutrition/nutrition.ts'
import { EXIT_UNRESOLVED } from '../../errors.ts'
import type { App } from '../app.ts'
import { amountOf } from '../input/amounts.ts'
import {
  givenOr,
  type ItemOptions,
  quoted,
  readItems,
  requireList,
  withReading,
} from '../input/items.ts'
import { wholeNumber } from '../input/numbers.ts'
import { type Share, shareColumn } from '../output/shares.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import { number, say, sayWord } from '../text/say.ts'

const figure = (app: App, value: number | null) => (value === null ? '–' : number(value, app.lang))

/** A pipe gets the keys of the JSON. */
function nutrientName(app: App, key: string): string {
  const name = key.split('.')[1]!
  return app.io.isTerminal ? sayWord('nutrient', name, app.lang) : name
}

function unitOf(app: App, key: string): string {
  const unit = NUTRIENT_UNITS[key] ?? 'g'
  return app.io.isTerminal ? unit.replace('ug', 'µg') : unit
}

/** The table of all nutrients; a terminal sees bars beside it, of the values that `of` gives. */
async function printNutrients(
  app: App,
  heads: readonly string[],
  row: (key: string) => readonly string[],
  of: (key: string) => Share,
) {
  const named = [say('head.nutrient', app.lang), say('head.unit', app.lang), ...heads]
  const rows = NUTRIENT_KEYS.map((key) => [nutrientName(app, key), unitOf(app, key), ...row(key)])
  if (!app.io.isTerminal) return app.rows(rows)
  const { head, cells, footnote } = await shareColumn(app, named, rows, NUTRIENT_KEYS.map(of))
  await app.table(
    [...named, head],
    rows.map((one, i) => [...one, cells[i]!]),
  )
  await footnote()
}

function share(key: string, value: number | null, coverage = 1): Share {
  const intake = REFERENCE_INTAKES[key]
  return [value === null || intake === undefined ? null : value / intake, coverage]
}

export async function runNutrition(
  app: App,
  words: string[],
  options: { amount?: string; unit?: string; label?: string },
) {
  const printer = await labelPrinter(options.label)
  const body = nutrition(app.library, app.ingredientId(words.join(' ')), {
    amount: options.amount === undefined ? undefined : amountOf(options.amount),
    unit: options.unit,
  })
  const { computed } = body
  const grams = computed && `${number(computed.grams, app.lang)} g`
  if (printer) return printer(app, portionedFood(body), { amount: grams })
  if (app.json(body)) return 0
  const shown = computed ?? body
  await printNutrients(
    app,
    [say('head.per100g', app.lang), ...(grams ? [grams] : [])],
    (key) => [
      figure(app, nutrientAt(body.nutrients, key)),
      ...(computed ? [figure(app, nutrientAt(computed.nutrients, key))] : []),
    ],
    (key) => share(key, nutrientAt(shown.nutrients, key)),
  )
  app.next(`nutrition ${body.ingredientId} --label eu`)
  return 0
}

export async function runAnalyze(
  app: App,
  args: string[],
  options: ItemOptions & { servings?: string; strict?: boolean; label?: string },
) {
  const printer = await labelPrinter(options.label)
  const read = await readItems(app, args, options, ['servings'])
  const asked = givenOr(wholeNumber(options.servings, 'servings'), 'servings', read)
  // The answer repeats a unit as it was asked for, over HTTP too.
  const { items, servings } = requireAnalyzeRequest({
    items: requireList(read.items).map((item, i) => withUnit(item, read.units?.[i])),
    servings: asked,
  })
  const body = withReading(analyzeList(app.library, items, servings), read)
  const code = options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
  if (printer) {
    const { unresolved } = body
    const amount = body.perServing && say('head.perServing', app.lang)
    await printer(app, portionedList(body), { amount, unresolved })
    return code
  }
  if (app.json(body)) return code
  const { perServing } = body
  const coverageOf = (key: string) => nutrientAt(body.total.coverage as Nutrients, key)
  await printNutrients(
    app,
    [
      say('head.total', app.lang),
      ...(perServing ? [say('head.perServing', app.lang)] : []),
      say('head.coverage', app.lang),
    ],
    (key) => {
      const coverage = coverageOf(key)
      return [
        figure(app, nutrientAt(body.total, key)),
        ...(perServing ? [figure(app, nutrientAt(perServing, key))] : []),
        coverage === null ? '–' : `${Math.floor(coverage * 100)} %`,
      ]
    },
    (key) => share(key, nutrientAt(perServing ?? body.total, key), coverageOf(key) ?? 0),
  )
  remarkUnresolved(app, body.unresolved)
  const source =
    options.file === undefined ? args.map(quoted).join(' ') : `--file ${quoted(options.file)}`
  app.next(`analyze ${source} --label eu`)
  return code
}

/** What prints the label; throws INVALID_REQUEST when there is no such label. */
const withUnit = (item: ListItem, unit: string | null | undefined): ListItem =>
  unit ? { ...item, unit } : item

async function labelPrinter(label: string | undefined) {
  if (label === undefined) return undefined
  const { printLabel, requireLabel } = await import('../output/label.ts')
  requireLabel(label)
  return printLabel
}
