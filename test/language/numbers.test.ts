/** Numbers of recipe lines as people write them in three languages. */

import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { parseItem } from '../../src/engine/parse.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

const amountOf = (line: string, lang: Language) =>
  parseItem(library, line, lang).map(({ ingredientId, amount, unit }) => [
    ingredientId,
    amount,
    unit,
  ])

test.each<readonly [string, Language, string, number, string]>([
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
  ['2 500 g tins tomatoes', 'en', 'tomato', 1000, 'gram'],
])('"%s" (%s) is %s %d %s', (line, lang, id, amount, unit) => {
  expect(amountOf(line, lang)).toEqual([[id, amount, unit]])
})
