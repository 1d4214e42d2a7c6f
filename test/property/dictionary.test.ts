/** Compares the packed dictionary with a simple look-up of the same phrases. */

// tier: sweep

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DataFolder } from '../../src/compiler/data-folder.ts'
import { readLexicon } from '../../src/compiler/lexicon.ts'
import { byLanguage, LANGUAGES, type Language } from '../../src/domain/languages.ts'
import { itemAt } from '../../src/domain/present.ts'
import { unitsNamedIn } from '../../src/engine/units.ts'
import { foldVariants, nameKey } from '../../src/language/fold.ts'
import { lookup } from '../../src/language/words.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import type { Tag, Use } from '../../src/names/dictionary.ts'
import { PhraseTable, packPhrases } from '../../src/names/phrase-table.ts'
import { variantsOf } from '../../src/names/phrases.ts'
import { dictionary } from '../../src/search/indexes.ts'
import { inflections } from '../../src/search/named.ts'
import { runs, sweep } from '../support/tiers.mts'

const library = openLibrary('data/library.sqlite')
const lexicon = readLexicon(new DataFolder('data', 'data'))
const classes = byLanguage((lang) => new Map(lexicon[lang]))

/** Maps normalized words to ids of units: one map per language, and one map for the ids themselves. */
const unitWords = new Map(
  [undefined, ...LANGUAGES].map((lang) => {
    const words = new Map<string, Set<string>>()
    for (const unit of library.units) {
      const all = lang ? [unit.name[lang], unit.shortcut[lang], ...unit.words[lang]] : [unit.id]
      for (const word of all.map(nameKey)) {
        words.set(word, (words.get(word) ?? new Set()).add(unit.id))
      }
    }
    return [lang, words] as const
  }),
)

const variantBrands = new Map<string, readonly string[]>()
for (const [brand, { name }] of Object.entries(library.brands.names)) {
  for (const text of variantsOf(brand, name)) {
    variantBrands.set(text, [...(variantBrands.get(text) ?? []), brand])
  }
}

const conceptWords = byLanguage((lang) => {
  const words = new Map<string, Set<string>>()
  for (const [number, concept] of library.concepts.entries()) {
    for (const word of concept.words[lang].map(nameKey)) {
      words.set(word, (words.get(word) ?? new Set()).add(String(number)))
    }
  }
  return words
})

const isName = (key: string, lang: Language) => library.named(key).some((hit) => hit.lang === lang)

function namesOf(key: string, lang: Language): readonly Use[] {
  return [
    ...(isName(key, lang) ? [{ kind: 'name', lang } as const] : []),
    ...(library.candidates(key, lang) ? [{ kind: 'ambiguous', lang } as const] : []),
  ]
}

/** Looks up a phrase in each list of words. */
function usesOf(key: string): readonly Use[] {
  const units = [...unitWords].flatMap(([lang, words]) =>
    [...(words.get(key) ?? [])].map((of) => ({ kind: 'unit', lang, of }) as const),
  )
  const local = LANGUAGES.flatMap((lang): readonly Use[] => {
    const cls = classes[lang].get(key)
    return [
      ...namesOf(key, lang),
      ...(cls ? [{ kind: 'class', lang, cls } as const] : []),
      ...(lookup(library.dishes[lang] ?? {}, key) ? [{ kind: 'dish', lang } as const] : []),
      ...[...(conceptWords[lang].get(key) ?? [])].map(
        (of) => ({ kind: 'concept', lang, of }) as const,
      ),
    ]
  })
  const isBrand = lookup(library.brands.names, key) !== undefined
  const variants = variantBrands.get(key) ?? []
  return [
    ...local,
    ...units,
    ...(isBrand ? [{ kind: 'brand', lang: undefined } as const] : []),
    ...variants.map((brand) => ({ kind: 'brandVariant', lang: undefined, of: brand }) as const),
  ]
}

/** Looks up every phrase that begins at `from`. */
function plain(keys: readonly string[], from: number): readonly Tag[] {
  const ends = Array.from({ length: keys.length - from }, (_, i) => keys.length - i)
  return ends.flatMap((to) => {
    const words = keys.slice(from, to)
    const key = words.join(' ')
    const inflected = LANGUAGES.flatMap((lang) => {
      const umlauts = lang === 'de' ? foldVariants(key).slice(1) : []
      return [...new Set([...inflections(words, lang), ...umlauts])].flatMap((form) =>
        namesOf(form, lang).map((use) => ({ ...use, from, to, key: form })),
      )
    })
    return [...usesOf(key).map((use) => ({ ...use, from, to, key })), ...inflected]
  })
}

const byText = (tags: readonly Tag[]) => tags.map((tag) => JSON.stringify(tag, LISTED)).sort()
const LISTED = ['kind', 'lang', 'cls', 'of', 'from', 'to', 'key']

function expectSame(keys: readonly string[], from: number): void {
  const tags = dictionary(library).at(keys, from)
  expect(byText(tags)).toEqual(byText(plain(keys, from)))
  expect(tags.map(({ to }) => to)).toEqual(tags.map(({ to }) => to).sort((a, b) => b - a))
}

test('the phrases found in every line are those of the plain lists', () => {
  const lines = readFileSync('test/quality/lines.tsv', 'utf8').trimEnd().split('\n').slice(1)
  for (const line of sweep(lines)) {
    const keys = nameKey(line.split('\t')[1]!).split(' ')
    for (const from of keys.keys()) expectSame(keys, from)
  }
})

test('every phrase has the uses of the plain lists, and there are no other phrases', () => {
  const found = [...dictionary(library).entries()]
  const expected = new Set([
    ...library.names().map(({ key }) => key),
    ...LANGUAGES.flatMap((lang) => [
      ...classes[lang].keys(),
      ...Object.keys(library.ambiguous[lang] ?? {}),
      ...Object.keys(library.dishes[lang] ?? {}),
    ]),
    ...[...unitWords.values()].flatMap((words) => [...words.keys()]),
    ...Object.keys(library.brands.names),
    ...variantBrands.keys(),
    ...LANGUAGES.flatMap((lang) => [...conceptWords[lang].keys()]),
  ])
  expected.delete('')
  expect(found.map(([phrase]) => phrase).sort()).toEqual([...expected].sort())
  const wrong = found.filter(([phrase, uses]) => {
    const texts = (all: readonly Use[]) => all.map((use) => JSON.stringify(use, LISTED)).sort()
    return texts(uses).join() !== texts(usesOf(phrase)).join()
  })
  expect(wrong).toEqual([])
})

test('the units of a word are those of the requested language, then ids, then other languages', () => {
  for (const word of new Set([...unitWords.values()].flatMap((words) => [...words.keys()]))) {
    for (const lang of LANGUAGES) {
      const ids = [lang, undefined, ...LANGUAGES].flatMap((one) => [
        ...(unitWords.get(one)?.get(word) ?? []),
      ])
      const found = unitsNamedIn(library, word, lang).map(({ id }) => id)
      expect(found, `${lang} ${word}`).toEqual(word === '' ? [] : [...new Set(ids)])
    }
  }
})

test('phrases with endings, spelt-out umlauts or words in between are found as in the plain lists', () => {
  const phrases = [...dictionary(library).entries()].map(([phrase]) => phrase)
  const ending = fc.constantFrom('', '', '', 'n', 's', 'es', 'en', 'e', 'as', 'os')
  const written = fc
    .tuple(
      fc.nat(phrases.length - 1).map((at) => phrases[at]!),
      fc.boolean(),
      fc.array(ending, { minLength: 14 }),
    )
    .map(([phrase, isSpelt, endings]) =>
      phrase
        .split(' ')
        .map((word, at) => word + (endings[at] ?? ''))
        .map((word) => (isSpelt ? word.replace(/([aou])(?!e)/, '$1e') : word)),
    )
  const other = fc.constantFrom('xx', '12', 'constructor', '__proto__').map((word) => [word])
  const line = fc.array(fc.oneof({ weight: 4, arbitrary: written }, other), { maxLength: 4 })
  fc.assert(
    fc.property(line, (parts) => {
      const keys = parts.flat()
      for (const from of keys.keys()) expectSame(keys, from)
    }),
    { numRuns: runs(2_000) },
  )
})

test('a table has exactly the phrases that were packed', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abñ茶𝒳'), minLength: 1, maxLength: 3 })
  const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  const all = fc.dictionary(
    phrase,
    fc.nat(99).map((number) => number + 1),
    { maxKeys: 40 },
  )
  fc.assert(
    fc.property(all, fc.array(phrase), (entries, others) => {
      const shards = packPhrases(new Map(Object.entries(entries)))
      const table = new PhraseTable((shard) => itemAt(shards, shard))
      expect(Object.fromEntries(table.entries())).toEqual(entries)
      for (const one of [...Object.keys(entries), ...others]) {
        expect(table.find(one)).toBe(lookup(entries, one))
      }
    }),
    { numRuns: runs(500) },
  )
})
