/** Plain text as recipes: its lines as they are, in which the reader of lines finds title, headings and method. */

import { letterOf } from './letters.ts'
import type { RecipeText } from './recipe.ts'
import { furtherRecipes, titleAbove } from './several.ts'
import { Draft } from './structure.ts'

/** The recipes that stand in a text one behind the other, those of several with their titles; mostly it is one. */
export function recipesInPlain(text: string): readonly RecipeText[] {
  const letter = letterOf(linesOf(text))
  const { lines } = letter
  const further = furtherRecipes(lines)
  const [second] = further
  if (second === undefined) return [recipeIn(letter)]
  const starts = [titleAbove(lines.slice(0, second)), ...further]
  return starts.map((start, at) => recipeOf(lines, at === 0 ? 0 : start, starts[at + 1], start))
}

/** All of a text as one. */
export function plainRecipe(text: string): RecipeText {
  return recipeIn(letterOf(linesOf(text)))
}

/** The recipe of a letter, which is called by its subject. */
function recipeIn({ lines, head, subject }: ReturnType<typeof letterOf>): RecipeText {
  const recipe = recipeOf(lines, head)
  const skipped = lines.slice(0, head).map((text) => ({ text, reason: 'metadata' }) as const)
  return {
    ...recipe,
    title: subject ?? recipe.title,
    skipped: [...recipe.skipped, ...skipped],
    raw: [lines.join('\n')],
  }
}

const linesOf = (text: string) => text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028\u2029\u0085]/)

/** A blank line is left out; the numbers of those around it tell that it was there. `title` is the place of a line that is one. */
function recipeOf(lines: readonly string[], from = 0, to = lines.length, title = -1): RecipeText {
  const draft = new Draft('text')
  draft.witness([lines.slice(from, to).join('\n')])
  lines.slice(from, to).forEach((line, at) => {
    if (from + at === title) draft.title = line.trim()
    else draft.line(line, from + at + 1)
  })
  return draft.recipe()
}
