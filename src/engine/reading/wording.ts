/** Returns the original wording of foods in a line, and splits the whole line into parts. */

import type { Role } from '../../domain/reading.ts'
import type { Part } from '../../domain/shapes/recipes.ts'
import { joinsOf } from '../../language/index.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { isOddSign } from './markup.ts'
import { keyAt } from './scan.ts'
import type { Indexes, LineState } from './state.ts'

export function writtenText({ tokens, line }: LineState, indexes: Indexes): string {
  const [first, last] = [tokens[indexes[0] ?? -1], tokens[indexes.at(-1) ?? -1]]
  return first && last ? line.slice(first.start, last.end).trim() : ''
}

/** The text of a food as it is written, from its first to its last word. */
export function phraseOf(state: LineState, indexes: Indexes, reading: FoodReading): string {
  const food = indexes.filter((_, i) => reading.roles[i] === 'food')
  return writtenText(state, food.length > 0 ? food : withOddSigns(state, indexes))
}

/** The words that may name a size or portion, without a final phrase that says how to cut the food ("in slices"). */
export function spokenOf(state: LineState, indexes: Indexes): string {
  const { into } = joinsOf(state.language)
  const cut = indexes.findIndex((at, i) => i > 0 && into.has(keyAt(state, at)))
  return writtenText(state, cut < 0 ? indexes : indexes.slice(0, cut))
}

/** Splits the line into stretches with one role each. Each stretch extends to the start of the next. */
export function partsOfLine({ line, tail, written, tokens, roles }: LineState): readonly Part[] {
  const parts: Part[] = []
  const read = new Map(tokens.map((token, at) => [token.start, roles[at]]))
  let start = 0
  let role: Role | undefined
  const push = (end: number) => {
    if (end > start) parts.push({ role: role ?? 'filler', text: line.slice(start, end) })
    start = end
  }
  for (const { start: at, kind } of written) {
    const own = read.has(at) ? (read.get(at) ?? (kind === 'sign' ? undefined : 'unread')) : 'filler'
    // A symbol without a role belongs to the part before it.
    if (own === undefined || own === role) continue
    push(at)
    role = own
  }
  push(line.length - tail.length)
  if (tail !== '') parts.push({ role: 'unread', text: tail })
  return parts
}

/** Adds the symbols that were not understood and that come directly before or after the words. */
function withOddSigns(state: LineState, indexes: Indexes): Indexes {
  let [first, last] = [indexes[0], indexes.at(-1)]
  if (first === undefined || last === undefined) return indexes
  const isOdd = (at: number) => isOddSign(keyAt(state, at)) && state.roles[at] === 'unread'
  while (isOdd(first - 1)) first -= 1
  while (isOdd(last + 1)) last += 1
  return [first, ...indexes, last]
}
