/**
 * Tests ingredient lists as written on packages. Each row gives the allergens that the product contains and may
 * contain.
 */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { type Diet, EU_ALLERGENS } from '../../src/domain/restrictions.ts'
import type { LabelIngredient } from '../../src/domain/shapes/labels.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { LIBRARY } from '../http/support.ts'

const read = (text: string, lang: Language) => finish(checkLabel(LIBRARY, { text, lang }))

describe('contained and possible allergens', () => {
  test.each<[Language, string, string, string]>([
    // Unknown words can still name allergens.
    ['de', 'Froozelmehl aus Weizenprotein-Hydrolysat-XY, Sojaeiweißschrot', 'gluten soybeans', ''],
    ['en', 'whey-based something, froozled hazelnut whip', 'milk nuts', ''],
    ['es', 'mantequilla concentrada froozle, base de huevo frozelio', 'eggs milk', ''],
    // Some words only look like an allergen.
    ['de', 'Kokosmilch, Buchweizenmehl, Muskatnuss, Milchsäure, Kakaobutter', '', ''],
    [
      'en',
      'coconut cream, buckwheat flour, nutmeg, cream of tartar, eggplant, butternut squash',
      '',
      '',
    ],
    ['es', 'leche de coco, manteca de cacao, trigo sarraceno, nuez moscada', '', ''],
    // Statements about allergens in different positions.
    ['de', 'Zucker, Salz, kann Spuren von Sellerie enthalten', '', 'celery'],
    ['de', 'Zucker (kann Spuren von Milch enthalten)', '', 'milk'],
    ['de', 'Zucker\nEnthält: Ei\nKann Spuren von Sesam enthalten', 'eggs', 'sesame'],
    ['de', 'Zucker*. *kann Lupinen enthalten', '', 'lupin'],
    ['de', 'Zucker. Hergestellt in einem Betrieb, der auch Fisch verarbeitet.', '', 'fish'],
    ['en', 'sugar. Made on a line that also processes milk.', '', 'milk'],
    ['en', 'SUGAR MAY CONTAIN SULPHITES', '', 'sulphites'],
    ['en', 'sugar. Contains milk and a source of phenylalanine.', 'milk', ''],
    ['en', 'sugar. Allergens: mustard', 'mustard', ''],
    ['es', 'azúcar. Elaborado en una fábrica que utiliza cacahuete.', '', 'peanuts'],
    ['es', 'azúcar. Alérgenos: moluscos.', 'molluscs', ''],
    // After "and", an ingredient class at the end of a list is a new ingredient.
    ['de', 'Zucker, VOLLMILCHpulver und Emulgator (Mono- und Diglyceride)', 'milk', ''],
    ['de', 'Zucker, Ei und Emulgator: E 471', 'eggs', ''],
    ['en', 'sugar, egg white powder and emulsifier (E471)', 'eggs', ''],
    ['en', 'egg, milk powder & anti-caking agent: E535', 'eggs milk', ''],
    ['es', 'azúcar, clara de huevo en polvo y emulgente (E-471)', 'eggs', ''],
    ['es', 'azúcar, leche y conservador: E-200', 'milk', ''],
    // Brackets that contain an allergen, or the source of an ingredient.
    ['de', 'Gewürze (enthält SELLERIE, SENF)', 'celery mustard', ''],
    ['de', 'Mehl {Weizen}, Öl [Erdnuss]', 'gluten peanuts', ''],
    ['en', 'emulsifier: lecithins (egg)', 'eggs', ''],
    // An implied ingredient (cheese contains milk), and a syrup whose source need not be declared.
    ['de', 'Edamer (Salz, Lab, Kulturen)', 'milk', ''],
    ['de', 'Glukosesirup (aus Weizen)', '', 'gluten sulphites'],
    // Words next to an E number, and numbers without the "E" after an ingredient class.
    ['de', 'Emulgatoren: Sojalecithin und E 471', 'soybeans', ''],
    ['es', 'emulgentes: lecitina de soja y E-471, sal', 'soybeans', ''],
    ['en', 'colours: casein with E 102, salt', 'milk', ''],
    ['en', 'emulsifier (322 from soya), acidity regulators (330, 331)', 'soybeans', ''],
    // A listed ingredient is never taken for a note, whatever words it contains or follows.
    [
      'es',
      'Bebida sin azúcares añadidos: agua, AVENA, pasta de NUECES, sal, E-418',
      'gluten nuts',
      '',
    ],
    ['es', 'Ingredientes: atún capturado con caña, aceite de oliva', 'fish', ''],
    ['de', 'Zutaten: Mais, 52% VollkornHAFERflocken', 'gluten', ''],
    // A compound ingredient contains what its list says. Allergens that only its name suggests are unknown.
    ['en', 'potato, prawn cocktail seasoning (sugar, salt)', '', ''],
    ['es', 'patata, rebozado (harina de trigo, agua, sal)', 'gluten', 'eggs milk'],
    ['en', 'sponge (butter, sugar)', 'milk', 'gluten eggs'],
    // Unusually worded warnings.
    [
      'en',
      'sugar. This product may not be suitable for people with milk or egg allergies.',
      '',
      'eggs milk',
    ],
    ['en', 'sugar. Seaweed may naturally contain MOLLUSCS', '', 'molluscs'],
    ['en', 'sugar. Risk of cross-contamination with sesame.', '', 'sesame'],
    ['de', 'Zucker. Für Fischallergiker nicht geeignet.', '', 'fish'],
    ['de', 'Zucker. Kreuzkontamination mit Erdnuss möglich.', '', 'peanuts'],
    ['es', 'azúcar. Podría contener apio.', '', 'celery'],
    ['es', 'azúcar. No recomendado para alérgicos al pescado.', '', 'fish'],
    [
      'de',
      'Zucker. Produziert in einer Anlage, in der auch Senf und Soja zum Einsatz kommen.',
      '',
      'soybeans mustard',
    ],
    ['de', 'Zucker. Auf derselben Linie werden Produkte mit Sellerie hergestellt.', '', 'celery'],
    [
      'de',
      'Zucker. Das Produkt kann Soja-, Milch- und Eibestandteile enthalten.',
      '',
      'eggs soybeans milk',
    ],
    [
      'en',
      'sugar. Due to the methods used in the manufacture of this product, it may contain traces of soya.',
      '',
      'soybeans',
    ],
    [
      'de',
      'Zucker. In unserem Betrieb werden auch Produkte mit SESAM und MILCH abgepackt',
      '',
      'milk sesame',
    ],
    ['de', 'Salz. Hergestellt in einer Backstube, in der auch Eier verwendet werden.', '', 'eggs'],
    ['en', 'sugar. Egg and soya are used in our bakery.', '', 'eggs soybeans'],
    [
      'es',
      'azúcar. En el mismo obrador se elaboran productos que contienen soja y sésamo.',
      '',
      'soybeans sesame',
    ],
    // Fully refined soya oil need not be declared.
    ['es', 'aceite de soja totalmente refinado, sal', '', 'soybeans'],
    ['en', 'fully refined soya oil, salt', '', 'soybeans'],
    ['en', 'soya oil, salt', 'soybeans', ''],
    // Claims without a legal definition do not rule out an allergen, and no claim rules out a listed ingredient.
    ['de', 'Ohne Milch. Zutaten: Zucker, Butter', 'milk', ''],
    ['en', 'Vegan. Ingredients: sugar. Contains: milk', 'milk', ''],
    ['en', 'Gluten-free. Ingredients: wheat flour', 'gluten', ''],
  ])('%s: %s', (lang, text, contains, mayContain) => {
    const result = read(text, lang)
    expect([result.contains.join(' '), result.mayContain.join(' ')]).toEqual([contains, mayContain])
  })
})

test('a gluten claim settles unreadable ingredients for gluten, but for no other allergen', () => {
  const { unknown } = read('Glutenfrei. Zutaten: Zucker, Froozel', 'de')
  expect(unknown).not.toContain('gluten')
  expect(unknown).toContain('milk')
  expect(read('Vegan. Zutaten: Zucker, Froozel', 'de').unknown).toContain('milk')
})

test('the species in brackets after a fish is not an ingredient, any other bracket is', () => {
  expect(read('Thunfisch (Katsuwonus pelamis), Salz', 'de').unresolved).toEqual([])
  expect(read('Zucker (Froozel blau), Salz', 'de').unresolved).toHaveLength(1)
})

describe('a scientific name after a food that the library does not know', () => {
  const unresolved = (text: string) => read(text, 'en').unresolved.map((one) => one.ingredientId)

  test.each([
    ['Prawns (Metapenaeus froozlei) 40 %, salt'],
    ['Water, sardines (Froozlella spp.), salt'],
    ['Mint (Froozlia citrata L. var. froozla), sugar'],
  ])('only states its species: %s', (text) => {
    expect(unresolved(text)).toEqual([])
  })

  // An allergen, a mixture, known words, or no scientific name.
  test.each([
    ['Salt, mint (Juglans froozlei)'],
    ['Water, curry powder (Froozlia citrata), salt'],
    ['Salt, mint (froozle powder)'],
    ['Salt, froozle (Froozlia citrata)'],
  ])('may add something: %s', (text) => {
    expect(unresolved(text)).not.toEqual([])
  })
})

test('all foods that an ambiguous name may mean are judged', () => {
  const { evaluation } = read('Ingredientes: harina de maíz, manteca, sal', 'es')
  expect(evaluation.dairy.verdict).toBe('uncertain')
  expect(evaluation.fish.verdict).toBe('compatible')
})

describe('the first line of a text without a heading', () => {
  const namesIn = (text: string, lang: Language) => {
    const { skipped, unresolved } = read(text, lang)
    return [skipped.map((one) => `${one.reason}: ${one.text}`), unresolved.length]
  }

  test.each<[Language, string, string]>([
    ['de', 'Froozelkefir mild 1,5 % Fett, aus Froozel', 'Milch, Kulturen, Salz'],
    ['en', 'Froozle gums, sugar-free froozle', 'Xylitol, gum base, glycerine'],
    ['es', 'Torta froozel D.O.P., cuña', 'Leche, sal, cuajo'],
  ])('is a title: %s: %s', (lang, title, list) => {
    expect(namesIn(`${title}\n${list}`, lang)).toEqual([[`title: ${title}`], 0])
  })

  test('is part of the list if a food comes before its end', () => {
    const { unresolved } = read('Haferflocken, Gefroozeltes\nPalmfett, Salz, Zucker', 'de')
    expect(unresolved).not.toEqual([])
  })
})

test('a sentence after a list below a title is a note', () => {
  const { skipped } = read('SALAD\nPasta 29 %, lettuce. Froozle included below. Store cool.', 'en')
  expect(skipped.map(({ text }) => text)).toContain('Froozle included below')
})

test('an unread ingredient leaves every verdict undecided', () => {
  const { evaluation, unresolved } = read('Zucker, Froozel', 'de')
  expect(evaluation.soy.verdict).toBe('uncertain')
  expect(unresolved.map(({ ingredientId }) => ingredientId)).toEqual(['Froozel'])
})

describe('a list item without a known food leaves every allergen open', () => {
  test.each<[Language, string, string]>([
    ['de', 'Zutaten: Zucker, Weisen, Hefe', 'Weisen'],
    ['de', 'Zutaten: Reis, Stäbchen, Salz', 'Stäbchen'],
    ['en', 'Ingredients: sugar, skimmed mild, cocoa', 'skimmed mild'],
    ['en', 'Ingredients: lentils, decorations, water', 'decorations'],
    ['es', 'Ingredientes: arroz, conejo, picada, sal', 'picada'],
    ['de', 'Zutaten: Wasser, Emulgator, Salz', 'Emulgator'],
    ['en', 'Ingredients: water, thickener, salt', 'thickener'],
    ['es', 'Ingredientes: agua, arroz, conservante', 'conservante'],
  ])('%s: %s', (lang, text, item) => {
    const { unknown, unresolved } = read(text, lang)
    expect(unresolved.map(({ ingredientId }) => ingredientId)).toEqual([item])
    expect(unknown).toEqual(EU_ALLERGENS)
  })

  test.each<[Language, string]>([
    ['en', 'Ingredients: rice, stabilisers - sodium citrates and xanthan gum, salt'],
    ['de', 'Zutaten: Reis, Zitronensäure (Säuerungsmittel), Salz'],
    ['de', 'Zutaten: Reis, Emulgator: E471, Salz'],
  ])('but a class with its additive does not: %s: %s', (lang, text) => {
    expect(read(text, lang).unresolved).toEqual([])
  })
})

describe('additives', () => {
  test.each<[Language, string, string]>([
    ['en', 'rice, modified starch (1442)', 'E 1442'],
    ['en', 'rice, azodicarbonamide', 'E 927a'],
    ['de', 'E 322', 'E 322'],
    ['de', 'Emulgator: E471', 'E 471'],
    ['de', 'Säuerungsmittel Citronensäure', 'E 330'],
    ['de', 'Emulgatoren (E 471, E472e)', 'E 471,E 472e'],
    ['en', 'emulsifier (E471)', 'E 471'],
    ['en', 'INS 330', 'E 330'],
    ['en', 'raising agent: E500(ii)', 'E 500(ii)'],
    ['es', 'antioxidante: E-300', 'E 300'],
    ['es', 'conservador (nitrito sódico)', 'E 250'],
  ])('%s: %s', (lang, text, numbers) => {
    expect(read(text, lang).additives.map(({ number }) => number)).toEqual(numbers.split(','))
  })
})

describe('shares', () => {
  const sharesOf = (list: readonly LabelIngredient[]) =>
    list.map(({ share: { min, max } }) => [min, max])
  test.each<[string, readonly (readonly [number, number])[]]>([
    [
      'sugar, salt',
      [
        [0, 100],
        [0, 50],
      ],
    ],
    [
      'sugar 60%, salt',
      [
        [60, 60],
        [0, 40],
      ],
    ],
    [
      'wheat flour, sugar 20%, salt',
      [
        [20, 80],
        [20, 20],
        [0, 20],
      ],
    ],
    [
      'sugar, salt 1%, pepper',
      [
        [0, 99],
        [1, 1],
        [0, 2],
      ],
    ],
    [
      'sugar (min. 30 %), salt (5-10%)',
      [
        [30, 95],
        [5, 10],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(sharesOf(read(text, 'en').ingredients)).toEqual(expected)
  })

  test('a larger portion is never milder, and no portion clears an allergen', () => {
    const at = (portion: number) =>
      finish(checkLabel(LIBRARY, { text: 'milk, sugar', lang: 'en', portion })).evaluation
    expect(at(1).fodmap.verdict).not.toBe('incompatible')
    expect(at(300).fodmap.verdict).toBe('incompatible')
    expect(at(1).dairy.verdict).toBe('incompatible')
  })
})

test('of several languages one is judged and the others are compared with it', () => {
  const text =
    'DE Zutaten: Weizenmehl, Salz.\nEN Ingredients: wheat flour, butter, salt.\nFR Ingrédients: farine de blé, sel.'
  const result = read(text, 'de')
  expect(result.lang).toBe('de')
  expect(result.contains).toEqual(['gluten'])
  expect(result.compared.map(({ lang, more }) => [lang, more])).toEqual([['en', ['milk']]])
  // Milk is named elsewhere on the package, so it may be present.
  expect(result.unknown).toEqual(['milk'])
  expect(result.evaluation.dairy.verdict).toBe('uncertain')
  expect(result.skipped.map(({ reason }) => reason)).toContain('language')
})

describe('a list in an unsupported language leaves allergens open if it is longer', () => {
  const unknownIn = (text: string, lang: Language) =>
    read(text, lang).unresolved.map(({ ingredientId }) => ingredientId.trim())

  test.each([
    ['de', 'Zutaten: Zucker, Kakao. FR Ingrédients: sucre, cacao, lait écrémé en poudre.'],
    ['de', 'DE – Zutaten: Zucker, Reismehl. IT – Ingredienti: zucchero, farina di riso, tuorlo.'],
    ['de', 'Zutaten: Zucker, Palmöl.\nIngrédients: sucre, huile de palme,\nNOISETTES 13 %.'],
    ['en', 'EN Ingredients: rice, salt. DA Ingredienser: ris, hvede, salt.'],
    ['es', 'Ingredientes: azúcar, cacao. PT Ingredientes: açúcar, cacau, leite magro em pó.'],
  ] as const)('%s: %s', (lang, text) => {
    expect(unknownIn(text, lang)).toHaveLength(1)
    expect(read(text, lang).evaluation.dairy.verdict).toBe('uncertain')
  })

  test.each([
    ['de', 'Zutaten: Zucker, Kakao. FR Ingrédients: sucre, cacao. Énergie 100 kJ, sel 0,5 g.'],
    ['de', 'Zutaten: Reis,\nZucker, Salz\nIngrédients: riz, sucre,\nsel\nLyon, Paris, Lille'],
    ['en', 'EN Ingredients: rice 1.5%, salt. FR Ingrédients: riz 1,5 %, sel.'],
  ] as const)('not in %s: %s', (lang, text) => {
    expect(unknownIn(text, lang)).toEqual([])
  })
})

describe('a claim of absence that other words revoke leaves the allergen open', () => {
  test.each([
    ['de', 'Lactosefrei? Nein. Nussfrei? Nein. Zutaten: Reis, Kakao', 'treeNut'],
    ['de', 'eifrei: nein; Zutaten: Reis, Zucker', 'egg'],
    ['de', 'Zutaten: Mais, Salz\nlaktosefrei ❌', 'dairy'],
    ['de', 'Zutaten: Mais, Salz. Leider nicht glutenfrei.', 'gluten'],
    ['de', 'Der Riegel ist leider nicht mehr nussfrei. Zutaten: Datteln, Kakao', 'treeNut'],
    ['en', 'Vegan: No. Dairy free: No. Gluten free: Yes. Ingredients: rice, cocoa', 'dairy'],
    ['en', '| Gluten free | No |\n| Vegan | No |\nIngredients: corn, salt', 'gluten'],
    ['en', 'Ingredients: corn, salt. No longer dairy free.', 'dairy'],
    ['en', 'Egg-free ✗ Gluten-free ✓. Ingredients: rice, sugar', 'egg'],
    ['es', 'Sin gluten: no. Ingredientes: arroz, cacao', 'gluten'],
    ['es', 'Ingredientes: dátiles. Ya no es libre de frutos secos.', 'treeNut'],
  ] as const)('%s: %s', (lang, text, concern) => {
    expect(read(text, lang).evaluation[concern].verdict).toBe('uncertain')
  })

  test.each([
    ['de', 'Zutaten: Mais, Salz. Nicht vegan, aber glutenfrei.', 'gluten'],
    ['en', 'Gluten free. No added sugar. Ingredients: corn, salt', 'gluten'],
    ['es', 'Sin gluten. No contiene azúcar. Ingredientes: maíz, sal', 'gluten'],
  ] as const)('not in %s: %s', (lang, text, concern) => {
    expect(read(text, lang).evaluation[concern].verdict).toBe('compatible')
  })
})

test.each([
  ['de', 'Zutaten: Kartoffeln, Salz. Содержит сою и молоко'],
  ['de', 'Zutaten: Reis, Salz. Περιέχει γάλα και σιτάρι.'],
  ['en', 'Ingredients: rice, salt. 우유 함유'],
  ['de', 'RU Состав: рис, соль, пшеница. DE Zutaten: Reis, Salz'],
] as const)('a statement in another script leaves allergens open: %s %s', (lang, text) => {
  expect(read(text, lang).evaluation.dairy.verdict).toBe('uncertain')
})

test('text after the list is skipped with a reason', () => {
  const { skipped, ingredients } = read(
    'Zutaten: Salz. Kühl lagern. 200 g e\nNährwerte je 100 g: Energie 310 kJ, Fett 0,5 g\nHersteller: Muster GmbH, Hauptstraße 1',
    'de',
  )
  expect(ingredients).toHaveLength(1)
  expect(skipped.map(({ reason }) => reason)).toEqual([
    'heading',
    'storage',
    'weight',
    'nutrition',
    'address',
  ])
})

describe('after a statement', () => {
  test.each([
    ['Salt, sugar. May contain milk. Sabor Foods, Quilicura, Springfield', []],
    ['Salt, sugar. Contains: egg. SNS N 4512, Talca', []],
    // Text may be an ingredient if it has a heading or a percentage, or if it comes before the first statement.
    ['Salt, sugar. May contain milk. Filling: froozle', ['froozle']],
    ['Salt, sugar. May contain milk. Froozle 5%', ['Froozle']],
    ['Salt, sugar. Froozle', ['Froozle']],
    ['Salt, sugar. Froozle, blorp, zint', ['Froozle', 'blorp', 'zint']],
    // A sentence without a food is treated as a note.
    ['Salt, sugar. Sold loose', []],
    ['Salt, sugar. Hand stretched the old way', []],
  ])('%s', (text, unknown) => {
    const { unresolved, skipped } = read(text, 'en')
    expect(unresolved.map(({ ingredientId }) => ingredientId)).toEqual(unknown)
    if (unknown.length === 0) expect(skipped.map(({ reason }) => reason)).toEqual(['note'])
  })
})

describe('a mention of an animal after the list is judged', () => {
  test.each<[Language, string]>([
    ['en', 'Salt, sugar. Contains pork.'],
    ['en', 'Salt, sugar. Beef collagen casing.'],
    ['de', 'Salz, Reis. Hülle: Schafsaitling.'],
    ['de', 'Salz, Reis. Kapselhülle aus Rindergelatine.'],
    ['es', 'Sal, arroz. Tripa natural.'],
  ])('%s: %s', (lang, text) => {
    expect(read(text, lang).diets.vegan.verdict).toBe('incompatible')
  })
})

const OF_PLANTS: Readonly<Record<string, string>> = {
  de: 'Zutaten: Kartoffeln, Sonnenblumenöl, Salz.',
  en: 'Ingredients: potatoes, sunflower oil, salt.',
  es: 'Ingredientes: patatas, aceite de girasol, sal.',
}

describe('a sentence outside the list that mentions an animal leaves no diet compatible that excludes it', () => {
  test.each<[Language, string]>([
    ['de', 'Knochenbrühe als Basis.'],
    ['de', 'Mit Schweineschmalz verfeinert.'],
    ['de', 'In Rindertalg frittiert.'],
    ['de', 'Mit echtem Bienenhonig gesüßt.'],
    ['de', 'Nach Omas Rezept mit viel guter Butter gebacken.'],
    ['de', 'Besonders kräftig durch Rinderknochen.'],
    ['de', 'Unser Geheimnis: ein Löffel Gänseschmalz.'],
    ['de', 'Ohne Farbstoffe, mit Speck verfeinert.'],
    ['de', 'Die Hülle besteht aus Rindergelatine.'],
    ['de', 'Im Schafsaitling.'],
    ['de', 'Wie bei Oma mit Schinken gekocht.'],
    ['en', 'Bone broth base.'],
    ['en', 'Refined with lard.'],
    ['en', 'Cooked in beef dripping.'],
    ['en', 'Our chips are fried in beef tallow for great taste.'],
    ['en', 'Made the traditional way with real butter.'],
    ['en', 'Sweetened with honey.'],
    ['en', 'No artificial colours, made with chicken stock.'],
    ['en', 'Perfect pork crackling flavour from real pork fat.'],
    ['en', 'Set with beef gelatine.'],
    ['en', 'In a natural hog casing.'],
    ['en', 'The secret is a spoon of goose fat.'],
    ['es', 'Elaborado con caldo de huesos.'],
    ['es', 'Con tocino.'],
    ['es', 'Frito en manteca de cerdo.'],
    ['es', 'Nuestra receta lleva un toque de panceta.'],
    ['es', 'Endulzado con miel.'],
    ['es', 'El sabor de siempre gracias al jamón.'],
    ['es', 'Sin colorantes, con grasa de cerdo.'],
    ['es', 'Cocinado a fuego lento con huesos de ternera.'],
    ['es', 'Hecho con mantequilla de verdad.'],
    ['es', 'Refinado con sebo de vaca.'],
    ['en', 'Not only beef, but lard.'],
    ['de', 'Nicht vegan: Schmalz.'],
  ])('%s: %s', (lang, sentence) => {
    const sharesOf = read(`${OF_PLANTS[lang]} ${sentence}`, lang)
    expect(sharesOf.diets.vegan.verdict).not.toBe('compatible')
  })

  test.each<[Language, string]>([
    ['de', 'Mit Schweineschmalz verfeinert.'],
    ['en', 'Refined with lard.'],
    ['es', 'Con tocino.'],
  ])('%s: before the list, and for pork: %s', (lang, sentence) => {
    const { vegan, porkFree } = read(`${sentence} ${OF_PLANTS[lang]}`, lang).diets
    expect([vegan.verdict, porkFree.verdict]).toEqual(['uncertain', 'uncertain'])
  })

  test.each<[Language, string]>([
    ['de', 'Passt zu Fisch und Fleisch.'],
    ['de', 'Ohne Gelatine.'],
    ['de', 'Kein Schweinefleisch, kein Speck.'],
    ['de', 'Ideal zu Huhn, Rind und Schwein.'],
    ['de', 'Mit Hähnchen servieren.'],
    ['de', 'Schmeckt auch zu gegrilltem Lamm.'],
    ['de', 'Statt Fleisch einfach genießen.'],
    ['de', 'Frei von Milch, Ei und Honig.'],
    ['de', 'Für Fleisch, Fisch und Gemüse.'],
    ['de', 'Mit fruchtigem Fruchtfleisch der Orange.'],
    ['en', 'Serve with chicken.'],
    ['en', 'Great with fish, chicken or pork.'],
    ['en', 'Without gelatine.'],
    ['en', 'Contains no meat, egg or milk.'],
    ['en', 'Free from lard.'],
    ['en', 'Enjoy with a glass of milk.'],
    ['en', 'A great alternative to meat.'],
    ['en', 'Ideal for grilled lamb and beef.'],
    ['en', 'Lard is not used in this product.'],
    ['en', 'Use instead of eggs.'],
    ['es', 'Ideal con carne.'],
    ['es', 'Sin tocino.'],
    ['es', 'No contiene carne ni pescado.'],
    ['es', 'Acompaña con pollo o pescado.'],
    ['es', 'Perfecto para carnes, aves y pescados.'],
    ['es', 'Sirve con jamón y queso.'],
    ['es', 'Libre de gelatina.'],
    ['es', 'En lugar de carne.'],
    ['es', 'Disfrútalo con un vaso de leche.'],
    ['es', 'Sin manteca ni huevo.'],
    ['en', 'Free from milk (lactose), egg and fish.'],
  ])('%s: what is denied or eaten with it: %s', (lang, sentence) => {
    expect(read(`${OF_PLANTS[lang]} ${sentence}`, lang).diets.vegan.verdict).toBe('compatible')
  })
})

describe('a bracket that describes its food is not a food', () => {
  test.each<[Language, string]>([
    [
      'de',
      'Salz, Palmöl (RSPO SG), Wasser (Schweiz), Pfeffer (schwarz), Kaliumsorbat (zur Haltbarmachung)',
    ],
    [
      'en',
      'Salt, palm oil (RSPO certified), vanilla extract (Madagascar), calcium propionate (to retard spoilage)',
    ],
    [
      'es',
      'Sal, aceite de palma (RSPO), extracto de vainilla (Madagascar), propionato de calcio (para conservar)',
    ],
  ])('%s: %s', (lang, text) => {
    expect(read(text, lang).diets.vegan.verdict).toBe('compatible')
  })

  test.each<[Language, string, string]>([
    ['en', 'Salt (froozlite), rice', 'uncertain'],
    ['en', 'Rice, glycerine (Italy)', 'uncertain'],
    ['en', 'Rice, tomatoes (as a lard substitute)', 'uncertain'],
    ['es', 'Arroz, grasa (de vaca)', 'incompatible'],
  ])('%s: but %s is %s', (lang, text, verdict) => {
    expect(read(text, lang).diets.vegan.verdict).toBe(verdict)
  })

  test.each<[Language, string, string]>([
    ['de', 'Zutaten: Reis, Schweinefleisch. Vegan.', 'vegan porkFree'],
    ['en', 'Ingredients: rice, honey. Vegan.', 'vegan'],
    ['en', 'Ingredients: rice. Vegan. Made with honey.', 'vegan'],
    ['en', 'Ingredients: rice, beef. Suitable for vegetarians.', 'vegetarian'],
  ])('a claim of a diet acquits no animal that is listed, %s: %s', (lang, text, names) => {
    const { diets } = read(text, lang)
    for (const name of names.split(' ') as Diet[])
      expect([name, diets[name].verdict]).toEqual([name, 'incompatible'])
  })

  test('milk of cows is not meat', () => {
    const { vegetarian } = read('Leche (de vaca), azúcar', 'es').diets
    expect(vegetarian.verdict).toBe('compatible')
  })
})

test('a list of missing ingredients is not an ingredient list', () => {
  for (const text of ['Salt, rice. Free of: milk, egg.', 'Salt, rice. No: milk, egg.'])
    expect(read(text, 'en').contains).toEqual([])
  expect(read('Salz, Reis. Milch- und eifrei.', 'de').contains).toEqual([])
})

test('a brand whose name begins like an allergen is judged by its typical content', () => {
  const { contains } = read('Ingredients: Eggo, salt', 'en')
  expect(contains).toEqual(['gluten', 'eggs', 'soybeans', 'milk'])
})

describe('meat of an animal named by the package is resolved and leaves nothing undecided', () => {
  test.each<[Language, string, string]>([
    ['es', 'carne de PESCADO', 'fish'],
    ['es', 'carne de merluza', 'fish'],
    ['es', 'carne de cangrejo', 'crustaceans'],
    ['en', 'FISH MEAT', 'fish'],
    ['en', 'minced fish meat', 'fish'],
    ['en', 'meat of crab', 'crustaceans'],
    ['en', 'flesh of cod', 'fish'],
    ['de', 'Fischfleisch', 'fish'],
    ['de', 'Garnelenfleisch', 'crustaceans'],
    ['de', 'Fleisch vom Schwein', ''],
  ])('%s: %s', (lang, words, contains) => {
    const heading = { de: 'Zutaten: Wasser', en: 'Ingredients: water', es: 'Ingredientes: agua' }
    const result = read(`${heading[lang]}, ${words}`, lang)
    const unknown = result.unknown.filter((entry) => entry !== 'sulphites')
    expect([result.contains.join(' '), unknown, result.unresolved]).toEqual([contains, [], []])
  })

  test('but meat of something else is unresolved', () => {
    expect(read('Ingredients: water, vegetable meat', 'en').unresolved).toHaveLength(1)
  })
})

describe('a bracket that only repeats the allergen of the food before it adds no food', () => {
  const foods = (text: string, lang: Language, entry: 'fish' | 'crustaceans' | 'milk' | 'gluten') =>
    read(text, lang)
      .allergens.find(({ allergen }) => allergen === entry)!
      .because.map((one) => [one.text, one.ingredientId])
  test.each<[Language, string, Parameters<typeof foods>[2], readonly (readonly unknown[])[]]>([
    ['en', 'salt, anchovies (fish)', 'fish', [['anchovies (fish)', 'anchovy-fillet']]],
    ['de', 'Salz, Käse (Milch)', 'milk', [['Käse (Milch)', 'cheese']]],
    ['es', 'sal, CANGREJO (crustáceo)', 'crustaceans', [['CANGREJO (crustáceo)', 'crab']]],
    ['en', 'salt, yeast extract (contains BARLEY)', 'gluten', [['BARLEY', null]]],
  ])('%s: %s', (lang, text, entry, because) => {
    const reasons = foods(text, lang, entry).filter(
      ([text]) => text !== 'yeast extract (contains BARLEY)',
    )
    expect(reasons).toEqual(because)
  })
})

test('an adjective that agrees with the food in the name is not a fish, but one that disagrees is', () => {
  const list = 'Ingredientes: harina de maíz, azúcar, sal.'
  for (const name of ['Galletas doradas', 'Galleta dorada', 'Turrón, calidad suprema']) {
    const { named, unknown } = read(`${name}\n${list}`, 'es')
    expect(
      [(named ?? []).map(({ ingredientId }) => ingredientId), unknown.includes('fish')],
      name,
    ).toEqual([name.startsWith('Gal') ? ['biscuits'] : [], false])
  }
  for (const name of ['Galletas con doradas', 'Arroz, dorada', 'Galletas dorada']) {
    expect(read(`${name}\n${list}`, 'es').unknown, name).toContain('fish')
  }
})

test('gluten that only the usual recipe of a part contains is not a statement of the package', () => {
  const { evaluation } = read(
    'Ingredientes: miel, oblea (fécula de patata, agua, aceite de girasol).',
    'es',
  )
  expect(evaluation.gluten.contributors.map(({ steps }) => steps)).toEqual([
    [{ rule: 'usual', before: 'none', after: 'moderate', figure: 'traces' }],
  ])
})
