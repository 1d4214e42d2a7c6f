/** Tests that a text is split into tokens only once, however many readers need them. */

import { expect, test, vi } from 'vitest'
import { finish } from '../../src/domain/steps.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { plainRecipe } from '../../src/recipes/plain.ts'

const log = vi.hoisted(() => ({ cut: [] as string[], calls: 0 }))

vi.mock('../../src/engine/reading/tokens.ts', async (original) => {
  const tokens = await original<typeof import('../../src/engine/reading/tokens.ts')>()
  const known = new Set<unknown>()
  return {
    ...tokens,
    tokensOf: (text: string) => {
      const found = tokens.tokensOf(text)
      log.calls += 1
      if (!known.has(found)) log.cut.push(text)
      known.add(found)
      return found
    },
  }
})

const library = openLibrary('data/library.sqlite')
const lines = [
  'Pancakes',
  '200 g flour',
  '2 large eggs, beaten',
  '1 cup oat, soy or almond milk',
  '2 EL Öl',
  'une pincée de sel',
  '1 1/2 tazas de leche (tibia)',
]

test('a recipe in several languages: each line is split into tokens once', () => {
  const text = lines.join('\n')
  const recipe = plainRecipe(text)
  finish(checkRecipe(library, { recipe, text, lang: 'en', concerns: null, diets: null }))
  const cut = log.cut.filter((one) => one !== '')
  expect(cut.toSorted()).toEqual(lines.toSorted())
  expect(log.calls).toBeGreaterThan(2 * lines.length)
})
