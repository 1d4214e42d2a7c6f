/** What leaves no doubt in a real recipe: words that name no food, prose, yields, and brands beside a food. */

import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import { finish } from '../src/domain/steps.ts'
import { parseRecipe } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { RECIPE_CHECK } from '../src/operations/recipes/check.ts'
import { readRecipes } from '../src/recipes/read.ts'

const library = openLibrary('data/library.sqlite')

const LIST: Readonly<Record<Language, string>> = {
  en: '200 g rice\n2 carrots\n1 onion',
  de: '200 g Reis\n2 Möhren\n1 Zwiebel',
  es: '200 g de arroz\n2 zanahorias\n1 cebolla',
}
const FOODS = ['white-rice', 'carrot', 'onion']

async function read(text: string, lang: Language) {
  const [recipe] = await readRecipes(text)
  const { items, skipped } = finish(parseRecipe(library, recipe!, lang))
  return {
    foods: items.map(({ ingredientId, phrase }) => ingredientId ?? `${phrase}?`),
    skipped: skipped.map(({ line, reason }) => `${reason}: ${line}`),
  }
}

describe('a line that names no food is skipped', () => {
  test.each([
    ['en', 'Chill overnight!!', 'note'],
    ['en', 'Gas mark 6 till crusty.', 'note'],
    ['en', 'Stir, cover, refrigerate.', 'note'],
    ['en', '3 hrs low oven, lid off', 'method'],
    ['en', 'You might also like: Peanut Noodle Salad', 'note'],
    ['de', 'Pro Portion: 298 kcal, Eiweiß 7 g', 'metadata'],
    ['es', 'horno fuerte 20 min y listo', 'method'],
    ['es', 'Confita la zanahoria con la cebolla a fuego lento, escurre y deja templar.', 'method'],
  ] as const)('%s: %s', async (lang, line, reason) => {
    const { foods, skipped } = await read(`${LIST[lang]}\n\n${line}`, lang)
    expect(foods).toEqual(FOODS)
    expect(skipped).toEqual([`${reason}: ${line}`])
  })
})

describe('the lines between the title and the list are no food', () => {
  test.each([
    ['es', 'Paella de casa\n40 uds.'],
    ['es', 'Arroz del domingo\n12 uds. · 20 min'],
    ['de', 'Reispfanne\nGV 120 Essen'],
    ['de', 'Reispfanne\nMenge: ca. 25 Stück\nKategorie: Weihnachten'],
    ['de', '3-Zutaten-Gefühl: Reis aus der Pfanne'],
    ['en', 'Rice bowl\nCUTS INTO 12'],
  ] as const)('%s: %j', async (lang, head) => {
    const { foods, skipped } = await read(`${head}\n\n${LIST[lang]}`, lang)
    expect(foods).toEqual(FOODS)
    expect(skipped).toHaveLength(head.split('\n').length)
  })

  test('but what is measured may be food', async () => {
    const { foods } = await read('Smoothie\n2 scoops velvet shake\n\n200 g rice', 'en')
    expect(foods).toContain('velvet shake?')
  })

  test('but listed foods are, even without amounts', async () => {
    const { foods } = await read('Soup\nbutter\neggs\n\n200 g rice', 'en')
    expect(foods).toEqual(expect.arrayContaining(['butter', 'egg', 'white-rice']))
  })
})

describe('what may be food stays unknown', () => {
  test.each([
    ['en', '2 tins'],
    ['en', 'Mixed leaves'],
    ['en', '2 tbsp velvet rise'],
    ['en', 'Diamond Dust'],
    ['de', '200 g Blorbkraut'],
    ['es', '100 g de polvo mágico'],
  ] as const)('%s: %s', async (lang, line) => {
    const { foods } = await read(`${LIST[lang]}\n${line}`, lang)
    expect(foods).toHaveLength(FOODS.length + 1)
  })
})

test('a food that skipped prose names still counts', async () => {
  const text = `${LIST.en}\n\nFold the walnuts through it gently and serve while it is still warm.`
  const call = RECIPE_CHECK.prepare({ query: {}, body: { text, lang: 'en' } })
  const { evaluation } = await call.run({ library, usage: () => Promise.reject(new Error()) })
  expect(evaluation.treeNut?.verdict).not.toBe('compatible')
  expect(evaluation.dairy?.verdict).toBe('compatible')
})

describe('a brand beside a food adds only what is typical of it', () => {
  const verdicts = async (line: string, lang: Language) => {
    const body = { lines: [line], lang, concerns: ['celery', 'dairy', 'egg', 'gluten', 'fish'] }
    const call = RECIPE_CHECK.prepare({ query: {}, body })
    const found = await call.run({ library, usage: () => Promise.reject(new Error()) })
    return { ...found.evaluation, ...found.euEvaluation }
  }

  test.each([
    ['en', '2 tsp kosher salt (Morton: 1 1/4 tsp)'],
    ['en', '100 g Kraft cheddar'],
    ['de', '200 g Frischkäse, z. B. Philadelphia'],
    ['de', '200 g Frischkäse (Philadelphia)'],
    ['es', '200 g de queso crema tipo Philadelphia'],
  ] as const)('%s: %s', async (lang, line) => {
    expect((await verdicts(line, lang)).fish?.verdict).toBe('compatible')
  })

  test('what is typical of it counts', async () => {
    const found = await verdicts('1 tsp salt (Knorr)', 'en')
    expect(found.celery?.verdict).not.toBe('compatible')
    expect(found.fish?.verdict).toBe('compatible')
  })

  test('one whose name holds a food may be that food', async () => {
    const found = await verdicts('2 apples - no sugar, no salt, just eggs', 'en')
    expect(found.egg?.verdict).not.toBe('compatible')
  })

  test('alone it leaves everything open', async () => {
    for (const line of ['1 cup Knorr', '2 Morton', '1 jar Nutella']) {
      expect((await verdicts(line, 'en')).fish?.verdict).toBe('uncertain')
    }
  })
})
