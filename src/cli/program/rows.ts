/** What a row of the command tree says, and the options that several commands share. */

import type { Command } from 'commander'
import type { FunctionName } from '../../domain/functions.ts'
import { itemAt } from '../../domain/present.ts'
import { CONCERNS } from '../../domain/restrictions.ts'
import type { App } from '../app.ts'

/** A command's work; returns the exit code. One argument comes as itself, several as a list. */
type Run = (app: App, args: never, options: never) => Promise<number>

export interface CommandRow {
  /** The name and the arguments, as commander reads them. */
  readonly usage: string
  readonly about: string
  /** Without the program's name; the first one stands in the manual of the program. */
  readonly examples: readonly string[]
  /** Loads what the command does; `version` is that of the program. */
  readonly load: (version: string) => Promise<Run>
  /** The function that a failure is noted under when the command could not ask anything; its calls are noted as they are made. */
  readonly as?: FunctionName
  readonly options?: (command: Command) => void
}

/** A command that only holds others, such as `account`. */
export interface GroupRow {
  readonly usage: string
  readonly about: string
  readonly examples: readonly string[]
  readonly parts: readonly CommandRow[]
}

/** Rows under one heading of the help. */
export interface Section {
  readonly heading: string
  readonly rows: readonly (CommandRow | GroupRow)[]
}

export function nameOf({ usage }: { readonly usage: string }): string {
  return itemAt(usage.split(' ', 1), 0)
}

/** For an option that may be given again. */
export function repeatable(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}

export function fileOption(command: Command): void {
  command.option('-f, --file <path>', 'read the items from a file, or - for standard input')
}

/** For a command that is about recipes, one or many. */
export function recipesOption(command: Command): void {
  command
    .option(
      '-f, --file <path>',
      'a recipe, or - for standard input; repeatable; arguments ending in .txt, .md, .cook, .json or .html are recipes too',
      repeatable,
    )
    .option('--ndjson', 'one JSON line per recipe')
}

export function servingsOption(command: Command): void {
  command.option('-s, --servings <n>', 'how many servings it makes: one serving is judged')
}

export function profileOption(command: Command): void {
  command.option(
    '--profile [file]',
    'a household file: what it means for each person; without a name (last in the line) your own',
  )
}

export function concernOption(command: Command): void {
  command.option(
    '-c, --concern <concern>',
    `repeatable or comma-separated: ${CONCERNS.join(', ')}`,
    repeatable,
  )
}

/** The options by which a command ends with an exit code of its own. */
export function gateOptions(command: Command): void {
  command.option(
    '--fail-on <verdict>',
    'exit 4 at this verdict or a worse one: uncertain, caution, incompatible',
  )
  strictOption(command)
}

export function strictOption(command: Command): void {
  command.option('--strict', 'exit 5 when an item could not be resolved')
}
