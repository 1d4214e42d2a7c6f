/** Rows that find an ingredient by its exact name. */

import { type Ingredient, namesIn } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { foldVariants } from '../language/fold.ts'
import { numberKeys } from './additive-numbers.ts'

/** Folded names, then all other spellings of an additive's number. */
export const nameRows = (ingredients: readonly Ingredient[]) =>
  ingredients.flatMap((ingredient) =>
    LANGUAGES.flatMap((lang) => {
      const { id, additive } = ingredient
      const names = namesIn(ingredient, lang)
      const rows = names.flatMap((name, rank) =>
        foldVariants(name)
          .slice(0, 1)
          .map((key) => ({ key, lang, rank, ingredient: id, name })),
      )
      if (additive === null) return rows
      const known = new Set(rows.map(({ key }) => key))
      const numbers = numberKeys(additive, lang)
        .filter((key) => !known.has(key))
        .map((key) => ({
          key,
          lang,
          // Rank of the number itself: regional names come after it.
          rank: names.indexOf(additive.number),
          ingredient: id,
          name: additive.number,
        }))
      return [...rows, ...numbers]
    }),
  )
