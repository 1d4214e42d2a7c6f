/** Tests the output of `check` and `label` for diets, and for EU allergens that are not in our own list. */

import { expect, test } from 'vitest'
import { inPipe } from './run.ts'

const rows = ({ out }: { readonly out: string }) =>
  out
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'))

test.each<[string, readonly string[], readonly string[][]]>([
  [
    'a line',
    ['check', '100 g celery', '-c', 'celery'],
    [['celery', 'incompatible', 'medium', 'celery']],
  ],
  [
    'an id',
    ['check', 'celery:100g', '-c', 'Sellerie'],
    [['celery', 'incompatible', 'medium', 'celery']],
  ],
  [
    'a food without the entries',
    ['check', '100 g sugar', '-c', 'mustard,lupin'],
    [
      ['mustard', 'no conflict found in the data', 'medium', ''],
      ['lupin', 'no conflict found in the data', 'medium', ''],
    ],
  ],
  [
    'an unknown food',
    ['check', '100 g dragonscale', '-c', 'celery'],
    [['celery', 'uncertain', 'unknown', 'dragonscale?']],
  ],
  [
    'a diet',
    ['check', '100 g honey', '-c', 'vegan,apio'],
    [
      ['celery', 'no conflict found in the data', 'medium', ''],
      ['vegan', 'incompatible', '', 'honey'],
    ],
  ],
])('%s', async (_, args, expected) => {
  expect(rows(await inPipe(args))).toEqual(expected)
})

test('is shown next to the requested dimensions, and in a grid of several recipes', async () => {
  const recipes = ['test/recipes/es-gazpacho.txt', 'test/recipes/en-vegan-chili.txt']
  const found = rows(await inPipe(['check', ...recipes, '-c', 'egg,celery,vegan']))
  expect(found.map(([recipe, concern]) => [recipe, concern])).toEqual(
    recipes.flatMap((recipe) => ['egg', 'celery', 'vegan'].map((one) => [recipe, one])),
  )
})

test.each([
  ['check', ['100 g celery']],
  ['label', ['Ingredients: water, CELERY.']],
])('%s fails because of it', async (command, args) => {
  const fails = ['-c', 'celery', '--fail-on', 'incompatible']
  expect((await inPipe([command, ...args, ...fails])).code).toBe(4)
  expect(
    (await inPipe([command, ...args, '-c', 'mustard', '--fail-on', 'incompatible'])).code,
  ).toBe(0)
})

test('the JSON contains what was requested', async () => {
  const { out } = await inPipe(['check', 'celery:100g', '-c', 'celery', '--json'])
  expect(JSON.parse(out)).toMatchObject({
    concerns: [{ concern: 'celery', risk: 'high', verdict: 'incompatible', confidence: 'medium' }],
  })
})
