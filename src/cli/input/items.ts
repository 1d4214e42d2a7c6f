/** Reads the items of a command: arguments, a file or standard input, as people write them or as JSON. */

import { round6 } from '../../domain/numbers.ts'
import { type ListItem, requireItems } from '../../engine/compatibility/items.ts'
import { choicesOf, listOf } from '../../engine/compatibility/read-list.ts'
import { type ParsedItem, type ParsedText, parseItem, parseRecipe } from '../../engine/parse.ts'
import { toGrams, unitsNamed } from '../../engine/units.ts'
import { IngrError } from '../../errors.ts'
import { isJson, readRecipes, recipesOfValue } from '../../recipes/read.ts'
import type { RecipeText, Servings } from '../../recipes/recipe.ts'
import type { App } from '../app.ts'
import { say, sayWord } from '../text/say.ts'

export interface ReadItems {
  readonly items: readonly ListItem[]
  readonly title?: string | null
  /** How many people the recipe says that it is for. */
  readonly servings?: Servings | null
  /** What the lines were taken for; undefined when the items came as JSON or as ids, which are no text to be read. */
  readonly read?: ParsedText
  /** The units as they are written, item by item, where they mean the same by themselves. */
  readonly units?: readonly (string | null)[]
  /** What JSON held beside the items, of the keys that were asked for. */
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
    throw new IngrError('INVALID_REQUEST', 'give items or --file, not both')
  }
  if (file !== undefined) return { file: file === '-' ? undefined : file }
  if (args.length > 0 && !(args.length === 1 && args[0] === '-')) {
    refuseFileName(args)
    return { text: args.join('\n\n') }
  }
  if (args.length === 0 && app.io.stdinIsTerminal) {
    throw new IngrError('EMPTY_ITEMS', 'no items given (write them, or use --file or a pipe)')
  }
  return { file: undefined }
}

/** What ends like a file of text is one: no ingredient is called so. */
const FILE_NAME = /^[^\n{}[\]]+\.(txt|text|md|markdown|cook|json|jsonld|ndjson|jsonl|html?|xhtml)$/i

/** Whether an argument is the name of a file, be it there or not. */
export function isFileName(arg: string): boolean {
  return FILE_NAME.test(arg.trim())
}

/** Throws INVALID_REQUEST: read as an ingredient, a forgotten `--file` would be answered with what is not known of it. */
export function refuseFileName(args: readonly string[]): void {
  const file = args.find(isFileName)
  if (file === undefined) return
  throw new IngrError(
    'INVALID_REQUEST',
    `a file, not an item: ${file} (try: --file ${quoted(file)})`,
  )
}

/** The whole text of the items. Throws INVALID_REQUEST. */
export function itemText(app: App, args: readonly string[], options: ItemOptions): string {
  const source = itemSource(app, args, options)
  if ('text' in source) return source.text
  return source.file === undefined ? app.io.readStdin() : app.readFile(source.file)
}

/**
 * Items as the engine takes them; what cannot be named keeps its words, so that the engine tells it as unresolved. `keys` are
 * those that the command knows in JSON beside the items; any other is told as ignored. Throws INVALID_REQUEST where the text holds
 * several recipes.
 */
export async function readItems(
  app: App,
  args: readonly string[],
  options: ItemOptions,
  keys: readonly string[] = [],
): Promise<ReadItems> {
  const all = await readAllItems(app, args, options, keys)
  if (all.length === 1) return all[0]!
  const titles = all.map(({ title }, at) => title ?? String(at + 1)).join(', ')
  throw new IngrError(
    'INVALID_REQUEST',
    `${all.length} recipes where one is asked for: ${titles} (check and parse take several)`,
  )
}

/** The same for each recipe of the text. */
export async function readAllItems(
  app: App,
  args: readonly string[],
  given: ItemOptions,
  keys: readonly string[] = [],
): Promise<readonly ReadItems[]> {
  const { lines, ...options } = fileAmong(args, given)
  const text = itemText(app, lines, options)
  if (isJson(text)) {
    const value = parseJson(text)
    const { holdsRecipe } = await import('../../recipes/json.ts')
    if (!holdsRecipe(value)) return [jsonItems(app, value, keys)]
    const recipes = await recipesOfValue(value, text)
    return recipes.map((recipe) => readItemsOf(app, parseRecipe(app.library, recipe, app.lang)))
  }
  const read = await parsedRecipes(app, lines, options, text)
  if (read.every(({ items }) => items.length === 0)) {
    throw new IngrError('EMPTY_ITEMS', 'no items found in the input')
  }
  return read.filter(({ items }) => items.length > 0).map((one) => readItemsOf(app, one))
}

/** An argument that names a file is the file, where no other stands beside it. Throws INVALID_REQUEST. */
export function fileAmong(
  args: readonly string[],
  { file }: ItemOptions,
): ItemOptions & { readonly lines: readonly string[] } {
  const named = args.filter(isFileName)
  if (file !== undefined || named.length === 0) return { lines: args, file }
  const item = args.find((arg) => !isFileName(arg))
  if (item !== undefined) {
    throw new IngrError('INVALID_REQUEST', `give recipe files or items, not both: ${item}`)
  }
  if (named.length > 1) {
    throw new IngrError('INVALID_REQUEST', `one recipe at a time: ${named.join(', ')}`)
  }
  return { lines: [], file: named[0]! }
}

function readItemsOf(app: App, read: ParsedText): ReadItems {
  const { title, servings } = read
  tell(app, read)
  const items = listOf(read)
  const units = read.items.map((item) => writtenUnit(app, item))
  const isPlainList = read.items.every(isPlain) && read.skipped.length === 0
  return isPlainList ? { items, units, title, servings } : { items, units, title, servings, read }
}

/** `EL` where the line says so, as a request might; null where the word alone would not lead to the same unit. */
function writtenUnit(app: App, { unit, parts }: ParsedItem): string | null {
  const words = parts.filter(({ role }) => role === 'unit').map(({ text }) => text.trim())
  const [word] = words
  if (unit === null || word === undefined || words.length > 1) return null
  return unitsNamed(app.library, word)[0]?.id === unit ? word : null
}

/** An id, alone or with its amount: what the plain operation takes. */
function isPlain({ line, ingredientId, reading }: ParsedItem): boolean {
  return reading === 'sure' && (line === ingredientId || line.startsWith(`${ingredientId}:`))
}

/** The list as it is: JSON may hold anything. Throws EMPTY_ITEMS and INVALID_REQUEST. */
export function requireList(items: unknown): readonly ListItem[] {
  return requireItems(items) as readonly ListItem[]
}

/** The answer of the plain operation with what reading a text adds to it. */
export function withReading<T extends object>(body: T, { read }: ReadItems): T {
  return read ? { ...body, skipped: read.skipped, readings: read.items } : body
}

/** The answer of a check with what each side of a choice would mean; says so on stderr. */
export function withChoices<T extends object>(app: App, body: T, { read }: ReadItems): T {
  if (!read) return body
  const choices = choicesOf(app.library, read, app.lang)
  if (choices.length === 0) return body
  for (const { line, sides } of choices) {
    for (const { name, compatible } of sides) {
      if (compatible.length === 0) continue
      const what = compatible.map((dimension) => sayWord('domain', dimension, app.lang)).join(', ')
      app.remark(`${line}: ${name}: ${say('verdict.compatible', app.lang)}: ${what}`)
    }
  }
  return { ...body, choices }
}

/** Says what a line was not exactly, and what it leaves open. */
function tell(app: App, { items, skipped }: ParsedText): void {
  for (const { line, ingredientId, name, reading, or } of items) {
    if (ingredientId !== null && or) {
      const sides = [name, ...or.map((other) => other.name)].join(', ')
      app.remark(`${line}: ${say('said.choice', app.lang)}: ${sides}`)
    }
    if (ingredientId !== null && reading === 'guess') {
      app.remark(`${line}: ${say('said.guess', app.lang)} ${name} (${ingredientId})`)
    }
  }
  tellSkipped(app, skipped)
}

/** So much of a step is enough to find it again. */
const LONGEST_TOLD = 120

/** Says what was passed over, and why, so that a misread line can be seen. */
export function tellSkipped(app: App, skipped: ParsedText['skipped']): void {
  for (const { line, reason, named = [] } of skipped) {
    const foods = named.map((id) => app.name(id)).join(', ')
    const why = sayWord('skipped', reason, app.lang)
    const may = foods === '' ? '' : ` (${say('said.mayHold', app.lang)}: ${foods})`
    const [first = '', ...more] = line.split('\n')
    const cut = first.length > LONGEST_TOLD ? `${first.slice(0, LONGEST_TOLD)}…` : first
    const told = more.length > 0 && cut === first ? `${cut} …` : cut
    app.remark(`${say('said.skipped', app.lang)} (${why}): ${told}${may}`)
  }
}

/** The recipes of `text`, read; of arguments, which are lines and no text, one. */
export async function parsedRecipes(
  app: App,
  args: readonly string[],
  options: ItemOptions,
  text: string,
): Promise<readonly ParsedText[]> {
  if (areLines(args, options)) return [parsedLines(app, args)]
  const recipes: readonly RecipeText[] = await readRecipes(text)
  return recipes.map((recipe) => parseRecipe(app.library, recipe, app.lang))
}

/** What arguments were taken for, each of which is a line. */
export function parsedLines(app: App, args: readonly string[]): ParsedText {
  const items = args.flatMap((line) => lineItems(app, line))
  return { format: 'text', title: null, servings: null, items, skipped: [] }
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

/** An argument is always meant as an item, never as a heading; an id by itself means its ingredient, even where a name would mean another. */
function lineItems(app: App, argument: string): readonly ParsedItem[] {
  return argument.split(/\r?\n/).flatMap((line) => {
    const [, id = '', amount = ''] = /^([a-z0-9-]+)\s*(?::(.*))?$/.exec(line.trim()) ?? []
    const ingredient = app.library.ingredient(id)
    const items = parseItem(app.library, line, app.lang)
    if (!ingredient) return items
    const [item] = amount === '' ? [] : items
    return [asIs(app, line.trim(), id, item)]
  })
}

function asIs(app: App, line: string, id: string, item: ParsedItem | undefined): ParsedItem {
  const ingredient = app.library.ingredient(id)!
  const { amount = null, unit = null } = item ?? {}
  const weighed = amount === null ? null : toGrams(app.library, ingredient, amount, unit)
  const known = weighed !== null && 'grams' in weighed ? weighed : null
  return {
    line,
    ingredientId: id,
    name: app.name(id),
    amount,
    unit,
    grams: known && round6(known.grams),
    estimated: known?.estimated ?? false,
    confidence: 1,
    alternatives: [],
    reading: 'sure',
    phrase: id,
    parts: item?.parts ?? [{ role: 'food', text: line }],
    ...(weighed !== null && 'reason' in weighed ? { reason: weighed.reason } : {}),
  }
}

/**
 * JSON that a request may hold: a list of items, or an object with `items`, which a diet request calls `ingredientIds`.
 * Whether they are items is for the engine to say.
 */
function jsonItems(app: App, value: unknown, keys: readonly string[]): ReadItems {
  const request = (Array.isArray(value) ? { items: value } : value) as Record<string, unknown>
  const name = 'items' in request ? 'items' : 'ingredientIds'
  const { [name]: items, ...beside } = request
  tellIgnored(app, [
    ...Object.keys(beside).filter((key) => !keys.includes(key)),
    ...ignoredOfItems(items),
  ])
  if (!Array.isArray(items)) return { items: items as never, given: beside }
  const cleared = items.map((item) =>
    isObject(item)
      ? { ingredientId: item.ingredientId, amount: item.amount, unit: item.unit }
      : item,
  )
  return { items: cleared as readonly ListItem[], given: beside }
}

/** What a request has under a key, unless an option says the same. Throws INVALID_REQUEST where both are given. */
export function givenOr<T>(option: T | undefined, name: string, { given }: ReadItems): unknown {
  const value = given?.[name]
  if (value === undefined || value === null) return option
  if (option === undefined) return value
  throw new IngrError('INVALID_REQUEST', `${name} is given twice: as an option and in the JSON`, {
    [name]: 'given twice',
  })
}

/** Names what nobody will look at, once each: a mistyped key should not go unnoticed. */
export function tellIgnored(app: App, names: Iterable<string>): void {
  const list = [...new Set(names)]
  if (list.length === 0) return
  const more = list.length > MOST_IGNORED ? ', …' : ''
  app.remark(`${say('said.ignored', app.lang)}: ${list.slice(0, MOST_IGNORED).join(', ')}${more}`)
}

/** As many names are told. */
export const MOST_IGNORED = 10

/** The names of what items hold and no request takes, such as `items[].colour`. */
export function ignoredOfItems(items: unknown): readonly string[] {
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
    throw new IngrError(
      'INVALID_JSON',
      `not valid JSON: ${(error as Error).message.split('\n')[0]}`,
    )
  }
}

/** A word as a shell reads it back. */
export function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
