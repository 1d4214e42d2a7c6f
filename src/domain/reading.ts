/** Fixed sets of values for reading text: search layers, certainties, roles of words in a line, and skip reasons. */

/** Search layers, most certain first. */
export const LAYERS = ['exact', 'synonym', 'prefix', 'word', 'typo', 'meaning'] as const
export type Layer = (typeof LAYERS)[number]

/** Codes for the components of a confidence score that concern the words of the query. */
export const PART_CODES = ['words', 'has', 'filter', 'unknown'] as const

/**
 * How certain it is which food a text names. *sure*: we understand every word. *guess*: the text may mean this food;
 * the risks of the food count, but a guess rules out no risk. *none*: the library has no such food.
 */
export const CERTAINTIES = ['sure', 'guess', 'none'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** Role of a word in a line; `unread` means not understood. */
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

/** Parts of a recipe text other than ingredient lines. */
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

/** Reasons for skipping a line. */
export const SKIP_REASONS = ['ruled line', ...LEFT_OUT, 'not food'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
