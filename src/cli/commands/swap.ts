/** `ingr swap`: finds substitutes that suit a person's restrictions, for an ingredient or for a whole recipe. */

import { isDiet, isRestriction, type Restriction } from '../../domain/restrictions.ts'
import type { PersonFinding } from '../../domain/shapes/people.ts'
import type { Readings } from '../../domain/shapes/recipes.ts'
import type { Change, RecipeSwapResponse, SafeSubstitute } from '../../domain/shapes/swaps.ts'
import { kitchenAmount, measuredAmount } from '../../domain/swaps.ts'
import { invalid } from '../../errors.ts'
import { LIMIT } from '../../operations/parameters.ts'
import { RECIPE_SWAP, SWAP } from '../../operations/recipes/swap.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { forEach } from '../input/each.ts'
import { areApart } from '../input/foods.ts'
import { typedName } from '../input/hints.ts'
import { peopleOf } from '../input/household.ts'
import { measured, requireNoMinus } from '../input/measured.ts'
import { refuseBoth } from '../input/options.ts'
import { type Input, inputsOf, recipesIn, sourcesOf } from '../input/sources.ts'
import { namesIn, restrictionNamed, useNamed } from '../input/words.ts'
import { reason } from '../output/household.ts'
import { unitName } from '../output/metric.ts'
import { remarkReadings, shownBody } from '../output/readings.ts'
import { remarkUnresolved } from '../output/verdicts.ts'
import {
  type CommandRow,
  LIMIT as MOST,
  type Options,
  PROFILE,
  RECIPES,
  repeatable,
} from '../rows.ts'

export const command: CommandRow = {
  usage: 'swap [ingredient...]',
  options: [
    ...RECIPES,
    PROFILE,
    ['--for <names>', 'option.for', repeatable],
    ['-a, --amount <amount>', 'option.amount'],
    ['--use <context>', 'option.use'],
    MOST,
  ],
  as: 'substitutes',
  json: ['SwapResponse', 'RecipeSwapResponse'],
  run: runSwap,
}

type SwapOptions = Options<'file' | 'ndjson' | 'for' | 'amount' | 'use' | 'limit' | 'profile'>

/** Exit code if an ingredient of the recipe cannot be replaced. */
const EXIT_IRREPLACEABLE = 6

async function runSwap(app: App, words: string[], options: SwapOptions): Promise<number> {
  const names = namesIn(options.for ?? []).flatMap((name) => restrictionNamed(app, name))
  const { amount, limit } = options
  const use = options.use === undefined ? undefined : useNamed(app, options.use)
  const inputs = inputsOf(app, words, options)
  if (inputs[0]?.kind !== 'words' || areApart(app, words)) {
    return runRecipes(app, inputs, options, { for: names, use })
  }
  const { ingredientId: id, measure } = measured(app, words.join(' '))
  if (measure && amount !== undefined) {
    throw invalid(msg('amountGivenTwice', { text: words.join(' '), amount }))
  }
  requireNoMinus(amount ?? '')
  const written =
    measure &&
    `${measure.grams ?? measure.amount} ${measure.grams === null ? (measure.unit ?? 'g') : 'g'}`
  const body = await ask(app, SWAP, {
    body: {
      ingredientId: id,
      for: names,
      use,
      amount: amount ?? written ?? undefined,
      people: await peopleOf(app, options.profile)(),
      lang: app.lang,
      limit: limit === undefined ? undefined : LIMIT.read(limit),
    },
  })
  remarkAvoided(app, body.people)
  if (app.json(body)) return 0
  if (body.substitutes.length === 0) app.remark(`${app.name(id)}: ${app.say('said.nothing')}`)
  await app.table(
    app.heads(...HEADS),
    body.substitutes.map((one) => row(app, one)),
  )
  if (body.refused > 0) app.remark(`${app.say('said.refused')}: ${body.refused}`)
  if (app.io.isTerminal) app.remark(app.say('said.advice'))
  const [first] = body.substitutes
  if (first)
    app.suggestNext(`profile ${typedName(app, id)} --with ${typedName(app, first.ingredientId)}`)
  return 0
}

/** Reports what people avoid but `swap` does not replace, such as single foods. */
function remarkAvoided(app: App, people: readonly PersonFinding[] = []): void {
  for (const { name, restrictions } of people) {
    for (const one of restrictions) {
      if (one.verdict !== 'compatible' && (one.kind === 'avoid' || !isRestriction(one.name))) {
        app.remark(`${name}: ${reason(app, one)}`)
      }
    }
  }
}

function runRecipes(
  app: App,
  inputs: readonly Input[],
  options: SwapOptions,
  { for: names, use }: { readonly for: readonly Restriction[]; readonly use: string | undefined },
): Promise<number> {
  // `--amount` and `--limit` cannot be used with a recipe. For a recipe in the arguments, report the same error as for
  // a file.
  for (const one of ['amount', 'limit'] as const) refuseBoth({ ...options, file: [] }, one, 'file')
  const people = peopleOf(app, options.profile)
  const sources = sourcesOf(inputs, (input) => recipesIn(app, input))
  return forEach(app, sources, options, async ({ recipe }) => {
    const body = await ask(app, RECIPE_SWAP, {
      body: { ...recipe, for: names, use, people: await people() },
    })
    remarkAvoided(app, body.people)
    return printSwap(app, body)
  })
}

async function printSwap(app: App, body: RecipeSwapResponse & Readings): Promise<number> {
  remarkReadings(app, body)
  const code = body.irreplaceable.length > 0 ? EXIT_IRREPLACEABLE : 0
  if (app.json(shownBody(body))) return code
  const { isTerminal } = app.io
  const heads = isTerminal ? SCREEN : HEADS
  const lines = body.readings ?? []
  const rows = body.changes.map((change) => {
    const { substitute, isOffered } = change
    const [from, to] = amountsOf(app, change)
    const name = [from, app.say('said.of'), change.name].filter(Boolean).join(' ')
    if (!isTerminal) return [name, ...row(app, substitute, to)]
    const own = lines.filter((item) =>
      [item, ...(item.or ?? [])].some((one) => one.ingredientId === change.ingredientId),
    )
    const note = isOffered ? ` (${app.say('said.offered')})` : quality(app, substitute)
    return [
      own.map(({ line }) => line).join('; ') || name,
      `${to} ${besides(app, substitute)}${note}`,
      brings(app, substitute),
      loses(app, substitute),
    ]
  })
  if (rows.length > 0) await app.table(app.heads('ingredient', ...heads), rows)
  tell(app, body)
  return code
}

/** The amounts of the old and the new food, in the unit of the line if both can be converted to it. */
function amountsOf(app: App, { grams, written, substitute }: Change): readonly [string, string] {
  if (!written) return [`${app.number(grams)} g`, gramsOf(app, substitute.grams)]
  const shown = (figure: number) => `${app.number(figure)} ${unitName(app, written.unit)}`
  return [shown(written.amount), shown(measuredAmount(written))]
}

function tell(app: App, body: RecipeSwapResponse): void {
  for (const { name } of body.irreplaceable) app.remark(`${app.say('said.irreplaceable')}: ${name}`)
  remarkUnresolved(app, body.unresolved)
  const causes = new Map(body.causes.map(({ name, foods }) => [String(name), foods.join(', ')]))
  const verdicts = Object.entries(body.verdicts).map(([one, verdict]) => {
    const because = causes.get(one)
    const why = because ? ` (${because})` : ''
    return `${app.word(isDiet(one) ? 'diet' : 'domain', one)}: ${app.word('verdict', verdict)}${why}`
  })
  app.remark(verdicts.join('; '))
}

/** `brings` (new allergens) comes right after the name, since it matters more than quality. */
const HEADS = ['amount', 'substitute', 'brings', 'quality', 'use', 'loses'] as const
const SCREEN = ['substitute', 'brings', 'loses'] as const

function row(app: App, one: SafeSubstitute, amount = gramsOf(app, one.grams)): readonly string[] {
  return [
    amount,
    besides(app, one),
    brings(app, one),
    app.word('quality', one.quality),
    app.terms('contexts', one.contexts),
    loses(app, one),
  ]
}

const gramsOf = (app: App, grams: number) => `${app.number(kitchenAmount(grams))} g`

const besides = (app: App, one: SafeSubstitute) =>
  [one.name, ...one.with.map(({ name, grams }) => `${gramsOf(app, grams)} ${name}`)].join(' + ')

const brings = (app: App, one: SafeSubstitute) =>
  one.brings.map((name) => app.word(isDiet(name) ? 'brings' : 'domain', name)).join(', ')

const loses = (app: App, one: SafeSubstitute) => app.terms('losses', one.loses)

const quality = (app: App, one: SafeSubstitute) =>
  one.quality === 'well' ? '' : ` (${app.word('quality', one.quality)})`
