/** The command tree. A call loads only the file of its own command; help and completion load all files. */

import { Command, CommanderError, Help, Option } from 'commander'
import { keysOf } from '../domain/closed-sets.ts'
import { FUNCTIONS } from '../domain/functions.ts'
import { isHelp } from '../wording/help.ts'
import { App, type CommonOptions } from './app.ts'
import { answering } from './ask.ts'
import { isCommand, type Load, rowOf, SECTIONS } from './commands.ts'
import type { Io } from './io.ts'
import { addOptions, type CommandRow, type GroupRow, KNOWN, nameOf } from './rows.ts'
import { ENGLISH_HELP, type HelpWords, headingIn, placesIn } from './text/help.ts'
import { topicsText } from './text/topics.ts'
import { versionText } from './version.ts'

/** The examples of each command, for its help and manual page. */
export const EXAMPLES = new WeakMap<Command, readonly string[]>()

/** Values that all commands of a tree share. */
interface Setting {
  readonly io: Io
  readonly version: string
  /** Called with the exit code of the command. */
  readonly done: (code: number) => void
  /** Called with the command's `App` before the command runs. */
  readonly begun: (app: App) => void
  readonly words: HelpWords
}

/** True if the command line asks for help. */
export async function asksForHelp([first = 'help', ...more]: readonly string[]): Promise<boolean> {
  if ([first, ...more].some((word) => word === '-h' || word === '--help')) return true
  const row = await rowOf(first)
  return row ? 'parts' in row : ['help', '__complete'].includes(first)
}

/** Builds the command tree, or (for speed) just the command `only` if it exists. `done` receives the exit code. */
export async function program(
  io: Io,
  version: string,
  done: (code: number) => void,
  {
    only,
    begun = () => {},
    words = ENGLISH_HELP,
  }: Partial<Pick<Setting, 'begun' | 'words'>> & { readonly only?: string | undefined } = {},
): Promise<Command> {
  const setting = { io, version, done, begun, words }
  const root = newRoot(setting)
  for (const heading of keysOf(SECTIONS)) {
    root.commandsGroup(setting.words.say(heading))
    for (const [name, load] of Object.entries<Load>(SECTIONS[heading])) {
      if (!isCommand(only) || name === only) define(root, (await load()).command, setting)
    }
  }
  if (!isCommand(only)) defineHelp(root, setting)
  return root
}

function newRoot({ io, version, words }: Setting): Command {
  const { say } = words
  const plain = new Help()
  return (
    new Command('ingr')
      .description(say('about.ingr'))
      .helpCommand(false)
      // Without this, `--sort "-Vitamin C"` would print the version.
      .enablePositionalOptions()
      .option('-V, --version', say('option.version'))
      .on('option:version', () => {
        io.out(versionText(io, version))
        throw new CommanderError(0, 'commander.version', version)
      })
      .helpOption('-h, --help', say('option.help'))
      .configureHelp({
        subcommandTerm: (command) => command.name(),
        styleTitle: (title) => headingIn(title, words),
        commandUsage: (command) => placesIn(plain.commandUsage(command), words),
        optionTerm: (option) => placesIn(plain.optionTerm(option), words),
        optionDescription: (option) =>
          plain.optionDescription(option).replace('(default: ', `(${say('default')}: `),
      })
      // Don't print errors here, since the caller does.
      .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: () => {} })
      .showSuggestionAfterError()
      .addHelpText('before', examplesText(say('examples.ingr'), words))
      .addHelpText('after', () => `\n${topicsText(words)}`)
      .exitOverride()
  )
}

function define(parent: Command, row: CommandRow | GroupRow, setting: Setting, above = ''): void {
  const { say } = setting.words
  const id = above + nameOf(row)
  const command = described(parent.command(row.usage), id, setting.words)
  if ('parts' in row) {
    command.helpCommand('help [command]', say('about.group.help'))
    for (const part of row.parts) define(command, part, setting, `${id}.`)
  } else {
    addOptions(command, row.options ?? [], say)
    commonOptions(command, say)
    command.action(action(row, setting))
  }
}

/** Adds the help texts of a command by its id (`check`, `account.create`), and its examples. */
function described(command: Command, id: string, words: HelpWords): Command {
  const [about = '', examples = ''] = [`about.${id}`, `examples.${id}`].map((one) =>
    isHelp(one) ? words.say(one) : '',
  )
  EXAMPLES.set(command, examples.split('\n'))
  return command
    .description(about)
    .helpOption('-h, --help', words.say('option.help'))
    .addHelpText('before', examplesText(examples, words))
    .exitOverride()
}

function action(row: CommandRow, { io, version, done, begun }: Setting) {
  const { run, options: rows = [] } = row
  const { as = keysOf(FUNCTIONS).find((one) => one === nameOf(row)) } = row
  return async (...words: unknown[]) => {
    const options = words.at(-2) as CommonOptions
    const args = words.slice(0, -2)
    const app = new App(io, options)
    begun(app)
    await app.prepare()
    const work = async () => {
      if (rows.includes(KNOWN)) {
        const { knownOf } = await import('./input/known.ts')
        app.known = await knownOf(app, options)
      }
      const given = args.length === 1 ? args[0] : args
      const code = await run(app, given as never, options as never, version)
      return typeof code === 'number' ? code : 0
    }
    try {
      done(await answering(app, as, work))
    } finally {
      await app.finish()
    }
  }
}

/** Defines `help` and the command that completion scripts call. Both commands read the whole command tree. */
function defineHelp(root: Command, { io, done, words: helpWords }: Setting): void {
  described(root.command('help [topic...]'), 'help', helpWords)
    .option('-l, --lang <lang>', helpWords.say(LANG_OPTION))
    .action(async (words: string[]) => {
      const { helpOn } = await import('./help.ts')
      helpOn(root, words, helpWords, io.out)
    })
  root
    .command('__complete <shell> <line>', { hidden: true })
    .exitOverride()
    .action(async (shell: string, line: string) => {
      const { answerShell } = await import('./completion/answer.ts')
      done(answerShell(io, root, shell, line))
    })
}

const COMMON = 'heading.common'
const LANG_OPTION = 'option.lang'

/** Adds the options that all commands have. They come last in the help. */
function commonOptions(command: Command, say: HelpWords['say']): void {
  command
    .optionsGroup(say(COMMON))
    .option('-l, --lang <lang>', say(LANG_OPTION))
    .option('--library <file>', say('option.library'))
    .option('--json', say('option.json'))
    .option('--color', say('option.color'))
    .option('--no-color', say('option.no-color'))
    .option('--quote-cells', say('option.quote-cells'))
    .addHelpOption(new Option('-h, --help', say('option.help')).helpGroup(say(COMMON)))
  // Set undefined as the default, or commander would infer from --no-color that colour is on by default.
  command.setOptionValue('color', undefined)
}

function examplesText(examples: string, { say }: HelpWords): string {
  const lines = examples.split('\n')
  return `${[say('heading.examples'), ...lines.map((line) => `  ingr ${line}`)].join('\n')}\n`
}
