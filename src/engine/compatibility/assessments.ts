/** The assessments of an ingredient in every domain, made once: all that the amount decides is between which limits it lies. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Ingredient } from '../../domain/ingredient.ts'
import { oncePer } from '../../domain/once-per.ts'
import { FODMAP_GROUPS } from '../../domain/profiles.ts'
import {
  ALLERGEN,
  CONCERNS,
  type Concern,
  EU_ENTRY,
  type EuAllergen,
  isAllergen,
} from '../../domain/restrictions.ts'
import { CONFIDENCES, type Confidence, LEVELS, type Risk } from '../../domain/risk.ts'
import {
  type Assessment,
  assess,
  burdensOf,
  fatServingOf,
  halfServingOf,
  loadFrom,
  pinchOf,
} from './risks.ts'

/** An assessment as the rules over a list see it. */
export interface Grade extends Assessment {
  /** FODMAP only: one bit for each group that the food brings in. */
  readonly groups: number
  /** One bit for each pair of risk and confidence. */
  readonly kind: number
}

/** EU entries that a package says are contained, or may be there as traces. */
export interface Declared {
  readonly level: 'contains' | 'traces'
  readonly entries: readonly EuAllergen[]
}

/** The grades of a food in the order of the concerns, for each range of grams between two of its limits. */
interface Graded {
  readonly limits: readonly number[]
  /** One more than limits; each made when an amount first falls into it. */
  readonly ranges: (readonly Grade[] | undefined)[]
}

const gradedOf = oncePer(
  (ingredient: Ingredient): Graded => ({ limits: limitsOf(ingredient), ranges: [] }),
)

/** The same as `assess` with the amount for each concern, and the same object for the same answer. */
export function gradesAt(ingredient: Ingredient, grams: number): readonly Grade[] {
  const { limits, ranges } = gradedOf(ingredient)
  let range = 0
  while (range < limits.length && grams >= limits[range]!) range += 1
  ranges[range] ??= gradesOf(ingredient, grams)
  return ranges[range]!
}

/** The figures that `assess` compares grams with, each once, ascending. */
export function limitsOf(ingredient: Ingredient): readonly number[] {
  const { fodmap, pancreas, histamine, lactose } = ingredient.allergenProfile
  const burdens = burdensOf(ingredient)
  const limits = [
    fodmap?.safeServingGrams,
    fodmap && halfServingOf(fodmap),
    pancreas && loadFrom(burdens),
    pancreas && fatServingOf(pancreas, burdens),
    histamine?.thresholdGrams,
    histamine && pinchOf(histamine),
    lactose?.thresholdGrams,
  ]
    .filter((limit) => typeof limit === 'number')
    .filter(Number.isFinite)
  return [...new Set(limits)].sort((a, b) => a - b)
}

/**
 * What an amount of a food brings into the rules over a list that add up: grams of fat for the pancreas, for FODMAP the share
 * of its safe serving. 0 where nothing is known of it, and in the other dimensions.
 */
export function doseOf(domain: Concern, ingredient: Ingredient, grams: number): number {
  if (domain === 'pancreas') return ((ingredient.nutrients?.macros?.fat ?? 0) * grams) / 100
  if (domain !== 'fodmap') return 0
  const { safeServingGrams = null } = ingredient.allergenProfile.fodmap ?? {}
  return safeServingGrams === null ? 0 : grams / safeServingGrams
}

function gradesOf(ingredient: Ingredient, grams: number): readonly Grade[] {
  return CONCERNS.map((domain) =>
    gradeOf(assess(ingredient, domain, grams), groupsIn(domain, ingredient)),
  )
}

function groupsIn(domain: Concern, { allergenProfile }: Ingredient): number {
  const groups = domain === 'fodmap' ? (allergenProfile.fodmap?.fodmapGroups ?? []) : []
  let bits = 0
  for (const group of groups) {
    // No group of its own, but that several are in the food.
    if (group !== 'combinations') bits |= 1 << FODMAP_GROUPS.indexOf(group)
  }
  return bits
}

const RISKS: readonly Risk[] = [...LEVELS, 'unknown']
const SURENESS: readonly Confidence[] = [...CONFIDENCES, 'unknown']

/** The kinds of low confidence. */
export const LOW_KINDS = RISKS.reduce((kinds, risk) => kinds | kindOf(risk, 'low'), 0)

function kindOf(risk: Risk, confidence: Confidence): number {
  return 1 << (RISKS.indexOf(risk) * SURENESS.length + SURENESS.indexOf(confidence))
}

export function kindsOf(grades: readonly Grade[]): number {
  let kinds = 0
  for (const { kind } of grades) kinds |= kind
  return kinds
}

function gradeOf({ risk, confidence, steps, hasUnknown }: Assessment, groups: number): Grade {
  const kind = kindOf(risk, confidence)
  // Written out, so that all grades are of one shape to the compiler of the engine that runs this.
  return shared({ risk, confidence, steps, hasUnknown, groups, kind })
}

/** Stands for a food in a dimension that its unknown grams leave open; no rule looks at it. */
export const NO_GRADE: Grade = {
  risk: 'none',
  confidence: 'high',
  steps: [],
  hasUnknown: false,
  groups: 0,
  kind: 0,
}

/** The grades of a food that is said to be without something ("eggless"): none for the concerns that this clears. */
export function clearedGrades(
  grades: readonly Grade[],
  cleared: readonly Concern[],
  codes: readonly AbsenceCode[],
): readonly Grade[] {
  return grades.map((grade, place) => {
    if (!cleared.includes(CONCERNS[place]!)) return grade
    const step = {
      rule: 'stated_absence',
      before: grade.risk,
      after: 'none',
      figure: codes.join(', '),
    } as const
    return gradeOf({ risk: 'none', confidence: 'medium', steps: [step], hasUnknown: false }, 0)
  })
}

/** What a package says in so many words: an entry that is contained is high, one that may be there moderate, the rest open. */
export function declaredGrades(
  { level, entries }: Declared,
  rule = level === 'contains' ? 'declared' : 'may_contain',
): readonly Grade[] {
  const named = entries.flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
  const after = level === 'contains' ? 'high' : 'moderate'
  return CONCERNS.map((concern) => {
    const isNamed = isAllergen(concern)
      ? named.some((one) => one === concern || ALLERGEN[concern].partOf === one)
      : entries.some((one) => one === concern)
    if (!isNamed) return NO_GRADE
    const step = { rule, before: 'none', after, figure: entries.join(', ') } as const
    return gradeOf({ risk: after, confidence: 'high', steps: [step], hasUnknown: false }, 0)
  })
}

/** The grades of the food of a brand, in which what the brand typically holds is there too. */
export function typicalGrades(
  grades: readonly Grade[],
  entries: readonly EuAllergen[],
): readonly Grade[] {
  const typical = declaredGrades({ level: 'contains', entries }, 'typical')
  return grades.map((grade, place) => {
    const other = typical[place] ?? NO_GRADE
    const isSound = grade.risk === 'high' && grade.confidence !== 'low'
    return other === NO_GRADE || isSound ? grade : other
  })
}

const distinct = new Map<string, Grade>()

/** One object for all that say the same: foods differ little, and what is small stays near the processor. */
function shared(made: Grade): Grade {
  const text = JSON.stringify(made)
  const first = distinct.get(text)
  if (first !== undefined) return first
  distinct.set(text, made)
  return made
}
