/** Runs a command that is about one recipe for each of several files, folders or recipes in a text. */

import { itemAt } from '../../domain/present.ts'
import { ERRORS, type ErrorBody, EXIT_FAIL_ON, invalid, knownError } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
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
    throw invalid(msg('giveFilesOrItems', { item }))
  }
  return files
}

/** Where recipes come from; `read` is called once, for standard input can be read but once. */
export interface RecipeSource {
  readonly name: string
  readonly read: () => Promise<readonly AskedRecipe[]>
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

/** What a source holds, each with what is to be found of it; `name` is that of the source, and of the part where there are several. */
type Parts<T> = readonly {
  readonly title: string | null
  readonly run: (name: string) => Promise<T>
}[]

/** What was found of something by its name, or why nothing could be. */
type Finding<T> = { readonly name: string; readonly result?: T } & Partial<ErrorBody>

/** The name of what came as arguments or through a pipe. */
export const ARGUMENTS = '-'

/** What is found of each part of each source; a source or part that cannot be read is reported and does not stop the others. */
export async function* findings<T>(
  app: App,
  sources: readonly { readonly name: string; readonly parts: () => Promise<Parts<T>> }[],
): AsyncGenerator<Finding<T>, void> {
  const about = (name: string) => {
    app.about = name === ARGUMENTS ? undefined : name
  }
  const failed = async (name: string, error: unknown): Promise<Finding<T>> => {
    const known = knownError(error)
    about(name)
    await app.complain(known)
    return { name, ...known.toBody() }
  }
  try {
    for (const { name, parts } of sources) {
      about(name)
      let found: Parts<T> = []
      try {
        found = await parts()
      } catch (error) {
        yield await failed(name, error)
      }
      for (const [at, { title, run }] of found.entries()) {
        const part = found.length > 1 ? `${name}: ${title ?? at + 1}` : name
        about(name)
        yield await run(part).then(
          (result) => ({ name: part, result }),
          (error) => failed(part, error),
        )
      }
    }
  } finally {
    app.about = undefined
  }
}

/** The same where `read` says what a file, or the arguments, holds, each with the command to run. */
export async function forEachFile(
  app: App,
  args: readonly string[],
  options: SeveralOptions,
  read: (args: readonly string[], source: ItemOptions) => Promise<Parts<number>>,
): Promise<number> {
  const files = recipesOf(app, args, options)
  const sources = files.length > 0 ? files.map((file) => ({ file })) : [{}]
  const parts =
    sources.length === 1 ? await read(files.length > 0 ? [] : args, itemAt(sources, 0)) : []
  const [only] = parts
  if (only && parts.length === 1 && !options.ndjson) return only.run(ARGUMENTS)

  const outcomes: unknown[] = []
  const codes: number[] = []
  const named = sources.map((source: ItemOptions) => ({
    name: source.file ?? ARGUMENTS,
    parts: async () => {
      const found = parts.length > 0 ? parts : await read([], source)
      return found.map((one) => ({
        ...one,
        run: (name: string) => app.part(name, () => one.run(name)),
      }))
    },
  }))
  for await (const { name: recipe, result: part, error } of findings(app, named)) {
    codes.push(error ? ERRORS[error.code].exit : (part?.code ?? 0))
    const outcome = { recipe, ...(error ? { error } : { result: part?.result }) }
    if (options.ndjson) await app.io.write(`${JSON.stringify(outcome)}\n`)
    else outcomes.push(outcome)
  }
  if (!options.ndjson) app.json({ results: outcomes })
  // A verdict that stops a recipe says more than anything else.
  return codes.find((code) => code === EXIT_FAIL_ON) ?? codes.find((code) => code !== 0) ?? 0
}
