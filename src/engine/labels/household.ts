/** What a package means for each person of a household. Traces on a package count for everybody. */

import type { Diet } from '../../domain/restrictions.ts'
import { mostSevereVerdict } from '../../domain/risk.ts'
import type { LabelIngredient, LabelResponse } from '../../domain/shapes/labels.ts'
import type { HouseholdResponse, RestrictionFinding } from '../../domain/shapes/terminal.ts'
import { finish } from '../../domain/steps.ts'
import type { Library } from '../../library/library.ts'
import { household, ofConcern, type Person } from '../compatibility/household.ts'
import { type ListItem, resolveList } from '../compatibility/items.ts'
import type { LabelRequest } from './answer.ts'
import { judgedLabel } from './check.ts'

type People = HouseholdResponse['people']

export type LabelHouseholdResponse = LabelResponse & { readonly people: People }

/** Throws what `checkLabel` throws. */
export function labelHousehold(
  library: Library,
  request: LabelRequest & { readonly people: readonly Person[] },
): LabelHouseholdResponse {
  const { response, items, declared } = finish(judgedLabel(library, request))
  const resolved = resolveList(library, items)
  const avoided = avoidedIn(library, request.people, response, declared)
  const people = request.people.map(({ name, tolerates, concerns, diets }) => {
    const restrictions = [
      ...concerns.map((one) => ofConcern(resolved, { tolerates: levelsOf(tolerates) }, one)),
      ...diets.map((one) => ofDiet(response, one)),
      ...(avoided.find((one) => one.name === name)?.restrictions ?? []),
    ]
    return {
      name,
      verdict: mostSevereVerdict(restrictions.map((one) => one.verdict)),
      restrictions,
    }
  })
  return { ...response, people }
}

/** Of grams the order of a list tells too little. */
function levelsOf(tolerates: Person['tolerates'] = {}): NonNullable<Person['tolerates']> {
  return Object.fromEntries(
    Object.entries(tolerates).filter(([, tolerance]) => 'level' in tolerance),
  )
}

function ofDiet({ diets }: LabelResponse, name: Diet): RestrictionFinding {
  const { verdict, violations, uncertainSources, unresolved } = diets[name]
  return {
    kind: 'diet',
    name,
    verdict,
    culprits: violations.map(({ ingredientId }) => ingredientId),
    unknown: [...uncertainSources.map(({ ingredientId }) => ingredientId), ...unresolved],
  }
}

/** Looks for avoided foods in the list and in statements; unresolved words may be one of them. */
function avoidedIn(
  library: Library,
  people: readonly Person[],
  { ingredients, unresolved }: LabelResponse,
  declared: readonly ListItem[],
): People {
  const ids = new Set([
    ...idsIn(ingredients),
    ...unresolved.map(({ ingredientId }) => ingredientId),
  ])
  const avoiding = people
    .filter(({ avoid }) => avoid.length > 0)
    .map(({ name, avoid }) => ({ name, avoid, concerns: [], diets: [] }))
  const items = [...[...ids].map((ingredientId) => ({ ingredientId })), ...declared]
  if (avoiding.length === 0 || items.length === 0) return []
  return household(library, avoiding, items).people
}

function idsIn(list: readonly LabelIngredient[]): readonly string[] {
  return list.flatMap(({ ingredientId, name, text, also = [], ingredients }) => [
    ingredientId ?? (name || text),
    ...also.map((one) => one.ingredientId ?? one.name),
    ...idsIn(ingredients),
  ])
}
