/** Swaps single ingredients, or those of a whole recipe, for substitutes that fit all restrictions. */

import { byName } from '../../domain/closed-sets.ts'
import { type Evaluations, evaluationOf } from '../../domain/evaluations.ts'
import type { Language } from '../../domain/languages.ts'
import { DEFAULT_LIMIT, MAX_AMOUNT, MAX_LIMIT } from '../../domain/limits.ts'
import { round6 } from '../../domain/numbers.ts'
import { entryOf, itemAt, lastOf } from '../../domain/present.ts'
import type { CONTEXTS } from '../../domain/relationships.ts'
import {
  CONCERNS,
  type Concern,
  DIETS,
  type Diet,
  EU_CONCERNS,
  FORBIDDEN_TOGETHER,
  isDiet,
  plainSource,
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
} from '../../domain/shapes/swaps.ts'
import { IngrError } from '../../errors.ts'
import type { Library } from '../../library/library.ts'
import { check } from '../compatibility/check.ts'
import { diet as checkDiet } from '../compatibility/diet.ts'
import { ASSUMED_GRAMS, foodOf, type ListItem } from '../compatibility/items.ts'
import { ingredientOf, lineage } from '../ingredients.ts'
import { requireLimit } from '../limits.ts'
import { requireAmount, toGrams } from '../units.ts'
import {
  byScore,
  nameOf,
  pairings,
  type QualifiedEdge,
  substitutes,
  substitutesOf,
} from './relations.ts'

type Verdicts = Readonly<Record<Restriction, Verdict>>

function verdictsOf(library: Library, items: readonly ListItem[], servings: number | null) {
  const checked = check(library, { items, concerns: EU_CONCERNS, servings })
  return {
    ...byName(CONCERNS, (concern) => evaluationOf(checked, concern).verdict),
    ...byName(DIETS, (diet) => checkDiet(library, { diet, items }).verdict),
  }
}

const areMet = (restrictions: readonly Restriction[], verdicts: Verdicts) =>
  restrictions.every((one) => verdicts[one] === 'compatible')

const severity = (verdict: Verdict) => VERDICTS.indexOf(verdict)

interface SwapOptions {
  readonly for: readonly Restriction[]
  readonly lang: Language
  /** Grams of the ingredient. The default is 100. */
  readonly grams?: number | undefined
  /** If given, only substitutes that work for this use are returned. */
  readonly use?: (typeof CONTEXTS)[number] | undefined
  readonly limit?: number | undefined
  /** Number of servings that the amount makes; one serving is judged. If null, the whole amount is judged. */
  readonly servings?: number | null
}

/**
 * Returns substitutes for a food. Each substitute is checked together with the other foods that it requires. Throws the
 * same errors as `substitutes`.
 */
export function swap(
  library: Library,
  id: string,
  {
    for: restrictions,
    lang,
    grams = ASSUMED_GRAMS,
    use,
    limit = DEFAULT_LIMIT,
    servings = null,
  }: SwapOptions,
): SwapResponse {
  requireAmount(grams, 'amount')
  requireLimit(limit, MAX_LIMIT)
  const edges = substitutesOf(library, id)
  const own = verdictsOf(library, [{ ingredientId: id, amount: grams }], servings)
  const wanted = edges.filter(({ contexts }) => use === undefined || contexts.includes(use))
  const asked = { for: restrictions, lang, grams, servings }
  const isFutile = ({ ingredientID }: QualifiedEdge) =>
    restrictions.includes('fodmap') && isSameSource(library, id, ingredientID)
  const checked = wanted.map((edge) =>
    isFutile(edge) ? undefined : checkedEdge(library, edge, own, asked),
  )
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

/** True if both are forms of one food and share a FODMAP group. For example, garlic powder is still garlic. */
function isSameSource(library: Library, id: string, other: string): boolean {
  const foods = [id, other].map((one) => ingredientOf(library, one))
  const [own, next] = foods.map((food) => lastOf(lineage(library, food)))
  const [before, after] = foods.map(({ allergenProfile }) => allergenProfile.fodmap)
  return (
    own === next &&
    after?.fodmapLevel !== 'low' &&
    (before?.fodmapGroups ?? []).some((group) => after?.fodmapGroups.includes(group))
  )
}

type Weighed = Pick<SwapOptions, 'for' | 'lang'> & {
  readonly grams: number
  readonly servings: number | null
}

/** False if a diet forbids an item together with other foods, such as lactose-free cream together with meat. */
function mayBeServedWith(
  library: Library,
  restrictions: readonly Restriction[],
  items: readonly ListItem[],
): boolean {
  const kinds = restrictions
    .filter(isDiet)
    .flatMap((diet) => FORBIDDEN_TOGETHER[diet]?.flat() ?? [])
  return items.every(({ ingredientId }) =>
    (library.ingredient(ingredientId)?.animalSources ?? []).every(
      (source) => !kinds.includes(plainSource(source)),
    ),
  )
}

/** Checks one substitute; undefined if it is incompatible with a restriction. */
function checkedEdge(
  library: Library,
  edge: QualifiedEdge,
  own: Verdicts,
  { for: restrictions, lang, grams, servings }: Weighed,
): SafeSubstitute | undefined {
  const parts = [edge, ...edge.with].map(({ ingredientID, ratio }) => ({
    ingredientId: ingredientID,
    name: nameOf(library, ingredientID, lang),
    grams: round6(grams * ratio),
  }))
  const items = parts.map(({ ingredientId, grams: amount }) => ({ ingredientId, amount }))
  if (!mayBeServedWith(library, restrictions, items)) return undefined
  const verdicts = verdictsOf(library, items, servings)
  if (!areMet(restrictions, verdicts)) return undefined
  const [substitute, ...needed] = parts
  return {
    ...substitute!,
    quality: edge.quality,
    ...compared(restrictions, own, verdicts),
    with: needed,
    contexts: edge.contexts,
    loses: edge.loses,
    reasons: edge.reasons,
    score: edge.score,
  }
}

/** Compares a substitute with the replaced food (`own`): which problems it solves, adds and keeps. */
function compared(restrictions: readonly Restriction[], own: Verdicts, verdicts: Verdicts) {
  const others = RESTRICTIONS.filter((one) => !restrictions.includes(one))
  return {
    solves: restrictions.filter((one) => own[one] !== 'compatible'),
    brings: others.filter((one) => severity(verdicts[one]) > severity(own[one])),
    keeps: others.filter(
      (one) => verdicts[one] !== 'compatible' && severity(verdicts[one]) <= severity(own[one]),
    ),
  }
}

type RecipeRequest = Pick<SwapOptions, 'for' | 'lang' | 'use' | 'servings'> & {
  readonly items: readonly ListItem[]
}

/**
 * Finds the smallest change that makes a list compatible, judged for one serving. Replaces one ingredient at a time,
 * starting with the most severe problem, until the list meets all restrictions or nothing else can be replaced. Prefers
 * an alternative in the recipe to the best substitute. Throws EMPTY_ITEMS or INVALID_REQUEST.
 */
export function swapRecipe(library: Library, request: RecipeRequest): RecipeSwapResponse {
  const { for: restrictions, lang, servings = null } = request
  const { items: weighed, unresolved } = check(library, { items: request.items })
  const grams = new Map<string, number>()
  for (const item of weighed)
    grams.set(item.ingredientId, (grams.get(item.ingredientId) ?? 0) + item.grams)
  const { items, changes, irreplaceable } = changesFor(library, request, grams)
  const solved = new Set([...changes.values()].flatMap(({ substitute }) => substitute.solves))
  // Drop the dish in the title, since its name may imply what was replaced: "pancakes" usually contain milk.
  const isRenamed = restrictions.every((one) => solved.has(one))
  const after = listAfter(items, changes).filter((item) => !(isRenamed && item.isDoseless))
  const verdicts = verdictsOf(library, after, servings)
  const open = restrictions.filter((one) => verdicts[one] !== 'compatible')
  return {
    for: restrictions,
    changes: [...grams.keys()].flatMap((id) => changes.get(id) ?? []),
    irreplaceable: [...irreplaceable].map((id) => ({
      ingredientId: id,
      name: nameOf(library, id, lang),
    })),
    unresolved,
    verdicts: Object.fromEntries(restrictions.map((one) => [one, verdicts[one]])),
    causes: open.map((one) => ({
      name: one,
      foods: [...new Set(culpritsOf(library, after, { for: [one], servings }))].map((id) =>
        library.ingredient(id) ? nameOf(library, id, lang) : id,
      ),
    })),
  }
}

/** Returns the changes, and the list with the picked alternatives. `grams` maps ingredients to amounts. */
function changesFor(
  library: Library,
  { items: listed, for: restrictions, lang, use, servings = null }: RecipeRequest,
  grams: ReadonlyMap<string, number>,
) {
  let items = listed
  const changes = new Map<string, Change>()
  const irreplaceable = new Set<string>()
  const judged = { for: restrictions, servings }
  // The loop ends, since every round replaces an ingredient or gives up on it.
  for (;;) {
    const culprit = culpritsOf(library, listAfter(items, changes), judged).find(
      (id) =>
        grams.has(id) && !changes.has(id) && !irreplaceable.has(id) && !isOnlyFiltered(library, id),
    )
    if (culprit === undefined) return { items, changes, irreplaceable }
    const amount = entryOf(grams, culprit)
    // `swap` rejects amounts above the maximum for a request.
    if (amount > MAX_AMOUNT) {
      irreplaceable.add(culprit)
      continue
    }
    const asked = { ...judged, lang, grams: amount }
    const offer = alternativeIn(library, items, culprit, asked)
    const substitute = offer?.substitute ?? bestSwap(library, culprit, { ...asked, use, limit: 1 })
    if (!substitute) {
      irreplaceable.add(culprit)
      continue
    }
    changes.set(culprit, {
      ingredientId: culprit,
      name: nameOf(library, culprit, lang),
      grams: round6(amount),
      substitute,
      ...(offer ? { isOffered: true } : inUnit(library, items, culprit, substitute)),
    })
    items = offer?.items ?? items
  }
}

/** For each line with this food, picks an alternative that meets all restrictions; undefined if a line has none. */
function alternativeIn(
  library: Library,
  items: readonly ListItem[],
  id: string,
  { for: restrictions, lang, grams, servings }: Weighed,
): { readonly items: readonly ListItem[]; readonly substitute: SafeSubstitute } | undefined {
  const fits = (side: ListItem) =>
    !side.guess &&
    foodOf(library, side) !== undefined &&
    areMet(restrictions, verdictsOf(library, [side], servings))
  const taken: ListItem[] = []
  const settled = items.map((item): ListItem => {
    if (!has(item, id)) return item
    const { or = [], ...first } = item
    const side = [first, ...or].find(fits)
    if (side) taken.push(side)
    return side && item.optional ? { ...side, optional: true } : (side ?? item)
  })
  const [side] = taken
  if (!side || settled.some((item) => has(item, id))) return undefined
  const own = verdictsOf(library, [{ ingredientId: id, amount: grams }], servings)
  const { items: weighed } = check(library, { items: taken })
  return {
    items: settled,
    substitute: {
      ingredientId: side.ingredientId,
      name: nameOf(library, side.ingredientId, lang),
      grams: round6(itemAt(weighed, 0).grams),
      quality: 'well',
      ...compared(restrictions, own, verdictsOf(library, taken, servings)),
      with: [],
      contexts: [],
      loses: [],
      reasons: [],
      score: 1,
    },
  }
}

const has = ({ ingredientId, or = [] }: ListItem, id: string) =>
  [ingredientId, ...or.map((side) => side.ingredientId)].includes(id)

/** The amounts in the unit of the recipe line, if only one line has the food and the unit suits the substitute. */
function inUnit(
  library: Library,
  items: readonly ListItem[],
  id: string,
  { ingredientId, grams }: SafeSubstitute,
): Pick<Change, 'written'> {
  const lines = items.filter((item) => has(item, id))
  const [{ amount, unit, or } = itemAt(lines, 0)] = lines
  const kind = library.units.find((one) => one.id === unit)?.kind
  if (lines.length > 1 || or || amount == null || !unit) return {}
  if (kind !== 'volume' && kind !== 'mass') return {}
  const weighed = toGrams(library, ingredientOf(library, ingredientId), 1, unit)
  if ('reason' in weighed) return {}
  return { written: { unit, amount, substitute: round6(grams / weighed.grams) } }
}

function bestSwap(library: Library, id: string, asked: SwapOptions): SafeSubstitute | undefined {
  try {
    return swap(library, id, asked).substitutes[0]
  } catch (error) {
    if (error instanceof IngrError && error.code === 'NO_RELATIONSHIP_DATA') return undefined
    throw error
  }
}

/** Replaces each food in `changes`. Drops further lines with the same food, unless they offer alternatives. */
function listAfter(items: readonly ListItem[], changes: ReadonlyMap<string, Change>) {
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

/** Foods that cause a verdict other than compatible, most severe first. */
function culpritsOf(
  library: Library,
  items: readonly ListItem[],
  { for: restrictions, servings }: Pick<Weighed, 'for' | 'servings'>,
): readonly string[] {
  const checked = check(library, { items, concerns: EU_CONCERNS, servings })
  return restrictions.flatMap((one) =>
    isDiet(one) ? dietCulprits(library, one, items) : concernCulprits(checked, one),
  )
}

function dietCulprits(library: Library, one: Diet, items: readonly ListItem[]): readonly string[] {
  const { violations, uncertain, unresolved } = checkDiet(library, { diet: one, items })
  return [...violations.map(({ ingredientId }) => ingredientId), ...uncertain, ...unresolved]
}

/** True for foods such as sugar, whose only animal source is bone char. Another brand suffices as a replacement. */
function isOnlyFiltered(library: Library, id: string): boolean {
  const sources = library.ingredient(id)?.animalSources ?? []
  return sources.length > 0 && sources.every((source) => source === 'bone-char')
}

function concernCulprits(checked: Evaluations<DomainEvaluation>, concern: Concern) {
  const { verdict, contributors, unknown } = evaluationOf(checked, concern)
  if (verdict === 'compatible') return []
  return [
    ...contributors.filter(({ risk }) => risk !== 'low').map(({ ingredientId }) => ingredientId),
    ...unknown,
  ]
}

/** Returns substitutes with the concerns that each solves, adds or leaves. Throws the same errors as `substitutes`. */
export function safeSubstitutes(
  library: Library,
  id: string,
  asked: Pick<SwapOptions, 'for' | 'lang' | 'limit'> & { readonly includePartial?: boolean },
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

/** Returns pairings whose default amount meets all restrictions. Counts the rest. Throws the errors of `pairings`. */
export function fittingPairings(
  library: Library,
  id: string,
  { for: restrictions, ...asked }: Pick<SwapOptions, 'for' | 'lang' | 'limit'>,
) {
  const refused = new Set<string>()
  const fits = (ingredientId: string) => {
    const isFitting = areMet(restrictions, verdictsOf(library, [{ ingredientId }], null))
    if (!isFitting) refused.add(ingredientId)
    return isFitting
  }
  const whole = pairings(library, id, { ...asked, fits })
  return { ...whole, for: restrictions, refused: refused.size }
}
