/** Reads the items of a command: arguments, a file or standard input, as people write them or as JSON. */

import { round6 } from '../../domain/numbers.ts'
import { type ListItem, requireItems } from '../../engine/compatibility/items.ts'
import { choicesOf, listOf } from '../../engine/compatibility/read-list.ts'
import { type ParsedItem, type ParsedText, parseItem, parseText } from '../../engine/parse.ts'
import { toGrams, unitsNamed } from '../../engine/units.ts'
import { IngrError } from '../../errors.ts'
import type { App } from '../app.ts'
import { brandWords } from '../output/brand.ts'
import { say, sayWord } from '../text/say.ts'

interface ReadItems {
  readonly items: readonly ListItem[]
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
const FILE_NAME = /^[^\n{}[\]]+\.(txt|md|json|ndjson|jsonl)$/i

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
 * those that the command knows in JSON beside the items; any other is told as ignored.
 */
export function readItems(
  app: App,
  args: readonly string[],
  options: ItemOptions,
  keys: readonly string[] = [],
): ReadItems {
  const text = itemText(app, args, options)
  if (/^\s*[[{]/.test(text) && !CHECKBOX.test(text)) return jsonItems(app, text, keys)
  const read = parsedItems(app, args, options, text)
  if (read.items.length === 0) throw new IngrError('EMPTY_ITEMS', 'no items found in the input')
  tell(app, read)
  const items = listOf(read)
  const units = read.items.map((item) => writtenUnit(app, item))
  const isPlainList = read.items.every(isPlain) && read.skipped.length === 0
  return isPlainList ? { items, units } : { items, units, read }
}

/** `EL` where the line says so, as a request might; null where the word alone would not lead to the same unit. */
function writtenUnit(app: App, { unit, parts }: ParsedItem): string | null {
  const words = parts.filter(({ role }) => role === 'unit').map(({ text }) => text.trim())
  const [word] = words
  if (unit === null || word === undefined || words.length > 1) return null
  return unitsNamed(app.library, word)[0]?.id === unit ? word : null
}

/** A line that begins with an empty checkbox is no JSON. */
const CHECKBOX = /^\s*\[[ xX]?\]\s/

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
  for (const { line, ingredientId, name, reading, or, brand } of items) {
    if (ingredientId !== null && or) {
      const sides = [name, ...or.map((other) => other.name)].join(', ')
      app.remark(`${line}: ${say('said.choice', app.lang)}: ${sides}`)
    }
    const told = brand && brandWords(app.library, brand.name, app.lang)
    if (brand && told) app.remark(`${line}: ${brand.name}: ${told}`)
    else if (ingredientId !== null && reading === 'guess') {
      app.remark(`${line}: ${say('said.guess', app.lang)} ${name} (${ingredientId})`)
    }
  }
  tellSkipped(app, skipped)
}

/** Says what was passed over, and why, so that a misread line can be seen. */
export function tellSkipped(app: App, skipped: ParsedText['skipped']): void {
  for (const { line, reason, named = [] } of skipped) {
    const foods = named.map((id) => app.name(id)).join(', ')
    const why = sayWord('skipped', reason, app.lang)
    const may = foods === '' ? '' : ` (${say('said.mayHold', app.lang)}: ${foods})`
    app.remark(`${say('said.skipped', app.lang)} (${why}): ${line}${may}`)
  }
}

/** What arguments or the lines of `text` were taken for. */
export function parsedItems(
  app: App,
  args: readonly string[],
  { file }: ItemOptions,
  text: string,
): ParsedText {
  return args.length > 0 && file === undefined && args[0] !== '-'
    ? { items: args.flatMap((line) => lineItems(app, line)), skipped: [] }
    : parseText(app.library, text, app.lang)
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
 * Whether they are items is for the engine to say. Throws INVALID_JSON.
 */
function jsonItems(app: App, text: string, keys: readonly string[]): ReadItems {
  const value = parseJson(text)
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
