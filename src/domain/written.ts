/** Finds the words on a package that name an allergen. */

import { type EuAllergen, representativeOf } from './restrictions.ts'

interface Part {
  readonly ingredientId: string | null
  readonly name: string
  readonly ingredients: readonly Part[]
}

interface Label {
  readonly allergens: readonly {
    readonly allergen: EuAllergen
    readonly because: readonly {
      readonly ingredientId: string | null
      readonly status: string
      readonly text: string
    }[]
  }[]
  readonly ingredients: readonly Part[]
}

/** Words for each EU allergen (such as "crustáceos"), by the id of the food that represents the allergen. */
export const writtenEntries = ({ allergens, ingredients }: Label): ReadonlyMap<string, string> =>
  new Map(
    allergens.flatMap(({ allergen, because }) => {
      const id = representativeOf(allergen)
      const stated = because.filter(
        ({ ingredientId, status, text }) =>
          ingredientId === null && status !== 'traces' && text !== '',
      )
      const words = [...namesOf(ingredients, id), ...stated.map(({ text }) => text)]
      return words.length === 0
        ? []
        : [[id, [...new Set(words.map((one) => one.replace(/\s+/g, ' ')))].join(', ')] as const]
    }),
  )

const namesOf = (parts: readonly Part[], id: string): readonly string[] =>
  parts.flatMap(({ ingredientId, name, ingredients }) => [
    ...(ingredientId === id ? [name] : []),
    ...namesOf(ingredients, id),
  ])
