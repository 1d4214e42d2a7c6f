/** What was made fast says the same as the plain version of it, byte for byte. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { NUTRIENT_KEYS, nutrientAt, nutrientsWith, valuesOf } from '../../src/domain/nutrients.ts'
import { DIMENSIONS } from '../../src/domain/profiles.ts'
import { gradeAt, gradesOf } from '../../src/engine/compatibility/assessments.ts'
import { check, checkBatch, checkElement } from '../../src/engine/compatibility/check.ts'
import { judge, judgeList } from '../../src/engine/compatibility/evaluation.ts'
import { batchElementJson, batchJson, checkJson } from '../../src/engine/compatibility/json.ts'
import { assess } from '../../src/engine/compatibility/risks.ts'
import { unitsNamed, unitWords } from '../../src/engine/units.ts'
import { folded, foldVariants, nameKey } from '../../src/language/fold.ts'
import { isDescriptor, isFiller, WORDS } from '../../src/language/index.ts'
import { stem } from '../../src/language/stem.ts'
import type { Library } from '../../src/library/library.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { inflections, readingsOf, resolvePhrase } from '../../src/search/resolve.ts'
import { readLines } from '../quality/sets.ts'
import { itemOf, library, tenths, unresolvable, weighedOf } from '../support/arbitraries.ts'

const real = openLibrary('data/library.sqlite')
const SETTINGS = { numRuns: 300, seed: 9 }

const libraries: fc.Arbitrary<Library> = fc.oneof(library, fc.constant(real))
const concerns = fc.option(fc.subarray([...DIMENSIONS]), { nil: null })
/** Ids that need escapes in JSON, among those of the library. */
const strange = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\', '\u2028', '\ud800', 'ñ'))
  .filter((text) => text.trim() !== '')
  .map((ingredientId) => ({ ingredientId }))
const itemsOf = (from: Library) =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: itemOf(from.ids()) },
      { weight: 3, arbitrary: weighedOf(from.ids()) },
      { weight: 1, arbitrary: unresolvable },
      { weight: 1, arbitrary: strange },
    ),
    { minLength: 1, maxLength: 12 },
  )

/** An ingredient with grams on either side of each of its limits, and on the limit. */
const weighed = libraries.chain((from) =>
  fc.constantFrom(...from.ids()).chain((id) => {
    const ingredient = from.ingredient(id)!
    const limits = gradesOf(ingredient).map(({ limit }) => limit)
    const near = limits.filter(Number.isFinite).flatMap((at) => [at, at - 0.1, at + 0.1])
    return fc.tuple(fc.constant(ingredient), fc.oneof(tenths, fc.constantFrom(0, ...near)))
  }),
)

describe('grades', () => {
  test('are the assessments of the ingredient at those grams', () => {
    fc.assert(
      fc.property(weighed, ([ingredient, grams]) => {
        const found = gradesOf(ingredient).map((grades) => {
          const { risk, confidence, steps, hasUnknown } = gradeAt(grades, grams)
          return { risk, confidence, steps, hasUnknown }
        })
        expect(found).toEqual(DIMENSIONS.map((domain) => assess(ingredient, domain, grams)))
      }),
      SETTINGS,
    )
  })

  test('of every ingredient of the library are its assessments', () => {
    const wrong = real.ids().flatMap((id) => {
      const ingredient = real.ingredient(id)!
      const grades = gradesOf(ingredient)
      return DIMENSIONS.flatMap((domain, i) => {
        const { limit } = grades[i]!
        const amounts = [0, 1, 1e6, ...(Number.isFinite(limit) ? [limit, limit - 1e-6] : [])]
        return amounts
          .filter((grams) => {
            const { groups: _, kind: __, ...grade } = gradeAt(grades[i]!, grams)
            return JSON.stringify(grade) !== JSON.stringify(assess(ingredient, domain, grams))
          })
          .map((grams) => [id, domain, grams])
      })
    })
    expect(wrong).toEqual([])
  })

  test('are judged by their kinds as they are one by one', () => {
    const lists = fc.tuple(fc.constantFrom(...DIMENSIONS), fc.array(weighed, { maxLength: 8 }))
    fc.assert(
      fc.property(lists, ([domain, list]) => {
        const place = DIMENSIONS.indexOf(domain)
        const grades = list.map(([ingredient, grams]) =>
          gradeAt(gradesOf(ingredient)[place]!, grams),
        )
        expect(judge(domain, grades)).toEqual(judgeList(domain, grades))
      }),
      SETTINGS,
    )
  })
})

describe('the writer of checks gives the bytes of JSON.stringify', () => {
  const asked = libraries.chain((from) =>
    fc.tuple(fc.constant(from), fc.array(fc.record({ items: itemsOf(from), concerns }))),
  )

  test('for a check', () => {
    const one = libraries.chain((from) => fc.tuple(fc.constant(from), itemsOf(from), concerns))
    fc.assert(
      fc.property(one, ([from, items, names]) => {
        const answer = check(from, { items, concerns: names })
        expect(checkJson(answer)).toBe(JSON.stringify(answer))
      }),
      SETTINGS,
    )
  })

  test('for a batch and each of its elements, with results and errors', () => {
    const broken = fc.constantFrom<unknown>(null, [], { items: [] }, { items: [{ amount: 1 }] })
    fc.assert(
      fc.property(asked, fc.array(broken, { maxLength: 2 }), ([from, good], bad) => {
        const checks = [...bad, ...good]
        fc.pre(checks.length > 0)
        const answer = checkBatch(from, { checks })
        expect(batchJson(answer)).toBe(JSON.stringify(answer))
        const elements = checks.map((element, i) => checkElement(from, element, null, i))
        expect(elements.map(batchElementJson)).toEqual(
          elements.map((element) => JSON.stringify(element)),
        )
      }),
      { ...SETTINGS, numRuns: 100 },
    )
  })
})

test('a unit is found by a word as it stands as by the folded word', () => {
  const words = [...unitWords(real.units).keys()]
  expect(words.filter((word) => nameKey(word) !== word)).toEqual([])
  const written = fc.oneof(fc.constantFrom(...words), fc.string(), fc.constantFrom('EL', ' Bund '))
  fc.assert(
    fc.property(written, (text) => {
      expect(unitsNamed(real, text)).toEqual(unitWords(real.units).get(nameKey(text)) ?? [])
    }),
    SETTINGS,
  )
})

test('the values of nutrients are those by key, and make the same object again', () => {
  const known = real.ids().flatMap((id) => real.ingredient(id)!.nutrients ?? [])
  expect(known.length).toBeGreaterThan(2_000)
  const wrong = known.filter((nutrients) => {
    const values = valuesOf(nutrients)
    const byKey = NUTRIENT_KEYS.map((key) => nutrientAt(nutrients, key))
    const again = nutrientsWith(nutrients.id, values)
    return (
      JSON.stringify(values) !== JSON.stringify(byKey) ||
      JSON.stringify(again) !== JSON.stringify(nutrients)
    )
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

describe('reading a line', () => {
  const lines = readLines().map(({ line }) => line)
  const written = fc.oneof(
    fc.constantFrom(...lines),
    fc.string({ unit: fc.constantFrom(..."aeouABEßœñéü%9 -'") }),
    fc.string({ unit: 'binary' }),
  )
  const languages = fc.constantFrom(...LANGUAGES)
  const wordsOf = (text: string) => folded(text).split(' ').filter(Boolean).slice(0, 12)

  test('a name that is folded already is its own key', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(nameKey(text)).toBe(folded(text))
        expect(nameKey(folded(text))).toBe(folded(folded(text)))
        const umlaut = folded(text)
          .replace(/ae/g, 'a')
          .replace(/oe/g, 'o')
          .replace(/(?<![aeq])ue/g, 'u')
        expect(foldVariants(text)).toEqual([...new Set([folded(text), umlaut])])
      }),
      SETTINGS,
    )
  })

  test('a word is a descriptor or a filler where a language has it as one', () => {
    const lists = Object.values(WORDS)
    const words = lists.flatMap(({ descriptors, fillers }) => [...descriptors, ...fillers])
    for (const word of [...words, ...lines.flatMap(wordsOf)]) {
      const isSome = lists.some(({ fillers }) => fillers.has(word))
      expect(isFiller(word)).toBe(isSome)
      expect(isDescriptor(word)).toBe(
        isSome || /^\d/.test(word) || lists.some(({ descriptors }) => descriptors.has(word)),
      )
    }
  })

  test('what is kept of a phrase is what reading it anew gives, whatever was read before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(written, languages), { maxLength: 8 }), (asked) => {
        for (const [text, lang] of [...asked, ...asked]) {
          const words = wordsOf(text)
          const anew = words.length === 0 ? [] : readingsOf(real, words, lang)
          expect(resolvePhrase(real, text, lang)).toEqual(anew)
        }
      }),
      SETTINGS,
    )
  })

  test('what is kept of the endings of two words is every form of the one beside every form of the other', () => {
    const forms = (word: string, lang: (typeof LANGUAGES)[number]) => [
      ...new Set(foldVariants(word).flatMap((one) => [one, ...stem(one, lang)])),
    ]
    fc.assert(
      fc.property(written, languages, (text, lang) => {
        const words = wordsOf(text).slice(0, 2)
        fc.pre(words.length === 2)
        const [first = '', second = ''] = words
        const all = forms(first, lang).flatMap((a) => forms(second, lang).map((b) => `${a} ${b}`))
        for (let time = 0; time < 2; time++) {
          expect(inflections(words, lang)).toEqual(all.slice(1, 60))
        }
      }),
      SETTINGS,
    )
  })
})
