/** A recipe as read from a file of any format: title, servings, and lines in sections. */

import { isLanguage, type Language } from '../domain/languages.ts'
import type { LeftOut } from '../domain/reading.ts'
import type { Servings } from '../domain/shapes/recipes.ts'

/** The supported formats, detected from the text and never from the file name. */
export type Format =
  | 'text'
  | 'markdown'
  | 'cooklang'
  | 'schema.org'
  | 'microdata'
  | 'page'
  | 'mealie'
  | 'tandoor'
  | 'list'

export interface RecipeLine {
  /** Line number from 1 in plain text or Markdown, as in editors; 0 if the format marks the ingredients. */
  readonly line: number
  readonly text: string
}

interface RecipeSection {
  readonly heading: string | null
  readonly lines: readonly RecipeLine[]
}

export interface SkippedText {
  readonly text: string
  readonly reason: LeftOut
}

export interface RecipeText {
  readonly format: Format
  readonly title: string | null
  readonly servings: Servings | null
  /** The language that the file declares; null if it declares none or an unsupported one. */
  readonly language: Language | null
  readonly sections: readonly RecipeSection[]
  readonly skipped: readonly SkippedText[]
  /** The stretches of the raw text that belong to the recipe, as a reader sees them; the witness checks all of them. */
  readonly raw: readonly string[]
}

/** The lines of all sections. */
export const linesOf = ({ sections }: RecipeText) => sections.flatMap(({ lines }) => lines)

/** The language of a tag such as "de-DE" or "es_MX"; null if unsupported. */
export function languageOfTag(tag: unknown): Language | null {
  const [code = ''] = typeof tag === 'string' ? tag.trim().toLowerCase().split(/[-_]/) : []
  return isLanguage(code) ? code : null
}

/** True if the format marks which lines are ingredients; in other formats their words decide. */
export function tellsIngredients({ format }: RecipeText): boolean {
  return format !== 'text' && format !== 'markdown' && format !== 'page'
}
