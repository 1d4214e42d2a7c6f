/** Tests avoided ingredients: which foods are the ingredient, are made of it, may contain it, or are unknown. */

import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENTRY_OF_FOOD } from '../../src/domain/restrictions.ts'
import { VERDICTS } from '../../src/domain/risk.ts'
import { type Avoided, avoid as avoidInList } from '../../src/engine/compatibility/avoid.ts'
import { household, type Person } from '../../src/engine/compatibility/household.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const ids = library.ids()
const ingredient = (id: string): Avoided => ({ kind: 'ingredient', id })
const category = (id: string): Avoided => ({ kind: 'category', id })
const avoid = (from: typeof library, avoided: Avoided, eaten: readonly string[]) =>
  avoidInList(
    from,
    avoided,
    eaten.map((ingredientId) => ({ ingredientId })),
  )

describe('an avoided ingredient', () => {
  const rows: readonly (readonly [avoided: string, eaten: string, verdict: string, why: string])[] =
    [
      ['tomato', 'tomato', 'incompatible', 'it is it'],
      ['tomato', 'canned-cherry-tomatoes', 'incompatible', 'made of what is made of it'],
      ['tomato', 'carrot', 'compatible', 'a single food'],
      ['tomato', 'curry-paste', 'uncertain', 'a mixture'],
      ['tomato', 'ketchup', 'incompatible', 'its main ingredient'],
      ['strawberry', 'strawberry-jam', 'incompatible', 'its main ingredient'],
      ['tomato', 'frozen-pizza', 'incompatible', 'always a part of it'],
      ['cooked-ham', 'frozen-pizza', 'uncertain', 'a part of some'],
      ['banana', 'ketchup', 'uncertain', 'a mixture whose parts are unknown'],
      ['vinegar', 'pickled-garlic', 'uncertain', 'its typical composition names it'],
      ['celery', 'vegetable-stock', 'incompatible', 'the EU entry knows mixtures'],
      ['celery', 'carrot', 'compatible', 'the EU entry says no'],
      ['mustard', 'panch-phoron', 'incompatible', 'the EU entry knows mixtures'],
      ['whole-milk', 'butter', 'incompatible', 'milk means milk in any form'],
      ['egg', 'mayonnaise', 'incompatible', 'egg means egg in any form'],
      ['mixed-nuts', 'almond', 'incompatible', 'nuts means any nut'],
      ['white-fish', 'anchovy', 'incompatible', 'fish means any fish'],
      ['butter', 'parmesan', 'compatible', 'a single food of another kind'],
      ['butter', 'soy-sauce', 'compatible', 'a mixture without milk has no butter'],
      ['butter', 'white-bread', 'uncertain', 'a mixture that may have milk'],
      ['pork', 'salami', 'incompatible', 'the animal source'],
      ['pork', 'gelatin-powder', 'uncertain', 'may be of any animal'],
      ['pork', 'beef-stock', 'compatible', 'another animal'],
      ['honey', 'ketchup', 'compatible', 'no honey among its sources'],
      ['pork', 'focaccia', 'uncertain', 'lard in some recipes'],
      ['pork', 'venison', 'uncertain', 'game may be boar'],
      ['pork', 'red-wine', 'uncertain', 'finings may be gelatine'],
      ['veal', 'parmesan', 'uncertain', 'rennet may be of calves'],
      ['goat', 'gelatin-powder', 'uncertain', 'may be of any animal'],
      ['goat', 'soy-sauce', 'compatible', 'no goat among its sources'],
      ['butter', 'bratwurst', 'uncertain', 'nobody knows of its milk'],
    ]
  test.each(rows)('%s in %s is %s: %s', (avoided, eaten, verdict) => {
    expect(library.ingredient(avoided), avoided).toBeDefined()
    expect(library.ingredient(eaten), eaten).toBeDefined()
    expect(avoid(library, ingredient(avoided), [eaten])).toEqual({
      verdict,
      culprits: verdict === 'incompatible' ? [eaten] : [],
      unknown: verdict === 'uncertain' ? [eaten] : [],
    })
  })
  test('traces are a caution', () => {
    const traces = ids.filter((id) => library.ingredient(id)!.euAllergens.mustard === 'traces')
    expect(traces.length).toBeGreaterThan(0)
    expect(avoid(library, ingredient('mustard'), traces)).toEqual({
      verdict: 'caution',
      culprits: traces,
      unknown: [],
    })
  })
  test('an unresolved line may contain it', () => {
    expect(avoid(library, ingredient('tomato'), ['carrot', 'froozle'])).toEqual({
      verdict: 'uncertain',
      culprits: [],
      unknown: ['froozle'],
    })
  })
})

describe('an avoided category', () => {
  const rows: readonly (readonly [avoided: string, eaten: string, verdict: string])[] = [
    ['cheese', 'parmesan', 'incompatible'],
    ['mushrooms-and-algae', 'chanterelle', 'incompatible'],
    ['cheese', 'carrot', 'compatible'],
    ['cheese', 'pesto', 'uncertain'],
  ]
  test.each(rows)('%s: %s is %s', (avoided, eaten, verdict) => {
    expect(library.ingredient(eaten), eaten).toBeDefined()
    expect(avoid(library, category(avoided), [eaten]).verdict).toBe(verdict)
  })
})

test.each([...ENTRY_OF_FOOD])('%s maps to the EU entry %s', (id, allergen) => {
  expect(library.ingredient(id)?.euAllergens[allergen]).toBe('yes')
})

const anyId = fc.constantFrom(...ids)
const anyAvoided = fc.oneof(
  anyId.map(ingredient),
  fc.constantFrom(...Object.keys(library.vocabulary.categories)).map(category),
)

test('an avoided food is never compatible with itself', () => {
  for (const id of ids) {
    expect(avoid(library, ingredient(id), [id]).verdict, id).toBe('incompatible')
  }
})

test('one more ingredient never makes a verdict milder, nor does an unreadable line', () => {
  fc.assert(
    fc.property(anyAvoided, fc.array(anyId, { minLength: 1 }), anyId, (avoided, list, more) => {
      const rank = (eaten: readonly string[]) =>
        VERDICTS.indexOf(avoid(library, avoided, eaten).verdict)
      const before = rank(list)
      expect(rank([...list, more])).toBeGreaterThanOrEqual(before)
      expect(rank([...list, '?'])).toBeGreaterThanOrEqual(Math.max(before, 1))
    }),
  )
})

test('a mixture without data about the ingredient is never compatible', () => {
  // Use an ingredient without allergens or animal sources. Otherwise, a mixture could be compatible because it lacks an
  // allergen or animal source of the ingredient.
  const plain = ingredient('cilantro')
  const mixtures = ids.filter((id) => library.ingredient(id)!.variantType === 'composite')
  const cleared = mixtures.filter((id) => avoid(library, plain, [id]).verdict === 'compatible')
  expect(mixtures.length).toBeGreaterThan(500)
  expect(cleared).toEqual([])
})

describe('a household', () => {
  const person = (name: string, more: Partial<Person> = {}): Person => ({
    name,
    concerns: [],
    diets: [],
    avoid: [],
    ...more,
  })
  test('every person gets the most severe verdict of all their restrictions', () => {
    const people = [
      person('Anna', { concerns: ['lactose', 'egg'], diets: ['vegetarian'] }),
      person('Ben', { diets: ['vegan'], avoid: [ingredient('carrot')] }),
      person('Carla'),
    ]
    const items = [
      { ingredientId: 'butter', amount: 200 },
      { ingredientId: 'carrot', amount: 1, unit: 'froozle' },
    ]
    expect(household(library, people, items)).toEqual([
      {
        name: 'Anna',
        verdict: 'incompatible',
        restrictions: [
          {
            kind: 'concern',
            name: 'lactose',
            verdict: 'incompatible',
            culprits: ['butter'],
            unknown: [],
          },
          {
            kind: 'concern',
            name: 'egg',
            verdict: 'compatible',
            culprits: [],
            unknown: [],
          },
          { kind: 'diet', name: 'vegetarian', verdict: 'compatible', culprits: [], unknown: [] },
        ],
      },
      {
        name: 'Ben',
        verdict: 'incompatible',
        restrictions: [
          {
            kind: 'diet',
            name: 'vegan',
            verdict: 'incompatible',
            culprits: ['butter'],
            unknown: [],
          },
          {
            kind: 'avoid',
            name: 'carrot',
            verdict: 'incompatible',
            culprits: ['carrot'],
            unknown: [],
          },
        ],
      },
      { name: 'Carla', verdict: 'compatible', restrictions: [] },
    ])
  })
})
