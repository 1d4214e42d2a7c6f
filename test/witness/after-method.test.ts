/**
 * Tests that a food named only in the method makes its allergens uncertain, in three languages (`after-method.tsv`).
 */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import type { Dimension } from '../../src/domain/restrictions.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { plainRecipe } from '../../src/recipes/plain.ts'

const library = openLibrary('data/library.sqlite')
const [, ...rows] = readFileSync('test/witness/after-method.tsv', 'utf8').trimEnd().split('\n')

test.each(rows.map((row) => row.split('\t') as [Language, string, string]))(
  '%s: %s: %s',
  (lang, dimensions, written) => {
    const text = written.replaceAll('\\n', '\n')
    const recipe = plainRecipe(text)
    const { evaluation, named = [] } = finish(
      checkRecipe(library, { recipe, text, lang, concerns: null, diets: null }),
    )
    const open = (dimensions.split(' ') as Dimension[]).map((one) => evaluation[one].verdict)
    expect(open).not.toContain('compatible')
    expect(named.map(({ where }) => where)).toContain('method')
  },
)
