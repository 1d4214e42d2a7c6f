/** Derives the allergens of a mixed food from those of its parts. */

import type { Ingredient } from '../domain/ingredient.ts'
import { itemAt } from '../domain/present.ts'
import { type Contains, CROSS_CONTACT } from '../domain/profiles.ts'
import { ALLERGEN, type Allergen, type EuAllergen, isAllergen } from '../domain/restrictions.ts'
import { CONFIDENCES, type DataConfidence } from '../domain/risk.ts'
import type { AllergenSubProfile } from '../domain/shapes/profiles.ts'
import type { Component } from './parts.ts'
import type { Plain } from './read-text.ts'

/** Below this share (%), a part's typical sulphite content is diluted to under 10 mg/kg, which need not be declared. */
const SULPHITE_SHARE = 5
/**
 * Up to this share (%), a part that may contain sulphite adds at most 10 mg/kg to the food, because condiments contain
 * at most 500 mg/kg.
 */
const SULPHITE_DOUBT_SHARE = 2

/** Ordered by severity: traces of one part must not hide that the food may contain the allergen of another part. */
export const ACCUSATION: readonly Contains[] = ['no', 'traces', 'unknown', 'yes']

const worst = (all: readonly Contains[]): Contains =>
  all.reduce((a, b) => (ACCUSATION.indexOf(b) > ACCUSATION.indexOf(a) ? b : a), 'no')

/** The worst value of all parts; at least `unknown` if the list of parts is incomplete. */
export const worstOf = (all: readonly Contains[], complete: boolean): Contains =>
  worst(complete ? all : [...all, 'unknown'])

/** Returns what a part adds to the food. If the part may be left out, the food only may contain its allergens. */
export function broughtOf(part: Component, fact: Allergen | EuAllergen): Contains {
  const own = containsOf(part.food, fact)
  const contains = fact === 'sulfite' ? diluted(part, own) : own
  return contains === 'yes' && part.counts !== 'always' ? 'unknown' : contains
}

/** Returns whether a food contains one of our allergens, or an EU allergen that matches none of ours. */
export const containsOf = (food: Ingredient, fact: Allergen | EuAllergen): Contains =>
  isAllergen(fact) ? (food.allergenProfile[fact]?.contains ?? 'unknown') : food.euAllergens[fact]

/** Whether a part still contributes sulphite after the part is diluted in the whole food. */
function diluted({ share }: Component, contains: Contains): Contains {
  const most = share?.[1] ?? null
  if (most === null || most >= SULPHITE_SHARE) return contains
  if (contains === 'yes') return 'traces'
  if (contains === 'unknown' && most > SULPHITE_DOUBT_SHARE) return 'unknown'
  return 'no'
}

/** An allergen of a mixed food, in the form of a data entry. It may also list kinds, or the grams of lactose. */
export interface ComposedAllergen extends Plain {
  readonly contains: Contains
}

export function allergenOf(
  allergen: Allergen,
  parts: readonly Component[],
  complete: boolean,
): ComposedAllergen {
  const each = parts.map((part) => ({ part, brings: broughtOf(part, allergen) }))
  const profileOf = ({ food }: Component) => food.allergenProfile[allergen]
  const crossContactRisk = crossContactOf(parts, profileOf)
  const contains = worstOf(
    each.map((one) => one.brings),
    complete,
  )
  return {
    contains,
    crossContactRisk,
    confidence: confidenceOf(
      contains,
      each.map((one) => ({ brings: one.brings, profile: profileOf(one.part) })),
    ),
    ...kindsOf(allergen, contains, each),
    ...(allergen === 'lactose' && contains === 'yes' ? { gramsPer100g: lactoseOf(parts) } : {}),
  }
}

/** Kinds of an allergen (such as walnut) that are known to be in the food, and all kinds that may be in the food. */
function kindsOf(
  allergen: Allergen,
  contains: Contains,
  each: readonly { readonly part: Component; readonly brings: Contains }[],
): Plain {
  const { kinds } = ALLERGEN[allergen]
  if (!kinds || contains === 'no') return {}
  const profileOf = ({ food }: Component) => food.allergenProfile[allergen]
  const namedBy = (parts: typeof each) =>
    parts.flatMap(({ part }) => profileOf(part)?.[kinds.key] ?? [])
  const further = each.flatMap(({ part, brings }) => {
    const { contains: held = 'unknown', possibleKinds = [] } = profileOf(part) ?? {}
    const isOpen = brings !== 'no' && held === 'unknown' && possibleKinds.length === 0
    return isOpen ? kinds.of : possibleKinds
  })
  const possible = [...namedBy(each), ...further]
  const possibleKinds = kinds.of.filter((kind) => possible.includes(kind))
  if (contains === 'unknown') return { possibleKinds }
  // If the food contains only traces, and no part that certainly adds traces names the kinds of the allergen, use the
  // kinds that all parts name.
  const sure = namedBy(each.filter(({ brings }) => brings === contains))
  const named = sure.length > 0 || contains === 'yes' ? sure : namedBy(each)
  // If no part names the kind of the allergen (such as walnut), the food may contain any kind.
  const known = kinds.of.filter((kind) => named.length === 0 || named.includes(kind))
  return { [kinds.key]: known, possibleKinds }
}

/** Highest cross-contact risk of the parts. A part that is only sometimes in the food counts as moderate at most. */
function crossContactOf(
  parts: readonly Component[],
  profileOf: (part: Component) => AllergenSubProfile | null,
): string {
  const order = [...CROSS_CONTACT].filter((one) => one !== 'unknown')
  const places = parts.map((part) => {
    const risk = profileOf(part)?.crossContactRisk ?? 'low'
    // An unknown risk counts as moderate.
    const place = risk === 'unknown' ? order.indexOf('moderate') : order.indexOf(risk)
    return part.counts === 'sometimes' ? Math.min(place, order.indexOf('moderate')) : place
  })
  return order[Math.max(order.indexOf('low'), ...places)]!
}

/** Highest confidence of the parts if the allergen is present, else their lowest confidence (medium at most). */
function confidenceOf(
  contains: Contains,
  each: readonly { readonly brings: Contains; readonly profile: AllergenSubProfile | null }[],
): DataConfidence {
  if (contains === 'unknown') return 'low'
  const deciding = each
    .filter(({ brings }) => brings === contains)
    .map(({ profile }) => CONFIDENCES.indexOf(profile?.confidence ?? 'low'))
  const place = contains === 'no' ? Math.min(1, ...deciding) : Math.max(0, ...deciding)
  return itemAt(CONFIDENCES, place)
}

/** Grams of lactose per 100 g; null if a part with lactose has no figure. */
function lactoseOf(parts: readonly Component[]): number | null {
  const bringing = parts.filter(({ food }) => food.allergenProfile.lactose?.contains === 'yes')
  const grams = bringing.map(({ share, food }) => {
    const per = food.allergenProfile.lactose?.gramsPer100g ?? null
    return share === null || per === null ? null : (share[1] / 100) * per
  })
  if (grams.some((one) => one === null)) return null
  const sum = grams.reduce<number>((all, one) => all + (one ?? 0), 0)
  return Math.min(100, Math.max(0.01, Number(sum.toPrecision(2))))
}
