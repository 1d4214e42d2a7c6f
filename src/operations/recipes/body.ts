/** Reads the recipe that a body holds: a text, lines or items, and the language they are in. */

import { requireItems } from '../../engine/compatibility/items.ts'
import { MAX_ITEMS, MAX_RECIPE, requireAtMost } from '../../engine/limits.ts'
import type { RecipeRequest } from '../../engine/recipes/read.ts'
import { IngrError, shown } from '../../errors.ts'
import type { Body, Schema } from '../operation.ts'
import { LANG } from '../parameters.ts'

type Fields = Readonly<Record<string, unknown>>

const WAYS = ['text', 'lines', 'items'] as const

/** The body of an operation on a recipe; `more` reads what else it takes. */
export function recipeBody<More extends object = object>(
  schema: Schema,
  more?: (body: Fields) => More,
): Body<RecipeRequest & More> {
  return { schema, ...recipe(more) }
}

/** The same of a question that only the terminal asks. */
export function recipe<More extends object = object>(
  more: (body: Fields) => More = () => ({}) as More,
): Pick<Body<RecipeRequest & More>, 'read'> {
  return { read: (body) => ({ ...more(body), ...readRecipeBody(body) }) }
}

/** Throws INVALID_REQUEST, INVALID_LANGUAGE, EMPTY_ITEMS or TOO_MANY_ITEMS. */
function readRecipeBody(body: Fields): RecipeRequest {
  const lang = requireLanguage(body.lang)
  const given = WAYS.filter((way) => body[way] !== undefined && body[way] !== null)
  const [way] = given
  if (given.length > 1) {
    const names = given.join(' and ')
    throw new IngrError('INVALID_REQUEST', `${names} are given; one of them is enough`, {
      [given[1]!]: `not beside ${way}`,
    })
  }
  if (way === 'text') return { text: requireText(body.text), lang }
  if (way === 'items') return { items: requireItems(body.items), lang }
  return { lines: requireLines(body.lines), lang }
}

function requireLanguage(lang: unknown) {
  if (lang === undefined || lang === null) return LANG.read(undefined)
  if (typeof lang === 'string') return LANG.read(lang)
  throw new IngrError('INVALID_LANGUAGE', `unknown language: ${shown(lang)}`, {
    lang: 'not a text',
  })
}

function requireText(text: unknown): string {
  if (typeof text !== 'string') {
    throw new IngrError('INVALID_REQUEST', `text is not a text: ${shown(text)}`, {
      text: 'a text is required',
    })
  }
  requireAtMost(
    MAX_ITEMS,
    text.split('\n').filter((line) => line.trim() !== ''),
    'text',
  )
  requireFewLetters(text.length, 'text')
  return text
}

/** Throws TOO_MANY_ITEMS: what reading costs follows from the letters. */
function requireFewLetters(letters: number, field: string): void {
  if (letters <= MAX_RECIPE) return
  throw new IngrError('TOO_MANY_ITEMS', `${letters} letters in ${field}; at most ${MAX_RECIPE}`, {
    [field]: `at most ${MAX_RECIPE} letters`,
  })
}

function requireLines(lines: unknown): readonly string[] {
  if (!Array.isArray(lines)) {
    throw new IngrError('INVALID_REQUEST', 'text or lines is required', {
      text: 'a recipe as a text, or its lines in a list',
    })
  }
  requireAtMost(MAX_ITEMS, lines, 'lines')
  const at = lines.findIndex((line) => typeof line !== 'string')
  if (at >= 0) {
    const field = `lines[${at}]`
    throw new IngrError('INVALID_REQUEST', `${field} is not a text: ${shown(lines[at])}`, {
      [field]: 'not a text',
    })
  }
  // A line break makes two lines of one.
  requireAtMost(
    MAX_ITEMS,
    lines.flatMap((line: string) => line.split('\n')),
    'lines',
  )
  requireFewLetters(
    lines.reduce((all: number, line: string) => all + line.length, 0),
    'lines',
  )
  return lines
}
