/** Tests words in real recipes that must not make the verdict uncertain: prose, yields, and brands next to a food. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import { finish } from '../src/domain/steps.ts'
import { parseRecipe, parseText } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { RECIPE_CHECK } from '../src/operations/recipes/check.ts'
import { readRecipes } from '../src/recipes/read.ts'

const library = openLibrary('data/library.sqlite')

const LIST: Readonly<Record<Language, string>> = {
  en: '200 g rice\n2 carrots\n1 onion',
  de: '200 g Reis\n2 Möhren\n1 Zwiebel',
  es: '200 g de arroz\n2 zanahorias\n1 cebolla',
}
const FOODS = ['white-rice', 'carrot', 'onion']

async function parsed(text: string, lang: Language) {
  const [recipe] = await readRecipes(text)
  return finish(parseRecipe(library, recipe!, lang))
}

async function read(text: string, lang: Language) {
  const { items, skipped } = await parsed(text, lang)
  return {
    foods: items.map(({ ingredientId, phrase }) => ingredientId ?? `${phrase}?`),
    skipped: skipped.map(({ line, reason }) => `${reason}: ${line}`),
  }
}

describe('a line that names no food is skipped', () => {
  test.each([
    ['en', 'Chill overnight!!', 'note'],
    ['en', 'Gas mark 6 till crusty.', 'note'],
    ['en', 'Stir, cover, refrigerate.', 'method'],
    ['en', '3 hrs low oven, lid off', 'method'],
    ['en', 'You might also like: Peanut Noodle Salad', 'note'],
    ['de', 'Pro Portion: 298 kcal, Eiweiß 7 g', 'metadata'],
    ['es', 'horno fuerte 20 min y listo', 'method'],
    ['en', 'Hold above 140 F.', 'method'],
    ['en', '200 fan, 25 mins.', 'method'],
    ['en', '1 Broil the carrots in a hot pan, then thaw the rice and submerge it.', 'method'],
    ['de', 'Die Möhren vorsichtig entsteinen.', 'method'],
    ['es', 'Ahúma las zanahorias.', 'method'],
    ['en', 'Fry carrots and onion in the oil. Add rice, then wine.', 'method'],
    ['de', 'Haltbarkeit: 3 Tage', 'metadata'],
    ['en', 'Shelf life: 5 days', 'metadata'],
    ['es', 'Por ración: 295 kcal', 'metadata'],
    ['de', 'ca. 24 Stück', 'metadata'],
    ['es', 'Confita la zanahoria con la cebolla a fuego lento, escurre y deja templar.', 'method'],
  ] as const)('%s: %s', async (lang, line, reason) => {
    const { foods, skipped } = await read(`${LIST[lang]}\n\n${line}`, lang)
    expect(foods).toEqual(FOODS)
    expect(skipped).toEqual([`${reason}: ${line}`])
  })
})

describe('the yield is not a food', () => {
  test.each([
    ['en', 'Fudge brownies\nMakes 12', null],
    ['en', 'Panna cotta\n8 pots', null],
    ['en', 'Tomato soup\n8 bowls', null],
    ['en', 'Beef pie\n8', null],
    ['en', 'Mushroom risotto, 10 portions', 10],
    ['de', 'Kokosmakronen\n40 Stück', null],
    ['de', 'Obstsalat im Glas\n12 Gläser', null],
    ['de', 'Kartoffelsuppe, 4 Portionen', 4],
    ['de', 'Frikadellen, 12 Stück', null],
    ['es', 'Boquerones en vinagre\n8 tapas', null],
    ['es', 'Nuggets caseros\n8 niños', 8],
    ['es', 'Mini pizzas, 12 uds', null],
    ['es', 'Pisto manchego, 4 raciones', 4],
  ] as const)('%s: %j', async (lang, head, servings) => {
    const { items, title, servings: read } = await parsed(`${head}\n${LIST[lang]}`, lang)
    expect(items.map(({ ingredientId }) => ingredientId)).toEqual(FOODS)
    expect([title, read?.count ?? null]).toEqual([head.split('\n')[0], servings])
  })

  test.each([
    ['en', '2 tins', 'a tin may hold food'],
    ['en', '2 zanks', 'an unknown word'],
    ['en', '2 chillies', 'a food'],
  ] as const)('%s: %j stays, because it is %s', async (lang, line, _) => {
    const { items } = await parsed(`Curry\n${line}\n${LIST[lang]}`, lang)
    expect(items.map((item) => item.line)).toContain(line)
  })

  test('the pieces of the title, by their name', async () => {
    const text = 'Magdalenas\n12 magdalenas\n\n200 g de harina\n2 huevos'
    const { items } = await parsed(text, 'es')
    expect(items.map(({ ingredientId }) => ingredientId)).toEqual(['wheat-flour', 'egg'])
  })

  test.each([
    ['en', 'Lamb chops\nServes 4\n\n8 lamb chops\n2 cloves garlic', 'lamb-chop'],
    ['en', 'Lobster tails\n\n4 lobster tails\n100 g butter', 'lobster'],
    ['en', 'Fish fingers\nServes 3\n12 fish fingers\n200 g peas', 'fish-fingers'],
    ['de', 'Lammkoteletts\n8 Lammkoteletts\n2 Knoblauchzehen', 'lamb-chop'],
    ['es', 'Chuletas de cordero\n8 chuletas de cordero\n2 dientes de ajo', 'lamb-chop'],
  ] as const)('%s: %j lists a food that is bought', async (lang, text, id) => {
    const { items } = await parsed(text, lang)
    expect(items.map(({ ingredientId }) => ingredientId)).toContain(id)
  })

  test('a list of alternating foods and amounts is not a title', async () => {
    const { title, items } = await parsed('Eier\n4 Stück\nMehl\n200 g', 'de')
    expect([title, items[0]?.ingredientId]).toEqual([null, 'egg'])
  })
})

describe('the lines between the title and the list are not food', () => {
  test.each([
    ['es', 'Paella de casa\n40 uds.'],
    ['es', 'Arroz del domingo\n12 uds. · 20 min'],
    ['de', 'Reispfanne\nGV 120 Essen'],
    ['de', 'Reispfanne\nMenge: ca. 25 Stück\nKategorie: Weihnachten'],
    ['de', '3-Zutaten-Gefühl: Reis aus der Pfanne'],
    ['en', 'Rice bowl\nCUTS INTO 12'],
    ['en', 'COCONUT LIME POPSICLES'],
    ['es', 'CEIP LOS OLIVOS\nMENÚ DEL COMEDOR'],
    ['de', 'Reispfanne\n4 Portionen | 35 Min. | leicht | 480 kcal, E 33 g, F 24 g, KH 30 g'],
  ] as const)('%s: %j', async (lang, head) => {
    const { foods, skipped } = await read(`${head}\n\n${LIST[lang]}`, lang)
    expect(foods).toEqual(FOODS)
    expect(skipped).toHaveLength(head.split('\n').length)
  })

  test('but a measured line may be food', async () => {
    const { foods } = await read('Smoothie\n2 scoops velvet shake\n\n200 g rice', 'en')
    expect(foods).toContain('velvet shake?')
  })

  test('but a list of foods is food, even without amounts', async () => {
    const { foods } = await read('Soup\nbutter\neggs\n\n200 g rice', 'en')
    expect(foods).toEqual(expect.arrayContaining(['butter', 'egg', 'white-rice']))
  })
})

describe('possible food remains unknown', () => {
  test.each([
    ['en', '2 tins'],
    ['en', 'Mixed leaves'],
    ['en', '2 tbsp velvet rise'],
    ['en', 'Diamond Dust'],
    ['en', 'froozle bar 150 kcal'],
    ['en', '(froozle)'],
    ['es', 'pan queso'],
    ['de', '200 g Blorbkraut'],
    ['es', '100 g de polvo mágico'],
  ] as const)('%s: %s', async (lang, line) => {
    const { foods } = await read(`${LIST[lang]}\n${line}`, lang)
    expect(foods).toHaveLength(FOODS.length + 1)
  })
})

describe('each food of a line is sure', () => {
  test.each([
    ['de', 'Salz Pfeffer Paprikapulver', 'salt black-pepper paprika-sweet'],
    ['en', 'salt pepper oil', 'salt black-pepper vegetable-oil'],
    ['es', 'sal pimienta comino', 'salt black-pepper cumin'],
    ['es', '200 ml aceite girasol', 'sunflower-oil'],
    ['es', '200 g falda, en dados', 'flank-steak'],
    ['es', '2 tazas de harina P.A.N. (harina de maíz precocida)', 'masarepa'],
    ['en', '1 cup Hellmann’s (mayonnaise)', 'mayonnaise'],
    ['de', '400 ml Milch 1,5 %', 'low-fat-milk'],
    ['de', '100 ml BBQ-Sauce (z. B. Stubb’s oder Bull’s-Eye)', 'bbq-sauce'],
    ['de', '100 Bockwürste (Halberstädter)', 'wiener-sausage'],
    ['de', '30 g Proteinpulver Vanille (ESN)', 'protein-powder'],
    ['de', '1 Schöpfer Rindsuppe', 'beef-stock'],
    ['en', '4 cups rolled oats (not quick)', 'rolled-oats'],
    ['en', 'Celery, fresh, chopped         1 lb          1 qt', 'celery'],
    ['es', 'Arroz bomba ▸ 600 g', 'bomba-rice'],
    ['de', '1 Glas Artischocken, in Öl eingelegt', 'artichoke vegetable-oil'],
    ['de', '4 Paprikaschoten, mit Hackfleisch gefüllt', 'red-bell-pepper mixed-minced-meat'],
    ['en', 'artichokes pickled in vinegar', 'artichoke vinegar'],
    ['en', 'olives stuffed with almonds', 'olive almond'],
    ['es', '1 bote de alcachofas, marinadas en aceite', 'artichoke vegetable-oil'],
    ['en', 'salmon - large fillets', 'salmon'],
    ['de', '2 Möhren, in feine Schiffchen', 'carrot'],
    ['de', '2 Möhren, dünngehobelt und aufgeschnitten', 'carrot'],
    ['de', '2 Möhren (vom Biohof)', 'carrot'],
    ['en', '1 lb De Cecco pasta', 'pasta'],
    ['en', "2 tbsp Land O'Lakes butter, melted", 'butter'],
    ['en', '1 lb Swt potatoes cooked', 'cooked-sweet-potato'],
    ['en', '2 beef Oxo cubes', 'stock-cube-beef'],
    ['en', '3 Maggi cubes, crushed', 'stock-cube'],
    ['de', '200 g Butter Kerrygold', 'butter'],
    ['en', '1 pkg. Schneiders bologna', 'mortadella'],
    ['es', 'miel de mi compadre Chucho', 'honey'],
    ['en', '4 eggs from our hens', 'egg'],
    ['de', '1 Huhn vom Bauern Huber', 'chicken'],
    ['de', '500 g Spargel aus Schrobenhausen', 'asparagus'],
  ] as const)('%s: %s', (lang, line, foods) => {
    const items = parseText(library, line, lang).items
    expect(items.map(({ ingredientId }) => ingredientId).join(' ')).toBe(foods)
    expect(items.every(({ reading }) => reading === 'sure')).toBe(true)
  })

  test.each([
    ['de', 'Zimt Froozel'],
    ['en', '2 tsp chicken Bisto'],
    ['es', 'brazo de gitano de nata'],
    ['en', '200 g Peanutt rice'],
    ['en', '200 ml milk from froozle'],
    ['de', '2 Äpfel vom Haselnusshof'],
    ['de', '200 g Mehl aus Froozel'],
    ['de', '200 g Philadelphia (Lachs)'],
    ['en', '100 g sugar (froozle)'],
    ['de', '100 g Zucker (Froozel)'],
    ['de', '300 g Hähnchen mit mariniertem Tofu'],
    ['de', '4 Paprikaschoten, gefüllt'],
    ['es', 'arroz con pollo marinado'],
  ] as const)('but not %s: %s', (lang, line) => {
    const { items } = parseText(library, line, lang)
    expect(items.every(({ reading }) => reading === 'sure')).toBe(false)
  })
})

test.each([
  ['es', '1/2 kilo de pierna'],
  ['de', '2 Keulen'],
  ['en', '4 chops'],
] as const)(
  'a cut of meat leaves no allergen open, whatever the animal: %s: %s',
  async (lang, text) => {
    const body = { text, lang, concerns: ['egg', 'gluten', 'dairy'] }
    const { evaluation } = await RECIPE_CHECK.prepare({ query: {}, body }).run({
      library,
      usage: () => Promise.reject(new Error('no accounts')),
    })
    expect([evaluation.egg, evaluation.gluten, evaluation.dairy]).toMatchObject(
      ['egg', 'gluten', 'dairy'].map(() => ({ verdict: 'compatible' })),
    )
  },
)

test.each([
  ['en', 'parsley - large handful', 1, 'handful'],
  ['en', 'parsley (handful), chopped', 1, 'handful'],
  ['de', 'Petersilie - große Handvoll', 1, 'handful'],
  ['en', 'salmon - large fillets', null, null],
  ['en', '2 tbsp oil - splash', 2, 'tablespoon'],
] as const)('a unit after the food belongs to its amount: %s: %s', (lang, line, amount, unit) => {
  const [item] = parseText(library, line, lang).items
  expect(item).toMatchObject({ reading: 'sure', amount, unit })
})

test('a wide gap before a figure separates the columns of a kitchen sheet', () => {
  const [item] = parseText(
    library,
    'Lenteja pardina       7,2 kg         0%       6,8 kg',
    'es',
  ).items
  expect(item).toMatchObject({ ingredientId: 'brown-lentils', amount: 7.2, unit: 'kilogram' })
})

test('a food named in skipped prose still counts', async () => {
  const text = `${LIST.en}\n\nFold the walnuts through it gently and serve while it is still warm.`
  const call = RECIPE_CHECK.prepare({ query: {}, body: { text, lang: 'en' } })
  const { evaluation } = await call.run({ library, usage: () => Promise.reject(new Error()) })
  expect(evaluation.treeNut?.verdict).not.toBe('compatible')
  expect(evaluation.dairy?.verdict).toBe('compatible')
})

describe('an unknown word after the food that only says how the food is treated', () => {
  const certainty = async (line: string, lang: Language) => {
    const { items } = await parsed(`${LIST[lang]}\n${line}`, lang)
    return items.slice(FOODS.length).map((one) => `${one.ingredientId} ${one.reading}`)
  }

  test.each([
    ['de', '2 Sternanis, unzerbrockelt', 'star-anise'],
    ['de', '4 Scheiben Raclettekäse, passgenau zugeschnitzelt', 'raclette-cheese'],
    ['de', '1 Zwiebel, hauchförmig zerschnippt', 'onion'],
    ['en', '1 bunch parsley, unbunched', 'parsley'],
    ['en', '2 carrots, ribboned', 'carrot'],
    ['en', '2 carrots, diagonally', 'carrot'],
    ['es', '2 zanahorias, laminadas irregularmente', 'carrot'],
    ['es', '1 cebolla, desflecada', 'onion'],
  ] as const)('is plain: %s: %s', async (lang, line, id) => {
    expect(await certainty(line, lang)).toEqual([`${id} sure`])
  })

  // It adds something, may be a misspelt food, or is no form of a verb.
  test.each([
    ['de', '2 Zwiebeln, honiggetränkt'],
    ['de', '2 Zwiebeln, umfrozelpaniert'],
    ['de', '2 Zwiebeln, Froozelt'],
    ['de', '2 zwiebeln, froozelt'],
    ['en', '2 onions, froozle-crusted'],
    ['en', '2 onions, flaxsed'],
    ['en', '2 onions, mustarded'],
    ['en', '2 onions, froozle'],
    ['es', '2 cebollas, enfrozelsazonadas'],
    ['es', '2 cebollas, almendreadas'],
    ['es', '2 cebollas, frozel'],
  ] as const)('is in doubt: %s: %s', async (lang, line) => {
    const found = await certainty(line, lang)
    expect(found.every((one) => one.endsWith('sure'))).toBe(false)
  })
})

describe('a brand next to a food adds only its typical ingredients', () => {
  const verdicts = async (line: string, lang: Language) => {
    const body = { lines: [line], lang, concerns: ['celery', 'dairy', 'egg', 'gluten', 'fish'] }
    const call = RECIPE_CHECK.prepare({ query: {}, body })
    const found = await call.run({ library, usage: () => Promise.reject(new Error()) })
    return { ...found.evaluation, ...found.euEvaluation }
  }

  test.each([
    ['en', '2 tsp kosher salt (Morton: 1 1/4 tsp)'],
    ['en', '100 g Kraft cheddar'],
    ['de', '200 g Frischkäse, z. B. Philadelphia'],
    ['de', '200 g Frischkäse (Philadelphia)'],
    ['es', '200 g de queso crema tipo Philadelphia'],
  ] as const)('%s: %s', async (lang, line) => {
    expect((await verdicts(line, lang)).fish?.verdict).toBe('compatible')
  })

  test('its typical ingredients count', async () => {
    const found = await verdicts('1 tsp salt (Knorr)', 'en')
    expect(found.celery?.verdict).not.toBe('compatible')
    expect(found.fish?.verdict).toBe('compatible')
  })

  test('a brand whose name contains a food may be that food', async () => {
    const found = await verdicts('2 apples - no sugar, no salt, just eggs', 'en')
    expect(found.egg?.verdict).not.toBe('compatible')
  })

  test('next to a name with several meanings it leaves everything open', async () => {
    const { fish, gluten } = await verdicts('1 pack Iglo Calamari', 'de')
    expect([fish?.verdict, gluten?.verdict]).toEqual(['uncertain', 'uncertain'])
  })

  test('without a food it leaves everything open', async () => {
    for (const line of ['1 cup Knorr', '2 Morton', '1 jar Nutella']) {
      expect((await verdicts(line, 'en')).fish?.verdict).toBe('uncertain')
    }
  })
})

test.each(['200 g cab meat', '200 g canned cab meat', '200 g lump cab meat'])(
  '%s may be crab meat, so it is not meat',
  async (line) => {
    const call = RECIPE_CHECK.prepare({ query: {}, body: { lines: [line], lang: 'en' } })
    const { evaluation } = await call.run({ library, usage: () => Promise.reject(new Error()) })
    expect(evaluation.shellfish?.verdict).not.toBe('compatible')
  },
)

describe('a sentence that denies a food', () => {
  const dairyIn = async (lang: Language, sentence: string) => {
    const text = `${LIST[lang]}\n\n${sentence}`
    const { evaluation } = await RECIPE_CHECK.prepare({ query: {}, body: { text, lang } }).run({
      library,
      usage: () => Promise.reject(new Error('no accounts')),
    })
    return evaluation.dairy.verdict
  }

  test.each([
    ['en', 'I never use cream here.'],
    ['en', "You don't need any cream."],
    ['en', 'Cream is not necessary.'],
    ['en', 'My mum would never put cream in it.'],
    ['en', 'Instead of cream I use potatoes.'],
    ['de', 'Sahne braucht ihr nicht.'],
    ['de', 'Die Sahne könnt ihr euch sparen.'],
    ['de', 'Kein Mensch braucht hier Sahne.'],
    ['de', 'Statt Sahne nehme ich Kartoffeln.'],
    ['es', 'Nunca le pongo nata.'],
    ['es', 'La nata no es necesaria.'],
    ['es', 'Mi abuela jamás le puso nata.'],
    ['es', 'En vez de nata uso patata.'],
  ] as const)('adds no allergen: %s: %s', async (lang, sentence) => {
    expect(await dairyIn(lang, sentence)).toBe('compatible')
  })

  test.each([
    ['en', "Don't forget the cream."],
    ['en', 'Never without cream.'],
    ['en', "Don't add the cream before it boils."],
    ['en', 'Never skip the cream.'],
    ['de', 'Nie ohne Sahne!'],
    ['de', 'Lasst die Sahne kurz aufkochen.'],
    ['de', 'Nicht mit Sahne sparen.'],
    ['de', 'Auf Sahne verzichte ich nie.'],
    ['es', 'Nunca sin nata.'],
    ['es', 'Nunca falta la nata.'],
    ['es', 'Si sobra nata, guárdala.'],
    ['es', 'No os olvidéis de la nata.'],
  ] as const)('but a sentence that requires it does: %s: %s', async (lang, sentence) => {
    expect(await dairyIn(lang, sentence)).not.toBe('compatible')
  })
})

describe('the name of a dish above a complete list', () => {
  const foodsNamedIn = async (text: string, lang: Language) => {
    const call = RECIPE_CHECK.prepare({ query: {}, body: { text, lang } })
    const { evaluation } = await call.run({
      library,
      usage: () => Promise.reject(new Error('no accounts')),
    })
    return evaluation.shellfish.verdict
  }
  const VEGETABLES =
    '400 g de arroz\n1 pimiento\n150 g de judías verdes\n2 tomates\n1 cebolla\nazafrán\n'

  test('does not add what is only usual in the dish', async () => {
    expect(await foodsNamedIn(`Paella de verduras\n${VEGETABLES}`, 'es')).toBe('compatible')
  })

  test('but adds what it names, and what is usual if the list is incomplete', async () => {
    expect(await foodsNamedIn(`Paella de gambas\n${VEGETABLES}`, 'es')).not.toBe('compatible')
    expect(await foodsNamedIn('Paella\n400 g de arroz\n1 pimiento\n', 'es')).not.toBe('compatible')
  })
})

test('the name of a field is not a food: "name" is not ñame', async () => {
  const text = JSON.stringify({
    '@type': 'Recipe',
    name: 'Pan',
    recipeIngredient: ['500 g harina'],
  })
  const call = RECIPE_CHECK.prepare({ query: {}, body: { text, lang: 'es' } })
  const { named: foodNames } = await call.run({
    library,
    usage: () => Promise.reject(new Error('no accounts')),
  })
  expect(foodNames).toBeUndefined()
})

test('a dish with a colon below the title is a heading, a plain food is not', async () => {
  const menu = 'Cordon bleu mit Salat\n4 Portionen\n\nCordon bleu:\n4 Schweineschnitzel\n2 Eier\n'
  expect((await read(menu, 'de')).skipped).toContain('heading: Cordon bleu:')
  expect((await read('Kuchen\n\nButter:\n200 g Mehl\n2 Eier\n', 'de')).foods).toContain('butter')
})

test.each([
  ['es', '250 g de placas de lasaña (de sémola, sin huevo)', ['lasagne-sheets'], ['egg']],
  ['de', '250 g Lasagneplatten (Hartweizen, ohne Ei)', ['lasagne-sheets'], ['egg']],
] as const)(
  'a claim that ends a bracket is about the food before it: %s %s',
  (lang, line, ids, without) => {
    const [first] = parseText(library, line, lang).items
    expect([first?.ingredientId]).toEqual(ids)
    expect(first?.without).toEqual(without)
  },
)

describe('recipes as people send them', () => {
  const LIST_EN = '\n200 g rice\n2 carrots\n1 onion\n'
  const STEPS = 'Boil the rice in salted water for 12 min. Chop the rest. Fry and stir for 5 min.\n'

  test.each([
    ['salt and pepper as letters', 'en', `Rice${LIST_EN}S + P`, [...FOODS, 'salt', 'black-pepper']],
    ['a box before a word', 'en', `Rice\n${LIST_EN}▢ flaky sea salt`, [...FOODS, 'sea-salt']],
    [
      'a label in square brackets',
      'de',
      'Reis\n\n[Soße] 200 g Reis, 2 Möhren\n[Sonst] 1 Zwiebel',
      FOODS,
    ],
    [
      'an abbreviated spice',
      'de',
      `Reis\n\n${LIST.de}\nSalz, Pf.`,
      [...FOODS, 'salt', 'black-pepper'],
    ],
    ['a remark below the steps', 'en', `Rice\n${LIST_EN}\n${STEPS}Keeps 2 weeks in the tin`, FOODS],
    ['a signed remark', 'en', `Rice\n${LIST_EN}\n${STEPS}— Uncle Ray adds bacon bits`, FOODS],
    [
      'a subtitle above the ingredients',
      'de',
      `Asiatischer Glasnudelsalat\nleicht & lecker\nZutaten\n${LIST.de}`,
      FOODS,
    ],
  ] as const)('%s', async (_, lang, text, foods) => {
    expect((await read(text, lang)).foods).toEqual(foods)
  })

  test('foods of a message are sure, except after an unknown word', async () => {
    const text =
      'hey! so the salad: 1 can chickpeas roasted w/ paprika, 2 carrots lol, half a red onion, 2 tbsp tahini and some froozled cheese. shake it all in a jar, good for like 4 people honestly.'
    const { items } = await parsed(text, 'en')
    expect(items.map(({ ingredientId, reading }) => [ingredientId, reading])).toEqual([
      ['roasted-chickpeas', 'sure'],
      ['paprika-sweet', 'sure'],
      ['carrot', 'sure'],
      ['red-onion', 'sure'],
      ['tahini', 'sure'],
      ['cheese', 'guess'],
    ])
  })

  test('portions of a yield are not port wine, and men are not a brand of wafers', async () => {
    const { skipped } = await parsed(`Reis\n6 Port. (oder 2 Männer)\n\n${LIST.de}`, 'de')
    expect(skipped.map(({ named = [] }) => named)).toEqual([[], []])
  })
})

describe('the head of a dish in a note', () => {
  const verdictOf = async (text: string, concern: 'gluten' | 'dairy') => {
    const call = RECIPE_CHECK.prepare({ query: {}, body: { text, lang: 'es' } })
    const { evaluation } = await call.run({
      library,
      usage: () => Promise.reject(new Error('no accounts')),
    })
    return evaluation[concern].verdict
  }
  const LIST_ES = '- 600 g de patatas\n- 6 huevos\n- 1 cebolla\n'

  test('is the dish', async () => {
    const text = `Tortilla de patatas\n\nEn esta casa la tortilla lleva cebolla.\n\n${LIST_ES}`
    expect(await verdictOf(text, 'gluten')).toBe('compatible')
  })

  test('but a longer name is another food', async () => {
    const text = `Tortilla de patatas\n\nServir con una tortilla de trigo.\n\n${LIST_ES}`
    expect(await verdictOf(text, 'gluten')).not.toBe('compatible')
  })
})
