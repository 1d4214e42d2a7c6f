/** Judges a package for each person of a household. Traces on a package count for everyone. */

import { itemAt } from '../../domain/present.ts'
import { mostSevereVerdict } from '../../domain/risk.ts'
import type { LabelIngredient, LabelResponse } from '../../domain/shapes/labels.ts'
import type { HouseholdResponse } from '../../domain/shapes/terminal.ts'
import { finish } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { household, ofConcern, ofDiet, type Person } from '../compatibility/household.ts'
import { type ListItem, resolveList } from '../compatibility/items.ts'
import type { LabelRequest } from './answer.ts'
import { judgedLabel } from './check.ts'

export type LabelHouseholdResponse = LabelResponse & Pick<HouseholdResponse, 'people'>

/** Throws the same errors as `checkLabel`. */
export function labelHousehold(
  library: Library,
  request: LabelRequest & { readonly people: readonly Person[] },
): LabelHouseholdResponse {
  const { response, items, declared } = finish(judgedLabel(library, request))
  const resolved = resolveList(library, items)
  const avoided = household(
    library,
    request.people.map(({ name, avoid }) => ({ name, avoid, concerns: [], diets: [] })),
    [...listedIn(response), ...declared],
  ).people
  const people = request.people.map(({ name, tolerates, concerns, diets }, at) => {
    const restrictions = [
      ...concerns.map((one) => ofConcern(resolved, { tolerates: levelsOf(tolerates) }, one)),
      ...diets.map((one) => ofDiet(one, response.diets[one])),
      ...itemAt(avoided, at).restrictions,
    ]
    return {
      name,
      verdict: mostSevereVerdict(restrictions.map((one) => one.verdict)),
      restrictions,
    }
  })
  return { ...response, people }
}

/** Drops tolerances in grams: the order of a list is too imprecise for them. */
function levelsOf(tolerates: Person['tolerates'] = {}): NonNullable<Person['tolerates']> {
  return Object.fromEntries(
    Object.entries(tolerates).filter(([, tolerance]) => 'level' in tolerance),
  )
}

/** All listed items, with unresolved words, since they may be an avoided food. */
function listedIn({ ingredients, unresolved }: LabelResponse): readonly ListItem[] {
  const named = (list: readonly LabelIngredient[]): readonly string[] =>
    list.flatMap(({ ingredientId, name, text, also = [], ingredients: inner }) => [
      ingredientId ?? (name || text),
      ...also.map((one) => one.ingredientId ?? one.name),
      ...named(inner),
    ])
  const ids = [...named(ingredients), ...unresolved.map(({ ingredientId }) => ingredientId)]
  return [...new Set(ids)].map((ingredientId) => ({ ingredientId }))
}
