/** Reads plain text as recipes. Lines are passed on unchanged; the line reader finds title, headings and method. */

import { letterOf } from './letters.ts'
import type { RecipeText } from './recipe.ts'
import { furtherRecipes } from './several.ts'
import { Draft } from './structure.ts'

/** The recipes of a text, nearly always one; those after the first have a title. */
export function recipesInPlain(text: string): readonly RecipeText[] {
  const { lines } = letterOf(linesOf(text))
  const [second, ...others] = furtherRecipes(lines)
  if (second === undefined) return [plainRecipe(text)]
  const starts = [second, ...others]
  return [
    draftOf(lines, 0, second).recipe(),
    ...starts.map((start, at) => {
      const draft = draftOf(lines, start + 1, starts[at + 1], start)
      draft.title = lines[start]?.trim() ?? null
      return draft.recipe()
    }),
  ]
}

/** Reads the whole text as one recipe; the subject of a mail is its title. */
export function plainRecipe(text: string): RecipeText {
  const { lines, head, subject } = letterOf(linesOf(text))
  const draft = draftOf(lines, head, lines.length, 0)
  draft.title = subject
  draft.skip(lines.slice(0, head), 'metadata')
  return draft.recipe()
}

const linesOf = (text: string) => text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028\u2029\u0085]/)

/** Blank lines are dropped, but leave gaps in the line numbers. */
function draftOf(lines: readonly string[], from: number, to?: number, raw = from): Draft {
  const draft = new Draft('text')
  draft.witness([lines.slice(raw, to).join('\n')])
  for (const [at, line] of lines.slice(from, to).entries()) draft.line(line, from + at + 1)
  return draft
}
