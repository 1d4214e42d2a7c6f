/** Builds ingredient lines from fields, recognizes columns and keys, and checks lengths. */

import { IngrError, invalid } from '../errors.ts'
import { nameKey } from '../language/fold.ts'
import { RECIPE_WORDS } from '../language/index.ts'
import { COLUMNS, type Column, type RecipeWords } from '../language/words.ts'
import { type Message, msg } from '../wording/message.ts'
import type { Format } from './recipe.ts'

/** Checks the words of all languages, since people mix them. */
export const inAnyLanguage = (holds: (words: RecipeWords) => boolean) =>
  Object.values(RECIPE_WORDS).some(holds)

/** Puts text on one line, trimmed. */
export const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Fields of an ingredient, in formats that separate them. */
interface Fields {
  readonly amount?: number | string | null | undefined
  readonly unit?: string | null | undefined
  readonly food?: string | null | undefined
  readonly note?: string | null | undefined
}

/** "200 g butter, soft": as people write it, so that it is parsed like any other line. */
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

/** The column with this header; undefined if unknown. */
export function columnOf(head: string): Column | undefined {
  const key = nameKey(head)
  return COLUMNS.find((column) => inAnyLanguage(({ columns }) => columns[column].has(key)))
}

/** Label and value of "Prep time: 20 min"; empty for a line without a label. */
export const labelled = (text: string): readonly string[] =>
  /^\s*([^:：]{1,40}?)\s*[:：]\s*(\S.*?)\s*$/.exec(text)?.slice(1) ?? []

/** Digits and one-character fractions that begin an amount, for a regex character class. */
export const FIGURES = '\\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'

const FIGURE_FIRST = new RegExp(`^\\s*[${FIGURES}]`)

export const beginsWithFigure = (text: string) => FIGURE_FIRST.test(text)

const KEYS = ['title', 'servings', 'ingredients'] as const

const TILDE = '\u0303'

/** Meaning of a metadata key in any language; undefined if unknown. */
export function keyNamed(name: string): (typeof KEYS)[number] | undefined {
  // A tilde makes a different letter: "Ñame: 200 g" is a yam, not a recipe's name.
  if (name.normalize('NFD').includes(TILDE)) return undefined
  const key = nameKey(name).replaceAll(' ', '')
  return KEYS.find((one) => inAnyLanguage(({ keys }) => keys[one].has(key)))
}

const DENOMINATORS = [1, 2, 3, 4, 5, 6, 8]
const NEAR = 0.004

/** Number as recipes write it: 0.5 is 1/2; 1.125 is 1 1/8, as "1.125" may be a thousand. Empty unless positive. */
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

/** Error for an unreadable file, on one line: format, problem and place. */
export const unreadable = (format: Format | 'HTML' | 'JSON' | 'front matter', what: Message) =>
  invalid(msg('ofFormat', { format, what }))

/** Throws TOO_MANY_ITEMS above `most` characters, since parsing cost grows with length. */
export function requireFewLetters(most: number, letters: number, field: string): void {
  if (letters <= most) return
  throw new IngrError('TOO_MANY_ITEMS', msg('fieldTooLong', { letters, field, maxRecipe: most }), {
    [field]: `at most ${most} letters`,
  })
}

/** Throws TOO_MANY_ITEMS if a piece exceeds `most` characters. */
export function requireShort(most: number, pieces: readonly string[], piece: 'line' | 'part') {
  const letters = pieces.reduce((longest, { length }) => Math.max(longest, length), 0)
  if (letters <= most) return
  const said =
    piece === 'line' ? msg('lineTooLong', { letters, most }) : msg('partTooLong', { letters, most })
  throw new IngrError('TOO_MANY_ITEMS', said, { text: `at most ${most} letters in a ${piece}` })
}
