/** Decisions §4: diets by animal source. "incompatible" overrides "uncertain", which overrides "compatible". */

import { describe, expect, test } from 'vitest'
import { DIETS, type Diet, USUAL_DIETS } from '../../src/domain/restrictions.ts'
import type { DietResponse } from '../../src/domain/shapes/compatibility.ts'
import { diet, requireDietRequest } from '../../src/engine/compatibility/diet.ts'
import { libraryOf } from '../support/memory-library.ts'
import { thrown } from '../support/thrown.ts'

const SOURCES = [
  'beef',
  'pork',
  'poultry',
  'fish',
  'shellfish',
  'milk',
  'egg',
  'honey',
  'gelatin',
  'rennet',
  'fining-agents',
] as const
const library = libraryOf(
  ...SOURCES.map((source) => ({ id: `of-${source}`, animalSources: [source] })),
  { id: 'rice', animalSources: [] },
  { id: 'vitamin-d', animalSources: ['unknown'] },
  { id: 'parmesan', animalSources: ['milk', 'rennet'] },
  { id: 'carbonara', animalSources: ['egg', 'pork', 'milk'] },
)

const yes = { vegan: 'no', vegetarian: 'no', pescetarian: 'no', porkFree: 'yes' } as const
const maybe = {
  vegan: 'uncertain',
  vegetarian: 'uncertain',
  pescetarian: 'uncertain',
  porkFree: 'yes',
} as const
const onlyVegan = { vegan: 'no', vegetarian: 'yes', pescetarian: 'yes', porkFree: 'yes' } as const
const ofTheSea = { ...yes, pescetarian: 'yes' } as const

const ALLOWED: Record<
  (typeof SOURCES)[number],
  Record<(typeof USUAL_DIETS)[number], 'yes' | 'no' | 'uncertain'>
> = {
  beef: yes,
  pork: { ...yes, porkFree: 'no' },
  poultry: yes,
  fish: ofTheSea,
  shellfish: ofTheSea,
  milk: onlyVegan,
  egg: onlyVegan,
  honey: onlyVegan,
  gelatin: { vegan: 'no', vegetarian: 'no', pescetarian: 'uncertain', porkFree: 'uncertain' },
  rennet: maybe,
  'fining-agents': { ...maybe, porkFree: 'uncertain' },
}

describe('each source in each diet', () => {
  const rows = SOURCES.flatMap((source) =>
    USUAL_DIETS.map((asked) => [asked, source, ALLOWED[source][asked]] as const),
  )
  test.each(rows)('%s and %s: %s', (asked, source, allowed) => {
    const id = `of-${source}`
    const entry = [{ ingredientId: id, sources: [source] }]
    expect(diet(library, { diet: asked, items: [{ ingredientId: id }] })).toEqual({
      diet: asked,
      verdict: { yes: 'compatible', no: 'incompatible', uncertain: 'uncertain' }[allowed],
      violations: allowed === 'no' ? entry : [],
      uncertain: allowed === 'uncertain' ? [id] : [],
      unresolved: [],
      uncertainSources: allowed === 'uncertain' ? entry : [],
    })
  })
})

describe('a list', () => {
  const base = { violations: [], uncertain: [], unresolved: [], uncertainSources: [] }
  const unsure = (ingredientId: string, ...sources: string[]) => ({ ingredientId, sources })
  test.each<[string, Diet, string[], Omit<DietResponse, 'diet'>]>([
    ['plants only', 'vegan', ['rice'], { ...base, verdict: 'compatible' }],
    [
      'an unknown source is uncertain in every diet',
      'porkFree',
      ['vitamin-d', 'rice'],
      {
        ...base,
        verdict: 'uncertain',
        uncertain: ['vitamin-d'],
        uncertainSources: [unsure('vitamin-d', 'unknown')],
      },
    ],
    [
      'an unknown id is uncertain',
      'vegan',
      ['rice', 'nowhere'],
      { ...base, verdict: 'uncertain', unresolved: ['nowhere'] },
    ],
    [
      'uncertain beats compatible',
      'vegetarian',
      ['rice', 'parmesan'],
      {
        ...base,
        verdict: 'uncertain',
        uncertain: ['parmesan'],
        uncertainSources: [unsure('parmesan', 'rennet')],
      },
    ],
    [
      'incompatible beats uncertain',
      'vegetarian',
      ['parmesan', 'of-beef', 'nowhere', 'vitamin-d'],
      {
        verdict: 'incompatible',
        violations: [unsure('of-beef', 'beef')],
        uncertain: ['parmesan', 'vitamin-d'],
        unresolved: ['nowhere'],
        uncertainSources: [unsure('parmesan', 'rennet'), unsure('vitamin-d', 'unknown')],
      },
    ],
    [
      'a source that violates the diet is not listed as uncertain as well',
      'vegan',
      ['parmesan'],
      { ...base, verdict: 'incompatible', violations: [unsure('parmesan', 'milk')] },
    ],
    [
      'only the excluded sources are listed',
      'vegetarian',
      ['carbonara'],
      { ...base, verdict: 'incompatible', violations: [unsure('carbonara', 'pork')] },
    ],
    [
      'all excluded sources are listed',
      'vegan',
      ['carbonara'],
      {
        ...base,
        verdict: 'incompatible',
        violations: [unsure('carbonara', 'egg', 'pork', 'milk')],
      },
    ],
    [
      'an id given twice is listed once',
      'vegan',
      ['of-egg', 'nowhere', 'of-egg', 'nowhere'],
      {
        ...base,
        verdict: 'incompatible',
        violations: [unsure('of-egg', 'egg')],
        unresolved: ['nowhere'],
      },
    ],
  ])('%s', (_, asked, ingredientIds, expected) => {
    expect(diet(library, requireDietRequest({ diet: asked, ingredientIds }))).toEqual({
      diet: asked,
      ...expected,
    })
  })
})

describe('invalid requests', () => {
  const diets = { diet: `one of ${DIETS.join(', ')}` }
  const ids = { ingredientIds: 'a list of ids is required' }
  test.each<[string, { diet: unknown; ingredientIds: unknown }, ReturnType<typeof thrown>]>([
    [
      'an unknown diet',
      { diet: 'keto', ingredientIds: ['rice'] },
      {
        code: 'INVALID_DIET',
        message: `unknown diet: keto (known: ${DIETS.join(', ')})`,
        details: diets,
      },
    ],
    [
      'a diet in another case',
      { diet: 'Vegan', ingredientIds: ['rice'] },
      {
        code: 'INVALID_DIET',
        message: 'unknown diet: Vegan (did you mean vegan?)',
        details: diets,
      },
    ],
    [
      'no diet',
      { diet: undefined, ingredientIds: ['rice'] },
      { code: 'INVALID_REQUEST', message: 'diet is required', details: diets },
    ],
    [
      'no ids',
      { diet: 'vegan', ingredientIds: [] },
      { code: 'EMPTY_ITEMS', message: 'ingredientIds is empty', details: null },
    ],
    [
      'ids missing',
      { diet: 'vegan', ingredientIds: undefined },
      { code: 'INVALID_REQUEST', message: 'ingredientIds is not a list of texts', details: ids },
    ],
    [
      'an id that is not a text',
      { diet: 'vegan', ingredientIds: ['rice', 7] },
      { code: 'INVALID_REQUEST', message: 'ingredientIds is not a list of texts', details: ids },
    ],
  ])('%s', (_, request, expected) => {
    expect(thrown(() => requireDietRequest(request))).toEqual(expected)
  })
})
