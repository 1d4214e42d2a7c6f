/** Evaluates one serving of a recipe or ingredient list, and adds the result for the whole list. */

import { MIN_SERVINGS } from '../../domain/limits.ts'
import { round6 } from '../../domain/numbers.ts'
import type { EvaluatedItem } from '../../domain/shapes/compatibility.ts'
import type { PerServing } from '../../domain/shapes/recipes.ts'
import { invalid, shown } from '../../errors.ts'
import { msg } from '../../wording/message.ts'
import { requireAtLeast } from '../limits.ts'

/** Returns the number of servings, or null if none is given. Throws INVALID_REQUEST if it is below MIN_SERVINGS. */
export function requireServings(value: unknown, field = 'servings'): number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' && Number.isFinite(value) && value > 0)
    return requireAtLeast(MIN_SERVINGS, value, field)
  throw invalid(msg('notNumberAbove0', { field, value: shown(value) }), {
    [field]: 'a number above 0',
  })
}

/** Judges one serving and adds the fields that `select` takes from the result for the whole list. */
export function perServing<T extends { readonly items: readonly EvaluatedItem[] }>(
  servings: number | null,
  judge: (servings: number) => T,
  select: (whole: T) => Partial<T>,
): PerServing<T> {
  const answer = judge(servings ?? 1)
  if (servings === null) return answer
  const grams = round6(answer.items.reduce((sum, item) => sum + item.grams, 0))
  return { ...answer, serving: { servings, grams }, whole: select(judge(1)) }
}
