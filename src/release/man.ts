/** Builds the manual from the command tree and closed sets, with a page for the program and for each subcommand. */

import { type Argument, type Command, Help, type Option } from 'commander'
import { ENVIRONMENT, variableText } from '../cli/environment.ts'
import { EXAMPLES } from '../cli/program.ts'
import { ENGLISH_HELP, type HelpWords, placesIn } from '../cli/text/help.ts'
import { keysOf } from '../domain/closed-sets.ts'
import { ERRORS, EXIT_CODES } from '../errors.ts'
import {
  argument,
  flag,
  type Inline,
  inline,
  type Lines,
  list,
  literal,
  page,
  path,
  prose,
  section,
  subsection,
  variable,
} from './mdoc.ts'

/** Day of the last release. All other text of the manual pages is generated from the source code. */
const DATE = 'November 21, 2026'

const ABOUT = ['man.about.1', 'man.about.2', 'man.about.3'] as const

const FILES = [
  ['~/.local/share/ingr/accounts.sqlite', 'man.files.accounts'],
  ['~/.local/share/ingr/accounts.sqlite.local-YYYY-MM.ndjson', 'man.files.calls'],
  ['~/.cache/ingr', 'man.files.cache'],
] as const

/** File name and text of each page. */
export function manual(root: Command, words = ENGLISH_HELP): ReadonlyMap<string, string> {
  const commands = new Help().visibleCommands(root).filter((one) => one.name() !== 'help')
  const pages = [
    ['ingr', programPage(root, commands, words)] as const,
    ...commands.map((one) => [`ingr-${one.name()}`, commandPage(one, words)] as const),
  ]
  return new Map(pages.map(([name, body]) => [`${name}.1`, wholePage(name, body)]))
}

function wholePage(name: string, body: Lines): string {
  const head = [
    '.\\" Written by npm run man from the command tree; change that instead.',
    `.Dd ${DATE}`,
    `.Dt ${name.toUpperCase()} 1`,
    '.Os',
  ]
  return `${[...head, ...body].join('\n')}\n`
}

function programPage(root: Command, commands: readonly Command[], words: HelpWords): Lines {
  const { say } = words
  return [
    ...section(say('man.name'), ['.Nm ingr', `.Nd ${short(root)}`]),
    ...section(say('man.synopsis'), [
      '.Nm ingr',
      argumentNamed('command', words),
      optional(argumentNamed('options', words)),
      optional(argumentNamed('arguments', words)),
    ]),
    ...section(
      say('man.description'),
      ...ABOUT.map((text, at) => [...(at === 0 ? [] : ['.Pp']), ...prose(say(text))]),
      ['.Pp', ...prose(say('man.commands'))],
      list(commands.map((one) => [[page(`ingr-${one.name()}`)], prose(one.description())])),
      ['.Pp', ...prose(say('man.options'))],
      optionList(new Help().visibleOptions(root), words),
      subsection(say('man.advice'), prose(say('man.adviceText'))),
    ),
    ...section(say('man.environment'), environmentList(ENVIRONMENT, words)),
    ...section(
      say('man.files'),
      list(FILES.map(([file, about]) => [[path(file)], prose(say(about))])),
    ),
    ...section(say('man.exitStatus'), exitList(words)),
    ...section(
      say('man.examples'),
      literal(commands.flatMap((one) => EXAMPLES.get(one)?.slice(0, 1) ?? []).map(typed)),
    ),
    ...section(
      say('man.diagnostics'),
      prose(say('man.errors')),
      list(
        keysOf(ERRORS).map((code) => [
          [{ macro: 'Er', text: code }],
          [...prose(say(`meaning.${code}`)), `.Pq ${ERRORS[code].exit}`],
        ]),
      ),
    ),
    ...seeAlso(
      commands.map((one) => `ingr-${one.name()}`),
      words,
    ),
  ]
}

function commandPage(command: Command, words: HelpWords): Lines {
  const { say } = words
  const name = command.name()
  const below = command.commands.filter((one) => one.name() !== 'help')
  const all = [command, ...below]
  const options = all.flatMap((one) => one.options)
  const named = ENVIRONMENT.filter((one) =>
    options.some(({ description }) => description.split(/[^A-Z_]+/).includes(one)),
  )
  const examples = [...new Set(all.flatMap((one) => EXAMPLES.get(one) ?? []))]
  const visible = (one: Command) => new Help().visibleOptions(one)
  return [
    ...section(say('man.name'), [`.Nm ingr-${name}`, `.Nd ${short(command)}`]),
    ...section(
      say('man.synopsis'),
      ...(below.length > 0 ? below : [command]).map((one) => synopsis(one, words)),
    ),
    ...section(
      say('man.description'),
      prose(`${command.description()}.`),
      ...(below.length > 0
        ? below.map((one) =>
            subsection(
              `ingr ${name} ${one.name()}`,
              prose(`${one.description()}.`),
              optionList(visible(one), words),
            ),
          )
        : [['.Pp', ...prose(say('man.options'))], optionList(visible(command), words)]),
    ),
    ...section(say('man.environment'), environmentList(named, words), [
      ...(named.length > 0 ? ['.Pp'] : []),
      ...prose(say('man.allVariables')),
      '.Xr ingr 1 .',
    ]),
    ...section(say('man.files'), [...prose(say('man.allFiles')), '.Xr ingr 1 .']),
    ...section(say('man.exitStatus'), exitList(words)),
    ...section(say('man.examples'), literal(examples.map(typed))),
    ...seeAlso(['ingr'], words),
  ]
}

/** The description of a command in one line, for apropos. */
function short(command: Command): string {
  const text = command.description().replace(/\.$/, '')
  return inline([text])
}

function synopsis(command: Command, words: HelpWords): Lines {
  const names: string[] = []
  for (let one: Command | null = command; one; one = one.parent) names.unshift(one.name())
  return [
    `.Nm ${names.join(' ')}`,
    optional(argumentNamed('options', words)),
    ...command.registeredArguments.map((one) => argumentLine(one, words)),
  ]
}

function argumentLine(one: Argument, words: HelpWords): string {
  const line = `${argumentNamed(one.name(), words)}${one.variadic ? ' ...' : ''}`
  return one.required ? line : optional(line)
}

const argumentNamed = (name: string, words: HelpWords): string =>
  `.${inline([argument(placesIn(`<${name}>`, words).slice(1, -1))])}`

const optional = (line: string) => `.Op ${line.slice(1)}`

const optionList = (options: readonly Option[], words: HelpWords): Lines =>
  list(
    options.map((option) => [
      optionHead(option, words),
      prose(`${option.description}${defaultText(option, words)}`),
    ]),
  )

/** Formats an option: `-l, --lang <lang>` becomes `Fl l , Fl -lang Ar lang`. */
function optionHead({ short: letter, long, flags }: Option, words: HelpWords): readonly Inline[] {
  const value = /[<[]([^>\]]+)/.exec(placesIn(flags, words))?.[1]
  return [
    ...(letter ? [flag(letter.slice(1)), ...(long ? [','] : [])].map(asComma) : []),
    ...(long ? [flag(long.slice(1))] : []),
    ...(value ? [argument(value)] : []),
  ]
}

/** Marks a comma between options as punctuation. Otherwise it would be formatted as a word. */
const asComma = (part: Inline): Inline => (part === ',' ? { macro: ',', text: '' } : part)

const defaultText = ({ defaultValue }: Option, { say }: HelpWords): string =>
  typeof defaultValue === 'string' ? ` (${say('default')} ${defaultValue})` : ''

const environmentList = (variables: readonly (typeof ENVIRONMENT)[number][], words: HelpWords) =>
  list(variables.map((one) => [[variable(one)], prose(variableText(one, words))]))

const exitList = ({ say }: HelpWords): Lines =>
  list(EXIT_CODES.map((code) => [[String(code)], prose(say(`exit.${code}`))]))

function seeAlso(names: readonly string[], { say }: HelpWords): Lines {
  const pages = [...names]
    .sort()
    .map((name, at, all) => `.Xr ${name} 1${at < all.length - 1 ? ' ,' : ''}`)
  return section(say('man.seeAlso'), pages)
}

const typed = (example: string) => `$ ingr ${example}`
