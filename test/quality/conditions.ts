/** Evaluates the conditions of `wishes.tsv` for a food, using the data of the library rather than the search index. */

import { isOneOf } from '../../src/domain/closed-sets.ts'
import { DIMENSIONS, isDiet } from '../../src/domain/restrictions.ts'
import { check } from '../../src/engine/compatibility/check.ts'
import { diet } from '../../src/engine/compatibility/diet.ts'
import type { Library } from '../../src/library/library.ts'

export type Condition = (library: Library, id: string) => boolean

/**
 * Parses a condition like `protein>=10 & -vegan:incompatible or id:tofu|tempeh`. It may test figures per 100 g
 * (`>@egg`: more than in egg), the verdict on 100 g, a category or an id. `-` negates. A comparison with an unknown
 * figure is false.
 */
export function readCondition(text: string): Condition {
  const choices = text
    .split(' or ')
    .filter(Boolean)
    .map((choice) => choice.split(' & ').map(readTerm))
  return (library, id) => choices.some((terms) => terms.every((term) => term(library, id)))
}

function readTerm(text: string): Condition {
  if (text.startsWith('-')) {
    const denied = readTerm(text.slice(1))
    return (library, id) => !denied(library, id)
  }
  const bound = /^(\w+)(<=?|>=?)(.+)$/.exec(text)
  if (bound) {
    const [, nutrient = '', relation = '', limit = ''] = bound
    return (library, id) => {
      const value = figure(library, id, nutrient)
      const other = limit.startsWith('@')
        ? figure(library, limit.slice(1), nutrient)
        : Number(limit)
      return value !== null && other !== null && RELATIONS[relation]!(value, other)
    }
  }
  const [of = '', values = ''] = text.split(':')
  const wanted = values.split('|')
  return (library, id) => wanted.includes(fact(library, id, of))
}

const RELATIONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

function figure(library: Library, id: string, nutrient: string): number | null {
  const { macros, lipids, minerals, vitamins } = library.ingredient(id)?.nutrients ?? {}
  const all: Readonly<Record<string, number | null>> = {
    ...macros,
    ...lipids,
    ...minerals,
    ...vitamins,
  }
  return all[nutrient] ?? null
}

function fact(library: Library, id: string, of: string): string {
  if (of === 'id') return id
  if (of === 'cat') return library.ingredient(id)?.category ?? ''
  if (isDiet(of)) return diet(library, { diet: of, items: [{ ingredientId: id }] }).verdict
  if (!isOneOf(DIMENSIONS, of)) throw new Error(`no condition: ${of}`)
  const request = { items: [{ ingredientId: id, amount: 100, unit: 'gram' }], concerns: [of] }
  return check(library, request).evaluation[of]?.verdict ?? ''
}
