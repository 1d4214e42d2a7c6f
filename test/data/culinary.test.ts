/** Tests how culinary profiles of a family and of an ingredient combine, and which mistakes the compiler rejects. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../src/compiler/compile.ts'
import { culinary } from '../../src/compiler/culinary.ts'
import { readVocabulary } from '../../src/compiler/vocabulary.ts'
import { CULINARY_PROFILES, FLAVOR_AXES } from '../../src/domain/profiles.ts'
import { CONFIDENCES } from '../../src/domain/risk.ts'
import type { FlavorProfile } from '../../src/domain/shapes/profiles.ts'
import { detail } from '../../src/engine/ingredients.ts'
import { search } from '../../src/engine/search.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'

const DATA = join(import.meta.dirname, '../../data')
const vocabulary = readVocabulary(DATA)
const FLAVOR = Object.fromEntries(FLAVOR_AXES.map((axis) => [axis, 0])) as FlavorProfile
const zeros = (axes: object) => Object.fromEntries(Object.keys(axes).map((axis) => [axis, 0]))

describe('combining profiles', () => {
  const family = {
    cook: { methods: ['boil'], heat_stability: 'high', melts: false },
    texture: { firm: 0.8 },
    functional: { bulking: 0.6 },
    profileConfidence: 'low',
  }

  test('a profile missing from the ingredient is the family’s, with its confidence', () => {
    expect(culinary(family, [{}], FLAVOR, vocabulary)).toEqual({
      cookProfile: { methods: ['boil'], heat_stability: 'high', melts: false },
      textureProfile: { ...zeros(vocabulary.textureAxes), firm: 0.8 },
      functionalProfile: { ...zeros(vocabulary.functions), bulking: 0.6 },
      applicationProfile: null,
      profileConfidence: {
        cook_profile: 'low',
        texture_profile: 'low',
        functional_profile: 'low',
        application_profile: null,
        flavor_profile: 'medium',
      },
    })
  })

  test('a profile of the ingredient replaces the whole one of the family', () => {
    const own = { texture: { juicy: 1 }, functional: { thickening: 1 } }
    const separate = { texture: { crisp: 1 }, profileConfidence: { texture_profile: 'high' } }
    const result = culinary(family, [own, separate], null, vocabulary)
    expect(result.textureProfile).toEqual({ ...zeros(vocabulary.textureAxes), crisp: 1 })
    expect(result.functionalProfile).toEqual({ ...zeros(vocabulary.functions), thickening: 1 })
    expect(result.profileConfidence).toEqual({
      cook_profile: 'low',
      texture_profile: 'high',
      functional_profile: 'medium',
      application_profile: null,
      flavor_profile: null,
    })
  })

  test('null removes the family’s assessment', () => {
    expect(culinary(family, [{ texture: null }], FLAVOR, vocabulary)).toMatchObject({
      textureProfile: null,
      profileConfidence: { texture_profile: null },
    })
  })

  test('a confidence for all profiles does not apply to the flavour', () => {
    expect(
      culinary(family, [{ profileConfidence: 'high' }], FLAVOR, vocabulary).profileConfidence,
    ).toEqual({
      cook_profile: 'high',
      texture_profile: 'high',
      functional_profile: 'high',
      application_profile: null,
      flavor_profile: 'medium',
    })
  })
})

describe('the compiler', () => {
  const CATEGORY = 'mushrooms-and-algae'
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ingr-culinary-'))
    const parts = [
      'archetypes.yaml',
      'units.yaml',
      'vocabulary.yaml',
      'notes.yaml',
      `ingredients/${CATEGORY}.yaml`,
    ]
    for (const part of parts) cpSync(join(DATA, part), join(folder, part))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Returns the problems that the compiler reports for these lines in `profiles.yaml`. */
  const problemsOf = (...lines: readonly string[]) => {
    writeFileSync(join(folder, 'profiles.yaml'), `${['shiitake:', ...lines].join('\n')}\n`)
    try {
      return compile(folder).problems
    } finally {
      rmSync(join(folder, 'profiles.yaml'))
    }
  }

  test.each([
    ['an unknown profile', '  smell: {good: 1}', 'unknown key: smell'],
    ['an unknown axis', '  texture: {slimy: 1}', 'texture: unknown key: slimy'],
    [
      'a value above one',
      '  functional: {binding: 1.5}',
      'functional.binding is not within 0 to 1: 1.5',
    ],
    [
      'a value in words',
      '  application: {soup: much}',
      'application.soup is not within 0 to 1: much',
    ],
    ['no map', '  texture: soft', 'texture is no map'],
    [
      'an unknown method',
      '  cook: {methods: [microwave], heat_stability: low, melts: false}',
      'cook.methods: microwave',
    ],
    [
      'an unknown stability',
      '  cook: {methods: [raw], heat_stability: some, melts: false}',
      'cook.heat_stability: some',
    ],
    [
      'melting in words',
      '  cook: {methods: [raw], heat_stability: low, melts: yes}',
      'cook.melts: yes',
    ],
    ['a missing key', '  cook: {methods: [raw], heat_stability: low}', 'cook: missing key: melts'],
    [
      'an unknown confidence',
      '  profileConfidence: sure',
      'profileConfidence is not low or medium or high: sure',
    ],
    [
      'a confidence in an unknown profile',
      '  profileConfidence: {smell_profile: low}',
      'profileConfidence: unknown key: smell_profile',
    ],
  ])('reports %s with file and line', (_, line, what) => {
    expect(problemsOf(line)).toEqual([`data/profiles.yaml:2: shiitake: ${what}`])
  })

  test('reports an unknown id', () => {
    expect(problemsOf('  texture: {firm: 1}', 'shitake:', '  texture: {firm: 1}')).toEqual([
      'data/profiles.yaml:3: dangling id: shitake',
    ])
  })

  test('reports a family with high confidence', () => {
    const path = join(folder, 'archetypes.yaml')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, `${text.trimEnd()}\n\ntest-family:\n  profileConfidence: high\n`)
    const line = text.trimEnd().split('\n').length + 3
    try {
      expect(compile(folder).problems).toEqual([
        `data/archetypes.yaml:${line}: test-family: profileConfidence is not low or medium: high`,
      ])
    } finally {
      writeFileSync(path, text)
    }
  })
})

describe('the library', () => {
  const library = openLibrary(join(DATA, 'library.sqlite'))
  const all = library.ids().map((id) => library.ingredient(id)!)
  const of = (id: string) => library.ingredient(id)!

  test('has complete profiles for an assessed ingredient, and a confidence exactly if there is a profile', () => {
    const keys = (object: object | null) => object && Object.keys(object)
    const wrong = all.filter((one) => {
      const profiles = [
        one.cookProfile,
        one.textureProfile,
        one.functionalProfile,
        one.applicationProfile,
        one.flavorProfile,
      ]
      return (
        JSON.stringify([
          ...[one.cookProfile, one.textureProfile].map(keys),
          ...[one.functionalProfile, one.applicationProfile].map(keys),
        ]) !==
          JSON.stringify(
            [
              [one.cookProfile, vocabulary.cookKeys],
              [one.textureProfile, vocabulary.textureAxes],
              [one.functionalProfile, vocabulary.functions],
              [one.applicationProfile, vocabulary.applications],
            ].map(([profile, axes]) => profile && Object.keys(axes!)),
          ) ||
        CULINARY_PROFILES.some(
          (name, i) =>
            (profiles[i] === null) !== (one.profileConfidence[name] === null) ||
            ![null, ...CONFIDENCES].includes(one.profileConfidence[name]),
        )
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test.each([
    ['buttermilk acidifies', () => of('buttermilk').functionalProfile!.acidifying! >= 0.7],
    ['egg white foams', () => of('egg-white').functionalProfile!.foaming === 1],
    ['egg yolk emulsifies', () => of('egg-yolk').functionalProfile!.emulsifying! >= 0.9],
    ['mozzarella melts', () => of('mozzarella').cookProfile!.melts === true],
    ['halloumi does not', () => of('halloumi').cookProfile!.melts === false],
    ['cocoa colours', () => of('cocoa-powder').functionalProfile!.colouring! >= 0.7],
    ['baking powder leavens', () => of('baking-powder').functionalProfile!.leavening === 1],
    ['cornflour thickens', () => of('cornstarch').functionalProfile!.thickening === 1],
    ['lettuce is eaten raw', () => of('lettuce').cookProfile!.methods.join() === 'raw'],
  ])('knows that %s', (_, holds) => {
    expect(holds()).toBe(true)
  })

  test('search returns the profiles, the detail form null for each', () => {
    const { ingredient } = search(library, { q: 'butter', lang: 'en', limit: 1 }).results[0]!
    const butter = of('butter')
    expect(ingredient).toMatchObject({
      id: 'butter',
      cook_profile: butter.cookProfile,
      texture_profile: butter.textureProfile,
      functional_profile: butter.functionalProfile,
      application_profile: butter.applicationProfile,
      profile_confidence: butter.profileConfidence,
    })
    expect(detail(library, 'butter', 'en').ingredient).toMatchObject({
      cook_profile: null,
      texture_profile: null,
      functional_profile: null,
      application_profile: null,
      profile_confidence: null,
    })
  })
})
