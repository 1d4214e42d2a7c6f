/** Tests every recipe format: title, servings and lines are correct, and nothing else is taken for food. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../src/domain/languages.ts'
import { finish } from '../src/domain/steps.ts'
import { type ParsedText, parseRecipe } from '../src/engine/parse.ts'
import { openLibrary } from '../src/library/sqlite-library.ts'
import { readRecipes } from '../src/recipes/read.ts'

const FOLDER = join(import.meta.dirname, 'recipes/formats')
const library = openLibrary(join(import.meta.dirname, '../data/library.sqlite'))

interface Expected {
  readonly title: string | null
  readonly servings: number | null
  readonly lines: readonly string[]
}

interface ExpectedFile extends Expected {
  readonly lang: Language
  /** The name of the recipe, if several files contain the same recipe. */
  readonly same?: string
  /** The other recipes of the file. */
  readonly others?: readonly Expected[]
}

/** The expected recipes, written before we first ran the reader on the files. */
const EXPECTED: Readonly<Record<string, ExpectedFile>> = JSON.parse(
  readFileSync(join(FOLDER, 'expected.json'), 'utf8'),
)
const files = Object.entries(EXPECTED)

async function parsed(file: string): Promise<readonly ParsedText[]> {
  const recipes = await readRecipes(readFileSync(join(FOLDER, file), 'utf8'))
  return recipes.map((recipe) => finish(parseRecipe(library, recipe, EXPECTED[file]!.lang)))
}

/** Returns the parsed lines without bullets, extra spaces and consecutive duplicates. */
function linesOf({ items }: ParsedText): readonly string[] {
  const lines = items.map(({ line }) => line.replace(/^[-•*]\s+/, '').replace(/\s+/g, ' '))
  return lines.filter((line, at) => line !== lines[at - 1])
}

test('every file has a row, and every row a file', () => {
  const found = readdirSync(FOLDER).filter((name) => name !== 'expected.json')
  expect(found.sort()).toEqual(Object.keys(EXPECTED).sort())
})

describe('title, servings and lines', () => {
  test.each(files)('%s', async (file, { title, servings, lines, others = [] }) => {
    const found = (await parsed(file)).map((one) => ({
      title: one.title,
      servings: one.servings?.count ?? null,
      lines: linesOf(one),
    }))
    const expected = [{ title, servings, lines }, ...others].map((one) => ({
      ...one,
      lines: one.lines.map((line) => line.replace(/^- /, '')),
    }))
    expect(found).toEqual(expected)
  })
})

describe('the same recipe in every format', () => {
  const groups = [...new Set(files.flatMap(([, { same }]) => same ?? []))]
  test.each(groups)('%s', async (name) => {
    const members = files.filter(([, { same }]) => same === name).map(([file]) => file)
    const items = async (file: string) =>
      (await parsed(file))[0]!.items.map(({ ingredientId, amount, unit, grams, reading }) => [
        ingredientId,
        amount,
        unit,
        grams,
        reading,
      ])
    const [first, ...others] = members
    const expected = await items(first!)
    for (const file of others) expect([file, await items(file)]).toEqual([file, expected])
  })
})
