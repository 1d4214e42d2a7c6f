/** What a check says of each line of a recipe: the answer tells it by ingredient, a cook reads it by line. */

import type { Restriction } from '../domain/restrictions.ts'
import { isRisk, mostSevereVerdict, type Risk, VERDICT_OF, type Verdict } from '../domain/risk.ts'
import type { Checked, Reading, Step } from './answers.ts'

export interface Finding {
  readonly restriction: Restriction
  readonly verdict: Verdict
  /** What rules found, ingredient by ingredient; empty where nothing was found or nobody knows. */
  readonly because: readonly { readonly grams: number | null; readonly steps: readonly Step[] }[]
}

export interface Judged {
  readonly index: number
  readonly reading: Reading
  readonly findings: readonly Finding[]
  readonly verdict: Verdict
  /** Nobody can be sure of it: it is read as a guess or not at all, or leaves a choice. */
  readonly isOpen: boolean
}

/** Every line that was read, in the order of the recipe. */
export function judgeLines(checked: Checked, asked: readonly Restriction[]): readonly Judged[] {
  return checked.readings.map((reading, index) => {
    const findings = asked.map((restriction) => judge(checked, reading, restriction))
    return {
      index,
      reading,
      findings,
      verdict: mostSevereVerdict(findings.map(({ verdict }) => verdict)),
      isOpen: !isSure(reading) || reading.or !== undefined || reading.optional === true,
    }
  })
}

/** The verdict on the whole recipe, as the server gives it. */
export function verdictOn(checked: Checked, restriction: Restriction): Verdict {
  const diet = checked.diets.find((one) => one.diet === restriction)
  if (diet) return diet.verdict
  const evaluation = evaluationOf(checked, restriction)
  return evaluation?.verdict ?? 'uncertain'
}

/** The steps of a verdict that look at the whole recipe. */
export function stepsOver(checked: Checked, restriction: Restriction): readonly Step[] {
  return evaluationOf(checked, restriction)?.steps ?? []
}

function evaluationOf({ evaluation, euEvaluation }: Checked, restriction: Restriction) {
  const all = { ...evaluation, ...euEvaluation }
  return Object.hasOwn(all, restriction) ? all[restriction as keyof typeof all] : undefined
}

/** Whether every choice of the line was read for certain. */
function isSure({ ingredientId, reading, or = [] }: Reading): boolean {
  return [{ ingredientId, reading }, ...or].every(
    (one) => one.ingredientId !== null && one.reading === 'sure',
  )
}

function judge(checked: Checked, reading: Reading, restriction: Restriction): Finding {
  const ids = [reading, ...(reading.or ?? [])].flatMap((one) =>
    // What was not read stands in the answer by its words.
    one.ingredientId === null ? [one.phrase, one.name] : [one.ingredientId],
  )
  const isOneOf = (id: string) => ids.includes(id)
  // A guess may accuse, and clears nothing.
  const open: readonly Verdict[] = isSure(reading) ? [] : ['uncertain']
  const diet = checked.diets.find((one) => one.diet === restriction)
  if (diet) {
    const verdicts: readonly Verdict[] = [
      ...open,
      ...(diet.violations.some((one) => isOneOf(one.ingredientId))
        ? (['incompatible'] as const)
        : []),
      ...([...diet.uncertain, ...diet.unresolved].some(isOneOf) ? (['uncertain'] as const) : []),
    ]
    return { restriction, verdict: mostSevereVerdict(verdicts), because: [] }
  }
  const evaluation = evaluationOf(checked, restriction)
  if (!evaluation) return { restriction, verdict: 'uncertain', because: [] }
  const found = evaluation.contributors.filter((one) => isOneOf(one.ingredientId))
  const verdicts: readonly Verdict[] = [
    ...open,
    ...found.map(({ risk }) => VERDICT_OF[risk]),
    ...(evaluation.unknown.some(isOneOf) ? (['uncertain'] as const) : []),
  ]
  return { restriction, verdict: mostSevereVerdict(verdicts), because: found }
}

/** The steps that made the risk what it is: those that moved it and did not leave it low; else the last. */
export function decisive(steps: readonly Step[]): readonly Step[] {
  const moved = steps.filter(
    ({ before, after }) =>
      (before !== after && (isRisk(after) || isRisk(before))) || after === ('unknown' as Risk),
  )
  return moved.length > 0 ? moved : steps.slice(-1)
}
