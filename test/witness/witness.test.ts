/**
 * Tests the witness (a second check of the text) on its own: the foods that it finds, and the foods that the text says
 * are absent. The run time may depend only on the length of the text.
 */

import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '../../src/domain/languages.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { Names } from '../../src/witness/names.ts'
import { witness } from '../../src/witness/witness.ts'

const library = openLibrary('data/library.sqlite')

/** Returns the words that name a food. Each is followed by the allergens and animal sources that the text excludes. */
function foodsSeen(lang: Language, text: string, isPackage = false): readonly string[] {
  const { mentions } = witness(library, text, { lang, isPackage })
  return mentions.map(({ start, end, without }) =>
    [text.slice(start, end), ...without.map((code) => `-${code}`)].join(' '),
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('finds a food', () => {
  const rows: readonly (readonly [lang: Language, text: string, foods: readonly string[]])[] = [
    ['en', 'Stir in the almonds.', ['almonds']],
    ['en', 'two WALNUTS', ['WALNUTS']],
    ['de', 'Haselnüssen', ['Haselnüssen']],
    ['de', 'HASELNUESSE', ['HASELNUESSE']],
    ['de', 'Erd-\nnüsse', ['Erd-\nnüsse']],
    ['es', 'las nueces', ['nueces']],
    // If several names match, the longest one is used. A punctuation mark ends a name.
    ['en', 'peanut butter', ['peanut butter']],
    ['en', 'coconut milk', ['coconut milk']],
    ['en', 'coconut & milk', ['coconut', 'milk']],
    ['en', 'coconut\nmilk', ['coconut', 'milk']],
    ['en', 'coconut, milk', ['coconut', 'milk']],
    ['de', 'Kokos-Milch', ['Kokos-Milch']],
    // An unknown compound counts as the food that its last part names, and as every known food named inside it.
    ['de', 'Winzerkäse', ['Winzerkäse']],
    ['en', 'xpeanutx', ['xpeanutx']],
    // Words of another language count, unless they are also words in the language of the text.
    ['en', 'queso fresco', ['queso fresco']],
    ['en', 'frying pan', []],
    ['de', '200 g Butter, Salz', ['Butter', 'Salz']],
    ['en', 'https://example.org/almond-cake almond.jpg', []],
    ['de', 'Zum Garnieren und Umdrehen: 3 Bügelflaschen', []],
    ['en', 'Unfortunately gone', []],
    ['de', '298 kcal, Eiweiß 37 g', []],
    ['de', 'Eiweiß 37 g', ['Eiweiß']],
    // Foods in a line with links to other recipes do not count.
    ['en', 'You might also like: Peanut noodles | Egg bites\nTofu', ['Tofu']],
    ['es', 'También te puede gustar: flan de huevo', []],
    ['en', 'Peanut noodles you might also like', ['Peanut', 'noodles']],
    ['en', 'You might also like to add peanuts.', ['peanuts']],
  ]
  test.each(rows)('%s: %j', (lang, text, foods) => {
    expect(foodsSeen(lang, text)).toEqual(foods)
  })
})

describe('leaves out a food that the text denies', () => {
  const rows: readonly (readonly [lang: Language, text: string, foods: readonly string[]])[] = [
    ['en', 'without milk', []],
    ['en', 'without milk or eggs', []],
    ['en', 'free from milk, egg and soya.', []],
    ['en', 'Free from: milk, egg', []],
    ['en', 'no nuts', []],
    ['en', 'dairy free', []],
    ['en', 'gluten and dairy free', []],
    ['en', 'eggless', []],
    ['de', 'ohne Ei und Milch', []],
    ['de', 'glutenfrei, eifrei', []],
    ['de', 'frei von Nüssen', []],
    ['es', 'sin leche ni huevo', []],
    ['es', 'no contiene nueces', []],
    ['en', 'the size of a walnut', []],
    ['en', 'until it resembles fine breadcrumbs', []],
    ['de', 'so groß wie eine Walnuss', []],
    ['en', 'use a butter knife', []],
    ['de', 'mit der Käsereibe', []],
  ]
  test.each(rows)('%s: %j', (lang, text, foods) => {
    expect(foodsSeen(lang, text)).toEqual(foods)
  })
})

describe('keeps a food that a denial does not cover', () => {
  const rows: readonly (readonly [lang: Language, text: string, foods: readonly string[]])[] = [
    ['en', 'gluten free, made with egg', ['egg']],
    ['en', 'without sugar but with almonds', ['almonds']],
    ['en', 'no nuts, butter', ['butter']],
    ['en', 'not dairy free, milk', ['dairy', 'milk']],
    ['en', 'Cook without stirring until the milk thickens', ['milk']],
    ['en', 'without eggs and add the milk', ['milk']],
    ['en', 'free-range eggs', ['free-range eggs']],
    ['en', 'butter (or vegan)', ['butter']],
    ['de', 'Nudeln ohne Ei, Butter', ['Nudeln -egg', 'Butter']],
    ['de', 'ohne die Butter zu bräunen', ['Butter']],
    ['de', 'laktosefrei, mit Milcheiweiß', ['Milcheiweiß']],
    ['es', 'sin gluten pero con leche', ['leche']],
    ['es', 'sin quemar la mantequilla', ['mantequilla']],
  ]
  test.each(rows)('%s: %j', (lang, text, foods) => {
    expect(foodsSeen(lang, text)).toEqual(foods)
  })
})

describe('reports what a food is without', () => {
  const rows: readonly (readonly [lang: Language, text: string, foods: readonly string[]])[] = [
    ['en', 'vegan trifle', ['trifle -vegan']],
    ['de', 'vegane Sahnesoße', ['Sahnesoße -vegan']],
    ['es', 'torrijas sin gluten', ['torrijas -gluten']],
    ['en', 'pancakes (egg free)', ['pancakes -egg']],
    ['en', 'gluten-free pancakes', ['pancakes -gluten']],
  ]
  test.each(rows)('%s: %j', (lang, text, foods) => {
    expect(foodsSeen(lang, text)).toEqual(foods)
  })
})

describe('on a package', () => {
  test('a name may contain a line break', () => {
    expect(foodsSeen('en', 'sugar, cocoa\nbutter', true)).toEqual(['sugar', 'cocoa\nbutter'])
  })

  test.each<[Language, string]>([
    ['en', 'Serve with chicken or pork.'],
    ['de', 'Passt zu Fisch und Fleisch.'],
    ['es', 'Ideal con carne.'],
  ])('%s: what it is eaten with is no part of it: %s', (lang, text) => {
    expect(foodsSeen(lang, text, true)).toEqual([])
  })
})

describe('the work', () => {
  const lookUps = (text: string) => {
    const spy = vi.spyOn(Names.prototype, 'starting')
    witness(library, text, { lang: 'de' })
    const { length } = spy.mock.calls
    spy.mockRestore()
    return length
  }

  test.each([
    ['words', 'Butter und Mehl '],
    ['denials', 'ohne Ei und Milch, '],
    ['commas of a denied list', 'Ei, Milch '],
    ['one long word', 'käse'],
    ['unknown characters', 'x'],
    ['signs', '&'],
    ['Hangul', '한'],
    ['claims', 'vegan '],
  ])('grows with the length of the text: %s', (_, piece) => {
    const [once, twice] = [lookUps(piece.repeat(2_000)), lookUps(piece.repeat(4_000))]
    expect(twice).toBeLessThanOrEqual(2 * once + 50)
  })
})
