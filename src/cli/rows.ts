/** What a command says of itself, and the options that several commands share. */

import type { Command } from 'commander'
import type { FunctionName } from '../domain/functions.ts'
import { CONCERNS } from '../domain/restrictions.ts'
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
  about: string,
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
  readonly about: string
  /** Without the program's name; the first one is in the manual of the program. */
  readonly examples: readonly string[]
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

export function addOptions(command: Command, options: readonly OptionRow[]): void {
  for (const [flags, about, more] of options) {
    if (typeof more === 'function') command.option(flags, about, more)
    else command.option(flags, about, more)
  }
}

export const FILE: OptionRow = [
  '-f, --file <path>',
  'read the items from a file, or - for standard input',
]

/** For a command that is about recipes, one or many. */
export const RECIPES: readonly OptionRow[] = [
  [
    '-f, --file <path>',
    'a recipe, or - for standard input; repeatable; arguments ending in .txt, .md, .cook, .json or .html are recipes too',
    repeatable,
  ],
  ['--ndjson', 'one JSON line per recipe'],
]

export const SERVINGS: OptionRow = [
  '-s, --servings <n>',
  'how many servings it makes: one serving is judged',
]

export const PROFILE: OptionRow = [
  '--profile [file]',
  'a household file: what it means for each person; without a name (last in the line) your own',
]

export const CONCERN: OptionRow = [
  '-c, --concern <concern>',
  `repeatable or comma-separated: ${CONCERNS.join(', ')}`,
  repeatable,
]

export const STRICT: OptionRow = ['--strict', 'exit 5 when an item could not be resolved']

/** The options by which a command ends with an exit code of its own. */
export const GATES: readonly OptionRow[] = [
  [
    '--fail-on <verdict>',
    'exit 4 at this verdict or a worse one: uncertain, caution, incompatible',
  ],
  STRICT,
]

export const LIMIT: OptionRow = ['-n, --limit <n>', 'at most this many, 1 to 100']

/** The options that narrow a list of foods. */
export const FILTERS: readonly OptionRow[] = [
  LIMIT,
  ['--category <category>', 'only this category'],
  ['--diet <diets>', 'only what is compatible with these diets, comma-separated'],
  ['--without <concerns>', 'only what the data find no conflict in for these concerns'],
  ['--min <bounds>', 'at least this much in 100 g, such as iron:3,fibre:5'],
  ['--max <bounds>', 'at most this much in 100 g, such as energyKcal:100'],
  ['--sort <order>', 'by id, name or a nutrient; -iron for most first'],
]

/** A customer in the examples. */
export const EXAMPLE_CUSTOMER = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
