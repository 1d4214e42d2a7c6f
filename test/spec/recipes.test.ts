/** Tests which bodies the recipe endpoints accept, and that the command line prints the same bytes as the API. */

import { describe, expect, test } from 'vitest'
import { MAX_ITEMS } from '../../src/domain/limits.ts'
import type { ParseResponse } from '../../src/domain/shapes/recipes.ts'
import { RECIPE_ANALYZE } from '../../src/operations/recipes/analyze.ts'
import { RECIPE_CHECK } from '../../src/operations/recipes/check.ts'
import { RECIPE_PARSE } from '../../src/operations/recipes/parse.ts'
import { RECIPE_SWAP } from '../../src/operations/recipes/swap.ts'
import { ingr } from '../cli/run.ts'
import { LIBRARY } from '../http/support.ts'
import { thrown } from '../support/thrown.ts'

const context = {
  library: LIBRARY,
  usage: async () => {
    throw new Error('no recipe asks for the usage')
  },
}
const lines = ['200 g Butter', '2 Eier', 'Öl oder Butter']

test('explain shows how each line was split, in the language that it was read in', async () => {
  const body = { text: '2 Eier, verquirlt\nÖl oder Butter\n', lang: 'de', explain: true }
  const { explained } = (await RECIPE_PARSE.prepare({ body }).run(context)) as ParseResponse
  expect(explained).toEqual([
    {
      line: '2 Eier, verquirlt',
      lang: 'de',
      stretches: [
        { is: 'lead', text: '2' },
        { is: 'food', text: 'Eier' },
        { is: 'break', text: ',' },
        { is: 'plain', text: 'verquirlt' },
      ],
    },
    {
      line: 'Öl oder Butter',
      lang: 'de',
      stretches: [
        { is: 'food', text: 'Öl' },
        { is: 'or', text: 'oder' },
        { is: 'food', text: 'Butter' },
      ],
    },
  ])
})

describe('a body that is not a recipe is rejected with one line that names the field', () => {
  const refused: readonly (readonly [object, string, string])[] = [
    [{}, 'INVALID_REQUEST', 'text or lines is required'],
    [{ text: 5 }, 'INVALID_REQUEST', 'text is not a text: 5'],
    [{ lines: 'butter' }, 'INVALID_REQUEST', 'text or lines is required'],
    [{ lines: ['butter', 5] }, 'INVALID_REQUEST', 'lines[1] is not a text: 5'],
    [
      { text: 'butter', lines: [] },
      'INVALID_REQUEST',
      'text and lines are given; one of them is enough',
    ],
    [
      { text: 'butter', lang: 'fr' },
      'INVALID_LANGUAGE',
      'unknown language: fr (known: de, en, es)',
    ],
    [{ text: 'butter', lang: 7 }, 'INVALID_LANGUAGE', 'unknown language: 7'],
    [{ items: [] }, 'EMPTY_ITEMS', 'items is empty'],
    [
      { lines: Array(MAX_ITEMS + 1).fill('butter') },
      'TOO_MANY_ITEMS',
      '501 entries in lines; at most 500',
    ],
    [{ text: 'butter', recipe: 0 }, 'INVALID_REQUEST', 'recipe is not a whole number above 0: 0'],
  ]
  test.each(refused)('%j', (body, code, message) => {
    for (const operation of [RECIPE_PARSE, RECIPE_CHECK, RECIPE_ANALYZE]) {
      expect(thrown(() => operation.prepare({ body }))).toMatchObject({ code, message })
    }
  })

  test.each([
    [{ text: 'butter\n\n'.repeat(MAX_ITEMS + 1) }, 'TOO_MANY_ITEMS'],
    [{ text: `${'butter '.repeat(100)}\n`.repeat(80) }, 'TOO_MANY_ITEMS'],
    [{ text: 'butter', recipe: 2 }, 'INVALID_REQUEST'],
    [{ text: '{"name":"x"}' }, 'INVALID_REQUEST'],
    [{ text: '{"name":' }, 'INVALID_JSON'],
  ])('a text that is too long, or another recipe than requested', async (body, code) => {
    await expect(RECIPE_CHECK.prepare({ body }).run(context)).rejects.toMatchObject({ code })
  })

  test('explain is true or false', () => {
    expect(thrown(() => RECIPE_PARSE.prepare({ body: { lines, explain: 'yes' } }))).toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'explain is neither true nor false: yes',
    })
  })

  test('blank lines do not count', () => {
    expect(() =>
      RECIPE_PARSE.prepare({ body: { text: `${'\n'.repeat(2_000)}butter` } }),
    ).not.toThrow()
  })

  test('a text without an item is rejected if a verdict is requested', async () => {
    const call = RECIPE_CHECK.prepare({ body: { text: ' \n' } })
    await expect(call.run(context)).rejects.toMatchObject({ code: 'EMPTY_ITEMS' })
  })

  test.each([
    [{ text: 'butter', diets: ['halal-ish'] }, 'INVALID_DIET'],
    [{ text: 'butter', diets: 'vegan' }, 'INVALID_REQUEST'],
    [{ text: 'butter', concerns: ['milk!'] }, 'INVALID_CONCERN'],
  ])('a check of %j', (body, code) => {
    expect(thrown(() => RECIPE_CHECK.prepare({ body }))).toMatchObject({ code })
  })

  test.each([
    [{ text: 'butter' }, 'INVALID_REQUEST', 'nothing given to swap for'],
    [{ text: 'butter', for: 'lactose' }, 'INVALID_REQUEST', 'for is not a list'],
    [{ text: 'butter', for: ['x'] }, 'INVALID_CONCERN', 'unknown concern or diet: x'],
    [{ text: 'butter', for: ['lactose'], use: 9 }, 'INVALID_REQUEST', /^unknown use: 9/],
  ])('a swap of %j', (body, code, message) => {
    const error = thrown(() => RECIPE_SWAP.prepare({ body }))
    expect(error).toMatchObject({ code })
    expect(error.message).toMatch(message)
  })
})

describe('the terminal prints the answer of the endpoint', () => {
  const body = { lines, lang: 'de' }
  test.each([
    ['parse', [], RECIPE_PARSE, body],
    ['check', ['-c', 'dairy'], RECIPE_CHECK, { ...body, concerns: ['dairy'] }],
    ['analyze', ['-s', '4'], RECIPE_ANALYZE, { ...body, servings: 4 }],
  ])('%s', async (command, options, operation, request) => {
    const { out } = await ingr([command, ...lines, ...options, '--lang', 'de', '--json'])
    expect(out).toBe(`${JSON.stringify(await operation.prepare({ body: request }).run(context))}\n`)
  })
})

test('diets and EU allergens of a guess are never reported as those of a known food', async () => {
  const answer = await RECIPE_CHECK.prepare({
    body: { lines: ['1 froozle'], diets: ['vegan'] },
  }).run(context)
  expect(answer.diets.map(({ diet, verdict }) => [diet, verdict])).toEqual([['vegan', 'uncertain']])
  expect(answer.contains).toEqual([])
  expect(answer.unknown).toHaveLength(14)
})
