/**
 * Tests that no text causes an internal error or an answer that is too long for its request. Each text repeats
 * expensive pieces, and is tested again with twice as many pieces. `HOSTILE_REQUESTS=100000` runs a thorough search.
 */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RawRequest } from '../../src/operations/operation.ts'
import { LIBRARY } from '../http/support.ts'
import { answered, DOORS, PIECES, RECIPES } from '../support/hostile.ts'

const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 1_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127)

/** An answer may have this many bytes, plus `MOST_PER_BYTE` bytes per byte of the request. */
const LEAST_ANSWER = 64_000
const MOST_PER_BYTE = 400

/** Number of times that a piece of text is repeated. Large numbers are rare, so that most requests stay fast. */
const times = fc.oneof(
  { weight: 99, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 3_000 }) },
)
const repeated = fc.record({ piece: fc.constantFrom(...PIECES), times })
const repeats = fc.array(repeated, { minLength: 1, maxLength: 3 })

/** Generates an operation and a function that makes its request body from a text. */
const doors = fc
  .constantFrom(...DOORS)
  .chain(([operations, bodies]) =>
    fc.record({ id: fc.constantFrom(...operations), body: fc.constantFrom(...bodies) }),
  )
  .map(({ id, body }) => ({
    id,
    request: (text: string): RawRequest => ({
      body: { for: ['dairy'], ...body(text) },
    }),
  }))

const queries = fc.record({
  id: fc.constantFrom('search', 'autocomplete', 'count'),
  request: fc.constantFrom((text: string): RawRequest => ({ query: { q: text.slice(0, 400) } })),
})

const asked = (id: string, request: RawRequest) => answered(LIBRARY, id, request)

test('no text causes an internal error or an answer out of proportion', {
  timeout: 60_000 + REQUESTS * 60,
}, async () => {
  const seen = new Set<string>()
  const requests = fc.record({
    door: fc.oneof({ weight: 9, arbitrary: doors }, { weight: 1, arbitrary: queries }),
    repeats,
  })
  await fc.assert(
    fc.asyncProperty(requests, async ({ door: { id, request }, repeats }) => {
      for (const factor of [1, 2]) {
        const text = repeats.map(({ piece, times }) => piece.repeat(factor * times)).join('')
        const raw = request(text)
        const { status, length } = await asked(id, raw)
        seen.add(`${id} ${status}`)
        expect(status).toBeLessThan(500)
        const most = LEAST_ANSWER + MOST_PER_BYTE * Buffer.byteLength(JSON.stringify(raw))
        expect(length).toBeLessThan(most)
      }
    }),
    { numRuns: REQUESTS / 2, seed: SEED },
  )
  // For each operation, some texts must be answered and some must be rejected.
  const expected = ['label', ...RECIPES].flatMap((id) => [`${id} 200`, `${id} 400`])
  expect([...seen]).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['a package', 'label', (word: string) => ({ text: `Zutaten: ${word}`, lang: 'de' }), 450],
  ['a recipe', 'recipeParse', (word: string) => ({ lines: [word], lang: 'de' }), 2_000],
] as const)(
  'reading one word of %s reads index characters in proportion to its length',
  async (_, id, body, length) => {
    const charactersRead = async (times: number) => {
      let letters = 0
      const library = new Proxy(LIBRARY, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name)
          if (typeof value !== 'function') return value
          return (...given: readonly unknown[]) => {
            for (const one of given) if (typeof one === 'string') letters += one.length
            return Reflect.apply(value, target, given)
          }
        },
      })
      const { status } = await answered(library, id, { body: body('q'.repeat(times)) })
      expect(status).toBe(200)
      return letters
    }
    const once = await charactersRead(length)
    expect(once).toBeGreaterThan(0)
    expect(await charactersRead(2 * length)).toBeLessThan(2.2 * once)
  },
)

test('a long field name is not repeated for each line of its text', async () => {
  const name = 'long '.repeat(1_000)
  const recipe = { '@type': 'Recipe', recipeIngredient: ['1 egg'], [name]: 'a\n'.repeat(2_000) }
  const { status, length } = await asked('recipeParse', { body: { text: JSON.stringify(recipe) } })
  expect(status).toBe(200)
  expect(length).toBeLessThan(300_000)
})

test.each([
  ['JSON', (heading: string) => JSON.stringify({ '@type': 'Recipe', [heading]: ['1 egg'] })],
  [
    'a page',
    (heading: string) => `<h2>Ingredients</h2><h3>${heading}</h3><ul><li>1 egg<li>2 pears</ul>`,
  ],
])('a heading in %s has at most 10,000 characters', async (_, text) => {
  const of = (letters: number) =>
    asked('recipeParse', { body: { text: text('a'.repeat(letters)) } })
  expect([(await of(10_000)).status, (await of(10_001)).status]).toEqual([200, 400])
})

test('a page of a quarter of a million elements is read or rejected', async () => {
  const text = `<html>${'<br>'.repeat(250_000)}<h2>Ingredients</h2><ul><li>1 egg</ul>`
  expect((await asked('recipeParse', { body: { text } })).status).toBeLessThan(500)
})
