/** Tests swaps and headroom: compatible substitutes, new conflicts, and amounts scaled by the substitution ratio. */

import { describe, expect, test } from 'vitest'
import { NO_RELATIONSHIPS } from '../../src/domain/relationships.ts'
import type { SubstituteEdge } from '../../src/domain/shapes/foods.ts'
import { headroom } from '../../src/engine/compatibility/headroom.ts'
import { safeSubstitutes, swap, swapRecipe } from '../../src/engine/kitchen/swap.ts'
import { requireRestrictions, requireUse } from '../../src/engine/kitchen/swap-request.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const substituteEdge = (
  ingredientID: string,
  score: number,
  more: Partial<SubstituteEdge> = {},
): SubstituteEdge => ({
  ingredientID,
  score,
  reasons: ['classic_substitute'],
  ratio: 1,
  contexts: ['baking'],
  loses: [],
  with: [],
  ...more,
})

const library = libraryOf(
  {
    id: 'milk',
    allergens: { dairy: 'yes', lactose: { contains: 'yes', thresholdGrams: 20 } },
    animalSources: ['milk'],
    relationships: {
      ...NO_RELATIONSHIPS,
      substitutesWell: [
        substituteEdge('goat-milk', 0.95),
        substituteEdge('nut-drink', 0.8, { loses: ['flavour'] }),
        substituteEdge('oat-drink', 0.8, { contexts: ['drink'] }),
        substituteEdge('doubtful-drink', 0.75),
      ],
      substitutesPartially: [
        substituteEdge('water', 0.4, {
          ratio: 0.9,
          with: [{ ingredientID: 'nut-butter', ratio: 0.1 }],
        }),
        substituteEdge('powder', 0.3, { ratio: 0.1, with: [{ ingredientID: 'milk', ratio: 0.1 }] }),
      ],
    },
  },
  { id: 'goat-milk', allergens: { dairy: 'yes', lactose: 'yes' }, animalSources: ['milk'] },
  { id: 'nut-drink', allergens: { treeNut: 'yes' } },
  { id: 'oat-drink', allergens: { gluten: 'traces' } },
  { id: 'doubtful-drink', allergens: { dairy: 'unknown' }, animalSources: ['unknown'] },
  { id: 'nut-butter', allergens: { treeNut: 'yes' } },
  { id: 'water' },
  { id: 'powder' },
  { id: 'egg', allergens: { egg: 'yes' }, animalSources: ['egg'] },
  {
    id: 'garlic',
    fodmap: { fodmapLevel: 'high', fodmapGroups: ['oligosaccharides'], safeServingGrams: 5 },
    relationships: {
      ...NO_RELATIONSHIPS,
      substitutesWell: [substituteEdge('garlic-oil', 0.7, { ratio: 2 })],
    },
  },
  { id: 'garlic-oil' },
  {
    id: 'squash',
    fodmap: { fodmapLevel: 'moderate', fodmapGroups: ['oligosaccharides'], safeServingGrams: 60 },
  },
)
const ids = (list: readonly { readonly ingredientId: string }[]) =>
  list.map((one) => one.ingredientId)

describe('swap', () => {
  test('offers substitutes that are compatible with all requested restrictions, and reports new conflicts', () => {
    const body = swap(library, 'milk', { for: ['dairy', 'vegan'], lang: 'en', grams: 200 })
    expect(ids(body.substitutes)).toEqual(['nut-drink', 'oat-drink', 'water'])
    expect(body).toMatchObject({
      ingredientId: 'milk',
      for: ['dairy', 'vegan'],
      grams: 200,
      verdicts: { dairy: 'incompatible', vegan: 'incompatible' },
      refused: 3,
    })
    expect(body.substitutes[0]).toEqual({
      ingredientId: 'nut-drink',
      name: 'nut drink',
      grams: 200,
      quality: 'well',
      solves: ['dairy', 'vegan'],
      brings: ['treeNut'],
      keeps: [],
      with: [],
      contexts: ['baking'],
      loses: ['flavour'],
      reasons: ['classic_substitute'],
      score: 0.8,
    })
  })

  test('checks the foods that a substitute needs with it, and weighs both', () => {
    const [, , water] = swap(library, 'milk', {
      for: ['dairy'],
      lang: 'en',
      grams: 200,
    }).substitutes
    expect(water).toMatchObject({
      grams: 180,
      brings: ['treeNut'],
      with: [{ ingredientId: 'nut-butter', name: 'nut butter', grams: 20 }],
    })
    expect(
      ids(swap(library, 'milk', { for: ['dairy', 'treeNut'], lang: 'en' }).substitutes),
    ).toEqual(['oat-drink'])
  })

  test('a substitute that may break a restriction is not offered', () => {
    expect(ids(swap(library, 'milk', { for: ['gluten'], lang: 'en' }).substitutes)).not.toContain(
      'oat-drink',
    )
    expect(ids(swap(library, 'milk', { for: ['dairy'], lang: 'en' }).substitutes)).not.toContain(
      'doubtful-drink',
    )
    expect(ids(swap(library, 'milk', { for: ['vegan'], lang: 'en' }).substitutes)).not.toContain(
      'doubtful-drink',
    )
  })

  test('for a use, only substitutes that work for it are offered', () => {
    expect(
      ids(swap(library, 'milk', { for: ['dairy'], lang: 'en', use: 'drink' }).substitutes),
    ).toEqual(['oat-drink'])
  })

  test.each([
    ['an unknown restriction', () => requireRestrictions(['lactos']), 'INVALID_CONCERN'],
    ['no restriction', () => requireRestrictions([]), 'INVALID_REQUEST'],
    ['an unknown use', () => requireUse('flying'), 'INVALID_REQUEST'],
    [
      'an unknown ingredient',
      () => swap(library, 'xyzzy', { for: ['egg'], lang: 'en' }),
      'INGREDIENT_NOT_FOUND',
    ],
    [
      'an ingredient without relationships',
      () => swap(library, 'egg', { for: ['egg'], lang: 'en' }),
      'NO_RELATIONSHIP_DATA',
    ],
    [
      'an amount below zero',
      () => swap(library, 'milk', { for: ['egg'], lang: 'en', grams: -1 }),
      'INVALID_REQUEST',
    ],
  ])('%s is an error', (_, call, code) => {
    expect(thrown(call).code).toBe(code)
  })

  test('the endpoint only adds fields to the specified answer', () => {
    const { substitutes, ...rest } = safeSubstitutes(library, 'milk', {
      for: ['dairy'],
      lang: 'en',
      limit: 1,
    })
    expect(rest).toEqual({ ingredientId: 'milk', language: 'en', for: ['dairy'] })
    expect(substitutes).toEqual([
      {
        ingredientId: 'nut-drink',
        name: 'nut drink',
        quality: 'well',
        reasons: ['classic_substitute'],
        score: 0.8,
        ratio: 1,
        contexts: ['baking'],
        loses: ['flavour'],
        with: [],
        solves: ['dairy'],
        brings: ['treeNut'],
        keeps: [],
      },
    ])
  })
})

describe('a recipe', () => {
  const recipe = (...items: readonly (readonly [string, number])[]) =>
    items.map(([ingredientId, amount]) => ({ ingredientId, amount }))

  test('is changed only where necessary', () => {
    const items = recipe(['milk', 100], ['water', 50], ['milk', 100])
    const body = swapRecipe(library, { items, for: ['dairy'], lang: 'en' })
    expect(
      body.changes.map(({ ingredientId, grams, substitute }) => [
        ingredientId,
        grams,
        substitute.ingredientId,
        substitute.grams,
      ]),
    ).toEqual([['milk', 200, 'nut-drink', 200]])
    expect([body.irreplaceable, body.unresolved, body.verdicts]).toEqual([
      [],
      [],
      { dairy: 'compatible' },
    ])
  })

  test('that is compatible stays unchanged', () => {
    const body = swapRecipe(library, { items: recipe(['milk', 100]), for: ['egg'], lang: 'en' })
    expect([body.changes, body.verdicts]).toEqual([[], { egg: 'compatible' }])
  })

  test('reports foods that cannot be replaced, and does not call the rest compatible', () => {
    const items = recipe(['egg', 50], ['milk', 100])
    const body = swapRecipe(library, { items, for: ['vegan'], lang: 'en' })
    expect(body.irreplaceable).toEqual([{ ingredientId: 'egg', name: 'egg' }])
    expect(ids(body.changes)).toEqual(['milk'])
    expect(body.verdicts).toEqual({ vegan: 'incompatible' })
  })

  test('with an unknown food is never compatible', () => {
    const items = [...recipe(['water', 50]), { ingredientId: 'xyzzy' }]
    const body = swapRecipe(library, { items, for: ['egg', 'vegan'], lang: 'en' })
    expect(body.unresolved).toEqual([
      { ingredientId: 'xyzzy', reason: 'unknown ingredient: xyzzy', code: 'INGREDIENT_NOT_FOUND' },
    ])
    expect(body.verdicts).toEqual({ egg: 'uncertain', vegan: 'uncertain' })
  })

  test('replaces every side of a choice that breaks a restriction', () => {
    const milk = { ingredientId: 'milk', amount: 100 }
    const ask = (first: string) =>
      swapRecipe(library, {
        items: [{ ingredientId: first, amount: 100, or: [milk] }],
        for: ['vegan'],
        lang: 'en',
      })
    expect([ids(ask('water').changes), ask('water').verdicts]).toEqual([
      ['milk'],
      { vegan: 'compatible' },
    ])
    expect([ids(ask('egg').changes), ids(ask('egg').irreplaceable)]).toEqual([['milk'], ['egg']])
    expect(ask('egg').verdicts).toEqual({ vegan: 'uncertain' })
  })

  test('prefers an alternative offered by the line to any substitute', () => {
    const items = [
      { ingredientId: 'milk', amount: 100, or: [{ ingredientId: 'water', amount: 90 }] },
    ]
    const { changes, verdicts } = swapRecipe(library, { items, for: ['dairy'], lang: 'en' })
    expect(changes).toMatchObject([
      { ingredientId: 'milk', isOffered: true, substitute: { ingredientId: 'water', grams: 90 } },
    ])
    expect(verdicts).toEqual({ dairy: 'compatible' })
    // The second line has no alternative ("or").
    const twice = [...items, { ingredientId: 'milk', amount: 50 }]
    const body = swapRecipe(library, { items: twice, for: ['dairy'], lang: 'en' })
    expect(ids(body.changes.map(({ substitute }) => substitute))).toEqual(['nut-drink'])
  })

  test('the dish in the title is that of the recipe before the change', () => {
    const title = { ingredientId: 'milk', optional: true, isSilent: true, isDoseless: true }
    const items = [...recipe(['milk', 100]), title]
    const verdictOf = (list: typeof items) =>
      swapRecipe(library, { items: list, for: ['dairy'], lang: 'en' }).verdicts.dairy
    expect(verdictOf(items)).toBe('compatible')
    // If no line is replaced, the title still makes the verdict uncertain.
    expect(verdictOf([...recipe(['water', 100]), title])).toBe('uncertain')
  })

  test('judges one serving', () => {
    const asked = { items: recipe(['squash', 200]), for: ['fodmap'], lang: 'en' } as const
    expect(swapRecipe(library, { ...asked, servings: 4 }).verdicts).toEqual({
      fodmap: 'compatible',
    })
    expect(swapRecipe(library, asked).verdicts.fodmap).not.toBe('compatible')
  })

  test('lists the foods that the final verdict rests on', () => {
    const items = [...recipe(['egg', 50]), { ingredientId: 'xyzzy' }]
    expect(swapRecipe(library, { items, for: ['vegan'], lang: 'en' }).causes).toEqual([
      { name: 'vegan', foods: ['egg', 'xyzzy'] },
    ])
  })

  test('replaces by weight', () => {
    const body = swapRecipe(library, { items: recipe(['garlic', 10]), for: ['fodmap'], lang: 'en' })
    expect(body.changes[0]?.substitute).toMatchObject({ ingredientId: 'garlic-oil', grams: 20 })
  })
})

describe('room to the limit', () => {
  const of = (...items: readonly (readonly [string, number])[]) =>
    headroom(library, 'fodmap', {
      items: items.map(([ingredientId, amount]) => ({ ingredientId, amount })),
    }).items

  test('is the last gram below the safe serving', () => {
    expect(of(['squash', 100])).toEqual([
      { ingredientId: 'squash', grams: 100, maxGrams: 59, unlimited: false, aloneGrams: 59 },
    ])
  })

  test('is unlimited if a kilogram is harmless, and less than half of a safe serving if no larger amount is low', () => {
    expect(of(['water', 10])).toEqual([
      { ingredientId: 'water', grams: 10, maxGrams: 1000, unlimited: true, aloneGrams: 1000 },
    ])
    expect(of(['garlic', 10])).toEqual([
      { ingredientId: 'garlic', grams: 10, maxGrams: 2, unlimited: false, aloneGrams: 2 },
    ])
  })

  test('is null for all other foods if one already exceeds the limit, or is unknown', () => {
    expect(of(['garlic', 10], ['water', 10])[1]).toEqual({
      ingredientId: 'water',
      grams: 10,
      maxGrams: null,
      unlimited: false,
      aloneGrams: 1000,
    })
    expect(of(['water', 10], ['xyzzy', 1])[0]?.maxGrams).toBeNull()
  })
})
