/** The foods named in a line that is not an ingredient: a title, a heading, a step, a note. */

import { distinctBy } from '../../domain/distinct.ts'
import { itemAt } from '../../domain/present.ts'
import { foodsNamed } from '../reading/named-foods.ts'
import { heldBy, type Named } from './dish.ts'
import type { Line } from './line.ts'

/** Every food that a title or heading may mean, except negated ones. */
export function possibleFoods(line: Line): readonly Named[] {
  const read = line.reading.mentions.flatMap(({ choices }) =>
    choices.flatMap(({ certainty, candidates }) =>
      certainty === 'none' ? [] : [itemAt(candidates, 0).ingredientId],
    ),
  )
  return withParts(line, read)
}

/** The foods named in a sentence, except negated ones. */
export const namedFoods = (line: Line): readonly Named[] =>
  foodsIn(line).length === 0 ? [] : withParts(line, [])

/** The ids of the foods whose names are among the words of a line. */
export const foodsIn = ({ library, words, language }: Line) => foodsNamed(library, words, language)

/** The foods `read` or named in a line, with the parts of dishes, except negated ones. */
function withParts(line: Line, read: readonly string[]): readonly Named[] {
  const { library, reading } = line
  const inParts = (isDenied: boolean) => {
    const parts = reading.parts.filter(({ role }) => (role === 'negation') === isDenied)
    return foodsIn(line.like(parts.map(({ text }) => text).join(' ')))
  }
  const denied = inParts(true)
  // "Leche frita sin harina, harina para rebozar" still contains flour.
  const asserted = denied.length === 0 ? [] : inParts(false)
  const isHeld = (id: string) => !denied.includes(id) || asserted.includes(id)
  const ids = new Set([...read, ...foodsIn(line).filter(isHeld)])
  const held = [...ids].flatMap((id) => heldBy(library, id))
  // A part that one dish always contains is required, even if another contains it only usually.
  const always = new Set(held.flatMap((one) => (one.isUsual ? [] : [one.ingredientId])))
  return distinctBy(held, ({ ingredientId }) => ingredientId)
    .filter(({ ingredientId: id }) => read.includes(id) || isHeld(id))
    .map(({ ingredientId }) => ({ ingredientId, isUsual: !always.has(ingredientId) }))
}
