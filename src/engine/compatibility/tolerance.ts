/** Adapts a verdict to a person's tolerance. Unknowns are never tolerated; low-confidence data count as unknown. */

import { itemAt } from '../../domain/present.ts'
import type { Concern } from '../../domain/restrictions.ts'
import { isRisk, LEVELS, type Level, type Risk } from '../../domain/risk.ts'
import type { Grade } from './assessments.ts'
import type { Finding } from './avoid.ts'
import { findingsIn, isWeak } from './evaluation.ts'
import type { Portion, Resolved } from './items.ts'

/** The grams of the substance, or the level of risk, that a person tolerates. */
export type Tolerance = { readonly grams: number } | { readonly level: Level }

/** A person's finding for a list and one concern. Only here does a tolerance make a verdict milder. */
export function tolerated(
  domain: Concern,
  resolved: Resolved,
  tolerance: Tolerance | undefined,
  ignoresTraces = false,
): Finding {
  const findings = findingsIn(domain, resolved)
  const { judgement, grades, contributors, unknown } = findings
  const { verdict, risk } = judgement
  const risky = contributors
    .map((index) => ({
      ...itemAt(grades, index),
      id: itemAt(resolved.heaviestFirst, index).ingredientId,
    }))
    .filter((one) => isRisk(one.risk))
  const ids = (of: typeof risky) => of.map(({ id }) => id)
  const counted = ignoresTraces ? risky.filter((one) => !isTrace(one)) : risky
  const isTolerated =
    // If the risk is unknown because of a choice between foods, the tolerance does not change the verdict.
    isRisk(risk) &&
    ((counted.length === 0 && risky.length > 0) ||
      (tolerance !== undefined && isWithin(domain, risk, resolved, tolerance)))
  if (!isTolerated) return { verdict, culprits: ids(counted.length > 0 ? counted : risky), unknown }
  const weak = risky.filter(({ confidence }) => confidence === 'low')
  const isOpen = unknown.length > 0 || isWeak(domain, resolved, findings)
  return { verdict: isOpen ? 'uncertain' : 'compatible', culprits: ids(weak), unknown }
}

const isTrace = ({ steps }: Grade): boolean =>
  steps.every(
    ({ rule, figure, after }) =>
      !isRisk(after) || (rule === 'contains' && figure === 'traces') || rule === 'cross_contact',
  )

export const isWithinLevel = (risk: Risk, level: Level): boolean =>
  isRisk(risk) && LEVELS.indexOf(risk as Level) <= LEVELS.indexOf(level)

function isWithin(domain: Concern, risk: Risk, resolved: Resolved, tolerance: Tolerance): boolean {
  if ('level' in tolerance) return isWithinLevel(risk, tolerance.level)
  const grams = domain === 'lactose' ? lactoseIn(resolved) : null
  return grams !== null && grams <= tolerance.grams
}

/** Total lactose in grams; null if a food or an amount is unknown. */
export function lactoseIn({ heaviestFirst, items, doubts }: Resolved): number | null {
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
