/** `ingr swap`: substitutes that are compatible with what a person must avoid, for an ingredient or a whole recipe. */

import { itemAt } from '../../domain/present.ts'
import { isDiet, isRestriction, type Restriction } from '../../domain/restrictions.ts'
import type { Readings, RecipeSwapResponse, SafeSubstitute } from '../../domain/shapes/recipes.ts'
import type { Person } from '../../engine/compatibility/people.ts'
import { IngrError } from '../../errors.ts'
import { msg } from '../../messages/message.ts'
import { HOUSEHOLD } from '../../operations/recipes/check.ts'
import { RECIPE_SWAP, SWAP } from '../../operations/recipes/swap.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { typedName } from '../input/hints.ts'
import { type People, type Profile, peopleOf } from '../input/household.ts'
import type { RecipeBody } from '../input/items.ts'
import { measured, requireNoMinus } from '../input/measured.ts'
import { refuseBoth } from '../input/options.ts'
import { forEachRecipe, recipesOf, type SeveralOptions } from '../input/several.ts'
import { namesIn, restrictionNamed, useNamed } from '../input/words.ts'
import { reason } from '../output/household.ts'
import { shownBody, tellReadings } from '../output/readings.ts'
import { remarkUnresolved } from '../output/verdicts.ts'

interface SwapOptions extends SeveralOptions {
  readonly for?: readonly string[]
  readonly amount?: string
  readonly use?: string
  readonly limit?: string
  readonly profile?: Profile
}

/** Exit code when something in a recipe cannot be replaced. */
const EXIT_IRREPLACEABLE = 6

export async function runSwap(app: App, words: string[], options: SwapOptions): Promise<number> {
  const names = namesIn(options.for ?? []).flatMap((name) => restrictionNamed(app, name))
  const { amount, limit } = options
  const use = options.use === undefined ? undefined : useNamed(app, options.use)
  if (isList(words) || recipesOf(app, words, options).length > 0) {
    return runRecipe(app, words, options, { for: names, use })
  }
  const { ingredientId: id, measure } = measured(app, words.join(' '))
  if (measure && amount !== undefined) {
    throw new IngrError(
      'INVALID_REQUEST',
      msg('the amount is given twice: {text}, {amount}', { text: words.join(' '), amount }),
    )
  }
  requireNoMinus(amount ?? '')
  const written =
    measure &&
    `${measure.grams ?? measure.amount} ${measure.grams === null ? (measure.unit ?? 'g') : 'g'}`
  const items = [{ ingredientId: id, ...(measure?.grams == null ? {} : { amount: measure.grams }) }]
  const restrictions = await restrictionsFor(app, names, peopleOf(app, options.profile), {
    items,
    lang: app.lang,
  })
  const body = await ask(app, SWAP, {
    ingredientId: id,
    query: { lang: app.lang, limit },
    body: { for: restrictions, use, amount: amount ?? written ?? undefined },
  })
  if (app.json(body)) return 0
  if (body.substitutes.length === 0) app.remark(`${app.name(id)}: ${app.say('said.nothing')}`)
  await app.table(
    heads(app),
    body.substitutes.map((one) => row(app, one)),
  )
  if (body.refused > 0) app.remark(`${app.say('said.refused')}: ${body.refused}`)
  if (app.io.isTerminal) app.remark(app.say('said.advice'))
  const [first] = body.substitutes
  if (first) app.next(`profile ${typedName(app, id)} --with ${typedName(app, first.ingredientId)}`)
  return 0
}

/** "200 g butter" and "2 eggs", or a pipe, are a recipe; the words of one name are none. */
function isList(words: readonly string[]): boolean {
  return (
    words.length === 0 ||
    words[0] === '-' ||
    (words.length > 1 && words.every((one) => one.includes(' ')))
  )
}

/**
 * What was named and what the people of a household look out for, but for what all of them bear of this. What no substitute is
 * sought for is told.
 */
async function restrictionsFor(
  app: App,
  names: readonly Restriction[],
  household: People,
  recipe: RecipeBody,
): Promise<readonly Restriction[]> {
  const people = await household()
  if (people === undefined) return [...new Set(names)]
  const judge = async (all: readonly Person[]) =>
    (await ask(app, HOUSEHOLD, { body: { ...recipe, people: all } })).people
  const found = await judge(people)
  const strict = people.some(({ tolerates, ignoresTraces }) => tolerates || ignoresTraces)
    ? await judge(people.map((one) => ({ ...one, tolerates: {}, ignoresTraces: false })))
    : found
  const needed = found.flatMap(({ name, restrictions }, at) =>
    restrictions.flatMap((one) => {
      if (one.kind === 'avoid' || !isRestriction(one.name)) {
        if (one.verdict !== 'compatible') app.remark(`${name}: ${reason(app, one)}`)
        return []
      }
      const bare = itemAt(strict, at).restrictions.find((other) => other.name === one.name)
      return one.verdict === 'compatible' && bare?.verdict !== 'compatible' ? [] : [one.name]
    }),
  )
  return [...new Set([...names, ...needed])]
}

async function runRecipe(
  app: App,
  words: readonly string[],
  options: SwapOptions,
  { for: names, use }: { readonly for: readonly Restriction[]; readonly use: string | undefined },
): Promise<number> {
  // Written out it is as much a list as in a file.
  for (const one of ['amount', 'limit'] as const)
    refuseBoth({ ...options, file: words }, one, 'file')
  const people = peopleOf(app, options.profile)
  return forEachRecipe(app, words, options, [], async ({ recipe }) => {
    const restrictions = await restrictionsFor(app, names, people, recipe)
    const body = await ask(app, RECIPE_SWAP, { body: { ...recipe, for: restrictions, use } })
    return printSwap(app, body)
  })
}

async function printSwap(app: App, body: RecipeSwapResponse & Readings): Promise<number> {
  tellReadings(app, body)
  const code = body.irreplaceable.length > 0 ? EXIT_IRREPLACEABLE : 0
  if (app.json(shownBody(body))) return code
  const rows = body.changes.map((change) => [
    [`${app.number(change.grams)} g`, app.say('said.of'), change.name].filter(Boolean).join(' '),
    ...row(app, change.substitute),
  ])
  if (rows.length > 0) await app.table([app.say('head.ingredient'), ...heads(app)], rows)
  tell(app, body)
  return code
}

function tell(app: App, body: RecipeSwapResponse): void {
  for (const { name } of body.irreplaceable) {
    app.remark(`${app.say('said.irreplaceable')}: ${name}`)
  }
  remarkUnresolved(app, body.unresolved)
  const verdicts = Object.entries(body.verdicts).map(
    ([one, verdict]) => `${restriction(app, one)}: ${app.word('verdict', verdict)}`,
  )
  app.remark(verdicts.join('; '))
}

/** What it newly brings in stands before everything but its name and amount. */
function heads(app: App): readonly string[] {
  return (['amount', 'substitute', 'brings', 'quality', 'use', 'loses'] as const).map((head) =>
    app.say(`head.${head}`),
  )
}

function row(app: App, one: SafeSubstitute): readonly string[] {
  const amount = (grams: number) => `${app.number(grams)} g`
  const beside = one.with.map(({ name, grams }) => ` + ${amount(grams)} ${name}`).join('')
  return [
    amount(one.grams),
    `${one.name}${beside}`,
    one.brings.map((name) => app.word(isDiet(name) ? 'brings' : 'domain', name)).join(', '),
    app.word('quality', one.quality),
    one.contexts.map((context) => app.term('contexts', context)).join(', '),
    one.loses.map((loss) => app.term('losses', loss)).join(', '),
  ]
}

function restriction(app: App, name: string): string {
  return app.word(isDiet(name) ? 'diet' : 'domain', name)
}
