/** Substitutes, pairings and similar ingredients in a made-up food graph, and the culinary profile. */

import { describe, expect, test } from 'vitest'
import { NO_RELATIONSHIPS } from '../../src/domain/relationships.ts'
import { profile } from '../../src/engine/kitchen/profile.ts'
import { pairings, similar, substitutes } from '../../src/engine/kitchen/relations.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const edge = (ingredientID: string, score: number, ...reasons: string[]) => ({
  ingredientID,
  score,
  reasons,
})
const HOW = { ratio: 1, contexts: ['baking'], loses: ['flavour'] } as const
const substituteEdge = (...given: Parameters<typeof edge>) => ({
  ...edge(...given),
  ...HOW,
  with: [],
})

const library = libraryOf(
  {
    id: 'butter',
    names: { de: ['Butter'], en: ['butter'], es: ['mantequilla'] },
    relationships: {
      substitutesWell: [
        substituteEdge('margarine', 0.8, 'same_function'),
        substituteEdge('ghee', 0.9, 'same_family'),
      ],
      substitutesPartially: [
        {
          ...substituteEdge('oil', 0.9, 'same_function'),
          with: [{ ingredientID: 'salt', ratio: 0.1 }],
        },
        substituteEdge('ghee', 0.3, 'similar_flavor'),
      ],
      functionallySimilarTo: [edge('oil', 0.5, 'same_function')],
      sameFamilyAs: [edge('ghee', 0.7, 'same_family'), edge('oil', 0.4, 'same_family')],
      pairsWellWith: [edge('bread', 0.6, 'cooked_together')],
      oftenUsedWith: [edge('bread', 0.5, 'cooked_together'), edge('salt', 0.5, 'cooked_together')],
    },
  },
  { id: 'margarine' },
  { id: 'ghee', names: { de: ['Butterschmalz'] } },
  { id: 'oil' },
  { id: 'bread', relationships: { ...NO_RELATIONSHIPS, pairsWellWith: [] } },
  { id: 'salt', relationships: NO_RELATIONSHIPS },
)

describe('substitutes', () => {
  test('are sorted by score, then by id, without duplicates, in the requested language', () => {
    expect(substitutes(library, 'butter', { lang: 'de' })).toEqual({
      ingredientId: 'butter',
      language: 'de',
      substitutes: [
        {
          ingredientId: 'ghee',
          name: 'Butterschmalz',
          quality: 'well',
          reasons: ['same_family'],
          score: 0.9,
          ...HOW,
          with: [],
        },
        {
          ingredientId: 'oil',
          name: 'oil',
          quality: 'partial',
          reasons: ['same_function'],
          score: 0.9,
          ...HOW,
          with: [{ ingredientId: 'salt', name: 'salt', ratio: 0.1 }],
        },
        {
          ingredientId: 'margarine',
          name: 'margarine',
          quality: 'well',
          reasons: ['same_function'],
          score: 0.8,
          ...HOW,
          with: [],
        },
      ],
    })
  })

  test('can leave out partial ones, and respect the limit', () => {
    const ids = (asked: { includePartial?: boolean; limit?: number }) =>
      substitutes(library, 'butter', { lang: 'en', ...asked }).substitutes.map(
        (one) => one.ingredientId,
      )
    expect(ids({ includePartial: false })).toEqual(['ghee', 'margarine'])
    expect(ids({ limit: 1 })).toEqual(['ghee'])
  })
})

test('pairings list good matches with scores, and other common companions without', () => {
  expect(pairings(library, 'butter', { lang: 'en' })).toEqual({
    ingredientId: 'butter',
    language: 'en',
    pairsWellWith: [
      { ingredientId: 'bread', name: 'bread', reasons: ['cooked_together'], score: 0.6 },
    ],
    oftenUsedWith: [
      { ingredientId: 'bread', name: 'bread' },
      { ingredientId: 'salt', name: 'salt' },
    ],
  })
})

test('similar ingredients give the reason, with the stronger relation first', () => {
  expect(similar(library, 'butter', { lang: 'en' }).similar).toEqual([
    {
      ingredientId: 'ghee',
      name: 'ghee',
      reasons: ['same_family'],
      relation: 'sameFamily',
      score: 0.7,
    },
    {
      ingredientId: 'oil',
      name: 'oil',
      reasons: ['same_function'],
      relation: 'functional',
      score: 0.5,
    },
  ])
})

describe('without data', () => {
  const rows = [
    [
      'an ingredient that nothing is recorded for',
      () => substitutes(library, 'oil', { lang: 'en' }),
      'NO_RELATIONSHIP_DATA',
    ],
    [
      'an ingredient whose relationships are all null',
      () => pairings(library, 'salt', { lang: 'en' }),
      'NO_RELATIONSHIP_DATA',
    ],
    [
      'an ingredient with only other kinds of relationships',
      () => similar(library, 'bread', { lang: 'en' }),
      'NO_RELATIONSHIP_DATA',
    ],
    [
      'an unknown ingredient',
      () => similar(library, 'xyzzy', { lang: 'en' }),
      'INGREDIENT_NOT_FOUND',
    ],
    ['a limit of 0', () => similar(library, 'butter', { lang: 'en', limit: 0 }), 'INVALID_REQUEST'],
  ] as const
  test.each(rows)('%s is an error', (_, call, code) => {
    expect(thrown(call).code).toBe(code)
  })

  test('an ingredient with an empty list of pairings gives an empty answer', () => {
    expect(pairings(library, 'bread', { lang: 'en' })).toEqual({
      ingredientId: 'bread',
      language: 'en',
      pairsWellWith: [],
      oftenUsedWith: [],
    })
  })
})

test('a profile without an assessment is null', () => {
  expect(profile(library, 'butter')).toEqual({
    ingredientId: 'butter',
    cookProfile: null,
    textureProfile: null,
    functionalProfile: null,
    applicationProfile: null,
    profileConfidence: {
      cook_profile: null,
      texture_profile: null,
      functional_profile: null,
      application_profile: null,
      flavor_profile: null,
    },
    flavorProfile: null,
  })
})
