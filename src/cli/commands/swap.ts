/** `ingr swap`: substitutes that are compatible with what a person must avoid, for an ingredient or a whole recipe. */

import { isDiet, RESTRICTIONS, type Restriction } from '../../domain/restrictions.ts'
import {
  type RecipeSwapResponse,
  requireRestrictions,
  requireUse,
  type SafeSubstitute,
  swap,
  swapRecipe,
} from '../../engine/kitchen/swap.ts'
import { toGrams } from '../../engine/units.ts'
import { IngrError } from '../../errors.ts'
import type { App } from '../app.ts'
import {
  fileAmong,
  type ItemOptions,
  parsedLines,
  readItems,
  requireList,
  withReading,
} from '../input/items.ts'
import { wholeNumber } from '../input/numbers.ts'
import { requireConcernCode, requireDietCode } from '../input/suggest.ts'
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
  const names = (options.for ?? []).flatMap((text) => text.split(',')).map((text) => text.trim())
  for (const name of names.filter((one) => !RESTRICTIONS.includes(one as Restriction))) {
    requireConcernCode(name)
    requireDietCode(name)
  }
  const restrictions = requireRestrictions(names.filter((name) => name !== ''))
  const use = requireUse(options.use)
  const { lines, file } = fileAmong(words, options)
  if (file !== undefined) return runRecipe(app, lines, { ...options, file }, restrictions, use)
  const id = app.ingredientId(words.join(' '))
  const body = swap(app.library, id, {
    for: restrictions,
    lang: app.lang,
    grams: gramsOf(app, id, options.amount),
    use,
    limit: wholeNumber(options.limit, 'limit'),
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
  restrictions: readonly Restriction[],
  use: ReturnType<typeof requireUse>,
): Promise<number> {
  const idle = (['amount', 'limit'] as const).find((name) => options[name] !== undefined)
  if (idle) throw new IngrError('INVALID_REQUEST', `give --${idle} or --file, not both`)
  const read = await readItems(app, words, options)
  const items = requireList(read.items)
  const swapped = swapRecipe(app.library, { items, for: restrictions, lang: app.lang, use })
  const body = withReading(swapped, read)
  const code = body.irreplaceable.length > 0 ? EXIT_IRREPLACEABLE : 0
  if (app.json(body)) return code
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

/** Grams of "100 g" or "2 EL" of the ingredient; throws INVALID_REQUEST when it is no amount of it. */
function gramsOf(app: App, id: string, amount: string | undefined): number | undefined {
  if (amount === undefined) return undefined
  const line = `${amount} ${app.name(id)}`
  const [item] = parsedLines(app, [line]).items
  const ingredient = app.library.ingredient(id)!
  const weighed =
    item?.amount == null ? null : toGrams(app.library, ingredient, item.amount, item.unit)
  if (weighed === null || 'reason' in weighed) {
    const why = weighed === null ? '' : ` (${weighed.reason})`
    throw new IngrError('INVALID_REQUEST', `not an amount of ${id}: ${amount}${why}`, { amount })
  }
  return weighed.grams
}
