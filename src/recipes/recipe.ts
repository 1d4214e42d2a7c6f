/** A recipe read from any format: title, servings, and lines in sections. */

import { isLanguage, type Language } from '../domain/languages.ts'
import type { LeftOut } from '../domain/reading.ts'
import type { Servings } from '../domain/shapes/recipes.ts'

/** Supported formats, detected from the text and never from the file name. */
export type Format =
  | 'text'
  | 'markdown'
  | 'cooklang'
  | 'schema.org'
  | 'microdata'
  | 'page'
  | 'mealie'
  | 'tandoor'
  | 'kitchenowl'
  | 'recipemd'
  | 'mealmaster'
  | 'rezkonv'
  | 'mastercook'
  | 'xml'
  | 'open recipe format'
  | 'list'

export interface RecipeLine {
  /** Line number in plain text or Markdown, from 1 as in editors; 0 in structured formats such as JSON-LD. */
  readonly line: number
  readonly text: string
}

export type SkippedText = { readonly text: string; readonly reason: LeftOut }

export interface RecipeText {
  readonly format: Format
  readonly title: string | null
  readonly servings: Servings | null
  /** Language given in the file; null if it is missing or not supported. */
  readonly language: Language | null
  readonly sections: readonly { heading: string | null; lines: readonly RecipeLine[] }[]
  readonly skipped: readonly SkippedText[]
  /** All text that a person sees in the recipe, in pieces. We search this text for foods. */
  readonly raw: readonly string[]
}

export const linesOf = ({ sections }: RecipeText) => sections.flatMap(({ lines }) => lines)

/** Language of a tag such as "de-DE" or "es_MX"; null if not supported. */
export function languageOfTag(tag: unknown): Language | null {
  const [code = ''] = typeof tag === 'string' ? tag.trim().toLowerCase().split(/[-_]/) : []
  return isLanguage(code) ? code : null
}

/** True if the format marks ingredients. In other formats, the words decide which lines are ingredients. */
export const tellsIngredients = ({ format }: RecipeText): boolean =>
  format !== 'text' && format !== 'markdown' && format !== 'page'
