/** Tests what the answers of each endpoint, and of each error in the specification, must and must not contain. */

import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { faults } from './schema.ts'
import { type Given, testServer } from './support.ts'

interface Scenario {
  readonly name: string
  readonly ask: readonly [method: string, path: string, body?: unknown]
  /** Changes to the default request, which has the key of an account without limits. `key: ''` sends no key. */
  readonly given?: Given
  readonly status?: number
  /** Texts that the body must contain, or headers as `Header: value`. */
  readonly contains: readonly string[]
  readonly notContains?: readonly string[]
}

const check = (body: unknown): Scenario['ask'] => ['POST', '/v1/compatibility/check', body]
const batch = (body: unknown): Scenario['ask'] => ['POST', '/v1/compatibility/check/batch', body]
const get = (path: string): Scenario['ask'] => ['GET', path]
const BUTTER = { ingredientId: 'butter' }
const noKey: Given = { key: '' }

const ANSWERS: readonly Scenario[] = [
  {
    name: 'health',
    ask: get('/health'),
    given: noKey,
    contains: ['OK', 'content-type: text/plain'],
    notContains: ['{'],
  },
  {
    name: 'health with its version',
    ask: get('/v1/health'),
    given: noKey,
    contains: ['OK', 'content-type: text/plain'],
  },
  {
    name: 'readiness',
    ask: get('/ready'),
    given: noKey,
    contains: ['OK', 'content-type: text/plain', 'cache-control: no-store'],
    notContains: ['{'],
  },
  {
    name: 'search',
    ask: get('/v1/ingredients/search?q=M%C3%B6hre&lang=de&limit=2'),
    contains: [
      '"query":"Möhre"',
      '"language":"de"',
      '"limit":2',
      '"id":"carrot"',
      '"name":"Karotte"',
      '"allergen_profile":{',
    ],
    notContains: ['"allergen_profile":null'],
  },
  {
    name: 'search without limit and language',
    ask: get('/v1/ingredients/search?q=butter'),
    contains: ['"language":"en"', '"limit":10'],
  },
  {
    name: 'search with unknown parameters',
    ask: get('/v1/ingredients/search?q=butter&limit=1&debug=1&__proto__=1'),
    contains: ['"id":"butter"'],
    notContains: ['debug'],
  },
  {
    name: 'autocomplete',
    ask: get('/v1/ingredients/autocomplete?q=parad&lang=de&limit=25'),
    contains: ['{"ingredientId":"tomato","name":"Paradeiser"}'],
    notContains: ['allergen'],
  },
  {
    name: 'count',
    ask: get('/v1/ingredients/count'),
    contains: ['The ingredient library holds', 'content-type: text/plain'],
    notContains: ['{'],
  },
  {
    name: 'detail in both documented forms, without data of other modules',
    ask: get('/v1/ingredients/egg-yolk?lang=es'),
    contains: [
      '"ingredientId":"egg-yolk"',
      '"mainIngredient":"egg"',
      '"ingredient":{"id":"egg-yolk"',
      '"allergen_profile":null',
      '"flavor_profile":null',
    ],
    notContains: ['crossContactRisk', 'umami'],
  },
  {
    name: 'browse',
    ask: get(
      '/v1/ingredients?category=legumes&diet=vegan&without=gluten&min=iron:3&limit=1&sort=-iron',
    ),
    contains: [
      '"language":"en"',
      '"results":[{"ingredientId":"soybeans"',
      '"nutrients":{"minerals.iron":15.7}',
      '"next":"',
    ],
    notContains: ['unresolved', 'allergen'],
  },
  {
    name: 'browse by ids, with few fields',
    ask: get('/v1/ingredients?ids=butter,xyzzy&fields=name&lang=de'),
    contains: [
      '"results":[{"ingredientId":"butter","name":"Butter"}],"next":null',
      '"unresolved":[{"ingredientId":"xyzzy"',
    ],
  },
  {
    name: 'search with few fields',
    ask: get('/v1/ingredients/search?q=butter&limit=1&fields=name,category'),
    contains: ['"ingredient":{"id":"butter","name":"butter","category":"dairy-and-eggs"}'],
    notContains: ['allergen_profile'],
  },
  {
    name: 'search with one line per food',
    ask: get('/v1/ingredients/search?q=butter&limit=1&lang=es&fields=card'),
    contains: [
      '"ingredient":{"id":"butter","name":"mantequilla","category":"dairy-and-eggs","allergens":"Contiene: leche (con lactosa)"}',
    ],
    notContains: ['allergen_profile'],
  },
  {
    name: 'categories',
    ask: get('/v1/meta/categories'),
    contains: ['{"categories":["additives","baking",'],
  },
  {
    name: 'search for a word that every JavaScript object has as a property',
    ask: get('/v1/ingredients/search?q=constructor&limit=1'),
    contains: ['"query":"constructor"'],
  },
  {
    name: 'a batch in which one check is for a serving',
    ask: batch({
      checks: [
        { items: [{ ingredientId: 'butter', amount: 200, unit: 'g' }], servings: 4 },
        { items: [BUTTER], servings: 'four' },
      ],
    }),
    contains: [
      '"serving":{"servings":4,"grams":50}',
      '{"index":1,"error":{"code":"INVALID_REQUEST","message":"servings is not a number above 0: four"}}',
    ],
  },
  {
    name: 'units',
    ask: get('/v1/meta/units?lang=de'),
    contains: ['"language":"de"', '{"id":"metric-tablespoon","name":"Esslöffel","shortcut":"EL"'],
  },
  {
    name: 'languages',
    ask: get('/v1/meta/languages'),
    contains: ['{"languages":["de","en","es"]}'],
  },
  {
    name: 'allergens',
    ask: get('/v1/ingredients/peanut/allergens?lang=de'),
    contains: [
      '"name":"Erdnuss"',
      '"peanut":{"contains":"yes"',
      '"histamine":{',
      '"fodmap":{',
      '"pancreas":{',
    ],
  },
  {
    name: 'check',
    ask: check({
      items: [{ ingredientId: 'butter', amount: 200, unit: 'g' }],
      concerns: ['lactose', 'egg'],
    }),
    contains: [
      '"grams":200,"amountAssumed":false',
      '{"concern":"lactose","risk":"high","verdict":"incompatible"',
      '{"concern":"egg","risk":"none","verdict":"compatible"',
    ],
  },
  {
    name: 'label',
    ask: [
      'POST',
      '/v1/labels/check',
      {
        text: 'Zutaten: Weizenmehl, Zucker, Butter 12 %, Emulgator: Lecithine (Soja). Kann Spuren von Nüssen enthalten.',
        lang: 'de',
        concerns: ['gluten', 'treeNut'],
      },
    ],
    contains: [
      '"contains":["gluten","soybeans","milk"]',
      '"mayContain":["nuts"]',
      '"number":"E 322"',
      '{"concern":"gluten","risk":"high","verdict":"incompatible"',
      '"portion":{"grams":100,"assumed":true}',
    ],
  },
  {
    name: 'check without concerns and amounts',
    ask: check({ items: [BUTTER] }),
    contains: ['"grams":100,"amountAssumed":true', '"concerns":null'],
  },
  {
    name: 'check with an unknown ingredient: never compatible',
    ask: check({
      items: [{ ingredientId: 'xyzzy' }, { ingredientId: 'water' }],
      concerns: ['peanut'],
    }),
    contains: [
      '"unresolved":[{"ingredientId":"xyzzy","reason":"unknown ingredient: xyzzy","code":"INGREDIENT_NOT_FOUND"}]',
      '"verdict":"uncertain","confidence":"unknown"',
    ],
    notContains: ['"verdict":"compatible"'],
  },
  {
    name: 'check with unknown properties',
    ask: check({ items: [{ ...BUTTER, brand: 'x' }], mood: 'good' }),
    contains: ['"ingredientId":"butter"'],
    notContains: ['brand', 'mood'],
  },
  {
    name: 'check with properties that target the prototype',
    ask: [
      'POST',
      '/v1/compatibility/check',
      `{"items":[{"ingredientId":"butter","__proto__":{"amount":5}}],"__proto__":{"concerns":["egg"]},"constructor":{"prototype":{"polluted":1}}}`,
    ],
    contains: ['"grams":100,"amountAssumed":true', '"concerns":null'],
    notContains: ['polluted'],
  },
  {
    name: 'batch: order, defaults, own concerns, errors of elements',
    ask: batch({
      checks: [
        { items: [BUTTER] },
        { items: [BUTTER], concerns: ['egg'] },
        { items: [] },
        { items: [BUTTER], concerns: ['glutn'] },
        'nonsense',
        { items: [{ ingredientId: 'xyzzy' }] },
      ],
      concerns: ['dairy'],
    }),
    contains: [
      '{"results":[{"index":0,"result":{"items":[{"ingredientId":"butter"',
      '[{"concern":"dairy","risk":"high"',
      '[{"concern":"egg","risk":"none"',
      '{"index":2,"error":{"code":"EMPTY_ITEMS","message":"items is empty"}}',
      '{"index":3,"error":{"code":"INVALID_CONCERN"',
      '{"index":4,"error":{"code":"INVALID_REQUEST"',
      '"reason":"unknown ingredient: xyzzy"',
    ],
  },
  {
    name: 'diet',
    ask: [
      'POST',
      '/v1/compatibility/diet',
      { diet: 'vegan', ingredientIds: ['butter', 'tofu', 'xyzzy'] },
    ],
    contains: [
      '"diet":"vegan","verdict":"incompatible","violations":[{"ingredientId":"butter","sources":["milk"]}]',
      '"unresolved":["xyzzy"]',
    ],
  },
  {
    name: 'FODMAP',
    ask: ['POST', '/v1/compatibility/fodmap', { items: [{ ingredientId: 'onion', amount: 100 }] }],
    contains: [
      '"result":{"level":"high","dominantGroups":["oligosaccharides"]',
      '"ingredients":[{"ingredientId":"onion","profile":{"fodmapLevel":"high"',
    ],
  },
  {
    name: 'histamine of unknown items only',
    ask: ['POST', '/v1/compatibility/histamine', { items: [{ ingredientId: 'xyzzy' }] }],
    contains: ['"result":null,"ingredients":[]'],
    notContains: ['"risk":"none"'],
  },
  {
    name: 'profile',
    ask: get('/v1/ingredients/butter/profile'),
    contains: ['"ingredientId":"butter"', '"flavorProfile":{"sweet":'],
  },
  {
    name: 'substitutes with their role',
    ask: get('/v1/ingredients/fresh-yeast/substitutes?limit=1&lang=de'),
    contains: ['"ingredientId":"dry-yeast","name":"Trockenhefe","quality":"well"', '"ratio":0.35'],
    notContains: ['"quality":"partial"'],
  },
  {
    name: 'substitutes checked for the person who asks',
    ask: get('/v1/ingredients/butter/substitutes?for=lactose,dairy&diet=vegan&limit=1'),
    contains: [
      '"for":["lactose","dairy","vegan"]',
      '"solves":["lactose","dairy","vegan"]',
      '"brings":[',
    ],
    notContains: ['lactose-free-butter', 'salted-butter'],
  },
  {
    name: 'pairings',
    ask: get('/v1/ingredients/lamb/pairings?lang=es'),
    contains: [
      '"ingredientId":"rosemary","name":"romero","reasons":["classic_pair"',
      '"oftenUsedWith":[{"ingredientId":',
    ],
  },
  {
    name: 'similar ingredients',
    ask: get('/v1/ingredients/mozzarella/similar?limit=1'),
    contains: ['"relation":"sameFamily"', '"reasons":["same_family"'],
  },
  {
    name: 'convert',
    ask: [
      'POST',
      '/v1/units/convert',
      { ingredientId: 'butter', amount: 1, fromUnit: 'kilogram', toUnit: 'g' },
    ],
    contains: [
      '{"ingredientId":"butter","amount":1,"fromUnit":"kilogram","toUnit":"g","result":1000,"estimated":false}',
    ],
  },
  {
    name: 'nutrition',
    ask: get('/v1/ingredients/butter/nutrition'),
    contains: ['"basis":"per100g"', '"energyKcal":753'],
    notContains: ['computed'],
  },
  {
    name: 'nutrition of an amount',
    ask: get('/v1/ingredients/butter/nutrition?amount=50&unit=g'),
    contains: [
      '"computed":{"amount":50,"unit":"g","grams":50,"estimated":false',
      '"energyKcal":376.5',
    ],
  },
  {
    name: 'analysis of a list: items without an amount are not added as zero',
    ask: [
      'POST',
      '/v1/nutrition/analyze',
      { items: [{ ingredientId: 'butter', amount: 100 }, { ingredientId: 'salt' }], servings: 2 },
    ],
    contains: [
      '"servings":2',
      '"perServing":{',
      '"unresolved":[{"ingredientId":"salt","reason":"no amount","code":"AMOUNT_MISSING"}]',
      '"coverage":{',
    ],
  },
  {
    name: 'a recipe is parsed: titles are marked, guesses have a reason',
    ask: [
      'POST',
      '/v1/recipes/parse',
      { text: 'Kuchen\n\n200 g Mehl\n1 Prise Froozle', lang: 'de' },
    ],
    contains: [
      '"ingredientId":"wheat-flour"',
      '"reason":"no such ingredient"',
      '"skipped":[{"line":"Kuchen","reason":"title"',
    ],
  },
  {
    name: 'a recipe is checked: concerns, diets and EU allergens in one answer',
    ask: [
      'POST',
      '/v1/recipes/check',
      { lines: ['200 g butter', '2 eggs'], concerns: ['dairy'], diets: ['vegan'] },
    ],
    contains: [
      '"concerns":[{"concern":"dairy","risk":"high","verdict":"incompatible"',
      '"diets":[{"diet":"vegan","verdict":"incompatible"',
      '"contains":["eggs","milk"]',
    ],
  },
  {
    name: 'a recipe for the people of a household',
    ask: [
      'POST',
      '/v1/recipes/check',
      {
        lines: ['100 ml milk', '20 g kiwi'],
        people: [
          { name: 'Ada', concerns: ['lactose'], tolerates: { lactose: '6 g' } },
          { name: 'Ben', diet: ['vegan'], avoid: ['kiwi'] },
        ],
      },
    ],
    contains: [
      '"people":[{"name":"Ada","verdict":"compatible"',
      '{"name":"Ben","verdict":"incompatible","restrictions":[{"kind":"diet","name":"vegan","verdict":"incompatible","culprits":["whole-milk"]',
      '{"kind":"avoid","name":"kiwi","verdict":"incompatible","culprits":["kiwi"]',
    ],
  },
  {
    name: 'a package for the people of a household',
    ask: [
      'POST',
      '/v1/labels/check',
      { text: 'Ingredients: oats, milk.', people: [{ name: 'Ada', concerns: ['dairy', 'egg'] }] },
    ],
    contains: [
      '"people":[{"name":"Ada","verdict":"incompatible","restrictions":[{"kind":"concern","name":"dairy"',
    ],
  },
  {
    name: 'the allergen letters of a recipe',
    ask: ['POST', '/v1/recipes/letters', { lines: ['200 g butter'], scheme: 'at' }],
    contains: ['"letter":"G","allergen":"milk","contains":"yes","ingredientIds":["butter"]'],
  },
  {
    name: 'how much of it keeps a recipe low in FODMAP',
    ask: ['POST', '/v1/recipes/headroom', { lines: ['200 g apples'], domain: 'fodmap' }],
    contains: ['"items":[{"ingredientId":"apple","grams":200,"maxGrams":'],
  },
  {
    name: 'whether a recipe fits a diet',
    ask: ['POST', '/v1/recipes/diet', { items: [{ ingredientId: 'butter' }], diet: 'vegan' }],
    contains: [
      '{"diet":"vegan","verdict":"incompatible","violations":[{"ingredientId":"butter","sources":["milk"]}],"uncertain":[],"unresolved":[],"uncertainSources":[]}',
    ],
  },
  {
    name: 'the FODMAP of a recipe, for the people it concerns',
    ask: [
      'POST',
      '/v1/recipes/fodmap',
      {
        items: [{ ingredientId: 'onion', amount: 100, unit: 'g' }],
        people: [
          { name: 'Ada', concerns: ['fodmap', 'egg'] },
          { name: 'Ben', concerns: ['egg'] },
        ],
      },
    ],
    contains: [
      '{"items":[{"ingredientId":"onion","grams":100,"amountAssumed":false}],"unresolved":[],"result":{"level":"high","dominantGroups":["oligosaccharides"],"hasUnknown":false,"confidence":"medium"},"ingredients":[{"ingredientId":"onion","profile":{"fodmapLevel":"high","fodmapGroups":["oligosaccharides"],"safeServingGrams":5,"processed":false,"confidence":"medium","gramsPer100g":{"oligosaccharides":null,"disaccharides":0,"monosaccharides":0.1,"polyols":null}}}],"evaluation":{"risk":"high","verdict":"incompatible","confidence":"medium","contributors":[{"ingredientId":"onion","grams":100,"risk":"high","steps":[{"rule":"level","before":"none","after":"high","figure":"high"},{"rule":"safe_serving","before":"high","after":"high","figure":5}]}],"unknown":[]},"people":[{"name":"Ada","verdict":"incompatible","restrictions":[{"kind":"concern","name":"fodmap","verdict":"incompatible","culprits":["onion"],"unknown":[]}]}]}',
    ],
  },
  {
    name: 'the histamine of a recipe',
    ask: [
      'POST',
      '/v1/recipes/histamine',
      { items: [{ ingredientId: 'parmesan', amount: 50, unit: 'g' }] },
    ],
    contains: [
      '{"items":[{"ingredientId":"parmesan","grams":50,"amountAssumed":false}],"unresolved":[],"result":{"risk":"high","topContributors":["parmesan"],"containsFermented":true,"containsAged":true,"containsLiberators":false,"hasUnknown":false,"confidence":"high"},"ingredients":[{"ingredientId":"parmesan","profile":{"histamineContent":"high","liberator":"no","daoEffect":"none","fermented":true,"aged":true,"thresholdGrams":null,"confidence":"high"}}],"evaluation":{"risk":"high","verdict":"incompatible","confidence":"high","contributors":[{"ingredientId":"parmesan","grams":50,"risk":"high","steps":[{"rule":"content","before":"none","after":"high","figure":"high"},{"rule":"fermented","before":"high","after":"high","figure":null},{"rule":"aged","before":"high","after":"high","figure":null}]}],"unknown":[]}}',
    ],
  },
  {
    name: 'the nutrition declaration of a recipe',
    ask: [
      'POST',
      '/v1/recipes/declaration',
      { items: [{ ingredientId: 'butter', amount: 200, unit: 'g' }], servings: 4 },
    ],
    contains: [
      '{"label":"eu","rows":[{"nutrient":"macros.energyKilojoule","unit":"kJ","per100g":{"value":3100,"decimals":0,"relation":"equal"},"perAmount":{"value":1531,"decimals":0,"relation":"equal"},"referenceShare":0.18226190476190476,"coverage":1',
      '],"unresolved":[],"grams":null,"servings":4,"servingGrams":50}',
    ],
  },
  {
    name: 'the nutrition declaration of a recipe by the weight of the finished dish',
    ask: [
      'POST',
      '/v1/recipes/declaration',
      {
        items: [{ ingredientId: 'butter', amount: 200, unit: 'g' }],
        servings: 4,
        finishedGrams: 100,
      },
    ],
    contains: [
      '"per100g":{"value":6199,"decimals":0,"relation":"equal"},"perAmount":{"value":1531,',
      '],"unresolved":[],"grams":null,"servings":4,"servingGrams":25}',
    ],
  },
  {
    name: 'the nutrition declaration of a recipe with more data than its lines',
    ask: [
      'POST',
      '/v1/recipes/declaration',
      { text: '200 g rice\n\nMethod\n\nServe with butter.', servings: 4 },
    ],
    contains: ['"named":[{"text":"butter","where":"method"'],
  },
  {
    name: 'the verdict for each line of a recipe',
    ask: [
      'POST',
      '/v1/recipes/check',
      { text: '200 g rice\n50 g butter', concerns: ['lactose'], diets: ['vegan'], perLine: true },
    ],
    contains: [
      '"lines":[{"line":"200 g rice","verdict":"compatible","findings":[]},{"line":"50 g butter","verdict":"incompatible","findings":[{"name":"lactose","verdict":"caution"},{"name":"vegan","verdict":"incompatible"}]}]',
    ],
  },
  {
    name: 'the days of a plan',
    ask: [
      'POST',
      '/v1/plans/check',
      {
        texts: [
          { name: 'week', file: 'monday/lunch.txt', text: '100 g rice' },
          { name: 'plan', text: 'Tuesday\n1 onion\n2 xyzzy' },
        ],
      },
    ],
    contains: [
      '{"days":[{"day":"monday","meals":[{"name":"week","meal":"lunch","servings":null,"fat":0.66,"verdicts":{"histamine":"compatible","fodmap":"compatible","pancreas":"compatible"},"nutrients":{"id":"total","macros":{"energyKcal":365,',
      '"uncounted":[]}],"fat":0.66,"evaluation":{"histamine":{"risk":"low","verdict":"compatible","confidence":"medium","culprits":[],"unknown":[],"steps":[]},"fodmap":{"risk":"low","verdict":"compatible","confidence":"medium","culprits":[],"unknown":[],"steps":[]},"pancreas":{"risk":"low","verdict":"compatible","confidence":"medium","culprits":[],"unknown":[],"steps":[]}},"unresolved":[],"nutrients":{"id":"total","macros":{"energyKcal":365,',
      '{"day":"tuesday","meals":[{"name":"plan: Tuesday","meal":null,"servings":null,"fat":0.11,"verdicts":{"histamine":"uncertain","fodmap":"incompatible","pancreas":"uncertain"},"nutrients":{"id":"total","macros":{"energyKcal":44,',
      '"code":"INGREDIENT_NOT_FOUND"}]}],"fat":0.11,"evaluation":{"histamine":{"risk":"unknown","verdict":"uncertain","confidence":"unknown","culprits":[],"unknown":["xyzzy"],"steps":[{"rule":"unresolved","before":"low","after":"unknown","figure":1}]},"fodmap":{"risk":"high","verdict":"incompatible","confidence":"medium","culprits":["onion"],"unknown":["xyzzy"],"steps":[]},"pancreas":{"risk":"unknown","verdict":"uncertain","confidence":"unknown","culprits":[],"unknown":["xyzzy"],"steps":[]}},"unresolved":[{"ingredientId":"xyzzy","reason":"unknown ingredient: xyzzy","code":"INGREDIENT_NOT_FOUND"}],"nutrients":{"id":"total","macros":{"energyKcal":44,',
      '"uncounted":[{"ingredientId":"xyzzy"',
      '"mean":{"id":"total","macros":{"energyKcal":204.5,',
      '"skipped":[]}',
    ],
  },
  {
    name: 'a shopping list',
    ask: [
      'POST',
      '/v1/recipes/shop',
      {
        recipes: [{ text: 'Serves 2\n\n200 g rice' }, { lines: ['100 g rice', '1 xyzzy'] }],
        servings: 4,
      },
    ],
    contains: [
      '"grams":500,"estimated":false,"amounts":[{"amount":500,"unit":"gram","word":"g","grams":500}]',
      '"isScaled":false,"unread":[{"line":"1 xyzzy"',
    ],
  },
  {
    name: 'a swap that suits the people',
    ask: [
      'POST',
      '/v1/swap',
      {
        ingredientId: 'butter',
        amount: '2 tbsp',
        limit: 1,
        people: [{ name: 'Ada', concerns: ['lactose'], avoid: ['butter'] }],
      },
    ],
    contains: [
      '{"ingredientId":"butter","language":"en","for":["lactose"],"grams":28.375802,"verdicts":{"lactose":"caution"},"substitutes":[{"ingredientId":"lactose-free-butter","name":"lactose-free butter","grams":28.375802,"quality":"well","solves":["lactose"],"brings":[],"keeps":["pancreas","dairy","vegan","ovoVegetarian","alphaGal"],"with":[],"contexts":["baking","frying","spread","sauce"],"loses":[],"reasons":["classic_substitute","same_function","similar_flavor","similar_texture"],"score":0.97}],"refused":9,"people":[{"name":"Ada","verdict":"incompatible","restrictions":[{"kind":"avoid","name":"butter","verdict":"incompatible","culprits":["butter"],"unknown":[]},{"kind":"concern","name":"lactose","verdict":"caution","culprits":["butter"],"unknown":[]}]}]}',
    ],
  },
  {
    name: 'a line that names two foods',
    ask: ['POST', '/v1/lines/parse', { line: 'salt and pepper' }],
    contains: [
      '{"line":"salt and pepper","ingredientId":"salt","name":"salt","amount":null,"unit":null,"grams":null,"estimated":false,"confidence":1,"alternatives":[],"reading":"sure","phrase":"salt","parts":[{"role":"food","text":"salt "},{"role":"filler","text":"and "},{"role":"further food","text":"pepper"}],"also":[{"line":"salt and pepper","ingredientId":"black-pepper","name":"pepper","amount":null,"unit":null,"grams":null,"estimated":false,"confidence":1,"alternatives":[{"ingredientId":"red-bell-pepper","name":"red bell pepper","confidence":0.3},{"ingredientId":"chili-pepper","name":"chili pepper","confidence":0.3}],"reading":"sure","phrase":"pepper","parts":[{"role":"food","text":"salt "},{"role":"filler","text":"and "},{"role":"further food","text":"pepper"}]}]}',
    ],
  },
  {
    name: 'an exact name',
    ask: get('/v1/ingredients/resolve?q=Butter'),
    contains: ['{"certainty":"sure","ingredientId":"butter","exact":true,"near":[]}'],
  },
  {
    name: 'a guessed name',
    ask: get('/v1/ingredients/resolve?q=200+g+buter'),
    contains: ['{"certainty":"guess","ingredientId":"butter","exact":false,"near":["butter"]}'],
  },
  {
    name: 'an unknown name',
    ask: get('/v1/ingredients/resolve?q=xyzzy'),
    contains: ['{"certainty":"none","ingredientId":null,"exact":false,"near":[]}'],
  },
  {
    name: 'the allergen letters of an ingredient',
    ask: get('/v1/ingredients/butter/letters?scheme=at'),
    contains: [
      '{"scheme":"at","letters":[{"letter":"A","allergen":"gluten","contains":"no","ingredientIds":[]},{"letter":"B","allergen":"crustaceans","contains":"no","ingredientIds":[]},{"letter":"C","allergen":"eggs","contains":"no","ingredientIds":[]},{"letter":"D","allergen":"fish","contains":"no","ingredientIds":[]},{"letter":"E","allergen":"peanuts","contains":"no","ingredientIds":[]},{"letter":"F","allergen":"soybeans","contains":"no","ingredientIds":[]},{"letter":"G","allergen":"milk","contains":"yes","ingredientIds":["butter"]},{"letter":"H","allergen":"nuts","contains":"no","ingredientIds":[]},{"letter":"L","allergen":"celery","contains":"no","ingredientIds":[]},{"letter":"M","allergen":"mustard","contains":"no","ingredientIds":[]},{"letter":"N","allergen":"sesame","contains":"no","ingredientIds":[]},{"letter":"O","allergen":"sulphites","contains":"no","ingredientIds":[]},{"letter":"P","allergen":"lupin","contains":"no","ingredientIds":[]},{"letter":"R","allergen":"molluscs","contains":"no","ingredientIds":[]}],"unresolved":[]}',
    ],
  },
  {
    name: 'the nutrition declaration of an ingredient',
    ask: get('/v1/ingredients/egg/declaration?amount=2&unit=piece'),
    contains: [
      '{"label":"eu","rows":[{"nutrient":"macros.energyKilojoule","unit":"kJ","per100g":{"value":588,"decimals":0,"relation":"equal"},"perAmount":{"value":588,"decimals":0,"relation":"equal"},"referenceShare":0.07,"coverage":1',
      '],"unresolved":[],"grams":100,"servings":null}',
    ],
  },
  {
    name: 'the least change to a recipe',
    ask: ['POST', '/v1/recipes/swap', { text: '200 g butter', for: ['lactose'] }],
    contains: ['"changes":[{"ingredientId":"butter"', '"verdicts":{"lactose":"compatible"}'],
  },
  {
    name: 'the nutrients of a recipe, per serving too',
    ask: ['POST', '/v1/recipes/analyze', { text: '200 g butter', servings: 4 }],
    contains: ['"servings":4', '"perServing":{', '"readings":[{"line":"200 g butter"'],
  },
  {
    name: 'usage',
    ask: get('/v1/account/usage?days=1'),
    contains: [
      '"customerId":"',
      '"days":1',
      '"modules":["M1","M2","M3","M4"]',
      '"plan":"pro"',
      '"usage":[{"day":"2026-11-21"',
    ],
  },
  {
    name: 'the account',
    ask: get('/v1/account'),
    contains: ['"customerId":"', '"month":"2026-11","monthlyQuota":null,"spent":', '"keys":[{"'],
    notContains: ['hash'],
  },
]

const ERRORS: readonly Scenario[] = [
  {
    name: 'a plan without meals',
    ask: ['POST', '/v1/plans/check', { texts: [] }],
    status: 400,
    contains: ['EMPTY_ITEMS', 'no meals found'],
  },
  {
    name: 'a shopping list for no recipes',
    ask: ['POST', '/v1/recipes/shop', { recipes: [] }],
    status: 400,
    contains: ['EMPTY_ITEMS'],
  },
  {
    name: 'a shopping list for something that is not a recipe',
    ask: ['POST', '/v1/recipes/shop', { recipes: [7] }],
    status: 400,
    contains: ['INVALID_REQUEST'],
  },
  {
    name: 'a plan whose text is not a string',
    ask: ['POST', '/v1/plans/check', { texts: [{ name: 'week', text: 7 }] }],
    status: 400,
    contains: ['texts[0].text is not a text: 7'],
  },
  {
    name: 'an overlong plan',
    ask: ['POST', '/v1/plans/check', { texts: [{ name: 'week', text: 'rice\n'.repeat(30_000) }] }],
    status: 400,
    contains: ['TOO_MANY_ITEMS', '150000 letters in texts; at most 100000'],
  },
  {
    name: 'a swap for no reason',
    ask: ['POST', '/v1/swap', { ingredientId: 'butter' }],
    status: 400,
    contains: ['nothing given to swap for'],
  },
  {
    name: 'a swap with an invalid id',
    ask: ['POST', '/v1/swap', { ingredientId: 7, for: ['lactose'] }],
    status: 400,
    contains: ['ingredientId is not a text: 7'],
  },
  {
    name: 'a swap for people who tolerate the amount',
    ask: [
      'POST',
      '/v1/swap',
      {
        ingredientId: 'butter',
        amount: '10 g',
        people: [{ name: 'Ada', tolerates: { lactose: '5 g' } }],
      },
    ],
    status: 400,
    contains: ['nothing given to swap for'],
  },
  {
    name: 'a line that is not a string',
    ask: ['POST', '/v1/lines/parse', { line: 7 }],
    status: 400,
    contains: ['text is not a text: 7', '"line":"a text is required"'],
  },
  {
    name: 'letters of an unknown scheme',
    ask: get('/v1/ingredients/butter/letters?scheme=fr'),
    status: 400,
    contains: ['unknown scheme of letters: fr', 'one of at'],
  },
  {
    name: 'people that are not a list',
    ask: ['POST', '/v1/recipes/check', { lines: ['milk'], people: 'Ada' }],
    status: 400,
    contains: ['people is not a list'],
  },
  {
    name: 'a person who avoids an unknown food',
    ask: [
      'POST',
      '/v1/recipes/check',
      { lines: ['milk'], people: [{ name: 'Ada', avoid: ['xyzzy'] }] },
    ],
    status: 404,
    contains: ['INGREDIENT_NOT_FOUND', 'Ada: avoid', 'xyzzy'],
  },
  {
    name: 'a domain without amounts',
    ask: ['POST', '/v1/recipes/headroom', { lines: ['milk'], domain: 'gluten' }],
    status: 400,
    contains: ['unknown domain: gluten (one of fodmap, histamine)'],
  },
  {
    name: 'no query',
    ask: get('/v1/ingredients/search'),
    status: 400,
    contains: ['MISSING_QUERY'],
  },
  {
    name: 'a blank query',
    ask: get('/v1/ingredients/autocomplete?q=%20%09'),
    status: 400,
    contains: ['MISSING_QUERY'],
  },
  {
    name: 'an unknown language',
    ask: get('/v1/ingredients/butter?lang=fr'),
    status: 400,
    contains: ['INVALID_LANGUAGE', 'unknown language: fr'],
  },
  {
    name: 'a limit of zero',
    ask: get('/v1/ingredients/search?q=a&limit=0'),
    status: 400,
    contains: ['INVALID_REQUEST', 'limit is not a whole number from 1 to 100: 0'],
  },
  {
    name: 'a limit that is not a number',
    ask: get('/v1/ingredients/search?q=a&limit=1e1'),
    status: 400,
    contains: ['limit is not a whole number from 1 to 100: 1e1'],
  },
  {
    name: 'a limit above that of autocomplete',
    ask: get('/v1/ingredients/autocomplete?q=a&limit=26'),
    status: 400,
    contains: ['limit is not a whole number from 1 to 25: 26'],
  },
  {
    name: 'a parameter given twice',
    ask: get('/v1/ingredients/search?q=a&q=b'),
    status: 400,
    contains: ['q is given 2 times'],
  },
  {
    name: 'a broken percent-encoding in the query',
    ask: get('/v1/ingredients/search?q=%E4'),
    status: 400,
    contains: ['INVALID_REQUEST', 'malformed percent-encoding'],
  },
  {
    name: 'a broken percent-encoding in the path',
    ask: get('/v1/ingredients/%E4'),
    status: 400,
    contains: ['INVALID_REQUEST', 'malformed percent-encoding'],
  },
  {
    name: 'too many days',
    ask: get('/v1/account/usage?days=366'),
    status: 400,
    contains: ['days is not a whole number from 1 to 365: 366'],
  },
  {
    name: 'neither true nor false',
    ask: get('/v1/ingredients/butter/substitutes?includePartial=yes'),
    status: 400,
    contains: ['includePartial is neither true nor false: yes'],
  },
  {
    name: 'an unknown id',
    ask: get('/v1/ingredients/buter'),
    status: 404,
    contains: ['INGREDIENT_NOT_FOUND', 'no such ingredient: buter', '"near":"butter'],
  },
  ...['allergens', 'substitutes', 'pairings', 'similar', 'profile', 'nutrition'].map(
    (part): Scenario => ({
      name: `an unknown id, in ${part}`,
      ask: get(`/v1/ingredients/xyzzy/${part}`),
      status: 404,
      contains: ['INGREDIENT_NOT_FOUND', 'no such ingredient: xyzzy'],
    }),
  ),
  {
    name: 'a very long id',
    ask: get(`/v1/ingredients/${'a'.repeat(5_000)}`),
    status: 404,
    contains: ['INGREDIENT_NOT_FOUND', 'no such ingredient: aaa', '…'],
  },
  {
    name: 'an id with a line break',
    ask: get('/v1/ingredients/a%0Ab'),
    status: 404,
    contains: [String.raw`no such ingredient: a\\nb`],
  },
  {
    name: 'substitutes for an unknown concern',
    ask: get('/v1/ingredients/butter/substitutes?for=lactos'),
    status: 400,
    contains: ['INVALID_CONCERN', 'unknown concern or diet: lactos', 'did you mean lactose'],
  },
  {
    name: 'no relationship data',
    ask: get('/v1/ingredients/curing-salt/substitutes'),
    status: 422,
    contains: ['NO_RELATIONSHIP_DATA', 'no relationship data for: curing-salt'],
  },
  {
    name: 'a body that is not JSON',
    ask: ['POST', '/v1/compatibility/check', '{"items":['],
    status: 400,
    contains: ['INVALID_JSON', 'not valid JSON: Unexpected end'],
  },
  {
    name: 'an empty body',
    ask: ['POST', '/v1/compatibility/check', ''],
    status: 400,
    contains: ['INVALID_JSON'],
  },
  {
    name: 'no body at all',
    ask: ['POST', '/v1/compatibility/check'],
    status: 400,
    contains: ['INVALID_REQUEST', 'the body is not a JSON object'],
  },
  {
    name: 'a body that is a list',
    ask: check([]),
    status: 400,
    contains: ['the body is not a JSON object'],
  },
  {
    name: 'another media type',
    ask: check({ items: [BUTTER] }),
    given: { headers: { 'content-type': 'text/plain' } },
    status: 415,
    contains: ['UNSUPPORTED_MEDIA_TYPE', 'text/plain'],
  },
  {
    name: 'a body that is too large',
    ask: check({ items: [{ ingredientId: 'a'.repeat(1_100_000) }] }),
    status: 413,
    contains: ['PAYLOAD_TOO_LARGE', '1048576 bytes'],
  },
  {
    name: 'no items',
    ask: check({}),
    status: 400,
    contains: ['INVALID_REQUEST', 'items is not a list'],
  },
  {
    name: 'an empty list of items',
    ask: check({ items: [] }),
    status: 400,
    contains: ['EMPTY_ITEMS'],
  },
  {
    name: 'an item that is not an object',
    ask: check({ items: [BUTTER, 5] }),
    status: 400,
    contains: ['items[1] is not an object'],
  },
  {
    name: 'an amount below zero',
    ask: check({ items: [{ ...BUTTER, amount: -1 }] }),
    status: 400,
    contains: ['items[0].amount is not a finite number of at least 0: -1'],
  },
  {
    name: 'an unknown concern',
    ask: check({ items: [BUTTER], concerns: ['glutn'] }),
    status: 400,
    contains: ['INVALID_CONCERN', 'did you mean gluten', '"known":"histamine, fodmap'],
  },
  {
    name: 'checks that are not a list',
    ask: batch({ checks: {} }),
    status: 400,
    contains: ['INVALID_REQUEST', 'checks is not a list'],
  },
  { name: 'an empty batch', ask: batch({ checks: [] }), status: 400, contains: ['EMPTY_BATCH'] },
  {
    name: 'a batch of 101',
    ask: batch({ checks: Array(101).fill({ items: [BUTTER] }) }),
    status: 400,
    contains: ['BATCH_TOO_LARGE', '101 checks'],
  },
  {
    name: 'no diet',
    ask: ['POST', '/v1/compatibility/diet', { ingredientIds: ['butter'] }],
    status: 400,
    contains: ['INVALID_REQUEST', 'diet is required'],
  },
  {
    name: 'an unknown diet',
    ask: ['POST', '/v1/compatibility/diet', { diet: 'keto', ingredientIds: ['butter'] }],
    status: 400,
    contains: ['INVALID_DIET', 'keto'],
  },
  {
    name: 'a diet without ingredients',
    ask: ['POST', '/v1/compatibility/diet', { diet: 'vegan' }],
    status: 400,
    contains: ['INVALID_REQUEST', 'ingredientIds'],
  },
  {
    name: 'a conversion without a unit',
    ask: ['POST', '/v1/units/convert', { ingredientId: 'butter', amount: 1, toUnit: 'g' }],
    status: 400,
    contains: ['INVALID_REQUEST', 'fromUnit is not a text: undefined'],
  },
  {
    name: 'a conversion of an object',
    ask: [
      'POST',
      '/v1/units/convert',
      { ingredientId: { toString: 1 }, amount: 1, fromUnit: 'g', toUnit: 'g' },
    ],
    status: 400,
    contains: ['ingredientId is not a text: an object'],
  },
  {
    name: 'a conversion without an amount',
    ask: [
      'POST',
      '/v1/units/convert',
      { ingredientId: 'butter', amount: { toString: 1 }, fromUnit: 'g', toUnit: 'g' },
    ],
    status: 400,
    contains: ['amount is not an amount: an object'],
  },
  {
    name: 'a conversion of an unknown ingredient',
    ask: [
      'POST',
      '/v1/units/convert',
      { ingredientId: 'xyzzy', amount: 1, fromUnit: 'g', toUnit: 'g' },
    ],
    status: 404,
    contains: ['INGREDIENT_NOT_FOUND'],
  },
  {
    name: 'an unknown unit',
    ask: [
      'POST',
      '/v1/units/convert',
      { ingredientId: 'butter', amount: 1, fromUnit: 'cupp', toUnit: 'g' },
    ],
    status: 400,
    contains: ['UNKNOWN_UNIT', 'unknown unit: cupp'],
  },
  {
    name: 'an unsupported conversion',
    ask: [
      'POST',
      '/v1/units/convert',
      { ingredientId: 'butter', amount: 1, fromUnit: 'clove', toUnit: 'g' },
    ],
    status: 400,
    contains: ['CONVERSION_NOT_POSSIBLE'],
  },
  {
    name: 'nutrition of an amount below zero',
    ask: get('/v1/ingredients/butter/nutrition?amount=-1'),
    status: 400,
    contains: ['amount is not an amount: -1'],
  },
  {
    name: 'nutrition in an unknown unit',
    ask: get('/v1/ingredients/butter/nutrition?amount=1&unit=cupp'),
    status: 400,
    contains: ['UNKNOWN_UNIT'],
  },
  {
    name: 'no servings',
    ask: ['POST', '/v1/nutrition/analyze', { items: [BUTTER], servings: 0 }],
    status: 400,
    contains: ['INVALID_REQUEST', 'servings'],
  },
  {
    name: 'an unknown path',
    ask: get('/v1/nothing'),
    given: noKey,
    status: 404,
    contains: ['ROUTE_NOT_FOUND', 'nothing is at /v1/nothing'],
  },
  {
    name: 'so few servings that one of them exceeds the limits',
    ask: check({ items: [BUTTER], servings: 5e-324 }),
    status: 400,
    contains: ['INVALID_REQUEST', 'servings is not at least 0.01: 5e-324'],
  },
  { name: 'an empty id', ask: get('/v1/ingredients/'), status: 404, contains: ['ROUTE_NOT_FOUND'] },
  {
    name: 'an extra slash',
    ask: get('/v1/ingredients/butter/'),
    status: 404,
    contains: ['ROUTE_NOT_FOUND'],
  },
  {
    name: 'a wrong method',
    ask: ['DELETE', '/v1/ingredients/butter'],
    given: noKey,
    status: 405,
    contains: ['METHOD_NOT_ALLOWED', 'allow: GET, HEAD'],
  },
  {
    name: 'a wrong method on a POST path',
    ask: ['PUT', '/v1/units/convert'],
    given: noKey,
    status: 405,
    contains: ['METHOD_NOT_ALLOWED', 'allow: POST'],
  },
  {
    name: 'no key',
    ask: get('/v1/ingredients/butter'),
    given: noKey,
    status: 401,
    contains: ['MISSING_API_KEY', 'www-authenticate: Bearer'],
    notContains: ['x-ratelimit'],
  },
  {
    name: 'an invalid key',
    ask: get('/v1/ingredients/butter'),
    given: { key: 'nonsense' },
    status: 401,
    contains: ['INVALID_API_KEY', 'www-authenticate: Bearer'],
    notContains: ['nonsense'],
  },
  {
    name: 'a scheme that is not Bearer',
    ask: get('/v1/ingredients/butter'),
    given: { key: '', headers: { authorization: 'Basic YTpi' } },
    status: 401,
    contains: ['MISSING_API_KEY'],
    notContains: ['YTpi'],
  },
]

const server = await testServer()
const customer = await server.customer()
// Make a call, so that the usage is not empty.
await customer.ask('GET', '/v1/ingredients/count')

const { paths } = JSON.parse((await server.ask('GET', '/openapi.json')).text)
const OWN_HEADER =
  /^(x-(?!content)|ratelimit|cache-control|etag|link|retry-after|www-auth|idempotency)/

/** Returns those headers of an answer that are missing from the API document. */
function undocumented(method: string, path: string, status: number, sent: readonly string[]) {
  const operation = OPERATIONS.find(
    (one) => one.method === method && patternOf(one.path).test(path),
  )
  const answer = operation && paths[operation.path][method.toLowerCase()].responses[status]
  if (!answer) return []
  const headerNames = Object.keys(answer.headers).map((name) => name.toLowerCase())
  return sent.filter((name) => OWN_HEADER.test(name) && !headerNames.includes(name))
}

/** Returns a pattern for the URLs of an operation with this path. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/, '[^/?]+')}(\\?.*)?$`)
}

const INTERNALS = /node_modules|\.[mc]?[tj]s:\d|\n\s+at |\/(home|root|work|tmp|usr)\//

describe.each([
  ['answers', ANSWERS],
  ['errors', ERRORS],
])('%s', (kind, scenarios) => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    async (_, { ask: [method, path, body], given, status = 200, contains, notContains = [] }) => {
      const key = given?.key ?? customer.key
      const answer = await server.ask(method, path, { ...given, key, body })
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
      const sentText = [...headers, answer.text].join('\n')
      expect([answer.status, sentText]).toEqual([status, sentText])
      for (const text of contains) expect(sentText).toContain(text)
      for (const text of notContains) expect(sentText).not.toContain(text)
      expect(sentText).not.toMatch(INTERNALS)
      expect(answer.text.indexOf('\n')).toBe(answer.text.length - 1)
      expect(sentText).toContain('x-request-id: ')
      expect(sentText).toContain('x-ingr-library: ')
      expect(undocumented(method, path, status, Object.keys(answer.headers))).toEqual([])
      if (kind === 'errors') {
        expect(faults({ $ref: '#/components/schemas/Error' }, answer.body)).toEqual([])
      }
    },
  )
})

test('every operation is among the answers, or among the errors if it has no data yet', () => {
  const requests = [...ANSWERS, ...ERRORS].map(({ ask: [method, path] }) => ({ method, path }))
  const unanswered = OPERATIONS.filter(({ method, path }) => {
    const pattern = patternOf(path)
    return !requests.some((one) => one.method === method && pattern.test(one.path))
  })
  expect(unanswered.map(({ id }) => id)).toEqual([])
})
