/**
 * Additional words for codes besides the displayed words: German, English and Spanish words, separated by commas. A
 * word may mean several codes. For example, a nut allergy often includes peanuts.
 */

import type { Restriction } from '../../domain/restrictions.ts'

type Words = readonly [string, string, string]

export const MORE_RESTRICTION_WORDS: Readonly<Partial<Record<`more.${Restriction}`, Words>>> = {
  'more.histamine': ['Histaminintoleranz, HIT', 'histamine intolerance, HIT', 'histaminosis'],
  'more.fodmap': [
    'FODMAPs, Reizdarm, Reizdarmsyndrom',
    'FODMAPs, IBS, irritable bowel',
    'FODMAPs, intestino irritable',
  ],
  'more.pancreas': [
    'Bauchspeicheldrüse, Pankreatitis, Pankreasinsuffizienz, Fett, fettarm, fettarme Diät, fettarme Ernährung',
    'pancreatitis, pancreatic insufficiency, fat, low fat, low fat diet',
    'pancreatitis, insuficiencia pancreática, grasa, grasas, bajo en grasa, baja en grasa, dieta baja en grasa, dieta baja en grasas',
  ],
  'more.gluten': [
    'Zöliakie, Weizenallergie, Getreide, Glutenunverträglichkeit',
    'coeliac, celiac, coeliac disease, celiac disease, cereals',
    'celiaquía, celíaco, celíaca, celiaco, celiaca, cereales',
  ],
  // "Milk" may mean lactose or dairy, so it matches both.
  'more.lactose': ['Milchzucker, Milch', 'milk sugar, milk', 'azúcar de la leche, leche'],
  'more.dairy': [
    'Molkerei, Milcherzeugnisse, Kuhmilch, Kuhmilchallergie, Kuhmilcheiweiß, Milchprotein, Kasein, Casein, Molke',
    "milk protein, cow's milk, cow's milk protein, casein, whey",
    'proteína de la leche, proteína de la leche de vaca, proteína de leche de vaca, leche de vaca, caseína, suero',
  ],
  'more.egg': ['Hühnerei, Hühnerei-Eiweiß', 'hen egg', 'clara de huevo, albúmina'],
  'more.soy': ['Sojabohnen, Sojabohne', 'soybean, soya beans', 'habas de soja'],
  'more.peanut': [
    'Nuss, Nüsse, Erdnüsse',
    'nut, nuts, groundnut, monkey nuts',
    'maní, frutos secos, nueces',
  ],
  'more.treeNut': [
    'Baumnuss, Baumnüsse, Schalenfrucht, Nusssorten',
    'tree nuts, treenuts',
    'frutos secos, frutos de cáscara, fruto de cáscara',
  ],
  'more.sesame': ['Sesamsamen', 'sesame seeds', 'ajonjolí, semillas de sésamo'],
  'more.sulfite': [
    'Schwefel, Schwefeldioxid, SO2, Sulfite',
    'sulphur dioxide, sulfur dioxide, SO2',
    'dióxido de azufre, anhídrido sulfuroso, SO2',
  ],
  'more.fish': ['Fische', 'finfish', 'pescados'],
  'more.crustaceans': ['Krustentiere, Krebse', 'crustacean, crustacea', 'crustáceo'],
  'more.molluscs': ['Mollusken', 'mollusc, mollusks', 'molusco'],
  'more.celery': ['Knollensellerie, Stangensellerie', 'celeriac', 'apionabo'],
  'more.mustard': ['Senfsaat, Senfkörner', 'mustard seeds', 'semillas de mostaza'],
  'more.lupin': ['Lupine, Süßlupinen', 'lupine, lupins', 'altramuz, lupino, lupinos'],
  'more.shellfish': [
    'Schalentiere, Meeresfrüchte, Garnelen, Muscheln',
    'seafood, prawns, shrimp, mussels',
    'mariscos, gambas, mejillones, crustáceos y moluscos',
  ],
  'more.vegan': [
    'rein pflanzlich, pflanzlich, Veganer, Veganerin, tierfrei',
    'plant based, plant-based, vegans',
    'vegano, vegetal',
  ],
  'more.vegetarian': [
    'Vegetarier, Vegetarierin, fleischlos, Fleisch, fleischfrei',
    'veggie, vegetarians, meatless, meat-free, meat',
    'vegetariano, carne',
  ],
  'more.pescetarian': [
    'pescatarisch, pesketarisch, pescarisch, Pescetarier, Pescetarierin',
    'pescatarian, pesco-vegetarian',
    'pescetariano, pescatariano, pescatariana, pescovegetariano, pescovegetariana',
  ],
  'more.porkFree': [
    'schweinefrei, Schwein, Schweinefleisch, kein Schwein',
    'no pork, pork, without pork',
    'cerdo, sin carne de cerdo',
  ],
  'more.lactoVegetarian': [
    'laktovegetarisch, lacto-vegetarisch',
    'lacto vegetarian',
    'lacto-vegetariano, lactovegetariana',
  ],
  'more.ovoVegetarian': ['ovovegetarisch', 'ovo vegetarian', 'ovo-vegetariano, ovovegetariana'],
  'more.beefFree': [
    'kein Rind, Rind, Rindfleisch, ohne Rindfleisch',
    'no beef, beef, without beef',
    'ternera, vacuno, sin vacuno, sin carne de vaca, sin carne de vacuno',
  ],
  'more.alphaGal': [
    'Alpha-Gal, Alphagal, Fleischallergie',
    'alpha-gal, AGS, red meat allergy, mammalian meat allergy',
    'alfa-gal, alergia a la carne roja',
  ],
  'more.halal': ['halāl', 'halaal', 'jalal, halal'],
  'more.kosher': ['kosher, koschere', 'kasher', 'kosher, kasher, casher'],
  'more.alcoholFree': [
    'alkoholfrei, kein Alkohol, Alkohol',
    'no alcohol, alcohol, without alcohol, non-alcoholic',
    'alcohol, libre de alcohol',
  ],
}

/** Additional words that `--fail-on` accepts for verdicts. */
export const MORE_VERDICT_WORDS: Readonly<Record<string, Words>> = {
  uncertain: ['ungewiss', 'unclear, unknown', 'incierto, incierta'],
}

/** Additional words for the uses of an ingredient, by code of `CONTEXTS`. */
export const MORE_USE_WORDS: Readonly<Record<string, Words>> = {
  baking: ['Backofen, Kuchen, Gebäck', 'bake, cakes, cake', 'horno, repostería, bizcocho'],
  frying: ['Frittieren, Anbraten', 'fry, deep frying', 'fritura, sofreír'],
  whipping: ['Schlagen, Steif schlagen', 'whip, beating', 'batir'],
  thickening: ['Eindicken, Verdicken', 'thicken', 'espesante'],
  binding: ['Bindung, Bindemittel', 'bind', 'aglutinar'],
  leavening: ['Triebmittel, Treiben', 'raising, rising', 'subir'],
  gelling: ['Geliermittel', 'setting', 'cuajar'],
  sweetening: ['Süße', 'sweeten', 'azucarar, endulzante'],
  salting: ['Salz', 'salt', 'sal'],
  acidifying: ['Säure', 'acid, souring', 'ácido'],
  sauce: ['Sauce, Saucen, Soßen', 'sauces, gravy', 'salsas'],
  soup: ['Suppen, Eintopf, Brühe', 'soups, broth', 'sopas, caldo'],
  stew: ['Schmoren, Ragout', 'stews, braising', 'guisos, estofado'],
  raw: ['ungekocht', 'uncooked', 'cruda, en crudo'],
  dressing: ['Dressing, Salat', 'salad, vinaigrette', 'ensalada, vinagreta'],
  marinade: ['Marinieren, Beize', 'marinating', 'marinada, marinar'],
  drink: ['Trinken, Getränke', 'drinks, drinking', 'beber, bebidas'],
  spread: ['Brotaufstrich', 'sandwich', 'untable'],
  filling: ['Füllen, Füllungen', 'fillings, stuffing', 'rellenar'],
  seasoning: ['Würze, Gewürz', 'spicing, season', 'sazonar, condimento'],
  topping: ['Belag, Topping, Streuen', 'garnish', 'cobertura, decorar'],
  main: ['Hauptspeise, Hauptzutat', 'main course, main dish', 'principal'],
  side: ['Beilagen', 'side dish', 'acompañamiento'],
}

/** Additional words for categories, by category code. */
export const MORE_CATEGORY_WORDS: Readonly<Record<string, Words>> = {
  vegetables: ['Gemüsesorten', 'veg, veggies', 'vegetales, hortalizas'],
  fruit: ['Früchte', 'fruits', 'fruta'],
  'mushrooms-and-algae': ['Pilz, Schwammerl', 'fungi, seaweed', 'hongos, champiñones'],
  meat: ['Fleischwaren, Wurstwaren, Aufschnitt', 'cold cuts, charcuterie', 'carne, embutido'],
  'fish-and-seafood': ['Meerestiere', 'shellfish', 'pescado, marisco'],
  'dairy-and-eggs': ['Milch, Molkereiprodukte', 'milk, dairy products', 'leche, lácteos, huevo'],
  cheese: ['Käsesorten', 'cheeses', 'queso'],
  grains: ['Getreidesorten, Mehle', 'cereals, flour', 'granos, harina, cereal'],
  'bread-and-pasta': ['Brote, Gebäck, Teigwaren, Pasta', 'breads, noodles', 'pasta, panes, fideos'],
  legumes: ['Bohnen und Linsen', 'pulses, beans', 'legumbre'],
  'nuts-and-seeds': ['Kerne', 'nut', 'nueces, semilla'],
  'fats-and-oils': ['Speiseöle, Öl, Fett', 'oil, fat', 'aceite, grasa'],
  sweeteners: ['Süßungsmittel, Zucker', 'sugar, sweets', 'azúcar, edulcorantes, dulces'],
  condiments: ['Soße, Sauce, Saucen', 'sauce', 'salsa'],
  baking: ['Backen', 'baking', 'hornear'],
  beverages: ['Getränk', 'drinks, drink', 'bebida'],
  brands: ['Markenprodukte, Marke', 'brand', 'marca'],
  additives: ['Zusatzstoff, E-Nummern', 'E numbers', 'aditivos, números E'],
  dishes: ['Gerichte, Fertiggerichte', 'meals, ready meals', 'platos, comidas'],
}

export const MORE_ORDER_WORDS: Readonly<Record<string, Words>> = {
  id: ['Kennung', 'identifier', 'identificador'],
  commonness: ['Bekanntheit, häufig', 'common, popularity', 'popularidad, frecuentes'],
}

/** Additional words for nutrients that we show but cannot filter or sort by. */
export const MORE_FIGURE_WORDS: Readonly<Record<string, Words>> = {
  folate: ['Folsäure', 'folic acid', 'ácido fólico, folatos'],
  iodine: ['Iod', 'iodide', 'yoduro'],
  b12: ['Cobalamin', 'cobalamin', 'cobalamina'],
}
