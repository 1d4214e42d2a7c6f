/** Classifies fields of recipe files by their names, and limits the depth of nested values. */

import { nameKey } from '../language/fold.ts'
import type { RecipeWords } from '../language/words.ts'
import { msg } from '../wording/message.ts'
import { inAnyLanguage, keyNamed, unreadable } from './lines.ts'

export type Node = Readonly<Record<string, unknown>>

/**
 * What a field contains. A field of type `unknown` may contain ingredients. A field of type `nothing` contains no text
 * about the recipe, for example an id, an address, a date or a flag.
 */
export type Holding =
  | 'title'
  | 'servings'
  | 'ingredients'
  | 'method'
  | 'equipment'
  | 'note'
  | 'metadata'
  | 'nothing'
  | 'unknown'

/** Splits a name into words: `recipe_category`, `recipeCategory` and "Recipe category" give the same words. */
const wordsOf = (name: string) =>
  nameKey(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).split(/[ _]+/)

/** Determines from a field's name what the field contains. The name may be in any supported language and style. */
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

/** True for fields that describe the dish. False, for example, for the author and the comments. */
export const isOfDish = (name: string) => !isListed('beside', wordsOf(name).join(''))

/** Yields all texts of a JSON or YAML value that are in fields accepted by `isRead`. `hasNames` adds field names. */
export function* textsBelow(
  value: unknown,
  isRead: (name: string) => boolean,
  hasNames = false,
): Generator<string, void> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      const isField = !Array.isArray(value)
      if (isField && !isRead(name)) continue
      // Unknown names may be foods ("butter: 200 g"). The field "name" is known, so it is not taken for "ñame" (yam).
      if (isField && hasNames && holdingOf(name) === 'unknown') yield name
      yield* textsBelow(one, isRead, hasNames)
    }
  }
}

const YIELD = /^(?:recipe)?(?:yields?|servings?)(?:text|quantity|unit|amount)?$/

/** Converts a field name to a heading: "optional ingredients". */
export const headingOf = (name: string) => wordsOf(name).join(' ')

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Builds an object from fields. Values of a repeated name are merged into one list. */
export function nodeOf(fields: readonly (readonly [name: string, value: unknown])[]): Node {
  const values = new Map<string, unknown>()
  for (const [name, value] of fields)
    values.set(name, values.has(name) ? [values.get(name), value].flat() : value)
  return Object.fromEntries(values)
}

/** Returns the text of a field: a text, a list of texts or an object with a text. Returns "" if there is no text. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join(', ')
  if (!isNode(value)) return ''
  return textIn(value.text ?? value.name ?? value['@value'] ?? value.value ?? '')
}

/** Formats whose values can be nested. */
export type Structured = 'JSON' | 'front matter' | 'open recipe format'

/** Maximum depth of nested values. It is limited because reading is recursive. */
export const MAX_DEPTH = 64

/**
 * Throws INVALID_REQUEST if values are nested too deeply or have more than `letters` characters. A short text can have
 * such values if its aliases repeat text or refer to themselves.
 */
export function requireBounded(value: unknown, letters: number, format: Structured): void {
  let left = letters
  const visit = (one: unknown, depth: number): void => {
    left -= typeof one === 'string' ? one.length : 1
    if (left < 0) throw unreadable(format, msg('aliasesTooLong'))
    if (typeof one !== 'object' || one === null) return
    if (depth > MAX_DEPTH) throw tooDeep(format)
    for (const [key, inner] of Object.entries(one)) {
      if (!Array.isArray(one)) left -= key.length
      visit(inner, depth + 1)
    }
  }
  visit(value, 1)
}

export const tooDeep = (format: Structured) =>
  unreadable(format, msg('valuesNestTooDeep', { maxDepth: MAX_DEPTH }))
