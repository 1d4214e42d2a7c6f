/** One habit for amounts: they stand before the name, whatever the command. */

import { expect, test } from 'vitest'
import { inPipe } from './run.ts'

const said = async (line: readonly string[], lang = 'en') => {
  const { code, out, err } = await inPipe([...line, '--lang', lang])
  return code === 0 ? out.split('\n')[0] : err.trim()
}

test.each<[readonly string[], string, string?]>([
  [['convert', 'flour', '2', 'cup', 'g'], '249.979131\tg\testimated'],
  [['convert', '2', 'cups', 'flour', 'g'], '249.979131\tg\testimated'],
  [['convert', '2 cups flour', 'g'], '249.979131\tg\testimated'],
  [['convert', '2 cups flour in g'], '249.979131\tg\testimated'],
  [['convert', '2 cups flour'], '249.979131\tg\testimated'],
  [['convert', 'flour', '2 cups', 'to', 'g'], '249.979131\tg\testimated'],
  [['convert', 'two cups flour', 'g'], '249.979131\tg\testimated'],
  [['convert', '1 Stück Butter', 'g'], '250\tg\tgeschätzt', 'de'],
  [['convert', '1 Becher Mehl', 'g'], '105\tg\tgeschätzt', 'de'],
  [['convert', '1 taza de azúcar moreno', 'g'], '232,475\tg\testimado', 'es'],
  [['convert', 'flour', 'g'], 'ingr: no amount to convert: flour'],
  [['convert', 'butter', '2', 'cupp', 'g'], 'ingr: unknown unit: cupp (did you mean cup?)'],
])('%j', async (line, expected, lang) => {
  expect(await said(line, lang)).toBe(expected)
})

test('two eggs are two eggs, wherever the number stands', async () => {
  const bodies = await Promise.all(
    [['2 eggs'], ['2', 'Eier'], ['egg', '--amount', '2'], ['egg', '-a', '2', '-u', 'piece']].map(
      async (args) => (await inPipe(['nutrition', ...args, '--json'])).out,
    ),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(bodies[0]!).computed.grams).toBe(100)
  const swaps = await Promise.all(
    [['3 eggs'], ['egg', '--amount', '3']].map(
      async (args) => (await inPipe(['swap', ...args, '--for', 'egg', '--json'])).out,
    ),
  )
  expect(new Set(swaps).size).toBe(1)
  expect(JSON.parse(swaps[0]!).grams).toBe(150)
})

test('an amount that is given twice is refused', async () => {
  const message = 'ingr: the amount is given twice: 2 eggs, 3'
  expect(await said(['nutrition', '2 eggs', '--amount', '3'])).toBe(message)
  expect(await said(['swap', '2 eggs', '--amount', '3', '--for', 'egg'])).toBe(message)
})
