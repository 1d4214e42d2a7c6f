/** Runs a command that is about one recipe for each of several files, folders or recipes in a text. */

import { itemAt } from '../../domain/present.ts'
import { ERRORS, type ErrorBody, EXIT_FAIL_ON, IngrError } from '../../errors.ts'
import { msg } from '../../messages/message.ts'
import type { App } from '../app.ts'
import { filesAt, isFolder } from './files.ts'
import { type AskedRecipe, askedRecipes, type ItemOptions, isFileName } from './items.ts'

export interface SeveralOptions {
  /** Recipes, one a file. */
  readonly file?: readonly string[]
  /** Each answer as a JSON line with the name of its recipe. */
  readonly ndjson?: boolean
}

/** The recipes among the arguments and those of `--file`. Throws INVALID_REQUEST where items stand beside them. */
export function recipesOf(
  app: App,
  args: readonly string[],
  { file = [] }: SeveralOptions,
): readonly string[] {
  // What is also the name of a food is the folder where a slash says so.
  const isPlace = (arg: string) => isFolder(arg) && (arg.includes('/') || !app.names(arg))
  const named = args.filter((arg) => isFileName(arg) || isPlace(arg))
  const files = filesAt([...named, ...file])
  const item = args.find((arg) => !named.includes(arg))
  if (files.length > 0 && item !== undefined) {
    throw new IngrError(
      'INVALID_REQUEST',
      msg('give recipe files or items, not both: {item}', { item }),
    )
  }
  return files
}

/**
 * The exit code of a command over each recipe that it was given. `keys` are those that it knows in JSON beside the items, `source`
 * where the recipe came from.
 */
export async function forEachRecipe(
  app: App,
  args: readonly string[],
  options: SeveralOptions,
  keys: readonly string[],
  one: (asked: AskedRecipe, source: ItemOptions) => Promise<number>,
): Promise<number> {
  return forEachFile(app, args, options, async (lines, source) => {
    const found = await askedRecipes(app, lines, source, keys)
    return found.map((asked) => ({ title: asked.title, run: () => one(asked, source) }))
  })
}

/** What a file holds, each with the command to run. */
type Parts = readonly { readonly title: string | null; readonly run: () => Promise<number> }[]
type Outcome = { readonly recipe: string; readonly result?: unknown } & Partial<ErrorBody>

/** The name of what came as arguments or through a pipe. */
const ARGUMENTS = '-'

/** The same where `read` says what a file, or the arguments, holds. One that cannot be read is told and does not stop the others. */
export async function forEachFile(
  app: App,
  args: readonly string[],
  options: SeveralOptions,
  read: (args: readonly string[], source: ItemOptions) => Promise<Parts>,
): Promise<number> {
  const files = recipesOf(app, args, options)
  const sources = files.length > 0 ? files.map((file) => ({ file })) : [{}]
  const parts =
    sources.length === 1 ? await read(files.length > 0 ? [] : args, itemAt(sources, 0)) : []
  const [only] = parts
  if (only && parts.length === 1 && !options.ndjson) return only.run()

  const outcomes: Outcome[] = []
  const codes: number[] = []
  const add = async (outcome: Outcome) => {
    if (options.ndjson) await app.io.write(`${JSON.stringify(outcome)}\n`)
    else outcomes.push(outcome)
  }
  for (const source of sources) {
    const name = 'file' in source && source.file !== '-' ? source.file : ARGUMENTS
    try {
      const found = parts.length > 0 ? parts : await read([], source)
      for (const [at, { title, run }] of found.entries()) {
        const recipe = found.length > 1 ? `${name}: ${title ?? at + 1}` : name
        const { code, result } = await app.part(recipe, run)
        codes.push(code)
        await add({ recipe, result })
      }
    } catch (error) {
      if (!(error instanceof IngrError)) throw error
      app.about = name === ARGUMENTS ? undefined : name
      await app.complain(error)
      app.about = undefined
      codes.push(ERRORS[error.code].exit)
      await add({ recipe: name, ...error.toBody() })
    }
  }
  if (!options.ndjson) app.json({ results: outcomes })
  // A verdict that stops a recipe says more than anything else.
  return codes.find((code) => code === EXIT_FAIL_ON) ?? codes.find((code) => code !== 0) ?? 0
}
