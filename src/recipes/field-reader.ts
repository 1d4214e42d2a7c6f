/** Takes everything that somebody wrote out of the fields of a recipe: lines of ingredients, steps, notes, and what is said about it. */

import type { LeftOut } from '../domain/reading.ts'
import { nameKey } from '../language/fold.ts'
import type { Column } from '../language/recipe-words.ts'
import { msg } from '../messages/message.ts'
import { headingOf, holdingOf, isNode, type Node, textIn } from './fields.ts'
import { columnOf, type Fields, lineOf, type Places, unreadable } from './lines.ts'
import type { Draft } from './structure.ts'

/** Turns what a field holds into text without markup. */
export type Clean = (text: string) => string

export const isFilled = (value: unknown) =>
  isNode(value)
    ? Object.keys(value).length > 0
    : Array.isArray(value)
      ? value.length > 0
      : typeof value === 'string' && value.trim() !== ''

/** Steps with ingredients of their own, as Tandoor has them. */
export function stepsOf(node: Node): readonly Node[] {
  return Array.isArray(node.steps)
    ? node.steps.filter(isNode).filter(({ ingredients }) => Array.isArray(ingredients))
    : []
}

/** A name in the plural: `ingredient` is a single one, of which a list is one all the same. */
export const listsIngredients = (key: string) =>
  holdingOf(key) === 'ingredients' && !/(?<!recipe)(?:ingrediente?|zutat)$/i.test(key)

export function isRecipeType(type: unknown): boolean {
  if (Array.isArray(type)) return type.some(isRecipeType)
  return typeof type === 'string' && /(?:^|[/#:])Recipe$/i.test(type)
}

/** The order in which fields are read: lines and steps first. */
const ORDER = ['ingredients', 'unknown', 'method'] as const

/** Takes everything that somebody wrote out of the fields of a recipe. */
export class FieldReader {
  /** Lines of the fields that hold all of the ingredients, and which field had them: files hold the same list twice. */
  private readonly listed = new Map<string, string>()
  private readonly foods = new Set<string>()

  constructor(
    private readonly draft: Draft,
    private readonly places: Places,
    private readonly clean: Clean,
  ) {}

  recipe(node: Node, title = ''): void {
    const rank = (key: string) => (ORDER as readonly string[]).indexOf(holdingOf(key)) >>> 0
    const fields = Object.entries(node).sort(([a], [b]) => rank(a) - rank(b))
    for (const [key, value] of fields) this.field(key, value, title)
  }

  /** Reads a field by what its name says that it holds. */
  field(key: string, value: unknown, title = ''): void {
    const holding = holdingOf(key)
    if (holding === 'ingredients') this.ingredients(key, value)
    else if (holding === 'unknown' && (title === '' || value !== title)) this.unknown(key, value)
    else if (holding === 'method') this.steps(value)
    else if (holding === 'equipment') this.tools(value)
    else if (holding === 'note') this.notes(value)
    else if (holding === 'title' && (isNode(value) || textIn(value) !== title)) {
      this.texts(value, 'note', title)
    } else if (holding === 'servings' && isNode(value)) this.texts(value, 'note')
    else if (holding === 'metadata') {
      const text = this.clean(textIn(value))
      if (text !== '') this.draft.skip(1, `${key}: ${text}`, 'metadata')
    }
  }

  /** A field whose name says that it holds ingredients: a list, a text of several lines, or a name and an amount each. */
  private ingredients(key: string, value: unknown): void {
    const isWhole = WHOLE_LIST.test(key)
    if (listsIngredients(key) && !isWhole && isFilled(value)) this.draft.heading(headingOf(key))
    this.list = isWhole ? key : null
    if (isNode(value) && !isItem(value) && !isPart(value)) this.mapping(value)
    else if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) this.ingredient(one, `${key}[${at}]`)
    } else this.ingredient(value, key)
    this.list = null
  }

  /** The field that is being read, where it holds all of the ingredients. */
  private list: string | null = null

  private line(text: string, found: string): void {
    const key = nameKey(text)
    if (this.list !== null) {
      if ((this.listed.get(key) ?? this.list) !== this.list) return
      this.listed.set(key, this.list)
    }
    this.draft.line(this.places.lineOf(found), text)
  }

  /** No list of names has it: entries of a list are lines, whatever the list is called, and texts are notes. */
  private unknown(key: string, value: unknown): void {
    if (Array.isArray(value)) {
      const entries = value.filter((one) => typeof one === 'string' || isNode(one))
      if (entries.every(isAddress)) return
      this.draft.heading(headingOf(key))
      for (const one of entries) this.ingredient(one, null)
    } else if (isNode(value) && isPart(value)) this.part(value, key)
    else if (isNode(value) && isAmounts(value)) {
      this.draft.heading(headingOf(key))
      this.mapping(value)
    } else if (isNode(value)) this.recipe(value)
    else if (typeof value === 'string' && !isAddress(value)) this.texts(value, 'note', '', key)
  }

  /** A part of the recipe with a name and ingredients of its own; another recipe is one too. */
  private part(node: Node, key = ''): void {
    const name = textIn(node.name ?? node.title ?? node.heading)
    const heading = this.clean(name) || headingOf(key)
    if (heading !== '') this.draft.heading(heading)
    const { list } = this
    this.list = null
    this.recipe(node, name)
    this.list = list
  }

  private ingredient(one: unknown, at: string | null): void {
    if (Array.isArray(one)) for (const part of one) this.ingredient(part, at)
    else if (isNode(one)) this.node(one, at)
    else if (typeof one === 'string' || typeof one === 'number') {
      for (const part of String(one).split('\n')) this.line(this.clean(part), part)
    }
  }

  private node(one: Node, at: string | null): void {
    const list = one['@list'] ?? one['@set'] ?? one['@graph']
    if (Array.isArray(list)) this.ingredient(list, at)
    else if (one.is_header === true) this.draft.heading(this.clean(textIn(one.note)))
    else if (isPart(one)) this.part(one)
    else if (!isItem(one) && isAmounts(one)) this.mapping(one)
    else this.item(one, at)
  }

  /** "almonds: 100 g", or a list below its heading. */
  private mapping(node: Node): void {
    for (const [key, value] of Object.entries(node)) {
      if (isNode(value) && isItem(value)) this.item({ ...value, name: key }, null)
      else if (isNode(value) || Array.isArray(value)) {
        this.draft.heading(this.clean(key))
        if (isNode(value) && !isPart(value)) this.mapping(value)
        else this.ingredient(value, null)
      } else {
        const text = this.clean(textIn(value))
        const fields = /\d/.test(text) ? { amount: text, food: key } : { food: key, note: text }
        this.line(this.clean(lineOf(fields)), key)
      }
    }
  }

  /** One ingredient in fields. What else it says in words is added to its line, or a line of its own. */
  private item(one: Node, at: string | null): void {
    const { clean, draft } = this
    const { text, found, used } = lineOfNode(one, clean)
    const title = used.has('title') ? '' : clean(textIn(one.title))
    if (title !== '') draft.heading(title)
    const isStated = text !== '' || title !== '' || at === null || isBlank(one)
    const others = Object.entries(one).filter(([key]) => !used.has(key) && key !== 'title')
    const lists = others.filter(([, value]) => typeof value === 'object' && value !== null)
    if (!isStated && lists.length === 0) {
      const value = JSON.stringify(one).slice(0, 60)
      throw unreadable('JSON', msg('{at} contains no ingredient: {value}', { at, value }))
    }
    const words = new Set(nameKey(text).split(' '))
    const added: string[] = []
    const apart: string[] = []
    for (const [key, value] of others) {
      const more = typeof value === 'string' ? clean(value) : ''
      if (more === '') continue
      if (
        nameKey(more)
          .split(' ')
          .every((word) => words.has(word)) ||
        isAddress(more)
      )
        continue
      const holding = holdingOf(key)
      if (RESTATING.test(key)) draft.skip(this.places.lineOf(found), more, 'note')
      else if (holding === 'metadata') draft.skip(1, `${key}: ${more}`, 'metadata')
      else if (holding === 'nothing') continue
      else if (holding === 'note') this.notes(value)
      else if (/^\W*\d/.test(more)) apart.push(more)
      else added.push(more)
    }
    // Words that no field calls a food.
    if (text === '') for (const more of added) draft.skip(this.places.lineOf(more), more, 'note')
    else if (!this.isRepeated(one, found)) this.line([text, ...added].join(', '), found)
    for (const more of apart) this.line(more, more)
    for (const [key, value] of lists) {
      if (/^(?:unknown|ingredients)$/.test(holdingOf(key))) this.ingredient(value, null)
    }
  }

  /** Whether a step names an ingredient without an amount that a line has already. */
  private isRepeated(one: Node, found: string): boolean {
    const key = nameKey(found)
    const isBare = Object.values(one).every(
      (value) => typeof value !== 'number' || value === one.id,
    )
    if (this.isStep && isBare && this.foods.has(key)) return true
    this.foods.add(key)
    return false
  }

  private isStep = false

  /** Texts, steps, sections of steps, or one long text; ingredients that a step has of its own are lines. */
  private steps(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.steps(one)
    else if (isNode(value)) this.step(value)
    else this.texts(value, 'method')
  }

  private step(node: Node): void {
    const name = textIn(node.name)
    const listing = Object.entries(node).filter(
      ([key, value]) => holdingOf(key) === 'ingredients' && isFilled(value),
    )
    if (listing.length > 0 && name !== '') this.draft.heading(this.clean(name))
    else if (!textIn(node.text).startsWith(name)) this.texts(name, 'method')
    this.isStep = true
    for (const [, value] of listing) this.ingredient(value, null)
    this.isStep = false
    const isNamed = textIn(node.text) === ''
    for (const [key, inner] of Object.entries(node)) {
      const holding = holdingOf(key)
      if (holding === 'ingredients' || holding === 'nothing') continue
      // Pictures and videos; what a step calls its description is the step.
      if (holding === 'metadata' && typeof inner === 'object') continue
      if (key === 'name') {
        if (isNamed && listing.length === 0 && name === '') this.texts(inner, 'method')
      } else if (holding === 'equipment') this.tools(inner)
      else if (isNode(inner) && isPart(inner)) this.part(inner, key)
      else if (isNode(inner) || Array.isArray(inner)) this.steps(inner)
      else if (typeof inner === 'string' && !isAddress(inner)) this.texts(inner, 'method')
    }
  }

  private tools(value: unknown): void {
    for (const tool of [value].flat().map(textIn).filter(Boolean)) {
      this.draft.skip(this.places.lineOf(tool), this.clean(tool), 'equipment')
    }
  }

  private notes(value: unknown): void {
    for (const note of [value].flat()) {
      if (!isNode(note)) this.texts(note, 'note')
      else {
        const parts = [textIn(note.title), textIn(note.text)].filter(Boolean)
        if (parts.length > 0) this.draft.skip(1, this.clean(parts.join(': ')), 'note')
        else this.texts(note, 'note')
      }
    }
  }

  /** Lists every text below a value as left out, the first line with the name of its field. */
  private texts(value: unknown, reason: LeftOut, but = '', key = ''): void {
    let prefix = key === '' ? '' : `${key}: `
    for (const line of linesBelow(value, but)) {
      const text = this.clean(line)
      if (text === '') continue
      const number = reason === 'method' ? this.places.lineOf(line) : 1
      this.draft.skip(number, prefix + text, reason)
      // A long name before each of many lines would be an answer of gigabytes.
      prefix = ''
    }
  }
}

/** The lines of every text below a value, without texts that are `but`. */
function* linesBelow(value: unknown, but: string): Generator<string> {
  if (typeof value === 'string' && value !== but) yield* value.split('\n')
  else if (Array.isArray(value)) for (const one of value) yield* linesBelow(one, but)
  else if (isNode(value)) {
    for (const [name, one] of Object.entries(value)) {
      if (holdingOf(name) !== 'nothing') yield* linesBelow(one, but)
    }
  }
}

/** Names of fields that hold all of the ingredients. */
const WHOLE_LIST =
  /^(?:recipe)?_?(?:ingredients?|zutaten?|ingredientes?)(?:_?(?:list|liste|text|flat|raw))?$/i

/** Names of fields in which a part of a recipe has its list. */
const PARTS = /^(?:items|itemListElement|components|parts|lines|list|entries|elements|contents)$/

/** Whether an object is a group of ingredients or a recipe of its own. */
export function isPart(node: Node): boolean {
  return (
    isRecipeType(node['@type']) ||
    stepsOf(node).length > 0 ||
    Object.entries(node).some(([key, value]) =>
      PARTS.test(key) ? Array.isArray(value) : listsIngredients(key) && isFilled(value),
    )
  )
}

/** Whether an object has fields of a single ingredient. */
const isItem = (node: Node) =>
  '@type' in node || Object.keys(node).some((key) => OF_ITEM.has(key) || columnOf(key))

const OF_ITEM = new Set([
  'name',
  'title',
  'text',
  'value',
  '@value',
  'label',
  'display',
  'original',
  'originalText',
  'original_text',
])

/** Names with an amount each: "almonds: 100 g". */
const isAmounts = (node: Node) =>
  Object.entries(node).length > 0 &&
  Object.entries(node).every(
    ([key, value]) =>
      holdingOf(key) === 'unknown' &&
      (typeof value === 'object' || typeof value === 'number' || /\d/.test(String(value))),
  )

const isAddress = (value: unknown) =>
  typeof value === 'string' && /^\s*[a-z]+:\/\/\S+\s*$/i.test(value)

/** Whether an entry has nothing to say: all of its fields are empty. */
const isBlank = (node: Node) => Object.values(node).every((value) => textIn(value) === '')

/** Fields that say all of an ingredient once more, as it was imported or is shown. */
const RESTATING = /^(?:original|display|raw|input)/

/** The line of an ingredient in fields, a text of it that stands in the source, and the fields that it is made of. */
function lineOfNode(node: Node, clean: Clean) {
  const used = new Set<string>()
  const first = (column: Column, ...keys: readonly string[]): unknown => {
    const named = Object.keys(node).filter((name) => columnOf(name) === column)
    const key = [...keys, ...named].find((name) => (node[name] ?? null) !== null)
    if (key === undefined) return undefined
    used.add(key)
    return node[key]
  }
  const given = first('amount', 'amount', 'quantity', 'requiredQuantity')
  const food = textIn(first('food', 'food', 'name', 'item'))
  const note = textIn(first('note', 'note', 'notes', 'comment'))
  const unit = textIn(first('unit', 'unit', 'units') ?? (isNode(given) ? given.unitText : ''))
  if (food === '') {
    // Mealie counts 1 where nobody did: the note is the whole line.
    const whole = [
      'originalText',
      'original_text',
      'display',
      'text',
      'original',
      '@value',
      'value',
    ]
    if (note === '' && textIn(given) !== '' && !('referenceId' in node)) whole.push('title')
    const key = note ? 'note' : (whole.find((name) => textIn(node[name]) !== '') ?? 'note')
    used.add(key)
    const text = note || textIn(node[key])
    if (key !== 'title') return { text: clean(text), found: text, used }
    return {
      text: lineOf({ amount: clean(textIn(given)), unit, food: clean(text) }),
      found: text,
      used,
    }
  }
  const amount = typeof given === 'number' ? given : clean(textIn(given))
  const fields: Fields = {
    amount: node.no_amount === true ? null : amount,
    unit: clean(unit),
    food: clean(food),
    note: clean(note),
  }
  return { text: lineOf(fields), found: food, used }
}
