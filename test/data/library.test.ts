/** Rules that every ingredient of the built library must satisfy. */

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type MadeOfPart, tierOf } from '../../src/domain/composition.ts'
import { basisOf } from '../../src/domain/evidence.ts'
import { type Ingredient, NO_CUISINE } from '../../src/domain/ingredient.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { FIGURE_KEYS, NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { figureAt, nutrientAt } from '../../src/domain/nutrients.ts'
import {
  CONTAINS,
  CROSS_CONTACT,
  DAO_EFFECTS,
  FLAVOR_AXES,
  FODMAP_LEVELS,
  HISTAMINE_CONTENTS,
  LIBERATORS,
} from '../../src/domain/profiles.ts'
import {
  ALLERGEN,
  ALLERGENS,
  type Allergen,
  DIMENSIONS,
  EU_ALLERGENS,
  type EuAllergen,
  isAllergen,
  UNKNOWN_SOURCE,
  USUAL_DIETS,
} from '../../src/domain/restrictions.ts'
import { CONFIDENCES } from '../../src/domain/risk.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import { fodmap } from '../../src/engine/compatibility/single.ts'
import { safeSubstitutes } from '../../src/engine/kitchen/swap.ts'
import { allowedUnits, toGrams } from '../../src/engine/units.ts'
import { nameKey } from '../../src/language/fold.ts'
import { examine } from '../../src/library/doctor.ts'
import { MOST_RECORDS, openLibrary } from '../../src/library/sqlite-library.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const all = library.ids().map((id) => library.ingredient(id)!)

const composed = all.flatMap((food) => {
  const parts = food.madeOf?.parts ?? []
  return parts.length === 0
    ? []
    : [{ food, parts: parts.map((part) => ({ ...part, food: library.ingredient(part.id)! })) }]
})

/** Returns the ids of ingredients that break a rule. Every test in this file expects an empty list. */
const breaking = (rule: (ingredient: Ingredient) => boolean) =>
  all.filter((ingredient) => !rule(ingredient)).map(({ id }) => id)
const within = (list: readonly unknown[], value: unknown) => list.includes(value)

test('the library is not empty and its count is right', () => {
  expect(library.count).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(1000)
})

test('all of its records fit into the record cache', () => {
  expect(all.length).toBeLessThanOrEqual(MOST_RECORDS)
})

test('the categories are those of the records, in order', () => {
  expect(library.categories()).toEqual([...new Set(all.map(({ category }) => category))].sort())
})

test('the doctor finds no error', () => {
  expect(examine(library).filter(({ severity }) => severity === 'error')).toEqual([])
})

describe('every ingredient', () => {
  const rules: Readonly<Record<string, (ingredient: Ingredient) => boolean>> = {
    'has a kebab-case id that does not clash with a route': ({ id }) =>
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && !['search', 'autocomplete', 'count'].includes(id),
    'has all 14 dimensions, assessed or null, in the order of the specification': (one) =>
      JSON.stringify(Object.keys(one.allergenProfile)) === JSON.stringify(DIMENSIONS),
    'has names in three languages, without blanks or duplicates': ({ names }) =>
      LANGUAGES.every(
        (lang) =>
          names[lang].length > 0 &&
          names[lang].every((name) => name.trim() !== '' && name === name.trim()) &&
          new Set(names[lang]).size === names[lang].length,
      ),
    'has no name that folds to an empty text': ({ names }) =>
      LANGUAGES.every((lang) => names[lang].every((name) => nameKey(name) !== '')),
    'has 24 flavour axes from 0 to 1, or null': ({ flavorProfile }) =>
      flavorProfile === null ||
      (JSON.stringify(Object.keys(flavorProfile)) === JSON.stringify(FLAVOR_AXES) &&
        Object.values(flavorProfile).every((value) => value >= 0 && value <= 1)),
    'has all 14 EU allergens with a valid value': ({ euAllergens }) =>
      JSON.stringify(Object.keys(euAllergens)) === JSON.stringify(EU_ALLERGENS) &&
      Object.values(euAllergens).every((value) => within(CONTAINS, value)),
    'has standard allergens with valid values': ({ allergenProfile }) =>
      DIMENSIONS.slice(3).every((name) => {
        const profile = allergenProfile[name as 'gluten']
        return (
          profile === null ||
          (within(CONTAINS, profile.contains) &&
            within(CROSS_CONTACT, profile.crossContactRisk) &&
            within(CONFIDENCES, profile.confidence) &&
            typeof profile.processed === 'boolean' &&
            (profile.thresholdGrams === null || profile.thresholdGrams > 0))
        )
      }),
    'has a histamine profile with valid values, or null': ({ allergenProfile: { histamine } }) =>
      histamine === null ||
      (within(HISTAMINE_CONTENTS, histamine.histamineContent) &&
        within(LIBERATORS, histamine.liberator) &&
        within(DAO_EFFECTS, histamine.daoEffect) &&
        within(CONFIDENCES, histamine.confidence) &&
        typeof histamine.fermented === 'boolean' &&
        typeof histamine.aged === 'boolean'),
    'has a FODMAP profile with valid values, or null': ({ allergenProfile: { fodmap } }) =>
      fodmap === null ||
      (within(FODMAP_LEVELS, fodmap.fodmapLevel) &&
        within(CONFIDENCES, fodmap.confidence) &&
        Array.isArray(fodmap.fodmapGroups) &&
        (fodmap.safeServingGrams === null || fodmap.safeServingGrams > 0)),
    'lists the FODMAP groups if the level is high or moderate': ({ allergenProfile }) =>
      !within(['high', 'moderate'], allergenProfile.fodmap?.fodmapLevel) ||
      allergenProfile.fodmap!.fodmapGroups.length > 0,
    'lists the cereals if it has gluten': ({ allergenProfile: { gluten } }) =>
      gluten?.contains !== 'yes' || gluten.cereals!.length > 0,
    'lists the species if it has tree nuts': ({ allergenProfile: { treeNut } }) =>
      treeNut?.contains !== 'yes' || treeNut.species!.length > 0,
    'lists the groups if it has shellfish': ({ allergenProfile: { shellfish } }) =>
      shellfish?.contains !== 'yes' || shellfish.groups!.length > 0,
    'has dimensions that agree with the EU list': ({ allergenProfile: p, euAllergens: eu }) =>
      eu.gluten === p.gluten?.contains &&
      eu.eggs === p.egg?.contains &&
      eu.fish === p.fish?.contains &&
      eu.peanuts === p.peanut?.contains &&
      eu.soybeans === p.soy?.contains &&
      eu.milk === p.dairy?.contains &&
      eu.sesame === p.sesame?.contains &&
      eu.sulphites === p.sulfite?.contains,
    'has one source row for every figure, bound and trace': (ingredient) => {
      const { nutrients, nutrientParts, nutrientMarks, nutrientSources } = ingredient
      if (nutrients === null) return nutrientSources.length === 0
      const sourced = nutrientSources.flatMap((row) => row.nutrients).sort()
      const given = FIGURE_KEYS.filter(
        (key) => figureAt(nutrients, nutrientParts, key) !== null || key in nutrientMarks,
      )
      return JSON.stringify(sourced) === JSON.stringify([...given].sort())
    },
    'has a bound only without a figure, and traces only with a figure of zero': (ingredient) =>
      Object.entries(ingredient.nutrientMarks).every(([key, mark]) => {
        const value = figureAt(ingredient.nutrients, ingredient.nutrientParts, key)
        return mark === 'traces' ? value === 0 : value === null && mark > 0
      }),
    'has nutrient sources with a code that SOURCES.md lists': ({ nutrientSources }) =>
      nutrientSources.every(({ source }) =>
        /^(curated|(usda-sr28|fdc-foundation|ciqual20(20|25)|swiss-fcdb|fineli|livsmedelsverket):\d+|cofid2021:\d+-\d+|bls4:[A-Z][0-9A-Z]{6}|derived:.+)$/.test(
          source,
        ),
      ),
    'has nutrients that fit into 100 g': ({ nutrients }) =>
      nutrients === null ||
      NUTRIENT_KEYS.every((key) => {
        const value = nutrientAt(nutrients, key)
        const limit = key === 'macros.energyKcal' ? 902 : key.startsWith('macros.') ? 3800 : 100000
        return value === null || (value >= 0 && value <= limit)
      }),
    'has kJ that match the kcal': ({ nutrients }) => {
      const kcal = nutrients && nutrientAt(nutrients, 'macros.energyKcal')
      const kilojoule = nutrients && nutrientAt(nutrients, 'macros.energyKilojoule')
      return (
        kcal === null ||
        kilojoule === null ||
        Math.abs(kilojoule - kcal * 4.184) <= Math.max(30, kilojoule * 0.05)
      )
    },
    'has a density from 0.01 to 2.3 g/ml with its source, or null': ({ density }) =>
      density === null ||
      (density.value >= 0.01 &&
        density.value <= 2.3 &&
        density.source !== '' &&
        within(CONFIDENCES, density.confidence)),
    'has portions from 1 mg to 8 kg with their source': ({ portions }) =>
      Object.values(portions).every(
        ({ value, source, confidence }) =>
          value >= 0.001 && value <= 8000 && source !== '' && within(CONFIDENCES, confidence),
      ),
    'has only measures of the vocabulary': ({ portions }) =>
      Object.keys(portions).every((measure) => within(library.vocabulary.measures, measure)),
    'has a category, tags and animal sources of the vocabulary': (one) =>
      library.vocabulary.categories[one.category] !== undefined &&
      one.tags.every((tag) => library.vocabulary.tags[tag] !== undefined) &&
      one.animalSources.every((s) => library.vocabulary.animalSources[s] !== undefined),
    // The specification allows any string. A food without a cuisine has the value `none`, never null (decisions §9).
    'has a cuisine strength exactly if it has cuisine tags': ({ cuisineTags, cuisineStrength }) =>
      (cuisineTags.length === 0) === (cuisineStrength === NO_CUISINE),
    'has another existing food as main ingredient, or null': ({ id, mainIngredient }) =>
      mainIngredient === null || (mainIngredient !== id && !!library.ingredient(mainIngredient)),
    'is found by each of its names': ({ id, names }) =>
      LANGUAGES.every((lang) =>
        names[lang].every((name) =>
          library.named(nameKey(name)).some((hit) => hit.ingredientId === id && hit.lang === lang),
        ),
      ),
    'has a positive weight in every allowed unit': (one) =>
      allowedUnits(library, one).every((unit) => {
        const weighed = toGrams(library, one, 1, unit.id)
        return 'grams' in weighed && weighed.grams > 0
      }),
    'allows grams': (one) => allowedUnits(library, one).some(({ id }) => id === 'gram'),
  }
  test.each(Object.entries(rules))('%s', (_, rule) => {
    expect(breaking(rule)).toEqual([])
  })
})

describe('DAO', () => {
  test('foods that block the enzyme do not support it: alcohol, tea, cocoa, energy drinks', () => {
    const blocks = (one: Ingredient) =>
      one.allergenProfile.pancreas?.alcohol === true ||
      /(^|-)(black-tea|green-tea|matcha|cocoa|chocolate|energy-drink)(-|$)/.test(one.id)
    expect(all.filter(blocks).length).toBeGreaterThan(40)
    expect(
      // Skip brands, which are not assessed for histamine.
      breaking(
        (one) =>
          !blocks(one) ||
          one.category === 'brands' ||
          one.allergenProfile.histamine?.daoEffect === 'none',
      ),
    ).toEqual([])
  })

  test('red wine is high in histamine and never lowered', () => {
    for (const amount of [1, 100, 1000]) {
      const { histamine } = check(library, {
        items: [{ ingredientId: 'red-wine', amount }],
      }).evaluation
      expect(histamine.risk).toBe('high')
      expect(histamine.contributors[0]!.steps.map(({ rule }) => rule)).not.toContain('dao_effect')
    }
  })
})

test('a jellyfish is neither fish nor an EU entry, and whether shellfish allergies extend to it is unknown', () => {
  const { allergenProfile, euAllergens, animalSources } = library.ingredient('jellyfish')!
  const { fish, shellfish } = allergenProfile
  expect([fish?.contains, shellfish?.contains, euAllergens.fish, animalSources]).toEqual([
    'no',
    'unknown',
    'no',
    ['cnidarian'],
  ])
})

describe('substitutes', () => {
  const rows: readonly (readonly [id: string, without: 'egg' | 'gluten', classic: string])[] = [
    ['mayonnaise', 'egg', 'vegan-mayonnaise'],
    ['fresh-pasta', 'egg', 'bucatini'],
    ['egg-noodles', 'egg', 'bucatini'],
    ['sponge-cake', 'egg', 'vegan-cake'],
    ['couscous', 'gluten', 'quinoa'],
    ['bulgur', 'gluten', 'quinoa'],
    ['panko', 'gluten', 'gluten-free-breadcrumbs'],
    ['soy-sauce', 'gluten', 'coconut-aminos'],
    ['seitan', 'gluten', 'tofu'],
    ['wheat-tortilla', 'gluten', 'corn-tortilla'],
    ['wheat-tortilla', 'gluten', 'gluten-free-wrap'],
    ['barley-pearl', 'gluten', 'buckwheat'],
    ['mie-noodles', 'gluten', 'rice-noodles'],
    ['self-raising-flour', 'gluten', 'gluten-free-flour-mix'],
    ['crackers', 'gluten', 'gluten-free-crackers'],
  ]
  test.each(rows)('of %s without %s: %s', (id, without, classic) => {
    const { substitutes } = safeSubstitutes(library, id, { for: [without], lang: 'en', limit: 10 })
    expect(substitutes.map(({ ingredientId }) => ingredientId)).toContain(classic)
  })
})

describe('animal sources', () => {
  const sources = (one: Ingredient) => one.animalSources
  const pairs = [
    ['milk', 'dairy'],
    ['egg', 'egg'],
    ['fish', 'fish'],
    ['shellfish', 'shellfish'],
  ] as const
  test.each(pairs)('a food from %s is never free of %s', (source, allergen) => {
    expect(
      breaking(
        (one) => !sources(one).includes(source) || one.allergenProfile[allergen]?.contains !== 'no',
      ),
    ).toEqual([])
  })
  test.each(pairs)('%s is among the sources of every food that contains %s', (source, allergen) => {
    expect(
      breaking(
        (one) =>
          one.allergenProfile[allergen]?.contains !== 'yes' ||
          sources(one).includes(UNKNOWN_SOURCE) ||
          sources(one).includes(source) ||
          sources(one).includes(`possible-${source}`),
      ),
    ).toEqual([])
  })
  // Specification: "animalSources | array of string"; decisions §9: unknown if not assessed.
  test('that are unknown are uncertain in every usual diet', () => {
    const unknown = all.filter((one) => sources(one).join() === UNKNOWN_SOURCE).map(({ id }) => id)
    expect(unknown.length).toBeGreaterThan(0)
    for (const asked of USUAL_DIETS) {
      for (const id of unknown) {
        const { verdict, uncertainSources } = diet(library, {
          diet: asked,
          items: [{ ingredientId: id }],
        })
        expect([id, verdict, uncertainSources]).toEqual([
          id,
          'uncertain',
          [{ ingredientId: id, sources: expect.arrayContaining([UNKNOWN_SOURCE]) }],
        ])
      }
    }
  })
  test('meat and fish have an animal source', () => {
    expect(
      breaking(
        (one) => !['meat', 'fish-and-seafood'].includes(one.category) || sources(one).length > 0,
      ),
    ).toEqual([])
  })
})

describe('diets', () => {
  const verdicts = (id: string) =>
    USUAL_DIETS.map((name) => diet(library, { diet: name, items: [{ ingredientId: id }] }).verdict)
  const rows: readonly (readonly [
    id: string,
    vegan: string,
    vegetarian: string,
    fish: string,
    pork: string,
  ])[] = [
    ['carrot', 'compatible', 'compatible', 'compatible', 'compatible'],
    ['tofu', 'compatible', 'compatible', 'compatible', 'compatible'],
    ['butter', 'incompatible', 'compatible', 'compatible', 'compatible'],
    ['egg', 'incompatible', 'compatible', 'compatible', 'compatible'],
    ['honey', 'incompatible', 'compatible', 'compatible', 'compatible'],
    ['fish-sauce', 'incompatible', 'incompatible', 'compatible', 'compatible'],
    ['king-prawn', 'incompatible', 'incompatible', 'compatible', 'compatible'],
    ['chicken-breast', 'incompatible', 'incompatible', 'incompatible', 'compatible'],
    ['lard', 'incompatible', 'incompatible', 'incompatible', 'incompatible'],
    ['gelatin-powder', 'incompatible', 'incompatible', 'uncertain', 'uncertain'],
    ['parmesan', 'incompatible', 'incompatible', 'incompatible', 'compatible'],
    ['red-wine', 'uncertain', 'uncertain', 'uncertain', 'uncertain'],
  ]
  test.each(rows)(
    '%s: vegan %s, vegetarian %s, pescetarian %s, pork-free %s',
    (id, ...expected) => {
      expect(verdicts(id)).toEqual(expected)
    },
  )
  test('vegan foods are vegetarian, and vegetarian foods are pescetarian', () => {
    expect(
      breaking(({ id }) => {
        const [vegan, vegetarian, pescetarian] = verdicts(id)
        return (
          (vegan !== 'compatible' || vegetarian === 'compatible') &&
          (vegetarian !== 'compatible' || pescetarian === 'compatible')
        )
      }),
    ).toEqual([])
  })
})

describe('units', () => {
  test('every unit has a name and a short form in three languages, and a size if it has a fixed one', () => {
    const wrong = library.units
      .filter(
        ({ kind, factor, name, shortcut }) =>
          LANGUAGES.some((lang) => !name[lang] || !shortcut[lang]) ||
          (kind === 'mass' || kind === 'volume' ? !(factor! > 0) : factor !== null),
      )
      .map(({ id }) => id)
    expect(wrong).toEqual([])
  })
  test('the household measures are those of the decisions', () => {
    const factor = (id: string) => library.units.find((unit) => unit.id === id)?.factor ?? null
    expect({
      cup: Number(factor('cup')!.toFixed(3)),
      tablespoon: Number(factor('tablespoon')!.toFixed(3)),
      teaspoon: Number(factor('teaspoon')!.toFixed(3)),
      metricCup: factor('metric-cup'),
      metricTablespoon: factor('metric-tablespoon'),
      metricTeaspoon: factor('metric-teaspoon'),
    }).toEqual({
      cup: 236.588,
      tablespoon: 14.787,
      teaspoon: 4.929,
      metricCup: 250,
      metricTablespoon: 15,
      metricTeaspoon: 5,
    })
  })
})

test('every subcategory has its names', () => {
  const codes = new Set(all.flatMap(({ subcategory }) => subcategory ?? []))
  expect([...codes].filter((code) => library.vocabulary.subcategories[code] === undefined)).toEqual(
    [],
  )
})

describe('a composed food never reports less than its parts', () => {
  /** True if the usual recipe has this part in every country. */
  const isUsual = (part: MadeOfPart) => tierOf(part) !== 'sometimes'
  const contentOf = (food: Ingredient, fact: Allergen | EuAllergen) =>
    isAllergen(fact) ? food.allergenProfile[fact]?.contains : food.euAllergens[fact]

  test('no mere traces of an allergen that a part contains', () => {
    const facts = [...ALLERGENS, ...EU_ALLERGENS]
    // Skip sulphites, which may be diluted to traces.
    const undiluted = facts.filter((fact) => fact !== 'sulfite' && fact !== 'sulphites')
    const milder = composed.flatMap(({ food, parts }) =>
      undiluted
        .filter((fact) => contentOf(food, fact) === 'traces' || contentOf(food, fact) === 'no')
        .filter((fact) => parts.some((part) => contentOf(part.food, fact) === 'yes'))
        .map((fact) => `${food.id} ${fact}`),
    )
    expect(milder).toEqual([])
  })

  test('every kind of its parts is listed', () => {
    const lost = composed.flatMap(({ food, parts }) =>
      ALLERGENS.flatMap((allergen) => {
        const { kinds } = ALLERGEN[allergen]
        const whole = food.allergenProfile[allergen]
        if (!kinds || !whole || whole.contains === 'no') return []
        const named = [...(whole[kinds.key] ?? []), ...(whole.possibleKinds ?? [])]
        return parts
          .flatMap((part) => part.food.allergenProfile[allergen]?.[kinds.key] ?? [])
          .filter((kind) => !named.includes(kind))
          .map((kind) => `${food.id} ${kind}`)
      }),
    )
    expect(lost).toEqual([])
  })

  test('FODMAP: no amount is compatible if the usual parts alone exceed a limit', () => {
    const exceeding = composed
      // Skip foods with published levels, which may be lower than the levels of their parts. For example, long
      // fermentation removes fructans from dough.
      .filter(({ food }) => basisOf(food.evidence, 'fodmap') !== 'published')
      .flatMap(({ food, parts }) => {
        const serving = food.allergenProfile.fodmap?.safeServingGrams ?? null
        const edges = serving === null ? [] : [serving / 2 - 0.1, serving - 0.1]
        const usual = parts.flatMap((part) =>
          isUsual(part) && part.share
            ? [{ ingredientId: part.id, share: (part.share[0] + part.share[1]) / 200 }]
            : [],
        )
        const verdictOf = (items: readonly { ingredientId: string; amount: number }[]) =>
          fodmap(library, { items: items.map((one) => ({ ...one, unit: 'gram' })) }).evaluation
        if (usual.length === 0) return []
        return [...edges, 5, 20, 50, 100, 150, 250, 400, 800]
          .filter((grams) => grams > 0)
          .filter(
            (amount) => verdictOf([{ ingredientId: food.id, amount }]).verdict === 'compatible',
          )
          .filter((grams) => {
            const { contributors, steps = [] } = verdictOf(
              usual.map(({ ingredientId, share }) => ({ ingredientId, amount: share * grams })),
            )
            const rules = [...steps, ...contributors.flatMap((one) => one.steps)]
            return rules.some(
              ({ rule, after }) =>
                rule === 'same_group' || (rule === 'safe_serving' && after === 'high'),
            )
          })
          .map((grams) => `${grams} g of ${food.id}`)
      })
    expect(exceeding).toEqual([])
  })

  test.each([
    ['boeuf-bourguignon', 230],
    ['minestrone', 180],
    ['jollof-rice', 115],
    ['rendang', 120],
    ['charquican', 99],
    ['baingan-bharta', 59],
    ['chicken-croquettes', 37],
    ['goat-infant-formula', 16],
    ['protein-pudding', 80],
    ['cochinita-pibil', 120],
  ])('FODMAP: %s is not cleared', (ingredientId, amount) => {
    const { evaluation } = fodmap(library, { items: [{ ingredientId, amount, unit: 'gram' }] })
    expect(evaluation.verdict).not.toBe('compatible')
  })

  test('FODMAP: a drink with a little walnut is not high', () => {
    expect(library.ingredient('walnut-milk')?.allergenProfile.fodmap).toMatchObject({
      fodmapLevel: 'possible',
      safeServingGrams: null,
    })
  })

  test.each([
    ['mohinga', 'gluten', 'unknown'],
    ['spring-rolls', 'egg', 'unknown'],
    ['vegan-halloumi', 'gluten', 'unknown'],
    ['baleada', 'dairy', 'yes'],
    ['babka', 'dairy', 'yes'],
    ['chocolate-truffle', 'dairy', 'unknown'],
    ['caramel-popcorn', 'dairy', 'unknown'],
    ['chinese-hot-pot', 'shellfish', 'unknown'],
    ['soy-cutlet', 'gluten', 'unknown'],
    ['ice-cream-cornet', 'treeNut', 'unknown'],
    ['banana-split', 'treeNut', 'unknown'],
    ['vegan-gouda', 'gluten', 'unknown'],
    ['sabich', 'gluten', 'yes'],
    ['satay', 'peanut', 'yes'],
    ['papadzules', 'egg', 'yes'],
    ['panuchos', 'egg', 'unknown'],
    ['salbutes', 'egg', 'unknown'],
    ['pav-bhaji', 'gluten', 'yes'],
    ['caesar-salad', 'gluten', 'yes'],
    ['som-tam', 'fish', 'yes'],
    ['japchae', 'soy', 'yes'],
    ['ash-reshteh', 'dairy', 'yes'],
  ] as const)('%s: %s %s', (id, allergen, contains) => {
    expect(library.ingredient(id)?.allergenProfile[allergen]?.contains).toBe(contains)
  })

  test.each([
    ['nussgipfel', ['hazelnut'], ['almond', 'walnut']],
    ['hefezopf-filled-nut', ['unspecified'], ['hazelnut', 'walnut', 'almond', 'pecan']],
    [
      'chocolate-coated-nuts',
      ['unspecified'],
      ['almond', 'hazelnut', 'cashew', 'macadamia', 'brazil-nut', 'pecan', 'pistachio', 'walnut'],
    ],
  ])('nuts of %s', (id, species, possibleKinds) => {
    expect(library.ingredient(id)?.allergenProfile.treeNut).toMatchObject({
      species,
      possibleKinds,
    })
  })

  test('plum cake is not a tart with fresh plums', () => {
    expect(library.candidates('plum cake', 'en')).toEqual({
      preferred: null,
      candidates: ['dundee-cake', 'plum-cake'],
    })
    expect(library.candidates('plum cake', 'es')).toEqual({
      preferred: null,
      candidates: ['dundee-cake', 'sponge-cake'],
    })
    expect(library.named('plum cake')).toEqual([])
  })
})
