/** What a list means for each person of a household: concerns, diets and avoided ingredients in one verdict. */

import type { Diet, Dimension } from '../../domain/restrictions.ts'
import { gravestVerdict, isRisk, type Verdict } from '../../domain/risk.ts'
import type { Library } from '../../library/library.ts'
import { type Avoided, avoidInList, type Finding } from './avoid.ts'
import { type CheckResponse, checkList } from './check.ts'
import { dietOfList } from './diet.ts'
import { type EvaluatedItem, type ListItem, requireItems, type Unresolved } from './items.ts'

export interface Person {
  readonly name: string
  readonly concerns: readonly Dimension[]
  readonly diets: readonly Diet[]
  readonly avoid: readonly Avoided[]
}

/** One thing that the person looks out for, and what the list says to it. */
export interface RestrictionFinding extends Finding {
  readonly kind: 'concern' | 'diet' | 'avoid'
  /** A dimension, a diet, or the id of an ingredient or category. */
  readonly name: string
}

export interface HouseholdResponse {
  readonly items: readonly EvaluatedItem[]
  readonly unresolved: readonly Unresolved[]
  readonly people: readonly {
    readonly name: string
    /** The gravest of the restrictions. */
    readonly verdict: Verdict
    readonly restrictions: readonly RestrictionFinding[]
  }[]
}

/** Throws EMPTY_ITEMS or INVALID_REQUEST. */
export function household(
  library: Library,
  people: readonly Person[],
  items: readonly ListItem[],
): HouseholdResponse {
  requireItems(items)
  const checked = checkList(library, { items, concerns: null })
  return {
    items: checked.items,
    unresolved: checked.unresolved,
    people: people.map((person) => {
      const restrictions = [
        ...person.concerns.map((concern) => ofConcern(checked, concern)),
        ...person.diets.map((name) => ofDiet(library, name, items)),
        ...person.avoid.map((avoided) => ofAvoided(library, avoided, items)),
      ]
      return {
        name: person.name,
        verdict: gravestVerdict(restrictions.map(({ verdict }) => verdict)),
        restrictions,
      }
    }),
  }
}

function ofConcern({ evaluation }: CheckResponse, concern: Dimension): RestrictionFinding {
  const { verdict, contributors, unknown } = evaluation[concern]
  const risky = contributors.filter(({ risk }) => isRisk(risk)).map((one) => one.ingredientId)
  return {
    kind: 'concern',
    name: concern,
    verdict,
    culprits: verdict === 'compatible' ? [] : risky,
    unknown: unknown.filter((id) => !risky.includes(id)),
  }
}

function ofDiet(library: Library, name: Diet, items: readonly ListItem[]): RestrictionFinding {
  const { verdict, violations, uncertain, unresolved } = dietOfList(library, { diet: name, items })
  return {
    kind: 'diet',
    name,
    verdict,
    culprits: violations.map(({ ingredientId }) => ingredientId),
    unknown: [...uncertain, ...unresolved],
  }
}

/** What is known by name but not by weight is still in the pot. */
function ofAvoided(
  library: Library,
  avoided: Avoided,
  items: readonly ListItem[],
): RestrictionFinding {
  return { kind: 'avoid', name: avoided.id, ...avoidInList(library, avoided, items) }
}
