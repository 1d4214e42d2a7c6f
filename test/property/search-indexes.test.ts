/** Compares the packed search indexes with a simple scan of the same names. */

// tier: sweep

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BRAND_ID } from '../../src/domain/brands.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { Packed, packNumbers, packTexts } from '../../src/domain/packed.ts'
import type { Library, NameRow } from '../../src/library/library.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { editDistance } from '../../src/search/edit-distance.ts'
import { NameIndex, packNames } from '../../src/search/name-index.ts'
import { COST, commonness, nameCost } from '../../src/search/name-order.ts'
import { meantIds, nearNames } from '../../src/search/near.ts'
import { NearNames, packNearNames } from '../../src/search/near-names.ts'
import { libraryOf } from '../support/memory-library.ts'
import { runs, sweep } from '../support/tiers.mts'

const ids = ['a', 'b', 'c', 'd']
const word = fc.string({ unit: fc.constantFrom(...'abcüñ9'), minLength: 1, maxLength: 6 })
const key = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const name = fc.record({
  key,
  lang: fc.constantFrom(...LANGUAGES),
  rank: fc.nat(3),
  ingredientId: fc.constantFrom(...ids),
  name: key,
})
const names = fc.array(name, { maxLength: 20 })
const namesOf = (all: readonly NameRow[]) => {
  const shards = packNames(ids, all, popularity)
  return new NameIndex((shard) => shards[shard]!)
}
const spellingOf = (keys: readonly string[]) => {
  const shards = packNearNames(keys.map((key) => ({ key })))
  return new NearNames((shard) => shards[shard]!)
}
const popularity = { de: { a: 400 }, en: { b: 3000 }, es: {} }

test('lists of numbers and texts are read as they were packed, at any byte offset', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.array(fc.integer()), texts, fc.nat(3), (numbers, all, offset) => {
      const body = Buffer.concat([packNumbers(numbers), packTexts(all), packNumbers(numbers)])
      const lists = new Packed(Buffer.concat([Buffer.alloc(offset), body]).subarray(offset))
      expect([...lists.numbers()]).toEqual(numbers)
      const read = lists.texts()
      expect(all.map((_, at) => read.at(at))).toEqual(all)
      expect([...lists.numbers()]).toEqual(numbers)
    }),
  )
})

test('texts of a list that is too long to cache are read each time', () => {
  const all = Array.from({ length: 20_000 }, (_, at) => `ñ${at}`)
  const texts = new Packed(packTexts(all)).texts()
  for (const at of [0, 19_999, 0, 12_345]) expect(texts.at(at)).toBe(all[at])
})

test('finds the index of every text in a sorted list, and no other text', () => {
  const id = fc.string({ unit: fc.constantFrom(...'ab-z'), maxLength: 4 })
  fc.assert(
    fc.property(fc.uniqueArray(id), id, (some, text) => {
      const sorted = some.sort()
      const ids = new Packed(packTexts(sorted)).texts()
      expect(sorted.map((one) => ids.at(ids.find(one)!))).toEqual(sorted)
      expect(ids.find(text) !== undefined).toBe(sorted.includes(text))
    }),
  )
})

describe('names that begin like a text', () => {
  test('are those of a plain search, each food once with its best name, in order', () => {
    fc.assert(
      fc.property(
        names,
        word,
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: 1, max: 5 }),
        (all, text, lang, limit) => {
          const cost = (one: (typeof all)[number]) =>
            nameCost(one, lang, popularity) + (one.key.startsWith(text) ? 0 : COST.laterWord)
          const best = new Map<string, number>()
          for (const one of all.filter((row) => ` ${row.key}`.includes(` ${text}`))) {
            const known = best.get(one.ingredientId) ?? Number.POSITIVE_INFINITY
            best.set(one.ingredientId, Math.min(known, Math.round(1000 * cost(one)) / 1000))
          }
          const expected = [...best]
            .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
            .slice(0, limit)
          const found = namesOf(all).beginning(text, lang, limit)
          expect(found.map(({ ordinal, cost }) => [ids[ordinal], cost])).toEqual(expected)
          for (const { ordinal, lang, name, isFirst } of found) {
            const rows = all.filter((row) => row.ingredientId === ids[ordinal] && row.name === name)
            expect(
              rows.some(
                ({ key, lang: of }) =>
                  of === lang && (isFirst ? key.startsWith(text) : key.includes(` ${text}`)),
              ),
            ).toBe(true)
          }
        },
      ),
    )
  })
  test('up to one typo are those of a plain comparison with the beginnings of all their words', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'abc '), minLength: 3, maxLength: 6 })
    const isNear = (text: string, word: string) =>
      [-1, 0, 1].some((more) => editDistance(text, word.slice(0, text.length + more), 1) <= 1)
    fc.assert(
      fc.property(names, typed, fc.constantFrom(...LANGUAGES), (all, text, lang) => {
        // Use only names with letters from a to z and spaces: the search tries no other characters to correct typos.
        fc.pre(text[0] !== ' ' && all.every(({ key }) => /^[ a-z]*$/.test(key)))
        const found = namesOf(all).mistyped(text, lang)
        const of = (ordinal: number) => all.filter((row) => row.ingredientId === ids[ordinal])
        const wordsOf = (key: string) =>
          [...key.matchAll(/(?<=^| )[^ ]/g)].map(({ index }) => key.slice(index))
        for (const { ordinal } of found) {
          expect(of(ordinal).some(({ key }) => wordsOf(key).some((one) => isNear(text, one)))).toBe(
            true,
          )
        }
        const costs = found.map(({ cost }) => cost)
        expect(costs).toEqual([...costs].sort((a, b) => a - b))
        const ingredientIds = found.map(({ ordinal }) => ids[ordinal])
        for (const { key, ingredientId } of all) {
          if (wordsOf(key).some((one) => isNear(text, one)))
            expect(ingredientIds).toContain(ingredientId)
        }
      }),
    )
  })
  test('and foods whose name contains a text as whole words', () => {
    fc.assert(
      fc.property(names, key, (all, text) => {
        const expected = all.filter((row) => ` ${row.key} `.includes(` ${text} `))
        const found = [...namesOf(all).ordinalsContaining(text)].map((ordinal) => ids[ordinal])
        expect(found.sort()).toEqual(
          [...new Set(expected.map(({ ingredientId }) => ingredientId))].sort(),
        )
      }),
    )
  })
})

describe('names within a few letters', () => {
  test('are those of a plain comparison with all of them', () => {
    fc.assert(
      fc.property(fc.array(key), key, fc.constantFrom(1, 2), (keys, text, distance) => {
        const expected = [...new Set(keys)].filter(
          (one) => editDistance(text, one, distance) <= distance,
        )
        const found = spellingOf(keys).speltLike(text, distance)
        expect(found.map((one) => one.key).sort()).toEqual(expected.sort())
        expect(found.map((one) => one.distance)).toEqual(
          found.map((one) => editDistance(text, one.key, distance)).sort(),
        )
      }),
    )
  })
})

describe('near names', () => {
  const foods = fc.uniqueArray(fc.tuple(word, fc.tuple(key, key, key)), {
    selector: ([id]) => id,
    maxLength: 8,
  })
  test('are those of a plain comparison with every id and every name', () => {
    fc.assert(
      fc.property(foods, key, (all, text) => {
        const library = libraryOf(
          ...all.map(([id, [de, en, es]]) => ({ id, names: { de: [de], en: [en, id], es: [es] } })),
        )
        expect(nearNames(library, text)).toEqual(plainNearNames(library, text))
      }),
      { numRuns: runs(300) },
    )
  })
  test('match for the real library too', () => {
    const real = openLibrary('data/library.sqlite')
    const texts = ['buter', 'Worcester', 'tomato', 'mantequila', 'x', 'haselnusse', 'mehl-']
    for (const text of sweep(texts)) {
      expect(nearNames(real, text)).toEqual(plainNearNames(real, text))
    }
  })
})

/** Finds similar names without an index: compares the text with every id and every other name. */
function plainNearNames(library: Library, text: string): readonly string[] {
  const asked = text.trim().toLowerCase()
  const limit = Math.max(1, Math.floor(asked.length / 3))
  const owned = [...library.names()]
    .filter(({ key }) => !library.ingredient(key))
    .flatMap(({ key }) =>
      meantIds(library, key)
        .slice(0, 1)
        .map((id) => [key, id] as const),
    )
    .filter(([, id]) => !id.startsWith(BRAND_ID))
  const costs = new Map<string, number>()
  for (const [word, id] of [...library.ids().map((id) => [id, id] as const), ...owned]) {
    const distance = editDistance(asked, word.toLowerCase(), limit)
    if (distance > limit) continue
    const common = LANGUAGES.map((lang) => commonness(library.popularity, id, lang))
    const cost = distance + (word[0] === asked[0] ? 0 : 0.5) - Math.max(...common)
    costs.set(id, Math.min(cost, costs.get(id) ?? cost))
  }
  const least = Math.min(...costs.values())
  return [...costs]
    .filter(([, cost]) => cost <= least + 0.5)
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([id]) => id)
}

/** Computes the Levenshtein distance with transpositions, in the textbook way. */
function plainDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const costs = [
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      ]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        costs.push(rows[i - 2]![j - 2]! + 1)
      }
      rows[i]![j] = Math.min(...costs)
    }
  }
  return rows[a.length]![b.length]!
}

test('the distance equals the plain one, up to its limit', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abc '), maxLength: 70 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1))
    }),
  )
})
