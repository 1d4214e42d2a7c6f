/** Plain text as a recipe: its lines as they are, in which the reader of lines finds title, headings and method. */

import type { RecipeText } from './recipe.ts'
import { Draft } from './structure.ts'

/** A blank line is left out; the numbers of those around it tell that it was there. */
export function plainRecipe(text: string): RecipeText {
  const draft = new Draft('text')
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .forEach((line, at) => {
      draft.line(at + 1, line)
    })
  return draft.recipe()
}
