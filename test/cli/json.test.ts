/** `--json`: exactly one line, equal to the body of the HTTP answer, with keys in order. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NUTRIENT_GROUPS } from '../../src/domain/nutrient-keys.ts'
import { CONCERNS, DIETS, DIMENSIONS, EU_ALLERGENS } from '../../src/domain/restrictions.ts'
import { check, checkBatch } from '../../src/engine/compatibility/check.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import { fodmap, histamine } from '../../src/engine/compatibility/single.ts'
import { convert, units } from '../../src/engine/convert.ts'
import { allergens, categories, detail, languages } from '../../src/engine/ingredients.ts'
import { analyze, nutrition } from '../../src/engine/nutrition/nutrition.ts'
import { autocomplete, search } from '../../src/engine/search.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { ingr, inPipe, ROOT } from './run.ts'

const library = openLibrary(join(ROOT, 'data/library.sqlite'))
const items = [{ ingredientId: 'butter', amount: 200, unit: 'gram' }]
const bare = [{ ingredientId: 'butter' }]

const rows: readonly (readonly [args: readonly string[], body: unknown])[] = [
  [['search', 'Möhre', '--limit', '2'], search(library, { q: 'Möhre', lang: 'en', limit: 2 })],
  [['complete', 'tom', '--lang', 'es'], autocomplete(library, { q: 'tom', lang: 'es' })],
  [['show', 'butter', '--lang', 'de'], detail(library, 'butter', 'de')],
  [['categories'], categories(library)],
  [['units', '--lang', 'es'], units(library, 'es')],
  [['languages'], languages()],
  [['allergens', 'ghee'], allergens(library, 'ghee', 'en')],
  [['check', 'butter:200g'], check(library, { items, concerns: null })],
  [
    ['check', 'butter:200g', '-c', 'lactose', '-c', 'gluten,dairy'],
    check(library, { items, concerns: ['lactose', 'gluten', 'dairy'] }),
  ],
  [['check', JSON.stringify(bare)], check(library, { items: bare, concerns: null })],
  [['check', JSON.stringify({ items: bare })], check(library, { items: bare, concerns: null })],
  [
    ['batch', JSON.stringify({ checks: [{ items: bare }, 5], concerns: ['egg'] })],
    checkBatch(library, { checks: [{ items: bare }, 5], concerns: ['egg'] }),
  ],
  [
    ['diet', 'vegan', 'butter'],
    diet(library, { diet: 'vegan', items: [{ ingredientId: 'butter' }] }),
  ],
  [['fodmap', 'butter:200g'], fodmap(library, { items })],
  [['histamine', 'butter:200g'], histamine(library, { items })],
  [
    ['convert', 'butter', '1', 'cup', 'gram'],
    convert(library, { ingredientId: 'butter', amount: 1, fromUnit: 'cup', toUnit: 'gram' }),
  ],
  [['nutrition', 'butter'], nutrition(library, 'butter')],
  [
    ['nutrition', 'butter', '-a', '2', '-u', 'tbsp'],
    nutrition(library, 'butter', { amount: 2, unit: 'tbsp' }),
  ],
  [
    ['analyze', 'butter:200g', '-s', '2'],
    analyze(library, { items: [{ ...items[0]!, unit: 'g' }], servings: 2 }),
  ],
]

describe('the engine and the terminal print the same bytes', () => {
  test.each(rows)('%j', async (args, body) => {
    expect(await ingr([...args, '--json'])).toEqual({
      code: 0,
      out: `${JSON.stringify(body)}\n`,
      err: '',
    })
  })
})

describe('keys in order', () => {
  const body = async (...args: string[]) => JSON.parse((await ingr([...args, '--json'])).out)
  const nutrients = ['id', ...Object.keys(NUTRIENT_GROUPS)]

  test('search', async () => {
    const answer = await body('search', 'carrot', '--limit', '1')
    expect(Object.keys(answer)).toEqual(['query', 'language', 'limit', 'results'])
    expect(Object.keys(answer.results[0])).toEqual([
      'confidence',
      'ingredient',
      'matched',
      'matchedName',
    ])
    expect(Object.keys(answer.results[0].ingredient)).toEqual([
      'id',
      'name',
      'synonyms',
      'category',
      'subcategory',
      'density',
      'piece_weight',
      'allowed_units',
      'animal_source',
      'allergen_profile',
      'flavor_profile',
      'cook_profile',
      'texture_profile',
      'functional_profile',
      'application_profile',
      'profile_confidence',
      'ingredient_relationships',
      'eu_allergens',
    ])
  })
  test('show: the flat fields and the nested ingredient without profiles', async () => {
    const answer = await body('show', 'carrot')
    expect(Object.keys(answer)).toEqual([
      'ingredientId',
      'language',
      'name',
      'synonyms',
      'category',
      'subcategory',
      'mainIngredient',
      'allowedUnits',
      'unitCategories',
      'pieceWeight',
      'density',
      'cuisineTags',
      'cuisineStrength',
      'isProcessed',
      'animalSources',
      'variantType',
      'additive',
      'ingredient',
    ])
    expect([answer.ingredient.allergen_profile, answer.ingredient.flavor_profile]).toEqual([
      null,
      null,
    ])
  })
  test('allergens', async () => {
    const answer = await body('allergens', 'carrot')
    expect(Object.keys(answer)).toEqual([
      'ingredientId',
      'name',
      'allergenProfile',
      'euAllergens',
      'evidence',
      'histamineRisk',
    ])
    expect(Object.keys(answer.allergenProfile)).toEqual(DIMENSIONS)
    expect(Object.keys(answer.euAllergens)).toEqual(EU_ALLERGENS)
  })
  test('check', async () => {
    const answer = await body('check', '200 g butter', '200 g dragonscale', '-c', 'dairy')
    expect(Object.keys(answer)).toEqual([
      'items',
      'unresolved',
      'evaluation',
      'concerns',
      'skipped',
      'readings',
      'diets',
      'contains',
      'mayContain',
      'unknown',
    ])
    expect(Object.keys(answer.evaluation)).toEqual(DIMENSIONS)
    expect(Object.keys(answer.evaluation.dairy)).toEqual([
      'risk',
      'verdict',
      'confidence',
      'contributors',
      'unknown',
    ])
    expect([answer.items, answer.unresolved, answer.concerns]).toEqual([
      [{ ingredientId: 'butter', grams: 200, amountAssumed: false }],
      [
        {
          ingredientId: 'dragonscale',
          reason: 'unknown ingredient: dragonscale',
          code: 'INGREDIENT_NOT_FOUND',
        },
      ],
      [{ concern: 'dairy', risk: 'high', verdict: 'incompatible', confidence: 'high' }],
    ])
  })
  test('nutrition and analyze', async () => {
    const one = await body('nutrition', 'butter', '-a', '10')
    expect(Object.keys(one)).toEqual([
      'ingredientId',
      'basis',
      'nutrients',
      'parts',
      'bounds',
      'computed',
    ])
    expect(Object.keys(one.nutrients)).toEqual(nutrients)
    expect(Object.keys(one.computed)).toEqual([
      'amount',
      'unit',
      'grams',
      'estimated',
      'nutrients',
      'parts',
    ])
    for (const [group, names] of Object.entries(NUTRIENT_GROUPS)) {
      expect(Object.keys(one.nutrients[group])).toEqual(names)
    }
    const list = await body('analyze', '10 g butter', '-s', '2')
    expect(Object.keys(list)).toEqual([
      'items',
      'total',
      'perServing',
      'servings',
      'unresolved',
      'skipped',
      'readings',
    ])
    expect(Object.keys(list.total)).toEqual([...nutrients, 'coverage', 'parts'])
  })
  test('doctor', async () => {
    const {
      library: hash,
      errors,
      warnings,
      explained,
      unread,
      findings,
      ...rest
    } = await body('doctor')
    expect({ hash, unread, rest }).toEqual({ hash: library.hash, unread: library.unread, rest: {} })
    expect(findings).toHaveLength(errors + warnings + explained)
  })
})

describe('an error has its body on stdout and its line on stderr', () => {
  const errors: readonly (readonly [args: readonly string[], code: number, body: unknown])[] = [
    [
      ['check', 'carrot', '-c', 'glutten'],
      2,
      {
        code: 'INVALID_CONCERN',
        message: 'unknown concern: glutten (did you mean gluten?)',
        details: {
          'concerns[0]': 'unknown concern: glutten',
          known: CONCERNS.join(', '),
        },
      },
    ],
    [
      ['convert', 'butter', '2', 'cupp', 'gram'],
      2,
      {
        code: 'UNKNOWN_UNIT',
        message: 'unknown unit: cupp (did you mean cup?)',
        details: { fromUnit: 'unknown unit: cupp' },
      },
    ],
    [
      ['diet', 'carnivore', 'butter'],
      2,
      {
        code: 'INVALID_DIET',
        message: `unknown diet: carnivore (known: ${DIETS.join(', ')})`,
        details: { diet: `one of ${DIETS.join(', ')}` },
      },
    ],
    [
      ['allergens', 'dragonscale'],
      3,
      {
        code: 'INGREDIENT_NOT_FOUND',
        message: 'no such ingredient: dragonscale',
        details: { ingredientId: 'dragonscale' },
      },
    ],
  ]
  test.each(errors)('%j', async (args, code, error) => {
    expect(await ingr([...args, '--json'])).toEqual({
      code,
      out: `${JSON.stringify({ error })}\n`,
      err: `ingr: ${(error as { message: string }).message}\n`,
    })
  })
})

test('nutrition of several foods is a list of the answers for each', async () => {
  const body = async (...words: readonly string[]) => {
    const { code, out } = await inPipe(['nutrition', ...words, '--json'])
    return { code, body: JSON.parse(out) }
  }
  const [kale, spinach] = [await body('kale'), await body('spinach')]
  expect(await body('kale', 'spinach')).toEqual({ code: 0, body: [kale.body, spinach.body] })
  expect((await body('brown', 'butter')).body.ingredientId).toBe('brown-butter')
})
