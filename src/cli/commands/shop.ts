/** `ingr shop`: one shopping list for several recipes. */

import { basename, extname } from 'node:path'
import { itemAt } from '../../domain/present.ts'
import { ERRORS, type ErrorCode, EXIT_UNRESOLVED } from '../../errors.ts'
import { RECIPE_SHOP } from '../../operations/recipes/shop.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'
import { ask } from '../ask.ts'
import { each } from '../input/each.ts'
import { servingsOf } from '../input/numbers.ts'
import { oneFormat } from '../input/options.ts'
import { ARGUMENTS, type AskedRecipe, inputsOf, recipesIn, sourcesOf } from '../input/sources.ts'
import { printShopping, shoppingCsv, shoppingMarkdown, shoppingPage } from '../output/shopping.ts'
import { type CommandRow, FILES, KNOWN, type Options, STRICT } from '../rows.ts'

export const command: CommandRow = {
  usage: 'shop [items...]',
  options: [
    FILES,
    KNOWN,
    ['-s, --servings <n>', 'option.shop.servings'],
    ['--makes <n>', 'option.makes'],
    ['--html', 'option.html'],
    ['--csv', 'option.shop.csv'],
    ['--markdown', 'option.markdown'],
    ['--title <text>', 'option.title'],
    STRICT,
  ],
  as: 'recipeShop',
  json: ['ShoppingResponse'],
  run: runShop,
}

type ShopOptions = Options<
  'file' | 'servings' | 'makes' | 'html' | 'csv' | 'markdown' | 'title' | 'strict'
>

/** Prints the shopping list. Reports a file without a recipe, and still processes the other files. */
async function runShop(app: App, args: readonly string[], options: ShopOptions): Promise<number> {
  const face = oneFormat(app, options, ['html', 'csv', 'markdown'])
  const servings = servingsOf(options) ?? null
  const makes = servingsOf({ servings: options.makes }, 'makes') ?? null
  const inputs = inputsOf(app, args, options, { nothing: msg('noRecipesGiven') })
  const sources = sourcesOf(inputs, (input) => recipesIn(app, input, ['servings']))
  const asked: AskedRecipe[] = []
  let failure: ErrorCode | undefined
  for await (const { result, error } of each(app, sources, async (one) => one)) {
    if (result) asked.push(result)
    failure ??= error?.code
  }
  if (asked.length === 0 && failure) return ERRORS[failure].exit
  const recipes = asked.map(({ recipe, given }) => ({ ...recipe, servings: given?.servings }))
  const body = await ask(app, RECIPE_SHOP, { body: { recipes, servings, makes } })
  const names = body.recipes.map(({ title }, at) => {
    const { input } = itemAt(asked, at)
    const file = input.kind === 'file' ? basename(input.path, extname(input.path)) : ARGUMENTS
    return title ?? file
  })
  for (const [at, { isScaled }] of body.recipes.entries()) {
    if (!isScaled) app.remark(`${names[at]}: ${app.say('said.notScaled')}`)
  }
  const around = { names, title: options.title ?? app.say('said.shopping') }
  if (face === 'html') app.io.out(shoppingPage(app, body, around))
  else if (face === 'markdown') app.io.out(shoppingMarkdown(app, body, around))
  else if (face === 'csv') app.io.out(shoppingCsv(app, body, names))
  else if (!app.json(body)) await printShopping(app, body, names)
  if (failure) return ERRORS[failure].exit
  const isOpen = body.recipes.some(({ unread }) => unread.length > 0)
  return options.strict && isOpen ? EXIT_UNRESOLVED : 0
}
