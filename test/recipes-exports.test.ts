/**
 * Tests files exported from recipe programs, ten per format: title, servings and lines. The bytes of each file are
 * decoded as in the command-line program.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decodedText } from '../src/cli/input/encoding.ts'
import { finish } from '../src/domain/steps.ts'
import { type ParsedText, parseRecipe } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { readRecipes } from '../src/recipes/read.ts'

const FOLDER = join(import.meta.dirname, 'recipes/exports')
const library = openLibrary(join(import.meta.dirname, '../data/library.sqlite'))

interface Example {
  readonly name: string
  readonly expected: string
  readonly bytes: Buffer
}

/**
 * Returns the example files of a format. Each follows a line `%%% name`, which also describes any special encoding. The
 * expected recipes are in lines that begin with `%`, and were written before the first test run. Paprika's files are
 * binary and in a separate folder.
 */
function examplesOf(format: string): readonly Example[] {
  const [, ...files] = readFileSync(join(FOLDER, `${format}.txt`), 'utf8').split(/^%%% /m)
  return files.map((file) => {
    const [, name = '', flags = '', expected = '', text = ''] =
      /^(\S+)([^\n]*)\n((?:% [^\n]*\n)+)([\s\S]*)$/.exec(file) ?? []
    if (text === '') {
      return { name, expected, bytes: readFileSync(join(FOLDER, format, name)) }
    }
    const written = flags.includes('crlf') ? text.replaceAll('\n', '\r\n') : text
    const marked = flags.includes('bom') ? `\ufeff${written}` : written
    const bytes = Buffer.from(marked, flags.includes('latin1') ? 'latin1' : 'utf8')
    return { name, expected, bytes }
  })
}

async function parsed(text: string): Promise<readonly ParsedText[]> {
  const recipes = await readRecipes(text)
  return recipes.map((recipe) => finish(parseRecipe(library, recipe, 'en')))
}

/** Formats a recipe in the notation of the example files. A line with two foods is listed once. */
function stated({ title, servings, items }: ParsedText): string {
  const lines = items.map(({ line }) => line.replace(/^[-*] /, '').replace(/\s+/g, ' '))
  const once = lines.filter((line, at) => line !== lines[at - 1])
  return [`% ${title} | ${servings?.count ?? ''}`, ...once.map((line) => `% - ${line}`)].join('\n')
}

const formats = readdirSync(FOLDER).flatMap((name) => /^(.*)\.txt$/.exec(name)?.[1] ?? [])

describe.each(formats)('%s', (format) => {
  const examples = examplesOf(format)

  test('has ten examples', () => {
    expect(examples).toHaveLength(10)
  })

  test.each(examples)('$name', async ({ name, expected, bytes }) => {
    const recipes = await parsed(decodedText(bytes, name))
    expect(recipes.map(stated).join('\n')).toBe(expected.trimEnd())
  })
})

/** Returns all texts of the recipes, to check that nothing is lost. */
async function textsOf(text: string): Promise<string> {
  return JSON.stringify(await readRecipes(text))
}

test.each([
  ['MealMaster', 'mealmaster', 'chili', ['Main dish', 'Brown the beef']],
  [
    'RezKonv',
    'rezkonv',
    'strudel',
    ['TEIG', 'Großmutter Hilde', 'Jürgen B.', 'Den Teig ausziehen'],
  ],
  ['MasterCook', 'mastercook-mxp', 'apple-pie', ['Aunt Jo', 'CRUST', 'Good cold', 'Desserts']],
  ['MasterCook 2', 'mastercook-mx2', 'text-lines', ['Riesling', 'My notebook']],
  ['RecipeML', 'recipeml', 'size', ['Skillet', 'Bake.']],
  ['Gourmet', 'gourmet', 'optional', ['Try radishes', 'Toss.']],
  [
    'Open Recipe Format',
    'open-recipe-format',
    'two-amounts',
    ['4 cups', 'to taste', '230', 'loaves'],
  ],
  [
    'RecipeMD',
    'recipemd',
    'nested-groups',
    ['very long evening', 'Greek', 'Brown 1 kg', 'Bechamel'],
  ],
  ['KitchenOwl', 'kitchenowl', 'one', ['Nudeln kochen', 'Alles mischen', 'party']],
  ['front matter', 'front-matter', 'tab', ['pescado']],
])('%s: other text is skipped and reported', async (_, format, name, texts) => {
  const example = examplesOf(format).find((one) => one.name === name)
  const read = await textsOf(decodedText(example?.bytes ?? Buffer.alloc(0), name))
  expect(texts.filter((text) => !read.includes(text))).toEqual([])
})

test.each(['https://example.org/lasagne?print=1', 'www.example.org/lasagne\n'])(
  'the error about a URL says what to do: %s',
  async (text) => {
    await expect(readRecipes(text)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringContaining('copy the ingredients'),
    })
  },
)

test('an alias without an anchor leaves front matter readable', async () => {
  const [recipe] = await parsed('---\na: *b\nservings: 2\n---\n- 1 egg\n')
  expect(stated(recipe!)).toBe('% null | 2\n% - 1 egg')
})

test('YAML that is not an Open Recipe is one line', async () => {
  const text = 'recipe_name: Tea: iced\ningredients:\n  - tea\n'
  await expect(readRecipes(text)).rejects.toThrow(/^open recipe format: not valid YAML: .* line 1/)
})

test('an export without ingredients is one line with its title', async () => {
  const text = '<gourmetDoc><recipe id="1"><title>Air</title></recipe></gourmetDoc>'
  await expect(readRecipes(text)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    message: expect.stringContaining('Air'),
  })
  await expect(readRecipes('<gourmetDoc/>')).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})

test('Cooklang with an escaped fraction', async () => {
  const [recipe] = await parsed('Whisk @milk{1\\/4%cup} with @eggs{2}.')
  expect(stated(recipe!)).toContain('% - 1/4 cup milk')
})

test('an ingredient directly after the labels is not lost', async () => {
  const [recipe] = await parsed(
    'MMMMM----- Recipe via Meal-Master (tm) v8.05\n      Title: Tea\n      Yield: 2\n      1 c  Milk\n\n  Pour.\n',
  )
  expect(stated(recipe!)).toBe('% Tea | 2\n% - 1 cup Milk')
})

test('categories may continue in the next line', async () => {
  const [recipe] = await parsed(
    '========== REZKONV-Rezept - RezkonvSuite v1.4\n\n     Titel: Tee\nKategorien: Heiß,\n            Milch\n     Menge: 2 Personen\n\n      1   Tasse  Sahne\n\nKochen.\n',
  )
  expect(stated(recipe!)).toBe('% Tee | 2\n% - 1 Tasse Sahne')
})

test('Markdown with rules and a method below a heading is classified by its words', async () => {
  const text =
    '# Tee\n\n**2 Portionen**\n\n---\n\n- 200 ml Milch\n\n## Zubereitung\n\n- Milch erhitzen.\n'
  const [recipe] = await readRecipes(text)
  expect(recipe!.format).toBe('markdown')
})

test('a web page with custom elements is a web page', async () => {
  const page = '<!doctype html><html><body><recipe >x</recipe><h1>Tee</h1></body></html>'
  await expect(readRecipes(page)).rejects.toThrow(/^HTML: /)
})

test.each([
  ['comments', `<recipeml>${'<!--'.repeat(200_000)}`],
  ['declarations', `<recipeml>${'<!DOCTYPE '.repeat(80_000)}`],
  ['unclosed tags', `<recipeml>${'<ing a="'.repeat(100_000)}`],
  ['blank lines', `# Tea\n---\n- tea\n${'\n'.repeat(90_000)}`],
  ['rules', `${'MMMMM-----meal-master\n'}${`${'-'.repeat(9_000)}x\n`.repeat(100)}`],
  ['front matter', `---\na: b: c\n${'\n'.repeat(90_000)}---\n- 1 egg\n`],
])('the time is proportional to the length: %s', async (_, text) => {
  const start = performance.now()
  await readRecipes(text).catch(() => undefined)
  expect(performance.now() - start).toBeLessThan(10_000)
})
