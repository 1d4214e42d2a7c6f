/** The commands that read amounts: convert and parse. */

import { EXIT_UNRESOLVED } from '../../errors.ts'
import { CONVERT } from '../../operations/kitchen.ts'
import { RECIPE_PARSE } from '../../operations/recipes/parse.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { amountOf } from '../input/amounts.ts'
import { type ItemOptions, quoted, writtenRecipe } from '../input/items.ts'
import { wholeNumber } from '../input/numbers.ts'
import { tellSkipped } from '../output/readings.ts'
import { unresolvedReason } from '../output/why.ts'
import { fixed, number, say, sayWord, unrounded } from '../text/say.ts'

export async function runConvert(
  app: App,
  [ingredient, amount, from, to]: [string, string, string, string],
) {
  const ingredientId = app.ingredientId(ingredient)
  const body = await ask(app, CONVERT, {
    body: { ingredientId, amount: amountOf(amount), fromUnit: from, toUnit: to },
  })
  if (app.json(body)) return 0
  const note = body.estimated ? say('said.estimated', app.lang) : ''
  if (app.io.isTerminal) {
    app.print(
      `${number(body.amount, app.lang)} ${from} ${app.name(body.ingredientId)} = ${number(body.result, app.lang)} ${to}${note && ` (${note})`}`,
    )
    const asked = `--amount ${quoted(amount)} --unit ${quoted(from)}`
    app.next(`nutrition ${body.ingredientId} ${asked}`)
  } else {
    app.rows([[unrounded(body.result, app.lang), to, note]])
  }
  return 0
}

export async function runParse(
  app: App,
  args: string[],
  options: ItemOptions & {
    ndjson?: boolean
    strict?: boolean
    scale?: string
    servings?: string
  },
) {
  if (options.ndjson) return (await import('./stream.ts')).streamParse(app, args, options)
  const scale = wholeNumber(options.scale, 'scale')
  const servings = wholeNumber(options.servings, 'servings')
  const recipe = writtenRecipe(app, args, options)
  const body = await ask(app, RECIPE_PARSE, { body: { ...recipe, scale, servings } })
  if (body.scaled) {
    if (!app.json(body)) {
      for (const { lines } of body.scaled) app.rows(lines.map((line) => [line]))
    }
    return 0
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
      body.items.map((item) => [
        item.line,
        item.ingredientId === null
          ? '?'
          : `${[item.ingredientId, ...(item.or ?? []).map((one) => one.ingredientId ?? '?')].join(' | ')}${item.reading === 'guess' ? '?' : ''}`,
        item.amount === null
          ? ''
          : `${number(item.amount, app.lang)} ${unitName(app, item.unit)}`.trim(),
        item.grams === null ? '' : number(item.grams, app.lang),
        fixed(item.confidence, 2, app.lang),
      ]),
    )
    tellSkipped(app, body.skipped)
    for (const { line, reason, suggestions } of body.unresolved) {
      app.remark(
        `${say('said.unresolved', app.lang)}: ${line} (${unresolvedReason(app, reason ?? '', line)}${suggestions.length > 0 ? `: ${suggestions.join(', ')}` : ''})`,
      )
    }
  }
  const source =
    options.file === undefined ? args.map(quoted).join(' ') : `--file ${quoted(options.file)}`
  app.next(`check ${source}`)
  return options.strict && body.unresolved.length > 0 ? EXIT_UNRESOLVED : 0
}

function unitName(app: App, id: string | null): string {
  const unit = app.library.units.find((one) => one.id === id)
  return unit?.shortcut[app.lang] ?? sayWord('unit', id ?? '', app.lang)
}
