/** Decides whether a command's input is words, files, folders or a pipe, and reads the recipes in that input. */

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAddress } from '../../domain/address.ts'
import type { CompatibilityItem } from '../../domain/shapes/compatibility.ts'
import { IngrError, invalid } from '../../errors.ts'
import { itemsJson, titlesIn } from '../../operations/recipes/body.ts'
import { msg } from '../../wording/message.ts'
import type { App, OwnWords } from '../app.ts'
import type { Options } from '../rows.ts'
import { jsonItems, parseJson, quoted } from './items.ts'

export type Input =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'file'; readonly path: string }
  /** A line of an NDJSON file; `path` contains the line number. */
  | { readonly kind: 'line'; readonly path: string; readonly text: string }
  | { readonly kind: 'pipe' }

export type SourceOptions = Options<'file'>

export interface Source<Part> {
  /** The path of the file; `-` for text in the arguments or from a pipe. */
  readonly name: string
  /** Reads the source on the first call. */
  readonly parts: () => Promise<readonly Part[]>
}

/** The name of a source that is not a file, but text from the arguments or from a pipe. */
export const ARGUMENTS = '-'

/**
 * Returns the files named by the arguments and `--file`, with folders expanded. If no file is named, returns the text
 * in the arguments or from the pipe. Throws INVALID_REQUEST if text and files are mixed, and EMPTY_ITEMS (with the
 * message `nothing`) if there is no input.
 */
export function inputsOf(
  app: App,
  args: readonly string[],
  { file = [] }: SourceOptions,
  { nothing = msg('noItemsGiven'), isExpanded = true } = {},
): readonly Input[] {
  // If a folder has the same name as a food, the argument means the folder only if it contains a slash.
  const isPlace = (arg: string) => isFolder(arg) && (arg.includes('/') || !app.isExactName(arg))
  const named = args.filter((arg) => FILE_NAME.test(arg.trim()) || isPlace(arg))
  const places = [...named, ...[file].flat()]
  const files = isExpanded ? filesAt(places) : places
  const item = args.find((arg) => !named.includes(arg))
  if (item !== undefined && isAddress(item)) throw invalid(msg('addressGiven'))
  if (files.length > 0 && item !== undefined) throw invalid(msg('giveFilesOrItems', { item }))
  if (files.length > 0) {
    return files.flatMap((path): readonly Input[] => {
      if (isExpanded && FEED.test(path)) return linesOf(app, path)
      return [path === '-' ? { kind: 'pipe' } : { kind: 'file', path }]
    })
  }
  if (args.length > 0 && !(args.length === 1 && args[0] === '-')) {
    return [{ kind: 'words', words: args }]
  }
  if (args.length === 0 && app.io.stdinIsTerminal) throw new IngrError('EMPTY_ITEMS', nothing)
  return [{ kind: 'pipe' }]
}

/** Returns the input of a command that reads a single text. Throws like `inputsOf`, but does not expand folders. */
export function inputOf(app: App, args: readonly string[], options: SourceOptions): Input {
  const [input, ...more] = inputsOf(app, args, options, { isExpanded: false })
  if (input && more.length === 0) return input
  throw invalid(msg('ndjsonTakesOneFile'))
}

export function sourcesOf<Part>(
  inputs: readonly Input[],
  read: (input: Input) => readonly Part[] | Promise<readonly Part[]>,
): readonly Source<Part>[] {
  return inputs.map((input) => {
    let parts: Promise<readonly Part[]> | undefined
    return {
      name: 'path' in input ? input.path : ARGUMENTS,
      parts: async () => {
        parts ??= (async () => read(input))()
        return parts
      },
    }
  })
}

const FEED = /\.(?:ndjson|jsonl)$/i

/** Treats each line of an NDJSON file as a separate input, so that a broken line does not affect the others. */
function linesOf(app: App, path: string): readonly Input[] {
  return app
    .readFile(path)
    .split('\n')
    .flatMap((text, at) =>
      text.trim() === '' ? [] : [{ kind: 'line', path: `${path}:${at + 1}`, text }],
    )
}

/** Returns the text of an input. Throws INVALID_REQUEST if it cannot be read. */
export function textIn(app: App, input: Input): string {
  if (input.kind === 'line') return input.text
  if (input.kind === 'words') return input.words.join('\n\n')
  return input.kind === 'pipe' ? app.io.readStdin() : app.readFile(input.path)
}

/** A recipe in one of the forms that a request accepts, with its language. */
type RecipeBody = { readonly lang: string; readonly known?: OwnWords } & (
  | { readonly text: string; readonly recipe?: number }
  | { readonly lines: readonly string[] }
  | { readonly items: readonly CompatibilityItem[] }
)

export interface AskedRecipe {
  readonly recipe: RecipeBody
  readonly title: string | null
  /** The other keys of the JSON that contained the items. */
  readonly given?: Readonly<Record<string, unknown>>
  readonly input: Input
}

/** Returns the recipes of an input. Reports JSON keys other than the items and `keys` as ignored. */
export async function recipesIn(
  app: App,
  input: Input,
  keys: readonly string[] = [],
): Promise<readonly AskedRecipe[]> {
  const { lang, known } = app
  const asked = known ? { lang, known } : { lang }
  const words = wordsOf(app, input)
  const text = words.length > 0 ? words.join('\n\n') : textIn(app, input)
  const json = await itemsJson(text, parseJson)
  if (json !== undefined) {
    const { items, given } = jsonItems(app, json, keys)
    return [{ recipe: { items, lang }, title: null, given, input }]
  }
  const items = itemsOf(app, words)
  if (items) return [{ recipe: { items, lang }, title: null, input }]
  if (areLines(words)) return [{ recipe: { lines: words, ...asked }, title: null, input }]
  const titles = await titlesIn(text)
  return titles.map((title, at) => ({
    recipe: titles.length === 1 ? { text, ...asked } : { text, recipe: at + 1, ...asked },
    title,
    input,
  }))
}

/** Like `recipesIn`, but neither parses JSON nor splits a text into several recipes. */
export function writtenIn(app: App, input: Input): readonly AskedRecipe[] {
  const { lang, known } = app
  const asked = known ? { lang, known } : { lang }
  const words = wordsOf(app, input)
  const recipe = areLines(words)
    ? { lines: words, ...asked }
    : { text: words.length > 0 ? words.join('\n\n') : textIn(app, input), ...asked }
  return [{ recipe, title: null, input }]
}

/** True if each argument is an item. A single argument with line breaks or markup is a whole recipe. */
function areLines([first, ...others]: readonly string[]): boolean {
  if (first === undefined) return false
  return (
    others.length > 0 ||
    !(/\n[^\n]*\n/.test(first.trim()) || /^\s*<\w|@[^\n]*\{[^\n]*\}/.test(first))
  )
}

/** Matches a word that is only an amount: "200", "200g", "½". */
const AMOUNT_ALONE = /^(?:\d[\d.,/]*|[½⅓⅔¼¾⅛])(?:k?g|[mcd]?l)?$/

/**
 * Splits unquoted words into items, each starting with an amount: `ingr check 200 g butter 2 eggs`. Throws
 * INVALID_REQUEST if there are amounts but the first word is not an amount.
 */
function wordsOf(app: App, input: Input): readonly string[] {
  if (input.kind !== 'words') return []
  const { words } = input
  const isAmount = (word: string | undefined) => AMOUNT_ALONE.test(word ?? '')
  if (words.length < 2 || !words.some(isAmount) || words.some((word) => /\s/.test(word))) {
    return words
  }
  if (!isAmount(words[0])) {
    const item = quoted(words.join(' '))
    throw invalid(msg('quoteItems', { item }))
  }
  const items: string[] = []
  for (const [at, word] of words.entries()) {
    if (isAmount(word) && !isAmount(words[at - 1])) items.push(word)
    else items.push(`${items.pop()} ${word}`)
  }
  app.remark(`${app.say('said.taken')}: ${items.map(quoted).join(' ')}`)
  return items
}

const ITEM = /^([a-z0-9-]+)\s*(:\s*([-−]?\d+(?:\.\d+)?)\s*([a-z]+)?)?$/

/** Parses words such as `butter`, `butter:200` or `butter:200g` as items; undefined if any word has another form. */
function itemsOf(app: App, words: readonly string[]): readonly CompatibilityItem[] | undefined {
  const items = words.flatMap((word): readonly CompatibilityItem[] => {
    const [, ingredientId = '', , amount, unit] = ITEM.exec(word.trim()) ?? []
    if (!app.library.ingredient(ingredientId)) return []
    if (amount === undefined) return [{ ingredientId }]
    return [{ ingredientId, amount: Number(amount.replace('−', '-')), ...(unit ? { unit } : {}) }]
  })
  return words.length > 0 && items.length === words.length ? items : undefined
}

/** Matches file extensions. No ingredient name ends like this, so the argument is a file, even if it is missing. */
const FILE_NAME =
  /^[^\n{}[\]]+\.(txt|text|md|markdown|cook|json|jsonld|ndjson|jsonl|html?|xhtml|xml|ya?ml|mmf|mxp|mx2|rk|pdf|docx?|odt|rtf|zip|paprikarecipes?|png|jpe?g|gif|webp|heic)$/i

/** Matches the files in a folder that may be recipes; the others are ignored. */
const RECIPE_FILE =
  /\.(txt|md|markdown|json|jsonld|html?|cook|xml|mmf|mxp|mx2|rk|paprikarecipes?)$/i

/** Sorts "dish-2" before "dish-10". The collator takes 8 ms to load, so we load it only for folders. */
const inOrder = (names: readonly string[]): readonly string[] =>
  names.toSorted(new Intl.Collator('en', { numeric: true }).compare)

/** Returns the files, with each folder replaced by its sorted files. Throws EMPTY_ITEMS if a folder has no recipes. */
const filesAt = (places: readonly string[]): readonly string[] =>
  places.flatMap((place) => (isFolder(place) ? filesIn(place) : place))

/** Returns the recipe files of a folder. If it has none (as in some exports), returns those of its subfolders. */
function filesIn(folder: string): readonly string[] {
  const names = inOrder(readdirSync(folder))
  const files = filesNamed(folder, names)
  if (files.length > 0) return files
  const below = names
    .map((name) => join(folder, name))
    .filter(isFolder)
    .flatMap((place) => filesNamed(place, inOrder(readdirSync(place))))
  if (below.length > 0) return below
  throw new IngrError('EMPTY_ITEMS', msg('noRecipeFiles', { place: folder }))
}

const filesNamed = (folder: string, names: readonly string[]) =>
  names.filter((name) => RECIPE_FILE.test(name)).map((name) => join(folder, name))

/** True if the path is a folder. Returns false, not an error, for a text that cannot be a path. */
export function isFolder(place: string): boolean {
  try {
    return place !== '-' && statSync(place).isDirectory()
  } catch {
    return false
  }
}
