/** The parts of a line: every stretch of what was written, with the role that it plays. */

/** What a stretch of a line does; `unread` is what nobody could make sense of. */
export const ROLES = [
  'amount',
  'unit',
  'size',
  'food',
  'descriptor',
  'state',
  'coating',
  'filler',
  'further food',
  'alternative',
  'negation',
  'note',
  'non-food',
  'unread',
] as const
export type Role = (typeof ROLES)[number]

/** The texts of all parts of a line, one behind the other, are the line. */
export interface Part {
  readonly role: Role
  readonly text: string
}

/**
 * How surely a food was read. *sure*: every word is accounted for. *guess*: it may be this food; its risks count, and it
 * clears nothing. *none*: no food of the library.
 */
export const CERTAINTIES = ['sure', 'guess', 'none'] as const
export type Certainty = (typeof CERTAINTIES)[number]
