/** Loops over recipes and packages. If one has an error, the others are still processed. */

import { ERRORS, type ErrorBody, type ErrorCode, EXIT_FAIL_ON, knownError } from '../../errors.ts'
import type { App } from '../app.ts'
import { counting } from '../output/progress.ts'
import type { Options } from '../rows.ts'
import {
  ARGUMENTS,
  type AskedRecipe,
  inputsOf,
  recipesIn,
  type Source,
  sourcesOf,
} from './sources.ts'

type EachOptions = Options<'file' | 'ndjson' | 'csv'>

interface Part {
  readonly title: string | null
}

/** The name of a recipe or package, with its result or its error. */
type Outcome<T> = { readonly name: string; readonly result?: T } & Partial<ErrorBody>

/** Returns the part if there is only one source with one part, else undefined. Throws if the source is unreadable. */
export async function onlyOf<P>([source, ...more]: readonly Source<P>[]): Promise<P | undefined> {
  if (!source || more.length > 0) return undefined
  const parts = await source.parts()
  return parts.length === 1 ? parts[0] : undefined
}

/** Calls `run` with each part and a name: the source's name, with the part's title if the source has several parts. */
export async function* each<P extends Part, T>(
  app: App,
  sources: readonly Source<P>[],
  run: (part: P, name: string) => Promise<T>,
): AsyncGenerator<Outcome<T>, void> {
  const about = (name: string) => {
    app.about = name === ARGUMENTS ? undefined : name
  }
  const failed = async (name: string, error: unknown) => {
    const known = knownError(error)
    about(name)
    await app.reportError(known)
    return { name, ...known.toBody() }
  }
  const progress = sources.length > 1 ? counting(app.io, sources.length) : undefined
  try {
    for (const source of sources) {
      about(source.name)
      let parts: readonly P[] = []
      try {
        parts = await source.parts()
      } catch (error) {
        yield await failed(source.name, error)
      }
      for (const [at, part] of parts.entries()) {
        const name = parts.length > 1 ? `${source.name}: ${part.title ?? at + 1}` : source.name
        about(source.name)
        yield await run(part, name).then(
          (result) => ({ name, result }),
          (error) => failed(name, error),
        )
      }
      progress?.passed()
    }
  } finally {
    progress?.clear()
    app.about = undefined
  }
}

/** Collects the outcomes and the first error. `--ndjson` prints each outcome at once, `--json` all at the end. */
export async function collect<P extends Part, T>(
  app: App,
  sources: readonly Source<P>[],
  run: (part: P, name: string) => Promise<T>,
  { ndjson, key = 'recipe' }: EachOptions & { readonly key?: string },
) {
  const outcomes: Outcome<T>[] = []
  let failure: ErrorBody['error'] | undefined
  const body = ({ name, ...outcome }: Outcome<T>) => ({ [key]: name, ...outcome })
  for await (const outcome of each(app, sources, run)) {
    failure ??= outcome.error
    if (ndjson) await app.io.write(`${JSON.stringify(body(outcome))}\n`)
    else outcomes.push(outcome)
  }
  const isPrinted = ndjson || app.json({ results: outcomes.map(body) })
  return { outcomes, failure: failure?.code, isPrinted }
}

/** Runs `one` for each recipe; returns the exit code. `keys` are allowed JSON keys. A single recipe gets no title. */
export function forEachRecipe(
  app: App,
  { args, keys }: { readonly args: readonly string[]; readonly keys: readonly string[] },
  options: EachOptions,
  one: (asked: AskedRecipe) => Promise<number>,
): Promise<number> {
  const inputs = inputsOf(app, args, options)
  return forEach(
    app,
    sourcesOf(inputs, (input) => recipesIn(app, input, keys)),
    options,
    one,
  )
}

/** Like `forEachRecipe`, but for any kind of input, such as packages. */
export async function forEach<P extends Part>(
  app: App,
  sources: readonly Source<P>[],
  options: EachOptions,
  one: (part: P) => Promise<number>,
): Promise<number> {
  const only = await onlyOf(sources)
  if (only && !options.ndjson) return one(only)
  const codes: number[] = []
  const { failure } = await collect(
    app,
    sources,
    async (part, name) => {
      const { code, result } = await app.part(name, () => one(part), !options.csv)
      codes.push(code)
      return result
    },
    options,
  )
  return exitOf(codes, failure)
}

/** Returns the exit code of the run. The exit code of `--fail-on` has priority over all others. */
export function exitOf(codes: readonly number[], failure: ErrorCode | undefined): number {
  if (codes.includes(EXIT_FAIL_ON)) return EXIT_FAIL_ON
  return failure ? ERRORS[failure].exit : (codes.find((code) => code !== 0) ?? 0)
}
