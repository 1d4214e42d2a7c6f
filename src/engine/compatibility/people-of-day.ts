/** Judges the meals of a day together for each person; fat has the limits of a day, not of a meal. */

import {
  isRisk,
  LEVELS,
  type Level,
  mostSevereVerdict,
  VERDICTS,
  type Verdict,
} from '../../domain/risk.ts'
import type { PersonFinding, RestrictionFinding } from '../../domain/shapes/people.ts'
import type { DayEvaluation } from '../../domain/shapes/plans.ts'
import type { Library } from '../../library/library.ts'
import { household } from './household.ts'
import type { ListItem } from './items.ts'
import type { Person } from './people.ts'

/** `fat` is the evaluation of the fat of all meals. */
export function peopleOfDay(
  library: Library,
  people: readonly Person[],
  eaten: readonly ListItem[],
  fat: DayEvaluation,
): readonly PersonFinding[] {
  const ofMeal = people.map((one) => ({
    ...one,
    concerns: one.concerns.filter((concern) => concern !== 'pancreas'),
  }))
  return household(library, ofMeal, eaten).map((finding, at) => {
    const person = people[at]
    if (!person?.concerns.includes('pancreas')) return finding
    const restrictions = [...finding.restrictions, fatFinding(person, fat)].sort(
      (a, b) => VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict),
    )
    const verdict = mostSevereVerdict(restrictions.map((one) => one.verdict))
    return { ...finding, verdict, restrictions }
  })
}

function fatFinding({ tolerates }: Person, fat: DayEvaluation): RestrictionFinding {
  const verdict = toleratedVerdict(tolerates?.pancreas, fat)
  const culprits = verdict === 'compatible' ? [] : fat.culprits
  const unknown = fat.unknown.filter((id) => !culprits.includes(id))
  return { kind: 'concern', name: 'pancreas', verdict, culprits, unknown }
}

/** A tolerated level never makes an unknown amount of fat milder than uncertain. */
function toleratedVerdict(
  tolerance: NonNullable<Person['tolerates']>['pancreas'],
  { risk, verdict, unknown }: DayEvaluation,
): Verdict {
  if (!tolerance || !('level' in tolerance)) return verdict
  const isWithin = isRisk(risk) && LEVELS.indexOf(risk as Level) <= LEVELS.indexOf(tolerance.level)
  if (!isWithin || verdict === 'compatible') return verdict
  return unknown.length > 0 ? 'uncertain' : 'compatible'
}
