/**
 * No text is an internal error, and no answer is out of proportion to its request: pieces that cost much to read, repeated
 * and twice as often, at every door for texts. `HOSTILE_REQUESTS=100000` for a thorough search.
 */

// tier: sweep

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ERRORS, IngrError } from '../../src/errors.ts'
import type { Context, RawRequest } from '../../src/operations/operation.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'
import { LIBRARY } from '../http/support.ts'

const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 1_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127)

/** Bytes of an answer to next to nothing, as ten results of a search, and for each byte of a request. */
const LEAST_ANSWER = 64_000
const MOST_PER_BYTE = 400

const PIECES = [
  ...['한', '½', 'ﷺ', 'İ', 'ß', '🥕', '\u0301', '\u200b', '\u007f', '\u0000', '\ud800', '\u00a0'],
  ...[
    'a',
    'E',
    '1',
    'a ',
    '4 ',
    '1,',
    '1. ',
    '1% ',
    '1/2 ',
    'E 100 ',
    'E471, ',
    '100 g ',
    '1-',
    '°',
  ],
  ...[' ', '\t', '\n', '\r\n', ', ', '; ', '. ', ': ', 'a: ', 'a: b: c: ', '*', '**', '_*a', '- '],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '(a ',
    '[a](',
    'a (b), ',
    '"',
    "'",
    '„',
    '`',
    '\\',
    '|',
    '|a|',
    '~{',
  ],
  ...[
    'sojaöl',
    'milch',
    'Mehl ',
    'Zwiebel- und ',
    'ei',
    'butter,',
    'chocolate chip cookie ',
    'Soja ',
  ],
  ...['or ', 'egg or milk or ', 'und ', 'oder ', 'ohne ', 'free ', 'without ', 'optional ', 'y '],
  ...[
    'Zutaten: ',
    'Enthält: ',
    'may contain ',
    'Kann Spuren von ',
    'Serves 4 ',
    'kcal ',
    'Emulgator: ',
  ],
  ...['<', '</p>', '<b>', '<br>', '<!--', '<ul><li>', '&amp;', '&', '&#49;', '&#0;', '<script>'],
  ...[
    '{toString: 1}',
    '{"toString":1}',
    '&a ',
    '*a ',
    'z: &a [*a]\n',
    'title: ',
    'ingredients:\n',
    '---\n',
  ],
  ...[
    '>> ',
    '@a{1%g}',
    '@a{',
    '# ',
    '> ',
    '1 egg\n',
    '{"recipeIngredient":',
    '["1 egg"],',
    '__proto__',
  ],
] as const

/** How often a piece stands in a text: mostly a little, so that there may be many requests. */
const times = fc.oneof(
  { weight: 99, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 3_000 }) },
)
const repeated = fc.record({ piece: fc.constantFrom(...PIECES), times })
const repeats = fc.array(repeated, { minLength: 1, maxLength: 3 })

const json = (value: unknown) => ({ text: JSON.stringify(value) })
const recipe = (more: object) => json({ '@type': 'Recipe', recipeIngredient: ['1 egg'], ...more })
const nested = (text: string) => '['.repeat(text.length) + ']'.repeat(text.length)
const page = (text: string) => ({ text: `<html>${text}<h2>Ingredients</h2><ul><li>1 egg</ul>` })
const data = (text: string) => page(`<script type="application/ld+json">${text}</script>`)

type Doors = readonly (readonly [operations: readonly string[], bodies: readonly Body[]])[]
type Body = (text: string) => object

const RECIPES = ['recipeParse', 'recipeCheck', 'recipeAnalyze', 'recipeSwap']
const DOORS: Doors = [
  [
    ['label'],
    [
      (text) => ({ text }),
      (text) => ({ lines: [text, text] }),
      (text) => ({ text: `Zutaten: ${text}`, lang: 'de' }),
      (text) => ({ text: `Ingredients: milk, ${text}. Contains ${text}`, lang: 'en' }),
    ],
  ],
  [
    RECIPES,
    [
      (text) => ({ text }),
      (text) => ({ lines: [text], lang: 'de' }),
      (text) => ({ text: `${text}\n\nIngredients\n100 g ${text}\n`, lang: 'en' }),
      (text) => ({ text: `---\n${text}\n---\n- 1 egg\n` }),
      (text) => ({ text: `---\ntitle: ${text}\nservings: ${text}\nfoo: ${text}\n---\n- 1 egg\n` }),
      (text) => recipe({ name: text, recipeYield: text }),
      (text) => recipe({ recipeIngredient: [text], [text]: text, recipeInstructions: text }),
      (text) => recipe({ recipeIngredient: [{ toString: 1, food: text, '@list': text }] }),
      (text) => ({ text: `{"recipeIngredient":["1 egg"],"name":${nested(text)}}` }),
      (text) => ({ text: `{"recipeIngredient":${text}` }),
      page,
      data,
      (text) => data(nested(text)),
      (text) => data(JSON.stringify({ '@type': 'Recipe', name: text, recipeIngredient: [text] })),
      (text) => ({ items: [{ ingredientId: text, amount: 1, unit: text }] }),
    ],
  ],
  [
    ['check', 'analyze', 'fodmap', 'histamine'],
    [
      (text) => ({ items: [{ ingredientId: text, amount: 1, unit: text }] }),
      (text) => ({ items: [{ ingredientId: 'egg' }], concerns: [text], servings: text }),
    ],
  ],
  [['diet'], [(text) => ({ diet: 'vegan', ingredientIds: [text] }), (text) => ({ diet: text })]],
  [
    ['convert'],
    [(text) => ({ ingredientId: text, amount: 1, fromUnit: text, toUnit: text, from: text })],
  ],
]

/** A body that the operations of a door take, for a text. */
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

const context: Context = { library: LIBRARY, usage: () => Promise.reject(new Error('no accounts')) }

/** The status and the length of an answer; what is thrown that is no error of the catalogue is a fault of the program. */
async function asked(id: string, request: RawRequest) {
  try {
    const { prepare } = OPERATIONS.find((one) => one.id === id)!
    return { status: 200, length: JSON.stringify(await prepare(request).run(context)).length }
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    return { status: ERRORS[error.code].status, length: error.message.length }
  }
}

test('no text is a fault of the program, or has an answer out of proportion', {
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
  // The texts reach the readers: some are answered and some refused.
  const expected = ['label', ...RECIPES].flatMap((id) => [`${id} 200`, `${id} 400`])
  expect([...seen]).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['a package', 'label', (word: string) => ({ text: `Zutaten: ${word}`, lang: 'de' }), 450],
  ['a recipe', 'recipeParse', (word: string) => ({ lines: [word], lang: 'de' }), 2_000],
] as const)(
  'reading one word of %s asks the library for letters in proportion to its own',
  async (_, id, body, length) => {
    const lettersAsked = async (times: number) => {
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
      const { prepare } = OPERATIONS.find((one) => one.id === id)!
      await prepare({ body: body('q'.repeat(times)) }).run({ ...context, library })
      return letters
    }
    const once = await lettersAsked(length)
    expect(once).toBeGreaterThan(0)
    expect(await lettersAsked(2 * length)).toBeLessThan(2.2 * once)
  },
)
