/** Recognizes days and meals in the names of a weekly plan, in every language. */

import { LANGUAGES } from '../domain/languages.ts'
import type { MealName } from '../domain/meals.ts'
import { foldVariants, nameKey } from './fold.ts'
import { LISTS_OF } from './index.ts'
import type { LISTS } from './lists.ts'
import type { Lists } from './word-lists.ts'

export { WEEKDAYS } from './lists.ts'

type DayWords = Lists<typeof LISTS.days>

/** Merges the same word list from every language into a single map. */
const inAll = <Name>(list: (words: DayWords) => Readonly<Record<string, Name>>) =>
  new Map(LANGUAGES.flatMap((lang) => Object.entries(list(LISTS_OF[lang].days))))

const LONG_DAYS = inAll(({ weekdays }) => weekdays)
const SHORT_DAYS = inAll(({ short }) => short)
const MEAL_WORDS = inAll(({ meals }) => meals)
const DATE = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/
/** Dates such as "24.11.2026", which become ISO dates. Dates with slashes are ambiguous and stay as they are. */
const WITH_POINTS = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/
const asIso = (name: string) =>
  name.replace(
    WITH_POINTS,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

/** True for a word that may follow a weekday: the day of the month ("Monday 23rd") or the year. */
const isOfMonth = (word: string) => /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$|^20\d\d$/.test(word)

/** Returns the day (ISO date or weekday) and meal in a name; `isWhole` is true if the name contains nothing else. */
export function whenOf(text: string) {
  const name = asIso(text)
  const date = DATE.exec(name)?.[0]
  const isDate = date !== undefined && isReal(date)
  const rest = isDate ? name.replace(DATE, ' ') : name
  let day: string | null = isDate ? date : null
  let meal: MealName | null = null
  let isWhole = true
  const words = nameKey(rest).split(' ').filter(Boolean)
  for (const [place, word] of words.entries()) {
    const forms = foldVariants(word)
    const isFirst = place === 0 && !isDate
    const weekday = find(LONG_DAYS, forms) ?? (isFirst ? find(SHORT_DAYS, forms) : undefined)
    const named = find(MEAL_WORDS, forms)
    day ??= weekday ?? null
    meal ??= named ?? null
    const isNumber = place > 0 && day !== null && isOfMonth(word)
    if (weekday === undefined && named === undefined && !isNumber) isWhole = false
  }
  return { day, meal, isWhole: isWhole && (isDate || words.length > 0) }
}

const find = <T>(table: ReadonlyMap<string, T>, forms: readonly string[]): T | undefined =>
  forms.map((form) => table.get(form)).find((found) => found !== undefined)

/** False for dates that do not exist, such as 30 February. */
function isReal(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= days
}
