/** Returns stretches of a line as written, and the whole line as parts. */

import type { Role } from '../../domain/reading.ts'
import type { Part } from '../../domain/shapes/recipes.ts'
import { joinsOf } from '../../language/index.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import { isOddSign } from './markup.ts'
import { keyAt } from './scan.ts'
import type { LineState, Places } from './state.ts'

/** The text from the first to the last of the words, as written. */
export function textOf({ tokens, line }: LineState, places: Places): string {
  const [first, last] = [tokens[places[0] ?? -1], tokens[places.at(-1) ?? -1]]
  return first && last ? line.slice(first.start, last.end).trim() : ''
}

/** The text of a food, from its first to its last word, as written. */
export function phraseOf(state: LineState, places: Places, reading: FoodReading): string {
  const food = places.filter((_, i) => reading.roles[i] === 'food')
  return textOf(state, food.length > 0 ? food : withOddSigns(state, places))
}

/** The words that may name a size or portion; excludes "in slices", a way of cutting. */
export function spokenOf(state: LineState, places: Places): string {
  const { into } = joinsOf(state.language)
  const cut = places.findIndex((at, i) => i > 0 && into.has(keyAt(state, at)))
  return textOf(state, cut < 0 ? places : places.slice(0, cut))
}

/** Splits the line into stretches of one role, each up to the start of the next. */
export function partsOf({ line, tail, written, tokens, roles }: LineState): readonly Part[] {
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
    // A sign without a role belongs to the part before it.
    if (own === undefined || own === role) continue
    push(at)
    role = own
  }
  push(line.length - tail.length)
  if (tail !== '') parts.push({ role: 'unread', text: tail })
  return parts
}

/** Extends unread words by the unread signs around them. */
function withOddSigns(state: LineState, places: Places): Places {
  let [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return places
  const isOdd = (at: number) => isOddSign(keyAt(state, at)) && state.roles[at] === 'unread'
  while (isOdd(first - 1)) first -= 1
  while (isOdd(last + 1)) last += 1
  return [first, ...places, last]
}
