/** The command tree: every subcommand with its options and examples; what it does is loaded when it runs. */

import { Command, CommanderError, Option } from 'commander'
import { PLANS } from '../accounts/account.ts'
import type { FunctionName } from '../domain/functions.ts'
import { DIETS, DIMENSIONS } from '../domain/profiles.ts'
import { App, type CommonOptions } from './app.ts'
import type { Io } from './io.ts'
import { metered } from './metering.ts'
import { topicsText } from './topics.ts'
import { versionText } from './version.ts'

type Options = CommonOptions & Record<string, never>
/** A command's work; returns the exit code. */
type Run = (app: App, args: never, options: never) => Promise<number>

interface Place {
  /** The function of the service that the command is; its calls are metered. */
  readonly as?: FunctionName
  /** The command that this one is a part of. */
  readonly under?: Command
}

const lookup = () => import('./commands/lookup.ts')
const compatibility = () => import('./commands/compatibility.ts')
const nutrients = () => import('./commands/nutrition.ts')
const measure = () => import('./commands/measure.ts')
const kitchen = () => import('./commands/kitchen.ts')
const account = () => import('./commands/account.ts')
const key = () => import('./commands/key.ts')

/** The examples of each command, as its help and its page of the manual show them. */
export const EXAMPLES = new WeakMap<Command, readonly string[]>()

/** Builds the tree; `done` receives the exit code of the command that ran. */
export function program(io: Io, version: string, done: (code: number) => void): Command {
  const root = new Command('ingr')
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
      // One line per error; commander would put its suggestion on a second one.
      outputError: (text, write) =>
        write(
          `${text
            .replace(/^error:/, 'ingr:')
            .trim()
            .replace(/\s*\n\s*/g, ' ')
            .replace('(Did you mean', '(did you mean')
            // Whoever forgets the command most often wants to look something up.
            .replace(/(unknown command '(.+)')$/, '$1 (try: ingr search $2, or ingr help)')}\n`,
        ),
    })
    .showSuggestionAfterError()
    .addHelpText('before', examplesText(FIRST_STEPS))
    .addHelpText('after', () => `\n${topicsText()}`)
    .exitOverride()
  const leaves: Command[] = []

  const add = (
    usage: string,
    description: string,
    examples: readonly string[],
    load: (...args: unknown[]) => Promise<Run>,
    { as, under = root }: Place = {},
  ) => {
    const command = under
      .command(usage)
      .description(description)
      .addHelpText('before', examplesText(examples))
      .exitOverride()
    EXAMPLES.set(command, examples)
    leaves.push(command)
    command.action(async (...given: unknown[]) => {
      const options = given.at(-2) as Options
      const args = given.slice(0, -2)
      const run = await load()
      const app = new App(io, options)
      const work = () => run(app, (args.length === 1 ? args[0] : args) as never, options as never)
      try {
        done(await (as ? metered(app, as, work) : work()))
      } finally {
        await app.finish()
      }
    })
    return command
  }
  const group = (name: string, description: string, examples: readonly string[]) => {
    const command = root
      .command(name)
      .description(description)
      .addHelpText('before', examplesText(examples))
      .exitOverride()
    EXAMPLES.set(command, examples)
    return command
  }
  const listed = (command: Command) =>
    command.option('-f, --file <path>', 'read the items from a file, or - for standard input')
  const concerns = (command: Command) =>
    command.option(
      '-c, --concern <concern>',
      `repeatable or comma-separated: ${DIMENSIONS.join(', ')}`,
      (value: string, before: string[] = []) => [...before, value],
    )
  const gates = (command: Command) =>
    command
      .option(
        '--fail-on <verdict>',
        'exit 4 at this verdict or a graver one: uncertain, caution, incompatible',
      )
      .option('--strict', 'exit 5 when an item could not be resolved')

  root.commandsGroup('Look up:')
  add(
    'search <words...>',
    'Find ingredients by name or meaning',
    ['search Möhre', 'search "leavening agent" --limit 5'],
    async () => (await lookup()).runSearch as Run,
    { as: 'search' },
  )
    .option('-n, --limit <n>', 'at most this many, 1 to 100')
    .option('--explain', 'say which layer matched')
  add(
    'complete <prefix...>',
    'Complete a name as you type',
    ['complete tom', 'complete pimi --lang es'],
    async () => (await lookup()).runComplete as Run,
    { as: 'autocomplete' },
  ).option('-n, --limit <n>', 'at most this many, 1 to 25')
  add(
    'show <ingredient...>',
    'Base data of an ingredient',
    ['show butter', 'show Paradeiser --lang de --sources'],
    async () => (await lookup()).runShow as Run,
    { as: 'detail' },
  ).option('--sources', 'every figure with its source')
  add(
    'count',
    'How many ingredients the library holds',
    ['count'],
    async () => (await lookup()).runCount as Run,
    { as: 'count' },
  )
  add(
    'categories',
    'Categories that occur',
    ['categories --lang es'],
    async () => (await lookup()).runCategories as Run,
    { as: 'categories' },
  )
  add(
    'units',
    'Units of measure',
    ['units --lang de'],
    async () => (await lookup()).runUnits as Run,
    { as: 'units' },
  )
  add(
    'languages',
    'Languages of the library',
    ['languages'],
    async () => (await lookup()).runLanguages as Run,
    { as: 'languages' },
  )
  add(
    'allergens <ingredient...>',
    'The 14 dimensions and the EU allergens of one ingredient or several',
    [
      'allergens butter',
      'allergens butter, wheat flour, soy sauce',
      'allergens Sellerie --letters at --lang de',
    ],
    async () => (await import('./commands/allergens.ts')).runAllergens as Run,
    { as: 'allergens' },
  ).option('--letters <scheme>', 'EU allergens as letters of a menu: at (Austria)')

  root.commandsGroup('Check:')
  gates(
    concerns(
      add(
        'check [items...]',
        'Check recipes for allergens and intolerances',
        [
          'check "200 g butter" "2 EL Mehl" --concern lactose,gluten',
          'check --file recipe.txt --explain',
          'check --file recipe.txt --letters at',
          'check *.txt',
          'check *.txt --profile family.yaml --fail-on incompatible',
        ],
        async () => (await compatibility()).runCheck as Run,
        { as: 'check' },
      ),
    ),
  )
    .option(
      '-f, --file <path>',
      'a recipe, or - for standard input; repeatable; arguments ending in .txt, .md or .json are recipes too',
      (value: string, before: string[] = []) => [...before, value],
    )
    .option('--profile <file>', 'a household file: the verdict for each person')
    .option('--grid', 'one row per recipe, also for a single one')
    .option('--ndjson', 'one JSON line per recipe')
    .option('--explain', 'every rule that led to a verdict')
    .option('--letters <scheme>', 'EU allergens as letters of a menu instead: at (Austria)')
  gates(
    concerns(
      listed(
        add(
          'batch [json]',
          'Check many recipes: JSON as the API takes it, or NDJSON',
          [
            `batch '{"checks":[{"items":[{"ingredientId":"butter"}]}]}' --json`,
            'batch --ndjson --file checks.ndjson',
          ],
          async () => {
            const { runBatch } = await compatibility()
            return ((app: App, json: string | undefined, options: never) =>
              runBatch(app, json === undefined ? [] : [json], options)) as Run
          },
          { as: 'checkBatch' },
        ),
      ),
    ),
  ).option('--ndjson', 'one check per line in, one result per line out')
  gates(
    listed(
      add(
        'diet <diet> [items...]',
        `Whether ingredients fit a diet: ${DIETS.join(', ')}`,
        ['diet vegan butter "200 g Tofu"', 'diet porkFree --file recipe.txt'],
        async () => {
          const { runDiet } = await compatibility()
          return ((app: App, [name, items]: [string, string[]], options: never) =>
            runDiet(app, name, items, options)) as Run
        },
        { as: 'diet' },
      ),
    ),
  )
  listed(
    add(
      'fodmap [items...]',
      'FODMAP level of a list',
      ['fodmap "100 g onion" "50 g garlic"', 'fodmap "100 g asparagus" "50 g rice" --max'],
      async () => (await compatibility()).runFodmap as Run,
      { as: 'fodmap' },
    ),
  ).option('--max', 'how many grams of each keep the list low')
  listed(
    add(
      'histamine [items...]',
      'Histamine risk of a list',
      ['histamine "50 g parmesan" "100 ml red wine"'],
      async () => (await compatibility()).runHistamine as Run,
      { as: 'histamine' },
    ),
  ).option('--max', 'how many grams of each keep the list low')
  root.commandsGroup('Cook:')
  add(
    'substitutes <ingredient...>',
    'What can stand in for an ingredient, how much of it, and what is missing then',
    ['substitutes butter', 'substitutes Ei --lang de --no-partial'],
    async () => (await kitchen()).runSubstitutes as Run,
    { as: 'substitutes' },
  )
    .option('-n, --limit <n>', 'at most this many, 1 to 100')
    .option('--no-partial', 'only those that stand in well')
  listed(
    add(
      'swap [ingredient...]',
      'Substitutes checked for what somebody must avoid; with --file the least change to a recipe',
      [
        'swap butter --for lactose,vegan --amount "100 g" --use baking',
        'swap --file recipe.txt --for gluten,vegan',
      ],
      async () => (await import('./commands/swap.ts')).runSwap as Run,
      { as: 'substitutes' },
    ),
  )
    .option(
      '--for <names>',
      `repeatable or comma-separated: concerns and diets (${[...DIMENSIONS, ...DIETS].join(', ')})`,
      (value: string, before: string[] = []) => [...before, value],
    )
    .option('-a, --amount <amount>', 'amount of the ingredient, such as "100 g" or "2 cups"')
    .option('--use <context>', 'only what works for baking, frying, whipping, sauce, …')
    .option('-n, --limit <n>', 'at most this many, 1 to 100')
  add(
    'pairings <ingredient...>',
    'What goes with an ingredient',
    ['pairings lamb', 'pairings fresa --lang es'],
    async () => (await kitchen()).runPairings as Run,
    { as: 'pairings' },
  ).option('-n, --limit <n>', 'at most this many of each kind, 1 to 100')
  add(
    'similar <ingredient...>',
    'Ingredients of the same family or function',
    ['similar mozzarella', 'similar Kurkuma --lang de'],
    async () => (await kitchen()).runSimilar as Run,
    { as: 'similar' },
  ).option('-n, --limit <n>', 'at most this many, 1 to 100')
  add(
    'profile <ingredient...>',
    'How an ingredient cooks, feels, works and tastes',
    ['profile butter --with margarine', 'profile "queso manchego" --lang es'],
    async () => (await kitchen()).runProfile as Run,
    { as: 'profile' },
  ).option('--with <ingredient>', 'compare with another ingredient')
  root.commandsGroup('Measure and read:')
  add(
    'convert <ingredient> <amount> <from> <to>',
    'Convert between weight, volume and pieces',
    ['convert flour 2 cup gram', 'convert Butter 125 g EL --lang de'],
    async () => (await measure()).runConvert as Run,
    { as: 'convert' },
  )
  add(
    'nutrition <ingredient...>',
    'Nutrients of an ingredient',
    [
      'nutrition butter',
      'nutrition egg --amount 2 --unit piece',
      'nutrition Haferflocken --label eu --lang de',
    ],
    async () => (await nutrients()).runNutrition as Run,
    { as: 'nutrition' },
  )
    .option('-a, --amount <n>', 'also for this amount')
    .option('-u, --unit <unit>', 'unit of the amount (default gram)')
    .option('--label <kind>', 'as a nutrition declaration: eu')
  listed(
    add(
      'analyze [items...]',
      'Nutrients of a list',
      [
        'analyze "200 g flour" "2 eggs" --servings 4',
        'analyze --file recipe.txt --servings 4 --label eu',
      ],
      async () => (await nutrients()).runAnalyze as Run,
      { as: 'analyze' },
    ),
  )
    .option('-s, --servings <n>', 'also per serving')
    .option('--label <kind>', 'as a nutrition declaration: eu')
    .option('--strict', 'exit 5 when an item could not be resolved')
  listed(
    add(
      'parse [lines...]',
      'Read recipe lines',
      ['parse "2-3 EL Schmalz" --lang de', 'parse --file recipe.txt --json'],
      async () => (await measure()).runParse as Run,
    ),
  )
    .option('--ndjson', 'one line in, one JSON line out')
    .option('--strict', 'exit 5 when a line could not be resolved')
  root.commandsGroup('Serve:')
  add(
    'schema [command...]',
    'JSON Schema of what a command prints with --json; without a command the list of them',
    ['schema', 'schema check', 'schema batch --ndjson', 'schema account create'],
    async () => (await import('./commands/schema.ts')).runSchema as Run,
  ).option('--ndjson', 'of one line of --ndjson')
  add(
    'serve',
    'Answer over HTTP, with keys, modules, credits and limits',
    ['serve', 'serve --port 0 --metrics', 'serve --workers 4 --cors https://app.example'],
    async () => {
      const { runServe } = await import('./commands/serve.ts')
      return ((app: App, _: unknown, options: never) => runServe(app, options, version)) as Run
    },
  )
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('-p, --port <n>', 'port to listen on; 0 picks one', '8080')
    .option('--workers <n>', 'answer with so many processes; SIGHUP changes them one by one')
    .option('--log-level <level>', 'silent, fatal, error, warn, info, debug or trace', 'info')
    .option('--body-limit <bytes>', 'largest body that is read', '1048576')
    .option(
      '--cors <origin>',
      'let browsers call from this origin; repeatable, * for all',
      (value: string, before: string[] = []) => [...before, value],
    )
    .option('--metrics', 'serve /metrics for Prometheus, without a key')
  add(
    'call <method> <path> [body]',
    'One request to the HTTP service, in-process and without a port',
    [
      'call GET "/v1/ingredients/search?q=butter&limit=1"',
      `call POST /v1/compatibility/check '{"items":[{"ingredientId":"butter"}]}'`,
    ],
    async () => {
      const { runCall } = await import('./commands/call.ts')
      return ((app: App, args: never, options: never) =>
        runCall(app, args, options, version)) as Run
    },
  )
    .option(
      '-k, --key <key>',
      'call with this API key, which others may see in the list of processes; better INGR_KEY or:',
    )
    .option('--key-file <path>', 'call with the API key in this file, or - for standard input')
    .option('-f, --file <path>', 'read the body from a file, or - for standard input')
    .option('-i, --include', 'print status and headers before the body')
  root.commandsGroup('Own library:')
  add(
    'build-library <folder>',
    'Lay own ingredients over the library',
    ['build-library my-foods -o my.sqlite', 'search "house blend" --library my.sqlite'],
    async () => (await import('./commands/build-library.ts')).runBuildLibrary as unknown as Run,
  ).option('-o, --output <file>', 'the library file to write')
  add(
    'doctor',
    'Examine the library',
    ['doctor', 'doctor --json'],
    async () => (await import('./commands/doctor.ts')).runDoctor as Run,
  )
  root.commandsGroup('Serve:')
  add(
    'usage',
    'What was asked for in the last days, and its credits',
    ['usage', 'usage --days 7', 'usage --customer 1b4e28ba-2fa1-41d2-883f-0016d3cca427'],
    async () => (await import('./commands/usage.ts')).runUsage as Run,
    { as: 'usage' },
  )
    .option('--customer <id>', 'the account (default local: the calls of this terminal)')
    .option('-d, --days <n>', 'this many days until today (UTC), 1 to 365 (default 30)')

  const accounts = group('account', 'Accounts of the HTTP API', [
    'account create "Bistro Anna" --monthly-quota 10000',
    'account list',
  ])
  const booking = (command: Command) =>
    command
      .option('--modules <modules>', 'booked modules: M1, M2, M3, M4, comma-separated')
      .option('--plan <plan>', `${PLANS.join(', ')}; sets the rate limit unless that is given`)
      .option('--monthly-quota <n>', 'credits per month (UTC), or none')
      .option('--credit-price <x>', 'price of a credit beyond the quota, or none')
      .option('--spending-cap <x>', 'at most this much per month beyond the quota, or none')
      .option('--rate-limit <n>', 'requests per minute')
  booking(
    add(
      'create <name>',
      'Open an account (default: all modules, plan free, no quota)',
      [
        'account create "Bistro Anna" --monthly-quota 10000',
        'account create Test --modules M1,M2 --plan standard',
      ],
      async () => (await account()).runCreate as Run,
      { under: accounts },
    ),
  )
  add(
    'list',
    'All accounts',
    ['account list --json'],
    async () => (await account()).runList as Run,
    { under: accounts },
  )
  add(
    'show <customerId>',
    'One account',
    ['account show 1b4e28ba-2fa1-41d2-883f-0016d3cca427'],
    async () => (await account()).runShow as Run,
    { under: accounts },
  )
  booking(
    add(
      'update <customerId>',
      'Change an account; what is not given stays',
      [
        'account update 1b4e28ba-2fa1-41d2-883f-0016d3cca427 --plan pro',
        'account update 1b4e28ba-2fa1-41d2-883f-0016d3cca427 --monthly-quota none',
      ],
      async () => (await account()).runUpdate as Run,
      { under: accounts },
    ),
  ).option('--name <name>', 'name of the customer')
  add(
    'block <customerId>',
    'Refuse the calls of an account',
    ['account block 1b4e28ba-2fa1-41d2-883f-0016d3cca427'],
    async () => (await account()).runBlock as Run,
    { under: accounts },
  )
  add(
    'unblock <customerId>',
    'Answer the calls of an account again',
    ['account unblock 1b4e28ba-2fa1-41d2-883f-0016d3cca427'],
    async () => (await account()).runUnblock as Run,
    { under: accounts },
  )

  const keys = group('key', 'Keys of an account', [
    'key issue 1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    'key revoke 6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b',
  ])
  add(
    'issue <customerId>',
    'Make a key; it is shown this once',
    ['key issue 1b4e28ba-2fa1-41d2-883f-0016d3cca427'],
    async () => (await key()).runIssue as Run,
    { under: keys },
  )
  add(
    'list <customerId>',
    'The keys of an account, revoked ones too',
    ['key list 1b4e28ba-2fa1-41d2-883f-0016d3cca427'],
    async () => (await key()).runList as Run,
    { under: keys },
  )
  add(
    'revoke <keyId>',
    'End a key for good',
    ['key revoke 6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b'],
    async () => (await key()).runRevoke as Run,
    { under: keys },
  )
  root.commandsGroup('Help:')
  root
    .command('help [topic...]')
    .description('Help on a command or a topic')
    .addHelpText('before', examplesText(['help check', 'help account create', 'help environment']))
    .exitOverride()
    .action(async (words: string[]) => {
      const { helpOn } = await import('./help.ts')
      helpOn(root, words, io.out)
    })
  add(
    'completion <shell>',
    'Print the script that completes commands and ingredients in a shell: bash, zsh or fish',
    ['completion bash > ~/.local/share/bash-completion/completions/ingr'],
    async () => (await import('./commands/completion.ts')).runCompletion as Run,
  )
  // What the scripts ask; it answers from this very tree.
  root
    .command('__complete <shell> <line>', { hidden: true })
    .exitOverride()
    .action(async (shell: string, line: string) => {
      const { answerShell } = await import('./commands/completion.ts')
      done(answerShell(io, root, shell, line))
    })
  for (const command of leaves) common(command)
  return root
}

const COMMON = 'For every command:'

/** The options that every command takes, last in its help. */
function common(command: Command): void {
  command
    .optionsGroup(COMMON)
    .option('-l, --lang <lang>', 'language: de, en or es (default en, or INGR_LANG)')
    .option('--library <file>', 'another library than the shipped one (or INGR_LIBRARY)')
    .option('--json', 'print exactly the body of the HTTP answer')
    .option('--color', 'colour even in a pipe')
    .option('--no-color', 'no colour')
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
