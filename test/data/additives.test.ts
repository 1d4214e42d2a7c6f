/**
 * Tests the additives of the library: all numbers of the EU list, the ways to write them, and their possible sources.
 */

import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listedNumber, UNION_LIST } from '../../src/domain/additives.ts'
import { LANGUAGES } from '../../src/domain/languages.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import { detail, exactly } from '../../src/engine/ingredients.ts'
import { parseText } from '../../src/engine/parse.ts'
import { search } from '../../src/engine/search.ts'
import { examine } from '../../src/library/doctor.ts'
import { openLibrary } from '../../src/library/sqlite-library.ts'
import { textOf } from '../../src/wording/message.ts'
import { food, memoryLibrary } from '../support/memory-library.ts'

const library = openLibrary(join(import.meta.dirname, '../../data/library.sqlite'))
const additives = library
  .ids()
  .map((id) => library.ingredient(id)!)
  .filter(({ additive }) => additive !== null)
const of = (id: string) => library.ingredient(id)!

const read = (line: string, lang: (typeof LANGUAGES)[number] = 'de') =>
  parseText(library, line, lang).items.map(({ ingredientId, reading, amount }) => ({
    ingredientId,
    reading,
    amount,
  }))

test('every number of the list is an ingredient, and the doctor reports nothing', () => {
  const known = new Set(additives.map(({ additive }) => listedNumber(additive!.number)))
  expect(UNION_LIST.filter((number) => !known.has(number))).toEqual([])
  expect(examine(library).filter(({ check }) => check === 'additives')).toEqual([])
  expect(new Set(UNION_LIST).size).toBe(UNION_LIST.length)
})

describe('the doctor reports', () => {
  const additive = { ...of('lecithins').additive! }
  const found = (number: string, authorised: 'yes' | 'no' | 'restricted') =>
    examine(
      memoryLibrary({ ...food({ id: 'one' }), additive: { ...additive, number, authorised } }),
    )
      .filter(({ check }) => check === 'additives')
      .map(({ id, finding }) => `${id}: ${textOf(finding)}`)

  test('missing numbers', () => {
    const all = found('E 322', 'yes')
    expect(all).toHaveLength(UNION_LIST.length - 1)
    expect(all).toContain('E 322a: no ingredient is E 322a')
  })

  test('additives marked as allowed that are not on the list, and the reverse', () => {
    expect(found('E 171', 'restricted')).toContain(
      "one: E 171 counts as allowed, but is not on the Union's list",
    )
    expect(found('E 322', 'no')).toContain(
      "one: E 322 counts as not allowed, but is on the Union's list",
    )
  })
})

describe('a number is a sure reading of a food in any notation', () => {
  const rows: readonly (readonly [line: string, id: string])[] = [
    ['E 322', 'lecithins'],
    ['E322', 'lecithins'],
    ['e-322', 'lecithins'],
    ['e 322', 'lecithins'],
    ['E 322(i)', 'lecithins'],
    ['322i', 'lecithins'],
    ['INS 322', 'lecithins'],
    ['INS-322', 'lecithins'],
    ['ins 322', 'lecithins'],
    ['SIN 322', 'lecithins'],
    ['E 500(ii)', 'baking-soda'],
    ['E500 (ii)', 'baking-soda'],
    ['E 500', 'sodium-carbonates'],
    ['500ii', 'baking-soda'],
    ['E 150d', 'sulphite-ammonia-caramel'],
    ['150d', 'sulphite-ammonia-caramel'],
    ['E 161g', 'canthaxanthin'],
    ['E 330', 'citric-acid'],
    ['E 407', 'carrageenan'],
    ['E 407a', 'processed-eucheuma-seaweed'],
    ['E 960', 'steviol-glycosides'],
    ['E 1442', 'hydroxypropyl-distarch-phosphate'],
    ['INS 470(i)', 'fatty-acid-salts'],
  ]
  test.each(rows)('%s', (line, ingredientId) => {
    for (const lang of LANGUAGES) {
      expect(read(line, lang)).toEqual([{ ingredientId, reading: 'sure', amount: null }])
    }
  })

  test('next to an amount', () => {
    expect(read('2 g E 471')).toEqual([
      { ingredientId: 'mono-and-diglycerides', reading: 'sure', amount: 2 },
    ])
  })

  test('in every form of every additive', () => {
    const ways = fc.constantFrom(
      (digits: string) => `E ${digits}`,
      (digits: string) => `E${digits}`,
      (digits: string) => `E-${digits}`,
      (digits: string) => `e-${digits}`,
    )
    fc.assert(
      fc.property(fc.constantFrom(...additives), ways, ({ id, additive }, way) => {
        expect(read(way(additive!.number.slice(2)))[0]).toMatchObject({
          ingredientId: id,
          reading: 'sure',
        })
      }),
    )
  })
})

describe('these are not additives', () => {
  test.each(['322', '322 g', '161g', '150 g', '500 ml', '150c', 'ins 322 g', '1000 g'])(
    '%s, an amount',
    (line) => expect(read(line)[0]).toMatchObject({ ingredientId: null }),
  )
  test('an unassigned number, even if it is close to one', () => {
    expect(read('E 323')).toEqual([{ ingredientId: null, reading: 'none', amount: null }])
    expect(read('E 3222')).toEqual([{ ingredientId: null, reading: 'none', amount: null }])
  })
})

test('lecithin may be of soya, and certainly is if the name says so', () => {
  expect(read('Lecithin')).toMatchObject([{ ingredientId: 'lecithins', reading: 'sure' }])
  expect(read('Sojalecithin')).toMatchObject([{ ingredientId: 'soy-lecithin', reading: 'sure' }])
})

test('look-ups and search accept numbers too', () => {
  for (const text of ['E 322', 'e322', 'INS 322', 'E-322']) {
    expect(exactly(library, text, 'es')?.ingredientId).toBe('lecithins')
    expect(search(library, { q: text, lang: 'en' }).results[0]?.ingredient.id).toBe('lecithins')
  }
  expect(exactly(library, '322', 'en')).toBeUndefined()
})

test('the detail gives the legal status, and nothing for other foods', () => {
  expect(detail(library, 'titanium-dioxide', 'en').additive).toEqual({
    number: 'E 171',
    ins: '171',
    forms: [],
    also: [],
    classes: ['colour'],
    origin: ['mineral'],
    authorised: 'no',
    note: expect.stringContaining('2022'),
  })
  expect(detail(library, 'butter', 'en').additive).toBeNull()
})

describe('possible sources of an additive are reported and never cleared', () => {
  const verdict = (
    id: string,
    concern: 'soy' | 'egg' | 'sulfite' | 'gluten' | 'fodmap' | 'histamine',
  ) =>
    check(library, { items: [{ ingredientId: id, amount: 5, unit: 'gram' }], concerns: [concern] })
      .evaluation[concern]!.verdict
  test.each([
    ['lecithins', 'soy', 'uncertain'],
    ['lecithins', 'egg', 'uncertain'],
    ['lysozyme', 'egg', 'incompatible'],
    ['sodium-metabisulphite', 'sulfite', 'incompatible'],
    ['distarch-phosphate', 'gluten', 'uncertain'],
    ['oat-lecithin', 'gluten', 'incompatible'],
    ['soybean-hemicellulose', 'soy', 'incompatible'],
    ['mannitol', 'fodmap', 'incompatible'],
    ['sodium-benzoate', 'histamine', 'uncertain'],
    ['citric-acid', 'gluten', 'compatible'],
  ] as const)('%s and %s: %s', (id, concern, expected) => {
    expect(verdict(id, concern)).toBe(expected)
  })

  test.each([
    ['carmine', 'vegetarian', 'incompatible'],
    ['shellac', 'vegetarian', 'incompatible'],
    ['beeswax', 'vegetarian', 'compatible'],
    ['beeswax', 'vegan', 'incompatible'],
    ['mono-and-diglycerides', 'vegan', 'uncertain'],
    ['mono-and-diglycerides', 'porkFree', 'uncertain'],
    ['disodium-inosinate', 'vegetarian', 'uncertain'],
    ['l-cysteine', 'vegetarian', 'uncertain'],
    ['bone-phosphate', 'vegetarian', 'incompatible'],
    ['lactitol', 'vegan', 'incompatible'],
    ['lactic-acid', 'vegan', 'compatible'],
  ] as const)('%s and %s: %s', (id, asked, expected) => {
    expect(diet(library, { items: [{ ingredientId: id }], diet: asked }).verdict).toBe(expected)
  })
})
