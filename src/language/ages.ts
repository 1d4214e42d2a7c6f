/** Reads how long a food has ripened: "12 Monate gereift", "aged for 18 months", "de dos años". */

import type { Language } from '../domain/languages.ts'
import { inOrder, WORDS } from './index.ts'
import { own } from './words.ts'

/** A number and a unit of time. */
export const AGE_LENGTH = 2

/** From so many months on a cheese is sold as an aged one. */
const AGED = 6

/** Months that the two words at a place name, in any language. */
export function monthsAt(
  words: readonly string[],
  at: number,
  language: Language,
): number | undefined {
  const [count = '', unit = ''] = words.slice(at, at + AGE_LENGTH)
  for (const lang of inOrder(language)) {
    const { months, numbers } = WORDS[lang]
    const number = /^\d+$/.test(count) ? Number(count) : own(numbers, count)
    const each = own(months, unit)
    if (number !== undefined && each !== undefined) return number * each
  }
  return undefined
}

/** The words of all languages for an aged food if the words name an age, none for a young one; undefined without an age. */
export function ageIn(
  words: readonly string[],
  language: Language,
): { readonly aged: readonly string[] } | undefined {
  const months = words.flatMap((_, at) => monthsAt(words, at, language) ?? [])
  if (months.length === 0) return undefined
  return {
    aged: Math.max(...months) < AGED ? [] : inOrder(language).map((lang) => WORDS[lang].aged),
  }
}
