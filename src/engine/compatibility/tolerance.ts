/**
 * What a verdict means for somebody who tolerates some of it, or whom traces do not harm. What is not known is never tolerated, and what
 * only data of low confidence tells is not known.
 */

import { itemAt } from '../../domain/present.ts'
import type { Concern } from '../../domain/restrictions.ts'
import { isRisk, LEVELS, type Level, type Risk, type Verdict } from '../../domain/risk.ts'
import type { Grade } from './assessments.ts'
import { findingsIn, isWeak } from './evaluation.ts'
import type { Portion, Resolved } from './items.ts'

/** Grams of the substance in what is eaten, or a level of risk, up to which nothing happens. */
export type Tolerance = { readonly grams: number } | { readonly level: Level }

/** What a person makes of a concern. */
interface Tolerating {
  readonly tolerance?: Tolerance | undefined
  readonly ignoresTraces?: boolean | undefined
}

interface DomainFinding {
  readonly verdict: Verdict
  /** Ids of what is left of the risks, most severe first. */
  readonly culprits: readonly string[]
  /** Ids of what nobody knows. */
  readonly unknown: readonly string[]
}

/** What the person makes of a list in one domain: the one place where a tolerance makes a verdict milder. */
export function tolerated(
  domain: Concern,
  resolved: Resolved,
  { tolerance, ignoresTraces = false }: Tolerating,
): DomainFinding {
  const findings = findingsIn(domain, resolved)
  const { judgement, grades, contributors, unknown } = findings
  const { verdict, risk } = judgement
  const risky = contributors
    .map((place) => ({
      ...itemAt(grades, place),
      id: itemAt(resolved.heaviestFirst, place).ingredientId,
    }))
    .filter((one) => isRisk(one.risk))
  const ids = (of: typeof risky) => of.map(({ id }) => id)
  const kept = ignoresTraces ? risky.filter((one) => !isTrace(one)) : risky
  const isTolerated =
    // A choice that is left open has no risk, and so stays open.
    isRisk(risk) &&
    ((kept.length === 0 && risky.length > 0) ||
      (tolerance !== undefined && isWithin(domain, risk, resolved, tolerance)))
  if (!isTolerated) return { verdict, culprits: ids(kept.length > 0 ? kept : risky), unknown }
  const weak = risky.filter(({ confidence }) => confidence === 'low')
  const isOpen = unknown.length > 0 || isWeak(domain, resolved, findings)
  return { verdict: isOpen ? 'uncertain' : 'compatible', culprits: ids(weak), unknown }
}

function isTrace({ steps }: Grade): boolean {
  return steps.every(
    ({ rule, figure, after }) =>
      !isRisk(after) || (rule === 'contains' && figure === 'traces') || rule === 'cross_contact',
  )
}

function isWithin(domain: Concern, risk: Risk, resolved: Resolved, tolerance: Tolerance): boolean {
  if ('level' in tolerance) {
    return LEVELS.indexOf(risk as Level) <= LEVELS.indexOf(tolerance.level)
  }
  const grams = domain === 'lactose' ? lactoseIn(resolved) : null
  return grams !== null && grams <= tolerance.grams
}

/** Grams of lactose in all; null where it is not known of every food that has some, or how much of it there is. */
function lactoseIn({ heaviestFirst, items, doubts }: Resolved): number | null {
  const isOpen = ({ ingredientId }: Portion) =>
    items.some((item) => item.ingredientId === ingredientId && item.amountAssumed) ||
    doubts.some(({ id }) => id === ingredientId)
  let sum = 0
  for (const portion of heaviestFirst) {
    const { lactose } = portion.ingredient.allergenProfile
    if (lactose?.contains === 'no' || lactose?.contains === 'traces') continue
    const per100g = lactose?.gramsPer100g ?? null
    if (lactose?.contains !== 'yes' || portion.isSilent) continue
    if (per100g === null || portion.grams === null || isOpen(portion)) return null
    sum += (portion.grams * per100g) / 100
  }
  return sum
}
