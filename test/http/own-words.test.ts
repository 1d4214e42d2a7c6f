/** Tests how an app finds out which words its user should define, and sends the definitions as `known`. */

import { expect, test } from 'vitest'
import { testServer } from './support.ts'

const server = await testServer()
const customer = await server.customer()

test.each<[string, object]>([
  ['recipes/parse', {}],
  ['recipes/check', {}],
  ['recipes/diet', { diet: 'vegan' }],
  ['recipes/fodmap', {}],
  ['recipes/histamine', {}],
  ['recipes/letters', { scheme: 'at' }],
  ['recipes/headroom', { domain: 'fodmap' }],
  ['recipes/swap', { for: ['dairy'] }],
  ['recipes/analyze', {}],
  ['recipes/declaration', {}],
])('%s reads a line with the foods of a name', async (path, more) => {
  const body = { lines: ['100 g florble'], known: { florble: ['butter', 'sugar'] }, ...more }
  const answer = await customer.ask('POST', `/v1/${path}`, body)
  expect(answer.status).toBe(200)
  const { readings, items } = answer.body as Readonly<Record<string, readonly Read[]>>
  expect((readings ?? items)?.map(({ ingredientId, known }) => [ingredientId, known])).toEqual([
    ['butter', { word: 'florble', isShared: true }],
    ['sugar', { word: 'florble', isShared: true }],
  ])
})

interface Read {
  readonly ingredientId: string
  readonly known: object
}

test('a line, a package and a plan', async () => {
  const known = { florble: ['butter'] }
  const line = await customer.ask('POST', '/v1/lines/parse', { line: '1 tbsp florble', known })
  expect(line.body).toMatchObject({ ingredientId: 'butter', line: '1 tbsp florble' })
  const text = 'Ingredients: sugar, florble, salt.'
  const label = await customer.ask('POST', '/v1/labels/check', { text, known })
  expect(label.body).toMatchObject({ contains: ['milk'], unresolved: [] })
  const texts = [{ name: 'plan', text: 'Monday\n\n100 g florble' }]
  const plan = await customer.ask('POST', '/v1/plans/check', { texts, known })
  expect(plan.body).toMatchObject({ days: [{ unresolved: [] }] })
})

test('an ambiguous word is reported, then defined', async () => {
  const body = { text: '200 g sugar\n1 tbsp florble', concerns: ['dairy'] }
  const open = await customer.ask('POST', '/v1/recipes/check', body)
  expect(open.body).toMatchObject({
    concerns: [{ verdict: 'uncertain' }],
    questions: [{ line: 2, words: 'florble', concerns: ['dairy'] }],
  })
  const answered = await customer.ask('POST', '/v1/recipes/check', {
    ...body,
    known: { florble: ['salt'] },
  })
  expect(answered.body).toMatchObject({ concerns: [{ verdict: 'compatible' }] })
  expect(answered.body).not.toHaveProperty('questions')
})

test('wrong words are one clear error', async () => {
  const ask = (known: unknown) =>
    customer.ask('POST', '/v1/recipes/check', { lines: ['1 egg'], known })
  expect(await ask({ mix: ['orgeno'] })).toMatchObject({
    status: 404,
    body: { error: { code: 'INGREDIENT_NOT_FOUND' } },
  })
  expect(await ask({ mix: [] })).toMatchObject({
    status: 400,
    body: { error: { code: 'INVALID_REQUEST', message: 'known: mix: no food is given' } },
  })
})
