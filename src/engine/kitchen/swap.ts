/** Swaps single ingredients, or those of a whole recipe, for substitutes that fit all restrictions. */

import { byName } from '../../domain/closed-sets.ts'
import { type Evaluations, evaluationOf } from '../../domain/evaluations.ts'
import type { Language } from '../../domain/languages.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../domain/limits.ts'
import { round6 } from '../../domain/numbers.ts'
import { entryOf } from '../../domain/present.ts'
import type { CONTEXTS } from '../../domain/relationships.ts'
import {
  CONCERNS,
  type Concern,
  DIETS,
  type Diet,
  EU_CONCERNS,
  isDiet,
  RESTRICTIONS,
  type Restriction,
} from '../../domain/restrictions.ts'
import { VERDICTS, type Verdict } from '../../domain/risk.ts'
import type { DomainEvaluation } from '../../domain/shapes/compatibility.ts'
import type {
  Change,
  RecipeSwapResponse,
  SafeSubstitute,
  SwapResponse,
} from '../../domain/shapes/recipes.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { check } from '../compatibility/check.ts'
import { diet as checkDiet } from '../compatibility/diet.ts'
import { ASSUMED_GRAMS, type ListItem } from '../compatibility/items.ts'
import { requireLimit } from '../limits.ts'
import { requireAmount } from '../units.ts'
import { byScore, nameOf, type QualifiedEdge, substitutes, substitutesOf } from './relations.ts'

type Verdicts = Readonly<Record<Restriction, Verdict>>

function verdictsOf(library: Library, items: readonly ListItem[]): Verdicts {
  const checked = check(library, { items, concerns: EU_CONCERNS })
  return {
    ...byName(CONCERNS, (concern) => evaluationOf(checked, concern).verdict),
    ...byName(DIETS, (diet) => checkDiet(library, { diet, items }).verdict),
  }
}

const gravity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

interface Asked {
  readonly for: readonly Restriction[]
  readonly lang: Language
  /** Grams of the ingredient; 100 by default. */
  readonly grams?: number | undefined
  /** Only substitutes that work for this use. */
  readonly use?: (typeof CONTEXTS)[number] | undefined
  readonly limit?: number | undefined
}

/**
 * Substitutes of an ingredient, each checked with its additions in the amount that replaces `grams`. Throws
 * INGREDIENT_NOT_FOUND, NO_RELATIONSHIP_DATA or INVALID_REQUEST.
 */
export function swap(
  library: Library,
  id: string,
  { for: restrictions, lang, grams = ASSUMED_GRAMS, use, limit = DEFAULT_LIMIT }: Asked,
): SwapResponse {
  requireAmount(grams, 'amount')
  requireLimit(limit, MAX_LIMIT)
  const edges = substitutesOf(library, id)
  const own = verdictsOf(library, [{ ingredientId: id, amount: grams }])
  const wanted = edges.filter(({ contexts }) => use === undefined || contexts.includes(use))
  const asked = { for: restrictions, lang, grams }
  const checked = wanted.map((edge) => checkedEdge(library, edge, own, asked))
  const fitting = checked.flatMap((one) => one ?? [])
  return {
    ingredientId: id,
    language: lang,
    for: restrictions,
    grams: round6(grams),
    verdicts: Object.fromEntries(restrictions.map((one) => [one, own[one]])),
    substitutes: fitting.sort(byScore).slice(0, limit),
    refused: checked.length - fitting.length,
  }
}

/** Undefined if the substitute is incompatible with a restriction. */
function checkedEdge(
  library: Library,
  edge: QualifiedEdge,
  own: Verdicts,
  { for: restrictions, lang, grams }: Asked & { readonly grams: number },
): SafeSubstitute | undefined {
  const parts = [edge, ...edge.with].map(({ ingredientID, ratio }) => ({
    ingredientId: ingredientID,
    name: nameOf(library, ingredientID, lang),
    grams: round6(grams * ratio),
  }))
  const items = parts.map(({ ingredientId, grams: amount }) => ({ ingredientId, amount }))
  const verdicts = verdictsOf(library, items)
  if (restrictions.some((one) => verdicts[one] !== 'compatible')) return undefined
  const others = RESTRICTIONS.filter((one) => !restrictions.includes(one))
  const [substitute, ...needed] = parts
  return {
    ...substitute!,
    quality: edge.quality,
    solves: restrictions.filter((one) => own[one] !== 'compatible'),
    brings: others.filter((one) => gravity(verdicts[one]) > gravity(own[one])),
    keeps: others.filter(
      (one) => verdicts[one] !== 'compatible' && gravity(verdicts[one]) <= gravity(own[one]),
    ),
    with: needed,
    contexts: edge.contexts,
    loses: edge.loses,
    reasons: edge.reasons,
    score: edge.score,
  }
}

/**
 * The smallest change that makes a list compatible: replaces each ingredient that breaks a restriction by its best
 * substitute and, if ingredients add up (FODMAP), the most severe too. Throws EMPTY_ITEMS or INVALID_REQUEST.
 */
export function swapRecipe(
  library: Library,
  request: Pick<Asked, 'for' | 'lang' | 'use'> & { readonly items: readonly ListItem[] },
): RecipeSwapResponse {
  const { items, for: restrictions, lang, use } = request
  const first = check(library, { items })
  const grams = new Map<string, number>()
  for (const item of first.items) {
    grams.set(item.ingredientId, (grams.get(item.ingredientId) ?? 0) + item.grams)
  }
  const changes = new Map<string, Change>()
  const irreplaceable = new Set<string>()
  // Terminates, since every round replaces an ingredient or gives one up.
  for (;;) {
    const culprit = culpritsOf(library, listAfter(items, changes), restrictions).find(
      (id) => grams.has(id) && !changes.has(id) && !irreplaceable.has(id),
    )
    if (culprit === undefined) break
    const amount = entryOf(grams, culprit)
    const asked = { for: restrictions, lang, grams: amount, use, limit: 1 }
    const substitute = bestSwap(library, culprit, asked)
    if (!substitute) irreplaceable.add(culprit)
    else {
      const name = nameOf(library, culprit, lang)
      changes.set(culprit, { ingredientId: culprit, name, grams: round6(amount), substitute })
    }
  }
  const verdicts = verdictsOf(library, listAfter(items, changes))
  return {
    for: restrictions,
    changes: [...grams.keys()].flatMap((id) => changes.get(id) ?? []),
    irreplaceable: [...irreplaceable].map((id) => ({
      ingredientId: id,
      name: nameOf(library, id, lang),
    })),
    unresolved: first.unresolved,
    verdicts: Object.fromEntries(restrictions.map((one) => [one, verdicts[one]])),
  }
}

function bestSwap(library: Library, id: string, asked: Asked): SafeSubstitute | undefined {
  try {
    return swap(library, id, asked).substitutes[0]
  } catch (error) {
    if (error instanceof IngrError && error.code === 'NO_RELATIONSHIP_DATA') return undefined
    throw error
  }
}

/** Replaces each changed food by its substitute and additions: once, and on every side of a choice. */
function listAfter(
  items: readonly ListItem[],
  changes: ReadonlyMap<string, Change>,
): readonly ListItem[] {
  const done = new Set<string>()
  return items.flatMap(({ or, ...first }): readonly ListItem[] => {
    const { ingredientId } = first
    if (!or && done.has(ingredientId)) return []
    if (!or && changes.has(ingredientId)) done.add(ingredientId)
    const needed: ListItem[] = []
    const [side, ...others] = [first, ...(or ?? [])].map((one): ListItem => {
      const change = changes.get(one.ingredientId)
      if (!change) return one
      needed.push(...change.substitute.with.map(itemOf))
      return itemOf(change.substitute)
    })
    return [{ ...side!, ...(or ? { or: others } : {}) }, ...needed]
  })
}

const itemOf = ({ ingredientId, grams }: Pick<Change, 'ingredientId' | 'grams'>): ListItem => ({
  ingredientId,
  amount: grams,
})

/** Causes of all verdicts other than compatible, most severe first. */
function culpritsOf(
  library: Library,
  items: readonly ListItem[],
  restrictions: readonly Restriction[],
): readonly string[] {
  const checked = check(library, { items, concerns: EU_CONCERNS })
  return restrictions.flatMap((one) =>
    isDiet(one) ? dietCulprits(library, one, items) : concernCulprits(checked, one),
  )
}

function dietCulprits(library: Library, one: Diet, items: readonly ListItem[]): readonly string[] {
  const { violations, uncertain } = checkDiet(library, { diet: one, items })
  return [...violations.map(({ ingredientId }) => ingredientId), ...uncertain]
}

function concernCulprits(
  checked: Evaluations<DomainEvaluation>,
  concern: Concern,
): readonly string[] {
  const { verdict, contributors, unknown } = evaluationOf(checked, concern)
  if (verdict === 'compatible') return []
  return [
    ...contributors.filter(({ risk }) => risk !== 'low').map(({ ingredientId }) => ingredientId),
    ...unknown,
  ]
}

/** Substitutes that fit, with the concerns each solves, keeps and adds. Throws like `substitutes`. */
export function safeSubstitutes(
  library: Library,
  id: string,
  asked: Pick<Asked, 'for' | 'lang' | 'limit'> & { readonly includePartial?: boolean },
) {
  const { for: restrictions, lang, limit = DEFAULT_LIMIT, includePartial } = asked
  requireLimit(limit, MAX_LIMIT)
  const whole = substitutes(library, id, { lang, limit: MAX_LIMIT, includePartial })
  const safe = swap(library, id, { for: restrictions, lang })
  const byId = new Map(safe.substitutes.map((one) => [one.ingredientId, one]))
  return {
    ...whole,
    for: restrictions,
    substitutes: whole.substitutes
      .flatMap((one) => {
        const checked = byId.get(one.ingredientId)
        if (!checked) return []
        const { solves, brings, keeps } = checked
        return [{ ...one, solves, brings, keeps }]
      })
      .slice(0, limit),
  }
}
