/** The commands that look something up. */

import type { Command } from 'commander'
import { DIMENSIONS } from '../../domain/restrictions.ts'
import type { Section } from './rows.ts'

const lookup = () => import('../commands/lookup.ts')

/** The options that narrow a list of foods. */
const withFilters = (command: Command) =>
  command
    .option('-n, --limit <n>', 'at most this many, 1 to 100')
    .option('--category <category>', 'only this category')
    .option('--diet <diets>', 'only what is compatible with these diets, comma-separated')
    .option('--without <concerns>', 'only what the data find no conflict in for these concerns')
    .option('--min <bounds>', 'at least this much in 100 g, such as iron:3,fibre:5')
    .option('--max <bounds>', 'at most this much in 100 g, such as energyKcal:100')
    .option('--sort <order>', 'by id, name or a nutrient; -iron for most first')

export const LOOK_UP: Section = {
  heading: 'Look up:',
  rows: [
    {
      usage: 'search <words...>',
      about: 'Find ingredients by name or meaning',
      examples: ['search Möhre', 'search "leavening agent" --limit 5'],
      load: async () => (await lookup()).runSearch,
      as: 'search',
      options: (command) =>
        withFilters(command)
          .option(
            '--profile [file]',
            'only foods that suit all people of a household file; without a name your own',
          )
          .option('--explain', 'say which layer matched, and what makes the confidence'),
    },
    {
      usage: 'complete <prefix...>',
      about: 'Complete a name as you type',
      examples: ['complete tom', 'complete pimi --lang es'],
      load: async () => (await lookup()).runComplete,
      as: 'autocomplete',
      options: (command) => command.option('-n, --limit <n>', 'at most this many, 1 to 25'),
    },
    {
      usage: 'show <ingredient...>',
      about: 'Base data of an ingredient',
      examples: ['show butter', 'show Paradeiser --lang de --sources'],
      load: async () => (await lookup()).runShow,
      as: 'detail',
      options: (command) => command.option('--sources', 'every figure with its source'),
    },
    {
      usage: 'browse',
      about: 'List ingredients by category, diet, what they contain, or by their ids',
      examples: [
        'browse --category cheese --without gluten',
        'browse --category legumes --diet vegan --min iron:3 --sort -iron',
        'browse --ids butter,tofu --fields name,category --json',
      ],
      load: async () => (await import('../commands/browse.ts')).runBrowse,
      as: 'browse',
      options: (command) =>
        withFilters(command)
          .option('--subcategory <subcategory>', 'only this subcategory')
          .option('--fodmap <levels>', 'only these FODMAP levels, comma-separated')
          .option('--ids <ids>', 'these ids instead of a page, comma-separated')
          .option('--fields <fields>', 'only these properties of each ingredient, with --json')
          .option('--cursor <cursor>', '`next` of the page before'),
    },
    {
      usage: 'count',
      about: 'How many ingredients the library has',
      examples: ['count'],
      load: async () => (await lookup()).runCount,
      as: 'count',
    },
    {
      usage: 'categories',
      about: 'Categories that occur',
      examples: ['categories --lang es'],
      load: async () => (await lookup()).runCategories,
      as: 'categories',
    },
    {
      usage: 'units',
      about: 'Units of measure',
      examples: ['units --lang de'],
      load: async () => (await lookup()).runUnits,
      as: 'units',
    },
    {
      usage: 'languages',
      about: 'Languages of the library',
      examples: ['languages'],
      load: async () => (await lookup()).runLanguages,
      as: 'languages',
    },
    {
      usage: 'allergens <ingredient...>',
      about: `The ${DIMENSIONS.length} dimensions and the EU allergens of one ingredient or several`,
      examples: [
        'allergens butter',
        'allergens butter, wheat flour, soy sauce',
        'allergens Sellerie --letters at --lang de',
      ],
      load: async () => (await import('../commands/allergens.ts')).runAllergens,
      as: 'allergens',
      options: (command) =>
        command
          .option('--letters <scheme>', 'EU allergens as letters of a menu: at (Austria)')
          .option('--explain', 'say what each fact rests on')
          .option(
            '--guess',
            'take the nearest food for words that are not certain to be one, and say so',
          ),
    },
  ],
}
