/** English plurals of what recipes count. */

import { forms, type Plurals } from '../plural-words.ts'

export const plurals: Plurals = {
  nouns: {
    all: forms(`
      leaf leaves, loaf loaves, half halves, knife knives, calf calves, dozen, tomato tomatoes, potato potatoes, mango mangoes,
      chilli chillies, chili chilies, chile chiles, cookie cookies, brownie brownies, pie pies, smoothie smoothies, veggie veggies,
      quiche quiches, brioche brioches, ciabatta ciabattas, cactus cacti, goose geese, molasses, swiss, watercress, cress, lemongrass,
      wheatgrass, seabass, bass, asparagus, hummus, houmous, couscous, octopus octopuses, citrus, kiwi kiwis, zucchini zucchinis,
      panini paninis, mini minis, chilis, fish, monkfish, swordfish, crayfish, shellfish, salmon, trout, tuna, cod, haddock, squid, shrimp, venison,
      beef, pork, lamb, veal, ham, bacon, mince, tofu, tempeh, seitan, rice, flour, sugar, salt, pepper peppers, butter, margarine, oil,
      vinegar, milk, cream, water, stock, broth, juice, zest, peel, rind, garlic, ginger, celery, parsley, cilantro, coriander, basil,
      dill, thyme, rosemary, mint, sage, oregano, tarragon, spinach, kale, rocket, arugula, chard, broccoli, cabbage cabbages, corn,
      sweetcorn, fennel, rhubarb, bread, pasta, cheese, yoghurt, yogurt, honey, yeast, baking, gelatine, gelatin, chocolate, cocoa,
      cinnamon, cumin, paprika, turmeric, saffron, nutmeg, vanilla, sauce, paste, puree, powder, soda, dough, pastry, mixture, mix,
      salad, fruit, meat, poultry, seafood, food, ghee, lard, miso, mayonnaise, mustard, ketchup, granola, muesli, cereal, barley,
      quinoa, bulgur, polenta, semolina, wine, beer, rum, brandy, vodka, whisky, whiskey, sherry, port, tea, coffee
    `),
  },
  compounds: false,
  plural: [
    [/(?<=[^aeiou])y$/, 'ies'],
    [/(?<=ch|sh|ss|x)$/, 'es'],
    // What ends in s is a plural already, or a word that has none.
    [/(?<=[^s])$/, 's'],
  ],
  singular: [
    [/(?<=[^aeiou])ies$/, 'y'],
    [/(?<=ch|sh|ss|x)es$/, ''],
    [/(?<=[^suix])s$/, ''],
  ],
  changes: 'last',
  ends: new Set(['of', 'in', 'with', 'without', 'for', 'or', 'and', 'from', 'on', 'at', 'to']),
  adjectives: null,
}
