/** Tests typical recipe lines: the weight of each food, and the words that leave a choice to the cook. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { parseItem } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

/**
 * Formats a reading as "2 tablespoon butter + salt": amount, unit and food. "?" marks a guess, "??" an unknown food,
 * "/" a choice.
 */
function formatLine(lang: Language, line: string): string {
  return parseItem(library, line, lang)
    .map(({ ingredientId, phrase, amount, unit, reading, or = [], without, mayOmit, toTaste }) =>
      [
        ...(amount === null ? [] : [Math.round(amount * 100) / 100, unit ?? '?']),
        [ingredientId ?? `${phrase}??`, ...or.map((one) => one.ingredientId)].join('/') +
          (reading === 'guess' ? '?' : ''),
        ...(without ? [`without ${without.join(', ')}`] : []),
        ...(mayOmit ? ['(may be left out)'] : []),
        ...(toTaste ? ['(to taste)'] : []),
      ].join(' '),
    )
    .join(' + ')
}

type Row = readonly [lang: Language, line: string, expected: string]

const rules: readonly (readonly [rule: string, rows: readonly Row[]])[] = [
  [
    'an amount marked "each" applies to all foods of the list',
    [
      ['en', '2 tbsp each of butter and flour', '2 tablespoon butter + 2 tablespoon wheat-flour'],
      [
        'en',
        '1 tsp each: salt, pepper, paprika',
        '1 teaspoon salt + 1 teaspoon black-pepper + 1 teaspoon paprika-sweet',
      ],
      ['en', 'salt and pepper (½ tsp each)', '0.5 teaspoon salt + 0.5 teaspoon black-pepper'],
      ['en', 'salmon and cod fillets, 150 g each', '150 gram salmon + 150 gram cod'],
      [
        'en',
        '1 tsp each salt and pepper, oil',
        '1 teaspoon salt + 1 teaspoon black-pepper + vegetable-oil',
      ],
      [
        'de',
        'je 1 TL Kreuzkümmel und Koriander, gemahlen',
        '1 metric-teaspoon cumin + 1 metric-teaspoon ground-coriander',
      ],
      [
        'de',
        'Butter und Mehl, je 2 EL',
        '2 metric-tablespoon butter + 2 metric-tablespoon wheat-flour',
      ],
      [
        'de',
        'je eine rote und gelbe Paprika',
        '1 piece red-bell-pepper + 1 piece yellow-bell-pepper',
      ],
      ['en', 'heaped tsp each of salt and sugar', '1 teaspoon salt + 1 teaspoon sugar'],
      [
        'es',
        'una cucharadita colmada de cada: sal y azúcar',
        '1 metric-teaspoon salt + 1 metric-teaspoon sugar',
      ],
      ['de', '4 Lachsfilets, je 150 g', '600 gram salmon'],
      ['de', '2 Dosen à 400 g Kichererbsen', '800 gram canned-chickpeas'],
      [
        'es',
        '1 cdta de cada: comino y pimentón',
        '1 metric-teaspoon cumin + 1 metric-teaspoon paprika-sweet',
      ],
      [
        'es',
        'comino y pimentón, 1 cdta de cada uno',
        '1 metric-teaspoon cumin + 1 metric-teaspoon paprika-sweet',
      ],
      [
        'es',
        '½ cucharadita de sal y tomillo, cada uno',
        '0.5 metric-teaspoon salt + 0.5 metric-teaspoon thyme',
      ],
      ['es', '4 lomos de salmón de 150 g c/u', '600 gram salmon'],
    ],
  ],
  [
    'an amount after brackets or after the packing liquid belongs to the food',
    [
      ['en', '1 jar (280g) artichoke hearts in oil', '280 gram artichoke-hearts + vegetable-oil'],
      ['en', 'mixed nuts (almonds, cashews), 100 g', '100 gram mixed-nuts + almond + cashew'],
      ['en', '2 limes (about 3 tbsp juice)', '2 piece lime'],
      ['es', '15 limas (1 taza de jugo aprox.)', '15 piece lime'],
      ['en', '2 cans coconut milk, 2 x 400ml', '800 milliliter coconut-milk'],
      ['en', '25g butter + 1 tbsp olive oil', '25 gram butter + 1 tablespoon olive-oil'],
      ['de', 'Sahne (oder Kokosmilch), 200 ml', '200 milliliter heavy-cream/coconut-milk'],
      ['es', '1 tarro de alcachofas en aceite (280 g)', '280 gram marinated-artichoke-hearts'],
    ],
  ],
  [
    'optional foods are marked, and keep their amount',
    [
      ['en', '½ cup walnuts (optional), 2 eggs', '0.5 cup walnut (may be left out) + 2 piece egg'],
      ['en', 'parsley, if you like', 'parsley (may be left out)'],
      ['en', 'salt and pepper to taste', 'salt (to taste) + black-pepper (to taste)'],
      ['de', 'evtl. 1 EL Rum', '1 metric-tablespoon rum (may be left out)'],
      ['de', 'Petersilie nach Belieben', 'parsley (may be left out) (to taste)'],
      ['de', 'ggf. eine Prise Zimt', '1 pinch cinnamon (may be left out)'],
      ['es', 'opcional: 50 g de nueces', '50 gram walnut (may be left out)'],
      ['es', 'sal al gusto', 'salt (to taste)'],
    ],
  ],
  [
    'missing spaces and full-width characters are read as intended',
    [
      ['de', '200gMehl', '200 gram wheat-flour'],
      ['en', '250mlmilk', '250 milliliter whole-milk'],
      ['de', '2ELÖl', '2 metric-tablespoon vegetable-oil'],
      ['en', '2lemons', '2 piece lemon'],
      ['en', '２００ g butter', '200 gram butter'],
      ['en', '1 tbsp miso (https://example.com/knorr)', '1 tablespoon miso'],
    ],
  ],
  [
    'a reference to another recipe or page leaves no doubt',
    [
      ['en', '1 quantity of shortcrust pastry, see p. 12', '1 quantity shortcrust-pastry'],
      ['de', '1 Rezept Mürbteig (siehe S. 34)', '1 piece shortcrust-pastry'],
    ],
  ],
  [
    'a part belongs to the fruit before it, and a state before two foods of a kind to both',
    [
      ['en', 'zest of 1 orange, plus juice of ½', '1 piece orange-zest + 0.5 piece orange-juice'],
      ['en', '1 tsp ground cumin and coriander', '1 teaspoon cumin + ground-coriander'],
      ['en', 'fresh basil and pasta', 'basil + pasta'],
    ],
  ],
  [
    'pasta water contains what the pasta released',
    [
      ['en', '1 cup reserved pasta cooking water', '1 cup pasta-water'],
      ['de', 'etwas Nudelwasser', 'pasta-water'],
      ['es', 'un poco del agua de cocción de la pasta', 'pasta-water'],
    ],
  ],
  [
    'a brand whose name is a unit in another language measures nothing',
    [
      ['de', 'Rama Margarine', 'margarine?'],
      ['en', '2 tbsp Rama', '2 tablespoon brand-rama?'],
      ['es', '200 g bolita de ron y canela', '200 gram rum-balls + cinnamon'],
      ['es', 'mezcla de frutos secos y pasas y canela', 'trail-mix + cinnamon'],
      ['es', '1 rama de canela', '1 piece cinnamon-stick'],
      ['de', 'Gold Butter', 'butter'],
    ],
  ],
  [
    'a container holds the food in the brackets after it',
    [
      ['de', '1 Tasse Milch (ca. 150 ml)', '150 milliliter whole-milk'],
      ['de', '2 Tassen Milch (150 ml)', '300 milliliter whole-milk'],
      ['en', '1 cup milk (240 ml)', '1 cup whole-milk'],
      ['en', '2 cups flour (240 g)', '2 cup wheat-flour'],
      ['de', '1 Dose Mais (Abtr.gew. 140 g)', '140 gram canned-sweetcorn'],
    ],
  ],
  [
    'kinds in brackets replace the food, also in a choice',
    [
      ['de', '3 EL Öl (Raps oder Sonnenblume)', '3 metric-tablespoon rapeseed-oil/sunflower-oil'],
      ['en', '1 cup milk (oat or soy)', '1 cup oat-milk/soy-milk + whole-milk'],
      ['de', '1 Zwiebel (groß oder klein)', '1 piece onion'],
      ['de', '1 Zwiebel, fein oder grob gehackt', '1 piece onion'],
      ['de', '1 Zwiebel (rote oder weiße)', '1 piece red-onion/white-onion'],
    ],
  ],
  [
    '"not" denies the whole name of the food after it, and nothing else',
    [
      ['en', 'coconut milk (not cream)', 'coconut-milk'],
      ['en', '1 tsp baking powder (NOT soda!!)', '1 teaspoon baking-powder'],
      ['de', 'Butter (nicht Margarine)', 'butter'],
      ['en', 'flour, not only nuts', 'wheat-flour + mixed-nuts'],
      ['de', 'Reis, nicht vergessen: Eier', 'white-rice + egg'],
    ],
  ],
  [
    'an emoji is decoration if it shows no food or the food of the line',
    [
      ['de', '1/2 TL Zimt 🌟', '0.5 metric-teaspoon cinnamon'],
      ['en', '3 ripe bananas 🍌🍌', '3 piece ripe-banana'],
      ['en', '200 g peanut butter 🥜😍', '200 gram peanut-butter'],
      ['en', 'oats ❤️', 'rolled-oats'],
      ['en', '1 cup oats 🥜', '1 cup rolled-oats?'],
      ['en', 'pecans 🥧', 'pecan?'],
    ],
  ],
  [
    'a countable food is not a powder',
    [
      ['es', '2 dientes de ajo molido', '2 clove garlic'],
      ['es', '3 ajos molidos', '3 piece garlic'],
      ['de', '2 Zehen Knoblauch, gemahlen', '2 clove garlic'],
      ['es', '1 cdta de ajo molido', '1 metric-teaspoon garlic-powder'],
    ],
  ],
  [
    'a bulb of garlic is a head',
    [
      ['en', '1 bulb of garlic, halved', '1 head garlic'],
      ['en', '2 bulbs fennel', '2 head fennel'],
    ],
  ],
  [
    'brand words within the name of a food are not a brand',
    [
      ['en', "3 bird's eye chilies", '3 piece birds-eye-chili'],
      ['en', '1 bag Birds Eye peas', '1 packet green-peas'],
      ['es', '2 barritas de Kinder Bueno', '2 barritas brand-kinder-bueno?'],
    ],
  ],
  [
    'a cheese with microbial rennet has no animal rennet',
    [
      ['de', '150 g Käse mit mikrobiellem Lab', '150 gram cheese without rennet'],
      ['en', 'cheddar, made with microbial rennet', 'cheddar without rennet'],
      ['es', 'queso de oveja (cuajo vegetal)', 'sheep-cheese-hard without rennet'],
      ['en', '1 tsp microbial rennet', '1 teaspoon microbial-rennet'],
    ],
  ],
]

describe.each(rules)('%s', (_, rows) => {
  test.each(rows)('%s: %s', (lang, line, expected) => {
    expect(formatLine(lang, line)).toBe(expected)
  })
})
