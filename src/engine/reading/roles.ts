/** Gives the tokens of a line their roles. */

import type { Role } from '../../domain/reading.ts'
import type { FoodReading } from '../../search/find-food.ts'
import type { Amount } from './amounts.ts'
import type { LineState, Place, Places } from './state.ts'

export function mark({ roles }: LineState, from: number, to: number, role: Role): void {
  for (let at = from; at < to; at++) roles[at] = role
}

export function markAll({ roles }: LineState, places: Places, role: Role): void {
  for (const at of places) roles[at] = role
}

/** The roles that a reading gives its words. */
export function markReading(
  { roles }: LineState,
  places: Places,
  reading: FoodReading,
  place: Place,
): void {
  places.forEach((at, i) => {
    const role = reading.roles[i] ?? 'unread'
    roles[at] = role === 'food' ? foodRole(place) : role
  })
}

/** A food beside the one of the line is a further one. */
export function foodRole(place: Place): Role {
  return place === 'main' ? 'food' : 'further food'
}

/** Gives those words another role that have one of these. */
export function turn(
  { roles }: LineState,
  places: Places,
  from: readonly Role[],
  into: Role,
): void {
  for (const at of places) {
    const role = roles[at]
    if (role !== undefined && from.includes(role)) roles[at] = into
  }
}

/** Marks the tokens of an amount, and as fillers what stands between them. */
export function take(state: LineState, amount: Amount): void {
  for (const [from, to, role] of amount.spans) mark(state, from, to, role)
  const [first] = amount.spans
  if (first) for (let at = first[0]; at < amount.to; at++) state.roles[at] ??= 'filler'
}
