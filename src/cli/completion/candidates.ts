/** Candidates at the cursor: subcommands, options, or values of an option or an argument. */

import { type Command, Help, type Option } from 'commander'
import { ENGLISH_HELP } from '../text/help.ts'
import { TOPICS } from '../text/topics.ts'
import type { TypedLine } from './line.ts'
import type { Candidate, Candidates, Cursor, Source } from './place.ts'
import { ARGUMENT_VALUES, OPTION_VALUES } from './values.ts'

/** Follows the typed words (without the program's name) through the command tree to the cursor. */
export function cursorAt(root: Command, words: readonly string[]): Cursor {
  const given = new Map<string, readonly string[]>()
  const args: string[] = []
  let command = root
  let awaiting: Option | undefined
  let ended = false
  let help = false
  const note = (option: Option, value: string) =>
    given.set(option.long!, [...(given.get(option.long!) ?? []), value])
  for (const word of words) {
    if (awaiting) {
      note(awaiting, word)
      awaiting = undefined
    } else if (!ended && word === '--') ended = true
    else if (!ended && /^-./.test(word)) {
      const [name, value] = assignment(word)
      const option = optionOf(command, name)
      if (option && (option.required || option.optional) && value === undefined) awaiting = option
      else if (option) note(option, value ?? '')
    } else if (command === root && word === 'help') help = true
    else {
      const below = args.length === 0 ? command.commands.find((one) => one.name() === word) : null
      if (below) command = below
      else args.push(word)
    }
  }
  return { command, args, awaiting, given, ended, help }
}

export function candidatesAt(place: Cursor, { current }: TypedLine, source: Source): Candidates {
  const { command, awaiting, ended } = place
  if (awaiting) return valuesOf(awaiting, current, place, source)
  if (!ended && current.startsWith('-')) {
    const [name, value] = assignment(current)
    const option = value === undefined ? undefined : optionOf(command, name)
    if (!option || value === undefined) return optionsOf(place, current)
    const { kind, list } = valuesOf(option, value, place, source)
    return { kind, list: list.map((one) => ({ ...one, value: `${name}=${one.value}` })) }
  }
  if (command.commands.length > 0) return subcommandsOf(place, current)
  const argument =
    command.registeredArguments[place.args.length] ?? command.registeredArguments.at(-1)
  if (
    !argument ||
    (place.args.length >= command.registeredArguments.length && !argument.variadic)
  ) {
    return NOTHING
  }
  return ARGUMENT_VALUES[argument.name()]?.(source, current, place) ?? NOTHING
}

const NOTHING: Candidates = { kind: 'words', list: [] }

const valuesOf = (option: Option, typed: string, place: Cursor, source: Source): Candidates =>
  OPTION_VALUES[placeholder(option)]?.(source, typed, place, option) ?? NOTHING

function subcommandsOf({ command, help, args }: Cursor, typed: string): Candidates {
  if (args.length > 0) return NOTHING
  const list = new Help()
    .visibleCommands(command)
    .filter((one) => one.name().startsWith(typed) && !(help && one.name() === 'help'))
    .map((one) => ({ value: one.name(), about: one.description() }))
  return { kind: 'words', list: help && !command.parent ? [...list, ...topics(typed)] : list }
}

function topics(typed: string): readonly Candidate[] {
  return TOPICS.filter((topic) => topic.startsWith(typed)).map((topic) => ({
    value: topic,
    about: ENGLISH_HELP.say(`topic.${topic}`),
  }))
}

/** Offers the long names of options that are not given yet, or that can be repeated. */
function optionsOf({ command, given }: Cursor, typed: string): Candidates {
  const list = new Help()
    .visibleOptions(command)
    .filter(({ long, parseArg }) => long?.startsWith(typed) && (parseArg || !given.has(long)))
    .map(({ long, description }) => ({ value: long!, about: description }))
  return { kind: 'words', list }
}

const optionOf = (command: Command, name: string): Option | undefined =>
  command.options.find(({ short, long }) => name === short || name === long)

/** Returns the placeholder of an option: `lang` for `-l, --lang <lang>`. */
export const placeholder = ({ flags }: Option): string => /[<[]([^>\].]+)/.exec(flags)?.[1] ?? ''

function assignment(word: string): [name: string, value: string | undefined] {
  const at = word.indexOf('=')
  return word.startsWith('--') && at > 0
    ? [word.slice(0, at), word.slice(at + 1)]
    : [word, undefined]
}
