/** The operation that resolves a name to an ingredient. */

import type { Language } from '../domain/languages.ts'
import type { ResolveResponse } from '../domain/shapes/resolve.ts'
import { unknownIngredient } from '../engine/ingredients.ts'
import { lookUp } from '../engine/reading/look-up.ts'
import type { Library } from '../library/library.ts'
import { meantIds } from '../search/near.ts'
import { operation, ref } from './operation.ts'
import { LANG, Q } from './parameters.ts'

const NEAR = 3

export const RESOLVE = operation({
  id: 'resolve',
  path: '/v1/ingredients/resolve',
  summary: 'The ingredient that a name means',
  description:
    'Reads the name like a line of a recipe. Ask your user about a `guess`: it can add risks but never rules them out.',
  query: { q: Q, lang: LANG },
  response: ref('ResolveResponse'),
  errors: ['MISSING_QUERY', 'INVALID_LANGUAGE', 'INVALID_REQUEST'],
  example: { query: { q: 'Sahne', lang: 'de' } },
  run: ({ library }, { query }) => resolve(library, query.q, query.lang),
})

export function resolve(library: Library, text: string, language: Language): ResolveResponse {
  const { certainty, ingredientId, isExact: exact, near } = lookUp(library, text, language)
  const similar = certainty === 'none' ? meantIds(library, text) : []
  return {
    certainty,
    ingredientId,
    exact,
    near: (similar.length > 0 ? similar : near).slice(0, NEAR),
  }
}

/** Resolves a name. `sureOnly` rejects guesses. Throws INGREDIENT_NOT_FOUND with similar names. */
export function requireResolved(
  library: Library,
  text: string,
  language: Language,
  sureOnly: boolean,
): ResolveResponse & { readonly ingredientId: string } {
  const found = resolve(library, text, language)
  const { certainty, ingredientId, near } = found
  if (ingredientId !== null && !(sureOnly && certainty === 'guess')) {
    return { ...found, ingredientId }
  }
  throw unknownIngredient(text, near)
}
