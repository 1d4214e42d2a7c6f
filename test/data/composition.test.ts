/** Tests the facts derived from the parts of a mixed food, and definitions that the compiler rejects. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import { basisOf } from '../../src/domain/evidence.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingr-made-of-'))
  mkdirSync(join(folder, 'ingredients'))
  mkdirSync(join(folder, 'nutrients'))
  for (const part of ['archetypes.yaml', 'units.yaml', 'vocabulary.yaml', 'notes.yaml']) {
    cpSync(join('data', part), join(folder, part))
  }
  writeFileSync(join(folder, 'ingredients/grains.yaml'), PLAIN)
  writeFileSync(join(folder, 'nutrients/grains.csv'), FIGURES)
})
afterAll(() => rmSync(folder, { recursive: true }))

const plain = (id: string, ...lines: readonly string[]) =>
  [
    `${id}:`,
    `  de: [${id} de]`,
    `  en: [${id} en]`,
    `  es: [${id} es]`,
    '  flavor: null',
    ...lines.map((line) => `  ${line}`),
    '',
  ].join('\n')

const PLAIN = [
  plain('flour', 'archetype: wheat-product'),
  plain(
    'milk',
    'archetype: milk',
    'allergens: {lactose: {contains: yes, gramsPer100g: 5}}',
    'evidence: measured',
  ),
  plain('egg', 'archetype: egg'),
  plain('potato', 'archetype: root-vegetable'),
  plain('garlic', 'archetype: allium'),
  plain('prawn', 'archetype: crustacean'),
  plain('pork', 'archetype: fresh-meat', 'animalSources: [pork]', 'evidence: definition'),
  plain(
    'wine',
    'archetype: wine',
    'allergens: {egg: traces, dairy: traces}',
    'evidence: cross-contact',
  ),
  plain('parmesan', 'archetype: hard-cheese'),
  plain('chocolate', 'archetype: chocolate'),
  plain(
    'almond',
    'archetype: tree-nut',
    'allergens: {treeNut: {species: [almond]}}',
    'evidence: definition',
  ),
  plain(
    'walnut',
    'archetype: tree-nut',
    'allergens: {treeNut: {species: [walnut]}}',
    'evidence: definition',
  ),
  plain('squid', 'archetype: mollusc'),
  plain('rice-flour', 'archetype: gluten-free-flour'),
  plain(
    'noodle',
    'archetype: wheat-product',
    'allergens: {egg: unknown}',
    'animalSources: [possible-egg]',
    'evidence: recipe',
  ),
].join('\n')

const FIGURES = [
  'id,source,state,macros.protein,macros.fat,macros.carbohydrates,macros.water',
  'flour,curated,raw,10,1,70,12',
  'milk,curated,raw,3.4,3.5,4.8,88',
  'egg,curated,raw,12.5,10,0.5,76',
  '',
].join('\n')

/** Compiles the library with these dishes added. */
function compiled(...dishes: readonly string[]) {
  const file = join(folder, 'ingredients/dishes-test.yaml')
  writeFileSync(file, dishes.join('\n'))
  try {
    return compile(folder)
  } finally {
    rmSync(file)
  }
}

function dish(madeOf: string, ...lines: readonly string[]) {
  const { ingredients, problems } = compiled(
    plain('pie', 'archetype: dish', `made_of: ${madeOf}`, ...lines),
  )
  expect(problems).toEqual([])
  return ingredients.find(({ id }) => id === 'pie')!
}

const contains = (food: ReturnType<typeof dish>) =>
  Object.fromEntries(
    Object.entries(food.allergenProfile).flatMap(([key, one]) =>
      one && 'contains' in one && one.contains !== 'no' ? [[key, one.contains]] : [],
    ),
  )

describe('allergens of a mixed food', () => {
  test.each([
    ['always brings it', '{complete: true, always: [flour, egg]}', { gluten: 'yes', egg: 'yes' }],
    [
      'usually leaves it open',
      '{complete: true, always: [potato], usually: [egg]}',
      { egg: 'unknown' },
    ],
    [
      'sometimes leaves it open',
      '{complete: true, always: [potato], sometimes: [flour]}',
      { gluten: 'unknown' },
    ],
    [
      'a country leaves it open',
      '{complete: true, always: [flour], regions: {CH: {always: [egg]}}}',
      { gluten: 'yes', egg: 'unknown' },
    ],
    [
      'traces of something that is always in it are traces',
      '{complete: true, always: {chocolate: 20}}',
      { lactose: 'traces', dairy: 'traces', soy: 'yes', peanut: 'traces', treeNut: 'traces' },
    ],
    [
      'sulphites of much wine',
      '{complete: true, always: {potato: 80, wine: 20}}',
      { egg: 'traces', dairy: 'traces', sulfite: 'yes' },
    ],
    [
      'sulphites of little wine',
      '{complete: true, always: {potato: 98, wine: 2}}',
      { egg: 'traces', dairy: 'traces', sulfite: 'traces' },
    ],
    ['nothing', '{complete: true, always: [potato]}', {}],
    [
      'a part that may contain it overrides likely traces',
      '{complete: true, always: [rice-flour], sometimes: [flour]}',
      { gluten: 'unknown' },
    ],
    [
      'a part that usually contains it overrides the traces of another',
      '{complete: true, always: {chocolate: 20}, usually: {milk: 20}}',
      { lactose: 'unknown', dairy: 'unknown', soy: 'yes', peanut: 'traces', treeNut: 'traces' },
    ],
    [
      'a part that may contain it overrides the traces of another',
      '{complete: true, always: {wine: 20}, sometimes: [noodle]}',
      { gluten: 'unknown', egg: 'unknown', dairy: 'traces', sulfite: 'yes' },
    ],
    [
      'a part that always contains it overrides both',
      '{complete: true, always: {chocolate: 20, almond: 5}, sometimes: [walnut]}',
      { lactose: 'traces', dairy: 'traces', soy: 'yes', peanut: 'traces', treeNut: 'yes' },
    ],
    [
      'the traces of an optional part are traces, and no doubt about more',
      '{complete: true, always: {wine: 20}, sometimes: [chocolate]}',
      {
        egg: 'traces',
        lactose: 'traces',
        dairy: 'traces',
        soy: 'unknown',
        peanut: 'traces',
        treeNut: 'traces',
        sulfite: 'yes',
      },
    ],
  ])('%s', (_, madeOf, problemsOf) => {
    expect(contains(dish(madeOf))).toEqual(problemsOf)
  })

  test('an incomplete list leaves the rest unknown, and every diet', () => {
    const food = dish('{always: [flour]}')
    expect(contains(food)).toMatchObject({ gluten: 'yes', egg: 'unknown', fish: 'unknown' })
    expect(food.euAllergens).toMatchObject({ celery: 'unknown', gluten: 'yes' })
    expect(food.animalSources).toEqual(['unknown'])
    expect(food.allergenProfile.fodmap?.fodmapLevel).toBe('high')
    expect(food.allergenProfile.histamine?.histamineContent).toBe('unknown')
  })

  test('an allergen stated by the entry has the confidence of the entry, not of the parts', () => {
    const cutlet = dish(
      '{complete: true, always: {pork: 60}, usually: {flour: 10}}',
      'allergens: {gluten: {contains: yes, cereals: [wheat]}}',
      'evidence: definition',
    )
    expect(cutlet.allergenProfile.gluten).toMatchObject({ contains: 'yes', confidence: 'medium' })
  })

  test('kinds are those of every part that may contain them', () => {
    const { allergenProfile, euAllergens } = dish(
      '{complete: true, always: [almond, prawn, flour]}',
    )
    expect(allergenProfile.treeNut?.species).toEqual(['almond'])
    expect(allergenProfile.shellfish?.groups).toEqual(['crustacean'])
    expect(allergenProfile.gluten?.cereals).toEqual(['wheat'])
    expect(euAllergens).toMatchObject({ crustaceans: 'yes', molluscs: 'no', nuts: 'yes' })
  })

  test('kinds that the entry does not name are possible', () => {
    const { allergenProfile, euAllergens } = dish(
      '{complete: true, always: [prawn], usually: [almond], sometimes: [squid, walnut]}',
      'allergens: {treeNut: {contains: yes, species: [hazelnut]}, shellfish: {contains: yes, groups: [crustacean]}}',
      'evidence: definition',
    )
    expect(allergenProfile.treeNut).toMatchObject({
      species: ['hazelnut'],
      possibleKinds: ['almond', 'walnut'],
    })
    expect(allergenProfile.shellfish).toMatchObject({
      groups: ['crustacean'],
      possibleKinds: ['mollusc'],
    })
    expect(euAllergens).toMatchObject({ crustaceans: 'yes', molluscs: 'unknown', nuts: 'yes' })
  })

  test('kinds are listed as possible if the allergen is unknown', () => {
    const { treeNut, gluten } = dish(
      '{complete: true, always: [potato], usually: [almond], sometimes: [flour]}',
    ).allergenProfile
    expect(treeNut).toMatchObject({ contains: 'unknown', possibleKinds: ['almond'] })
    expect(treeNut?.species).toBeUndefined()
    expect(gluten).toMatchObject({ contains: 'unknown', possibleKinds: ['wheat'] })
  })

  test('an EU entry that covers none of the possible kinds is not in the food', () => {
    const { allergenProfile, euAllergens } = dish('{complete: true, sometimes: [prawn]}')
    expect(allergenProfile.shellfish?.possibleKinds).toEqual(['crustacean'])
    expect(euAllergens).toMatchObject({ crustaceans: 'unknown', molluscs: 'no' })
  })

  test('a part passes on its possible kinds', () => {
    const { ingredients, problems } = compiled(
      plain('cake', 'archetype: dish', 'made_of: {complete: true, always: [almond, pie]}'),
      plain(
        'pie',
        'archetype: dish',
        'made_of: {complete: true, always: [flour], sometimes: [walnut]}',
      ),
    )
    expect(problems).toEqual([])
    expect(ingredients.find(({ id }) => id === 'cake')?.allergenProfile.treeNut).toMatchObject({
      contains: 'yes',
      species: ['almond'],
      possibleKinds: ['walnut'],
    })
  })

  test('lactose is added up, and null if a share is missing', () => {
    expect(
      dish('{complete: true, always: {flour: 60, milk: 30-40}}').allergenProfile.lactose,
    ).toMatchObject({ gramsPer100g: 1.9, thresholdGrams: 52.6 })
    expect(dish('{complete: true, always: [flour, milk]}').allergenProfile.lactose).toMatchObject({
      gramsPer100g: null,
      thresholdGrams: null,
    })
  })
})

describe('the rest of a mixed food', () => {
  test('animals that are always in it are certain, others possible', () => {
    const food = dish(
      '{complete: true, always: [flour, egg], usually: [pork, prawn], sometimes: [parmesan]}',
    )
    expect(food.animalSources).toEqual([
      'egg',
      'possible-pork',
      'possible-shellfish',
      'possible-milk',
      'rennet',
    ])
  })

  test('the entry adds animals and completes an incomplete list', () => {
    const food = dish(
      '{always: [flour], usually: [pork]}',
      'animalSources: [pork]',
      'evidence: recipe',
    )
    expect(food.animalSources).toEqual(['pork'])
  })

  test('FODMAP limits add up to a limit for the whole', () => {
    const { fodmap } = dish(
      '{complete: true, always: {flour: 30, garlic: 2, potato: 68}}',
    ).allergenProfile
    // 100 g contains 30 g of flour (limit 15 g) and 2 g of garlic (limit 5 g). At 41 g, the amounts
    // divided by their limits add up to 1.
    expect(fodmap).toMatchObject({
      fodmapLevel: 'high',
      safeServingGrams: 41,
      fodmapGroups: ['oligosaccharides'],
    })
  })

  test.each([
    // 100 g contains 10 g of flour and 2 to 4 g of garlic, which count as 3 g. The limit is 1 / (0.1 / 15 + 0.03 / 5).
    [
      'a usual part counts with the middle of its range',
      'always: {flour: 10}, usually: {garlic: 2-4}',
      'high',
      78,
    ],
    ['a single usual part', 'always: {potato: 90}, usually: {garlic: <1}', 'high', 1000],
    ['a usual part without a share', 'always: {flour: 40}, usually: [garlic]', 'high', null],
    [
      'a rich part that is only sometimes in it',
      'always: {flour: 40}, sometimes: {garlic: 1}',
      'high',
      null,
    ],
    [
      'the same if an ample serving is harmless',
      'always: {almond: 2}, sometimes: [garlic]',
      'possible',
      null,
    ],
    [
      'a rich part of one country',
      'always: {almond: 2}, regions: {CH: {always: {garlic: 1}}}',
      'possible',
      null,
    ],
    [
      'only a part that is sometimes in it',
      'always: {potato: 98}, sometimes: [garlic]',
      'possible',
      null,
    ],
  ])('FODMAP: %s', (_, madeOf, fodmapLevel, safeServingGrams) => {
    const { fodmap } = dish(`{complete: true, ${madeOf}}`).allergenProfile
    expect(fodmap).toMatchObject({ fodmapLevel, safeServingGrams })
  })

  test('FODMAP: groups that only some variants contain have no dose', () => {
    expect(dish('{always: {flour: 40}}').allergenProfile.fodmap).toMatchObject({
      fodmapLevel: 'high',
      safeServingGrams: null,
      confidence: 'low',
    })
  })

  test('histamine of a small part counts one level lower', () => {
    const levels = ['{parmesan: 20, potato: 80}', '{parmesan: 5, potato: 95}'].map(
      (always) => dish(`{complete: true, always: ${always}}`).allergenProfile.histamine,
    )
    expect(levels).toMatchObject([
      { histamineContent: 'high', fermented: true, aged: true },
      { histamineContent: 'moderate', fermented: false, aged: false },
    ])
  })

  test('nutrients are computed from the shares, and marked as such', () => {
    const food = dish('{complete: true, always: {flour: 40-60, milk: 30}, usually: {egg: 10}}')
    expect(food.nutrientSources.map(({ source }) => source)).toEqual([
      'derived:composition:flour+milk+egg',
      'derived:energy',
      'derived:whole',
    ])
    expect(food.nutrients?.macros?.protein).toBe(7.27)
    expect(food.allergenProfile.pancreas).toMatchObject({ fatLoad: 'low', confidence: 'low' })
    expect(
      dish('{complete: true, always: [flour, milk]}').nutrients?.macros?.protein ?? null,
    ).toBeNull()
    expect(dish('{always: {flour: 60, milk: 40}}').nutrients?.macros?.protein ?? null).toBeNull()
    expect(
      dish('{complete: true, always: {flour: 60, potato: 40}}').nutrients?.macros?.protein ?? null,
    ).toBeNull()
  })

  test('its facts list their basis and the parts that contribute', () => {
    const food = dish(
      '{complete: true, always: [flour], usually: [egg]}',
      'allergens: {soy: traces}',
      'evidence: {soy: cross-contact}',
    )
    expect(basisOf(food.evidence, 'gluten')).toBe('composition')
    expect(basisOf(food.evidence, 'egg')).toBe('recipe')
    expect(basisOf(food.evidence, 'fish')).toBe('composition')
    expect(basisOf(food.evidence, 'soy')).toBe('cross-contact')
    expect(food.evidence.parts).toMatchObject({ gluten: [0], egg: [1] })
  })

  test('can be a part of another', () => {
    const { ingredients, problems } = compiled(
      plain('plate', 'archetype: dish', 'made_of: {complete: true, always: {pie: 60, potato: 40}}'),
      plain('pie', 'archetype: dish', 'made_of: {complete: true, always: {flour: 60, egg: 40}}'),
    )
    expect(problems).toEqual([])
    expect(ingredients.find(({ id }) => id === 'plate')?.euAllergens).toMatchObject({
      eggs: 'yes',
      gluten: 'yes',
    })
  })
})

describe('the compiler rejects', () => {
  const problemsOf = (...lines: readonly string[]) =>
    compiled(plain('pie', 'archetype: dish', ...lines)).problems.map((problem) =>
      problem.replace('data/ingredients/dishes-test.yaml:', ''),
    )

  test.each([
    ['{always: [flour, sand]}', '7: pie: made of a dangling id: sand'],
    ['{always: {flour: lots}}', '7: pie: no share in per cent (20, 40-60, <2): lots'],
    ['{always: {flour: 60-40}}', '7: pie: no share in per cent (20, 40-60, <2): 60-40'],
    ['{mostly: [flour]}', '7: pie: unknown key: mostly'],
    ['{always: flour}', '7: pie: neither a list of ids nor a map of ids and shares'],
    ['{complete: perhaps, always: [flour]}', '7: pie: complete is neither true nor false: perhaps'],
    ['{complete: true}', '7: pie: made of nothing'],
    ['{always: [flour], usually: [flour]}', '7: pie: named twice: flour'],
    ['{always: [flour], regions: {XX: {always: [egg]}}}', '7: pie: unknown region: XX'],
    ['{always: [pie]}', '7: pie: made of itself: pie'],
    ['[flour]', '7: pie: made_of is a map of always, usually, sometimes, regions and complete'],
  ])('%s', (madeOf, problem) => {
    expect(problemsOf(`made_of: ${madeOf}`)).toContain(problem)
  })

  test('a cycle, with its path', () => {
    const { problems } = compiled(
      plain('pie', 'archetype: dish', 'made_of: {always: [plate]}'),
      plain('plate', 'archetype: dish', 'made_of: {always: [pie]}'),
    )
    expect(problems).toContain(
      'data/ingredients/dishes-test.yaml:15: plate: made of itself: pie → plate → pie',
    )
  })

  test('a claim that clears an allergen of a part', () => {
    expect(
      problemsOf(
        'made_of: {always: [flour], usually: [egg]}',
        'allergens: {gluten: no, egg: no}',
        'evidence: recipe',
      ),
    ).toEqual([
      '8: pie: gluten: no, but what it is made of says yes',
      '8: pie: egg: no, but what it is made of says unknown',
      '1: pie: animal source possible-egg, but egg: no',
    ])
  })

  test.each([
    [
      'traces of a part that is usually in it',
      'made_of: {complete: true, always: [potato], usually: [egg]}',
      'allergens: {egg: traces}',
      '8: pie: egg: traces, but what it is made of says unknown',
    ],
    [
      'traces of a part that is always in it',
      'made_of: {complete: true, always: [egg]}',
      'allergens: {egg: traces}',
      '8: pie: egg: traces, but what it is made of says yes',
    ],
    [
      'a serving that holds more than its usual parts allow',
      'made_of: {complete: true, always: {potato: 80}, usually: {garlic: 10}}',
      'fodmap: {fodmapLevel: low, safeServingGrams: 60, confidence: low}',
      '7: pie: fodmap: reads low above 50 g, which hold the limit of its usual parts',
    ],
    [
      'no level although its parts have limits',
      'made_of: {complete: true, always: {potato: 80, garlic: 10}}',
      'fodmap: {fodmapLevel: none, fodmapGroups: [], safeServingGrams: null, confidence: low}',
      '7: pie: fodmap: reads low above 50 g, which hold the limit of its usual parts',
    ],
  ])('%s', (_, madeOf, own, problem) => {
    expect(problemsOf(madeOf, own, 'evidence: recipe')).toContain(problem)
  })

  test('no FODMAP level that was published for the whole', () => {
    const own = 'fodmap: {fodmapLevel: low, safeServingGrams: 60, confidence: low}'
    const madeOf = 'made_of: {complete: true, always: {potato: 80}, usually: {garlic: 10}}'
    expect(problemsOf(madeOf, own, 'evidence: published')).toEqual([])
  })

  test('unknown evidence', () => {
    expect(
      problemsOf(
        'allergens: {gluten: no}',
        'evidence: {gluten: hearsay, salt: recipe, eu: {by: recipe, note: ""}}',
      ),
    ).toEqual([
      '8: pie: unknown evidence: hearsay',
      '8: pie: evidence of no fact: salt',
      '8: pie: evidence: a note is a sentence: ',
    ])
  })
})
