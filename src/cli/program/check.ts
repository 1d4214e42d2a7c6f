/** The commands that judge a recipe or a list. */

import { DIETS } from '../../domain/restrictions.ts'
import {
  concernOption,
  fileOption,
  gateOptions,
  profileOption,
  recipesOption,
  repeatable,
  type Section,
  servingsOption,
  strictOption,
} from './rows.ts'

const doses = () => import('../commands/fodmap.ts')

export const CHECK: Section = {
  heading: 'Check:',
  rows: [
    {
      usage: 'check [items...]',
      about: 'Check recipes for allergens and intolerances',
      examples: [
        'check "200 g butter" "2 EL Mehl" --concern lactose,gluten',
        'check --file recipe.txt --servings 4 --explain',
        'check --file recipe.txt --letters at',
        'check *.txt',
        'check week --per day --servings 4',
        'check *.txt --profile family.yaml --fail-on incompatible',
      ],
      load: async () => (await import('../commands/check.ts')).runCheck,
      as: 'check',
      options: (command) => {
        concernOption(command)
        profileOption(command)
        gateOptions(command)
        servingsOption(command)
        recipesOption(command)
        command
          .option(
            '--per <day>',
            'day: FODMAP, histamine and fat over the meals of each day of a folder',
          )
          .option('--grid', 'one row per recipe, also for a single one')
          .option('--explain', 'every rule that led to a verdict')
          .option('--letters <scheme>', 'EU allergens as letters of a menu instead: at (Austria)')
      },
    },
    {
      usage: 'menu [places...]',
      about: 'The dishes of files and folders by the EU allergens, to print or to hand out',
      examples: [
        'menu recipes/ --lang de',
        'menu recipes/ --html --title "Gasthaus Adler" --letters at > menu.html',
        'menu *.txt --csv > menu.csv',
      ],
      load: async () => (await import('../commands/menu.ts')).runMenu,
      as: 'letters',
      options: (command) => {
        command
          .option('--html', 'as a page to print (A4), without scripts')
          .option('--csv', 'as CSV for a spreadsheet, a column for each allergen')
          .option('--letters <scheme>', 'with the letters of a menu: at (Austria)')
          .option('--title <text>', 'heading of the page')
          .option('--date <day>', 'the day that the page names, such as 2026-11-22 (default today)')
        profileOption(command)
        strictOption(command)
      },
    },
    {
      usage: 'batch [json]',
      about: 'Check many recipes: JSON as the API takes it, or NDJSON',
      examples: [
        `batch '{"checks":[{"items":[{"ingredientId":"butter"}]}]}' --json`,
        'batch --ndjson --file checks.ndjson',
      ],
      load: async () => (await import('../commands/batch.ts')).runBatch,
      as: 'checkBatch',
      options: (command) => {
        fileOption(command)
        concernOption(command)
        gateOptions(command)
        command.option('--ndjson', 'one check per line in, one result per line out')
      },
    },
    {
      usage: 'diet <diet> [items...]',
      about: `Whether ingredients fit a diet: ${DIETS.join(', ')}`,
      examples: [
        'diet vegan butter "200 g Tofu"',
        'diet porkFree --file recipe.txt',
        'diet vegan *.txt',
      ],
      load: async () => (await import('../commands/diet.ts')).runDiet,
      as: 'diet',
      options: (command) => {
        recipesOption(command)
        gateOptions(command)
        servingsOption(command)
        profileOption(command)
      },
    },
    {
      usage: 'label [texts...]',
      about: 'Check the list of ingredients of a package: allergens, traces, additives, diets',
      examples: [
        'label "Zutaten: WEIZENMEHL, Zucker, Emulgator: Lecithine (SOJA). Kann Spuren von NÜSSEN enthalten."',
        'label --file package.txt --portion 30 --explain',
        'label packages/*.txt --fail-on incompatible',
        'label --ndjson --file packages.ndjson',
      ],
      load: async () => (await import('../commands/label.ts')).runLabel,
      as: 'label',
      options: (command) => {
        concernOption(command)
        profileOption(command)
        gateOptions(command)
        command
          .option(
            '-f, --file <path>',
            'the text of a package, or - for standard input; repeatable; arguments ending in .txt or .md are files too',
            repeatable,
          )
          .option('--portion <grams>', 'grams of the product that are eaten (default: 100)')
          .option('--ndjson', 'one package per line in, as text or JSON, one answer per line out')
          .option('--explain', 'the tree of ingredients, and every rule that led to a verdict')
      },
    },
    {
      usage: 'fodmap [items...]',
      about: 'FODMAP level of a list',
      examples: [
        'fodmap "100 g onion" "50 g garlic"',
        'fodmap "100 g asparagus" "50 g rice" --max',
        'fodmap recipes/ --servings 4',
      ],
      load: async () => (await doses()).runDoses('fodmap'),
      as: 'fodmap',
      options: (command) => {
        recipesOption(command)
        servingsOption(command)
        profileOption(command)
        command.option('--max', 'how many grams of each keep the list low')
      },
    },
    {
      usage: 'histamine [items...]',
      about: 'Histamine risk of a list',
      examples: ['histamine "50 g parmesan" "100 ml red wine"'],
      load: async () => (await doses()).runDoses('histamine'),
      as: 'histamine',
      options: (command) => {
        recipesOption(command)
        servingsOption(command)
        profileOption(command)
        command.option('--max', 'how many grams of each keep the list low')
      },
    },
  ],
}
