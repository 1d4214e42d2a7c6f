/** What a recipe is once it is read from its file, whatever the format: title, servings, and lines in their sections. */

import { isLanguage, type Language } from '../domain/languages.ts'
import type { LeftOut } from '../domain/reading.ts'
import type { Servings } from '../domain/shapes/recipes.ts'

/** The formats that are told apart, by what is in a text and never by the name of its file. */
const FORMATS = [
  'text',
  'markdown',
  'cooklang',
  'schema.org',
  'microdata',
  'page',
  'mealie',
  'tandoor',
  'list',
] as const
export type Format = (typeof FORMATS)[number]

export interface RecipeLine {
  /** From 1, as editors count the lines of a plain text or Markdown; 0 where the format says which lines are ingredients. */
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
  /** The language that the file says it is in; null where it says none that we read. */
  readonly language: Language | null
  readonly sections: readonly RecipeSection[]
  readonly skipped: readonly SkippedText[]
  /** The stretches of the raw text that belong to the recipe, as a reader sees them: the witness looks at all of them. */
  readonly raw: readonly string[]
}

/** The language of a tag as files write it: "de-DE", "es_MX". */
export function languageOfTag(tag: unknown): Language | null {
  const [code = ''] = typeof tag === 'string' ? tag.trim().toLowerCase().split(/[-_]/) : []
  return isLanguage(code) ? code : null
}

/** Whether the format says which lines are ingredients; in the others their words do. */
export function tellsIngredients({ format }: RecipeText): boolean {
  return format !== 'text' && format !== 'markdown' && format !== 'page'
}
