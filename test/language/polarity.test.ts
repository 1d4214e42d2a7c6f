/** Tests which words a negation ("without") covers, and how a sentence on a package is split into statements. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { animalsOutsideList } from '../../src/engine/labels/animals.ts'
import { cleanText } from '../../src/engine/labels/clean.ts'
import { LabelText } from '../../src/engine/labels/label-text.ts'
import { endOfDenial, withoutDenied } from '../../src/engine/labels/polarity.ts'
import { sentencesIn } from '../../src/engine/labels/sentences.ts'
import { LIBRARY } from '../http/support.ts'

const labelOf = (text: string, lang: Language = 'en') =>
  new LabelText(LIBRARY, cleanText(text), lang)

describe('the animals that a sentence outside the list says are in the product', () => {
  test.each([
    ['lard', 'lard'],
    ['without lard', ''],
    ['without lard, honey', ''],
    ['without lard but honey', 'honey'],
    ['without lard, fried with honey', 'honey'],
    ['serve with ham or with honey', ''],
    ['honey, lard is not used', 'honey'],
    ['serve with ham, lard is added', 'lard'],
    ['without: lard, honey', ''],
  ])('%s', (text, expected) => {
    const found = animalsOutsideList(labelOf(text), { from: 0, to: text.length })
    expect(found.map(({ ingredientId }) => ingredientId).join(' ')).toBe(expected)
  })
})

describe('the end of a denial', () => {
  test.each<[Language, string, string]>([
    ['en', 'gluten free, made with egg', 'egg'],
    ['en', 'gluten free, egg, milk', 'egg, milk'],
    ['en', 'no gluten, egg or milk', ''],
    ['en', 'free from: milk, egg', ''],
    ['en', 'contains no gluten but egg', 'egg'],
    ['de', 'frei von gluten, jedoch mit milch', 'milch'],
    ['de', 'ohne gluten, milch und ei', ''],
    ['es', 'sin gluten, aunque contiene leche', 'leche'],
    ['es', 'sin gluten, leche ni huevo', ''],
  ])('%s: %s', (lang, text, expected) => {
    const end = endOfDenial(text, lang)
    expect(end ? text.slice(end.to).trim() : '').toBe(expected)
  })
})

test.each<[Language, string, string]>([
  ['en', 'dairy free', ''],
  ['en', 'not dairy free', 'not dairy'],
  ['de', 'milchfrei, ei', ', ei'],
  ['de', 'nicht eifrei', 'nicht ei'],
  ['es', 'sin leche, huevo', ', huevo'],
  ['es', 'no es libre de leche', 'no es       de leche'],
])('what is absent is blanked, %s: %s', (lang, text, expected) => {
  expect(withoutDenied(text, lang).trim()).toBe(expected)
})

describe('a sentence is split into statements', () => {
  test.each<[Language, string, readonly string[]]>([
    ['en', 'rice, salt, may contain milk', ['list: rice, salt', 'mayContain: may contain milk']],
    ['en', 'Gluten free, made with egg', ['freeFrom: Gluten free', 'contains: egg']],
    ['en', 'Free from gluten, milk', ['freeFrom: Free from gluten, milk']],
    ['en', 'Vegan, delicious', ['freeFrom: Vegan, delicious']],
    ['en', 'Not dairy free', ['mayContain: Not dairy free']],
    [
      'de',
      'Glutenfrei, laktosefrei, aber nicht eifrei',
      ['freeFrom: Glutenfrei', 'freeFrom: laktosefrei', 'mayContain: nicht eifrei'],
    ],
    [
      'de',
      'Reis. Enthält Ei. Kühl lagern',
      ['list: Reis', 'contains: Enthält Ei', 'storage: Kühl lagern'],
    ],
    [
      'es',
      'Puede contener gluten Sin lactosa, contiene leche',
      ['mayContain: Puede contener gluten Sin lactosa,', 'contains: contiene leche'],
    ],
    ['es', 'Sin lactosa, contiene leche', ['freeFrom: Sin lactosa,', 'contains: contiene leche']],
    [
      'es',
      'arroz, puede contener trazas de huevo',
      ['list: arroz', 'mayContain: puede contener trazas de huevo'],
    ],
  ])('%s: %s', (lang, text, expected) => {
    const label = labelOf(text, lang)
    const sentences = sentencesIn(label, { from: 0, to: text.length })
    const shown = sentences.map(
      ({ kind, from, to }) =>
        `${kind}: ${text
          .slice(from, to)
          .trim()
          .replace(/^,|,$/g, (sign) => (kind === 'list' ? '' : sign))}`,
    )
    expect(shown).toEqual(expected)
  })
})
