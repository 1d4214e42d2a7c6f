/** What reading recipes answers: every item and every line that was passed over, of one recipe or of several. */

import type { Servings } from '../recipes/recipe.ts'
import type { ParsedItem, ParsedText } from './parse.ts'

interface Unresolved {
  readonly line: string
  readonly reason: string | undefined
  /** Ids that may have been meant. */
  readonly suggestions: readonly string[]
}

interface ParsedOne {
  readonly items: readonly ParsedItem[]
  readonly unresolved: readonly Unresolved[]
  readonly skipped: ParsedText['skipped']
  /** null where the text has none, or several. */
  readonly title: string | null
  readonly servings: Servings | null
}

export interface ParsedBody extends ParsedOne {
  /** Each by itself, where there are several. */
  readonly recipes?: readonly ParsedOne[]
}

export function parsedBody(recipes: readonly ParsedText[]): ParsedBody {
  const [first, ...more] = recipes.map(one)
  if (first && more.length === 0) return first
  const all = recipes.map(one)
  return {
    items: all.flatMap(({ items }) => items),
    unresolved: all.flatMap(({ unresolved }) => unresolved),
    skipped: all.flatMap(({ skipped }) => skipped),
    title: null,
    servings: null,
    recipes: all,
  }
}

function one({ items, skipped, title, servings }: ParsedText): ParsedOne {
  const unresolved = items
    .filter(({ reading }) => reading !== 'sure')
    .map(({ line, reason, ingredientId, alternatives }) => ({
      line,
      reason,
      suggestions: [
        ...(ingredientId === null ? [] : [ingredientId]),
        ...alternatives.map((other) => other.ingredientId),
      ],
    }))
  return { items, unresolved, skipped, title, servings }
}
