/** Checks that the table of restrictions is consistent, and that no food counts as safe because an entry is missing. */

import { describe, expect, test } from 'vitest'
import { ABSENCES, settles } from '../../src/domain/absences.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import {
  ALLERGENS,
  ANIMAL_SOURCES,
  ANIMALS,
  allows,
  CONCERNS,
  DIETS,
  DIMENSIONS,
  type Diet,
  EU_ALLERGENS,
  EU_CONCERNS,
  EU_ENTRY,
  entriesOf,
  isUncovered,
  LETTER_SCHEMES,
  mayBeOf,
  RESTRICTIONS,
} from '../../src/domain/restrictions.ts'
import { WORDS } from '../../src/language/index.ts'

const possible = ANIMAL_SOURCES.filter((source) => source.startsWith('possible-'))

describe('the table', () => {
  test('has the dimensions of the specification and the entries of Annex II', () => {
    expect([DIMENSIONS.length, ALLERGENS.length, EU_ALLERGENS.length]).toEqual([14, 11, 14])
    expect(DIMENSIONS.join(' ')).toBe(
      'histamine fodmap pancreas gluten lactose dairy egg soy peanut treeNut sesame sulfite fish shellfish',
    )
    expect(EU_ALLERGENS.join(' ')).toBe(
      'gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs',
    )
  })

  test('maps every entry to its dimension, three of them to none; five are concerns in their own right', () => {
    const pairs = EU_ALLERGENS.map((entry) => `${entry} ${EU_ENTRY[entry].allergen}`)
    expect(pairs).toEqual([
      'gluten gluten',
      'crustaceans shellfish',
      'eggs egg',
      'fish fish',
      'peanuts peanut',
      'soybeans soy',
      'milk dairy',
      'nuts treeNut',
      'celery null',
      'mustard null',
      'sesame sesame',
      'sulphites sulfite',
      'lupin null',
      'molluscs shellfish',
    ])
    expect(EU_ALLERGENS.filter(isUncovered)).toEqual(['celery', 'mustard', 'lupin'])
    expect(EU_CONCERNS).toEqual(['crustaceans', 'celery', 'mustard', 'lupin', 'molluscs'])
    expect(CONCERNS).toEqual([...DIMENSIONS, ...EU_CONCERNS])
    expect(RESTRICTIONS).toEqual([...CONCERNS, ...DIETS])
    // Lactose has no entry, since the entry for milk covers it.
    expect(ALLERGENS.filter((one) => entriesOf(one).length === 0)).toEqual(['lactose'])
  })

  test('gives every entry its own letter in each scheme', () => {
    for (const scheme of LETTER_SCHEMES) {
      const letters = EU_ALLERGENS.map((entry) => EU_ENTRY[entry].letters[scheme])
      expect(new Set(letters).size).toBe(EU_ALLERGENS.length)
    }
  })
})

describe('animal sources and diets', () => {
  test.each(DIETS)(
    '%s: a source that is only possible is never excluded, and fits no better than the certain one',
    (diet) => {
      for (const source of possible) {
        const certain = source === 'possible-pork-fat' ? 'pork' : source.replace('possible-', '')
        const expected = allows(diet, certain) === 'yes' ? 'yes' : 'uncertain'
        expect(allows(diet, source), source).toBe(expected)
      }
    },
  )

  test.each(DIETS)('%s: an unknown source is uncertain', (diet) => {
    for (const source of ['unknown', 'dragon', 'possible-dragon', 'constructor', '']) {
      expect(allows(diet, source), source).toBe('uncertain')
    }
  })

  test('a diet without cells is uncertain about every source', () => {
    const paleo = 'paleo' as Diet
    expect(new Set(ANIMAL_SOURCES.map((source) => allows(paleo, source)))).toEqual(
      new Set(['uncertain']),
    )
  })

  test('a source that may be pork is never pork-free, and one that cannot be is', () => {
    for (const source of ANIMAL_SOURCES) {
      const expected = source === 'pork' ? 'no' : mayBeOf(source, 'pork') ? 'uncertain' : 'yes'
      expect(allows('porkFree', source), source).toBe(expected)
    }
  })

  test('a source that may be an animal excluded by a diet does not fit it', () => {
    for (const source of ANIMAL_SOURCES) {
      for (const diet of DIETS) {
        const may = ANIMALS.filter((animal) => animal === source || mayBeOf(source, animal))
        if (may.every((animal) => allows(diet, animal) === 'yes')) continue
        expect(allows(diet, source), `${source} ${diet}`).not.toBe('yes')
      }
    }
  })

  test('a source missing from the table may be any animal', () => {
    expect(ANIMALS.every((animal) => mayBeOf('dragon', animal))).toBe(true)
  })

  test('vegan food fits every animal-based diet, vegetarian food those that allow milk and egg', () => {
    const beyond: readonly Diet[] = ['halal', 'kosher', 'alcoholFree']
    expect(DIETS.filter((diet) => settles(['vegan'], diet))).toEqual(
      DIETS.filter((diet) => !beyond.includes(diet)),
    )
    expect(DIETS.filter((diet) => settles(['vegetarian'], diet))).toEqual([
      ...['vegetarian', 'pescetarian', 'porkFree', 'beefFree'],
    ])
    expect(DIETS.filter((diet) => settles(['dairy', 'egg', 'pork'], diet))).toEqual([])
  })
})

describe('absence claims', () => {
  const meats = 'beef goat game lamb meat pork poultry rabbit veal'
  const slaughtered = `animal-rennet cnidarian echinoderm fish gelatin insect ${meats} pork-fat rennet shellfish tunicate`
  const words = (list: readonly string[]) => [...list].sort()
  test.each([
    ['gluten', 'gluten', 'gluten', ''],
    ['lactose', 'lactose', '', ''],
    ['dairy', 'dairy lactose', 'milk', 'animal-rennet milk rennet'],
    ['shellfish', 'shellfish', 'crustaceans molluscs', 'shellfish'],
    ['celery', '', 'celery', ''],
    ['pork', '', '', 'pork pork-fat'],
    ['meat', '', '', meats],
    ['gelatine', '', '', 'gelatin'],
    ['honey', '', '', 'honey'],
    ['vegetarian', 'fish shellfish', 'fish crustaceans molluscs', slaughtered],
    [
      'vegan',
      'dairy lactose egg fish shellfish',
      'milk eggs fish crustaceans molluscs',
      `${slaughtered} milk egg honey bone-char fining-agents`,
    ],
  ] as const)('%s', (code, dimensions, eu, animals) => {
    const of = (text: string) => words(text.split(' ').filter((word) => word !== ''))
    const absences = ABSENCES[code]
    expect([words(absences.dimensions), words(absences.eu), words(absences.animals)]).toEqual([
      of(dimensions),
      of(eu),
      of(animals),
    ])
  })

  test('nothing clears an unknown source', () => {
    expect(Object.values(ABSENCES).filter(({ animals }) => animals.includes('unknown'))).toEqual([])
  })

  test.each(LANGUAGES)('%s has words for all absences except the diets', (lang) => {
    const absences = Object.entries(WORDS[lang].absences)
    expect(absences.filter(([word]) => word.trim() === '')).toEqual([])
    expect(new Set(absences.map(([, code]) => code))).toEqual(
      new Set(Object.keys(ABSENCES).filter((code) => !DIETS.includes(code as Diet))),
    )
  })
})
