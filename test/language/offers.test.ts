/**
 * Tests that optional or negated claims do not rule out anything: "butter (or vegan)" and "non-vegan butter" are
 * butter.
 */

import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import type { Dimension } from '../../src/domain/restrictions.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary('data/library.sqlite')

function verdictOf(lang: Language, line: string, dimension: Dimension) {
  const request = { lines: [line], lang, concerns: [dimension], diets: null }
  return finish(checkRecipe(library, request)).evaluation[dimension].verdict
}

describe('an offered alternative is not a claim', () => {
  test.each<[Language, string, Dimension]>([
    ['en', '2 tbsp butter (or vegan)', 'dairy'],
    ['en', '200 g flour (or gluten-free)', 'gluten'],
    ['en', 'vegan or regular butter', 'dairy'],
    ['en', 'butter, preferably vegan', 'dairy'],
    ['en', 'worcestershire sauce (vegan if needed)', 'fish'],
    ['en', 'cream cheese, dairy free if preferred', 'dairy'],
    ['en', 'milk, lactose-free, if desired', 'lactose'],
    ['en', 'pesto (nut-free if needed)', 'treeNut'],
    ['de', '200 g Mehl (oder glutenfrei)', 'gluten'],
    ['de', '100 g Käse (oder vegan)', 'dairy'],
    ['de', 'Milch, ggf. laktosefrei', 'lactose'],
    ['de', 'Sahne (wenn nötig laktosefrei)', 'lactose'],
    ['de', 'Pesto (bei Bedarf nussfrei)', 'treeNut'],
    ['es', '200 g de harina (o sin gluten)', 'gluten'],
    ['es', 'leche (puede ser sin lactosa)', 'lactose'],
    ['es', 'mantequilla, si se desea vegana', 'dairy'],
  ])('%s: %s', (lang, line, dimension) => {
    expect(verdictOf(lang, line, dimension)).not.toBe('compatible')
  })
})

describe('a negated claim is not a claim', () => {
  test.each<[Language, string, Dimension]>([
    ['en', 'bread, not gluten-free', 'gluten'],
    ['en', 'regular pasta, not the gluten-free kind', 'gluten'],
    ['en', 'non-vegan butter', 'dairy'],
    ['en', 'no dairy-free milk', 'dairy'],
    ['de', 'nicht glutenfreie Nudeln', 'gluten'],
    ['de', 'normale Nudeln, nicht die glutenfreien', 'gluten'],
    ['de', 'nicht-vegane Butter', 'dairy'],
    ['de', 'Milch (keine laktosefreie)', 'lactose'],
    ['es', 'pan no sin gluten', 'gluten'],
    ['es', 'pasta normal, no la sin gluten', 'gluten'],
    ['es', 'galletas que no sean sin gluten', 'gluten'],
    ['es', 'leche no sin lactosa', 'lactose'],
  ])('%s: %s', (lang, line, dimension) => {
    expect(verdictOf(lang, line, dimension)).toBe('incompatible')
  })
})

describe('a claim', () => {
  test.each<[Language, string, Dimension]>([
    ['en', 'dairy-free yogurt', 'dairy'],
    ['en', 'gluten-free flour', 'gluten'],
    ['en', 'vegan cheese (optional)', 'dairy'],
    ['en', 'milk (lactose-free)', 'lactose'],
    ['de', 'Müsli ohne Nüsse', 'treeNut'],
    ['es', 'queso vegano', 'dairy'],
  ])('%s: %s', (lang, line, dimension) => {
    expect(verdictOf(lang, line, dimension)).toBe('compatible')
  })
})
