/** The lexicon of recipe lines: what it must never hide, and that each of its words does what it is for. */

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
/** Words around which foods stand. */
const JOINING: readonly WordClass[] = ['with', 'contains', 'mayContain', 'example', 'negator']

/**
 * Words that are also names of foods with an allergen or of an animal, and are descriptors all the same: behind a food that has
 * an amount they say how it is, anywhere else they are the food (`described` in line.ts). Each was looked at.
 */
const LOOKED_AT: Readonly<Record<Language, readonly string[]>> = {
  de: ['hacke', 'hacken', 'rinde', 'braten', 'zuckern', 'heurige', 'stampfen'],
  en: [],
  es: ['cortado', 'cortados', 'machacado', 'machacados', 'tostada', 'tostadas', 'fino', 'finos'],
}

/** What stands in a vocabulary as the name of a food that somebody may have to avoid. */
function burdening(word: string, lang: Language): boolean {
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
    entries.flatMap(([entry, own]) => (own === cls ? [entry] : []))

  test('every entry is found as what it is', () => {
    const lost = entries.filter(([entry, cls]) => {
      const words = entry.split(' ')
      const found = dictionary(library).entriesAt(['x', ...words, 'x'], 1)[lang]
      return found?.length !== words.length || found.cls !== cls
    })
    expect(entries.length).toBeGreaterThan(10_000)
    expect(lost).toEqual([])
  })

  test('a short form is no name and no unit of its language', () => {
    const meant = Object.keys(WORDS[lang].short).filter((key) =>
      dictionary(library)
        .usesOf(key)
        .some((use) => use.lang === lang && ['name', 'unit'].includes(use.kind)),
    )
    expect(meant).toEqual([])
  })

  test('no word that says nothing of allergens is the name of a food that burdens', () => {
    const found = PLAIN.flatMap((cls) =>
      entriesOf(cls).filter((entry) => !entry.includes(' ') && burdening(entry, lang)),
    )
    expect(found.filter((word) => !LOOKED_AT[lang].includes(word))).toEqual([])
  })

  test('no phrase around which foods stand swallows one', () => {
    const found = JOINING.flatMap((cls) =>
      entriesOf(cls).filter(
        (entry) => entry.includes(' ') && entry.split(' ').some((word) => burdening(word, lang)),
      ),
    )
    expect(found).toEqual([])
  })

  const CABBAGES = { de: '2 Weißkohl', en: '2 cabbages', es: '2 repollos' }
  test('behind a food every plain word and phrase leaves the reading sure and adds nothing', {
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
