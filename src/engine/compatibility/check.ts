/** Checks a list of items for all intolerances and allergens, and gives a verdict for each requested concern. */

import type { Bytes } from '../../domain/bytes.ts'
import { byName, isOneOf } from '../../domain/closed-sets.ts'
import { evaluationOf } from '../../domain/evaluations.ts'
import { MAX_BATCH, MAX_CONCERNS } from '../../domain/limits.ts'
import { CONCERNS, type Concern, DIMENSIONS, isEuConcern } from '../../domain/restrictions.ts'
import type { BatchResponse, CheckResponse } from '../../domain/shapes/compatibility.ts'
import type { PerServing } from '../../domain/shapes/recipes.ts'
import { IngrError, invalid, shown, shownText } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { nearest } from '../../search/near.ts'
import { msg, suggestion } from '../../wording/message.ts'
import { requireAtMost, requireList } from '../limits.ts'
import { evaluateDomain } from './evaluation.ts'
import { type ListItem, type Resolved, requireItems, resolveList } from './items.ts'
import { perServing, requireServings } from './serving.ts'

export interface CheckRequest {
  readonly items: readonly ListItem[]
  readonly concerns?: readonly Concern[] | null
  /** Number of servings that the list makes. One serving is judged, or the whole list if this is null or absent. */
  readonly servings?: number | null
}

/** The answer for the whole list or, if servings are given, for one serving and for the whole list. */
export type CheckAnswer = PerServing<CheckResponse>

/** Checks a list; the answer also names the items that could not be resolved. Throws EMPTY_ITEMS. */
export const check = (
  library: Library,
  { items, concerns = null, servings = null }: CheckRequest,
): CheckAnswer =>
  perServing(
    servings,
    (share) => checked(resolveList(library, items, share), concerns),
    ({ unresolved: _, ...judged }) => judged,
  )

function checked(resolved: Resolved, concerns: readonly Concern[] | null): CheckResponse {
  const evaluation = byName(DIMENSIONS, (domain) => evaluateDomain(domain, resolved))
  const entries = concerns?.filter(isEuConcern) ?? []
  const euEvaluation = byName(entries, (entry) => evaluateDomain(entry, resolved))
  return {
    items: resolved.items,
    unresolved: resolved.unresolved,
    evaluation,
    ...(entries.length > 0 ? { euEvaluation } : {}),
    concerns:
      concerns?.map((concern) => {
        const { risk, verdict, confidence } = evaluationOf({ evaluation, euEvaluation }, concern)
        return { concern, risk, verdict, confidence }
      }) ?? null,
  }
}

/** Returns the distinct concerns, or null if none were given. Throws TOO_MANY_ITEMS or INVALID_CONCERN. */
export function requireConcerns(concerns: unknown): readonly Concern[] | null {
  if (concerns === null || concerns === undefined) return null
  requireList(concerns, 'concerns')
  requireAtMost(MAX_CONCERNS, concerns, 'concerns')
  const named = concerns.map((concern, index) => {
    if (isOneOf(CONCERNS, concern)) return concern
    const field = `concerns[${index}]`
    const known = CONCERNS.join(', ')
    const name = shownText(concern)
    const near = nearest(name, CONCERNS)
    throw new IngrError(
      'INVALID_CONCERN',
      msg('unknownConcernOf', { name: shown(concern), hint: suggestion(near) }),
      { [field]: `unknown concern: ${name}`, known },
    )
  })
  return [...new Set<Concern>(named)]
}

interface BatchRequest {
  readonly checks: unknown
  /** The default concerns, for checks that name no concerns. */
  readonly concerns?: unknown
}

/** Runs the checks; an invalid check gets its own error. Throws INVALID_REQUEST, EMPTY_BATCH or BATCH_TOO_LARGE. */
export function checkBatch(library: Library, { checks, concerns }: BatchRequest): BatchResponse {
  return {
    results: requireChecks(checks).map((element, index) =>
      checkElement(library, element, concerns, index),
    ),
  }
}

/** Writes the JSON of `checkBatch`, one check per step. Throws the same errors as `checkBatch`. */
export function* writeBatch(out: Bytes, library: Library, request: BatchRequest): Generator<void> {
  out.text('{"results":[')
  for (const [index, element] of requireChecks(request.checks).entries()) {
    if (index > 0) out.text(',')
    out.text(JSON.stringify(checkElement(library, element, request.concerns, index)))
    yield
  }
  out.text(']}')
}

/** Returns the list of checks, each not yet validated. Throws INVALID_REQUEST, EMPTY_BATCH or BATCH_TOO_LARGE. */
export function requireChecks(checks: unknown): readonly unknown[] {
  if (!Array.isArray(checks)) throw invalid(msg('checksNotList'), { checks: 'a list is required' })
  if (checks.length === 0) throw new IngrError('EMPTY_BATCH', msg('checksEmpty'))
  if (checks.length > MAX_BATCH) {
    throw new IngrError(
      'BATCH_TOO_LARGE',
      msg('tooManyChecks', { count: checks.length, maxBatch: MAX_BATCH }),
    )
  }
  return checks
}

function checkElement(library: Library, element: unknown, defaultConcerns: unknown, index: number) {
  try {
    return { index, result: check(library, requestOf(element, defaultConcerns, index)) }
  } catch (error) {
    if (!(error instanceof IngrError)) throw error
    return { index, error: { code: error.code, message: error.message } }
  }
}

/** Returns the validated check. Throws INVALID_REQUEST, INVALID_CONCERN, EMPTY_ITEMS or TOO_MANY_ITEMS. */
function requestOf(element: unknown, defaultConcerns: unknown, index: number): CheckRequest {
  if (typeof element !== 'object' || element === null || Array.isArray(element))
    throw invalid(msg('notObject', { field: `checks[${index}]` }))
  const { items, concerns, servings }: { readonly [key in keyof CheckRequest]?: unknown } = element
  return {
    concerns: requireConcerns(concerns ?? defaultConcerns),
    servings: requireServings(servings),
    items: requireItems(items),
  }
}
