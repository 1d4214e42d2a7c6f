/** The verdicts on what a check was asked for beside the dimensions: entries of the EU list that none covers, and diets. */

import { type Contains, VERDICT_OF_CONTAINS } from '../../domain/profiles.ts'
import type { EuAllergen } from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import type { RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { App } from '../app.ts'
import type { Beyond } from '../input/gates.ts'
import { sayWord } from '../text/say.ts'

export interface BeyondVerdict {
  readonly name: string
  readonly verdict: Verdict
  readonly because: string
}

type Told = Pick<RecipeCheckResponse, 'items' | 'contains' | 'mayContain' | 'unknown' | 'diets'>

export function beyondVerdicts(
  app: App,
  body: Told,
  { entries, diets }: Beyond,
): readonly BeyondVerdict[] {
  return [
    ...entries.map((entry) => {
      const told = containsOf(body, entry)
      const due = body.items.filter(
        ({ ingredientId }) => app.library.ingredient(ingredientId)?.euAllergens[entry] === told,
      )
      const because = told === 'no' ? [] : due.map(({ ingredientId }) => app.name(ingredientId))
      const mark = told === 'unknown' ? '?' : ''
      return {
        name: sayWord('eu', entry, app.lang),
        verdict: VERDICT_OF_CONTAINS[told],
        because: [...new Set(because)].map((name) => `${name}${mark}`).join(', '),
      }
    }),
    ...body.diets
      .filter(({ diet }) => diets.includes(diet))
      .map(({ diet, verdict, violations, uncertain }) => ({
        name: sayWord('diet', diet, app.lang),
        verdict,
        because: [
          ...violations.map(({ ingredientId }) => app.name(ingredientId)),
          ...uncertain.map((id) => `${app.name(id)}?`),
        ].join(', '),
      })),
  ]
}

function containsOf({ contains, mayContain, unknown }: Told, entry: EuAllergen): Contains {
  if (contains.includes(entry)) return 'yes'
  if (unknown.includes(entry)) return 'unknown'
  return mayContain.includes(entry) ? 'traces' : 'no'
}
