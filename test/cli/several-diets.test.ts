/**
 * Several diets can be requested at once and together with concerns, and “may contain” is shown next
 * to “contains”.
 */

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DIETS } from '../../src/domain/restrictions.ts'
import { inPipe } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'ingr-diets-'))
const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const rows = (out: string) => out.trimEnd().split('\n')

test.each(DIETS)('check -c %s answers, and a gate considers it', async (diet) => {
  const { out, code } = await inPipe([
    'check',
    '100 g pork with blood sausage',
    '2 tbsp rum',
    '-c',
    diet,
    '--fail-on',
    'uncertain',
  ])
  expect(rows(out)).toHaveLength(1)
  expect(code).toBe(4)
})

test('a diet takes several names', async () => {
  const { out } = await inPipe(['diet', 'vegan,vegetarian', '100 g butter'])
  expect(rows(out).map((row) => row.split('\t').slice(0, 2))).toEqual([
    ['vegan', 'incompatible'],
    ['vegetarian', 'no conflict found in the data'],
  ])
  const unknown = await inPipe(['diet', 'vegan,froozle', 'tofu'])
  expect(unknown.err).toContain('froozle')
  expect(unknown.code).toBe(2)
})

test('a day of a plan has only the doses that add up', async () => {
  const path = file('monday-lunch.txt', '75 g broccoli\n100 g onion\n')
  const { out } = await inPipe(['check', path, '--per', 'day', '-c', 'fodmap'])
  expect(rows(out)).toHaveLength(1)
  expect(out).toContain('FODMAP')
  const other = await inPipe(['check', path, '--per', 'day', '-c', 'egg'])
  expect(other.err).toContain('--per day adds up FODMAP, histamine and fat, not egg')
})

test('an amount that is too much in combination has a limit of its own', async () => {
  const { out } = await inPipe(['fodmap', '100 g broccoli', '80 g onion', '--max'])
  expect(out).toContain('75 g by itself; the others are already too much')
})

test('a recipe counted in pieces is bought for more of them, fresh tomatoes not in cans', async () => {
  const cakes = file('cakes.txt', 'Cupcakes\nMakes 12\n\n110 g butter\n2 eggs\n')
  expect((await inPipe(['shop', cakes, '--servings', '24'])).out).toContain('\t220 g')
  const soup = file('soup.txt', 'Gazpacho\nServes 4\n\n1 kg tomatoes\n')
  const { out } = await inPipe(['shop', soup])
  expect(out).toBe('vegetables\ttomato\ttomatoes\t1000\t1 kg\t\n')
})

test('a title with its yield is not a food', async () => {
  const bars = file('bars.txt', 'Müsliriegel (12 Stück)\n\n200 g Haferflocken\n100 g Honig\n')
  const { out } = await inPipe(['parse', bars, '--lang', 'de'])
  expect(rows(out).map((row) => row.split('\t')[1])).toEqual(['rolled-oats', 'honey'])
  const mother = file(
    'empanadas.txt',
    'Empanadas de mamá (2 docenas):\n24 tapas para empanadas\n1 kg de carne picada\n',
  )
  expect(rows((await inPipe(['parse', mother, '--lang', 'es'])).out)).toHaveLength(2)
})

test('a second measure in brackets does not prevent a weight in grams', async () => {
  const lines = ['1 cup (2 sticks) unsalted butter', '2 tbsp (30 ml) milk']
  const { out } = await inPipe(['parse', '--metric', ...lines])
  expect(rows(out)).toEqual(['225 g unsalted butter', '30 ml milk'])
})

test('a vegan swap leaves sugar in the recipe', async () => {
  const cake = file('cake.txt', '100 g butter\n2 tbsp sugar\n')
  const { out } = await inPipe(['swap', cake, '--for', 'vegan'])
  expect(rows(out)).toHaveLength(1)
})
