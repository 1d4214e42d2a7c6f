/** What a check found in each line of a recipe: its answer is by ingredient, a cook reads it by line. */

import type { Restriction } from '../domain/restrictions.ts'
import { isRisk, mostSevereVerdict, VERDICT_OF, type Verdict } from '../domain/risk.ts'
import type { Step } from '../domain/shapes/compatibility.ts'
import type {
  Alternative,
  ParsedItem,
  Readings,
  RecipeCheckResponse,
} from '../domain/shapes/recipes.ts'

/** What a line was read as; brands are judged by the server. */
export type Reading = Omit<ParsedItem, 'brand' | 'or'> & {
  readonly or?: readonly Omit<Alternative, 'brand'>[]
}

/** The answer for a text. */
export type Checked = Omit<Readings, 'readings'> &
  Pick<RecipeCheckResponse, 'evaluation' | 'euEvaluation' | 'diets' | 'people'> & {
    readonly readings?: readonly Reading[]
  }

export interface Finding {
  readonly restriction: Restriction
  readonly verdict: Verdict
  /** What the rules found in each ingredient of the line. */
  readonly because: readonly { readonly grams: number | null; readonly steps: readonly Step[] }[]
}

export interface Judged {
  readonly index: number
  readonly reading: Reading
  readonly findings: readonly Finding[]
  readonly verdict: Verdict
  /** Read as a guess or not at all, or with a choice: the cook must look at it. */
  readonly isOpen: boolean
}

/** What the answer says of a restriction: the whole recipe, and its ingredients. What it does not mention is uncertain. */
export function answerOn({ diets, evaluation, euEvaluation }: Checked, restriction: Restriction) {
  const one = Object.entries({ ...evaluation, ...euEvaluation }).find(
    ([name]) => name === restriction,
  )?.[1]
  const diet = diets.find((asked) => asked.diet === restriction)
  const violation = { verdict: 'incompatible', grams: null, steps: [] } as const
  return {
    verdict: (diet ?? one)?.verdict ?? 'uncertain',
    steps: one?.steps ?? [],
    found: [
      ...(diet?.violations.map(({ ingredientId }) => ({ ingredientId, ...violation })) ?? []),
      ...(one?.contributors.map((of) => ({ ...of, verdict: VERDICT_OF[of.risk] })) ?? []),
    ],
    isUnknown: (id: string) =>
      diet
        ? [...diet.uncertain, ...diet.unresolved].includes(id)
        : !one || one.unknown.includes(id),
  }
}

/** Every line that was read, in the order of the recipe. */
export function judgeLines(checked: Checked, asked: readonly Restriction[]): readonly Judged[] {
  const answers = asked.map((restriction) => ({ restriction, ...answerOn(checked, restriction) }))
  return (checked.readings ?? []).map((reading, index) => {
    const sides = [reading, ...(reading.or ?? [])]
    const isSure = sides.every((one) => one.ingredientId !== null && one.reading === 'sure')
    // The answer has words instead of an id for what was not read.
    const ids = sides.flatMap(({ ingredientId, phrase, name }) => ingredientId ?? [phrase, name])
    const findings = answers.map(({ restriction, found, isUnknown }) => {
      const because = found.filter((one) => ids.includes(one.ingredientId))
      // A guess may accuse, and clears nothing.
      const least = isSure && !ids.some(isUnknown) ? 'compatible' : 'uncertain'
      const verdict = mostSevereVerdict([least, ...because.map((one) => one.verdict)])
      return { restriction, verdict, because }
    })
    return {
      index,
      reading,
      findings,
      verdict: mostSevereVerdict(findings.map(({ verdict }) => verdict)),
      isOpen: !isSure || reading.or !== undefined || reading.optional === true,
    }
  })
}

/** The steps that made the risk what it is: those that moved it and did not leave it low; else the last. */
export function decisive(steps: readonly Step[]): readonly Step[] {
  const moved = steps.filter(
    ({ before, after }) =>
      (before !== after && (isRisk(after) || isRisk(before))) || after === 'unknown',
  )
  return moved.length > 0 ? moved : steps.slice(-1)
}
