/** Reads recipes from JSON: schema.org (Nextcloud Cookbook too), exports of Mealie and Tandoor, and plain lists with a title. */

import { itemAt } from '../domain/present.ts'
import { msg } from '../messages/message.ts'
import { stringsOf } from './exempt-keys.ts'
import {
  type Clean,
  FieldReader,
  isFilled,
  isPart,
  isRecipeType,
  listsIngredients,
  stepsOf,
} from './field-reader.ts'
import { holdingOf, isNode, type Node, requireBounded, textIn } from './fields.ts'
import { keyNamed, Places, unreadable } from './lines.ts'
import { type Format, languageOfTag, type RecipeText, type SkippedText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Whether a JSON value holds something that is a recipe, or means to be one. */
export function holdsRecipe(value: unknown): boolean {
  return recipeNodes(value).length > 0
}

/** The same of one that has ingredients in a field whose name says so. */
export function holdsIngredients(value: unknown): boolean {
  return recipeNodes(value).some(
    (node) =>
      isPart({ ...node, '@type': null }) || Array.isArray(node.hasPart) || isFilled(node.supply),
  )
}

/**
 * All recipes in a JSON value, in their order, each once. Throws INVALID_REQUEST when there is none, or one without ingredients.
 * `source` is the text it was read from.
 */
export function recipesInJson(value: unknown, source: string, clean: Clean): readonly RecipeText[] {
  requireBounded(value, source.length, 'JSON')
  const places = new Places(source)
  const nodes = recipeNodes(value)
  if (nodes.length === 0) {
    throw unreadable('JSON', msg('no recipe in it (no recipeIngredient, ingredients or steps)'))
  }
  const recipes = nodes.map((node) => recipeOf(node, places, clean))
  const full = recipes.filter(hasLines)
  if (full.length === 0) {
    const { format, title } = itemAt(recipes, 0)
    throw unreadable(
      format,
      msg('the recipe has no ingredients: {name}', { name: title ?? 'without a name' }),
    )
  }
  // Pages show other recipes as cards, with a name and no more.
  const cards = recipes
    .filter((recipe) => !hasLines(recipe))
    .flatMap(({ title }): SkippedText[] =>
      title === null ? [] : [{ line: 1, text: title, reason: 'metadata' }],
    )
  return once(full).map((recipe, at) =>
    at > 0 ? recipe : { ...recipe, skipped: [...recipe.skipped, ...cards] },
  )
}

export const hasLines = ({ sections }: RecipeText) => sections.some(({ lines }) => lines.length > 0)

/** A page often holds the same recipe twice. */
function once(recipes: readonly RecipeText[]): readonly RecipeText[] {
  const told = (recipe: RecipeText) =>
    JSON.stringify([
      recipe.title,
      recipe.sections.map(({ heading, lines }) => [heading, lines.map(({ text }) => text)]),
    ])
  const seen = new Set<string>()
  return recipes.filter((recipe) => {
    const key = told(recipe)
    return !seen.has(key) && seen.add(key)
  })
}

function formatOf(node: Node): Format {
  if (stepsOf(node).length > 0) return 'tandoor'
  const { recipeIngredient } = node
  const [first] = Array.isArray(recipeIngredient) ? recipeIngredient : []
  if (isNode(first) && ('food' in first || 'referenceId' in first || 'originalText' in first)) {
    return 'mealie'
  }
  return isRecipeType(node['@type']) || 'recipeIngredient' in node ? 'schema.org' : 'list'
}

const MOST_NODES = 200_000

/** The recipes of a value wherever they stand in it: alone, in a list, in `@graph`, in the page that they are the main part of. */
function recipeNodes(value: unknown): readonly Node[] {
  const found: Node[] = []
  const open: unknown[] = [value]
  for (let seen = 0; open.length > 0 && seen < MOST_NODES; seen++) {
    const next = open.pop()
    if (isNode(next) && isRecipe(next)) found.push(next)
    else if (typeof next === 'object' && next !== null) {
      for (const one of Object.values(next).reverse()) open.push(one)
    }
  }
  return found
}

function isRecipe(node: Node): boolean {
  if (isRecipeType(node['@type'])) return true
  if (isFilled(node.recipeIngredient) || stepsOf(node).length > 0) return true
  // A list of one's own: ingredients with a name or servings beside them. A request has `items`.
  return (
    Object.entries(node).some(([key, value]) => listsIngredients(key) && isFilled(value)) &&
    Object.keys(node).some((key) => /^(?:title|servings)$/.test(holdingOf(key)))
  )
}

function recipeOf(node: Node, places: Places, clean: Clean): RecipeText {
  const draft = new Draft(formatOf(node))
  const name = titleOf(node)
  draft.title = clean(name) || null
  if (draft.title) places.lineOf(name)
  draft.servings = servingsOfNode(node)
  draft.language = languageOfTag(textIn(node.inLanguage ?? node.language))
  draft.witness(stringsOf(node).flatMap((text) => linesOf(text).map(clean)))
  new FieldReader(draft, places, clean).recipe(node, name)
  return draft.recipe()
}

/** The lines of a text with markup. */
const linesOf = (text: string) =>
  text.replace(/<\/?(?:br|p|li|div|ul|ol|tr|td|h\d)\b[^<>]*>/gi, '\n').split('\n')

/** The field of a name in any language; schema.org calls the title `name`. */
function titleOf(node: Node): string {
  const first = Object.keys(node).find((key) => holdingOf(key) === 'title')
  return textIn(node.name) || textIn(first && node[first])
}

function servingsOfNode(node: Node) {
  // Tandoor says what its number counts.
  const counted = textIn(node.servings_text)
  if (counted !== '' && typeof node.servings === 'number') {
    return servingsOf(`${node.servings} ${counted}`)
  }
  const fields = [node.recipeServings, node.recipeYield, node.yield, node.servings]
  const other = Object.keys(node).find((key) => keyNamed(key) === 'servings')
  for (const field of [...fields, other && node[other]]) {
    const found = servingsOf(field)
    if (found) return found
  }
  return null
}
