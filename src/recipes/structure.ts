/** Collects the content of a recipe while parsing its file. */

import type { Language } from '../domain/languages.ts'
import { MAX_LINE } from '../domain/limits.ts'
import { lastOf } from '../domain/present.ts'
import type { LeftOut } from '../domain/reading.ts'
import type { Servings } from '../domain/shapes/recipes.ts'
import { isBlank } from '../domain/visible.ts'
import { requireFewLetters } from './lines.ts'
import type { Format, RecipeLine, RecipeText, SkippedText } from './recipe.ts'

export class Draft {
  private readonly sections: { heading: string | null; lines: RecipeLine[] }[] = []
  private readonly skipped: SkippedText[] = []
  private readonly raw: string[] = []
  title: string | null = null
  servings: Servings | null = null
  language: Language | null = null

  constructor(private readonly format: Format) {}

  heading(text: string): void {
    this.sections.push({ heading: text.trim(), lines: [] })
  }

  /** Adds an ingredient line. `number` is the line number in formats where blank lines separate blocks, else 0. */
  line(text: string, number = 0): void {
    if (isBlank(text)) return
    if (this.sections.length === 0) this.sections.push({ heading: null, lines: [] })
    lastOf(this.sections).lines.push({ line: number, text: text.trim() })
  }

  skip(texts: string | readonly string[], reason: LeftOut): void {
    for (const text of [texts].flat())
      if (!isBlank(text)) this.skipped.push({ text: text.trim(), reason })
  }

  /** Records pieces of the source text. Uses a loop, because passing too many arguments would overflow the stack. */
  witness(texts: readonly string[]): void {
    for (const text of texts) if (!isBlank(text)) this.raw.push(text)
  }

  get hasLines(): boolean {
    return this.sections.some(({ lines }) => lines.length > 0)
  }

  /** Builds the recipe. Throws TOO_MANY_ITEMS if the title or a heading is too long to parse and repeat in answers. */
  recipe(): RecipeText {
    const { title, servings, language, sections, skipped, raw } = this
    requireFewLetters(MAX_LINE, title?.length ?? 0, 'title')
    for (const { heading } of sections) requireFewLetters(MAX_LINE, heading?.length ?? 0, 'heading')
    return { format: this.format, title, servings, language, sections, skipped, raw }
  }
}
