/** The commands that measure: convert, nutrition, analyze and parse. */

import { NUTRIENT_KEYS, NUTRIENT_UNITS, nutrientAt } from '../../domain/nutrients.ts'
import { analyze, nutrition } from '../../engine/nutrition/nutrition.ts'
import { convert } from '../../engine/units.ts'
import { EXIT_UNRESOLVED, IngrError } from '../../errors.ts'
import { leadingAmount, plainFractions } from '../../language/numbers.ts'
import type { App } from '../app.ts'
import { type ItemOptions, itemText, parsedItems, readItems } from '../items.ts'
import { wholeNumber } from '../numbers.ts'
import { number, say, sayWord } from '../text.ts'

/** "1 1/2", "0,5": throws INVALID_REQUEST for anything that is not an amount. */
function amountOf(text: string): number {
  const read = leadingAmount(plainFractions(text))
  if (read?.rest !== '') {
    throw new IngrError('INVALID_REQUEST', `not an amount: ${text}`, { amount: text })
  }
  return read.amount
}

export async function runConvert(
  app: App,
  [ingredient, amount, from, to]: [string, string, string, string],
) {
  const body = convert(app.library, {
    ingredientId: app.ingredientId(ingredient),
    amount: amountOf(amount),
    fromUnit: from,
    toUnit: to,
  })
  if (app.json(body)) return 0
  const note = body.estimated ? say('said.estimated', app.lang) : ''
  if (app.io.isTerminal) {
    app.io.out(
      `${number(body.amount, app.lang)} ${from} ${app.name(body.ingredientId)} = ${number(body.result, app.lang)} ${to}${note && ` (${note})`}\n`,
    )
  } else {
    app.io.out(`${body.result}\t${to}\t${note}\n`)
  }
  return 0
}

const nutrientName = (key: string) => key.split('.')[1]!
const unitOf = (key: string) => NUTRIENT_UNITS[key] ?? 'g'
const figure = (app: App, value: number | null) => (value === null ? '–' : number(value, app.lang))

export async function runNutrition(
  app: App,
  words: string[],
  options: { amount?: string; unit?: string },
) {
  const body = nutrition(app.library, app.ingredientId(words.join(' ')), {
    amount: options.amount === undefined ? undefined : amountOf(options.amount),
    unit: options.unit,
  })
  if (app.json(body)) return 0
  const computed = 'computed' in body ? body.computed : undefined
  await app.table(
    [
      say('head.nutrient', app.lang),
      say('head.unit', app.lang),
      say('head.per100g', app.lang),
      ...(computed ? [`${number(computed.grams, app.lang)} g`] : []),
    ],
    NUTRIENT_KEYS.map((key) => [
      nutrientName(key),
      unitOf(key),
      figure(app, nutrientAt(body.nutrients, key)),
      ...(computed ? [figure(app, nutrientAt(computed.nutrients, key))] : []),
    ]),
  )
  return 0
}

export async function runAnalyze(
  app: App,
  args: string[],
  options: ItemOptions & { servings?: string; strict?: boolean },
) {
  const { items } = readItems(app, args, options)
  const servings = wholeNumber(options.servings, 'servings') ?? null
  const body = analyze(app.library, { items, servings })
  if (!app.json(body)) {
    const perServing = 'perServing' in body ? body.perServing : undefined
    await app.table(
      [
        say('head.nutrient', app.lang),
        say('head.unit', app.lang),
        say('head.total', app.lang),
        ...(perServing ? [say('head.perServing', app.lang)] : []),
        say('head.coverage', app.lang),
      ],
      NUTRIENT_KEYS.map((key) => {
        const coverage = nutrientAt(body.total.coverage as never, key)
        return [
          nutrientName(key),
          unitOf(key),
          figure(app, nutrientAt(body.total, key)),
          ...(perServing ? [figure(app, nutrientAt(perServing, key))] : []),
          coverage === null ? '–' : `${Math.floor(coverage * 100)} %`,
        ]
      }),
    )
    for (const { ingredientId, reason } of body.unresolved) {
      app.remark(`${say('said.unresolved', app.lang)}: ${app.name(ingredientId)} (${reason})`)
    }
  }
  return options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

export async function runParse(
  app: App,
  args: string[],
  options: ItemOptions & { ndjson?: boolean; strict?: boolean },
) {
  if (options.ndjson) return (await import('./stream.ts')).streamParse(app, args, options)
  const text = itemText(app, args, options)
  const items = parsedItems(app, args, options, text)
  const unresolved = items.filter(({ ingredientId }) => ingredientId === null)
  const body = {
    items,
    unresolved: unresolved.map(({ line, reason, alternatives }) => ({
      line,
      reason,
      suggestions: alternatives.map(({ ingredientId }) => ingredientId),
    })),
  }
  if (!app.json(body)) {
    await app.table(
      [
        say('head.line', app.lang),
        say('head.ingredient', app.lang),
        say('head.amount', app.lang),
        say('head.grams', app.lang),
        say('head.sure', app.lang),
      ],
      items.map((item) => [
        item.line,
        item.ingredientId ?? '?',
        item.amount === null
          ? ''
          : `${number(item.amount, app.lang)} ${unitName(app, item.unit)}`.trim(),
        item.grams === null ? '' : number(item.grams, app.lang),
        item.confidence.toFixed(2),
      ]),
    )
    for (const { line, reason, suggestions } of body.unresolved) {
      app.remark(
        `${say('said.unresolved', app.lang)}: ${line} (${reason}${suggestions.length > 0 ? `: ${suggestions.join(', ')}` : ''})`,
      )
    }
  }
  return options.strict && unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

function unitName(app: App, id: string | null): string {
  const unit = app.library.units.find((one) => one.id === id)
  return unit?.shortcut[app.lang] ?? sayWord('unit', id ?? '', app.lang)
}
