/** The assessments of an ingredient in every domain, made once: all that the amount decides is the side of one limit. */

import type { Ingredient } from '../../domain/ingredient.ts'
import { DIMENSIONS, type Dimension, type FODMAP_GROUPS } from '../../domain/profiles.ts'
import { CONFIDENCES, type Confidence, LEVELS, type Risk } from '../../domain/risk.ts'
import { type Assessment, assess } from './risks.ts'

type FodmapGroup = (typeof FODMAP_GROUPS)[number]

/** An assessment as the rules over a list see it. */
export interface Grade extends Assessment {
  /** FODMAP only: the groups that the food brings in. */
  readonly groups: readonly FodmapGroup[]
  /** One bit for each pair of risk and confidence. */
  readonly kind: number
}

/** What `assess` says below the limit and from it on. */
export interface Grades {
  /** Grams of the food; Infinity where the amount does not matter. */
  readonly limit: number
  readonly below: Grade
  readonly from: Grade
}

/** In the order of the dimensions. */
export type GradesByDomain = readonly Grades[]

const known = new WeakMap<Ingredient, GradesByDomain>()

export function gradesOf(ingredient: Ingredient): GradesByDomain {
  const made = known.get(ingredient)
  if (made) return made
  const grades = DIMENSIONS.map((domain) => gradesIn(domain, ingredient))
  known.set(ingredient, grades)
  return grades
}

/** The same as `assess` with the amount, and the same object for the same answer. */
export function gradeAt({ limit, below, from }: Grades, grams: number): Grade {
  return grams >= limit ? from : below
}

function gradesIn(domain: Dimension, ingredient: Ingredient): Grades {
  const groups = groupsIn(domain, ingredient)
  const grade = (grams: number) => gradeOf(assess(ingredient, domain, grams), groups)
  return shared({
    limit: limitOf(domain, ingredient) ?? Number.POSITIVE_INFINITY,
    below: grade(Number.NEGATIVE_INFINITY),
    from: grade(Number.POSITIVE_INFINITY),
  })
}

/** The one figure that `assess` compares grams with. */
function limitOf(domain: Dimension, { allergenProfile }: Ingredient): number | null | undefined {
  switch (domain) {
    case 'fodmap':
    case 'pancreas':
      return allergenProfile[domain]?.safeServingGrams
    case 'histamine':
    case 'lactose':
      return allergenProfile[domain]?.thresholdGrams
    default:
      return null
  }
}

function groupsIn(domain: Dimension, { allergenProfile }: Ingredient): readonly FodmapGroup[] {
  if (domain !== 'fodmap') return []
  return (allergenProfile.fodmap?.fodmapGroups ?? []).filter((group) => group !== 'combinations')
}

const RISKS: readonly Risk[] = [...LEVELS, 'unknown']
const SURENESS: readonly Confidence[] = [...CONFIDENCES, 'unknown']
function gradeOf(
  { risk, confidence, steps, hasUnknown }: Assessment,
  groups: readonly FodmapGroup[],
): Grade {
  const kind = 1 << (RISKS.indexOf(risk) * SURENESS.length + SURENESS.indexOf(confidence))
  // Written out, so that all grades are of one shape to the compiler of the engine that runs this.
  return shared({ risk, confidence, steps, hasUnknown, groups, kind })
}

const distinct = new Map<string, unknown>()

/** One object for all that say the same: foods differ little, and what is small stays near the processor. */
function shared<T>(made: T): T {
  // The limit of what no amount changes is infinite, which JSON does not know.
  const text = JSON.stringify(made)
  const first = distinct.get(text) as T | undefined
  if (first !== undefined) return first
  distinct.set(text, made)
  return made
}
