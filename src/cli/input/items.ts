/** Reads what a command is about, arguments, a file or standard input, into the recipe that a request holds. */

import { itemAt } from '../../domain/present.ts'
import type { CompatibilityItem } from '../../domain/shapes/compatibility.ts'
import { IngrError, invalid, reasonOf } from '../../errors.ts'
import { itemsJson, titlesIn } from '../../operations/recipes/body.ts'
import { msg } from '../../wording/message.ts'
import type { App } from '../app.ts'

/** One of the ways in which a request holds a recipe, and the language of what is to be read. */
export type RecipeBody = { readonly lang: string } & (
  | { readonly text: string; readonly recipe?: number }
  | { readonly lines: readonly string[] }
  | { readonly items: readonly CompatibilityItem[] }
)

export interface AskedRecipe {
  readonly recipe: RecipeBody
  /** As the text calls it; null where it has no name. */
  readonly title: string | null
  /** What JSON held beside the items, of the keys that were asked for; undefined where it was no JSON of items. */
  readonly given?: Readonly<Record<string, unknown>>
}

export interface ItemOptions {
  readonly file?: string | undefined
}

/** Where items come from: their own text, a file, or standard input where `file` is undefined. */
type ItemSource = { readonly text: string } | { readonly file: string | undefined }

/** Arguments, a file, `-` or piped standard input. Throws INVALID_REQUEST, or EMPTY_ITEMS where nobody could pipe anything. */
export function itemSource(app: App, args: readonly string[], { file }: ItemOptions): ItemSource {
  if (file !== undefined && args.length > 0) {
    throw invalid(msg('giveItemsOrFile'))
  }
  if (file !== undefined) return { file: file === '-' ? undefined : file }
  if (args.length > 0 && !(args.length === 1 && args[0] === '-')) {
    refuseFileName(args)
    return { text: args.join('\n\n') }
  }
  if (args.length === 0 && app.io.stdinIsTerminal) {
    throw new IngrError('EMPTY_ITEMS', msg('noItemsGiven'))
  }
  return { file: undefined }
}

/** What ends like a file of text is one: no ingredient is called so. */
const FILE_NAME =
  /^[^\n{}[\]]+\.(txt|text|md|markdown|cook|json|jsonld|ndjson|jsonl|html?|xhtml|pdf|docx?|odt|rtf|zip|paprikarecipes?|png|jpe?g|webp|heic)$/i

/** Whether an argument is the name of a file, be it there or not. */
export function isFileName(arg: string): boolean {
  return FILE_NAME.test(arg.trim())
}

/** Throws INVALID_REQUEST: read as an ingredient, a forgotten `--file` would be answered with what is not known of it. */
function refuseFileName(args: readonly string[]): void {
  const file = args.find(isFileName)
  if (file === undefined) return
  throw invalid(msg('fileNotItem', { file, path: quoted(file) }))
}

/** The whole text of the items. Throws INVALID_REQUEST. */
export function itemText(app: App, args: readonly string[], options: ItemOptions): string {
  const source = itemSource(app, args, options)
  if ('text' in source) return source.text
  return source.file === undefined ? app.io.readStdin() : app.readFile(source.file)
}

/**
 * The recipes among arguments, files and pipes. `keys` are those that the command knows in JSON beside the items; any other is told as
 * ignored. What the words mean is for the operation to say.
 */
export async function askedRecipes(
  app: App,
  args: readonly string[],
  given: ItemOptions,
  keys: readonly string[] = [],
): Promise<readonly AskedRecipe[]> {
  const { lang } = app
  const { lines, ...options } = fileAmong(joined(app, args), given)
  const text = itemText(app, lines, options)
  const json = await itemsJson(text, parseJson)
  if (json !== undefined) {
    const { items, given } = jsonItems(app, json, keys)
    return [{ recipe: { items, lang }, title: null, given }]
  }
  const items = itemsOf(app, lines, options)
  if (items) return [{ recipe: { items, lang }, title: null }]
  if (areLines(lines, options)) return [{ recipe: { lines, lang }, title: null }]
  const titles = await titlesIn(text)
  if (titles.length === 1) return [{ recipe: { text, lang }, title: itemAt(titles, 0) }]
  return titles.map((title, at) => ({ recipe: { text, recipe: at + 1, lang }, title }))
}

/** The recipe where JSON of items is no more than any other text, however many there are in it. */
export function writtenRecipe(app: App, args: readonly string[], given: ItemOptions): RecipeBody {
  const { lang } = app
  const { lines, ...options } = fileAmong(joined(app, args), given)
  const text = itemText(app, lines, options)
  return areLines(lines, options) ? { lines, lang } : { text, lang }
}

/** Whether arguments are items; one alone may be a whole recipe, which has lines or markup. */
function areLines(args: readonly string[], { file }: ItemOptions): boolean {
  const [first, ...others] = args
  if (first === undefined || file !== undefined || first === '-') return false
  return (
    others.length > 0 ||
    !(/\n[^\n]*\n/.test(first.trim()) || /^\s*<\w|@[^\n]*\{[^\n]*\}/.test(first))
  )
}

/** A word that is only an amount: "200", "200g", "½". */
const AMOUNT_ALONE = /^(?:\d[\d.,/]*|[½⅓⅔¼¾⅛])(?:k?g|[mcd]?l)?$/

/**
 * Items that were written without quotes: each begins with its amount, as in `ingr check 200 g butter 2 eggs`. Throws
 * INVALID_REQUEST if there is an amount but no way to say where an item begins.
 */
function joined(app: App, args: readonly string[]): readonly string[] {
  const [first = ''] = args
  const isAmount = (arg: string | undefined) => AMOUNT_ALONE.test(arg ?? '')
  if (args.length < 2 || !args.some(isAmount) || args.some((arg) => /\s/.test(arg))) return args
  if (!isAmount(first)) {
    const item = args.join(' ')
    throw invalid(msg('quoteItems', { item: quoted(item) }))
  }
  const items: string[] = []
  for (const [at, arg] of args.entries()) {
    if (isAmount(arg) && !isAmount(args[at - 1])) items.push(arg)
    else items.push(`${items.pop()} ${arg}`)
  }
  app.remark(`${app.say('said.taken')}: ${items.map(quoted).join(' ')}`)
  return items
}

/** An argument that names a file is the file, where no other stands beside it. Throws INVALID_REQUEST. */
function fileAmong(
  args: readonly string[],
  { file }: ItemOptions,
): ItemOptions & { readonly lines: readonly string[] } {
  const named = args.filter(isFileName)
  if (file !== undefined || named.length === 0) return { lines: args, file }
  const item = args.find((arg) => !isFileName(arg))
  if (item !== undefined) {
    throw invalid(msg('giveFilesOrItems', { item }))
  }
  if (named.length > 1) {
    throw invalid(msg('oneRecipeAtATime', { named: named.join(', ') }))
  }
  return { lines: [], file: itemAt(named, 0) }
}

/** `butter`, `butter:200`, `butter:200g`: ids are items as they stand. Undefined where anything else is among the arguments. */
function itemsOf(
  app: App,
  args: readonly string[],
  { file }: ItemOptions,
): readonly CompatibilityItem[] | undefined {
  if (file !== undefined || args.length === 0) return undefined
  const items = args.flatMap((arg): readonly CompatibilityItem[] => {
    const [, ingredientId = '', , amount, unit] = ITEM.exec(arg.trim()) ?? []
    if (!app.library.ingredient(ingredientId)) return []
    if (amount === undefined) return [{ ingredientId }]
    return [{ ingredientId, amount: Number(amount.replace('−', '-')), ...(unit ? { unit } : {}) }]
  })
  return items.length === args.length ? items : undefined
}

const ITEM = /^([a-z0-9-]+)\s*(:\s*([-−]?\d+(?:\.\d+)?)\s*([a-z]+)?)?$/

/**
 * JSON that a request may hold: a list of items, or an object with `items`, which a diet request calls `ingredientIds`.
 */
function jsonItems(
  app: App,
  value: unknown,
  keys: readonly string[],
): {
  readonly items: readonly CompatibilityItem[]
  readonly given: Readonly<Record<string, unknown>>
} {
  const request = (Array.isArray(value) ? { items: value } : value) as Record<string, unknown>
  const name = 'items' in request ? 'items' : 'ingredientIds'
  const { [name]: items, ...beside } = request
  tellIgnored(app, [
    ...Object.keys(beside).filter((key) => !keys.includes(key)),
    ...ignoredOfItems(items),
  ])
  // Whether they are items is for the operation to say.
  return { items: items as readonly CompatibilityItem[], given: beside }
}

/** What a request has under a key, unless an option says the same. Throws INVALID_REQUEST where both are given. */
export function givenOr<T>(
  option: T | undefined,
  name: string,
  given: Readonly<Record<string, unknown>> | undefined,
): unknown {
  const value = given?.[name]
  if (value === undefined || value === null) return option
  if (option === undefined) return value
  throw invalid(msg('givenAsOptionAndJson', { name }), {
    [name]: 'given twice',
  })
}

/** Names what nobody will look at, once each: a mistyped key should not go unnoticed. */
export function tellIgnored(app: App, names: Iterable<string>): void {
  const list = [...new Set(names)]
  if (list.length === 0) return
  const more = list.length > MOST_IGNORED ? ', …' : ''
  app.remark(`${app.say('said.ignored')}: ${list.slice(0, MOST_IGNORED).join(', ')}${more}`)
}

/** As many names are told. */
export const MOST_IGNORED = 10

/** The names of what items hold and no request takes, such as `items[].colour`. */
function ignoredOfItems(items: unknown): readonly string[] {
  const found: string[] = []
  if (!Array.isArray(items)) return found
  for (const item of items) {
    if (!isObject(item)) continue
    for (const key in item) {
      if (key !== 'ingredientId' && key !== 'amount' && key !== 'unit') found.push(`items[].${key}`)
    }
  }
  return found
}

/** The same of a check in a batch. */
export function ignoredOfCheck(check: unknown): readonly string[] {
  if (!isObject(check)) return []
  const found = [...ignoredOfItems(check.items)]
  for (const key in check) if (key !== 'items' && key !== 'concerns') found.push(key)
  return found
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new IngrError('INVALID_JSON', msg('notValidJson', { why: reasonOf(error) }))
  }
}

/** A word as a shell reads it back. */
export function quoted(word: string): string {
  const isBare = /^[\w./:@%+=,-]+$/.test(word) || /^[\p{L}\p{N}_./:@%+=,-]+$/u.test(word)
  return isBare ? word : `'${word.replaceAll("'", "'\\''")}'`
}
