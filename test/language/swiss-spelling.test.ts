/** Tests that the text of a package gives the same answer with ß, with ss as in Switzerland, and in capitals. */

import { expect, test } from 'vitest'
import { finish } from '../../src/domain/steps.ts'
import { checkLabel } from '../../src/engine/labels/check.ts'
import { foldLetters, letterSpellings, nameKey } from '../../src/language/fold.ts'
import { LIBRARY } from '../http/support.ts'

/** Returns the answer about a package, without positions and original spellings. */
function answer(text: string) {
  const { allergens, diets, evaluation, ingredients, unresolved } = finish(
    checkLabel(LIBRARY, { text, lang: 'de' }),
  )
  return {
    allergens: allergens.map(({ allergen, status }) => [allergen, status]),
    diets: Object.entries(diets).map(([diet, { verdict }]) => [diet, verdict]),
    evaluation: Object.entries(evaluation).map(([domain, { verdict }]) => [domain, verdict]),
    ingredients: ingredients.map(({ name, ingredientId }) => [nameKey(name), ingredientId]),
    unresolved: unresolved.length,
  }
}

test.each([
  'Zutaten: Reis, Salz. Außerdem kann Spuren von Milch enthalten.',
  'Zutaten: Weißmehl, Süßmolkenpulver, Hühnereiweiß, Zucker. Senf ist nicht auszuschließen.',
  'Zutaten: Eiweiß, Zucker, Süßstoff: Sucralose',
  'Zutaten: Erbseneiweißisolat, Weizengrieß, gesüßte Kondensmilch, Senfsoße',
  'Zutaten: Reis, Salz. Zum Genießen mit Milch. Hauptstraße 5',
  'Zutaten: Reis gemäß Verordnung aus Großbritannien, Salz',
  'Zutaten: Haselnußmasse, Erdnußöl. Kann Nüsse enthalten.',
])('%s', (text) => {
  const swiss = text.replaceAll('ß', 'ss')
  expect(answer(swiss)).toEqual(answer(text))
  expect(answer(text.toUpperCase())).toEqual(answer(text))
})

test('a trace after "außerdem" does not make anything else unknown', () => {
  const { allergens } = answer('Zutaten: Reis, Salz. Ausserdem kann Spuren von Milch enthalten.')
  expect(allergens.filter(([, status]) => status !== 'no')).toEqual([['milk', 'traces']])
})

test('letters keep their positions, and a listed word is found in both spellings', () => {
  expect(foldLetters('GROẞE Süßspeise, 100 °C')).toBe('grose susspeise, 100 °c')
  expect(foldLetters('ﬁ𝐀é')).toHaveLength('ﬁ𝐀é'.length)
  expect(letterSpellings('sussstoff')).toEqual(['sussstoff', 'susstoff'])
  expect(letterSpellings('zucker')).toEqual(['zucker'])
})
