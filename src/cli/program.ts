/** The command tree, from the rows in `program/`; what a command does is loaded when it runs. */

import { Command, CommanderError, Help, Option } from 'commander'
import { App, type CommonOptions } from './app.ts'
import { answering } from './ask.ts'
import type { Io } from './io.ts'
import { CHECK } from './program/check.ts'
import { COOK } from './program/cook.ts'
import { LIBRARY } from './program/library.ts'
import { LOOK_UP } from './program/look-up.ts'
import { MEASURE } from './program/measure.ts'
import { type CommandRow, type GroupRow, nameOf } from './program/rows.ts'
import { SERVE } from './program/serve.ts'
import { SHELL } from './program/shell.ts'
import { ENGLISH_HELP, type HelpWords, placesIn } from './text/help.ts'
import { topicsText } from './text/topics.ts'
import { versionText } from './version.ts'

/** In the order of the help. */
const SECTIONS = [LOOK_UP, CHECK, COOK, MEASURE, SERVE, LIBRARY, SHELL]

/** The examples of each command, as its help and its page of the manual show them. */
export const EXAMPLES = new WeakMap<Command, readonly string[]>()

/** What every command of a tree is defined with. */
type Setting = {
  readonly io: Io
  readonly version: string
  /** Hears the exit code of the command that ran. */
  readonly done: (code: number) => void
} & Hearers

interface Hearers {
  /** Hears which command runs. */
  readonly begun: (app: App) => void
  readonly words: HelpWords
}

/** Whether the answer to such a line is, or holds, help. */
export function asksForHelp([first = 'help', ...more]: readonly string[]): boolean {
  const row = SECTIONS.flatMap(({ rows }) => rows).find((one) => nameOf(one) === first)
  const isWhole = row ? 'parts' in row : ['help', '__complete'].includes(first)
  return isWhole || [first, ...more].some((word) => word === '-h' || word === '--help')
}

/**
 * The whole tree, or only the command called `only` where there is one: a look-up need not define the other thirty.
 * `done` receives the exit code of the command that ran.
 */
export function program(
  io: Io,
  version: string,
  done: (code: number) => void,
  only?: string,
  { begun = () => {}, words = ENGLISH_HELP }: Partial<Hearers> = {},
): Command {
  const setting = { io, version, done, begun, words }
  const root = newRoot(setting)
  const known = SECTIONS.some(({ rows }) => rows.some((row) => nameOf(row) === only))
  for (const { heading, rows } of SECTIONS) {
    root.commandsGroup(heading)
    for (const row of rows) if (!known || nameOf(row) === only) define(root, row, setting)
  }
  if (!known) defineHelp(root, setting)
  return root
}

function newRoot({ io, version, words }: Setting): Command {
  const { say } = words
  const plain = new Help()
  return (
    new Command('ingr')
      .description(
        say(
          'Ingredient intelligence: search, allergens, diets, conversion and nutrition; offline, in de, en and es.',
        ),
      )
      .helpCommand(false)
      .option('-V, --version', say('version of the program and of its library'))
      .on('option:version', () => {
        io.out(versionText(io, version))
        throw new CommanderError(0, 'commander.version', version)
      })
      .helpOption('-h, --help', say('this help'))
      .configureHelp({
        subcommandTerm: (command) => command.name(),
        styleTitle: say,
        commandUsage: (command) => placesIn(plain.commandUsage(command), words),
        optionTerm: (option) => placesIn(plain.optionTerm(option), words),
        optionDescription: (option) =>
          plain.optionDescription(option).replace('(default: ', `(${say('default')}: `),
      })
      // Who catches the error tells it.
      .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: () => {} })
      .showSuggestionAfterError()
      .addHelpText('before', examplesText(FIRST_STEPS, words))
      .addHelpText('after', () => `\n${topicsText(words)}`)
      .exitOverride()
  )
}

function define(parent: Command, row: CommandRow | GroupRow, setting: Setting): void {
  const { say } = setting.words
  const command = described(parent.command(row.usage), row, setting.words)
  if ('parts' in row) {
    command.helpCommand('help [command]', say('Help on one of these commands'))
    for (const part of row.parts) define(command, part, setting)
  } else {
    row.options?.(command)
    commonOptions(command, say)
    for (const option of command.options) option.description = say(option.description)
    command.action(action(row, setting))
  }
}

function described(
  command: Command,
  { about, examples }: Pick<CommandRow, 'about' | 'examples'>,
  words: HelpWords,
): Command {
  EXAMPLES.set(command, examples.map(words.say))
  return command
    .description(words.say(about))
    .helpOption('-h, --help', words.say('this help'))
    .addHelpText('before', examplesText(examples, words))
    .exitOverride()
}

/** What commander calls with the arguments, the options and the command. */
function action({ load, as }: CommandRow, { io, version, done, begun }: Setting) {
  return async (...given: unknown[]) => {
    const options = given.at(-2) as CommonOptions
    const args = given.slice(0, -2)
    const run = await load(version)
    const app = new App(io, options)
    begun(app)
    await app.prepare()
    const work = () => run(app, (args.length === 1 ? args[0] : args) as never, options as never)
    try {
      done(await answering(app, as, work))
    } finally {
      await app.finish()
    }
  }
}

/** `help`, and what the scripts of the shells ask: both read the tree that they are in. */
function defineHelp(root: Command, { io, done, words: told }: Setting): void {
  const help = {
    about: 'Help on a command or a topic',
    examples: ['help check', 'help account create', 'help environment'],
  }
  described(root.command('help [topic...]'), help, told)
    .option('-l, --lang <lang>', told.say(LANG_OPTION))
    .action(async (words: string[]) => {
      const { helpOn } = await import('./help.ts')
      helpOn(root, words, told, io.out)
    })
  root
    .command('__complete <shell> <line>', { hidden: true })
    .exitOverride()
    .action(async (shell: string, line: string) => {
      const { answerShell } = await import('./commands/completion.ts')
      done(answerShell(io, root, shell, line))
    })
}

const COMMON = 'For every command:'
const LANG_OPTION = 'language: de, en or es (default: INGR_LANG, or that of the system)'

/** The options that every command takes, last in its help. */
function commonOptions(command: Command, say: HelpWords['say']): void {
  command
    .optionsGroup(COMMON)
    .option('-l, --lang <lang>', LANG_OPTION)
    .option('--library <file>', 'another library than the shipped one (or INGR_LIBRARY)')
    .option('--json', 'print exactly the body of the HTTP response')
    .option('--color', 'colour even in a pipe')
    .option('--no-color', 'no colour')
    .option('--quote-cells', "in a pipe, ' before cells that begin with = + - @")
    .addHelpOption(new Option('-h, --help', say('this help')).helpGroup(COMMON))
  // Without a default, commander would say that --no-color means "colour unless told otherwise".
  command.setOptionValue('color', undefined)
}

const FIRST_STEPS = [
  'search Möhre --lang de',
  'allergens butter',
  'check "200 g butter" "2 eggs" --concern lactose,egg',
  'check --file recipe.txt --lang es',
  'nutrition egg --amount 2 --unit piece --label eu',
]

function examplesText(examples: readonly string[], { say }: HelpWords): string {
  return `${[say('Examples:'), ...examples.map((e) => `  ingr ${say(e)}`)].join('\n')}\n`
}
