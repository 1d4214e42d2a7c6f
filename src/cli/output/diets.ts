/** The rows of the requested diets, below those of the concerns. */

import type { Diet } from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import type { RecipeCheckResponse } from '../../domain/shapes/recipes.ts'
import type { App } from '../app.ts'

export interface DietVerdict {
  readonly name: string
  readonly verdict: Verdict
  readonly because: string
}

export function dietVerdicts(
  app: App,
  body: Pick<RecipeCheckResponse, 'diets'>,
  diets: readonly Diet[],
): readonly DietVerdict[] {
  return body.diets
    .filter(({ diet }) => diets.includes(diet))
    .map(({ diet, verdict, violations, uncertain }) => ({
      name: app.word('diet', diet),
      verdict,
      because: [
        ...violations.map(({ ingredientId }) => app.name(ingredientId)),
        ...uncertain.map((id) => `${app.name(id)}?`),
      ].join(', '),
    }))
}
