/** Judges the meals of a day together for each person; fat has the limits of a day, not of a meal. */

import { mostSevereVerdict, VERDICTS } from '../../domain/risk.ts'
import type { PersonFinding, RestrictionFinding } from '../../domain/shapes/people.ts'
import type { DayEvaluation } from '../../domain/shapes/plans.ts'
import type { Library } from '../../library/library.ts'
import { findingsIn, isWeak } from './evaluation.ts'
import { household } from './household.ts'
import type { ListItem, Resolved } from './items.ts'
import type { Person } from './people.ts'
import { isWithinLevel } from './tolerance.ts'

/** `whole` is `eaten` resolved, `fat` the evaluation of the fat of all meals. */
export function peopleOfDay(
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

/** A tolerated level never makes an unknown amount of fat, or weak data, milder than uncertain. */
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
