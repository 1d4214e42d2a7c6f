/** The command tree: every subcommand with its options and examples; what it does is loaded when it runs. */

import { Command } from 'commander'
import { DIETS, DIMENSIONS } from '../domain/profiles.ts'
import { App, type CommonOptions } from './app.ts'
import type { Io } from './io.ts'

type Options = CommonOptions & Record<string, never>
/** A command's work; returns the exit code. */
type Run = (app: App, args: never, options: never) => Promise<number>

const lookup = () => import('./commands/lookup.ts')
const compatibility = () => import('./commands/compatibility.ts')
const measure = () => import('./commands/measure.ts')

/** Builds the tree; `done` receives the exit code of the command that ran. */
export function program(io: Io, version: string, done: (code: number) => void): Command {
  const root = new Command('ingr')
    .description(
      'Ingredient intelligence: search, allergens, diets, conversion and nutrition; offline, in de, en and es.',
    )
    .version(version)
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      // One line per error; commander would put its suggestion on a second one.
      outputError: (text, write) =>
        write(
          `${text
            .replace(/^error:/, 'ingr:')
            .trim()
            .replace(/\s*\n\s*/g, ' ')}\n`,
        ),
    })
    .showSuggestionAfterError()
    .exitOverride()

  const add = (
    usage: string,
    description: string,
    examples: readonly string[],
    load: (...args: unknown[]) => Promise<Run>,
  ) => {
    const command = root
      .command(usage)
      .description(description)
      .option('-l, --lang <lang>', 'language: de, en or es (default en, or INGR_LANG)')
      .option('--library <file>', 'another library than the shipped one (or INGR_LIBRARY)')
      .option('--json', 'print exactly the body of the HTTP answer')
      .option('--color', 'colour even in a pipe')
      .option('--no-color', 'no colour')
      .addHelpText('before', `${['Examples:', ...examples.map((e) => `  ingr ${e}`)].join('\n')}\n`)
      .exitOverride()
    // Without a default, commander would say that --no-color means "colour unless told otherwise".
    command.setOptionValue('color', undefined)
    command.action(async (...given: unknown[]) => {
      const options = given.at(-2) as Options
      const args = given.slice(0, -2)
      const run = await load()
      done(
        await run(
          new App(io, options),
          (args.length === 1 ? args[0] : args) as never,
          options as never,
        ),
      )
    })
    return command
  }
  const listed = (command: Command) =>
    command.option('-f, --file <path>', 'read the items from a file, or - for standard input')
  const concerns = (command: Command) =>
    command.option(
      '-c, --concern <name>',
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

  add(
    'search <words...>',
    'Find ingredients by name or meaning',
    ['search Möhre', 'search "leavening agent" --limit 5'],
    async () => (await lookup()).runSearch as Run,
  )
    .option('-n, --limit <n>', 'at most this many, 1 to 100')
    .option('--explain', 'say which layer matched')
  add(
    'complete <prefix...>',
    'Complete a name as you type',
    ['complete tom', 'complete pimi --lang es'],
    async () => (await lookup()).runComplete as Run,
  ).option('-n, --limit <n>', 'at most this many, 1 to 25')
  add(
    'show <ingredient...>',
    'Base data of an ingredient',
    ['show butter', 'show Paradeiser --lang de --sources'],
    async () => (await lookup()).runShow as Run,
  ).option('--sources', 'every figure with its source')
  add(
    'count',
    'How many ingredients the library holds',
    ['count'],
    async () => (await lookup()).runCount as Run,
  )
  add(
    'categories',
    'Categories that occur',
    ['categories --lang es'],
    async () => (await lookup()).runCategories as Run,
  )
  add(
    'units',
    'Units of measure',
    ['units --lang de'],
    async () => (await lookup()).runUnits as Run,
  )
  add(
    'languages',
    'Languages of the library',
    ['languages'],
    async () => (await lookup()).runLanguages as Run,
  )
  add(
    'allergens <ingredient...>',
    'The 14 dimensions of an ingredient',
    ['allergens butter', 'allergens "soy sauce" --json'],
    async () => (await lookup()).runAllergens as Run,
  )

  gates(
    concerns(
      listed(
        add(
          'check [items...]',
          'Check a recipe for allergens and intolerances',
          [
            'check "200 g butter" "2 EL Mehl" --concern lactose,gluten',
            'check --file recipe.txt --explain',
          ],
          async () => (await compatibility()).runCheck as Run,
        ),
      ),
    ),
  ).option('--explain', 'every rule that led to a verdict')
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
      ),
    ),
  )
  listed(
    add(
      'fodmap [items...]',
      'FODMAP level of a list',
      ['fodmap "100 g onion" "50 g garlic"'],
      async () => (await compatibility()).runFodmap as Run,
    ),
  )
  listed(
    add(
      'histamine [items...]',
      'Histamine risk of a list',
      ['histamine "50 g parmesan" "100 ml red wine"'],
      async () => (await compatibility()).runHistamine as Run,
    ),
  )
  add(
    'convert <ingredient> <amount> <from> <to>',
    'Convert between weight, volume and pieces',
    ['convert flour 2 cup gram', 'convert Butter 125 g EL --lang de'],
    async () => (await measure()).runConvert as Run,
  )
  add(
    'nutrition <ingredient...>',
    'Nutrients of an ingredient',
    ['nutrition butter', 'nutrition egg --amount 2 --unit piece'],
    async () => (await measure()).runNutrition as Run,
  )
    .option('-a, --amount <n>', 'also for this amount')
    .option('-u, --unit <unit>', 'unit of the amount (default gram)')
  listed(
    add(
      'analyze [items...]',
      'Nutrients of a list',
      ['analyze "200 g flour" "2 eggs" --servings 4'],
      async () => (await measure()).runAnalyze as Run,
    ),
  )
    .option('-s, --servings <n>', 'also per serving')
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
  return root
}
