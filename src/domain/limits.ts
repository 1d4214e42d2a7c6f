/** Request limits; they bound the cost and the length of an answer. */

/** Items, lines or ids in one list. */
export const MAX_ITEMS = 500
/** Characters of a recipe or a package in one call: 500 lines of 100. */
export const MAX_RECIPE = 50_000
/** Characters of a package between two separators; the longest real one has 200. */
export const MAX_PART = 1_000
/** Characters of a written text, method included; pages and exports may be longer. */
export const MAX_WRITTEN = 100_000
/** Characters of one line, or of a title in any format. Bounds the look-ahead when scanning for marks. */
export const MAX_LINE = 10_000
/** Ingredient lines of all recipes in one call, within `MAX_WRITTEN` characters. */
export const MAX_LINES = 5_000
/** Entries of `concerns`, duplicates included. */
export const MAX_CONCERNS = 64
export const MAX_PEOPLE = 64
/** Words that a caller defines in one request, and foods per word. */
export const MAX_OWN_WORDS = 100
export const MAX_FOODS_OF_WORD = 20
export const DEFAULT_LIMIT = 10
export const MAX_LIMIT = 100
export const MAX_COMPLETE = 25
/** Largest plausible amount in any unit; up to it no product or sum overflows. */
export const MAX_AMOUNT = 1e12
/** Smallest plausible number of servings; below it the amount per serving might overflow. */
export const MIN_SERVINGS = 0.01
/** Least weight of a finished dish in grams. */
export const MIN_FINISHED = 1
/** Characters of a query. */
export const MAX_QUERY = 512
/** Checks per batch. */
export const MAX_BATCH = 100

/** Schema pattern for text with a visible character; spelt out, as some validators lack Unicode classes. */
export const SEEN_PATTERN =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]'

/** Grams such as `5 g`, `5` or `0,5 g`; the group is the number. */
export const GRAMS_PATTERN = String.raw`^\s*(\d+(?:[.,]\d+)?)\s*g?\s*$`
