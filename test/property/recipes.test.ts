/** Tests that all lines of a recipe, and nothing else, are extracted from any format. */

// tier: sweep

import CooklangParser from '@cooklang/cooklang-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IngrError } from '../../src/errors.ts'
import { readRecipes } from '../../src/recipes/read.ts'
import type { RecipeText } from '../../src/recipes/recipe.ts'
import { runs } from '../support/tiers.mts'

interface Ingredient {
  readonly amount: number
  readonly unit: string
  readonly food: string
  readonly note: string
}

const FOODS = [
  'flour',
  'Erdnüsse',
  'jamón serrano',
  'crème fraîche',
  'salt & pepper',
  'mac’n’cheese',
  'all-purpose flour',
  'Öl',
]

const ingredient: fc.Arbitrary<Ingredient> = fc.record({
  amount: fc.integer({ min: 1, max: 900 }),
  unit: fc.constantFrom('', 'g', 'EL', 'cups'),
  food: fc.constantFrom(...FOODS),
  note: fc.constantFrom('', 'chopped', 'frisch gerieben'),
})
const recipe = fc.record({
  title: fc.constantFrom('Käsekuchen', "Tom's stew", 'Arroz a la cubana'),
  servings: fc.integer({ min: 1, max: 40 }),
  ingredients: fc.array(ingredient, { minLength: 1, maxLength: 12 }),
  steps: fc.array(
    fc.constantFrom(
      'Mix 200 g peanuts with the rest.',
      '2 Eier trennen und schlagen.',
      'Dejar reposar 10 minutos con 1 vaso de leche.',
    ),
    { maxLength: 4 },
  ),
})
type Recipe = typeof recipe extends fc.Arbitrary<infer R> ? R : never

const lineOf = ({ amount, unit, food, note }: Ingredient) =>
  `${[amount, unit, food].filter((one) => one !== '').join(' ')}${note && `, ${note}`}`
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('ü', '&uuml;')

/** Formats that mark which lines are ingredients. */
const WRITERS: Readonly<Record<string, (recipe: Recipe) => string>> = {
  'JSON-LD': ({ title, servings, ingredients, steps }) =>
    JSON.stringify({
      '@type': 'Recipe',
      name: title,
      recipeYield: servings,
      recipeIngredient: ingredients.map(lineOf),
      recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    }),
  'JSON-LD in a page': (one) =>
    `<html><head><script type="application/ld+json">{"@graph":[{"@type":"WebSite"},${WRITERS['JSON-LD']!(one)}]}</script></head><body><li>200 g nuts</li></body></html>`,
  microdata: ({ title, servings, ingredients, steps }) =>
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${title}</h1><meta itemprop="recipeYield" content="${servings}">${ingredients
      .map((one) => `<li itemprop="recipeIngredient">${html(lineOf(one))}</li>`)
      .join(
        '\n',
      )}${steps.map((step) => `<p itemprop="recipeInstructions">${step}</p>`).join('')}</div>`,
  Mealie: ({ title, servings, ingredients, steps }) =>
    JSON.stringify({
      name: title,
      recipeServings: servings,
      recipeIngredient: ingredients.map(({ amount, unit, food, note }) => ({
        quantity: amount,
        unit: unit === '' ? null : { name: unit },
        food: { name: food },
        note,
      })),
      recipeInstructions: steps.map((text) => ({ text })),
    }),
  Tandoor: ({ title, servings, ingredients, steps }) =>
    JSON.stringify({
      name: title,
      servings,
      servings_text: '',
      steps: [
        {
          instruction: steps.join('\n'),
          ingredients: ingredients.map(({ amount, unit, food, note }) => ({
            amount,
            unit: unit === '' ? null : { name: unit },
            food: { name: food },
            note,
            is_header: false,
            no_amount: false,
          })),
        },
      ],
    }),
  Cooklang: ({ title, servings, ingredients, steps }) =>
    `>> title: ${title}\n>> servings: ${servings}\n\n${ingredients
      .map(
        ({ amount, unit, food, note }) =>
          `Take @${food}{${amount}${unit && `%${unit}`}}${note && `(${note})`} now.`,
      )
      .join('\n')}\n\n${steps.join('\n')}\n`,
}

const linesOf = ({ sections }: RecipeText) =>
  sections.flatMap(({ lines }) => lines.map(({ text }) => text))

describe.each(Object.entries(WRITERS))('%s', (_, write) => {
  test('gives the title, the servings, every line and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(recipe, async (one) => {
        const [read, ...others] = await readRecipes(write(one))
        expect(others).toEqual([])
        expect([read!.title, read!.servings?.count, linesOf(read!)]).toEqual([
          one.title,
          one.servings,
          one.ingredients.map(lineOf),
        ])
        const method = read!.skipped.filter(({ reason }) => reason === 'method')
        for (const step of one.steps) expect(method.map(({ text }) => text)).toContain(step)
      }),
      { numRuns: runs(60) },
    )
  })
})

/** Formats that do not mark ingredients. We must get back every line, in order. */
const LISTS: Readonly<Record<string, (lines: readonly string[]) => string>> = {
  bullets: (lines) => `# Title\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
  checkboxes: (lines) => lines.map((line) => `- [ ] ${line}`).join('\n'),
  numbers: (lines) => `# Title\n\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`,
  bold: (lines) => lines.map((line) => `* **${line}**`).join('\n'),
  table: (lines) => `| Zutat |\n|---|\n${lines.map((line) => `| ${line} |`).join('\n')}`,
  'loose lines': (lines) => `# Title\n\n${lines.join('\n\n')}`,
  'hard breaks': (lines) => `# Title\n\n${lines.join('  \n')}`,
}

describe.each(Object.entries(LISTS))('Markdown: %s', (_, write) => {
  test('keeps every line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ingredient, { minLength: 1, maxLength: 9 }), async (list) => {
        const lines = list.map(lineOf)
        const [read] = await readRecipes(write(lines))
        expect([read!.format, linesOf(read!)]).toEqual(['markdown', lines])
      }),
      { numRuns: runs(60) },
    )
  })
})

test('any text is read or rejected with a one-line message', async () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '<div itemscope itemtype="http://schema.org/Recipe">',
    '<script type="application/ld+json">',
    '</script>',
    '@salt{',
    '---\n',
    'a: b\n',
    '| a |\n|---|\n',
    '# x\n',
    '- [ ] ',
    '2 eggs',
    '\n',
    '&amp;',
    '&',
    '>> x: y\n',
    '**',
    '{"@type":"Recipe"}',
    '{"recipeIngredient":[1,null,{}]}',
    '\u0000',
    '[-',
    '-]',
    '~{',
    '"',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 14 }), async (parts) => {
      try {
        for (const one of await readRecipes(parts.join(''))) expect(one.sections).toBeDefined()
      } catch (error) {
        expect(error).toBeInstanceOf(IngrError)
        expect((error as IngrError).message).not.toContain('\n')
      }
    }),
    { numRuns: runs(1500) },
  )
})

test('Cooklang is read as by its own package, except where that loses text', async () => {
  const plain = ingredient.filter(({ food, note }) => !food.includes('-') && note === '')
  await fc.assert(
    fc.asyncProperty(fc.array(plain, { minLength: 1, maxLength: 8 }), async (list) => {
      const text = list
        .map(
          ({ amount, unit, food }) =>
            `Add @${food}{${amount}${unit && `%${unit}`}} to the #pot{} for ~{5%minutes}.`,
        )
        .join('\n\n')
      const peer = new CooklangParser.Parser().parse(text)
      const lines = peer.ingredients.map((one) =>
        [
          'quantity' in one ? one.quantity : '',
          'units' in one ? one.units : '',
          'name' in one ? one.name : '',
        ]
          .filter((part) => part !== '')
          .join(' '),
      )
      const [read] = await readRecipes(text)
      expect(linesOf(read!)).toEqual(lines)
    }),
    { numRuns: runs(60) },
  )
})
