/** How much one call may ask for: what it costs to answer, and how long the answer is, follow from these. */

/** Items, lines or ids in one list. */
export const MAX_ITEMS = 500
/** Letters of a recipe or a package in one call: five hundred lines of a hundred letters. */
export const MAX_RECIPE = 50_000
/** Letters of a package between two signs that separate its ingredients; the longest on real packages has two hundred. */
export const MAX_PART = 1_000
/** Letters of a text that somebody wrote, the method among them; pages and exports are longer. */
export const MAX_WRITTEN = 100_000
/** Letters of one of its lines, and of a title in any format: what looks for marks looks ahead from each sign that may be one. */
export const MAX_LINE = 10_000
/** Lines of ingredients of all recipes that one call reads, in no more than `MAX_WRITTEN` letters. */
export const MAX_LINES = 5_000
/** Entries of `concerns`, repeated ones among them. */
export const MAX_CONCERNS = 64
/** People of a household. */
export const MAX_PEOPLE = 64
/** Entries of an answer where nobody says how many. */
export const DEFAULT_LIMIT = 10
/** Most entries that an answer is asked for. */
export const MAX_LIMIT = 100
/** Most completions. */
export const MAX_COMPLETE = 25
/** Above this, in whatever unit, an amount is nobody's; up to it no product and no sum overflows. */
export const MAX_AMOUNT = 1e12
/** Below this a number of servings is nobody's, and what one of them eats might overflow. */
export const MIN_SERVINGS = 0.01
/** Letters of a query. */
export const MAX_QUERY = 512
/** Checks per batch. */
export const MAX_BATCH = 100

/** A text of which somebody sees something, as the pattern of a schema; the letters are listed, since not every validator knows classes of Unicode. */
export const SEEN_PATTERN =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]'

/** Grams such as `5 g`, `5` or `0,5 g`; the group is the number. */
export const GRAMS_PATTERN = String.raw`^\s*(\d+(?:[.,]\d+)?)\s*g?\s*$`
