/** The rows by which an exact name finds its ingredient. */

import { type Ingredient, namesIn } from '../domain/ingredient.ts'
import { LANGUAGES, type Language } from '../domain/languages.ts'
import { foldVariants } from '../language/fold.ts'

export interface NameRow {
  /** Folded name. */
  readonly key: string
  readonly lang: Language
  /** 0 for the shown name, then the place among the synonyms. */
  readonly rank: number
  readonly ingredient: string
  readonly name: string
}

export function nameRows(ingredients: readonly Ingredient[]): NameRow[] {
  return ingredients.flatMap((ingredient) =>
    LANGUAGES.flatMap((lang) =>
      namesIn(ingredient, lang).flatMap((name, rank) =>
        foldVariants(name)
          .slice(0, 1)
          .map((key) => ({ key, lang, rank, ingredient: ingredient.id, name })),
      ),
    ),
  )
}
