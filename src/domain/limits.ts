/** Limits for requests. They bound the time that a request takes and the length of its answer. */

/** Maximum number of items, lines or ids in one list. */
export const MAX_ITEMS = 500
/** Maximum number of characters in a recipe or package text in one call: 500 lines of 100 characters. */
export const MAX_RECIPE = 50_000
/** Maximum number of characters between two separators in a package text. The longest known part has 200. */
export const MAX_PART = 1_000
/** Maximum number of characters in recipe text with its method. Web pages and exported files may be longer. */
export const MAX_WRITTEN = 100_000
/**
 * Maximum number of characters in a line, or in a title, whatever the format. This limits how far we search for a
 * closing bracket or quotation mark.
 */
export const MAX_LINE = 10_000
/** Maximum number of ingredient lines in all recipes of a call, in addition to the limit `MAX_WRITTEN`. */
export const MAX_LINES = 5_000
/** Maximum number of entries in `concerns`, duplicates included. */
export const MAX_CONCERNS = 64
export const MAX_PEOPLE = 64
/** Maximum number of words that a caller may define in a request, and maximum number of foods for each word. */
export const MAX_OWN_WORDS = 100
export const MAX_FOODS_OF_WORD = 20
export const DEFAULT_LIMIT = 10
export const MAX_LIMIT = 100
export const MAX_COMPLETE = 25
/** Largest plausible amount in any unit. Up to this amount, multiplying or adding amounts cannot overflow. */
export const MAX_AMOUNT = 1e12
/** Smallest plausible number of servings. With fewer, the amount per serving might overflow. */
export const MIN_SERVINGS = 0.01
/** Minimum weight of a finished dish in grams. */
export const MIN_FINISHED = 1
/** Maximum number of characters in a query. */
export const MAX_QUERY = 512
/** Maximum number of checks in a batch. */
export const MAX_BATCH = 100

/** Matches a visible character. Lists the invisible ones by code, because some validators lack Unicode classes. */
export const SEEN_PATTERN =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]'

/** Matches grams, such as `5 g`, `5` or `0,5 g`. The capturing group contains the number. */
export const GRAMS_PATTERN = String.raw`^\s*(\d+(?:[.,]\d+)?)\s*g?\s*$`
