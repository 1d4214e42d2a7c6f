/** The rows for the requested diets. They come below the rows for the concerns. */

import type { Diet } from '../../domain/restrictions.ts'
import type { Verdict } from '../../domain/risk.ts'
import type { App } from '../app.ts'

interface Violation {
  readonly ingredientId: string
  /** The animal sources that violate the diet, or may violate it. */
  readonly sources?: readonly string[]
}

/** The verdict for a diet in an answer about a recipe or a package. */
export interface DietFound {
  readonly diet: Diet
  readonly verdict: Verdict
  readonly violations: readonly Violation[]
  readonly uncertainSources?: readonly Violation[]
  readonly uncertain: readonly string[]
  readonly unresolved: readonly string[]
  readonly unseen?: readonly string[]
}

export function dietVerdicts(app: App, found: readonly DietFound[], diets: readonly Diet[]) {
  return found
    .filter(({ diet }) => diets.includes(diet))
    .map(({ diet, verdict, violations, uncertain, unseen }) => ({
      name: app.word('diet', diet),
      verdict,
      because: [
        ...violations.map(({ ingredientId }) => app.name(ingredientId)),
        ...uncertain.map((id) => `${app.name(id)}?`),
        ...(unseen ? [unseenText(app, unseen)] : []),
      ].join(', '),
    }))
}

/** Lists requirements of diets that an ingredient list does not show (such as ritual slaughter), for any verdict. */
export const unseenText = (app: App, unseen: readonly string[]): string =>
  app.say('said.unseen', { what: app.words('unseen', unseen) })
