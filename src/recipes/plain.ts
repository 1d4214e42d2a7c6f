/** Reads recipes from plain text, in which the line reader finds the title, the headings and the method. */

import { type Letter, letterOf } from './letters.ts'
import type { RecipeText } from './recipe.ts'
import { furtherRecipes, type PlannedDay, plannedDays } from './several.ts'
import { Draft } from './structure.ts'

/** Reads the recipes in a text. Most texts have only one recipe. Each recipe after the first begins with a title. */
export function recipesInPlain(text: string): readonly RecipeText[] {
  const lines = linesOf(text)
  const days = plannedDays(lines)
  if (days.length > 0) return days.map((day, at) => dayOf(lines, day, at))
  const letter = letterOf(lines)
  const starts = furtherRecipes(letter.lines)
  const further = starts.map((start, at) => {
    const draft = draftOf(letter.lines, start + 1, starts[at + 1], start)
    draft.title = letter.lines[start]?.trim() ?? null
    return draft.recipe()
  })
  return [firstOf(letter, starts[0]), ...further]
}

/** Reads one day of a plan. The first day includes the title of the plan. */
function dayOf(lines: readonly string[], { title, text, at }: PlannedDay, place: number) {
  const draft = new Draft('text')
  const above = place === 0 ? lines.slice(0, at) : []
  draft.title = title
  draft.witness([...above, text])
  draft.skip(above, 'metadata')
  draft.line(text, at + 1)
  return draft.recipe()
}

export const plainRecipe = (text: string): RecipeText => firstOf(letterOf(linesOf(text)))

/** Reads the first recipe of a text. If the text is an email, its subject is the title. */
function firstOf({ lines, head, subject }: Letter, end?: number): RecipeText {
  const draft = draftOf(lines, head, end, 0)
  draft.title = subject
  draft.skip(lines.slice(0, head), 'metadata')
  return draft.recipe()
}

const linesOf = (text: string) => text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028\u2029\u0085]/)

/** Makes a draft recipe from the lines. Leaves out blank lines, but counts them in line numbers. */
function draftOf(lines: readonly string[], from: number, to?: number, raw = from): Draft {
  const draft = new Draft('text')
  draft.witness([lines.slice(raw, to).join('\n')])
  for (const [at, line] of lines.slice(from, to).entries()) draft.line(line, from + at + 1)
  return draft
}
