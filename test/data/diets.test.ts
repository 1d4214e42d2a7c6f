/** Compares our verdicts for the less common diets (60 foods, 20 dishes) with judgements made independently. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIETS, type Diet } from '../../src/domain/restrictions.ts'
import type { DietResponse } from '../../src/domain/shapes/compatibility.ts'
import { RECIPE_DIET } from '../../src/operations/recipes/check.ts'
import { RECIPE_SWAP } from '../../src/operations/recipes/swap.ts'
import { LIBRARY } from '../http/support.ts'

const CONTEXT = { library: LIBRARY, usage: () => Promise.reject(new Error('not asked')) }

type Verdict = DietResponse['verdict']

/**
 * Our verdicts that differ from the expected verdicts, because our data is more or less detailed. If the expected
 * verdict is stricter, our verdict is still not "compatible".
 */
const OTHERWISE: Readonly<Record<string, readonly [Verdict, reason: string]>> = {
  'horse meat beefFree': ['uncertain', 'horse is meat of another animal'],
  'horse meat kosher': ['uncertain', 'horse is meat of another animal'],
  'Parmigiano Reggiano beefFree': ['uncertain', 'rennet may be of lamb or goat'],
  'soy sauce halal': [
    'uncertain',
    'about 2 % from fermentation, which authorities judge differently',
  ],
  'soy sauce alcoholFree': ['uncertain', 'about 2 % from fermentation'],
  'egg fried rice halal': ['uncertain', 'soy sauce'],
  'egg fried rice alcoholFree': ['uncertain', 'soy sauce'],
  'Lentejas con chorizo beefFree': ['uncertain', 'some chorizo holds beef'],
  // Wine and beer may be fined with egg, casein, gelatine or isinglass, so the verdict is "uncertain", as it is for the
  // more common diets.
  ...Object.fromEntries(
    [
      ...['red wine', 'beer'].flatMap((drink) =>
        ['lactoVegetarian', 'ovoVegetarian', 'beefFree', 'alphaGal'].map(
          (diet) => `${drink} ${diet}`,
        ),
      ),
      ...['beer kosher', 'coq au vin beefFree', 'tiramisu with Marsala beefFree'],
      'Schweinebraten in Biersoße beefFree',
    ].map((cell) => [cell, ['uncertain', 'fining agents']] as const),
  ),
}

function rowsOf(file: string, places: number) {
  const [head = [], ...rows] = readFileSync(`test/data/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map(([name = '', ...cells]) => ({
    name,
    text: places === 1 ? `100 g ${name}` : (cells[0] ?? '').replaceAll(' | ', '\n'),
    expected: head.slice(places).map((diet, at) => {
      const cell = `${name} ${diet}`
      return [diet, OTHERWISE[cell]?.[0] ?? cells[at + places - 1]] as const
    }),
  }))
}

const rows = [...rowsOf('diet-foods.tsv', 1), ...rowsOf('diet-dishes.tsv', 2)]

test('60 foods and 20 dishes, each with the seven diets', () => {
  expect(rows.map(({ expected }) => expected.length)).toEqual(
    Array.from({ length: 80 }, () => DIETS.length - 4),
  )
})

test.each(rows.map((row) => [row.name, row] as const))('%s', async (_, { text, expected }) => {
  const found = await Promise.all(
    expected.map(async ([diet]) => {
      const call = RECIPE_DIET.prepare({ query: {}, body: { text, diet: diet as Diet } })
      return [diet, (await call.run(CONTEXT)).verdict] as const
    }),
  )
  expect(found).toEqual(expected)
})

test.each([
  ['cream with beef', '100 g beef\n100 g cream', 'incompatible'],
  ['butter or oil with beef', '100 g beef\n1 tbsp butter or olive oil', 'uncertain'],
  ['butter with salmon', '100 g salmon\n20 g butter', 'compatible'],
  ['oil with beef', '100 g beef\n1 tbsp olive oil', 'uncertain'],
])('kosher, milk and meat: %s', async (_, text, verdict) => {
  const call = RECIPE_DIET.prepare({ query: {}, body: { text, diet: 'kosher' } })
  const answer = await call.run(CONTEXT)
  expect([answer.verdict, answer.unseen]).toEqual([
    verdict,
    ['slaughter', 'equipment', 'supervision'],
  ])
})

test('conditions that an ingredient list cannot show are listed, even with a good verdict, and only for those diets', async () => {
  const unseen = async (diet: Diet) =>
    (await RECIPE_DIET.prepare({ query: {}, body: { text: '100 g rice', diet } }).run(CONTEXT))
      .unseen
  expect([await unseen('halal'), await unseen('vegan')]).toEqual([
    ['slaughter', 'equipment'],
    undefined,
  ])
})

test('a swap for kosher offers no other milk next to meat', async () => {
  const body = { text: '500 g beef\n100 ml cream', for: ['kosher'] }
  const { changes } = await RECIPE_SWAP.prepare({ query: {}, body }).run(CONTEXT)
  const offered = changes.map(({ ingredientId, substitute }) => [
    ingredientId,
    substitute.ingredientId,
  ])
  for (const [, id = ''] of offered) {
    expect(LIBRARY.ingredient(id)?.animalSources, id).not.toContain('milk')
  }
  expect(offered.length).toBeGreaterThan(0)
})
