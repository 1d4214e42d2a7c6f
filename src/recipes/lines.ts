/** Builds ingredient lines from fields, recognizes column headers and keys, and checks lengths. */

import { IngrError, invalid } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import { RECIPE_WORDS } from '../language/index.ts'
import { COLUMNS, type Column, type RecipeWords } from '../language/words.ts'
import { type Message, msg } from '../wording/message.ts'
import type { Format } from './recipe.ts'

/** True if the words of any language pass a check. All languages are checked because people mix them. */
export const inAnyLanguage = (holds: (words: RecipeWords) => boolean) =>
  Object.values(RECIPE_WORDS).some(holds)

/** Replaces all white space, line breaks included, with single spaces, and trims. */
export const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Fields of an ingredient, in formats with separate fields. */
interface Fields {
  readonly amount?: number | string | null | undefined
  readonly unit?: string | null | undefined
  readonly food?: string | null | undefined
  readonly note?: string | null | undefined
}

/** Writes an ingredient as people do ("200 g butter, soft"), so that it is parsed like any other line. */
export function lineOf({ amount, unit, food, note }: Fields): string {
  const written = typeof amount === 'number' ? amountText(amount) : (amount ?? '').trim()
  const measured = [written, unit?.trim() ?? '', food?.trim() ?? ''].filter(Boolean).join(' ')
  const remark = note?.trim() ?? ''
  if (remark === '' || measured.includes(remark)) return measured
  if (measured === '') return remark
  return /^[(,;]/.test(remark)
    ? `${measured} ${remark}`.replace(' ,', ',')
    : `${measured}, ${remark}`
}

/** Kind of the column with this header; undefined if unknown. */
export function columnOf(head: string): Column | undefined {
  const key = nameKey(head)
  return COLUMNS.find((column) => inAnyLanguage(({ columns }) => columns[column].has(key)))
}

/** Label and value of a line such as "Prep time: 20 min"; empty for a line without a label. */
export const labelled = (text: string): readonly string[] =>
  /^\s*([^:：]{1,40}?)\s*[:：]\s*(\S.*?)\s*$/.exec(text)?.slice(1) ?? []

/** Digits and fractions with which an amount may begin, for a character class of a regex. */
export const FIGURES = '\\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'

const FIGURE_FIRST = new RegExp(`^\\s*[${FIGURES}]`)

export const beginsWithFigure = (text: string) => FIGURE_FIRST.test(text)

const KEYS = ['title', 'servings', 'ingredients'] as const

const TILDE = '\u0303'

/** Meaning of a metadata key in any language; undefined if unknown. */
export function keyNamed(name: string): (typeof KEYS)[number] | undefined {
  // A letter with a tilde is a different letter: "Ñame: 200 g" is a yam, but "Name" is the name of a recipe.
  if (name.normalize('NFD').includes(TILDE)) return undefined
  const key = nameKey(name).replaceAll(' ', '')
  return KEYS.find((one) => inAnyLanguage(({ keys }) => keys[one].has(key)))
}

const DENOMINATORS = [1, 2, 3, 4, 5, 6, 8]
const NEAR = 0.004

/** Writes a number as recipes do: 0.5 as 1/2, 1.125 as 1 1/8 ("1.125" could mean 1125). Empty unless it is positive. */
export function amountText(amount: number): string {
  if (!Number.isFinite(amount) || amount <= 0) return ''
  const whole = Math.floor(amount + NEAR)
  const rest = amount - whole
  const of = DENOMINATORS.find((of) => Math.abs(rest - Math.round(rest * of) / of) <= NEAR)
  if (of === 1) return String(whole)
  if (of && amount < 20) return `${whole || ''} ${Math.round(rest * of)}/${of}`.trimStart()
  const digits = amount >= 100 ? 0 : amount >= 0.1 ? 2 : 4
  return String(Number(amount.toFixed(digits)))
}

/** One-line error for a file that cannot be read, with its format and the problem. */
export const unreadable = (format: Format | 'HTML' | 'JSON' | 'front matter', what: Message) =>
  invalid(msg('ofFormat', { format, what }))

/** Throws TOO_MANY_ITEMS above `most` characters, because long texts take longer to parse. */
export function requireFewLetters(most: number, letters: number, field: string): void {
  if (letters <= most) return
  throw new IngrError('TOO_MANY_ITEMS', msg('fieldTooLong', { letters, field, maxRecipe: most }), {
    [field]: `at most ${most} letters`,
  })
}

/** Throws TOO_MANY_ITEMS if one of the pieces has more than `most` characters. */
export function requireShort(most: number, pieces: readonly string[], piece: 'line' | 'part') {
  const letters = pieces.reduce((longest, { length }) => Math.max(longest, length), 0)
  if (letters <= most) return
  const said =
    piece === 'line' ? msg('lineTooLong', { letters, most }) : msg('partTooLong', { letters, most })
  throw new IngrError('TOO_MANY_ITEMS', said, { text: `at most ${most} letters in a ${piece}` })
}
