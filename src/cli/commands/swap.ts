/** `ingr swap`: substitutes that are compatible with what a person must avoid, for an ingredient or a whole recipe. */

import { isDiet } from '../../domain/restrictions.ts'
import type { RecipeSwapResponse, SafeSubstitute } from '../../engine/kitchen/swap.ts'
import { IngrError } from '../../errors.ts'
import { msg } from '../../messages/message.ts'
import { RECIPE_SWAP, SWAP } from '../../operations/recipes/swap.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { askedRecipe, fileAmong, type ItemOptions } from '../input/items.ts'
import { namesIn, restrictionNamed, useNamed } from '../input/words.ts'
import { shownBody, tellReadings } from '../output/readings.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import { number, say, sayWord } from '../text/say.ts'

interface SwapOptions extends ItemOptions {
  readonly for?: readonly string[]
  readonly amount?: string
  readonly use?: string
  readonly limit?: string
}

/** Exit code when something in a recipe cannot be replaced. */
const EXIT_IRREPLACEABLE = 6

export async function runSwap(app: App, words: string[], options: SwapOptions): Promise<number> {
  const names = namesIn(options.for ?? []).flatMap((name) => restrictionNamed(app, name))
  const { amount, limit } = options
  const use = options.use === undefined ? undefined : useNamed(app, options.use)
  const asked = { for: [...new Set(names)], use }
  const { lines, file } = fileAmong(words, options)
  if (file !== undefined) return runRecipe(app, lines, { ...options, file }, asked)
  const id = app.ingredientId(words.join(' '))
  const body = await ask(app, SWAP, {
    ingredientId: id,
    query: { lang: app.lang, limit },
    body: { ...asked, amount },
  })
  if (app.json(body)) return 0
  if (body.substitutes.length === 0) app.remark(`${app.name(id)}: ${say('said.nothing', app.lang)}`)
  await app.table(
    heads(app),
    body.substitutes.map((one) => row(app, one)),
  )
  if (body.refused > 0) app.remark(`${say('said.refused', app.lang)}: ${body.refused}`)
  if (app.io.isTerminal) app.remark(say('said.advice', app.lang))
  const [first] = body.substitutes
  if (first) app.next(`profile ${id} --with ${first.ingredientId}`)
  return 0
}

async function runRecipe(
  app: App,
  words: readonly string[],
  options: SwapOptions,
  asked: { readonly for: readonly string[]; readonly use: string | undefined },
): Promise<number> {
  const idle = (['amount', 'limit'] as const).find((name) => options[name] !== undefined)
  if (idle)
    throw new IngrError('INVALID_REQUEST', msg('give --{idle} or --file, not both', { idle }))
  const { recipe } = await askedRecipe(app, words, options)
  const body = await ask(app, RECIPE_SWAP, { body: { ...recipe, ...asked } })
  tellReadings(app, body)
  const code = body.irreplaceable.length > 0 ? EXIT_IRREPLACEABLE : 0
  if (app.json(shownBody(body))) return code
  await app.table(
    [say('head.ingredient', app.lang), ...heads(app)],
    body.changes.map((change) => [
      `${number(change.grams, app.lang)} g ${change.name}`,
      ...row(app, change.substitute),
    ]),
  )
  tell(app, body)
  return code
}

function tell(app: App, body: RecipeSwapResponse): void {
  for (const { name } of body.irreplaceable) {
    app.remark(`${say('said.irreplaceable', app.lang)}: ${name}`)
  }
  remarkUnresolved(app, body.unresolved)
  const verdicts = Object.entries(body.verdicts).map(
    ([one, verdict]) => `${restriction(app, one)}: ${sayWord('verdict', verdict, app.lang)}`,
  )
  app.remark(verdicts.join('; '))
}

/** What it newly brings in stands before everything but its name and amount. */
function heads(app: App): readonly string[] {
  return (['amount', 'substitute', 'brings', 'quality', 'use', 'loses'] as const).map((head) =>
    say(`head.${head}`, app.lang),
  )
}

function row(app: App, one: SafeSubstitute): readonly string[] {
  const amount = (grams: number) => `${number(grams, app.lang)} g`
  const beside = one.with.map(({ name, grams }) => ` + ${amount(grams)} ${name}`).join('')
  return [
    amount(one.grams),
    `${one.name}${beside}`,
    one.brings.map((name) => restriction(app, name)).join(', '),
    sayWord('quality', one.quality, app.lang),
    one.contexts.map((context) => sayWord('context', context, app.lang)).join(', '),
    one.loses.map((loss) => sayWord('loss', loss, app.lang)).join(', '),
  ]
}

function restriction(app: App, name: string): string {
  return sayWord(isDiet(name) ? 'diet' : 'domain', name, app.lang)
}
