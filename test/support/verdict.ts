/** The verdict on a recipe that is given as plain text. */

import type { Language } from '../../src/domain/languages.ts'
import type { Concern } from '../../src/domain/restrictions.ts'
import type { Verdict } from '../../src/domain/risk.ts'
import { finish } from '../../src/domain/steps.ts'
import { checkRecipe } from '../../src/engine/recipes/check.ts'
import type { Library } from '../../src/library/library.ts'
import { plainRecipe } from '../../src/recipes/plain.ts'

export function verdictOn(
  library: Library,
  text: string,
  lang: Language,
  concern: Concern,
): Verdict | undefined {
  const recipe = plainRecipe(text)
  const request = { recipe, text, lang, concerns: [concern], diets: null }
  return finish(checkRecipe(library, request)).concerns?.[0]?.verdict
}
