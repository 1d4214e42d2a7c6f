/** Tests claims beside remarks: a claim only counts if no remark in the line may restrict or revoke the claim. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import type { Dimension } from '../src/domain/restrictions.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { verdictOn } from './support/verdict.ts'

const library = openLibrary('data/library.sqlite')

const verdict = (text: string, lang: Language, concern: Dimension) =>
  verdictOn(library, text, lang, concern)

describe('a remark may revoke the claim', () => {
  test.each([
    ['en', 'flour (gluten free not tested)', 'gluten'],
    ['en', "cheese, vegan won't melt", 'dairy'],
    ['en', '2 cups milk (lactose free curdled)', 'lactose'],
    ['en', '4 slices bread (2 gluten free)', 'gluten'],
    ['en', "gluten free pasta (mine wasn't)", 'gluten'],
    ['en', 'dark chocolate with or without milk solids', 'dairy'],
    ['en', 'vegan butter, or the real thing', 'dairy'],
    ['en', 'egg replacer, or just use 2', 'egg'],
    ['de', 'Mehl, glutenfrei geht auch', 'gluten'],
    ['de', '1 l Milch, die Hälfte laktosefrei', 'lactose'],
    ['de', 'glutenfreie Nudeln (hatte ich nicht)', 'gluten'],
    ['de', 'Hafermilch, für die Kinder normale', 'dairy'],
    ['de', 'veganer Käse (klappt auch mit richtigem)', 'dairy'],
    ['es', 'pan rallado (hay sin gluten)', 'gluten'],
    ['es', 'yogures, alguno sin lactosa', 'lactose'],
    ['es', 'bebida de soja (o entera)', 'dairy'],
  ] as const)('%s: %s', (lang, line, concern) => {
    expect(verdict(line, lang, concern)).toBe('uncertain')
  })
})

describe('a claim about another food does not acquit the food that surely holds the allergen', () => {
  test.each([
    ['en', '2 eggs (egg-free version below)', 'egg'],
    ['en', 'oyster sauce (vegetarian brands exist)', 'shellfish'],
    ['en', 'mayo (vegan/regular)', 'egg'],
    ['de', 'vegetarisch – na ja, mit Fischsauce', 'fish'],
    ['es', '4 anchoas (sin ellas es vegetariano)', 'fish'],
    ['es', 'macarrones sin gluten (los míos no lo eran)', 'gluten'],
  ] as const)('%s: %s', (lang, line, concern) => {
    expect(verdict(line, lang, concern)).toBe('incompatible')
  })
})

describe('a claim without such a remark counts', () => {
  test.each([
    ['en', 'flour (gluten free)', 'gluten'],
    ['en', '200 g oats, certified gluten-free', 'gluten'],
    ['en', '2 cups gluten-free flour, plus extra for dusting', 'gluten'],
    ['en', 'vegan butter, melted and cooled', 'dairy'],
    ['en', 'oat milk (unsweetened)', 'dairy'],
    ['en', 'vegan butter, or more to taste', 'dairy'],
    ['de', '250 g Mehl, unbedingt glutenfrei', 'gluten'],
    ['de', '200 ml Hafermilch, lauwarm', 'dairy'],
    ['es', 'harina (sin gluten)', 'gluten'],
    ['es', '1 l de leche, sin lactosa', 'lactose'],
  ] as const)('%s: %s', (lang, line, concern) => {
    expect(verdict(line, lang, concern)).toBe('compatible')
  })
})
