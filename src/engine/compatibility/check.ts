/** Checks a list of items in all 14 domains and gives a verdict for each concern that was asked for. */

import { round6 } from '../../domain/numbers.ts'
import { DIMENSIONS, type Dimension } from '../../domain/profiles.ts'
import {
  atLeast,
  type Confidence,
  gravestVerdict,
  LEVELS,
  type Level,
  type Risk,
  VERDICT_OF,
  type Verdict,
  weakest,
  worst,
} from '../../domain/risk.ts'
import { IngrError, shown } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { nearest } from '../../search/near.ts'
import {
  type CompatibilityItem,
  type EvaluatedItem,
  type Portion,
  type Resolved,
  resolveItems,
  type Unresolved,
} from './items.ts'
import { type Assessment, assess, type Step } from './risks.ts'

export interface CheckRequest {
  readonly items: readonly CompatibilityItem[]
  readonly concerns?: readonly string[] | null
}

export interface Contributor {
  readonly ingredientId: string
  readonly grams: number
  readonly risk: Risk
  readonly steps: readonly Step[]
}

export interface DomainEvaluation {
  readonly risk: Risk
  readonly verdict: Verdict
  readonly confidence: Confidence
  /** Ingredients with any risk at all, gravest first. */
  readonly contributors: readonly Contributor[]
  /** Ids whose risk is not known, unresolved ones among them. */
  readonly unknown: readonly string[]
  /** Rules over the whole list: what adds up (FODMAP), softening, unresolved items. */
  readonly steps?: readonly Step[]
}

export interface ConcernResult {
  readonly concern: Dimension
  readonly risk: Risk
  readonly verdict: Verdict
  readonly confidence: Confidence
}

export interface CheckResponse {
  readonly items: readonly EvaluatedItem[]
  readonly unresolved: readonly Unresolved[]
  readonly evaluation: Readonly<Record<Dimension, DomainEvaluation>>
  readonly concerns: readonly ConcernResult[] | null
}

/** Throws EMPTY_ITEMS, INVALID_REQUEST or INVALID_CONCERN; what cannot be resolved is in the answer. */
export function check(library: Library, request: CheckRequest): CheckResponse {
  const concerns = requireConcerns(request.concerns)
  const resolved = resolveItems(library, request.items)
  const evaluation = Object.fromEntries(
    DIMENSIONS.map((domain) => [domain, evaluateDomain(domain, resolved)]),
  ) as Record<Dimension, DomainEvaluation>
  return {
    items: resolved.items,
    unresolved: resolved.unresolved,
    evaluation,
    concerns:
      concerns?.map((concern) => {
        const { risk, verdict, confidence } = evaluation[concern]
        return { concern, risk, verdict, confidence }
      }) ?? null,
  }
}

/** EU Annex II entries that people ask for and the 14 dimensions do not have. */
const ELSEWHERE = ['celery', 'mustard', 'lupin']

/** The concerns as dimensions; null when none were given. Throws INVALID_CONCERN that names the unknown one. */
export function requireConcerns(concerns: unknown): readonly Dimension[] | null {
  if (concerns === null || concerns === undefined) return null
  if (!Array.isArray(concerns)) {
    throw new IngrError('INVALID_REQUEST', 'concerns is not a list', { concerns: 'not a list' })
  }
  return concerns.map((concern, index) => {
    if (DIMENSIONS.includes(concern)) return concern
    const field = `concerns[${index}]`
    const known = DIMENSIONS.join(', ')
    if (ELSEWHERE.includes(concern)) {
      throw new IngrError(
        'INVALID_CONCERN',
        `unknown concern: ${concern} (not one of the 14 dimensions; see eu_allergens of each ingredient)`,
        { [field]: `the 14 dimensions do not cover ${concern}; eu_allergens does`, known },
      )
    }
    const name = shown(concern)
    const near = nearest(name, DIMENSIONS)
    throw new IngrError(
      'INVALID_CONCERN',
      `unknown concern: ${name}${near.length > 0 ? ` (did you mean ${near.join(' or ')}?)` : ''}`,
      { [field]: `unknown concern: ${name}`, known },
    )
  })
}

interface Carrier {
  readonly portion: Portion
  readonly assessment: Assessment
}

/** One domain over the whole list. */
export function evaluateDomain(domain: Dimension, resolved: Resolved): DomainEvaluation {
  const carriers = resolved.portions.map((portion) => ({
    portion,
    assessment: assess(portion.ingredient, domain, portion.grams),
  }))
  const overall = overallRisk(domain, carriers)
  const verdict = verdictOf(domain, carriers)
  const unresolvedIds = resolved.unresolved.map(({ ingredientId }) => ingredientId)
  const incomplete = unresolvedIds.length > 0
  const unsettled = incomplete && verdict.verdict === 'compatible'
  const risk = incomplete ? worst([overall.risk, 'unknown']) : overall.risk
  const steps: readonly Step[] = [
    ...overall.steps,
    ...softening(overall.risk, verdict.verdict),
    ...(risk === overall.risk
      ? []
      : [{ rule: 'unresolved', before: overall.risk, after: risk, figure: unresolvedIds.length }]),
  ]
  return {
    risk,
    verdict: unsettled ? 'uncertain' : verdict.verdict,
    confidence: unsettled ? 'unknown' : verdict.confidence,
    contributors: carriers
      .filter(({ assessment: { risk } }) => risk !== 'none')
      .map(({ portion, assessment }) => ({
        ingredientId: portion.ingredient.id,
        grams: round6(portion.grams),
        risk: assessment.risk,
        steps: assessment.steps,
      }))
      .sort(byGravity),
    unknown: [
      ...new Set([
        ...carriers
          .filter(({ assessment }) => assessment.hasUnknown)
          .map(({ portion }) => portion.ingredient.id),
        ...unresolvedIds,
      ]),
    ].sort(),
    ...(steps.length > 0 ? { steps } : {}),
  }
}

const GRAVITY: readonly Risk[] = ['none', 'low', 'unknown', 'moderate', 'high']

function byGravity(a: Contributor, b: Contributor): number {
  return (
    GRAVITY.indexOf(b.risk) - GRAVITY.indexOf(a.risk) ||
    b.grams - a.grams ||
    (a.ingredientId < b.ingredientId ? -1 : 1)
  )
}

/** The worst risk of the carriers and, for FODMAP, what the rules over the list make of it. */
function overallRisk(
  domain: Dimension,
  carriers: readonly Carrier[],
): { readonly risk: Risk; readonly steps: readonly Step[] } {
  const risk = worst(carriers.map(({ assessment }) => assessment.risk))
  return domain === 'fodmap' ? stack(risk, carriers) : { risk, steps: [] }
}

/** Three or more of these in one list escalate it to high. */
const MANY = 3

/** Specification rule 6 over the list: distinct groups above low, and several moderate ingredients. */
function stack(
  risk: Risk,
  carriers: readonly Carrier[],
): { readonly risk: Risk; readonly steps: readonly Step[] } {
  const above = carriers.filter(
    ({ assessment }) => assessment.risk === 'moderate' || assessment.risk === 'high',
  )
  const groups = new Set(
    above
      .flatMap(({ portion }) => portion.ingredient.allergenProfile.fodmap?.fodmapGroups ?? [])
      .filter((group) => group !== 'combinations'),
  )
  const moderate = above.filter(({ assessment }) => assessment.risk === 'moderate')
  const floors: readonly (readonly [rule: string, floor: Level, figure: number])[] = [
    ...(groups.size >= MANY
      ? ([['many_groups', 'high', groups.size]] as const)
      : groups.size === 2
        ? ([['two_groups', 'moderate', groups.size]] as const)
        : []),
    ...(moderate.length >= MANY ? ([['many_moderate', 'high', moderate.length]] as const) : []),
  ]
  const steps: Step[] = []
  let level: Risk = risk
  for (const [rule, floor, figure] of floors) {
    const after: Risk = level === 'unknown' ? floor : atLeast(level, floor)
    steps.push({ rule, before: level, after, figure })
    level = after
  }
  return { risk: level, steps }
}

/**
 * Specification rule 3, carrier by carrier, so that adding an ingredient never makes a verdict safer: what only data of
 * low confidence says counts as uncertain, the rest stands.
 */
function verdictOf(
  domain: Dimension,
  carriers: readonly Carrier[],
): { readonly verdict: Verdict; readonly confidence: Confidence } {
  const solid = carriers.filter(({ assessment }) => assessment.confidence !== 'low')
  const standing = VERDICT_OF[overallRisk(domain, solid).risk]
  const whole = VERDICT_OF[overallRisk(domain, carriers).risk]
  const softened: Verdict = whole === 'compatible' ? 'compatible' : 'uncertain'
  const unknown = carriers.some(({ assessment }) => assessment.risk === 'unknown')
  const verdict = gravestVerdict([standing, softened, unknown ? 'uncertain' : 'compatible'])
  return { verdict, confidence: weakest(behind(verdict, carriers, solid)) }
}

/** The step of specification rule 3, when the verdict is milder than the risk for low confidence. */
function softening(risk: Risk, verdict: Verdict): readonly Step[] {
  const whole = VERDICT_OF[risk]
  if (gravestVerdict([whole, verdict]) === verdict) return []
  const after = verdict === 'caution' ? 'moderate' : 'unknown'
  return [{ rule: 'low_confidence', before: risk, after, figure: 'low' }]
}

/** The confidences of the ingredients that carry the verdict. */
function behind(
  verdict: Verdict,
  carriers: readonly Carrier[],
  solid: readonly Carrier[],
): readonly Confidence[] {
  const confidences = (list: readonly Carrier[], risks: readonly Risk[]) =>
    list
      .filter(({ assessment }) => risks.includes(assessment.risk))
      .map(({ assessment }) => assessment.confidence)
  switch (verdict) {
    case 'compatible':
      return confidences(carriers, ['none', 'low'])
    case 'uncertain':
      return [
        ...confidences(carriers, ['unknown']),
        ...confidences(
          carriers.filter((carrier) => !solid.includes(carrier)),
          ['moderate', 'high'],
        ),
      ]
    case 'caution':
      return confidences(solid, ['moderate'])
    case 'incompatible': {
      const high = confidences(solid, ['high'])
      // Where no ingredient is high by itself, the moderate ones that add up carry the verdict.
      return high.length > 0 ? high : confidences(solid, ['moderate'])
    }
  }
}

export interface BatchElementResult {
  readonly index: number
  readonly result?: CheckResponse
  readonly error?: { readonly code: string; readonly message: string }
}

export interface BatchResponse {
  readonly results: readonly BatchElementResult[]
}

/** Checks per batch. */
export const MAX_BATCH = 100

/** Checks each element apart; an element's error is its own. Throws INVALID_REQUEST, EMPTY_BATCH or BATCH_TOO_LARGE. */
export function checkBatch(
  library: Library,
  request: { readonly checks: unknown; readonly concerns?: unknown },
): BatchResponse {
  const { checks, concerns } = request
  return {
    results: requireChecks(checks).map((element, index) =>
      checkElement(library, element, concerns, index),
    ),
  }
}

/** Throws INVALID_REQUEST, EMPTY_BATCH or BATCH_TOO_LARGE; what the elements are is for each of them to say. */
export function requireChecks(checks: unknown): readonly unknown[] {
  if (!Array.isArray(checks)) {
    throw new IngrError('INVALID_REQUEST', 'checks is not a list', { checks: 'a list is required' })
  }
  if (checks.length === 0) throw new IngrError('EMPTY_BATCH', 'checks is empty')
  if (checks.length > MAX_BATCH) {
    throw new IngrError('BATCH_TOO_LARGE', `${checks.length} checks; at most ${MAX_BATCH}`)
  }
  return checks
}

/** One element of a batch: its result or its error, never both. */
export function checkElement(
  library: Library,
  element: unknown,
  defaultConcerns: unknown,
  index: number,
): BatchElementResult {
  try {
    if (typeof element !== 'object' || element === null || Array.isArray(element)) {
      throw new IngrError('INVALID_REQUEST', `checks[${index}] is not an object`)
    }
    const { items, concerns } = element as CheckRequest
    return {
      index,
      result: check(library, { items, concerns: (concerns ?? defaultConcerns) as never }),
    }
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    return { index, error: { code: error.code, message: error.message } }
  }
}

/** Whether a level is above low. */
export function isRisk(risk: Risk): boolean {
  return LEVELS.indexOf(risk as Level) >= LEVELS.indexOf('moderate')
}
