/** What a command says of itself, and the options that several commands share. */

import type { Command } from 'commander'
import type { FunctionName } from '../domain/functions.ts'
import type { HelpId } from '../wording/help.ts'
import type { App } from './app.ts'
import type { Profile } from './input/household.ts'

/**
 * The work of a command; gives its exit code, 0 if none. One argument comes as itself, several as a list; `version` is that of the
 * program. What a look-up should not load (a server, the compiler) is imported when the command runs.
 */
type Run = (
  app: App,
  args: never,
  options: never,
  version: string,
) => Promise<number | undefined> | Promise<void>

/** As commander reads it: its flags, whose placeholder names what completes it, what it does, and its default or reader. */
export type OptionRow = readonly [
  flags: string,
  about: HelpId,
  more?: string | ((value: string, before?: readonly string[]) => readonly string[]),
]

type Flag =
  | ('csv' | 'explain' | 'grid' | 'guess' | 'html' | 'include' | 'ndjson' | 'partial')
  | ('sources' | 'strict' | 'test')

/** What options with these names carry: a text if nothing else is said here. */
export type Options<Name extends string> = {
  readonly [N in Name]?:
    | (N extends Flag ? boolean : N extends keyof Other ? Other[N] : string)
    | undefined
}

interface Other {
  readonly concern: readonly string[]
  readonly file: readonly string[] | string
  readonly for: readonly string[]
  readonly profile: Profile
}

interface Row {
  /** The name and the arguments, as commander reads them. */
  readonly usage: string
  readonly about: HelpId
  /** Without the program's name; the first one is in the manual of the program. */
  readonly examples: HelpId
}

export interface CommandRow extends Row {
  readonly options?: readonly OptionRow[]
  /** The function that a failure is noted under if the command could not ask anything; its calls are noted as they are made. */
  readonly as?: FunctionName
  /** The schemas of what `--json` prints; options decide between several. */
  readonly json?: readonly string[]
  /** The schemas of a line of `--ndjson`. */
  readonly lines?: readonly string[]
  readonly run: Run
}

/** A command that only holds others, such as `account`. */
export interface GroupRow extends Row {
  readonly parts: readonly CommandRow[]
}

export const nameOf = ({ usage }: Row): string => usage.replace(/ .*/s, '')

/** For an option that may be given again. */
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

/** For a command that is about recipes, one or many. */
export const RECIPES: readonly OptionRow[] = [
  ['-f, --file <path>', 'option.file', repeatable],
  ['--ndjson', 'option.ndjson'],
]

export const SERVINGS: OptionRow = ['-s, --servings <n>', 'option.servings']

export const PROFILE: OptionRow = ['--profile [file]', 'option.profile']

export const CONCERN: OptionRow = ['-c, --concern <concern>', 'option.concern', repeatable]

export const STRICT: OptionRow = ['--strict', 'option.strict']

/** The options by which a command ends with an exit code of its own. */
export const GATES: readonly OptionRow[] = [['--fail-on <verdict>', 'option.fail-on'], STRICT]

export const LIMIT: OptionRow = ['-n, --limit <n>', 'option.limit']

/** The options that narrow a list of foods. */
export const FILTERS: readonly OptionRow[] = [
  LIMIT,
  ['--category <category>', 'option.category'],
  ['--diet <diets>', 'option.diet'],
  ['--without <concerns>', 'option.without'],
  ['--min <bounds>', 'option.min'],
  ['--max <bounds>', 'option.max'],
  ['--sort <order>', 'option.sort'],
]
