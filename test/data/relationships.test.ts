/**
 * Tests the food graph: curated substitutions with conditions, pairings in both directions, families and functions,
 * and reports of mistakes.
 */

import { basename, extname } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { YamlEntry } from '../../src/compiler/read-text.ts'
import { relate } from '../../src/compiler/relationships.ts'
import type { Ingredient } from '../../src/domain/ingredient.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { FLAVOR_AXES } from '../../src/domain/profiles.ts'
import { allows } from '../../src/domain/restrictions.ts'
import type { FlavorProfile } from '../../src/domain/shapes/profiles.ts'
import { swap } from '../../src/engine/kitchen/swap.ts'
import { LIBRARY } from '../http/support.ts'
import { food } from '../support/memory-library.ts'

const taste = (given: Partial<FlavorProfile>) =>
  Object.fromEntries(FLAVOR_AXES.map((axis) => [axis, given[axis] ?? 0])) as FlavorProfile
const made = (id: string, more: Partial<Ingredient> = {}): Ingredient => ({
  ...food({ id }),
  archetype: id,
  ...more,
})

const shortening = {
  textureProfile: { creamy: 1 },
  functionalProfile: { shortening: 1, foaming: 0 },
}
const foods = [
  made('butter', { ...shortening, subcategory: 'butter', flavorProfile: taste({ fatty: 1 }) }),
  made('ghee', {
    ...shortening,
    subcategory: 'butter',
    flavorProfile: taste({ fatty: 0.8, nutty: 0.2 }),
  }),
  made('oil', {
    ...shortening,
    flavorProfile: taste({ fatty: 1 }),
    functionalProfile: { shortening: 0.9, foaming: 0 },
  }),
  // Same family, but a different taste.
  made('butter-bones', { subcategory: 'butter', flavorProfile: taste({ marine: 1 }) }),
  made('egg-white', { functionalProfile: { shortening: 0, foaming: 1 } }),
  made('bread'),
  made('alone'),
]

const entries = (given: Readonly<Record<string, unknown>>): YamlEntry[] =>
  Object.entries(given).map(([key, value], index) => ({
    key,
    value: value as never,
    line: index + 2,
    lineOf: () => index + 2,
  }))

function run({ substitutes = {}, pairings = {}, together = [] as string[][] } = {}) {
  const problems: string[] = []
  const related = relate(foods, {
    problems,
    yaml: (file) => entries(file.includes('substitutes') ? substitutes : pairings),
    csv: () =>
      together.map(([a, b, score], index) => ({
        cells: { a: a!, b: b!, score: score! },
        line: index + 2,
      })),
    say: (file, line, what) => problems.push(`${basename(file, extname(file))}:${line}: ${what}`),
  })
  const of = (id: string) => related.find((one) => one.id === id)!.relationships
  return { problems, of }
}

const GOOD = {
  use: 'ghee',
  quality: 'well',
  score: 0.9,
  ratio: 0.8,
  contexts: ['frying'],
  loses: [],
}

test('a substitution holds in one direction, with its amount, its uses and any food it needs', () => {
  const half = {
    ...GOOD,
    use: 'oil',
    quality: 'partial',
    score: 0.4,
    loses: ['flavour'],
    with: [{ use: 'bread', ratio: 0.1 }],
  }
  const { problems, of } = run({ substitutes: { butter: [half, GOOD] } })
  expect(problems).toEqual([])
  expect(of('butter')!.substitutesWell).toEqual([
    {
      ingredientID: 'ghee',
      score: 0.9,
      reasons: ['classic_substitute', 'same_function', 'similar_flavor', 'similar_texture'],
      ratio: 0.8,
      contexts: ['frying'],
      loses: [],
      with: [],
    },
  ])
  expect(of('butter')!.substitutesPartially).toEqual([
    {
      ingredientID: 'oil',
      score: 0.4,
      reasons: ['classic_substitute', 'same_function', 'similar_flavor', 'similar_texture'],
      ratio: 0.8,
      contexts: ['frying'],
      loses: ['flavour'],
      with: [{ ingredientID: 'bread', ratio: 0.1 }],
    },
  ])
  expect(of('ghee')!.substitutesWell).toBeNull()
})

test('a pair holds in both directions, and is marked if recipes confirm it', () => {
  const { problems, of } = run({
    pairings: { butter: [{ with: 'bread', score: 0.8 }] },
    together: [
      ['bread', 'butter', '0.3'],
      ['bread', 'oil', '0.05'],
    ],
  })
  expect(problems).toEqual([])
  const edge = (ingredientID: string) => ({
    ingredientID,
    score: 0.8,
    reasons: ['classic_pair', 'cooked_together'],
  })
  expect([of('butter')!.pairsWellWith, of('bread')!.pairsWellWith]).toEqual([
    [edge('bread')],
    [edge('butter')],
  ])
  expect(of('bread')!.oftenUsedWith).toEqual([
    { ingredientID: 'butter', score: 0.3, reasons: ['cooked_together'] },
  ])
})

test('families and functions depend on taste, texture and purpose; foods that differ too much are left out', () => {
  const { of } = run()
  expect(of('butter')!.sameFamilyAs).toEqual([
    { ingredientID: 'ghee', score: 0.975, reasons: ['same_family'] },
  ])
  expect(of('butter')!.functionallySimilarTo).toEqual([
    {
      ingredientID: 'oil',
      score: 0.845,
      reasons: ['same_function', 'similar_flavor', 'similar_texture'],
    },
  ])
  expect([of('egg-white'), of('butter-bones')]).toEqual([null, null])
})

test('a curated substitute is related, whatever its family', () => {
  const { of } = run({ substitutes: { bread: [{ ...GOOD, use: 'egg-white', score: 0.7 }] } })
  const kin = (ingredientID: string) => [
    { ingredientID, score: 0.701, reasons: ['classic_substitute'] },
  ]
  expect([of('bread')!.functionallySimilarTo, of('egg-white')!.functionallySimilarTo]).toEqual([
    kin('egg-white'),
    kin('bread'),
  ])
})

test('a food without an assessment has no relationships at all', () => {
  expect(run().of('alone')).toBeNull()
})

describe('mistakes are reported with their line', () => {
  test.each<[string, Parameters<typeof run>[0], string]>([
    [
      'an unknown ingredient',
      { substitutes: { xyzzy: [GOOD] } },
      'substitutes:2: xyzzy: unknown ingredient: xyzzy',
    ],
    [
      'an unknown substitute',
      { substitutes: { butter: [{ ...GOOD, use: 'xyzzy' }] } },
      'substitutes:2: butter: unknown substitute: xyzzy',
    ],
    ['itself', { substitutes: { ghee: [GOOD] } }, 'substitutes:2: ghee: unknown substitute: ghee'],
    [
      'a duplicate',
      { substitutes: { butter: [GOOD, GOOD] } },
      'substitutes:2: butter: ghee stands twice',
    ],
    [
      'an unknown quality',
      { substitutes: { butter: [{ ...GOOD, quality: 'fine' }] } },
      'substitutes:2: butter: ghee: unknown quality: fine',
    ],
    [
      'no ratio',
      { substitutes: { butter: [{ ...GOOD, ratio: 0 }] } },
      'substitutes:2: butter: ghee: no ratio: 0',
    ],
    [
      'an unknown context',
      { substitutes: { butter: [{ ...GOOD, contexts: ['toast'] }] } },
      'substitutes:2: butter: ghee: unknown context: toast',
    ],
    [
      'an unknown loss',
      { substitutes: { butter: [{ ...GOOD, loses: ['soul'] }] } },
      'substitutes:2: butter: ghee: unknown loss: soul',
    ],
    [
      'an unknown key',
      { substitutes: { butter: [{ ...GOOD, note: '' }] } },
      'substitutes:2: butter: ghee: unknown key: note',
    ],
    [
      'a duplicate pair',
      {
        pairings: { butter: [{ with: 'bread', score: 1 }], bread: [{ with: 'butter', score: 1 }] },
      },
      'pairings:3: bread: butter stands twice',
    ],
    [
      'a pair without a score',
      { pairings: { butter: [{ with: 'bread', score: 2 }] } },
      'pairings:2: butter: bread: no score: 2',
    ],
    [
      'a count without a score',
      { together: [['bread', 'butter', 'x']] },
      'together:2: no score: x',
    ],
  ])('%s', (_, given, expected) => {
    expect(run(given).problems).toContain(expected)
  })
})

test('nine of ten foods of the library have relationships, three of four have three substitutes', () => {
  const all = LIBRARY.ids()
    .map((id) => LIBRARY.ingredient(id)!)
    .filter(({ category }) => category !== 'additives' && category !== 'brands')
    .map(({ relationships }) => relationships)
  const share = (has: (one: (typeof all)[number]) => boolean) => all.filter(has).length / all.length
  expect(share((one) => one !== null)).toBeGreaterThan(0.92)
  const ways = (one: (typeof all)[number]) =>
    (one?.substitutesWell?.length ?? 0) + (one?.substitutesPartially?.length ?? 0)
  expect(share((one) => ways(one) >= 3)).toBeGreaterThan(0.75)
})

const foodsOf = LIBRARY.ids()
  .map((id) => LIBRARY.ingredient(id)!)
  .filter(({ category }) => category !== 'additives' && category !== 'brands')
const substitutesOf = ({ relationships }: Ingredient) =>
  [...(relationships?.substitutesWell ?? []), ...(relationships?.substitutesPartially ?? [])].map(
    (edge) => ({ ...edge, food: LIBRARY.ingredient(edge.ingredientID)! }),
  )
const isOfAnimal = ({ animalSources }: Ingredient) =>
  animalSources.some((source) => allows('vegan', source) === 'no')

/** Returns the share of the `wanted` foods for which `has` is true, and the ids of the foods for which it is false. */
function shareWith(wanted: (food: Ingredient) => boolean, has: (food: Ingredient) => boolean) {
  const all = foodsOf.filter(wanted)
  const missing = all.filter((food) => !has(food)).map(({ id }) => id)
  return { share: 1 - missing.length / all.length, missing: missing.join(', ') }
}

test('nearly every dairy and egg food has a substitute without animals', () => {
  const isDairyOrEgg = ({ category, allergenProfile: { dairy, egg } }: Ingredient) =>
    ['cheese', 'dairy-and-eggs'].includes(category) &&
    (dairy?.contains === 'yes' || egg?.contains === 'yes')
  const hasPlant = (food: Ingredient) => substitutesOf(food).some((one) => !isOfAnimal(one.food))
  const { share, missing } = shareWith(isDairyOrEgg, hasPlant)
  expect(share, missing).toBeGreaterThan(0.97)
})

test('nearly every food with gluten has a substitute without it', () => {
  const hasGluten = ({ allergenProfile: { gluten } }: Ingredient) => gluten?.contains === 'yes'
  const hasOther = (food: Ingredient) =>
    substitutesOf(food).some(({ food: { allergenProfile } }) =>
      ['no', 'traces'].includes(allergenProfile.gluten?.contains ?? 'unknown'),
    )
  const { share, missing } = shareWith(hasGluten, hasOther)
  expect(share, missing).toBeGreaterThan(0.95)
})

test('a form of a food with the same FODMAP groups is never offered as its substitute, even for a tiny amount', () => {
  const pairs = foodsOf.flatMap((food) => {
    const { fodmap } = food.allergenProfile
    if (fodmap?.fodmapLevel !== 'high') return []
    const same = substitutesOf(food).filter(
      ({ food: { mainIngredient, allergenProfile } }) =>
        mainIngredient === food.id &&
        allergenProfile.fodmap?.fodmapLevel !== 'low' &&
        allergenProfile.fodmap?.fodmapGroups.some((group) => fodmap.fodmapGroups.includes(group)),
    )
    return same.map((edge) => [food.id, edge.food.id] as const)
  })
  expect(pairs.length).toBeGreaterThan(80)
  const offered = pairs.filter(([id, other]) =>
    swap(LIBRARY, id, { for: ['fodmap'], lang: 'en', grams: 1 }).substitutes.some(
      ({ ingredientId }) => ingredientId === other,
    ),
  )
  expect(offered).toEqual([])
})

test.each([
  ['garlic', ['garlic-oil', 'asafoetida', 'chives']],
  ['brown-lentils', ['quinoa']],
  ['whole-milk', ['lactose-free-milk', 'oat-milk', 'pea-milk']],
])('substitutes for %s in a low-FODMAP diet', (id, expected) => {
  const { substitutes } = swap(LIBRARY, id, { for: ['fodmap'], lang: 'en', grams: 100, limit: 3 })
  expect(substitutes.map(({ ingredientId }) => ingredientId)).toEqual(expected)
})

test('a substitute of animal origin for a plant food is marked, and no other is', () => {
  const wrong = foodsOf.flatMap((food) =>
    substitutesOf(food)
      .filter(
        ({ reasons, food: other }) =>
          reasons.includes('animal_origin') !== (!isOfAnimal(food) && isOfAnimal(other)),
      )
      .map((edge) => `${food.id}: ${edge.ingredientID}`),
  )
  expect(wrong).toEqual([])
})

test('a plant-based alternative has substitutes, and none of animal origin', () => {
  const isSubstitute = ({ id, subcategory }: Ingredient) =>
    /^plant-(?:butter|milk|cream|cheese|dairy|protein)$/.test(subcategory ?? '') ||
    /^vegan-/.test(id)
  const wrong = foodsOf
    .filter((food) => isSubstitute(food) && !isOfAnimal(food))
    .flatMap((food) =>
      substitutesOf(food)
        .filter(({ food: other }) => isOfAnimal(other))
        .map((edge) => `${food.id}: ${edge.ingredientID}`),
    )
  expect(wrong).toEqual([])
  const alone = ['vegan-gouda', 'vegan-halloumi', 'vegan-camembert', 'vegan-blue-cheese']
  expect(
    foodsOf.filter((food) => alone.includes(food.id) && substitutesOf(food).length === 0),
  ).toEqual([])
})

test('nothing is listed as similar to curing salt, lime, lye or vinegar essence', () => {
  const dangerous = ['curing-salt', 'pickling-lime', 'pretzel-lye', 'vinegar-essence']
  const related = LIBRARY.ids().flatMap((id) => {
    const { sameFamilyAs, functionallySimilarTo } = LIBRARY.ingredient(id)!.relationships ?? {}
    return [...(sameFamilyAs ?? []), ...(functionallySimilarTo ?? [])].map(
      (edge) => edge.ingredientID,
    )
  })
  expect(dangerous.filter((id) => related.includes(id))).toEqual([])
  expect(dangerous.filter((id) => LIBRARY.ingredient(id) === undefined)).toEqual([])
})

test('the 800 foods that recipes mention most have classic pairs, except for those that go with anything', () => {
  const without: Readonly<Record<string, string>> = {
    water: 'in everything',
    ice: 'chills drinks of every kind',
    'vegetable-oil': 'chosen because it tastes of nothing',
    'sunflower-oil': 'chosen because it tastes of nothing',
    'grapeseed-oil': 'chosen because it tastes of nothing',
    'safflower-oil': 'chosen because it tastes of nothing',
    'avocado-oil': 'chosen because it bears heat and tastes of little',
    'frying-oil': 'a medium of heat',
    'cooking-spray': 'keeps food from sticking',
    'food-colouring': 'tastes of nothing',
    'sauce-thickener': 'tastes of nothing',
    erythritol: 'sweetens whatever sugar would',
    msg: 'seasons whatever is savoury',
  }
  const mentions = (id: string) =>
    LANGUAGES.reduce((all, lang) => all + (LIBRARY.popularity[lang][id] ?? 0), 0)
  const most = LIBRARY.ids()
    .filter((id) => mentions(id) > 0)
    .sort((a, b) => mentions(b) - mentions(a))
    .slice(0, 800)
  const alone = most.filter((id) => !LIBRARY.ingredient(id)!.relationships?.pairsWellWith)
  expect(alone.toSorted()).toEqual(Object.keys(without).toSorted())
})
