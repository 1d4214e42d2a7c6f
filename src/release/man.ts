/** The manual: one page for the program and one per subcommand, from the command tree and the closed lists in the code. */

import { type Argument, type Command, Help, type Option } from 'commander'
import { ENVIRONMENT, variableText } from '../cli/environment.ts'
import { EXAMPLES } from '../cli/program.ts'
import { ENGLISH_HELP, type HelpWords, placesIn } from '../cli/text/help.ts'
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

/** The day of the last release; the pages carry it, and nothing else in them changes by itself. */
const DATE = 'November 21, 2026'

const ABOUT = [
  'Ingredient intelligence for cooks, dietitians and app builders, offline and deterministic: fixed rules over a bundled library of cooking ingredients with names in German, English and Spanish.',
  'An ingredient is named by any name in any of the three languages, or by its id. Items are written as people write them (`200 g butter`, `2 EL Mehl`, `butter:200g`), one per argument, or one per line of a file or of standard input, or as the JSON that the HTTP interface takes.',
  'On a terminal answers are tables; in a pipe they are rows separated by tabs. Results go to standard output, everything else to standard error.',
]
const ADVICE =
  'Information, not medical advice. Data have gaps and errors, recipes and brands differ, and people react differently. Read the label, and ask a doctor or dietitian before you decide anything about an allergy, an intolerance or a diet. A verdict of no conflict found in the data means just that.'

const ERRORS_SAID =
  'An error is one line on standard error. With --json it also stands on standard output, with one of these codes; after each is the exit status:'

const FILES: readonly (readonly [string, string])[] = [
  [
    '~/.local/share/ingr/accounts.sqlite',
    'Accounts, keys and usage, unless `INGR_ACCOUNTS` names another file.',
  ],
  [
    '~/.local/share/ingr/accounts.sqlite.local-YYYY-MM.ndjson',
    'The calls of the terminal in a month.',
  ],
  ['~/.cache/ingr', 'What the single executable unpacks at its first start.'],
]

/** File name and text of every page. */
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
    ...section(say('NAME'), ['.Nm ingr', `.Nd ${short(root)}`]),
    ...section(say('SYNOPSIS'), [
      '.Nm ingr',
      argumentNamed('command', words),
      optional(argumentNamed('options', words)),
      optional(argumentNamed('arguments', words)),
    ]),
    ...section(
      say('DESCRIPTION'),
      ...ABOUT.map((text, at) => [...(at === 0 ? [] : ['.Pp']), ...prose(say(text))]),
      ['.Pp', ...prose(say('The commands:'))],
      list(commands.map((one) => [[page(`ingr-${one.name()}`)], prose(one.description())])),
      ['.Pp', ...prose(say('The options:'))],
      optionList(new Help().visibleOptions(root), words),
      subsection(say('Advice'), prose(say(ADVICE))),
    ),
    ...section(say('ENVIRONMENT'), environmentList(ENVIRONMENT, words)),
    ...section(say('FILES'), list(FILES.map(([file, about]) => [[path(file)], prose(say(about))]))),
    ...section(say('EXIT STATUS'), exitList(words)),
    ...section(
      say('EXAMPLES'),
      literal(commands.flatMap((one) => EXAMPLES.get(one)?.slice(0, 1) ?? []).map(typed)),
    ),
    ...section(
      say('DIAGNOSTICS'),
      prose(say(ERRORS_SAID)),
      list(
        Object.entries(ERRORS).map(([code, { exit, meaning }]) => [
          [{ macro: 'Er', text: code }],
          [...prose(say(meaning)), `.Pq ${exit}`],
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
    options.some(({ description }) => description.split(/[^A-Z_]+/).includes(one.name)),
  )
  const examples = [...new Set(all.flatMap((one) => EXAMPLES.get(one) ?? []))]
  const visible = (one: Command) => new Help().visibleOptions(one)
  return [
    ...section(say('NAME'), [`.Nm ingr-${name}`, `.Nd ${short(command)}`]),
    ...section(
      say('SYNOPSIS'),
      ...(below.length > 0 ? below : [command]).map((one) => synopsis(one, words)),
    ),
    ...section(
      say('DESCRIPTION'),
      prose(`${command.description()}.`),
      ...(below.length > 0
        ? below.map((one) =>
            subsection(
              `ingr ${name} ${one.name()}`,
              prose(`${one.description()}.`),
              optionList(visible(one), words),
            ),
          )
        : [['.Pp', ...prose(say('The options:'))], optionList(visible(command), words)]),
    ),
    ...section(say('ENVIRONMENT'), environmentList(named, words), [
      ...(named.length > 0 ? ['.Pp'] : []),
      ...prose(say('All variables are described in')),
      '.Xr ingr 1 .',
    ]),
    ...section(say('FILES'), [...prose(say('Files are described in')), '.Xr ingr 1 .']),
    ...section(say('EXIT STATUS'), exitList(words)),
    ...section(say('EXAMPLES'), literal(examples.map(typed))),
    ...seeAlso(['ingr'], words),
  ]
}

/** The description as the one line that apropos shows. */
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

function argumentNamed(name: string, words: HelpWords): string {
  return `.${inline([argument(placesIn(`<${name}>`, words).slice(1, -1))])}`
}

const optional = (line: string) => `.Op ${line.slice(1)}`

function optionList(options: readonly Option[], words: HelpWords): Lines {
  return list(
    options.map((option) => [
      optionHead(option, words),
      prose(`${option.description}${told(option, words)}`),
    ]),
  )
}

/** `Fl l , Fl -lang Ar lang` of `-l, --lang <lang>`. */
function optionHead({ short: letter, long, flags }: Option, words: HelpWords): readonly Inline[] {
  const value = /[<[]([^>\]]+)/.exec(placesIn(flags, words))?.[1]
  return [
    ...(letter ? [flag(letter.slice(1)), ...(long ? [','] : [])].map(asComma) : []),
    ...(long ? [flag(long.slice(1))] : []),
    ...(value ? [argument(value)] : []),
  ]
}

/** A comma between options is punctuation, not a word. */
const asComma = (part: Inline): Inline => (part === ',' ? { macro: ',', text: '' } : part)

function told({ defaultValue }: Option, { say }: HelpWords): string {
  return typeof defaultValue === 'string' ? ` (${say('default')} ${defaultValue})` : ''
}

function environmentList(variables: typeof ENVIRONMENT, words: HelpWords): Lines {
  return list(variables.map((one) => [[variable(one.name)], prose(variableText(one, words))]))
}

function exitList({ say }: HelpWords): Lines {
  return list(EXIT_CODES.map(({ code, meaning }) => [[String(code)], prose(say(meaning))]))
}

function seeAlso(names: readonly string[], { say }: HelpWords): Lines {
  const pages = [...names]
    .sort()
    .map((name, at, all) => `.Xr ${name} 1${at < all.length - 1 ? ' ,' : ''}`)
  return section(say('SEE ALSO'), pages)
}

const typed = (example: string) => `$ ingr ${example}`
