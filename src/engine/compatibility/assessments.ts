/** Caches the assessments of an ingredient for all concerns. All amounts between two limits share an assessment. */

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
  fatServingOf,
  halfServingOf,
  loadThreshold,
  pancreasLoadsOf,
  pinchOf,
} from './risks.ts'

/** An assessment with additional fields that the rules for lists need. */
export interface Grade extends Assessment {
  /** For FODMAP only: one bit for each group in the food. */
  readonly groups: number
  /** A bit that identifies the pair of risk and confidence. */
  readonly kind: number
}

/**
 * EU allergens that a package declares. At level `usual`, the package does not declare them, although the food usually
 * contains them.
 */
export interface Declared {
  readonly level: 'contains' | 'traces' | 'usual'
  readonly entries: readonly EuAllergen[]
}

/**
 * The grades of a food, in the order of CONCERNS, for each range of amounts. `limits` are the amounts in grams that
 * separate the ranges.
 */
interface Graded {
  readonly limits: readonly number[]
  /** The grades for each range, computed on first use. There is one more range than there are limits. */
  readonly ranges: (readonly Grade[] | undefined)[]
}

const gradedOf = oncePer(
  (ingredient: Ingredient): Graded => ({ limits: limitsOf(ingredient), ranges: [] }),
)

/** Returns the cached results of `assess` for all concerns. Equal grades are the same object. */
export function gradesAt(ingredient: Ingredient, grams: number): readonly Grade[] {
  const { limits, ranges } = gradedOf(ingredient)
  let range = 0
  while (range < limits.length && grams >= limits[range]!) range += 1
  ranges[range] ??= gradesOf(ingredient, grams)
  return ranges[range]!
}

/** The distinct amounts in grams at which the result of `assess` may change, in ascending order. */
export function limitsOf(ingredient: Ingredient): readonly number[] {
  const { fodmap, pancreas, histamine, lactose } = ingredient.allergenProfile
  const burdens = pancreasLoadsOf(ingredient)
  const limits = [
    fodmap?.safeServingGrams,
    fodmap && halfServingOf(fodmap),
    pancreas && loadThreshold(burdens),
    pancreas && fatServingOf(pancreas, burdens),
    histamine?.thresholdGrams,
    histamine && pinchOf(histamine),
    lactose?.thresholdGrams,
  ]
    .filter((limit) => typeof limit === 'number')
    .filter(Number.isFinite)
  return [...new Set(limits)].sort((a, b) => a - b)
}

/** Returns grams of fat for `pancreas`, safe servings for `fodmap`, and 0 for other concerns or unknown numbers. */
export function doseOf(domain: Concern, ingredient: Ingredient, grams: number): number {
  if (domain === 'pancreas') return ((ingredient.nutrients?.macros?.fat ?? 0) * grams) / 100
  if (domain !== 'fodmap') return 0
  const { safeServingGrams = null } = ingredient.allergenProfile.fodmap ?? {}
  return safeServingGrams === null ? 0 : grams / safeServingGrams
}

const gradesOf = (ingredient: Ingredient, grams: number): readonly Grade[] =>
  CONCERNS.map((domain) => gradeOf(assess(ingredient, domain, grams), groupsIn(domain, ingredient)))

function groupsIn(domain: Concern, { allergenProfile }: Ingredient): number {
  const groups = domain === 'fodmap' ? (allergenProfile.fodmap?.fodmapGroups ?? []) : []
  let bits = 0
  for (const group of groups) {
    // `combinations` is not a group; it means that the food contains several groups.
    if (group !== 'combinations') bits |= 1 << FODMAP_GROUPS.indexOf(group)
  }
  return bits
}

const RISKS: readonly Risk[] = [...LEVELS, 'unknown']
const SURENESS: readonly Confidence[] = [...CONFIDENCES, 'unknown']

const kindOf = (risk: Risk, confidence: Confidence): number =>
  1 << (RISKS.indexOf(risk) * SURENESS.length + SURENESS.indexOf(confidence))

/** Bit mask of every risk combined with low confidence. */
export const LOW_KINDS = RISKS.reduce((kinds, risk) => kinds | kindOf(risk, 'low'), 0)

export function kindsOf(grades: readonly Grade[]): number {
  let kinds = 0
  for (const { kind } of grades) kinds |= kind
  return kinds
}

function gradeOf({ risk, confidence, steps, hasUnknown }: Assessment, groups: number): Grade {
  const kind = kindOf(risk, confidence)
  // The properties are listed explicitly, so that all grades share one object shape in the JavaScript engine.
  return shared({ risk, confidence, steps, hasUnknown, groups, kind })
}

/** Placeholder grade for a food that is irrelevant to a concern. The rules ignore such grades. */
export const NO_GRADE: Grade = {
  risk: 'none',
  confidence: 'high',
  steps: [],
  hasUnknown: false,
  groups: 0,
  kind: 0,
}

/** Grades of a food with an absence claim such as "eggless". Concerns that the claim rules out have the risk `none`. */
export const clearedGrades = (
  grades: readonly Grade[],
  cleared: readonly Concern[],
  codes: readonly AbsenceCode[],
): readonly Grade[] =>
  grades.map((grade, index) => {
    if (!cleared.includes(CONCERNS[index]!)) return grade
    const step = {
      rule: 'stated_absence',
      before: grade.risk,
      after: 'none',
      figure: codes.join(', '),
    } as const
    return gradeOf({ risk: 'none', confidence: 'medium', steps: [step], hasUnknown: false }, 0)
  })

const RULE = { contains: 'declared', traces: 'may_contain', usual: 'usual' } as const

/** Grades for declared allergens: high if contained, moderate at other levels. Other concerns get NO_GRADE. */
export function declaredGrades({ level, entries }: Declared, rule: string = RULE[level]) {
  const named = entries.flatMap((entry) => EU_ENTRY[entry].allergen ?? [])
  const after = level === 'contains' ? 'high' : 'moderate'
  const figure = level === 'usual' ? 'traces' : entries.join(', ')
  return CONCERNS.map((concern) => {
    const isNamed = isAllergen(concern)
      ? named.some((one) => one === concern || ALLERGEN[concern].partOf === one)
      : entries.some((one) => one === concern)
    if (!isNamed) return NO_GRADE
    const step = { rule, before: 'none', after, figure } as const
    return gradeOf({ risk: after, confidence: 'high', steps: [step], hasUnknown: false }, 0)
  })
}

/** Adds the allergens that a brand typically contains to the grades of its food. */
export function typicalGrades(grades: readonly Grade[], entries: readonly EuAllergen[]) {
  const typical = declaredGrades({ level: 'contains', entries }, 'typical')
  return grades.map((grade, index) => {
    const other = typical[index] ?? NO_GRADE
    const isSound = grade.risk === 'high' && grade.confidence !== 'low'
    return other === NO_GRADE || isSound ? grade : other
  })
}

const distinct = new Map<string, Grade>()

/** Returns the same object for equal grades. There are few different grades, so all of them fit in the CPU cache. */
function shared(made: Grade): Grade {
  const text = JSON.stringify(made)
  const first = distinct.get(text)
  if (first !== undefined) return first
  distinct.set(text, made)
  return made
}
