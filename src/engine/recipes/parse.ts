/** What each line of a recipe was read as, and what of it is open. */

import type { Language } from '../../domain/languages.ts'
import type { Library } from '../../library/library.ts'
import { nameless, type ParsedItem, parseLine } from '../parse.ts'
import { parsed, type RecipeRequest } from './read.ts'

/** What each line was read as. */
export function parseRecipe(library: Library, request: RecipeRequest) {
  const { items, skipped } = parsed(library, request)
  const unresolved = items.filter(({ reading }) => reading !== 'sure')
  return {
    items,
    unresolved: unresolved.map(({ line, reason, ingredientId, alternatives }) => ({
      line,
      reason,
      suggestions: [
        ...(ingredientId === null ? [] : [ingredientId]),
        ...alternatives.map((one) => one.ingredientId),
      ],
    })),
    skipped,
  }
}

/** What a line of a stream was taken for; the second food that it names and all further ones stand under `also`. */
export function parseStreamLine(
  library: Library,
  line: string,
  lang: Language,
): ParsedItem & { readonly also?: readonly ParsedItem[] } {
  const [first, ...also] = parseLine(library, line, lang)
  // A heading still gives its line, so that input and output stay in step.
  if (!first) return nameless(line.trim(), 'heading')
  return also.length > 0 ? { ...first, also } : first
}
