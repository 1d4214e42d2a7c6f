/** What a field of a recipe file holds, by its name; and the bounds of values that files nest in one another. */

import { nameKey } from '../language/fold.ts'
import type { RecipeWords } from '../language/recipe-words.ts'
import { msg } from '../messages/message.ts'
import { inAnyLanguage, keyNamed, unreadable } from './lines.ts'

export type Node = Readonly<Record<string, unknown>>

/** `unknown`: no list here has the name, so that the field may hold ingredients. `nothing`: ids, addresses, dates, switches. */
type Holding =
  | 'title'
  | 'servings'
  | 'ingredients'
  | 'method'
  | 'equipment'
  | 'note'
  | 'metadata'
  | 'nothing'
  | 'unknown'

/** `recipe_category`, `recipeCategory` and "Recipe category" are one name. */
const wordsOf = (name: string) =>
  nameKey(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).split(/[ _]+/)

/** What a field holds, by its name in any of the languages or of the common formats. */
export function holdingOf(name: string): Holding {
  const words = wordsOf(name)
  const whole = words.join('')
  const phrase = words.join(' ')
  const last = words.at(-1) ?? ''
  if (isListed('nothing', whole) || isListed('technical', last)) return 'nothing'
  if (isListed('metadata', whole)) return 'metadata'
  const named = keyNamed(name)
  if (named) return named
  if (YIELD.test(whole)) return 'servings'
  if (/ingredient|zutat|^suppl(?:y|ies)$/.test(whole)) return 'ingredients'
  if (isListed('equipment', whole)) return 'equipment'
  if (inAnyLanguage(({ facts }) => facts.has(phrase))) return 'metadata'
  if (inAnyLanguage(({ apart }) => apart.has(phrase))) return 'note'
  if (isListed('metadata', last)) return 'metadata'
  return inAnyLanguage(({ keys }) => words.some((word) => keys.method.has(word)))
    ? 'method'
    : 'unknown'
}

const isListed = (list: keyof RecipeWords['fields'], word: string) =>
  inAnyLanguage(({ fields }) => fields[list].has(word))

/** Whether no food in a field counts: nobody names a dish by its author or its comments. */
export const isBeside = (name: string) => isListed('beside', wordsOf(name).join(''))

/** Every text in a value of JSON or YAML, and every key, but for the fields that are beside the dish. */
export function* textsIn(value: unknown): Generator<string, void> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one)
  else if (isNode(value))
    for (const [key, one] of Object.entries(value)) yield* textsOfField(key, one)
}

/** The same of a field: its name may be a food (`almonds: 100 g`). */
export function* textsOfField(key: string, value: unknown): Generator<string, void> {
  if (isBeside(key)) return
  yield key
  yield* textsIn(value)
}

const YIELD = /^(?:recipe)?(?:yields?|servings?)(?:text|quantity|unit|amount)?$/

/** The name of a field as a heading: "optional ingredients". */
export const headingOf = (name: string) => wordsOf(name).join(' ')

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a field holds that may be a text, a list of them or an object with a text in it. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join(', ')
  if (!isNode(value)) return ''
  return textIn(value.text ?? value.name ?? value['@value'] ?? value.value ?? '')
}

/** Values in one another: nobody writes as many, and reading them calls itself. */
export const MAX_DEPTH = 64

/**
 * Throws INVALID_REQUEST where values nest too deep, or have more letters than the text that they were read from: parts of it that
 * repeat one another, or themselves.
 */
export function requireBounded(
  value: unknown,
  letters: number,
  format: 'JSON' | 'front matter',
): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  let left = letters
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, depth } = next
    if (typeof one === 'string') left -= one.length
    else if (typeof one === 'object' && one !== null) {
      left -= 1
      if (depth > MAX_DEPTH) throw tooDeep(format)
      for (const [key, inner] of Object.entries(one)) {
        if (!Array.isArray(one)) left -= key.length
        open.push({ value: inner, depth: depth + 1 })
      }
    }
    if (left < 0) {
      throw unreadable(format, msg('aliases repeat more letters than the text has'))
    }
  }
}

export const tooDeep = (format: 'JSON' | 'front matter') =>
  unreadable(format, msg('values nest deeper than {maxDepth} levels', { maxDepth: MAX_DEPTH }))
