/** Explains a fact about a food: its basis, and the parts of the food from which the fact follows. */

import type { Fact } from '../../domain/evidence.ts'
import { evidenceOfFact } from '../../domain/fact-evidence.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { itemAt } from '../../domain/present.ts'
import type { FactEvidence } from '../../domain/shapes/foods.ts'
import type { App } from '../app.ts'

/** Formats the evidence, such as "usual recipe: usually wheat flour, sometimes cream; in CH usually milk". */
export function evidenceText(app: App, { basis, parts = [], note }: FactEvidence): string {
  const places = [...new Set(parts.map(({ tier, region }) => `${region ?? ''} ${tier}`))]
  const texts = places.map((place) => {
    const same = parts.filter(({ tier, region }) => `${region ?? ''} ${tier}` === place)
    const { region, tier } = itemAt(same, 0)
    const names = same.map(({ ingredientId }) => app.name(ingredientId))
    const words = app.say(`tier.${tier}`, { foods: names.join(', ') })
    if (!region) return words
    const countries = new Intl.DisplayNames([app.lang], { type: 'region' })
    return `${countries.of(region) ?? region}: ${words}`
  })
  const why = app.word('evidence', basis)
  const head = texts.length > 0 ? `${why}: ${texts.join('; ')}` : why
  return note === undefined ? head : `${head} (${note})`
}

export const evidenceTextOf = (app: App, ingredient: Ingredient, fact: Fact): string =>
  evidenceText(app, evidenceOfFact(ingredient, fact, app.library.notes, app.lang))
