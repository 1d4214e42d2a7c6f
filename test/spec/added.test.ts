/**
 * Tests that the share of an additive is at most the usual maximum of its class, even if its position in the list
 * allows more.
 */

import { expect, test } from 'vitest'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { LABEL_CHECK } from '../../src/operations/labels.ts'

const library = openLibrary('data/library.sqlite')
const context = { library, usage: () => Promise.reject(new Error('no usage')) }

test.each<[string, string, number]>([
  ['sugar, cocoa butter, milk powder, emulsifier: lecithins', 'lecithins', 5],
  ['sugar, palm oil, emulsifier (sunflower lecithin), salt', 'sunflower lecithin', 5],
  ['sugar, E 471', 'E 471', 5],
  // If the package states a percentage, it is used.
  ['sugar, emulsifier: lecithins 8 %', 'lecithins', 8],
  // The product may consist of the additive alone.
  ['lecithins', 'lecithins', 100],
  ['lecithins, sugar', 'lecithins', 100],
  // Additives of some classes, and additives with several uses, may make up most of a product.
  ['chocolate, sweetener: maltitol', 'maltitol', 50],
  ['sugar, stabiliser: sorbitol', 'sorbitol', 50],
  ['sugar, inulin', 'inulin', 50],
  // For ingredients that are not additives, only the order in the list limits the share.
  ['sugar, thickener: wheat flour', 'wheat flour', 50],
])('%s: %s at most %d per cent', async (list, words, max) => {
  const body = { text: `Ingredients: ${list}.`, lang: 'en' }
  const { ingredients } = await LABEL_CHECK.prepare({ body }).run(context)
  const all = ingredients.flatMap((one) => [one, ...one.ingredients])
  const found = all.filter(
    ({ text, ingredients }) => text.includes(words) && ingredients.length === 0,
  )
  expect(found.map(({ share }) => share.max)).toEqual([max])
})
