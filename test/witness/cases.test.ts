/** Tests texts in which we once missed an allergen (such as in a footnote), and claims that rule out an allergen. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import type { Dimension } from '../../src/domain/restrictions.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { plainRecipe } from '../../src/recipes/plain.ts'

const library = openLibrary('data/library.sqlite')

function verdicts(lang: Language, text: string, dimensions: readonly Dimension[]) {
  const recipe = plainRecipe(text)
  const { evaluation } = finish(
    checkRecipe(library, { recipe, text, lang, concerns: null, diets: null }),
  )
  return dimensions.map((one) => evaluation[one].verdict)
}

describe('a food in an unusual position', () => {
  const LIST = 'Rice bowl\n\n200 g rice\n1 cucumber (*)\n\n'
  test.each<[string, readonly Dimension[]]>([
    ['Method\nBoil the rice.\n(*) or 50 g peanuts', ['peanut']],
    [
      'Method\nBoil the rice.\n\nToppings of choice\npeanuts, sesame seeds, a fried egg',
      ['peanut', 'sesame', 'egg'],
    ],
    ['Notes\nCan also be made with halibut.', ['fish']],
    ['Serve with\nnaan bread', ['gluten']],
    ['Equipment\na pan, and some butter for it', ['dairy']],
    ['Step 1: Toast 100 g almonds in the pan', ['treeNut']],
  ])('%j', (rest, dimensions) => {
    expect(verdicts('en', LIST + rest, dimensions)).not.toContain('compatible')
  })
})

test.each([
  ['1 Gurke\nDressing:\n2 EL Öl\n1 EL Essig\n\nZubereitung\nMit dem Dressing mischen.', []],
  ['1 Gurke\n\nZubereitung\nMit dem Dressing mischen.', ['Dressing']],
  ['1 Gurke\n2 EL Öl\nDressing:', ['Dressing']],
])('a heading with lines of its own names the result of those lines: %j', (text, words) => {
  const recipe = plainRecipe(text)
  const request = { recipe, text, lang: 'de', concerns: null, diets: null } as const
  const { named = [] } = finish(checkRecipe(library, request))
  expect(named.map((one) => one.text)).toEqual(words)
})

/** Lines in which "vegan" comes before the name of the imitated food ("veganer Thunfisch-Reis"). */
const [, ...claims] = readFileSync('test/witness/claims.tsv', 'utf8').trimEnd().split('\n')

describe('a claim on the line itself counts as a statement of the cook', () => {
  test.each(claims.map((row) => row.split('\t') as [Language, string, string]))(
    '%s: %s: %s',
    (lang, dimensions, text) => {
      const judged = verdicts(lang, text, dimensions.split(' ') as Dimension[])
      expect(judged).not.toContain('incompatible')
      expect(judged).not.toContain('caution')
    },
  )

  test.each<[Language, string, Dimension]>([
    ['de', '100 g veganer Thunfisch-Reis', 'fish'],
    ['en', '100 g vegan parmesan rice', 'dairy'],
    ['es', '100 g de arroz vegano con queso vegano', 'dairy'],
  ])('%s: %s', (lang, text, dimension) => {
    expect(verdicts(lang, text, [dimension])).toEqual(['compatible'])
  })
})

describe('the name of another food', () => {
  test.each<[Language, string, Dimension]>([
    ['de', '100 g Butt.', 'dairy'],
    ['de', '100 g Hase.', 'treeNut'],
    ['en', '100 g maca.', 'treeNut'],
    ['en', '100 g buttercup squash.', 'dairy'],
    ['es', '100 g edam.', 'soy'],
  ])('%s: %s', (lang, text, dimension) => {
    expect(verdicts(lang, text, [dimension])).toEqual(['compatible'])
  })
})
