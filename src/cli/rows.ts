/** The definition of a command, and the options that several commands share. */

import type { Command } from 'commander'
import type { FunctionName } from '../domain/functions.ts'
import type { HelpId } from '../wording/help.ts'
import type { App, Profile } from './app.ts'

/**
 * Runs a command and returns its exit code; undefined means 0. One argument is passed directly, several as an array.
 * Imports slow modules (a server, the compiler) itself, so that look-ups stay fast.
 */
type Run = (
  app: App,
  args: never,
  options: never,
  version: string,
) => Promise<number | undefined> | Promise<void>

/** An option for commander: flags, help text, and default or parser. The placeholder in `flags` controls completion. */
export type OptionRow = readonly [
  flags: string,
  about: HelpId,
  more?: string | ((value: string, before?: readonly string[]) => readonly string[]),
]

type Flag =
  | (
      | 'all'
      | 'csv'
      | 'explain'
      | 'grid'
      | 'guess'
      | 'html'
      | 'include'
      | 'markdown'
      | 'metric'
      | 'ndjson'
    )
  | ('partial' | 'recipe' | 'sources' | 'strict' | 'test' | 'yes')

/** Types of options by name. An option that is not listed here is a string. */
export type Options<Name extends string> = {
  readonly [N in Name]?:
    | (N extends Flag ? boolean : N extends keyof Other ? Other[N] : string)
    | undefined
}

interface Other {
  readonly concern: readonly string[]
  readonly file: readonly string[] | string
  readonly for: readonly string[]
  readonly nutrient: readonly string[]
  readonly profile: Profile
}

interface Row {
  /** Name and arguments in commander's syntax. The name is also the key of the help texts. */
  readonly usage: string
}

export interface CommandRow extends Row {
  readonly options?: readonly OptionRow[]
  /** Name of the function under which errors before the first call are recorded. Defaults to the command's name. */
  readonly as?: FunctionName
  /** Schemas of the `--json` output. If there are several, the options decide which schema applies. */
  readonly json?: readonly string[]
  /** Schemas of a line of `--ndjson` output. */
  readonly lines?: readonly string[]
  readonly run: Run
}

/** A command that only has subcommands, such as `account`. */
export interface GroupRow extends Row {
  readonly parts: readonly CommandRow[]
}

export const nameOf = ({ usage }: Row): string => usage.replace(/ .*/s, '')

export const repeatable = (value: string, before: readonly string[] = []) => [...before, value]

export function addOptions(
  command: Command,
  options: readonly OptionRow[],
  say: (id: HelpId) => string,
): void {
  for (const [flags, about, more] of options) {
    if (typeof more === 'function') command.option(flags, say(about), more)
    else command.option(flags, say(about), more)
  }
}

export const FILE: OptionRow = ['-f, --file <path>', 'option.batch.file']

export const FILES: OptionRow = ['-f, --file <path>', 'option.file', repeatable]

/** Options that control the notes about how the input was read. */
export const SAYING: readonly OptionRow[] = [
  ['-q, --quiet', 'option.quiet'],
  ['-v, --verbose', 'option.verbose'],
]

export const ALL: OptionRow = ['--all', 'option.all']

export const KNOWN: OptionRow = ['--known <name=foods>', 'option.known', repeatable]

/** Options of commands that take one or more recipes. */
export const RECIPES: readonly OptionRow[] = [
  ...SAYING,
  FILES,
  ['--ndjson', 'option.ndjson'],
  KNOWN,
]

export type RecipeOptions = Options<'file' | 'ndjson'>

export const SERVINGS: OptionRow = ['-s, --servings <n>', 'option.servings']

export const PROFILE: OptionRow = ['--profile [file]', 'option.profile']

export const CONCERN: OptionRow = ['-c, --concern <concern>', 'option.concern', repeatable]

export const STRICT: OptionRow = ['--strict', 'option.strict']

/** Options that make the command fail with a special exit code. */
export const GATES: readonly OptionRow[] = [['--fail-on <verdict>', 'option.fail-on'], STRICT]

export type GateOptions = Options<'failOn' | 'strict'>

export const NUTRIENT: OptionRow = ['--nutrient <names>', 'option.nutrient', repeatable]

export const LIMIT: OptionRow = ['-n, --limit <n>', 'option.limit']

/** The options that filter and sort a list of foods. */
export const FILTERS: readonly OptionRow[] = [
  LIMIT,
  ['--category <category>', 'option.category'],
  ['--diet <diets>', 'option.diet'],
  ['--without <concerns>', 'option.without'],
  ['--min <bounds>', 'option.min'],
  ['--max <bounds>', 'option.max'],
  ['--sort <order>', 'option.sort'],
]

export type FilterOptions = Options<
  'limit' | 'category' | 'diet' | 'without' | 'min' | 'max' | 'sort'
>
