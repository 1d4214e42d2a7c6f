/** The commands of the kitchen. */

import { RESTRICTIONS } from '../../domain/restrictions.ts'
import { profileOption, recipesOption, repeatable, type Section } from './rows.ts'

const kitchen = () => import('../commands/kitchen.ts')

export const COOK: Section = {
  heading: 'Cook:',
  rows: [
    {
      usage: 'substitutes <ingredient...>',
      about: 'What can replace an ingredient, how much of it, and what is then missing',
      examples: ['substitutes butter', 'substitutes Ei --lang de --no-partial'],
      load: async () => (await kitchen()).runSubstitutes,
      as: 'substitutes',
      options: (command) =>
        command
          .option('-n, --limit <n>', 'at most this many, 1 to 100')
          .option('--no-partial', 'only good substitutes'),
    },
    {
      usage: 'swap [ingredient...]',
      about:
        'Substitutes checked for what somebody must avoid; with --file the least change to a recipe',
      examples: [
        'swap butter --for lactose,vegan --amount "100 g" --use baking',
        'swap --file recipe.txt --for gluten,vegan',
        'swap recipes/ --for lactose',
      ],
      load: async () => (await import('../commands/swap.ts')).runSwap,
      as: 'substitutes',
      options: (command) => {
        recipesOption(command)
        profileOption(command)
        command
          .option(
            '--for <names>',
            `repeatable or comma-separated: concerns and diets (${RESTRICTIONS.join(', ')})`,
            repeatable,
          )
          .option('-a, --amount <amount>', 'amount of the ingredient, such as "100 g" or "2 cups"')
          .option('--use <context>', 'only what works for baking, frying, whipping, sauce, …')
          .option('-n, --limit <n>', 'at most this many, 1 to 100')
      },
    },
    {
      usage: 'pairings <ingredient...>',
      about: 'What goes with an ingredient',
      examples: ['pairings lamb', 'pairings fresa --lang es'],
      load: async () => (await kitchen()).runPairings,
      as: 'pairings',
      options: (command) =>
        command.option('-n, --limit <n>', 'at most this many of each kind, 1 to 100'),
    },
    {
      usage: 'similar <ingredient...>',
      about: 'Ingredients of the same family or function',
      examples: ['similar mozzarella', 'similar Kurkuma --lang de'],
      load: async () => (await kitchen()).runSimilar,
      as: 'similar',
      options: (command) => command.option('-n, --limit <n>', 'at most this many, 1 to 100'),
    },
    {
      usage: 'profile <ingredient...>',
      about: 'How an ingredient cooks, feels, works and tastes',
      examples: ['profile butter --with margarine', 'profile "queso manchego" --lang es'],
      load: async () => (await kitchen()).runProfile,
      as: 'profile',
      options: (command) =>
        command.option('--with <ingredient>', 'compare with another ingredient'),
    },
  ],
}
