/** Tests search by figures, such as "high in protein". Foods are ranked by known figures only. */

import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { nutrientAt } from '../../src/domain/nutrients.ts'
import type { Dimension } from '../../src/domain/restrictions.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { search } from '../../src/engine/search.ts'
import { WORDS } from '../../src/language/index.ts'
import { levelAt } from '../../src/search/wishes.ts'
import { LIBRARY } from '../http/support.ts'

const found = (q: string, lang: Language = 'en', limit = 100) =>
  search(LIBRARY, { q, lang, limit }).results.map(({ ingredient }) => ingredient.id)

const figureOf = (id: string, key: string) => nutrientAt(LIBRARY.ingredient(id)!.nutrients!, key)

test.each<[string, Language, Dimension]>([
  ['low fodmap', 'en', 'fodmap'],
  ['low fodmap onion substitute', 'en', 'fodmap'],
  ['FODMAP-arme Gemüse', 'de', 'fodmap'],
  ['bajo en fodmap', 'es', 'fodmap'],
  ['histaminarm', 'de', 'histamine'],
  ['low histamine cheese', 'en', 'histamine'],
  ['pescado bajo en histamina', 'es', 'histamine'],
  ['laktosearm', 'de', 'lactose'],
  ['irritable bowel', 'en', 'fodmap'],
])('%s: a check says of each what the wish asks for', (q, lang, dimension) => {
  const ids = found(q, lang)
  expect(ids.length).toBeGreaterThan(1)
  for (const ingredientId of ids) {
    const items = [{ ingredientId, amount: 100, unit: 'gram' }]
    const { evaluation } = check(LIBRARY, { items, concerns: [dimension] })
    expect([ingredientId, evaluation[dimension]?.verdict]).toEqual([ingredientId, 'compatible'])
  }
})

test.each<[string, Language, string, number]>([
  ['rich in iron', 'en', 'minerals.iron', 4],
  ['eiweißreich pflanzlich', 'de', 'macros.protein', 15],
  ['rico en calcio', 'es', 'minerals.calcium', 120],
  ['Gemüse mit viel Vitamin C', 'de', 'vitamins.c', 24],
])('%s: each of the first ten has that much', (q, lang, key, least) => {
  const values = found(q, lang, 10).map((id) => figureOf(id, key) ?? 0)
  expect(values).toHaveLength(10)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(least)
})

test.each<[string, Language, string, number]>([
  ['wenig gesättigtes Fett', 'de', 'lipids.saturatedFat', 1.5],
  ['low calorie vegetables', 'en', 'macros.energyKcal', 60],
  ['fruta con poca azúcar', 'es', 'macros.sugar', 9],
  ['salzarmer Käse', 'de', 'macros.salt', 0.7],
])('%s: none of the first ten has more', (q, lang, key, most) => {
  const values = found(q, lang, 10).map((id) => figureOf(id, key) ?? Number.POSITIVE_INFINITY)
  expect(values).toHaveLength(10)
  expect(Math.max(...values)).toBeLessThanOrEqual(most)
})

const ENERGY = 'macros.energyKcal'
test.each<[string, Language, string, number, number]>([
  ['more than 20 g protein', 'en', 'macros.protein', 20, Infinity],
  ['20g+ protein', 'en', 'macros.protein', 20, Infinity],
  ['snack with at least 8 g of fibre', 'en', 'macros.fibre', 8, Infinity],
  ['less than 5 g carbs per 100 g', 'en', 'macros.carbohydrates', 0, 5],
  ['< 1.5 g fat', 'en', 'macros.fat', 0, 1.5],
  ['sodium below 50 mg', 'en', 'minerals.sodium', 0, 50],
  ['between 10 and 20 g protein', 'en', 'macros.protein', 10, 20],
  ['10-20 g protein', 'en', 'macros.protein', 10, 20],
  ['cheese max 10 g fat', 'en', 'macros.fat', 0, 10],
  ['unter 100 kcal', 'de', ENERGY, 0, 100],
  ['höchstens 400 kJ', 'de', ENERGY, 0, 400 / 4.184],
  ['Joghurt mit mehr als 8 g Eiweiß', 'de', 'macros.protein', 8, Infinity],
  ['Beilage unter 1,5 g Zucker pro 100 g', 'de', 'macros.sugar', 0, 1.5],
  ['8 g Ballaststoffe oder mehr', 'de', 'macros.fibre', 8, Infinity],
  ['pan con menos de 40 g de hidratos', 'es', 'macros.carbohydrates', 0, 40],
  ['más de 1.000 mg de potasio', 'es', 'minerals.potassium', 1000, Infinity],
  ['entre 5 y 8 g de grasa', 'es', 'macros.fat', 5, 8],
])('%s: each answer is known to have that', (q, lang, key, least, most) => {
  const values = found(q, lang).map((id) => figureOf(id, key) ?? Number.NaN)
  expect(values.length).toBeGreaterThan(0)
  expect(values.filter((value) => !(value >= least && value <= most))).toEqual([])
})

test.each<[string, Language, string, 'more' | 'less', string]>([
  ['more iron than spinach', 'en', 'minerals.iron', 'more', 'spinach'],
  ['fewer calories than white rice', 'en', ENERGY, 'less', 'white-rice'],
  ['Käse mit weniger Salz als Feta', 'de', 'macros.salt', 'less', 'feta'],
  ['más proteína que el huevo', 'es', 'macros.protein', 'more', 'egg'],
])('%s: each answer has, and the food itself is none', (q, lang, key, side, than) => {
  const limit = figureOf(than, key)!
  const ids = found(q, lang)
  expect(ids.length).toBeGreaterThan(0)
  const isMet = (value: number) => (side === 'more' ? value > limit : value < limit)
  expect(ids.filter((id) => !isMet(figureOf(id, key) ?? Number.NaN))).toEqual([])
})

test.each<[string, Language, string]>([
  ['beans other than kidney beans', 'en', 'kidney-beans'],
  ['flour -wheat', 'en', 'wheat-flour'],
  ['Nüsse außer Mandeln', 'de', 'almond'],
  ['pescado blanco que no sea bacalao', 'es', 'cod'],
])('%s: that one is none', (q, lang, id) => {
  const ids = found(q, lang)
  expect(ids.length).toBeGreaterThan(2)
  expect(ids).not.toContain(id)
})

test.each<[string, Language, string]>([
  ['cookies without sugar or eggs', 'en', 'egg'],
  ['Kuchen ohne Zucker und Ei', 'de', 'egg'],
  ['postre sin azúcar ni huevo', 'es', 'egg'],
  ['endulzar sin azúcar ni miel', 'es', 'honey'],
  ['Kekse ohne Zucker, ohne Milch und ohne Nüsse', 'de', 'almond'],
])('%s: what is denied behind a figure is denied', (q, lang, id) => {
  const ids = found(q, lang)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids).not.toContain(id)
})

test.each<[string, Language]>([
  ['cookies without egg and vegan', 'en'],
  ['Käse ohne Soja und vegan', 'de'],
  ['queso sin soja y vegano', 'es'],
])('%s: a diet behind what is denied is wished for', (q, lang) => {
  const ids = found(q, lang, 5)
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) {
    expect(LIBRARY.ingredient(id)!.animalSources.filter((source) => source === 'milk')).toEqual([])
  }
})

test.each<[string, Language]>([
  ['500 g Zucker', 'de'],
  ['100 g salt', 'en'],
  ['100 g de harina', 'es'],
])('%s is an amount and no bound', (q, lang) => {
  expect(['sugar', 'salt', 'wheat-flour']).toContain(found(q, lang, 1)[0])
})

test('oils are compared with oils', () => {
  const first = found('oil low in saturated fat', 'en', 3)
  expect(first.every((id) => LIBRARY.ingredient(id)!.category === 'fats-and-oils')).toBe(true)
  expect(first).not.toContain('coconut-oil')
})

test('a wish that no food of that name meets is answered with the food itself', () => {
  expect(found('low-salt soy sauce', 'en', 4)).toContain('soy-sauce')
})

test('a name that sounds like a wish is still a name', () => {
  expect(found('protein powder', 'en', 1)).toEqual(['protein-powder'])
  expect(found('Magerquark', 'de', 1)).toEqual(['low-fat-quark'])
  expect(found('high-gluten flour', 'en', 1)).toEqual(['bread-flour'])
})

test('every nutrient has words in every language, and every word has a nutrient', () => {
  for (const { levels } of Object.values(WORDS)) {
    const keys = new Set(Object.values(levels.nutrients))
    const kilojoules = 'macros.energyKilojoule'
    expect([...keys, kilojoules].sort()).toEqual([...NUTRIENT_KEYS].sort())
  }
})

test.each<[string, Language, string | undefined]>([
  ['reich an Eisen', 'de', 'high minerals.iron'],
  ['eisenreiches', 'de', 'high minerals.iron'],
  ['low in saturated fat', 'en', 'low lipids.saturatedFat'],
  ['iron rich', 'en', 'high minerals.iron'],
  ['zinc', 'en', 'high minerals.zinc'],
  ['sugar', 'en', undefined],
  ['con poca sal', 'es', 'low macros.salt'],
  ['magro', 'es', 'low macros.fat'],
  ['fettreduziert', 'en', 'low macros.fat'],
  ['high chair', 'en', undefined],
])('%s is read as %s %s', (text, lang, code) => {
  const level = levelAt(text.toLowerCase().split(' '), 0, lang)
  expect(level && `${level.direction} ${level.key}`).toBe(code)
})

test.each<[string, Language, string]>([
  ['low-salt soy sauce', 'en', 'soy-sauce'],
  ['reduced sugar ketchup', 'en', 'ketchup'],
  ['low salt bacon', 'en', 'bacon'],
  ['low-fat milk', 'en', 'low-fat-milk'],
  ['salzarme Sojasauce', 'de', 'soy-sauce'],
  ['Ketchup ohne Zucker', 'de', 'ketchup'],
  ['zuckerarme Marmelade', 'de', 'jam'],
  ['salsa de soja baja en sodio', 'es', 'soy-sauce'],
  ['mermelada sin azúcar', 'es', 'jam'],
])('%s: the food first that is so, else the food that was named', (q, lang, id) => {
  expect(found(q, lang, 5)[0]).toBe(id)
})

test.each<[string, Language, string, string]>([
  ['no added sugar fruit spread', 'en', 'apple-butter', 'jam'],
  ['Fruchtaufstrich ohne Zuckerzusatz', 'de', 'apple-butter', 'jam'],
  ['mermelada sin azúcar añadido', 'es', 'apple-butter', 'jam'],
  ['fettarmer Fisch', 'de', 'cod', 'fish-sauce'],
  ['eisenreiches Gemüse', 'de', 'molokhia', 'mixed-vegetables'],
  ['caldo bajo en sodio', 'es', 'vegetable-stock', 'pumpkin'],
  ['for binding sauces without gluten', 'en', 'cornstarch', 'garlic'],
  ['Mehl ohne Weizen für Kuchen', 'de', 'rice-flour', 'chlorine'],
  ['vegan b12', 'en', 'nutritional-yeast', 'egg-replacer'],
  ['mageres Hähnchen', 'de', 'chicken-breast', 'bacon'],
  ['cooking oil high smoke point', 'en', 'rapeseed-oil', 'smoke'],
])('%s (%s): %s is among the first five, %s is not', (q, lang, expected, never) => {
  const first = found(q, lang, 5)
  expect(first).toContain(expected)
  expect(first).not.toContain(never)
})
