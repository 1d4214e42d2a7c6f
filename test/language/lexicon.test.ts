/** Tests the lexicon for recipe lines: some words must never hide a food, and every entry must have an effect. */

// tier: sweep

import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { ALLERGENS } from '../../src/domain/restrictions.ts'
import { parseItem } from '../../src/engine/parse.ts'
import { WORDS } from '../../src/language/index.ts'
import { isPlain, WORD_CLASSES, type WordClass } from '../../src/language/word-classes.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { dictionary } from '../../src/search/indexes.ts'
import { lexiconEntries } from '../../src/search/lexicon-entries.ts'
import { findByName } from '../../src/search/named.ts'
import { sweep } from '../support/tiers.mts'

const library = openLibrary('data/library.sqlite')

const PLAIN = WORD_CLASSES.filter(isPlain)
/** Classes of words that may come before or after foods. */
const JOINING_CLASSES: readonly WordClass[] = [
  'with',
  'contains',
  'mayContain',
  'example',
  'negator',
]

/**
 * Descriptive words that also name a food of animal origin or a food with an allergen. Such a word describes the food
 * before it ("almendras, tostadas"). In a list without amounts, it names a food ("pan, queso, tostadas"); see
 * `described` in foods.ts. We reviewed each word.
 */
const REVIEWED: Readonly<Record<Language, readonly string[]>> = {
  de: ['hacke', 'hacken', 'rinde', 'braten', 'zuckern', 'heurige', 'stampfen'],
  en: [],
  es: ['cortado', 'cortados', 'machacado', 'machacados', 'tostada', 'tostadas', 'fino', 'finos'],
}

/** True if the word names a food that has an animal source or contains an allergen. */
function isOftenAvoided(word: string, lang: Language): boolean {
  const hit = findByName(library, [word], lang)
  if (hit?.lang !== lang) return false
  const { allergenProfile, animalSources } = library.ingredient(hit.ingredientId)!
  return (
    ALLERGENS.some((allergen) => allergenProfile[allergen]?.contains === 'yes') ||
    (animalSources ?? []).length > 0
  )
}

describe.each(LANGUAGES)('%s', (lang) => {
  const entries = lexiconEntries(library)[lang]
  const entriesOf = (cls: WordClass) =>
    entries.flatMap(([entry, other]) => (other === cls ? [entry] : []))

  test('every entry is found with its class', () => {
    const notFound = entries.filter(([entry, cls]) => {
      const words = entry.split(' ')
      const found = dictionary(library).entriesAt(['x', ...words, 'x'], 1)[lang]
      return found?.length !== words.length || found.cls !== cls
    })
    expect(entries.length).toBeGreaterThan(10_000)
    expect(notFound).toEqual([])
  })

  test('an abbreviation is neither a name nor a unit of its language', () => {
    const ambiguous = Object.keys(WORDS[lang].short).filter((key) =>
      dictionary(library)
        .usesOf(key)
        .some((use) => use.lang === lang && ['name', 'unit'].includes(use.kind)),
    )
    expect(ambiguous).toEqual([])
  })

  test('no word without bearing on allergens is the name of a food that some people avoid', () => {
    const found = PLAIN.flatMap((cls) =>
      entriesOf(cls).filter((entry) => !entry.includes(' ') && isOftenAvoided(entry, lang)),
    )
    expect(found.filter((word) => !REVIEWED[lang].includes(word))).toEqual([])
  })

  test('no phrase that joins foods contains one', () => {
    const found = JOINING_CLASSES.flatMap((cls) =>
      entriesOf(cls).filter(
        (entry) =>
          entry.includes(' ') && entry.split(' ').some((word) => isOftenAvoided(word, lang)),
      ),
    )
    expect(found).toEqual([])
  })

  const CABBAGES = { de: '2 Weißkohl', en: '2 cabbages', es: '2 repollos' }
  test('after a food, every plain word and phrase leaves the reading sure and adds nothing', {
    timeout: 240_000,
  }, () => {
    const failing = PLAIN.flatMap((cls) =>
      sweep(entriesOf(cls)).filter((entry) => {
        const items = parseItem(library, `${CABBAGES[lang]}, ${entry}`, lang)
        return items.length !== 1 || items[0]!.reading !== 'sure'
      }),
    )
    expect(failing).toEqual([])
  })
})
