/** Reads recipes from JSON: schema.org (Nextcloud Cookbook too), exports of Mealie and Tandoor, and plain lists with a title. */

import { itemAt } from '../domain/present.ts'
import { type Column, RECIPE_WORDS } from '../language/recipe-words.ts'
import { msg } from '../messages/message.ts'
import { stringsOf } from './exempt-keys.ts'
import { columnOf, type Fields, keyNamed, lineOf, Places, unreadable } from './lines.ts'
import { type Format, languageOfTag, type RecipeText, type SkippedText } from './recipe.ts'
import { servingsOf } from './servings.ts'
import { Draft } from './structure.ts'

type Node = Readonly<Record<string, unknown>>

/** Turns what a field holds into text without markup. */
type Clean = (text: string) => string

/** Whether a JSON value holds something that is a recipe, or means to be one. */
export function holdsRecipe(value: unknown): boolean {
  return recipeNodes(value).length > 0
}

/**
 * All recipes in a JSON value, in their order, each once. Throws INVALID_REQUEST when there is none, or one without ingredients.
 * `source` is the text it was read from.
 */
export function recipesInJson(value: unknown, source: string, clean: Clean): readonly RecipeText[] {
  const places = new Places(source)
  const nodes = recipeNodes(value)
  if (nodes.length === 0) {
    throw unreadable('JSON', msg('no recipe in it (no recipeIngredient, ingredients or steps)'))
  }
  const [full, empty] = [
    nodes.filter(hasIngredients),
    nodes.filter((node) => !hasIngredients(node)),
  ]
  if (full.length === 0) {
    const name = textIn(itemAt(nodes, 0).name) || 'without a name'
    throw unreadable(
      formatOf(itemAt(nodes, 0)),
      msg('the recipe has no ingredients: {name}', { name: clean(name) }),
    )
  }
  const recipes = full.map((node) => recipeOf(node, places, clean))
  // Pages show other recipes as cards, with a name and no more.
  const cards = empty.map(
    (node): SkippedText => ({ line: 1, text: clean(textIn(node.name)), reason: 'metadata' }),
  )
  return once(recipes).map((recipe, at) =>
    at > 0
      ? recipe
      : { ...recipe, skipped: [...recipe.skipped, ...cards.filter(({ text }) => text)] },
  )
}

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

/** The keys under which ingredients stand, in three languages for lists of one's own. */
const INGREDIENT_KEYS = [
  'recipeIngredient',
  'ingredients',
  'recipe_ingredients',
  'ingredient',
].concat(Object.values(RECIPE_WORDS).flatMap(({ keys }) => [...keys.ingredients]))

function ingredientsOf(node: Node): unknown {
  const key = INGREDIENT_KEYS.find((name) => isFilled(node[name]))
  return key === undefined ? undefined : node[key]
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== ''

function hasIngredients(node: Node): boolean {
  return (
    isFilled(ingredientsOf(node)) || stepsOf(node).some(({ ingredients }) => isFilled(ingredients))
  )
}

/** Steps with ingredients of their own, as Tandoor has them. */
function stepsOf(node: Node): readonly Node[] {
  return Array.isArray(node.steps)
    ? node.steps.filter(isNode).filter(({ ingredients }) => Array.isArray(ingredients))
    : []
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
    if (Array.isArray(next)) for (let at = next.length - 1; at >= 0; at--) open.push(next[at])
    else if (isNode(next)) {
      if (isRecipe(next)) found.push(next)
      else open.push(...Object.values(next).reverse())
    }
  }
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRecipe(node: Node): boolean {
  if (isRecipeType(node['@type'])) return true
  if (isFilled(node.recipeIngredient) || stepsOf(node).length > 0) return true
  // A list of one's own: ingredients with a name or a method beside them. A request has `items`.
  const beside = Object.keys(node).map(keyNamed)
  return isFilled(ingredientsOf(node)) && (beside.includes('title') || beside.includes('servings'))
}

function isRecipeType(type: unknown): boolean {
  if (Array.isArray(type)) return type.some(isRecipeType)
  return typeof type === 'string' && /(?:^|[/#:])Recipe$/i.test(type)
}

/** What a field holds that may be a text, a list of them or an object with a text in it. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join(', ')
  if (!isNode(value)) return ''
  return textIn(value.text ?? value.name ?? value['@value'] ?? value.value ?? '')
}

function recipeOf(node: Node, places: Places, clean: Clean): RecipeText {
  const format = formatOf(node)
  const draft = new Draft(format)
  const name = fieldOf(node, 'title')
  draft.title = clean(textIn(name)) || null
  if (draft.title) places.lineOf(textIn(name))
  draft.servings = servingsOfNode(node)
  draft.language = languageOfTag(textIn(node.inLanguage ?? node.language))
  if (format === 'tandoor') tandoor(draft, node, places, clean)
  else {
    const given = ingredientsOf(node)
    const list = typeof given === 'string' ? given.split('\n') : (given as readonly unknown[])
    list.forEach((one, at) => {
      ingredient(draft, one, places, clean, `recipeIngredient[${at}]`)
    })
    instructions(draft, node.recipeInstructions ?? node.instructions ?? node.method, places, clean)
  }
  for (const [key, value] of Object.entries(node)) {
    if (METADATA.has(key) && textIn(value) !== '') {
      draft.skip(1, `${key}: ${clean(textIn(value))}`, 'metadata')
    }
  }
  draft.witness(...stringsOf(node).flatMap((text) => linesOf(text).map(clean)))
  const tools = [node.tool ?? node.tools].flat().map(textIn).filter(Boolean)
  for (const tool of tools) draft.skip(places.lineOf(tool), clean(tool), 'equipment')
  for (const note of [node.notes].flat()) {
    draft.skip(
      1,
      clean(
        isNode(note)
          ? [textIn(note.title), textIn(note.text)].filter(Boolean).join(': ')
          : textIn(note),
      ),
      'note',
    )
  }
  return draft.recipe()
}

/** The lines of a text with markup. */
const linesOf = (text: string) =>
  text.replace(/<\/?(?:br|p|li|div|ul|ol|tr|td|h\d)\b[^<>]*>/gi, '\n').split('\n')

/** What else a recipe says of itself in words. */
const METADATA: ReadonlySet<string> = new Set([
  'description',
  'keywords',
  'recipeCategory',
  'recipeCuisine',
  'prepTime',
  'cookTime',
  'totalTime',
  'performTime',
  'author',
  'url',
  'orgURL',
  'working_time',
  'waiting_time',
  'source_url',
])

/** The field of a name in any language; schema.org calls the title `name`. */
function fieldOf(node: Node, name: 'title' | 'servings'): unknown {
  const first = Object.keys(node).find((key) => keyNamed(key) === name)
  return name === 'title' ? (node.name ?? (first && node[first])) : first && node[first]
}

function servingsOfNode(node: Node) {
  // Tandoor says what its number counts.
  const counted = textIn(node.servings_text)
  if (counted !== '' && typeof node.servings === 'number') {
    return servingsOf(`${node.servings} ${counted}`)
  }
  const fields = [node.recipeServings, node.recipeYield, node.yield, node.servings]
  for (const field of [...fields, fieldOf(node, 'servings')]) {
    const found = servingsOf(field)
    if (found) return found
  }
  return null
}

function ingredient(draft: Draft, one: unknown, places: Places, clean: Clean, at: string): void {
  if (one === null || one === undefined) return
  if (Array.isArray(one)) {
    for (const part of one) ingredient(draft, part, places, clean, at)
    return
  }
  if (isNode(one)) {
    const title = clean(textIn(one.title))
    if (title !== '') draft.heading(title)
    // A group of its own: a name and a list.
    const group = one.ingredients ?? one.items ?? one.itemListElement
    if (Array.isArray(group)) {
      const heading = clean(textIn(one.name ?? one.heading))
      if (heading !== '') draft.heading(heading)
      for (const part of group) ingredient(draft, part, places, clean, at)
      return
    }
    const { text, found } = lineOfNode(one, clean)
    if (text !== '') draft.line(places.lineOf(found), text)
    else if (title === '' && !isBlank(one)) {
      throw unreadable(
        'JSON',
        msg('{at} contains no ingredient: {value}', {
          at,
          value: JSON.stringify(one).slice(0, 60),
        }),
      )
    }
    return
  }
  const text = typeof one === 'string' ? one : String(one)
  for (const part of text.split('\n')) draft.line(places.lineOf(part), clean(part))
}

/** Whether an entry has nothing to say: all of its fields are empty. */
const isBlank = (node: Node) => Object.values(node).every((value) => textIn(value) === '')

/** The line of an ingredient in fields, and a text of it that stands in the source. */
function lineOfNode(node: Node, clean: Clean): { text: string; found: string } {
  const food = textIn(node.food ?? named(node, 'food') ?? node.name ?? node.item)
  const note = textIn(node.note ?? node.notes ?? node.comment ?? named(node, 'note'))
  if (food === '') {
    // Mealie counts 1 where nobody did: the note is the whole line.
    const text = note || textIn(node.originalText) || textIn(node.display) || textIn(node.text)
    return { text: clean(text), found: text }
  }
  const given =
    node.no_amount === true ? null : (node.amount ?? node.quantity ?? named(node, 'amount'))
  const fields: Fields = {
    amount: typeof given === 'number' ? given : clean(textIn(given)),
    unit: clean(textIn(node.unit ?? node.units ?? named(node, 'unit'))),
    food: clean(food),
    note: clean(note),
  }
  return { text: lineOf(fields), found: food }
}

/** A field by a column's name in any language: `menge`, `cantidad`. */
function named(node: Node, column: Column): unknown {
  const key = Object.keys(node).find((name) => columnOf(name) === column)
  return key === undefined ? undefined : node[key]
}

function tandoor(draft: Draft, node: Node, places: Places, clean: Clean): void {
  for (const step of (node.steps as readonly unknown[]).filter(isNode)) {
    const heading = clean(textIn(step.name))
    const ingredients = Array.isArray(step.ingredients) ? step.ingredients.filter(isNode) : []
    if (heading !== '' && ingredients.length > 0) draft.heading(heading)
    for (const one of ingredients) {
      if (one.is_header === true) draft.heading(clean(textIn(one.note)))
      else {
        const { text, found } = lineOfNode(one, clean)
        const line = text || clean(textIn(one.original_text))
        if (line !== '') draft.line(places.lineOf(found), line)
      }
    }
    for (const text of textIn(step.instruction).split('\n')) {
      draft.skip(places.lineOf(text), clean(text), 'method')
    }
  }
}

/** Texts, steps, sections of steps, or one long text. */
function instructions(draft: Draft, value: unknown, places: Places, clean: Clean): void {
  for (const one of [value].flat(2)) {
    if (isNode(one)) {
      const { name, itemListElement, text } = one
      const heading = textIn(name)
      if (Array.isArray(itemListElement)) {
        if (heading !== '') draft.skip(places.lineOf(heading), clean(heading), 'method')
        instructions(draft, itemListElement, places, clean)
        continue
      }
      const told = textIn(text) || heading
      if (told !== '') draft.skip(places.lineOf(told), clean(told), 'method')
    } else if (typeof one === 'string') {
      for (const line of one.split('\n')) draft.skip(places.lineOf(line), clean(line), 'method')
    }
  }
}
