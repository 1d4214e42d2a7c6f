/** Texts that are expensive to parse, and requests that accept them, for a property test and the benchmarks. */

import { ERRORS, IngrError } from '../../src/errors.ts'
import type { Library } from '../../src/library/library.ts'
import type { RawRequest } from '../../src/operations/operation.ts'
import { OPERATIONS } from '../../src/operations/operations.ts'

/** Returns the status and length of an answer. Rejects if the error is not in the catalogue, which would be a bug. */
export async function answered(library: Library, id: string, request: RawRequest) {
  const { prepare } = OPERATIONS.find((one) => one.id === id)!
  const usage = () => Promise.reject(new Error('no accounts'))
  try {
    const body = await prepare(request).run({ library, usage })
    return { status: 200, length: JSON.stringify(body).length }
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    return { status: ERRORS[error.code].status, length: error.message.length }
  }
}

/** Texts that are harmless on their own, but that can make a parser slow when they are repeated. */
export const PIECES = [
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

const json = (value: unknown) => ({ text: JSON.stringify(value) })
const recipe = (more: object) => json({ '@type': 'Recipe', recipeIngredient: ['1 egg'], ...more })
const nested = (text: string) => '['.repeat(text.length) + ']'.repeat(text.length)
const page = (text: string) => ({ text: `<html>${text}<h2>Ingredients</h2><ul><li>1 egg</ul>` })
const data = (text: string) => page(`<script type="application/ld+json">${text}</script>`)

type Doors = readonly (readonly [operations: readonly string[], bodies: readonly Body[]])[]
type Body = (text: string) => object

export const RECIPES = ['recipeParse', 'recipeCheck', 'recipeAnalyze', 'recipeSwap']
/** For each group of operations, the functions that build a request body from a text. */
export const DOORS: Doors = [
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
