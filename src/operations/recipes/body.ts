/** Reads the recipe in a body: text of any format, lines or items, with its language. */

import { MAX_ITEMS, MAX_LINES, MAX_RECIPE, MAX_WRITTEN } from '../../domain/limits.ts'
import type { CompatibilityItem } from '../../domain/shapes/compatibility.ts'
import { requireItems } from '../../engine/compatibility/items.ts'
import { requireServings } from '../../engine/compatibility/serving.ts'
import { requireAtMost, requireText } from '../../engine/limits.ts'
import type { RecipeRequest } from '../../engine/recipes/read.ts'
import { IngrError, invalid, type Read, type Readers, readAll, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { requireFewLetters } from '../../recipes/lines.ts'
import { isJson, plainText, readRecipes } from '../../recipes/read.ts'
import type { RecipeText } from '../../recipes/recipe.ts'
import { msg } from '../../wording/message.ts'
import { requireKnown } from '../known.ts'
import type { Body, Reference } from '../operation.ts'
import { LANG } from '../parameters.ts'
import { peopleIn, requireHousehold } from '../people.ts'

type Fields = Readonly<Record<string, unknown>>

const WAYS = ['text', 'lines', 'items'] as const

/** A recipe before its text is parsed. */
interface RecipeBody extends Omit<RecipeRequest, 'people'> {
  /** Which recipe of the text to use, counted from 1. */
  readonly which?: number | undefined
}

export const RECIPE_ERRORS = [
  'INVALID_REQUEST',
  'INVALID_LANGUAGE',
  'EMPTY_ITEMS',
  'TOO_MANY_ITEMS',
  'INGREDIENT_NOT_FOUND',
] as const

/** Defines the body of an operation on a recipe. `more` returns readers for additional fields. */
export const recipeBody = <More extends Readers = Record<never, never>>(
  schema: Reference<Fields>,
  more: (body: Fields) => More = () => ({}) as More,
): Body<RecipeBody & Read<More>, Fields> => ({
  schema,
  read: (body) => readAll(more(body), recipeReaders(body)),
})

export const withPeople = ({ people }: Fields) => ({ people: () => requireHousehold(people) })

/** Returns one request per recipe in the body. Throws INVALID_REQUEST or INVALID_JSON if it is unreadable. */
export async function recipesIn<B extends RecipeBody>(body: B): Promise<readonly B[]> {
  const { text, which } = body
  if (text === undefined) return [await withoutEntities(body)]
  const recipes = await (which === undefined ? readRecipes(text) : readOnce(text))
  const asked = which === undefined ? recipes : recipes.slice(which - 1, which)
  if (which !== undefined && asked.length === 0) {
    throw invalid(msg('noSuchRecipe', { which, count: recipes.length }), {
      recipe: `at most ${recipes.length}`,
    })
  }
  requireFewLines(asked, which ?? 1)
  return asked.map((recipe) => ({ ...body, recipe }))
}

/** Parses items in a JSON text; undefined if the text is a recipe or not JSON. Throws like `parse`. */
export async function itemsJson(text: string, parse: (text: string) => unknown): Promise<unknown> {
  if (!isJson(text)) return undefined
  const value = parse(text)
  const { holdsRecipe } = await import('../../recipes/json.ts')
  return holdsRecipe(value) ? undefined : value
}

/** Returns the titles of the recipes in a text, with null for a recipe without a title. */
export const titlesIn = async (text: string): Promise<readonly (string | null)[]> =>
  (await readOnce(text)).map(({ title }) => title)

let last: { readonly text: string; readonly recipes: ReturnType<typeof readRecipes> } | undefined

/** Splits a text into recipes. Cached, since this may be called once for each recipe of the same text. */
function readOnce(text: string): ReturnType<typeof readRecipes> {
  if (last?.text !== text) last = { text, recipes: readRecipes(text) }
  return last.recipes
}

/** Throws TOO_MANY_ITEMS if a recipe or the whole call has too many lines. `first` is the first recipe's number. */
function requireFewLines(recipes: readonly RecipeText[], first: number): void {
  let lines = 0
  let letters = 0
  for (const [at, { title, sections }] of recipes.entries()) {
    const own = sections.flatMap((section) => section.lines)
    const ownLetters = own.reduce((all, line) => all + line.text.length, 0)
    if (own.length > MAX_ITEMS) {
      throw new IngrError(
        'TOO_MANY_ITEMS',
        msg('tooManyLines', { recipe: title ?? first + at, count: own.length, most: MAX_ITEMS }),
        { text: `at most ${MAX_ITEMS} lines in a recipe` },
      )
    }
    requireFewLetters(MAX_RECIPE, ownLetters, 'text')
    lines += own.length
    letters += ownLetters
  }
  if (lines > MAX_LINES) {
    throw new IngrError(
      'TOO_MANY_ITEMS',
      msg('tooManyLinesInAll', { recipes: recipes.length, count: lines, most: MAX_LINES }),
      { text: `at most ${MAX_LINES} lines in all recipes` },
    )
  }
  requireFewLetters(MAX_WRITTEN, letters, 'text')
}

/** Decodes HTML entities in lines copied from web pages: "2&nbsp;EL Sojaso&szlig;e". */
const withoutEntities = async <B extends RecipeBody>(body: B): Promise<B> =>
  body.lines ? { ...body, lines: await Promise.all(body.lines.map(plainText)) } : body

/** Returns the recipe in a request body. Throws INVALID_REQUEST unless the body has exactly one recipe. */
export async function recipeIn<B extends RecipeBody>(body: B) {
  const [first, ...more] = await recipesIn(body)
  if (first && more.length === 0) return first
  const titles = [first, ...more].map((one, at) => one?.recipe?.title ?? String(at + 1))
  throw invalid(msg('whichRecipe', { count: titles.length, titles: titles.join(', ') }), {
    recipe: `from 1 to ${titles.length}`,
  })
}

/** Returns the recipe of each body. Throws TOO_MANY_ITEMS if they have more than MAX_LINES lines in total. */
export async function recipesOfAll<B extends RecipeBody>(bodies: readonly B[]) {
  const read = []
  for (const body of bodies) read.push(await recipeIn(body))
  const lines = read.flatMap(
    ({ recipe, lines = [], items = [] }): readonly unknown[] =>
      recipe?.sections.flatMap((section) => section.lines) ?? [...lines, ...items],
  )
  requireAtMost(MAX_LINES, lines, 'recipes')
  return read
}

/**
 * Returns the recipe from a request body, and the people for whom the recipe is checked. Throws the same errors as
 * `recipeIn` and `peopleIn`.
 */
export async function recipeOfPeople<
  B extends RecipeBody & { readonly people: readonly unknown[] | null },
>(library: Library, body: B) {
  const recipe = await recipeIn(body)
  return { ...recipe, people: peopleIn(library, body.people, body.lang) }
}

/** Readers of the fields of a recipe. They throw INVALID_REQUEST, INVALID_LANGUAGE, EMPTY_ITEMS or TOO_MANY_ITEMS. */
function recipeReaders(body: Fields) {
  return {
    lang: () => requireLanguage(body.lang),
    servings: () => requireServings(body.servings),
    which: () => requireWhich(body.recipe),
    known: () => requireKnown(body.known),
    ...contentReader(body),
  }
}

/** Returns the reader for the given field: `text`, `lines` or `items`. */
function contentReader({ text, lines, items }: Fields): {
  readonly text?: () => string
  readonly lines?: () => readonly string[]
  readonly items?: () => readonly CompatibilityItem[]
} {
  const given = { text, lines, items }
  const [way, other] = WAYS.filter((one) => (given[one] ?? null) !== null)
  if (way && other) return { text: () => refuseTwo(way, other) }
  if (way === 'text') return { text: () => requireRecipe(text) }
  if (way === 'items') return { items: () => requireItems(items) }
  return { lines: () => requireLines(lines) }
}

function refuseTwo(way: string, other: string): never {
  throw invalid(msg('givenTwoWays', { way, other }), { [other]: `not beside ${way}` })
}

export function requireLanguage(lang: unknown) {
  if (lang === undefined || lang === null) return LANG.read(undefined)
  if (typeof lang === 'string') return LANG.read(lang)
  throw new IngrError('INVALID_LANGUAGE', msg('unknownLanguage', { lang: shown(lang) }), {
    lang: 'not a text',
  })
}

/** Reads the number of the recipe, if given. Throws INVALID_REQUEST unless the number is whole and at least 1. */
function requireWhich(which: unknown): number | undefined {
  if (which === undefined || which === null) return undefined
  if (typeof which === 'number' && Number.isInteger(which) && which >= 1) return which
  throw invalid(msg('recipeNotCount', { which: shown(which) }), {
    recipe: 'a whole number of at least 1',
  })
}

function requireRecipe(text: unknown): string {
  if (typeof text !== 'string') {
    throw invalid(msg('textGivenNotText', { text: shown(text) }), { text: 'a text is required' })
  }
  return text
}

function requireLines(lines: unknown): readonly string[] {
  if (!Array.isArray(lines)) {
    const field = lines === undefined || lines === null ? 'text' : 'lines'
    throw invalid(msg('textOrLinesRequired'), {
      [field]: 'a recipe as a text, or its lines in a list',
    })
  }
  requireAtMost(MAX_ITEMS, lines, 'lines')
  for (const [at, line] of lines.entries()) requireText(line, `lines[${at}]`)
  // A line that contains a line break counts as two lines.
  requireAtMost(
    MAX_ITEMS,
    lines.flatMap((line: string) => line.split('\n')),
    'lines',
  )
  requireFewLetters(
    MAX_RECIPE,
    lines.reduce((all: number, line: string) => all + line.length, 0),
    'lines',
  )
  return lines
}
