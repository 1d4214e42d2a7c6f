/** English words of recipe lines, British and American; folded. */

import { type LanguageWords, wordSet, wordsFor } from '../words.ts'
import { bounds } from './bounds.ts'
import { levels } from './levels.ts'
import { numbers } from './numbers.ts'
import { ordinary } from './ordinary.ts'
import { sounds } from './sounds.ts'

export const words: LanguageWords = {
  numbers: {
    a: 1,
    an: 1,
    ...numbers,
    couple: 2,
    half: 0.5,
    quarter: 0.25,
    third: 1 / 3,
  },
  descriptors: wordSet(`
    fresh freshly ground chopped diced sliced minced crushed grated shredded peeled trimmed rinsed drained melted softened toasted
    roasted cooked raw uncooked frozen thawed large small medium big extra jumbo baby ripe very finely roughly coarsely thinly
    thickly lightly firmly loosely packed heaped heaping rounded level scant generous good quality best free range freerange organic unwaxed skinless
    boneless skin bone less deseeded seeded pitted stoned cored halved quartered cubed torn flaked beaten whisked sifted chilled
    cold hot warm lukewarm boiling iced room temperature full fat lean thick thin flat plain unsalted unsweetened pure real whole
    fine coarse crumbled mashed pureed puréed squeezed juiced zested washed dried cleaned picked stemmed hulled shelled unpeeled
    blanched split prepared leftover day old firm mild strong light medium-sized wild caught farmed smoked unsmoked new waxy floury
    tender young thumb sized bite size about approx approximately plus more additional optional preferably
    crusty cool long vine ripened made live plump seasonal dry homemade store bought stale white-ish unbleached mature sweet assorted mixed ready rolled instant quick cooking cook
  `),
  fillers: wordSet(`
    of the a an and or for to with in into from at as per each your some such if on each cut pieces chunks wedges strips
    half halves use only just taste serve serving garnish needed dusting greasing frying
  `),
  toTaste: [
    'to taste',
    'as needed',
    'to serve',
    'for serving',
    'to garnish',
    'for garnish',
    'for dusting',
    'for greasing',
    'for frying',
    'some',
    'a little',
    'a bit of',
    'a few',
  ],
  mayOmit: [
    'optional',
    'optionally',
    'opt',
    'if desired',
    'if you like',
    'if you wish',
    'if you want',
    'if liked',
    'if wanted',
    'if using',
    'if you have it',
    'if you have any',
    'can be omitted',
    'may be omitted',
    'can be left out',
    'feel free to omit',
  ],
  byTaste: [
    'to taste',
    'or to taste',
    'as needed',
    'as required',
    'as desired',
    'to your taste',
    'to your liking',
  ],
  parts: { zest: 'zest', rind: 'zest', peel: 'zest', juice: 'juice' },
  ends: {
    greens: [
      'green part',
      'green parts',
      'the green part',
      'the green parts',
      'greens',
      'the greens',
      'dark green part',
      'dark green parts',
      'green tops',
      'the green tops',
      'tops',
    ],
    white: [
      'white part',
      'white parts',
      'the white part',
      'the white parts',
      'whites',
      'the whites',
      'bulbs',
      'white bulbs',
      'white ends',
    ],
  },
  only: wordSet('only just'),
  portionSuffixes: {},
  portions: wordSet(`
    leaf leaves clove cloves sprig sprigs stalk stalks rib ribs stick sticks head heads slice slices pod pods floret florets bunch
    bunches thread threads strand strands ear ears rasher rashers
  `),
  without: {
    before: [
      'without',
      'with no',
      'no',
      'non',
      'not',
      'zero',
      'minus',
      'free of',
      'free from',
      'no added',
      'made without',
      'does not contain',
      'doesnt contain',
      'doesn t contain',
      'not containing',
      'allergic to',
      'allergy to',
      'intolerant to',
      'other than',
      'apart from',
      'aside from',
      'except',
      'except for',
      'excluding',
      'but not',
      'but no',
      'that is not',
      'that isnt',
      'that are not',
      'that arent',
      'which is not',
      'rather than',
      'anything but',
      '0',
      '0 g',
    ],
    behind: ['free', 'allergy', 'allergies', 'allergic', 'intolerance', 'intolerant'],
    endings: ['free', 'less'],
  },
  instead: {
    before: [
      'substitute for',
      'substitutes for',
      'replacement for',
      'replace',
      'alternative to',
      'alternatives to',
      'instead of',
      'in place of',
    ],
    behind: ['substitute', 'substitutes', 'replacement', 'replacer', 'alternative', 'alternatives'],
    endings: [],
  },
  levels,
  bounds,
  ordinary,
  sounds,
  purpose: wordSet('for'),
  asking: wordSet(`
    something anything some any thing kind kinds sort type what which that this is are be has have having made make makes making from
    of for with to in on like as used use uses using it its you your i my me want need good best goes go well food foods ingredient
    ingredients product a an the and or but very really slightly bit little so called can will style variety shape shaped looks look looking tastes taste tasting cooks called does do instead contain containing contains friendly safe suitable people someone guests we us our idea ideas recipe recipes kids kid children child toddlers possible alternatives variant version option options
  `),
  absences: wordsFor({
    gluten: 'gluten',
    lactose: 'lactose',
    dairy: 'dairy, milk, milk products, dairy products',
    egg: 'egg, eggs',
    soy: 'soy, soya, soybeans',
    peanut: 'peanut, peanuts, groundnuts',
    treeNut: 'nut, nuts, tree nut, tree nuts',
    sesame: 'sesame',
    sulfite: 'sulphite, sulphites, sulfite, sulfites',
    fish: 'fish',
    shellfish: 'shellfish, seafood',
    celery: 'celery',
    mustard: 'mustard',
    lupin: 'lupin',
    pork: 'pork',
    meat: 'meat',
    gelatine: 'gelatine, gelatin',
    honey: 'honey',
    rennet: 'rennet, animal rennet, calf rennet',
  }),
  servings: wordSet(
    'serving servings serves serve serv portion portions people persons person makes make yield yields guests adults',
  ),
  joins: {
    and: wordSet('and & + plus n'),
    or: wordSet('or'),
    to: wordSet('to'),
    between: wordSet('between'),
    about: wordSet(
      'about around approx approximately circa roughly scant generous heaping heaped nearly almost over under up',
    ),
    each: wordSet('each apiece ea per'),
    of: wordSet('of'),
    purpose: wordSet('for'),
    few: wordSet('few couple'),
    nor: wordSet('nor'),
    from: wordSet('from'),
    until: wordSet('until till so when once as'),
    into: wordSet('in into'),
  },
  headFirst: false,
  compounds: false,
  links: [],
  dependent: wordSet(''),
  mixtures: wordSet(`
    sauce sauces dressing dressings vinaigrette marinade glaze gravy dip dips spread filling fillings stuffing topping toppings
    crust crumb crumbs crumble coating frosting icing ganache buttercream cream butter curd mousse pudding custard compote
    soup soups chowder bisque broth stew curry casserole bake gratin salad salads slaw sandwich sandwiches wrap wraps rolls
    roulade cake cakes cheesecake tart tarts tartlets pie pies muffin muffins cookie cookies biscuits brownies bars loaf
    scones pancakes waffles fritters patty patties burgers meatballs dumplings ravioli skewers pate terrine puree mash
    smoothie shake milkshake sorbet fudge brittle praline truffles relish chutney pesto aioli mayo mayonnaise rub paste
    crackers crisps flatbread pizza risotto omelette frittata quiche souffle
  `),
  noDishes: wordSet(''),
  agreement: [],
  participle: null,
  products: wordSet(`
    ring rings strip strips stick sticks ball balls bite bites finger fingers nugget nuggets medallion medallions
  `),
  shares: wordSet('cocoa cacao fat butterfat solid solids'),
  claims: {
    vegan: ['vegan', 'plant based'],
    vegetarian: ['vegetarian'],
    gluten: ['gluten free'],
    lactose: ['lactose free'],
    dairy: ['dairy free', 'vegan'],
    egg: ['egg free', 'eggless'],
  },
  replaces: ['vegan', 'vegetari', 'plant', 'dairyfree', 'imitation'],
  nameWithout: (foods) => `\\b${foods} ?(?:free|less)\\b|\\b(?:without|no|non) ${foods}\\b`,
  offers: {
    condition: wordSet('if when unless'),
    beside: wordSet(
      'needed preferred desired necessary required could preferably ideally possible wish',
    ),
    before: wordSet('optional optionally maybe possibly be'),
  },
  denials: wordSet('not no non never isnt arent dont'),
  beforeClaim: wordSet('is are be a an the any'),
  months: { week: 0.25, weeks: 0.25, month: 1, months: 1, year: 12, years: 12 },
  aged: 'aged',
  drained: wordSet('drained'),
  degrees: wordSet('very quite well fully really just slightly rather fairly extra nicely still'),
  lengths: wordSet('cm mm inch inches centimeter centimeters centimetre centimetres'),
  dozens: wordSet('dozen dozens doz'),
  articles: wordSet('a an'),
  ones: wordSet('one'),
  slashed: { 'w/': 'with', 'w/o': 'without' },
  letterUnits: { T: 'tablespoon', Tb: 'tablespoon', t: 'teaspoon', c: 'cup', C: 'cup' },
  shortSizes: wordSet(''),
  yields: wordSet('make makes yield yields serve serves'),
  recipe: wordSet('this recipe'),
  pieces: wordSet('loaf loaves slices'),
  codex: ['ins'],
}
