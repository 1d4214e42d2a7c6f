/** `ingr convert`: converts an amount of an ingredient to another unit. */

import { invalid } from '../../errors.ts'
import { CONVERT } from '../../operations/kitchen.ts'
import { msg } from '../../wording/message.ts'
import { unrounded } from '../../wording/numbers.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { quoted } from '../input/items.ts'
import { amountOf, isQuantity, isUnit, measured, withUnit } from '../input/measured.ts'
import { isLiquid } from '../output/metric.ts'
import type { CommandRow } from '../rows.ts'

export const command: CommandRow = {
  usage: 'convert <measure...>',
  json: ['ConvertResponse'],
  run: runConvert,
}

async function runConvert(app: App, words: readonly string[]) {
  const asked = conversion(app, words)
  const body = await ask(app, CONVERT, { body: asked })
  if (app.json(body)) return
  if (body.estimated && !isLiquid(app, body.ingredientId)) remarkState(app, body.ingredientId)
  const to = withUnit(app, body.result, asked.toUnit)
  const note = body.estimated ? app.say('said.estimated') : ''
  if (app.io.isTerminal) {
    const from = withUnit(app, asked.amount, asked.fromUnit)
    const food = [app.say('said.of'), app.name(body.ingredientId)].filter(Boolean).join(' ')
    const what = `${app.number(asked.amount)} ${from} ${food}`
    app.print(`${what} = ${app.number(body.result)} ${to}${note && ` (${note})`}`)
    app.suggestNext(`nutrition ${quoted(what)}`)
  } else {
    app.rows([[unrounded(body.result, app.lang), to, note]])
  }
}

/** Says whether the weight is for the raw, dry or cooked food. Skips milled foods, which have only one state. */
function remarkState(app: App, id: string): void {
  const { subcategory = null, nutrientSources: sources = [] } = app.library.ingredient(id) ?? {}
  if (MILLED.includes(subcategory ?? '')) return
  const [main] = sources.toSorted((a, b) => b.nutrients.length - a.nutrients.length)
  const state = main?.state ?? ''
  const said = app.word('said.figures', state)
  if (said !== state) app.remark(said)
}

const MILLED = ['flour', 'semolina', 'starch']

/** Matches a word or sign before the target unit, such as "in" in "1 cup flour in g". */
const INTO = /\s(?:in|into|to|nach|a|en|=|→)$/i
const GRAM = 'g'

/**
 * Parses the words. For example, "butter 2 cups g", "2 cups butter g" and '"2 cups butter" in g' mean the same. The
 * default target unit is grams. Throws INVALID_REQUEST or INGREDIENT_NOT_FOUND.
 */
function conversion(app: App, words: readonly string[]) {
  const [ingredient = '', figure = '', from = '', to = ''] = words
  if (words.length === 4 && /^[\d.,½⅓¼¾⅔]+$/.test(figure)) {
    const ingredientId = app.ingredientId(ingredient)
    return { ingredientId, amount: amountOf(app, figure), fromUnit: from, toUnit: to }
  }
  const all = words.join(' ').trim()
  const [, rest = all, last = GRAM] = /^(.+)\s+(\S+)$/.exec(all) ?? []
  const isAsked = isUnit(app, last) || !isQuantity(app, all)
  const text = isAsked ? rest.replace(INTO, '') : all
  const { ingredientId, measure } = measured(app, amountFirst(text))
  if (!measure) throw invalid(msg('noAmountToConvert', { text }), { amount: 'missing' })
  return {
    ingredientId,
    amount: measure.amount,
    fromUnit: measure.unit ?? GRAM,
    toUnit: isAsked ? last : GRAM,
  }
}

/** Moves the amount to the front: "flour 2 cups" becomes "2 cups flour". */
function amountFirst(text: string): string {
  const [, name, amount] = /^(\P{N}+?)\s+(\p{N}.*)$/u.exec(text) ?? []
  return name === undefined ? text : `${amount} ${name}`
}
