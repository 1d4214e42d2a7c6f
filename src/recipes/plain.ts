/** Plain text as recipes: its lines as they are, in which the reader of lines finds title, headings and method. */

import { letterOf } from './letters.ts'
import type { RecipeText } from './recipe.ts'
import { furtherRecipes } from './several.ts'
import { Draft } from './structure.ts'

/** The recipes of a text, each further one with its title; nearly always it is one. */
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

/** All of a text as one recipe; that of a letter is called by its subject. */
export function plainRecipe(text: string): RecipeText {
  const { lines, head, subject } = letterOf(linesOf(text))
  const draft = draftOf(lines, head, lines.length, 0)
  draft.title = subject
  draft.skip(lines.slice(0, head), 'metadata')
  return draft.recipe()
}

const linesOf = (text: string) => text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028\u2029\u0085]/)

/** Blank lines are left out; the numbers of those around them show that they were there. */
function draftOf(lines: readonly string[], from: number, to?: number, raw = from): Draft {
  const draft = new Draft('text')
  draft.witness([lines.slice(raw, to).join('\n')])
  for (const [at, line] of lines.slice(from, to).entries()) draft.line(line, from + at + 1)
  return draft
}
