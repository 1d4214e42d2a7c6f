/** Tests that optimized code gives exactly the same result as a simple version. */

// tier: sweep

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Bytes } from '../../src/domain/bytes.ts'
import type { Ingredient } from '../../src/domain/ingredient.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { NUTRIENT_KEYS } from '../../src/domain/nutrient-keys.ts'
import { nutrientAt, nutrientsWith, valuesOf } from '../../src/domain/nutrients.ts'
import { CONCERNS, DIMENSIONS } from '../../src/domain/restrictions.ts'
import { doseOf, gradesAt, limitsOf } from '../../src/engine/compatibility/assessments.ts'
import { checkBatch, writeBatch } from '../../src/engine/compatibility/check.ts'
import { judge, judgeList } from '../../src/engine/compatibility/evaluation.ts'
import { assess } from '../../src/engine/compatibility/risks.ts'
import { unitsNamed, unitWords } from '../../src/engine/units.ts'
import { folded, foldVariants, nameKey } from '../../src/language/fold.ts'
import { isDescriptor, isFiller, isOrdinary, WORDS } from '../../src/language/index.ts'
import { lettered } from '../../src/language/lettered.ts'
import { stem } from '../../src/language/stem.ts'
import type { Library } from '../../src/library/library.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { readFood } from '../../src/search/find-food.ts'
import { inflections } from '../../src/search/named.ts'
import { findHits } from '../../src/search/search.ts'
import { readLines } from '../quality/sets.ts'
import { itemOf, library, tenths, unresolvable, weighedOf } from '../support/arbitraries.ts'
import { runs } from '../support/tiers.mts'

const real = openLibrary('data/library.sqlite')
const SETTINGS = { numRuns: runs(300), seed: 9 }

const libraries: fc.Arbitrary<Library> = fc.oneof(library, fc.constant(real))
const concerns = fc.option(fc.subarray([...DIMENSIONS]), { nil: null })
const servings = fc.constantFrom(null, null, 1, 4, 2.5)
/** Items whose ids contain unusual characters, such as characters that JSON escapes. */
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

/** Generates an ingredient with an amount just below, at or just above one of its limits. */
const weighed = libraries.chain((from) =>
  fc.constantFrom(...from.ids()).chain((id) => {
    const ingredient = from.ingredient(id)!
    const near = limitsOf(ingredient).flatMap((at) => [at, at - 0.1, at + 0.1])
    return fc.tuple(fc.constant(ingredient), fc.oneof(tenths, fc.constantFrom(0, ...near)))
  }),
)

describe('letters of patterns', () => {
  const signs = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code))
  const classes = ['L', 'Lu', 'Ll', 'M', 'N', 'Cc', 'Cf'].flatMap((name) => [
    `\\p{${name}}`,
    `\\P{${name}}`,
    `[^\\p{${name}}]`,
    `[\\p{${name}}%]`,
  ])
  test.each(classes)('%s has the same members as the Unicode class', (source) => {
    const [pattern, plain] = [lettered(`^${source}$`), new RegExp(`^${source}$`, 'u')]
    expect(signs.filter((sign) => pattern(sign).test(sign))).toEqual(
      signs.filter((sign) => plain.test(sign)),
    )
  })

  test('an escaped bracket does not open a class', () => {
    expect(lettered(String.raw`^\[\p{L}+\]$`)('[añ]').test('[añ]')).toBe(true)
  })

  const latin = fc.string({ unit: fc.constantFrom(...'aZßñÉµ½¾⅓9 .,:;()[]-–’%°\n\t') })
  test('a text in Latin letters matches the same', () => {
    const source = String.raw`(\d+)|([\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*)(?:\(\p{Ll}{1,3}\))?|(\S)`
    const pattern = lettered(source, 'gu')
    fc.assert(
      fc.property(latin, (text) => {
        const plain = [...text.matchAll(new RegExp(source, 'gu'))].map((match) => [...match])
        expect([...text.matchAll(pattern(text))].map((match) => [...match])).toEqual(plain)
      }),
      SETTINGS,
    )
  })
})

describe('grades', () => {
  const plain = (ingredient: Ingredient, grams: number) =>
    CONCERNS.map((concern) => assess(ingredient, concern, grams))
  const graded = (ingredient: Ingredient, grams: number) =>
    gradesAt(ingredient, grams).map(({ groups: _, kind: __, ...grade }) => grade)

  test('are the assessments of the ingredient at those grams', () => {
    fc.assert(
      fc.property(weighed, ([ingredient, grams]) => {
        expect(graded(ingredient, grams)).toEqual(plain(ingredient, grams))
      }),
      SETTINGS,
    )
  })

  test('of every ingredient of the library equal its assessments', () => {
    const wrong = real.ids().flatMap((id) => {
      const ingredient = real.ingredient(id)!
      const amounts = [0, 1, 1e6, ...limitsOf(ingredient).flatMap((at) => [at, at - 1e-6])]
      return amounts
        .filter(
          (grams) =>
            JSON.stringify(graded(ingredient, grams)) !== JSON.stringify(plain(ingredient, grams)),
        )
        .map((grams) => [id, grams])
    })
    expect(wrong).toEqual([])
  })

  test('are judged in bulk as one by one', () => {
    // FODMAP and pancreas have rules for the whole list, so draw them as often as all other domains together.
    const domain = fc.oneof(
      fc.constantFrom('fodmap' as const, 'pancreas' as const),
      fc.constantFrom(...DIMENSIONS),
    )
    const lists = fc.tuple(domain, fc.array(weighed, { maxLength: 8 }))
    fc.assert(
      fc.property(lists, ([domain, list]) => {
        const place = DIMENSIONS.indexOf(domain)
        const grades = list.map(([ingredient, grams]) => gradesAt(ingredient, grams)[place]!)
        const doses = list.map(([ingredient, grams]) => doseOf(domain, ingredient, grams))
        const plain = judgeList(domain, grades, doses)
        expect(judge(domain, grades, doses)).toEqual(plain)
      }),
      { ...SETTINGS, numRuns: runs(2_000) },
    )
  })
})

test('a batch, written in steps of one check, equals the output of JSON.stringify', () => {
  const asked = libraries.chain((from) =>
    fc.tuple(fc.constant(from), fc.array(fc.record({ items: itemsOf(from), concerns, servings }))),
  )
  const broken = fc.constantFrom<unknown>(null, [], { items: [] }, { items: [{ amount: 1 }] })
  fc.assert(
    fc.property(asked, fc.array(broken, { maxLength: 2 }), ([from, good], bad) => {
      const checks = [...bad, ...good]
      fc.pre(checks.length > 0)
      const out = new Bytes()
      expect([...writeBatch(out, from, { checks })].length).toBe(checks.length)
      expect(out.content.toString()).toBe(JSON.stringify(checkBatch(from, { checks })))
    }),
    { ...SETTINGS, numRuns: runs(100) },
  )
})

test('bytes are those written, across growing, cutting and taking', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  const step = fc.oneof(
    fc.record({ way: fc.constant('text' as const), what: text }),
    fc.record({ way: fc.constantFrom('cut' as const, 'take' as const), what: fc.constant('') }),
  )
  // Start with small sizes, so that the buffer has to grow repeatedly.
  const sizes = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(sizes, fc.array(step, { maxLength: 60 }), (size, list) => {
      const out = new Bytes(size)
      const taken: { readonly is: Buffer; readonly was: string }[] = []
      let before = 0
      let plain = Buffer.alloc(0)
      for (const { way, what } of list) {
        if (way === 'cut') {
          out.cut(before)
          plain = plain.subarray(0, before)
        } else if (way === 'take') {
          taken.push({ is: out.take(), was: plain.toString('hex') })
          plain = Buffer.alloc(0)
          before = 0
        } else {
          before = out.length
          out.text(what)
          plain = Buffer.concat([plain, Buffer.from(what)])
        }
        expect(out.length).toBe(plain.length)
      }
      expect(out.content.equals(plain)).toBe(true)
      for (const { is, was } of taken) expect(is.toString('hex')).toBe(was)
    }),
    SETTINGS,
  )
})

test('a unit is found by the word as written as by the folded word', () => {
  const words = unitWords(real)
  /** Finds units by id first, and then by their words, language by language. */
  const unitsOf = (key: string) => {
    const named = LANGUAGES.flatMap((lang) =>
      real.units.filter(({ name, shortcut, words }) =>
        [name[lang], shortcut[lang], ...words[lang]].some((word) => nameKey(word) === key),
      ),
    )
    const byId = real.units.filter(({ id }) => nameKey(id) === key)
    return [...new Set([...byId, ...named])]
  }
  expect(words.filter((word) => nameKey(word) !== word)).toEqual([])
  // If there are other characters around a unit, the unit is unknown. `test/spec` covers that case.
  const written = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(...words).map((word) => ` ${word.toUpperCase()} `),
    fc.stringMatching(/^[\p{L}]{1,6}$/u),
  )
  fc.assert(
    fc.property(written, (text) => {
      expect(unitsNamed(real, text)).toEqual(unitsOf(nameKey(text)))
    }),
    SETTINGS,
  )
})

test('the values of nutrients are those by key, and give the same object again', () => {
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

test('for a name of the language, the finder of recipe lines is never more certain than search', () => {
  fc.assert(
    fc.property(fc.constantFrom(...real.names()), ({ name, lang }) => {
      // Skip names that are ordinary words in another language. Search gives them a lower confidence, but the line
      // reader does not.
      fc.pre(!isOrdinary(name, lang))
      const found = new Map(
        findHits(real, name, lang, { limit: 1_000 }).map((hit) => [hit.ingredientId, hit]),
      )
      for (const { ingredientId, confidence } of readFood(real, nameKey(name).split(' '), lang)
        .candidates) {
        // A name found as a phrase has a confidence of at most 0.94.
        expect(found.get(ingredientId)!.confidence).toBeGreaterThanOrEqual(
          Math.min(confidence, 0.94),
        )
      }
    }),
    SETTINGS,
  )
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

  test('a name that is already folded is its own key', () => {
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

  test('a word is a descriptor or a filler if a language has it as one', () => {
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

  test('the cached endings of two words are all combinations of their forms', () => {
    // Umlauts are written as "ae", "oe" and "ue" only in German words.
    const forms = (word: string, lang: (typeof LANGUAGES)[number]) => [
      ...new Set(
        (lang === 'de' ? foldVariants(word) : [word]).flatMap((one) => [one, ...stem(one, lang)]),
      ),
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
