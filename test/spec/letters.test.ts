/** Tests the letters for EU allergens on menus: the Austrian scheme, and allergens whose presence is unknown. */

import { describe, expect, test } from 'vitest'
import { EU_ALLERGENS, EU_ENTRY } from '../../src/domain/restrictions.ts'
import { letters } from '../../src/engine/compatibility/letters.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { ROOT } from '../cli/run.ts'

const library = openLibrary(`${ROOT}/data/library.sqlite`)

test('the Austrian scheme has a different letter for each entry of Annex II', () => {
  const at = Object.fromEntries(EU_ALLERGENS.map((entry) => [entry, EU_ENTRY[entry].letters.at]))
  expect(at).toEqual({
    gluten: 'A',
    crustaceans: 'B',
    eggs: 'C',
    fish: 'D',
    peanuts: 'E',
    soybeans: 'F',
    milk: 'G',
    nuts: 'H',
    celery: 'L',
    mustard: 'M',
    sesame: 'N',
    sulphites: 'O',
    lupin: 'P',
    molluscs: 'R',
  })
  expect(new Set(Object.values(at)).size).toBe(EU_ALLERGENS.length)
})

const itemsOf = (...ids: readonly string[]) => ids.map((ingredientId) => ({ ingredientId }))

/** Formats letters as `A yes: butter`. Omits the letters of allergens that the foods do not contain. */
const lettersOf = (...ids: readonly string[]) =>
  letters(library, itemsOf(...ids), 'at')
    .letters.filter(({ contains }) => contains !== 'no')
    .map(
      ({ letter, contains, ingredientIds }) => `${letter} ${contains}: ${ingredientIds.join(' ')}`,
    )

describe('a dish', () => {
  test.each<[readonly string[], readonly string[]]>([
    [['butter'], ['G yes: butter']],
    [
      ['wheat-flour', 'egg', 'butter', 'wheat-flour'],
      ['A yes: wheat-flour', 'C yes: egg', 'G yes: butter'],
    ],
    [
      ['celery', 'mussel'],
      ['L yes: celery', 'R yes: mussel'],
    ],
    [['shrimp'], ['B yes: shrimp', 'O unknown: shrimp']],
  ])('of %j', (ids, expected) => {
    expect(lettersOf(...ids)).toEqual(expected)
  })

  test('with an unresolved item is unknown in every letter that is not known to be contained', () => {
    const body = letters(library, itemsOf('butter', 'froozle'), 'at')
    expect(body.unresolved).toEqual(['froozle'])
    expect(body.letters.map(({ letter, contains }) => `${letter} ${contains}`)).toEqual(
      [...'ABCDEFGHLMNOPR'].map((letter) => `${letter} ${letter === 'G' ? 'yes' : 'unknown'}`),
    )
  })

  test('every ingredient of the library has all 14 entries, and none hides a milder one', () => {
    for (const id of library.ids()) {
      const declared = library.ingredient(id)!.euAllergens
      const found = Object.fromEntries(
        letters(library, itemsOf(id), 'at').letters.map(({ allergen, contains }) => [
          allergen,
          contains,
        ]),
      )
      expect(found, id).toEqual(declared)
    }
  })
})

test('numbers are 1 to 14 in the order of Annex II, for a dish as for the entries', () => {
  const lettersOf = letters(library, itemsOf('celery', 'butter'), 'numbers').letters
  expect(lettersOf.map(({ letter, allergen }) => `${letter} ${allergen}`)).toEqual(
    EU_ALLERGENS.map((entry, at) => `${at + 1} ${entry}`),
  )
})
