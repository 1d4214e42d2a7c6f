/** Checks that need the whole library: unknown ids, and names that two ingredients share. */

import type { Ingredient } from '../domain/ingredient.ts'
import { LANGUAGES } from '../domain/languages.ts'
import { nameKey } from '../language/fold.ts'
import { checkNumbers } from './additives.ts'
import type { DataFolder } from './data-folder.ts'

export function checkReferences(
  data: DataFolder,
  ingredients: readonly Ingredient[],
  kept: Readonly<Record<string, readonly string[]>>,
): void {
  const ids = new Set(ingredients.map(({ id }) => id))
  for (const [what, list] of Object.entries(kept)) {
    // Skipped for a single category, since `profiles.yaml` covers all categories.
    if (what === 'profile' && data.only) continue
    for (const id of list) if (!ids.has(id)) data.sayAt(what, id, [], `dangling id: ${id}`)
  }
  checkNumbers(ingredients, (id, what) =>
    data.sayAt('ingredient', id, ['additive'], `${id}: ${what}`),
  )
  if (data.only) return
  for (const { id, mainIngredient } of ingredients) {
    if (mainIngredient !== null && !ids.has(mainIngredient)) {
      data.sayAt(
        'ingredient',
        id,
        ['mainIngredient'],
        `${id}: dangling mainIngredient: ${mainIngredient}`,
      )
    }
  }
  for (const lang of LANGUAGES) {
    const owner = new Map<string, string>()
    for (const { id, names } of ingredients) {
      for (const name of new Set(names[lang].map(nameKey))) {
        const other = owner.get(name)
        if (other) {
          data.sayAt(
            'ingredient',
            id,
            [lang],
            `${id}: the ${lang} name "${name}" belongs to ${other}`,
          )
        }
        owner.set(name, id)
      }
    }
  }
}
