/** The command tree, from the rows in `program/`; what a command does is loaded when it runs. */

import { Command, CommanderError, Option } from 'commander'
import { visible } from '../domain/visible.ts'
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
import { topicsText } from './text/topics.ts'
import { versionText } from './version.ts'

/** In the order of the help. */
const SECTIONS = [LOOK_UP, CHECK, COOK, MEASURE, SERVE, LIBRARY, SHELL]

/** The examples of each command, as its help and its page of the manual show them. */
export const EXAMPLES = new WeakMap<Command, readonly string[]>()

/** What every command of a tree is defined with. */
interface Setting {
  readonly io: Io
  readonly version: string
  /** Hears the exit code of the command that ran. */
  readonly done: (code: number) => void
  /** Hears which command runs. */
  readonly begun: (app: App) => void
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
  begun: (app: App) => void = () => {},
): Command {
  const root = newRoot(io, version, only)
  const setting = { io, version, done, begun }
  const known = SECTIONS.some(({ rows }) => rows.some((row) => nameOf(row) === only))
  for (const { heading, rows } of SECTIONS) {
    root.commandsGroup(heading)
    for (const row of rows) if (!known || nameOf(row) === only) define(root, row, setting)
  }
  if (!known) defineHelp(root, setting)
  return root
}

function newRoot(io: Io, version: string, first = ''): Command {
  // Whoever writes an option first must be told where it goes.
  const misplaced = first.startsWith('-') ? ' (options stand behind the command)' : ''

  return new Command('ingr')
    .description(
      'Ingredient intelligence: search, allergens, diets, conversion and nutrition; offline, in de, en and es.',
    )
    .helpCommand(false)
    .option('-V, --version', 'version of the program and of its library')
    .on('option:version', () => {
      io.out(versionText(io, version))
      throw new CommanderError(0, 'commander.version', version)
    })
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: (text, write) => write(`${oneLine(text)}${misplaced}\n`),
    })
    .showSuggestionAfterError()
    .addHelpText('before', examplesText(FIRST_STEPS))
    .addHelpText('after', () => `\n${topicsText()}`)
    .exitOverride()
}

/** An error of commander as one of ours; it would put its suggestion on a second line. */
function oneLine(text: string): string {
  return visible(
    text
      .replace(/^error:/, 'ingr:')
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace('(Did you mean', '(did you mean')
      .replace(/\. Expected (\d+) arguments? but got (\d+)\.$/, ': expected $1, got $2')
      // Whoever forgets the command most often wants to look something up.
      .replace(/(unknown command '(.+)')$/s, '$1 (try: ingr search $2, or ingr help)'),
  )
}

function define(parent: Command, row: CommandRow | GroupRow, setting: Setting): void {
  const command = described(parent.command(row.usage), row)
  if ('parts' in row) for (const part of row.parts) define(command, part, setting)
  else {
    row.options?.(command)
    commonOptions(command)
    command.action(action(row, setting))
  }
}

function described(
  command: Command,
  { about, examples }: Pick<CommandRow, 'about' | 'examples'>,
): Command {
  EXAMPLES.set(command, examples)
  return command.description(about).addHelpText('before', examplesText(examples)).exitOverride()
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
function defineHelp(root: Command, { io, done }: Setting): void {
  described(root.command('help [topic...]'), {
    about: 'Help on a command or a topic',
    examples: ['help check', 'help account create', 'help environment'],
  }).action(async (words: string[]) => {
    const { helpOn } = await import('./help.ts')
    helpOn(root, words, io.out)
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

/** The options that every command takes, last in its help. */
function commonOptions(command: Command): void {
  command
    .optionsGroup(COMMON)
    .option('-l, --lang <lang>', 'language: de, en or es (default en, or INGR_LANG)')
    .option('--library <file>', 'another library than the shipped one (or INGR_LIBRARY)')
    .option('--json', 'print exactly the body of the HTTP answer')
    .option('--color', 'colour even in a pipe')
    .option('--no-color', 'no colour')
    .option('--quote-cells', "in a pipe, ' before cells that begin with = + - @")
    .addHelpOption(new Option('-h, --help', 'this help').helpGroup(COMMON))
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

function examplesText(examples: readonly string[]): string {
  return `${['Examples:', ...examples.map((e) => `  ingr ${e}`)].join('\n')}\n`
}
