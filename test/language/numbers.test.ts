/** Tests numbers in recipe lines as people write them in three languages. */

import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { parseItem } from '../../src/engine/parse.ts'
import { Amounts } from '../../src/engine/reading/amounts.ts'
import { tokensOf } from '../../src/engine/reading/tokens.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

const amountOf = (line: string, lang: Language) =>
  parseItem(library, line, lang).map(({ ingredientId, amount, unit }) => [
    ingredientId,
    amount,
    unit,
  ])

test.each<readonly [string, Language, string, number, string]>([
  ['80 butter', 'en', 'butter', 80, 'gram'],
  ['39 butter', 'en', 'butter', 39, 'piece'],
  ['60 Kartoffeln', 'de', 'potato', 60, 'piece'],
  ['elf Zwiebeln', 'de', 'onion', 11, 'piece'],
  ['fünfundzwanzig Mandeln', 'de', 'almond', 25, 'piece'],
  ['einundzwanzig Mandeln', 'de', 'almond', 21, 'piece'],
  ['dreißig Gramm Butter', 'de', 'butter', 30, 'gram'],
  ['zweihundert Gramm Butter', 'de', 'butter', 200, 'gram'],
  ['zwei drei Zwiebeln', 'de', 'onion', 3, 'piece'],
  ['anderthalb Zwiebeln', 'de', 'onion', 1.5, 'piece'],
  ['ein halber Liter Milch', 'de', 'whole-milk', 0.5, 'liter'],
  ['twenty-four almonds', 'en', 'almond', 24, 'piece'],
  ['twenty four almonds', 'en', 'almond', 24, 'piece'],
  ['fifteen almonds', 'en', 'almond', 15, 'piece'],
  ['two hundred grams butter', 'en', 'butter', 200, 'gram'],
  ['one hundred and fifty grams of butter', 'en', 'butter', 150, 'gram'],
  ['two and a half onions', 'en', 'onion', 2.5, 'piece'],
  ['half a dozen eggs', 'en', 'egg', 6, 'piece'],
  ['a couple of eggs', 'en', 'egg', 2, 'piece'],
  ['1 quince', 'en', 'quince', 1, 'piece'],
  ['once almendras', 'es', 'almond', 11, 'piece'],
  ['veinte almendras', 'es', 'almond', 20, 'piece'],
  ['treinta y dos almendras', 'es', 'almond', 32, 'piece'],
  ['doscientos gramos de mantequilla', 'es', 'butter', 200, 'gram'],
  ['ciento veinte gramos de mantequilla', 'es', 'butter', 120, 'gram'],
  ['tres cuartos de litro de leche', 'es', 'whole-milk', 0.75, 'liter'],
  ['1.000 mg Salz', 'de', 'salt', 1000, 'milligram'],
  ['2,500 mg salt', 'en', 'salt', 2500, 'milligram'],
  ['1.500 kg Mehl', 'de', 'wheat-flour', 1.5, 'kilogram'],
  ["1'000 g Butter", 'de', 'butter', 1000, 'gram'],
  ['1 000 g Butter', 'de', 'butter', 1000, 'gram'],
  ['dos cebollas y media', 'es', 'onion', 2.5, 'piece'],
  ['zwei Zwiebeln und eine halbe', 'de', 'onion', 2.5, 'piece'],
  ['21/2 cups butter', 'en', 'butter', 2.5, 'cup'],
  ['1-11/2 cups butter', 'en', 'butter', 1.5, 'cup'],
  ['5/4 cups butter', 'en', 'butter', 1.25, 'cup'],
  ['½- 1 cup butter', 'en', 'butter', 1, 'cup'],
  ['100-125g/3½-4½oz butter', 'en', 'butter', 125, 'gram'],
  ['500g/1lb 2oz minced beef', 'en', 'ground-beef', 500, 'gram'],
  ['8 oz/225 g plus 2 oz butter', 'en', 'butter', 10, 'ounce'],
  ['101/2 oz butter', 'en', 'butter', 10.5, 'ounce'],
  ['2 500 g tins tomatoes', 'en', 'tomato', 1000, 'gram'],
  ['1.000 - 1.500 g Butter', 'de', 'butter', 1500, 'gram'],
])('"%s" (%s) is %s %d %s', (line, lang, id, amount, unit) => {
  expect(amountOf(line, lang)).toEqual([[id, amount, unit]])
})

/** Parses the number at the beginning of a text. Returns the number and the text after it. */
function numberOf(text: string, lang: Language) {
  const tokens = tokensOf(text)
  const amounts = new Amounts(library, lang, tokens)
  const read = amounts.rangeAt(amounts.skipAbout(0, tokens.length), tokens.length)
  return read && [read.value, text.slice(tokens[read.to]?.start ?? text.length)]
}

test.each<readonly [string, Language, number, string]>([
  ['200 g butter', 'en', 200, 'g butter'],
  ['200g butter', 'en', 200, 'g butter'],
  ['3/4', 'en', 0.75, ''],
  ['3 / 4', 'en', 0.75, ''],
  ['0', 'en', 0, ''],
  ['1.5 tsp cumin', 'en', 1.5, 'tsp cumin'],
  ['1 1/2 cups flour', 'en', 1.5, 'cups flour'],
  ['1-1/2 dozen eggs', 'en', 18, 'eggs'],
  ['1/3rd cup sugar', 'en', 1 / 3, 'cup sugar'],
  ['½ Bund Schnittlauch', 'de', 0.5, 'Bund Schnittlauch'],
  ['⅚ cup milk', 'en', 5 / 6, 'cup milk'],
  ['1½ tsp cumin', 'en', 1.5, 'tsp cumin'],
  ['1,5 TL Kurkuma', 'de', 1.5, 'TL Kurkuma'],
  ['2-3 EL Schmalz', 'de', 3, 'EL Schmalz'],
  ['2 – 3 EL Schmalz', 'de', 3, 'EL Schmalz'],
  ['2 bis 3 EL Schmalz', 'de', 3, 'EL Schmalz'],
  ['zwischen 2 und 3 EL Schmalz', 'de', 3, 'EL Schmalz'],
  ['2 to 3 eggs', 'en', 3, 'eggs'],
  ['2 to 3 dozen eggs', 'en', 36, 'eggs'],
  ['2 a 3 dientes', 'es', 3, 'dientes'],
  ['ca. 100 g Mehl', 'de', 100, 'g Mehl'],
  ['about 2 eggs', 'en', 2, 'eggs'],
  ['unos 100 g de pan', 'es', 100, 'g de pan'],
  ['1⁄2 cup milk', 'en', 0.5, 'cup milk'],
])('"%s" (%s) begins with %d', (text, lang, value, rest) => {
  expect(numberOf(text, lang)).toEqual([value, rest])
})

test.each(['butter', '', '00 flour', '-5 g'])('%j does not begin with a number', (text) => {
  expect(numberOf(text, 'en')).toBeUndefined()
})
