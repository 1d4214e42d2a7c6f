/** Reads recipes from JSON: schema.org (and Nextcloud Cookbook), exports of Mealie and Tandoor, lists with a title. */

import { distinctBy } from '../domain/distinct.ts'
import { itemAt } from '../domain/present.ts'
import { msg } from '../wording/message.ts'
import {
  type Clean,
  FieldReader,
  holdsList,
  isFilled,
  isRecipeType,
  stepsOf,
} from './field-reader.ts'
import {
  holdingOf,
  isNode,
  isOfDish,
  MAX_DEPTH,
  type Node,
  requireBounded,
  textIn,
  textsBelow,
} from './fields.ts'
import { beginsWithFigure, keyNamed, lineOf, unreadable } from './lines.ts'
import { type Format, languageOfTag, linesOf, type RecipeText, type SkippedText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

/** True if a JSON value contains a recipe, even an incomplete one. */
export const holdsRecipe = (value: unknown): boolean => recipeNodes(value).length > 0

/** All recipes in a JSON value, in order. Throws INVALID_REQUEST if none has ingredients. */
export function recipesInJson(value: unknown, length: number, clean: Clean): readonly RecipeText[] {
  requireBounded(value, length, 'JSON')
  const recipes = recipesOf(value, clean)
  if (recipes.length === 0) throw unreadable('JSON', msg('noRecipeMarked'))
  return requireFull(recipes)
}

/** Like `fullOf`, but throws INVALID_REQUEST if no recipe has ingredients. */
export function requireFull(recipes: readonly RecipeText[]): readonly RecipeText[] {
  const full = fullOf(recipes)
  if (full.length > 0) return full
  const { format, title } = itemAt(recipes, 0)
  throw unreadable(format, msg('recipeWithoutIngredients', { name: title ?? msg('withoutName') }))
}

/** All recipes in a JSON value of limited size, including those without ingredients. */
export const recipesOf = (value: unknown, clean: Clean): readonly RecipeText[] =>
  recipeNodes(value).map((node) => recipeOf(node, clean))

/** Returns the recipes that have ingredients, without duplicates, because pages often contain a recipe twice. */
export function fullOf(recipes: readonly RecipeText[]): readonly RecipeText[] {
  const full = distinctBy(recipes.filter(hasLines), ({ title, sections }) =>
    JSON.stringify([title, sections]),
  )
  // Pages show other recipes as cards that have only a name.
  const cards = recipes.flatMap((recipe): SkippedText[] =>
    hasLines(recipe) || recipe.title === null ? [] : [{ text: recipe.title, reason: 'metadata' }],
  )
  return full.map((recipe, at) =>
    at > 0 ? recipe : { ...recipe, skipped: [...recipe.skipped, ...cards] },
  )
}

const hasLines = (recipe: RecipeText) => linesOf(recipe).length > 0

function formatOf(node: Node): Format {
  if (isOfKitchenOwl(node)) return 'kitchenowl'
  if (stepsOf(node).length > 0) return 'tandoor'
  const { recipeIngredient } = node
  const [first] = Array.isArray(recipeIngredient) ? recipeIngredient : []
  if (isNode(first) && ('food' in first || 'referenceId' in first || 'originalText' in first))
    return 'mealie'
  return isRecipeType(node['@type']) || 'recipeIngredient' in node ? 'schema.org' : 'list'
}

/** Finds recipes anywhere in a value, such as in a list, in `@graph` or in the main entity of a page. */
function recipeNodes(value: unknown, depth = MAX_DEPTH): readonly Node[] {
  if (typeof value !== 'object' || value === null || depth === 0) return []
  if (isNode(value) && isRecipe(value)) return [value]
  return Object.values(value).flatMap((one) => recipeNodes(one, depth - 1))
}

function isRecipe(node: Node): boolean {
  if (isRecipeType(node['@type'])) return true
  if (isOfKitchenOwl(node)) return true
  if (isFilled(node.recipeIngredient) || stepsOf(node).length > 0) return true
  // A recipe may be a list of ingredients with a title or servings. Requests to our API have `items` instead.
  const isNamed = Object.keys(node).some((key) => /^(?:title|servings)$/.test(holdingOf(key)))
  return isNamed && holdsList(node)
}

function recipeOf(node: Node, clean: Clean): RecipeText {
  const draft = new Draft(formatOf(node))
  readFields(isOfKitchenOwl(node) ? withIngredients(node) : node, draft, clean)
  return draft.recipe()
}

/** True for a recipe from KitchenOwl, where each item has its amount in a description. */
function isOfKitchenOwl({ name, items, yields }: Node): boolean {
  const list = Array.isArray(items) ? items : []
  return (
    typeof name === 'string' &&
    yields !== undefined &&
    list.length > 0 &&
    list.every((one) => isNode(one) && typeof one.name === 'string' && 'description' in one)
  )
}

/** Renames KitchenOwl's fields to the names that other formats use. The field `description` contains the method. */
function withIngredients({ items, description, yields, ...others }: Node): Node {
  const ingredients = [items]
    .flat()
    .filter(isNode)
    .map((item) => {
      const [amount = '', ...rest] = textIn(item.description).split(/,\s+/)
      const notes = item.optional === true ? [...rest, 'optional'] : rest
      return beginsWithFigure(amount)
        ? lineOf({ amount, food: textIn(item.name), note: notes.join(', ') })
        : lineOf({ food: textIn(item.name), note: [amount, ...notes].filter(Boolean).join(', ') })
    })
  return { ...others, servings: yields, ingredients, method: description }
}

/** Reads the fields of a recipe into a draft. Does not overwrite values in the draft. */
export function readFields(node: Node, draft: Draft, clean: Clean): void {
  const name = titleOf(node)
  draft.title ??= clean(name) || null
  draft.servings ??= servingsOfNode(node)
  draft.language ??= languageOfTag(textIn(node.inLanguage ?? node.language ?? node.lang))
  draft.witness(
    [...textsBelow(node, isOfDish, true)].flatMap((text) => shownLines(text).map(clean)),
  )
  new FieldReader(draft, clean).recipe(node, name)
}

/** Splits text at line breaks and block tags. */
const shownLines = (text: string) =>
  text.replace(/<\/?(?:br|p|li|div|ul|ol|tr|td|h\d)\b[^<>]*>/gi, '\n').split('\n')

/** Returns the title from the field `name` (as in schema.org) or, if missing, from the first title in any language. */
function titleOf(node: Node): string {
  const first = Object.keys(node).find((key) => holdingOf(key) === 'title')
  return textIn(node.name) || textIn(first && node[first])
}

function servingsOfNode(node: Node) {
  // In Tandoor, a second field says what is counted, such as people or pieces.
  const counted = textIn(node.servings_text)
  if (counted !== '' && typeof node.servings === 'number')
    return servingsOf(`${node.servings} ${counted}`)
  const named = Object.keys(node).filter((key) => keyNamed(key) === 'servings')
  const stated = ['recipeServings', ...named].map((key) => servingsOf(node[key]))
  return stated.find((servings) => servings !== null) ?? null
}
