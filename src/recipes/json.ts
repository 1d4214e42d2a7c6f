/** Reads recipes from JSON: schema.org (Nextcloud Cookbook too), exports of Mealie and Tandoor, and plain lists with a title. */

import { distinctBy } from '../domain/distinct.ts'
import { itemAt } from '../domain/present.ts'
import { msg } from '../messages/message.ts'
import {
  type Clean,
  FieldReader,
  isFilled,
  isRecipeType,
  listsIngredients,
  stepsOf,
} from './field-reader.ts'
import {
  holdingOf,
  isNode,
  MAX_DEPTH,
  type Node,
  requireBounded,
  textIn,
  textsIn,
} from './fields.ts'
import { keyNamed, unreadable } from './lines.ts'
import { type Format, languageOfTag, type RecipeText, type SkippedText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** Whether a JSON value holds something that is a recipe, or means to be one. */
export function holdsRecipe(value: unknown): boolean {
  return recipeNodes(value).length > 0
}

/** All recipes in the value of a JSON text, in their order. Throws INVALID_REQUEST when none has ingredients. */
export function recipesInJson(value: unknown, length: number, clean: Clean): readonly RecipeText[] {
  requireBounded(value, length, 'JSON')
  const recipes = recipesOf(value, clean)
  if (recipes.length === 0) {
    throw unreadable('JSON', msg('no recipe in it (no recipeIngredient, ingredients or steps)'))
  }
  const full = fullOf(recipes)
  if (full.length === 0) {
    const { format, title } = itemAt(recipes, 0)
    throw unreadable(
      format,
      msg('the recipe has no ingredients: {name}', { name: title ?? 'without a name' }),
    )
  }
  return full
}

/** The recipes in a bounded JSON value, those without ingredients among them. */
export const recipesOf = (value: unknown, clean: Clean): readonly RecipeText[] =>
  recipeNodes(value).map((node) => recipeOf(node, clean))

/** The recipes that have ingredients, each once, since pages often hold the same one twice. */
export function fullOf(recipes: readonly RecipeText[]): readonly RecipeText[] {
  const full = distinctBy(recipes.filter(hasLines), ({ title, sections }) =>
    JSON.stringify([title, sections]),
  )
  // Pages show other recipes as cards, with a name and no more.
  const cards = recipes
    .filter((recipe) => !hasLines(recipe))
    .flatMap(({ title }): SkippedText[] =>
      title === null ? [] : [{ text: title, reason: 'metadata' }],
    )
  return full.map((recipe, at) =>
    at > 0 ? recipe : { ...recipe, skipped: [...recipe.skipped, ...cards] },
  )
}

const hasLines = ({ sections }: RecipeText) => sections.some(({ lines }) => lines.length > 0)

function formatOf(node: Node): Format {
  if (stepsOf(node).length > 0) return 'tandoor'
  const { recipeIngredient } = node
  const [first] = Array.isArray(recipeIngredient) ? recipeIngredient : []
  if (isNode(first) && ('food' in first || 'referenceId' in first || 'originalText' in first)) {
    return 'mealie'
  }
  return isRecipeType(node['@type']) || 'recipeIngredient' in node ? 'schema.org' : 'list'
}

/** The recipes of a value wherever they are in it: alone, in a list, in `@graph`, in the page that they are the main part of. */
function recipeNodes(value: unknown, depth = MAX_DEPTH): readonly Node[] {
  if (typeof value !== 'object' || value === null || depth === 0) return []
  if (isNode(value) && isRecipe(value)) return [value]
  return Object.values(value).flatMap((one) => recipeNodes(one, depth - 1))
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

function recipeOf(node: Node, clean: Clean): RecipeText {
  const draft = new Draft(formatOf(node))
  const name = titleOf(node)
  draft.title = clean(name) || null
  draft.servings = servingsOfNode(node)
  draft.language = languageOfTag(textIn(node.inLanguage ?? node.language))
  draft.witness([...textsIn(node)].flatMap((text) => linesOf(text).map(clean)))
  new FieldReader(draft, clean).recipe(node, name)
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
  const named = Object.keys(node).filter((key) => keyNamed(key) === 'servings')
  for (const key of ['recipeServings', ...named]) {
    const found = servingsOf(node[key])
    if (found) return found
  }
  return null
}
