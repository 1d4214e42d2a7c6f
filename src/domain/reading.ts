/** Closed sets for reading text: search layers, certainties, roles of a line's parts, skip reasons. */

/** Search layers, most certain first. */
export const LAYERS = ['exact', 'synonym', 'prefix', 'word', 'typo', 'meaning'] as const
export type Layer = (typeof LAYERS)[number]

/** What a part of a confidence says about query words. */
export const PART_CODES = ['words', 'has', 'filter', 'unknown'] as const

/**
 * How certainly a food was read. *sure*: every word is accounted for. *guess*: may be this food; its risks count, but
 * it clears nothing. *none*: no food of the library.
 */
export const CERTAINTIES = ['sure', 'guess', 'none'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** Role of a part of a line; `unread` could not be interpreted. */
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

/** Parts of a recipe that are not ingredient lines. */
const LEFT_OUT = [
  'title',
  'servings',
  'heading',
  'method',
  'metadata',
  'markup',
  'equipment',
  'note',
] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Why a line is skipped. */
export const SKIP_REASONS = ['ruled line', ...LEFT_OUT, 'not food'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
