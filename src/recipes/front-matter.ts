/** Reads what stands in YAML in front of a Markdown or Cooklang recipe. */

import { parse } from 'yaml'
import type { Language } from '../domain/languages.ts'
import { reasonOf } from '../errors.ts'
import { msg } from '../messages/message.ts'
import { type Key, keyNamed, unreadable } from './lines.ts'
import { languageOfTag } from './recipe.ts'

interface FrontMatter {
  readonly title: string | null
  /** Whatever stands under a key for the servings. */
  readonly servings: unknown
  /** A list of ingredients, where the front matter holds the recipe itself. */
  readonly ingredients: unknown
  readonly language: Language | null
  readonly others: readonly { readonly line: number; readonly text: string }[]
  /** All of it, by its keys. */
  readonly values: Readonly<Record<string, unknown>>
}

/** Throws INVALID_REQUEST with the line where it is no YAML. */
export function frontMatterOf(yaml: string): FrontMatter {
  const values = mappingOf(yaml)
  const lines = yaml.split('\n')
  const found: { [key in Key]?: unknown } = {}
  const others: { line: number; text: string }[] = []
  for (const [name, value] of Object.entries(values)) {
    const key = keyNamed(name)
    // The first line is the rule above.
    const line = 2 + lines.findIndex((one) => one.trimStart().startsWith(name))
    if (key !== undefined && found[key] === undefined) found[key] = value
    else
      others.push({
        line,
        text: `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      })
  }
  const { title, servings, ingredients } = found
  return {
    title: title === undefined || title === null ? null : String(title),
    servings,
    ingredients,
    language: languageOfTag(values.lang ?? values.language ?? values.locale),
    others,
    values,
  }
}

function mappingOf(yaml: string): Readonly<Record<string, unknown>> {
  try {
    // What it would warn of, it would write to the screen itself.
    const value: unknown = parse(yaml, { logLevel: 'error' })
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : {}
  } catch (error) {
    const why = reasonOf(error).replace(/:$/, '')
    throw unreadable('front matter', msg('not valid YAML: {why}', { why }))
  }
}
