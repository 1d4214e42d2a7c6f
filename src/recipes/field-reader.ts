/** Reads the fields of a recipe: ingredients, steps, notes and metadata. Every text becomes a line or is reported. */

import { isAddress } from '../domain/address.ts'
import type { LeftOut } from '../domain/reading.ts'
import { nameKey } from '../language/fold.ts'
import type { Column } from '../language/words.ts'
import { msg } from '../wording/message.ts'
import { headingOf, holdingOf, isNode, type Node, textIn, textsBelow } from './fields.ts'
import { columnOf, lineOf, unreadable } from './lines.ts'
import type { Draft } from './structure.ts'

/** Removes markup from the text of a field. */
export type Clean = (text: string) => string

export const isFilled = (value: unknown) =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Steps that have ingredients of their own, as in Tandoor. */
export const stepsOf = (node: Node): readonly Node[] =>
  Array.isArray(node.steps)
    ? node.steps.filter(isNode).filter(({ ingredients }) => Array.isArray(ingredients))
    : []

/** True if a field of this name has a list of ingredients, for example `recipeIngredient` but not `ingredient`. */
const listsIngredients = (key: string) =>
  holdingOf(key) === 'ingredients' && !/(?<!recipe)(?:ingrediente?|zutat)$/i.test(key)

/** True if a field of the object has a list of ingredients. */
export const holdsList = (node: Node) =>
  Object.entries(node).some(([key, value]) => listsIngredients(key) && isFilled(value))

export const isRecipeType = (type: unknown): boolean =>
  [type].flat().some((one) => typeof one === 'string' && /(?:^|[/#:])Recipe$/i.test(one))

/** Fields are read in this order, so that lines and steps come first. */
const ORDER: readonly string[] = ['ingredients', 'unknown', 'method']

export class FieldReader {
  /** Maps each line of a complete ingredient list to its field, so that we can skip lines repeated in other fields. */
  private readonly listed = new Map<string, string>()
  /** Name of the current field if it has the complete ingredient list; null in other fields. */
  private list: string | null = null
  private readonly foods = new Set<string>()

  constructor(
    private readonly draft: Draft,
    private readonly clean: Clean,
  ) {}

  recipe(node: Node, title = ''): void {
    const rank = (key: string) => ORDER.indexOf(holdingOf(key)) >>> 0
    const fields = Object.entries(node).sort(([a], [b]) => rank(a) - rank(b))
    for (const [key, value] of fields) this.field(key, value, title)
  }

  private field(key: string, value: unknown, title: string): void {
    const holding = holdingOf(key)
    if (holding === 'ingredients') this.ingredients(key, value)
    else if (holding === 'unknown') this.unknown(key, value, title)
    else if (holding === 'method') this.steps(value)
    else if (holding === 'equipment' || holding === 'note') this.texts(value, holding)
    else if (holding === 'title') this.texts(value, 'note', title)
    else if (holding === 'servings' && (isNode(value) || this.draft.servings === null)) {
      this.texts(value, 'note')
    } else if (holding === 'metadata') this.metadata(key, this.clean(textIn(value)))
  }

  private metadata(key: string, text: string): void {
    if (text !== '') this.draft.skip(`${key}: ${text}`, 'metadata')
  }

  /** Reads a field of ingredients: a list, a text of several lines, or a mapping of names to amounts. */
  private ingredients(key: string, value: unknown): void {
    const { list } = this
    const isWhole = WHOLE_LIST.test(key)
    if (listsIngredients(key) && !isWhole && isFilled(value)) this.draft.heading(headingOf(key))
    this.list = isWhole ? key : null
    if (isNode(value) && !isItem(value) && !isPart(value)) this.mapping(value)
    else this.entry(value, key)
    this.list = list
  }

  private line(text: string): void {
    const [, heading] = IN_BRACKETS.exec(text) ?? []
    const key = nameKey(text)
    if (heading !== undefined) {
      this.draft.heading(heading)
      return
    }
    if (this.list !== null) {
      if ((this.listed.get(key) ?? this.list) !== this.list) return
      this.listed.set(key, this.list)
    }
    this.draft.line(text)
  }

  /** Reads a field with an unknown name. List items and names with amounts become lines; other texts become notes. */
  private unknown(key: string, value: unknown, title: string): void {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value)
      if (!isAddress(text)) this.texts(text, 'note', title, key)
    } else if (isNode(value) && isPart(value)) this.part(value, key)
    else if (isNode(value) && !isAmounts(value)) this.recipe(value)
    else {
      const entries = [value].flat().filter((one) => typeof one === 'string' || isNode(one))
      if (entries.every((one) => typeof one === 'string' && isAddress(one))) return
      this.draft.heading(headingOf(key))
      this.entry(entries, null)
    }
  }

  /** Reads a nested recipe, or a part of the recipe with its own name and ingredients. */
  private part(node: Node, key = ''): void {
    const name = textIn(node.name ?? node.title ?? node.heading)
    const heading = this.clean(name) || headingOf(key)
    if (heading !== '') this.draft.heading(heading)
    this.recipe(node, name)
  }

  /** Reads an ingredient, a part or a list. If the path `at` is given, throws if an object has no ingredient. */
  private entry(one: unknown, at: string | null): void {
    if (Array.isArray(one)) {
      for (const [index, part] of one.entries()) this.entry(part, at && `${at}[${index}]`)
    } else if (typeof one === 'string' || typeof one === 'number') {
      for (const text of String(one).split('\n')) this.line(this.clean(text))
    } else if (isNode(one)) {
      const list = one['@list'] ?? one['@set'] ?? one['@graph']
      if (Array.isArray(list)) this.entry(list, at)
      else if (one.is_header === true) this.draft.heading(this.clean(textIn(one.note)))
      else if (isPart(one)) this.part(one)
      else if (!isItem(one) && isAmounts(one)) this.mapping(one)
      else this.item(one, at)
    }
  }

  /** Reads a mapping of names to amounts ("almonds: 100 g"), or of headings to lists. */
  private mapping(node: Node): void {
    for (const [key, value] of Object.entries(node)) {
      if (isNode(value) && isItem(value)) this.item({ ...value, name: key }, null)
      else if (isNode(value) || Array.isArray(value)) {
        this.draft.heading(this.clean(key))
        if (isNode(value) && !isPart(value)) this.mapping(value)
        else this.entry(value, null)
      } else {
        const text = this.clean(textIn(value))
        const fields = /\d/.test(text) ? { amount: text, food: key } : { food: key, note: text }
        this.line(this.clean(lineOf(fields)))
      }
    }
  }

  /** Reads an ingredient given as fields. Text in unknown fields is added to its line or becomes a separate line. */
  private item(one: Node, at: string | null): void {
    const { clean, draft } = this
    const { text, food, rest } = lineOfItem(one, clean)
    const title = clean(textIn(rest.get('title')))
    rest.delete('title')
    if (title !== '') draft.heading(title)
    const lists = [...rest].filter(([, value]) => typeof value === 'object' && value !== null)
    if (text + title === '' && at !== null && lists.length === 0 && !isBlank(one)) {
      const value = JSON.stringify(one).slice(0, 60)
      throw unreadable('JSON', msg('containsNoIngredient', { at, value }))
    }
    const words = new Set(nameKey(text).split(' '))
    const added: string[] = []
    const apart: string[] = []
    for (const [key, value] of rest) {
      const more = typeof value === 'string' ? clean(value) : ''
      const holding = holdingOf(key)
      const repeats = nameKey(more)
        .split(' ')
        .every((word) => words.has(word))
      if (more === '' || isAddress(more) || repeats || holding === 'nothing') continue
      if (RESTATING.test(key) || holding === 'note') draft.skip(more, 'note')
      else if (holding === 'metadata') this.metadata(key, more)
      else (/^\W*\d/.test(more) ? apart : added).push(more)
    }
    // If no food is given, text in unknown fields is treated as notes.
    if (text === '') draft.skip(added, 'note')
    else {
      this.foods.add(nameKey(food))
      this.line([text, ...added].join(', '))
    }
    for (const more of apart) this.line(more)
    for (const [key, value] of lists)
      if (/^(?:unknown|ingredients)$/.test(holdingOf(key))) this.entry(value, null)
  }

  /** Reads steps, given as texts, objects, sections or one long text. Ingredients listed in a step become lines. */
  private steps(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.steps(one)
    else if (isNode(value)) this.step(value)
    else if (typeof value !== 'string' || !isAddress(value)) this.texts(value, 'method')
  }

  private step(node: Node): void {
    const name = textIn(node.name)
    const listed = Object.entries(node)
      .filter(([key, value]) => holdingOf(key) === 'ingredients' && isFilled(value))
      .flatMap(([, value]) => value)
    if (listed.length > 0 && name !== '') this.draft.heading(this.clean(name))
    else if (!textIn(node.text).startsWith(name)) this.texts(name, 'method')
    for (const one of listed) {
      // Skip a step's ingredient if it has no amount and is already in the list.
      const isKnown = isNode(one) && this.foods.has(nameKey(lineOfItem(one, this.clean).text))
      if (!isKnown) this.entry(one, null)
    }
    for (const [key, inner] of Object.entries(node)) {
      const holding = holdingOf(key)
      // Skip pictures and videos, but not descriptions, which are the text of the step.
      const isPicture = holding === 'metadata' && typeof inner === 'object'
      if (isPicture || holding === 'ingredients' || holding === 'nothing') continue
      if (key === 'name' && name !== '') continue
      if (holding === 'equipment') this.texts(inner, holding)
      else if (isNode(inner) && isPart(inner)) this.part(inner, key)
      else this.steps(inner)
    }
  }

  /** Reports all text in a value as skipped. The name of the field is added before the first line. */
  private texts(value: unknown, reason: LeftOut, but = '', key = ''): void {
    let prefix = key === '' ? '' : `${key}: `
    const texts = [...textsBelow(value, (name) => holdingOf(name) !== 'nothing')]
    for (const line of texts.flatMap((text) => (text === but ? [] : text.split('\n')))) {
      const text = this.clean(line)
      if (text === '') continue
      this.draft.skip(prefix + text, reason)
      // Add the name only to the first line: repeating a long name on every line could make an answer gigabytes long.
      prefix = ''
    }
  }
}

/** Matches headings written by RecipeSage, such as "[Sauce]". */
const IN_BRACKETS = /^\[([^\d[\]]+)\]$/

/** Matches the names of fields that contain the complete ingredient list. */
const WHOLE_LIST =
  /^(?:recipe)?_?(?:ingredients?|zutaten?|ingredientes?)(?:_?(?:list|liste|text|flat|raw))?$/i

/** Matches the names of fields that contain the ingredients of one part of the recipe. */
const PARTS = /^(?:items|itemListElement|components|parts|lines|list|entries|elements|contents)$/

/** True for a group of ingredients or a nested recipe. */
const isPart = (node: Node): boolean =>
  isRecipeType(node['@type']) ||
  stepsOf(node).length > 0 ||
  holdsList(node) ||
  Object.entries(node).some(([key, value]) => PARTS.test(key) && Array.isArray(value))

/** Fields that may contain a whole ingredient line. They are used only if no other field names the food. */
const IN_FULL = ['originalText', 'original_text', 'display', 'text', 'original', '@value', 'value']
const OF_ITEM = new Set([...IN_FULL, 'name', 'title', 'label'])

/** True if the object has fields of one ingredient. */
const isItem = (node: Node) =>
  '@type' in node || Object.keys(node).some((key) => OF_ITEM.has(key) || columnOf(key))

/** True for a mapping of names to amounts, such as "almonds: 100 g". */
const isAmounts = (node: Node) =>
  isFilled(node) &&
  Object.entries(node).every(
    ([key, value]) =>
      holdingOf(key) === 'unknown' &&
      (typeof value === 'object' || typeof value === 'number' || /\d/.test(String(value))),
  )

const isBlank = (node: Node) => Object.values(node).every((value) => textIn(value) === '')

/** Matches fields that repeat the whole ingredient in another form, such as the imported text. */
const RESTATING = /^(?:original|display|raw|input)/

/** For an ingredient given as separate fields, returns its line, its food and the remaining fields. */
function lineOfItem(node: Node, clean: Clean) {
  const rest = new Map(Object.entries(node))
  const take = (key = ''): unknown => {
    const value = rest.get(key)
    rest.delete(key)
    return value
  }
  const takeColumn = (column: Column, other = '') => {
    const named = Object.keys(node).filter((name) => columnOf(name) === column)
    return take([column, other, ...named].find((key) => (node[key] ?? null) !== null))
  }
  const given = takeColumn('amount', 'requiredQuantity')
  const food = textIn(takeColumn('food', 'name'))
  const note = textIn(takeColumn('note'))
  const unit = clean(textIn(takeColumn('unit') ?? (isNode(given) ? given.unitText : '')))
  const amount = typeof given === 'number' ? given : clean(textIn(given))
  if (food !== '') {
    const counted = node.no_amount === true ? null : amount
    const text = lineOf({ amount: counted, unit, food: clean(food), note: clean(note) })
    return { text, food, rest }
  }
  // Mealie always adds an amount of 1. So if no food is given, the note is the whole line.
  const whole = note || textIn(take(IN_FULL.find((name) => textIn(node[name]) !== '')))
  const title = textIn(node.title)
  if (whole !== '' || title === '' || amount === '' || 'referenceId' in node)
    return { text: clean(whole), food: whole, rest }
  take('title')
  return { text: lineOf({ amount, unit, food: clean(title) }), food: title, rest }
}
