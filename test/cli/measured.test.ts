/** Tests that every command accepts an amount before the name of a food. */

import { expect, test } from 'vitest'
import { ingr, inPipe } from './run.ts'

const outputOf = async (line: readonly string[], lang = 'en') => {
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
  expect(await outputOf(line, lang)).toBe(expected)
})

test('two eggs are two eggs, wherever the number is written', async () => {
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
  expect(await outputOf(['nutrition', '2 eggs', '--amount', '3'])).toBe(message)
  expect(await outputOf(['swap', '2 eggs', '--amount', '3', '--for', 'egg'])).toBe(message)
})

test.each([
  [['garbanzos secos', 'garbanzos cocidos'], 'es', ['chickpeas', 'cooked-chickpeas']],
  [['dried chickpeas', 'cooked chickpeas'], 'en', ['chickpeas', 'cooked-chickpeas']],
  [['Olivenöl', 'rote Linsen'], 'de', ['olive-oil', 'red-lentils']],
  [['olive oil, red lentils'], 'en', ['olive-oil', 'red-lentils']],
])('quoted foods %j are one item each', async (words, lang, ids) => {
  for (const command of ['nutrition', 'allergens']) {
    const { out } = await inPipe([command, ...words, '--json', '--lang', lang])
    const found = (JSON.parse(out) as { ingredientId: string }[]).map((one) => one.ingredientId)
    expect(found).toEqual(ids)
  }
})

test.each(['show', 'similar', 'substitutes', 'pairings', 'profile'])(
  '%s takes one food, not two quoted ones',
  async (command) => {
    expect(await outputOf([command, 'garbanzos secos', 'garbanzos cocidos'], 'es')).toBe(
      'ingr: admite un solo ingrediente, no varios: garbanzos secos, garbanzos cocidos',
    )
  },
)

test('pairings omit conflicting foods, and give their number', async () => {
  const { out, err } = await inPipe(['pairings', 'beetroot', '--for', 'treeNut', '--limit', '100'])
  expect(out).not.toMatch(/walnut|hazelnut/)
  expect(err).toMatch(/^others that do not fit: \d+\n$/)
  const all = await inPipe(['pairings', 'beetroot', '--limit', '100'])
  expect(all.out).toMatch(/walnut/)
  expect(all.err).toBe('')
})

test('allergens shows the histamine level derived by the rules, with its causes', async () => {
  const { out } = await inPipe(['allergens', 'strawberry'])
  expect(out.split('\n')[0]).toBe('histamine\thigh\tmedium\thistamine liberator')
})

test('--nutrient also selects a single sugar, and --sources then gives its source', async () => {
  const words = ['nutrition', 'whole milk', '--nutrient', 'lactose', '--sources']
  const { code, out } = await ingr(words)
  expect([code, out.split('\n')[0]?.split('\t').slice(0, 2)]).toEqual([0, ['lactose', 'g']])
  expect(out.split('\n')[1]).toMatch(/^\S+:\S+\t\S+\tlactose$/)
  expect((await ingr(['browse', 'cheese', '--sort', '-lactose'])).code).toBe(2)
})
