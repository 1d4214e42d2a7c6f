/** Adds up FODMAP, histamine, fat and nutrients over the meals of each day of a plan. */

import { byName } from '../../domain/closed-sets.ts'
import { MEALS, type MealName } from '../../domain/meals.ts'
import { round6 } from '../../domain/numbers.ts'
import { DOSE_DIMENSIONS, type DoseDimension } from '../../domain/restrictions.ts'
import {
  atLeast,
  isRisk,
  type Level,
  mostSevereVerdict,
  VERDICT_OF,
  VERDICTS,
} from '../../domain/risk.ts'
import type { DomainEvaluation } from '../../domain/shapes/compatibility.ts'
import type { NutrientTotal } from '../../domain/shapes/nutrition.ts'
import type { PersonFinding, RestrictionFinding } from '../../domain/shapes/people.ts'
import type { Day, DayEvaluation } from '../../domain/shapes/plans.ts'
import { WEEKDAYS } from '../../language/days.ts'
import type { Library } from '../../library/library.ts'
import type { MealText } from '../../recipes/plan.ts'
import { analyze } from '../nutrition/nutrition.ts'
import { doseOf } from './assessments.ts'
import { evaluateDomain, findingsIn, isWeak } from './evaluation.ts'
import { household } from './household.ts'
import { type ListItem, type Resolved, resolveList } from './items.ts'
import type { Person } from './people.ts'
import { isWithinLevel } from './tolerance.ts'

export interface Meal extends Omit<MealText, 'text'> {
  readonly items: readonly ListItem[]
  /** Number of servings that the meal makes, of which one is eaten. Null if the whole meal is eaten. */
  readonly servings: number | null
}

/** Returns one entry per day in the order of the week or calendar. The meals without a day come last. */
export function perDay(library: Library, meals: readonly Meal[], people: readonly Person[] = []) {
  const days = [...new Set(meals.map(({ day }) => day))].sort(byDay)
  return days.map((day) => {
    const mine = meals
      .filter((meal) => meal.day === day)
      .sort((a, b) => mealOrder(a.meal) - mealOrder(b.meal))
    return ofDay(library, day, mine, people)
  })
}

/** The nutrients of an average day. */
export function meanDay(library: Library, meals: readonly Meal[]): NutrientTotal {
  const days = new Set(meals.map(({ day }) => day)).size
  return analyze(library, { items: eatenOf(meals, days) }).total
}

/** Returns the items of the meals. Each has the servings of its meal, multiplied by `share`. */
const eatenOf = (meals: readonly Meal[], share = 1): readonly ListItem[] =>
  meals.flatMap(({ items, servings }) =>
    items.map((item) => ({ ...item, servings: (servings ?? 1) * share })),
  )

function ofDay(
  library: Library,
  day: string | null,
  meals: readonly Meal[],
  people: readonly Person[],
): Day {
  const eaten = meals.map((meal) => {
    const resolved = resolveList(library, meal.items, meal.servings ?? 1)
    const found = byDimension((dimension) => evaluateDomain(dimension, resolved))
    const { total: nutrients, unresolved: uncounted } = analyze(library, { items: eatenOf([meal]) })
    return { meal, found, fat: fatIn(resolved), nutrients, uncounted }
  })
  const all = eatenOf(meals)
  const whole = resolveList(library, all)
  const { total, unresolved: uncounted } = analyze(library, { items: all })
  const fat = round6(eaten.reduce((sum, one) => sum + one.fat, 0))
  const fatFound = fatOfDay(
    fat,
    eaten.map(({ found }) => found.pancreas),
  )
  return {
    day,
    meals: eaten.map(({ meal, found, fat: ofMeal, ...more }) => ({
      name: meal.name,
      meal: meal.meal,
      servings: meal.servings,
      fat: ofMeal,
      verdicts: byDimension((dimension) => found[dimension].verdict),
      ...more,
    })),
    fat,
    evaluation: {
      ...byDimension((dimension) => dayEvaluationOf(evaluateDomain(dimension, whole))),
      pancreas: fatFound,
    },
    unresolved: whole.unresolved,
    ...(people.length > 0
      ? { people: peopleOfDay(library, people, all, { whole, fat: fatFound }) }
      : {}),
    nutrients: total,
    uncounted,
  }
}

const byDimension = <T>(of: (dimension: DoseDimension) => T) => byName(DOSE_DIMENSIONS, of)

/** How many grams of fat a day make the risk moderate, and how many make it high: three times the limits for a meal. */
const [DAY_MODERATE, DAY_HIGH] = [30, 60]

/** The evaluation of the most severe meal. Its risk is raised if the fat of all meals reaches a limit for the day. */
function fatOfDay(fat: number, meals: readonly DomainEvaluation[]): DayEvaluation {
  const verdict = mostSevereVerdict(meals.map((one) => one.verdict))
  const mostSevere = meals.find((one) => one.verdict === verdict)!
  const base = {
    ...dayEvaluationOf(mostSevere),
    culprits: [...new Set(meals.flatMap((one) => dayEvaluationOf(one).culprits))],
    // The steps for a single meal are reported with that meal.
    steps: [],
    unknown: [...new Set(meals.flatMap((one) => one.unknown))].sort(),
  }
  const floor: Level | null = fat >= DAY_HIGH ? 'high' : fat >= DAY_MODERATE ? 'moderate' : null
  if (floor === null) return base
  const after = base.risk === 'unknown' ? floor : atLeast(base.risk, floor)
  return {
    ...base,
    risk: after,
    verdict: mostSevereVerdict([verdict, VERDICT_OF[floor]]),
    steps: [{ rule: 'fat_of_day', before: base.risk, after, figure: fat }],
  }
}

function dayEvaluationOf(evaluation: DomainEvaluation): DayEvaluation {
  const { risk, verdict, confidence, contributors, unknown, steps = [] } = evaluation
  const risky = contributors.filter((one) => isRisk(one.risk))
  const culprits = [...new Set(risky.map(({ ingredientId }) => ingredientId))]
  return { risk, verdict, confidence, culprits, unknown, steps }
}

function fatIn({ portions }: Resolved): number {
  const doses = portions.map(({ ingredient, grams, choice }) =>
    grams === null || choice !== undefined ? 0 : doseOf('pancreas', ingredient, grams),
  )
  return round6(doses.reduce((sum, dose) => sum + dose, 0))
}

const mealOrder = (meal: MealName | null) => (meal === null ? MEALS.length : MEALS.indexOf(meal))

const WEEK: readonly (string | null)[] = WEEKDAYS

/** Sorts dates first, then weekdays, then meals without a day. */
function byDay(a: string | null, b: string | null): number {
  const key = (day: string | null) => {
    const index = WEEK.indexOf(day)
    return day === null ? '2' : index < 0 ? `0 ${day}` : `1 ${index}`
  }
  return key(a) < key(b) ? -1 : 1
}

/**
 * The findings for each person on one day. `whole` has the resolved items of the day, and `fat` is the assessment of
 * the day's fat against daily limits.
 */
function peopleOfDay(
  library: Library,
  people: readonly Person[],
  eaten: readonly ListItem[],
  { whole, fat }: { whole: Resolved; fat: DayEvaluation },
): readonly PersonFinding[] {
  const isOpen = fat.unknown.length > 0 || isWeak('pancreas', whole, findingsIn('pancreas', whole))
  const ofMeal = people.map((one) => ({
    ...one,
    concerns: one.concerns.filter((concern) => concern !== 'pancreas'),
  }))
  return household(library, ofMeal, eaten).map((finding, at) => {
    const person = people[at]
    if (!person?.concerns.includes('pancreas')) return finding
    const ofFat = fatFinding(person, fat, isOpen)
    const restrictions = [...finding.restrictions, ofFat].sort(
      (a, b) => VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict),
    )
    return {
      ...finding,
      verdict: mostSevereVerdict([finding.verdict, ofFat.verdict]),
      restrictions,
    }
  })
}

/**
 * The finding for fat. If the person tolerates the risk, the verdict is compatible, or uncertain if an amount is
 * unknown or the data are weak.
 */
function fatFinding(
  { tolerates }: Person,
  fat: DayEvaluation,
  isOpen: boolean,
): RestrictionFinding {
  const tolerance = tolerates?.pancreas
  const isTolerated =
    tolerance !== undefined && 'level' in tolerance && isWithinLevel(fat.risk, tolerance.level)
  const verdict = !isTolerated ? fat.verdict : isOpen ? 'uncertain' : 'compatible'
  const culprits = verdict === 'compatible' ? [] : fat.culprits
  const unknown = fat.unknown.filter((id) => !culprits.includes(id))
  return { kind: 'concern', name: 'pancreas', verdict, culprits, unknown }
}
