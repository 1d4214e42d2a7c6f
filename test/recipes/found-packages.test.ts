/** Regression tests: packages that were once read as wrong foods, as too few foods or not at all. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { FODMAP } from '../../src/operations/compatibility.ts'
import { LABEL_CHECK } from '../../src/operations/labels.ts'

const library = openLibrary('data/library.sqlite')
const context = { library, usage: () => Promise.reject(new Error('no accounts')) }
const [, ...rows] = readFileSync(join(import.meta.dirname, 'found-packages.tsv'), 'utf8')
  .trimEnd()
  .split('\n')

/**
 * Maximum number of unknown EU allergens to list. If there are more (for example, because a word is unknown), we show
 * 'all others'.
 */
const MOST_NAMED = 6

test.each(rows.map((row) => row.split('\t')))(
  '%s: %s',
  async (lang, text, contains, traces, unknown, vegan, vegetarian) => {
    const { allergens, diets } = await LABEL_CHECK.prepare({ query: {}, body: { text, lang } }).run(context)
    const entries = (status: string) =>
      allergens.filter((one) => one.status === status).map(({ allergen }) => allergen)
    const open = entries('unknown')
    expect([
      entries('contains').join(','),
      entries('traces').join(','),
      open.length > MOST_NAMED ? 'all others' : open.join(','),
      diets.vegan.verdict,
      diets.vegetarian.verdict,
    ]).toEqual([contains, traces, unknown, vegan, vegetarian])
  },
)

test.each([
  ['en', 'Barossa Shiraz, 14.5% alc/vol, 750 mL. Preservative (220).', 'incompatible'],
  ['de', 'Kombucha: Wasser, Zucker, Schwarztee. Kann Restalkohol enthalten.', 'incompatible'],
  ['en', 'Lemonade 0.0% vol. Ingredients: water, sugar, lemon juice.', 'compatible'],
] as const)('%s: the strength of "%s" decides about alcohol', async (lang, text, verdict) => {
  const { diets } = await LABEL_CHECK.prepare({ query: {}, body: { text, lang } }).run(context)
  expect(diets.alcoholFree.verdict).toBe(verdict)
})

/** The largest servings of foods that published lists rate as low in FODMAPs. */
test.each([
  ['broccoli', 75],
  ['zucchini', 65],
  ['eggplant', 75],
])('%s: %i g read low, and a gram more does not', async (ingredientId, grams) => {
  const fodmap = async (amount: number) => {
    const body = { items: [{ ingredientId, amount, unit: 'g' }] }
    return (await FODMAP.prepare({ query: {}, body }).run(context)).evaluation.verdict
  }
  expect([await fodmap(grams), await fodmap(grams + 1)]).toEqual(['compatible', 'incompatible'])
})
