/** Tests the checks of `doctor`: each kind of contradiction, explanations for warnings, and rules for explanations. */

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import { byName } from '../../src/domain/closed-sets.ts'
import type { Ingredient } from '../../src/domain/ingredient.ts'
import { FLAVOR_AXES } from '../../src/domain/profiles.ts'
import { examine } from '../../src/library/doctor.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { textOf } from '../../src/wording/message.ts'
import { food, memoryLibrary } from '../support/memory-library.ts'

/** Returns all findings except missing culinary profiles, which another test covers. */
const found = (ingredient: Ingredient, explanations = {}) =>
  examine({ ...memoryLibrary(ingredient), explanations })
    .filter(({ check }) => check !== 'profiles' && check !== 'household')
    .map(({ severity, check, finding }) => `${severity} ${check}: ${textOf(finding)}`)

const CONDENSED = { de: 'Sie ist eingedickt.', en: 'It is condensed.', es: 'Está condensada.' }

const MILK = { dairy: 'yes', lactose: { contains: 'yes', gramsPer100g: 4.8 } } as const
const milk = food({
  id: 'milk',
  category: 'dairy-and-eggs',
  allergens: MILK,
  animalSources: ['milk'],
  fodmap: 'high',
  density: 1.03,
})
const figure = (value: number) => ({ value, source: 'curated', confidence: 'medium' }) as const

test('finds nothing in plain milk', () => {
  expect(found(milk)).toEqual([])
})

describe('reports', () => {
  const rows: readonly (readonly [name: string, ingredient: Ingredient, findings: string[]])[] = [
    [
      'a density that is impossible for such food',
      { ...milk, density: figure(1.6) },
      ['warning density: density 1.6 g/ml, unusual for dairy-and-eggs'],
    ],
    [
      'a density that is impossible for any food',
      { ...milk, density: figure(3) },
      ['error density: density 3 g/ml'],
    ],
    [
      'implausible portions',
      { ...milk, portions: { clove: figure(60), piece: figure(400), slice: figure(20) } },
      ['warning portions: clove of 60 g', 'warning portions: piece of 400 g'],
    ],
    [
      'milk without a lactose assessment',
      food({
        id: 'milk',
        category: 'dairy-and-eggs',
        allergens: { dairy: 'yes', lactose: 'unknown' },
        animalSources: ['milk'],
      }),
      ['warning lactose: dairy, but lactose is unknown'],
    ],
    [
      'more lactose than sugar',
      food({
        id: 'milk',
        allergens: MILK,
        animalSources: ['milk'],
        fodmap: 'high',
        nutrients: { 'macros.sugar': 1 },
      }),
      ['error lactose: 4.8 g lactose, but 1 g macros.sugar'],
    ],
    [
      'more sugar than carbohydrate',
      food({ id: 'jam', nutrients: { 'macros.carbohydrates': 59.1, 'macros.sugar': 61 } }),
      ['error parts: 61 g macros.sugar, but 59.1 g macros.carbohydrates'],
    ],
    [
      'fatty acids that weigh more than the fat',
      food({
        id: 'bun',
        nutrients: {
          'macros.fat': 10,
          'lipids.saturatedFat': 5,
          'lipids.monounsaturatedFat': 4,
          'lipids.polyunsaturatedFat': 2,
        },
      }),
      [
        'error parts: 11 g lipids.saturatedFat + lipids.monounsaturatedFat + lipids.polyunsaturatedFat, but 10 g macros.fat',
      ],
    ],
    [
      'more than 103 g in 100 g, salt included',
      food({
        id: 'stock-cube',
        nutrients: {
          'macros.fat': 20,
          'macros.protein': 20,
          'macros.salt': 50,
          'macros.water': 15,
        },
      }),
      ['error mass: its macros weigh 105 g in 100 g'],
    ],
    [
      'much lactose with a low FODMAP level',
      food({ id: 'milk', allergens: MILK, animalSources: ['milk'], fodmap: 'low' }),
      ['warning fodmap: 4.8 g lactose, but FODMAP is low'],
    ],
    [
      'egg without an animal source',
      food({ id: 'cake', allergens: { egg: 'yes' } }),
      ['error sources: egg, but no animal source egg'],
    ],
    [
      'fish with unknown sources',
      food({ id: 'dish', allergens: { fish: 'yes' }, animalSources: ['unknown'] }),
      ['warning sources: fish for sure, but its animal sources are unknown'],
    ],
    [
      'possible egg without a possible source',
      food({ id: 'noodle', allergens: { egg: 'unknown' } }),
      ['warning sources: it may contain egg, but no animal source egg is possible'],
    ],
    [
      'a crunchy food with the water of bread',
      {
        ...food({ id: 'cracker', category: 'grains', nutrients: { 'macros.water': 25 } }),
        textureProfile: { crunchy: 0.9 },
      },
      ['warning water: powdery or crunchy, but with 25 g of water'],
    ],
    [
      'a liquid without a density',
      { ...food({ id: 'broth' }), textureProfile: { liquid: 0.9 } },
      ['warning volume: a liquid without a density'],
    ],
    [
      'a savoury dish without salt',
      {
        ...food({
          id: 'stew',
          category: 'dishes',
          nutrients: { 'macros.salt': 0.05, 'minerals.sodium': 20 },
        }),
        flavorProfile: { ...byName(FLAVOR_AXES, () => 0), salty: 0.4 },
      },
      ['warning salt: a savoury dish with only 0.05 g of salt'],
    ],
    [
      'meat without an animal',
      food({ id: 'ham', category: 'meat' }),
      ['warning sources: meat without an animal source'],
    ],
    [
      'an aged food without histamine',
      food({ id: 'ham', histamine: { histamineContent: 'none', aged: true } }),
      ['warning fermentation: aged, but no histamine'],
    ],
    [
      'a plant-based food that may be of an animal',
      { ...food({ id: 'drink', animalSources: ['possible-milk'] }), tags: ['plant-based'] },
      ['warning tags: plant-based, but animal sources: possible-milk'],
    ],
    [
      'a gluten-free flour with gluten',
      {
        ...food({ id: 'flour', allergens: { gluten: { contains: 'yes', cereals: ['wheat'] } } }),
        tags: ['gluten-free-flour'],
      },
      ['error tags: a flour without gluten that has gluten'],
    ],
  ]
  test.each(rows)('%s', (_, ingredient, findings) => {
    expect(found(ingredient)).toEqual(findings)
  })

  test('missing culinary assessments, and their confidence', () => {
    const confident = {
      ...milk,
      profileConfidence: { ...milk.profileConfidence, cook_profile: 'low' as const },
    }
    expect(
      examine(memoryLibrary(confident)).map(
        ({ severity, finding }) => `${severity}: ${textOf(finding)}`,
      ),
    ).toEqual([
      'error: cook_profile and its confidence disagree',
      'warning: not assessed: cook_profile, texture_profile, functional_profile, application_profile, flavor_profile',
    ])
  })

  test('a name that two ingredients share in one language', () => {
    const twice = [
      food({ id: 'a', names: { en: ['thing'] } }),
      food({ id: 'b', names: { en: ['Thing'] } }),
    ]
    const shared = examine(memoryLibrary(...twice)).filter(({ check }) => check === 'shared-name')
    expect(shared.map(({ finding, ...rest }) => ({ ...rest, finding: textOf(finding) }))).toEqual([
      { severity: 'error', check: 'shared-name', id: 'b', finding: 'en thing: also a' },
    ])
  })
})

describe('an explanation', () => {
  const heavy = { ...milk, density: figure(1.6) }

  test('turns a warning into an explained finding', () => {
    const explanations = { density: { milk: CONDENSED } }
    expect(
      examine({ ...memoryLibrary(heavy), explanations }).filter(({ check }) => check === 'density'),
    ).toEqual([
      {
        severity: 'explained',
        check: 'density',
        id: 'milk',
        finding: {
          id: 'unusualDensity',
          values: { grams: 1.6, category: 'dairy-and-eggs' },
        },
        why: CONDENSED,
      },
    ])
  })

  test('never softens an error', () => {
    const impossible = { ...milk, density: figure(3) }
    expect(found(impossible, { density: { milk: CONDENSED } })).toEqual([
      'error density: density 3 g/ml',
    ])
  })

  test('of a finding that no longer exists is a warning', () => {
    expect(found(milk, { density: { milk: CONDENSED } })).toEqual([
      'warning idle: explains a finding of density that is gone',
    ])
  })
})

describe('the compiler', () => {
  const CATEGORY = 'mushrooms-and-algae'
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ingr-doctor-'))
    const parts = [
      'archetypes.yaml',
      'units.yaml',
      'vocabulary.yaml',
      'notes.yaml',
      `ingredients/${CATEGORY}.yaml`,
    ]
    for (const part of parts) cpSync(join('data', part), join(folder, part))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    [
      'an unknown check',
      'colour:\n  - {foods: [nori], de: S, en: B, es: N}',
      1,
      'unknown check: colour',
    ],
    [
      'an unknown id',
      'energy:\n  - {foods: [nori], de: S, en: B, es: N}\n  - {foods: [nory], de: S, en: B, es: N}',
      3,
      'energy: dangling id: nory',
    ],
    [
      'a reason that is missing in a language',
      "energy:\n  - {foods: [nori], de: S, en: B, es: ' '}",
      2,
      'energy: nori: no reason in es',
    ],
  ])('reports %s with file and line', (_, text, line, what) => {
    writeFileSync(join(folder, 'doctor-notes.yaml'), `${text}\n`)
    expect(compile(folder).problems).toEqual([`data/doctor-notes.yaml:${line}: ${what}`])
  })
})

test('the library has no error and no unused explanation', () => {
  const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
  expect(
    examine(library).filter(({ severity, check }) => severity === 'error' || check === 'idle'),
  ).toEqual([])
})
