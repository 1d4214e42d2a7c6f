/** The foods named in a line that is no ingredient: a title, a heading, a step, a note. */

import { distinctBy } from '../../domain/distinct.ts'
import { itemAt } from '../../domain/present.ts'
import { foodsNamed } from '../reading/named-foods.ts'
import { heldBy, type Named } from './dish.ts'
import type { Line } from './line.ts'

/** Every food that a title or heading may mean, except those that it denies. */
export function possibleFoods(line: Line): readonly Named[] {
  const read = line.reading.mentions.flatMap(({ choices }) =>
    choices.flatMap(({ certainty, candidates }) =>
      certainty === 'none' ? [] : [itemAt(candidates, 0).ingredientId],
    ),
  )
  return withParts(line, read)
}

/** The foods whose names are in a sentence, except those that it denies. */
export const namedFoods = (line: Line): readonly Named[] =>
  foodsIn(line).length === 0 ? [] : withParts(line, [])

/** The ids of the foods whose names are among the words of a line. */
export const foodsIn = ({ library, words, language }: Line) => foodsNamed(library, words, language)

/** The foods that were `read` in a line and those named in it, with the parts of dishes, but without those that it denies. */
function withParts(line: Line, read: readonly string[]): readonly Named[] {
  const { library, reading } = line
  const inParts = (isDenied: boolean) => {
    const parts = reading.parts.filter(({ role }) => (role === 'negation') === isDenied)
    return foodsIn(line.like(parts.map(({ text }) => text).join(' ')))
  }
  const denied = inParts(true)
  // "Leche frita sin harina, harina para rebozar" has flour all the same.
  const asserted = denied.length === 0 ? [] : inParts(false)
  const isHeld = (id: string) => !denied.includes(id) || asserted.includes(id)
  const ids = new Set([...read, ...foodsIn(line).filter(isHeld)])
  const held = [...ids].flatMap((id) => heldBy(library, id))
  // What one of them always holds is missing even if another only usually holds it.
  const always = new Set(held.flatMap((one) => (one.isUsual ? [] : [one.ingredientId])))
  return distinctBy(held, ({ ingredientId }) => ingredientId)
    .filter(({ ingredientId: id }) => read.includes(id) || isHeld(id))
    .map(({ ingredientId }) => ({ ingredientId, isUsual: !always.has(ingredientId) }))
}
