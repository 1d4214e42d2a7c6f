/** Tests the figures of `npm run eval`: resolved mentions, and foods measured by volume or by the piece. */

import { describe, expect, test } from 'vitest'
import { byPiece, byVolume, coverage, resolved } from '../../src/compiler/eval.ts'
import { food, libraryOf } from '../support/memory-library.ts'

const ROOT = { ...food({ id: 'carrot', category: 'vegetables' }), archetype: 'root-vegetable' }
const firm = (firmness: number) => ({ firm: firmness, liquid: 0, powdery: 0 })

test('mentions are weighted by frequency, and only fully read ones are resolved', () => {
  const library = libraryOf({ id: 'butter' }, { id: 'salt' }, { id: 'ham' }, { id: 'ram' })
  expect(
    resolved(library, 'en', 'en', [
      { text: 'butter', count: 5 },
      { text: 'salt and butter', count: 3 },
      { text: 'froozle butter', count: 2 },
      { text: 'kryptonite', count: 4 },
      { text: 'ham or dust', count: 1 },
    ]),
  ).toEqual({
    list: 'en',
    mentions: 15,
    resolved: 11,
    clear: 9,
    missing: [{ text: 'kryptonite', count: 4 }],
  })
})

describe('measured by volume', () => {
  test.each([
    ['liquid', { ...ROOT, textureProfile: { liquid: 1 } }, true],
    ['in a category measured by the spoon', { ...ROOT, category: 'spices' }, true],
    ['not butter', { ...ROOT, category: 'spices', textureProfile: firm(0.9) }, false],
    ['not a root vegetable', ROOT, false],
  ])('is %s', (_, ingredient, expected) => {
    expect(byVolume(ingredient)).toBe(expected)
  })
})

describe('counted', () => {
  test.each([
    ['a root', ROOT, true],
    ['an egg', { ...ROOT, category: 'dairy-and-eggs', archetype: 'egg' }, true],
    ['not a leaf', { ...ROOT, archetype: 'leafy-vegetable' }, false],
    ['not a part of a food', { ...ROOT, variantType: 'part' }, false],
    ['not processed food', { ...ROOT, isProcessed: true }, false],
  ])('is %s', (_, ingredient, expected) => {
    expect(byPiece(ingredient)).toBe(expected)
  })
})

test('a fact is counted among the foods that should have it', () => {
  const flour = { ...food({ id: 'flour', category: 'grains', density: 0.5 }), archetype: 'flour' }
  const unassessed = food({ id: 'x', allergens: { gluten: null, egg: 'unknown' }, nutrients: null })
  const shares = Object.fromEntries(
    coverage([ROOT, flour, unassessed]).map(({ fact, has, of }) => [fact, [has, of]]),
  )
  expect(shares).toMatchObject({
    'all 11 standard allergens assessed': [2, 3],
    'all 11 with another word than "unknown"': [2, 3],
    histamine: [3, 3],
    'at least 25 of 29 nutrients': [0, 3],
    'density, of foods measured by volume': [1, 2],
    'piece weight, of foods counted in pieces': [0, 1],
  })
})
