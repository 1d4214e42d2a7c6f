/**
 * Tests that the terminal and the service give the source of a fact, and the parts of a mixed food on which the fact is
 * based.
 */

import { expect, test } from 'vitest'
import { ingr } from './run.ts'

const linesOf = async (...args: readonly string[]) => (await ingr(args)).out.split('\n')

test('allergens --explain names the parts and the countries', async () => {
  const lines = await linesOf('allergens', 'spaetzle', '--explain', '--lang', 'en')
  expect(lines).toContain(
    'milk\tunknown\tusual recipe: sometimes quark, milk; Austria: usually milk; Switzerland: usually milk',
  )
  expect(lines).toContain('egg\tyes\tby composition: always egg')
  expect(lines).toContain('fish\tno\tby composition')
})

test('the JSON contains the same', async () => {
  const { evidence } = JSON.parse((await ingr(['allergens', 'spaetzle', '--json'])).out)
  expect(evidence.egg).toEqual({
    basis: 'composition',
    parts: [{ ingredientId: 'egg', tier: 'always', share: [20, 30], region: null }],
  })
  expect(evidence.soy).toEqual({ basis: 'composition' })
})

test('show --sources and check --explain report it too', async () => {
  expect(await linesOf('show', 'apple', '--sources')).toContain('dairy\t\tdefinition\t')
  const [last] = (await linesOf('check', 'butter:10g', '-c', 'lactose', '--explain')).slice(-2)
  expect(last).toMatch(/; rests on: measured \(table\)$/)
})
