/**
 * Tests `parse --metric`, which converts a recipe to grams and millilitres, and that `convert` gives the source of a
 * weight.
 */

import { expect, test } from 'vitest'
import { inPipe } from './run.ts'

const LINES = [
  '2 cups flour',
  '1 1/2 cups milk',
  '2 large eggs',
  '3-4 tbsp of sugar',
  '250 ml water',
  'butter, 1/2 lb',
  '1 cup flour plus 2 tbsp',
  '2 heaping tbsp cocoa',
  'salt',
  '1 sachet Velvet Rise',
]

test('parse --metric writes every line in order, and reports what stays unchanged', async () => {
  const { out, err } = await inPipe(['parse', '--metric', ...LINES])
  expect(out.trimEnd().split('\n')).toEqual([
    '250 g flour',
    '355 ml milk',
    '2 large eggs (110 g)',
    '38–50 g sugar',
    '250 ml water',
    '225 g butter',
    '1 cup flour plus 2 tbsp',
    '2 heaping tbsp cocoa',
    'salt',
    '1 sachet Velvet Rise',
  ])
  expect(err).toBe(
    'not converted: 1 cup flour plus 2 tbsp; 2 heaping tbsp cocoa; 1 sachet Velvet Rise\n',
  )
})

test('parse --metric --scale scales first', async () => {
  const args = ['parse', '--metric', '--scale', '8', '--servings', '4', '--lang', 'de']
  const { out, err } = await inPipe([...args, '1 EL Öl', '1 Pck. Zauberpulver'])
  expect(out).toBe('30 ml Öl\n2 Pck. Zauberpulver\n')
  expect(err).toBe('nicht umgerechnet: 2 Pck. Zauberpulver\n')
})

test('parse --metric has no JSON', async () => {
  expect((await inPipe(['parse', '--metric', '--json', '1 cup milk'])).code).toBe(2)
})

test.each([
  ['1 cup cooked rice', 'the figures are those of the cooked food\n'],
  ['1 cup onion', 'the figures are those of the raw food\n'],
  ['100 ml water', ''],
])('convert %s names the source of the weight', async (text, err) => {
  expect((await inPipe(['convert', ...text.split(' '), 'g'])).err).toBe(err)
})
