/** Completes names, items and units for the shell. */

import type { Language } from '../domain/languages.ts'
import { MAX_COMPLETE } from '../domain/limits.ts'
import type { Unit } from '../domain/units.ts'
import { exactly } from '../engine/ingredients.ts'
import { foodStart } from '../engine/reading/look-up.ts'
import { autocomplete } from '../engine/search.ts'
import { allowedUnits } from '../engine/units.ts'
import type { Library } from '../library/library.ts'

/** Returns names that complete `q`. The search for typos is slow, so it only runs if nothing else matches. */
export function completions(library: Library, q: string, lang: Language) {
  const ask = (typos: boolean) =>
    autocomplete(library, { q, lang, limit: MAX_COMPLETE, typos }).suggestions
  const plain = ask(false)
  return plain.length > 0 ? plain : ask(true)
}

/** Splits "200 g but" into the amount "200 g " and the name "but", which is still being typed. */
export function typedItem(library: Library, typed: string, lang: Language) {
  const start = foodStart(library, typed, lang)
  return { amount: typed.slice(0, start), name: typed.slice(start) }
}

/** Returns the units that can be converted to grams for the ingredient, or all units if it is unknown. */
export function unitsFor(
  library: Library,
  ingredient: string | undefined,
  lang: Language,
): readonly Unit[] {
  const known = ingredient === undefined ? undefined : exactly(library, ingredient, lang)
  const food = known && library.ingredient(known.ingredientId)
  return food ? allowedUnits(library, food) : library.units
}
