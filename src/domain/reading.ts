/** The closed sets of what words are read as: what found a food, how surely, what each stretch of a line does, why a line is passed over. */

/** The ways of search to find an ingredient, the surest first. */
export const LAYERS = ['exact', 'synonym', 'prefix', 'word', 'typo', 'meaning'] as const
export type Layer = (typeof LAYERS)[number]

/** What a part of a confidence says of words of the query. */
export const PART_CODES = ['words', 'has', 'filter', 'unknown'] as const

/**
 * How surely a food was read. *sure*: every word is accounted for. *guess*: it may be this food; its risks count, and it
 * clears nothing. *none*: no food of the library.
 */
export const CERTAINTIES = ['sure', 'guess', 'none'] as const
export type Certainty = (typeof CERTAINTIES)[number]

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

/** What a recipe holds beside its lines of ingredients. */
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

/** Why a line is passed over. */
export const SKIP_REASONS = ['ruled line', ...LEFT_OUT, 'not food'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
