/** Lines for another number of people: what grows with it, what does not, and how amounts are written. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import { parseText } from '../src/engine/parse.ts'
import { scaleRecipe } from '../src/engine/recipes/scale.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

/** The line of a recipe for one, for so many. */
function scaled(lang: Language, line: string, people: number): string {
  const text = `1 servings\n\n2 g xyzzy\n${line}`
  return scaleRecipe(library, parseText(library, text, lang), people, undefined, lang).lines[1]!
}

type Row = readonly [lang: Language, line: string, people: number, expected: string]

const rules: readonly (readonly [rule: string, rows: readonly Row[]])[] = [
  [
    'every number of an amount grows',
    [
      ['en', '2-3 tbsp sugar', 2, '4-6 tbsp sugar'],
      ['en', '1½ tsp cumin', 2, '3 tsp cumin'],
      ['en', '½ c plus 2 tablespoons milk', 2, '1 c plus 4 tablespoons milk'],
      ['en', '250g/9oz butter', 2, '500g/18oz butter'],
      ['en', 'two eggs or 3 egg whites', 2, '4 eggs or 6 egg whites'],
      ['en', '2 cups (480 ml) milk', 2, '4 cups (960 ml) milk'],
      ['en', 'salt and 2 eggs', 3, 'salt and 6 eggs'],
      ['en', 'juice of 1 lemon', 2, 'juice of 2 lemon'],
    ],
  ],
  [
    'what is no amount stays',
    [
      ['en', 'salt', 4, 'salt'],
      ['de', '1 kg Mehl (Type 405)', 2, '2 kg Mehl (Type 405)'],
      ['en', '1 (15 oz) can black beans, drained', 2, '2 (15 oz) can black beans, drained'],
      ['en', '1 x 400g tin chopped tomatoes', 2, '2 x 400g tin chopped tomatoes'],
      ['de', '1 Dose Kokosmilch (400 ml)', 2, '2 Dose Kokosmilch (400 ml)'],
      ['en', '4 cod fillets, about 5 ounces each', 2, '8 cod fillets, about 5 ounces each'],
      ['en', '12-inch tortilla', 2, '12-inch tortilla'],
    ],
  ],
  [
    'words for numbers become figures',
    [
      ['en', 'a handful of coriander', 2, '2 handful of coriander'],
      ['es', '1 litro y medio de caldo de pescado', 2, '3 litro de caldo de pescado'],
      ['de', 'anderthalb Liter Milch', 2, '3 Liter Milch'],
    ],
  ],
  [
    'amounts are written as people write them',
    [
      ['en', '1 cup milk', 1 / 3, '1/3 cup milk'],
      ['en', '2 eggs', 0.75, '1 1/2 eggs'],
      ['en', '½ cup milk', 1.5, '¾ cup milk'],
      ['de', '125 g Butter', 4 / 3, '165 g Butter'],
      ['de', '7 g Trockenhefe', 1.5, '10,5 g Trockenhefe'],
      ['en', '7 g dried yeast', 1.5, '10.5 g dried yeast'],
      ['de', '1.000 g Mehl', 0.5, '500 g Mehl'],
      ['de', '1,5 kg Äpfel', 3, '4,5 kg Äpfel'],
      ['es', '1 kg de patatas', 1.25, '1,25 kg de patatas'],
      ['en', '33 g sugar', 1 / 7, '4.7 g sugar'],
    ],
  ],
]

describe.each(rules)('%s', (_, rows) => {
  test.each(rows)('%s: %s, for %d', (lang, line, people, expected) => {
    expect(scaled(lang, line, people)).toBe(expected)
  })
})

test('the recipe says how many people it is for, or somebody else does', () => {
  const text = 'Soup\n\nServes 4\n\n200 g carrots\n1 onion'
  const recipe = parseText(library, text, 'en')
  expect(scaleRecipe(library, recipe, 6, undefined, 'en')).toEqual({
    title: 'Soup',
    servings: 6,
    from: 4,
    lines: ['300 g carrots', '1 1/2 onion'],
  })
  expect(scaleRecipe(library, recipe, 6, 2, 'en').lines).toEqual(['600 g carrots', '3 onion'])
  const silent = parseText(library, '200 g carrots', 'en')
  expect(() => scaleRecipe(library, silent, 6, undefined, 'en')).toThrow(
    'the recipe does not say how many people it is for: servings is required',
  )
  expect(() => scaleRecipe(library, recipe, 0, undefined, 'en')).toThrow(
    'scale is not a number above 0: 0',
  )
})
