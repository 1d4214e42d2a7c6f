/** Looks up a restriction or a line in the answer to a check; all verdicts come from the server. */

import { isDiet, type Restriction } from '../domain/restrictions.ts'
import { isRisk, type Verdict } from '../domain/risk.ts'
import type { Contributor, Step } from '../domain/shapes/compatibility.ts'
import type {
  Alternative,
  ParsedItem,
  Readings,
  RecipeCheckResponse,
} from '../domain/shapes/recipes.ts'

/** How a line was read, without brands, which the server assesses. */
export type Reading = Omit<ParsedItem, 'brand' | 'or'> & {
  readonly or?: readonly Omit<Alternative, 'brand'>[]
}

/** The answer for a text. */
export type Checked = Omit<Readings, 'readings'> &
  Pick<
    RecipeCheckResponse,
    'evaluation' | 'euEvaluation' | 'concerns' | 'diets' | 'lines' | 'people'
  > & {
    readonly readings?: readonly Reading[]
  }

/** The verdict for the whole recipe; uncertain if the answer lacks the restriction. */
export function verdictOn({ concerns, diets }: Checked, restriction: Restriction): Verdict {
  const found = isDiet(restriction)
    ? diets.find(({ diet }) => diet === restriction)
    : concerns?.find(({ concern }) => concern === restriction)
  return found?.verdict ?? 'uncertain'
}

/** The evaluation of a concern; undefined for a diet. */
export function evaluationOn({ evaluation, euEvaluation }: Checked, restriction: Restriction) {
  return Object.entries({ ...evaluation, ...euEvaluation }).find(
    ([name]) => name === restriction,
  )?.[1]
}

/** The foods of a line that contribute to a concern. */
export function causes(
  checked: Checked,
  restriction: Restriction,
  { ingredientId, or = [] }: Reading,
): readonly Contributor[] {
  const ids = [ingredientId, ...or.map((side) => side.ingredientId)]
  const { contributors = [] } = evaluationOn(checked, restriction) ?? {}
  return contributors.filter((one) => ids.includes(one.ingredientId))
}

/** True if the cook must look at the line: it is a guess, unread, optional or a choice. */
export function isOpen({ ingredientId, reading, or, optional = false }: Reading): boolean {
  const isSure = [{ ingredientId, reading }, ...(or ?? [])].every(
    (one) => one.ingredientId !== null && one.reading === 'sure',
  )
  return !isSure || or !== undefined || optional
}

/** The steps that changed the risk, except to a low one, or left it unknown; else the last. */
export function decisive(steps: readonly Step[]): readonly Step[] {
  const moved = steps.filter(
    ({ before, after }) =>
      (before !== after && (isRisk(after) || isRisk(before))) || after === 'unknown',
  )
  return moved.length > 0 ? moved : steps.slice(-1)
}
