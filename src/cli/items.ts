/** Reads the items of a command: arguments, a file or standard input, as people write them or as JSON. */

import type { CompatibilityItem } from '../engine/compatibility/items.ts'
import { nameless, type ParsedItem, parseText } from '../engine/parse.ts'
import { IngrError } from '../errors.ts'
import type { App } from './app.ts'
import { say } from './text.ts'

export interface ReadItems {
  readonly items: readonly CompatibilityItem[]
  /** What the lines were taken for; empty when the items came as JSON. */
  readonly parsed: readonly ParsedItem[]
}

export interface ItemOptions {
  readonly file?: string
}

/** Where items come from: their own text, a file, or standard input where `file` is undefined. */
export type ItemSource = { readonly text: string } | { readonly file: string | undefined }

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

/** Items as the engine takes them; what cannot be named keeps its words, so that the engine tells it as unresolved. */
export function readItems(app: App, args: readonly string[], options: ItemOptions): ReadItems {
  const text = itemText(app, args, options)
  if (/^\s*[[{]/.test(text)) return { items: jsonItems(text), parsed: [] }
  const parsed = parsedItems(app, args, options, text)
  if (parsed.length === 0) throw new IngrError('EMPTY_ITEMS', 'no items found in the input')
  for (const item of parsed) {
    if (item.ingredientId !== null && item.or) {
      const others = item.or.map((id) => app.name(id)).join(', ')
      app.remark(`${item.line}: ${say('said.onlyFirst', app.lang)} ${item.name} (≠ ${others})`)
    }
    if (item.ingredientId !== null && item.confidence < 0.9) {
      app.remark(`${item.line}: ${say('said.taken', app.lang)} ${item.name} (${item.ingredientId})`)
    }
  }
  return {
    parsed,
    items: parsed.map(({ ingredientId, name, amount, unit }) =>
      ingredientId === null
        ? { ingredientId: name, amount, unit: null }
        : { ingredientId, amount, unit },
    ),
  }
}

/** What arguments or the lines of `text` were taken for. */
export function parsedItems(
  app: App,
  args: readonly string[],
  { file }: ItemOptions,
  text: string,
): readonly ParsedItem[] {
  return args.length > 0 && file === undefined && args[0] !== '-'
    ? args.flatMap((line) => lineItems(app, line))
    : parseText(app.library, text, app.lang, heading(app))
}

/** Says what was passed over, so that a misread line can be seen. */
function heading(app: App): (line: string) => void {
  return (line) => app.remark(`${say('said.heading', app.lang)}: ${line}`)
}

/** An id by itself means its ingredient, even where a name would mean another. */
function asIs(app: App, id: string): ParsedItem {
  return {
    line: id,
    ingredientId: id,
    name: app.name(id),
    amount: null,
    unit: null,
    grams: null,
    estimated: false,
    confidence: 1,
    alternatives: [],
  }
}

/** An argument is always meant as an item, never as a heading. */
function lineItems(app: App, line: string): ParsedItem[] {
  const id = line.trim()
  if (app.library.ingredient(id)) return [asIs(app, id)]
  const parsed = parseText(app.library, `1 g x\n${line}`, app.lang).slice(1)
  if (parsed.length > 0 || line.trim() === '') return parsed
  return [nameless(line, 'no such ingredient')]
}

/**
 * JSON that a request may hold: a list of items, or an object with `items`, which a diet request calls `ingredientIds`.
 * Whether they are items is for the engine to say. Throws INVALID_JSON.
 */
function jsonItems(text: string): readonly CompatibilityItem[] {
  const value = parseJson(text) as { items?: unknown; ingredientIds?: unknown }
  return (
    Array.isArray(value) ? value : (value.items ?? value.ingredientIds)
  ) as readonly CompatibilityItem[]
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
