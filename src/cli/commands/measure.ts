/** The commands that read amounts: convert and parse. */

import type { ParseResponse } from '../../domain/shapes/recipes.ts'
import { EXIT_UNRESOLVED, invalid } from '../../errors.ts'
import { CONVERT } from '../../operations/kitchen.ts'
import { RECIPE_PARSE } from '../../operations/recipes/parse.ts'
import { msg } from '../../wording/message.ts'
import { unrounded } from '../../wording/numbers.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedSource } from '../input/hints.ts'
import { type ItemOptions, quoted, writtenRecipe } from '../input/items.ts'
import { amountOf, counted, isUnit, measured, reads } from '../input/measured.ts'
import { wholeNumber } from '../input/numbers.ts'
import { forEachFile } from '../input/several.ts'
import { tellSkipped } from '../output/readings.ts'
import { unresolvedReason } from '../output/why.ts'

export async function runConvert(app: App, words: readonly string[]) {
  const asked = conversion(app, words)
  const body = await ask(app, CONVERT, { body: asked })
  if (app.json(body)) return 0
  const to = counted(app, body.result, asked.toUnit)
  const note = body.estimated ? app.say('said.estimated') : ''
  if (app.io.isTerminal) {
    const from = counted(app, asked.amount, asked.fromUnit)
    const food = [app.say('said.of'), app.name(body.ingredientId)].filter(Boolean).join(' ')
    const what = `${app.number(asked.amount)} ${from} ${food}`
    app.print(`${what} = ${app.number(body.result)} ${to}${note && ` (${note})`}`)
    app.next(`nutrition ${quoted(what)}`)
  } else {
    app.rows([[unrounded(body.result, app.lang), to, note]])
  }
  return 0
}

/** May stand before the unit that is asked for: "1 cup flour in g". */
const INTO = /\s(?:in|into|to|nach|a|en|=|→)$/i
const GRAM = 'g'

/**
 * "butter 2 cups g", "2 cups butter g" and '"2 cups butter" in g' are the same; where no unit is asked for it is grams. Throws
 * INVALID_REQUEST or INGREDIENT_NOT_FOUND.
 */
function conversion(app: App, words: readonly string[]) {
  const [ingredient = '', figure = '', from = '', to = ''] = words
  if (words.length === 4 && /^[\d.,½⅓¼¾⅔]+$/.test(figure)) {
    const ingredientId = app.ingredientId(ingredient)
    return { ingredientId, amount: amountOf(app, figure), fromUnit: from, toUnit: to }
  }
  const all = words.join(' ').trim()
  const [, rest = all, last = GRAM] = /^(.+)\s+(\S+)$/.exec(all) ?? []
  const isAsked = isUnit(app, last) || !reads(app, all)
  const text = isAsked ? rest.replace(INTO, '') : all
  const { ingredientId, measure } = measured(app, amountFirst(text))
  if (!measure) {
    throw invalid(msg('noAmountToConvert', { text }), {
      amount: 'missing',
    })
  }
  return {
    ingredientId,
    amount: measure.amount,
    fromUnit: measure.unit ?? GRAM,
    toUnit: isAsked ? last : GRAM,
  }
}

/** "flour 2 cups" as "2 cups flour". */
function amountFirst(text: string): string {
  const [, name, amount] = /^(\P{N}+?)\s+(\p{N}.*)$/u.exec(text) ?? []
  return name === undefined ? text : `${amount} ${name}`
}

export async function runParse(
  app: App,
  args: string[],
  options: ItemOptions & {
    ndjson?: boolean
    strict?: boolean
    scale?: string
    servings?: string
    explain?: boolean
  },
) {
  if (options.ndjson) return (await import('./stream.ts')).streamParse(app, args, options)
  const scale = wholeNumber(options.scale, 'scale')
  const servings = wholeNumber(options.servings, 'servings')
  const file = options.file === undefined ? [] : [options.file]
  return forEachFile(app, args, { file }, async (lines, source) => {
    const recipe = writtenRecipe(app, lines, source)
    const run = async () => {
      const { explain } = options
      const asked = { ...recipe, scale, servings, ...(explain ? { explain } : {}) }
      const body = await ask(app, RECIPE_PARSE, { body: asked })
      return printParsed(app, body, options.strict === true, lines, source)
    }
    return [{ title: null, run }]
  })
}

async function printParsed(
  app: App,
  body: ParseResponse,
  isStrict: boolean,
  args: readonly string[],
  source: ItemOptions,
): Promise<number> {
  if (body.scaled) {
    if (!app.json(body)) {
      const isOne = body.scaled.length === 1
      for (const { title, lines } of body.scaled) {
        app.rows((isOne || title === null ? lines : [title, ...lines]).map((line) => [line]))
      }
    }
    return 0
  }
  if (!app.json(body)) {
    await app.table(
      app.heads('line', 'ingredient', 'amount', 'grams', 'sure'),
      body.items.map((item) => [
        item.line,
        item.ingredientId === null
          ? '?'
          : `${[item, ...(item.or ?? [])].map((one) => foodName(app, one.ingredientId)).join(' | ')}${item.reading === 'guess' ? '?' : ''}`,
        item.amount === null ? '' : `${app.number(item.amount)} ${unitName(app, item.unit)}`.trim(),
        item.grams === null ? '' : app.number(item.grams),
        app.fixed(item.confidence, 2),
      ]),
    )
    for (const { line, stretches } of body.explained ?? []) {
      const cut = stretches.map(({ is, text }) => `${is}: ${text}`).join(' | ')
      await app.paragraph(`${line} = ${cut}`)
    }
    tellSkipped(app, body.skipped)
    for (const { line, reason, suggestions } of body.unresolved) {
      app.remark(
        `${app.say('said.unresolved')}: ${line} (${unresolvedReason(app, reason ?? '', line)}${suggestions.length > 0 ? `: ${suggestions.map((id) => foodName(app, id)).join(', ')}` : ''})`,
      )
    }
  }
  app.next(`check ${typedSource(args, source)}`)
  return isStrict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

/** A food in the asked language; a pipe gets the id. */
function foodName(app: App, id: string | null): string {
  return id === null ? '?' : app.io.isTerminal ? app.name(id) : id
}

function unitName(app: App, id: string | null): string {
  const unit = app.library.units.find((one) => one.id === id)
  return unit?.shortcut[app.lang] ?? app.word('unit', id ?? '')
}
