/** Parses one or several recipes: returns every item, and every line that was skipped. */

import type { Language } from '../../domain/languages.ts'
import type { ParsedItem, ParsedRecipe, ParseResponse } from '../../domain/shapes/recipes.ts'
import type { Steps } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { outlineOf } from '../lines/line.ts'
import { type Known, OwnWords } from '../own-words.ts'
import { nameless, type ParsedText, parseLine } from '../parse.ts'
import { readLine } from '../reading/language-of.ts'
import { parseRequest, type RecipeRequest } from './read.ts'
import { scaleRecipe } from './scale.ts'

/**
 * Parses recipes, and scales them if `scale` (a number of people) is not null. `servings` overrides the stated number
 * of servings. `explain` adds the parts into which each line was split.
 */
export function* parseRecipes(
  library: Library,
  requests: readonly RecipeRequest[],
  {
    scale,
    servings = null,
    explain = false,
  }: { scale: number | null; servings?: number | null; explain?: boolean },
): Steps<ParseResponse> {
  const recipes: (RecipeRequest & { readonly read: ParsedText })[] = []
  for (const request of requests)
    recipes.push({ read: yield* parseRequest(library, request), ...request })
  const answer = together(recipes.map(({ read }) => one(read)))
  const explained = recipes.flatMap(({ read }) => cutUp(library, read))
  const body = explain ? { ...answer, explained } : answer
  if (scale === null) return body
  const scaled = recipes.map(({ read, lang }) =>
    scaleRecipe(library, read, { people: scale, given: servings ?? undefined, language: lang }),
  )
  return { ...body, scaled }
}

/** Returns each line with the parts into which the line was split before its foods were identified. */
const cutUp = (library: Library, { items, language }: ParsedText) =>
  [...new Set(items.map(({ line }) => line))].map((line) => {
    const { language: lang } = readLine(library, line, language)
    return { line, lang, stretches: outlineOf(library, line, lang) }
  })

function together(recipes: readonly ParsedRecipe[]): ParseResponse {
  const [first, ...more] = recipes
  if (first && more.length === 0) return first
  return {
    items: recipes.flatMap(({ items }) => items),
    unresolved: recipes.flatMap(({ unresolved }) => unresolved),
    skipped: recipes.flatMap(({ skipped }) => skipped),
    title: null,
    servings: null,
    recipes,
  }
}

function one({ items, skipped, title, servings }: ParsedText): ParsedRecipe {
  const unresolved = items
    .filter(({ reading }) => reading !== 'sure')
    .map(({ line, reason = '', code, brand, ingredientId, alternatives }) => ({
      line,
      reason,
      ...(code ? { code } : {}),
      ...(brand ? { brand } : {}),
      suggestions: [
        ...(ingredientId === null ? [] : [ingredientId]),
        ...alternatives.map((other) => other.ingredientId),
      ],
    }))
  return { items, unresolved, skipped, title, servings }
}

/** The item for a line of a stream. If the line names several foods, `also` has the items for the other foods. */
export function parseStreamLine(
  library: Library,
  line: string,
  lang: Language,
  known: Known | null = null,
): ParsedItem & { readonly also?: readonly ParsedItem[] } {
  const own = new OwnWords(library, known, lang)
  const [first, ...also] = own.restoredItems(parseLine(library, own.replaced(line), lang))
  // Report a skipped line as a heading: each input line needs an output line, and scripts already handle headings.
  if (!first) return nameless(line.trim(), 'heading')
  return also.length > 0 ? { ...first, also } : first
}
