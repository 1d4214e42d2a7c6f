/** The commands that read amounts: units, nutrients, recipe lines. */

import { fileOption, profileOption, recipesOption, type Section, strictOption } from './rows.ts'

const nutrients = () => import('../commands/nutrition.ts')

export const MEASURE: Section = {
  heading: 'Measure and read:',
  rows: [
    {
      usage: 'convert <measure...>',
      about: 'Convert an amount of an ingredient between weight, volume and pieces',
      examples: [
        'convert flour 2 cup gram',
        'convert "1 cup brown sugar" g',
        'convert 125 g Butter EL --lang de',
      ],
      load: async () => (await import('../commands/convert.ts')).runConvert,
      as: 'convert',
    },
    {
      usage: 'nutrition <ingredient...>',
      about: 'Nutrients of an ingredient',
      examples: [
        'nutrition butter',
        'nutrition "2 eggs"',
        'nutrition kale spinach',
        'nutrition egg --amount 2 --unit piece',
        'nutrition Haferflocken --label eu --lang de',
      ],
      load: async () => (await nutrients()).runNutrition,
      as: 'nutrition',
      options: (command) =>
        command
          .option('-a, --amount <n>', 'also for this amount, such as 2, "100 g" or "2 cups"')
          .option('-u, --unit <unit>', 'unit of the amount')
          .option('--label <kind>', 'as a nutrition declaration: eu')
          .option('--sources', 'every figure with its source'),
    },
    {
      usage: 'analyze [items...]',
      about: 'Nutrients of a list',
      examples: [
        'analyze "200 g flour" "2 eggs" --servings 4',
        'analyze --file recipe.txt --servings 4 --label eu',
        'analyze *.txt --json',
      ],
      load: async () => (await nutrients()).runAnalyze,
      as: 'analyze',
      options: (command) => {
        recipesOption(command)
        profileOption(command)
        command
          .option('-s, --servings <n>', 'also per serving')
          .option('--label <kind>', 'as a nutrition declaration: eu')
        strictOption(command)
      },
    },
    {
      usage: 'parse [lines...]',
      about: 'Read recipe lines',
      examples: [
        'parse "2-3 EL Schmalz" --lang de',
        'parse --file recipe.txt --json',
        'parse --file recipe.md --scale 6',
        'parse "2 large eggs, beaten" --explain',
      ],
      load: async () => (await import('../commands/parse.ts')).runParse,
      options: (command) => {
        fileOption(command)
        command
          .option('--ndjson', 'one line in, one JSON line out')
          .option('--scale <n>', 'the lines scaled to this many people instead')
          .option(
            '-s, --servings <n>',
            'how many people the recipe is for, where it does not say so',
          )
          .option('--explain', 'also how each line was cut up')
          .option('--strict', 'exit 5 when a line could not be resolved')
      },
    },
  ],
}
