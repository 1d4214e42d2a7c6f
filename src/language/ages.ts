/** Reads how long a food was ripened: "12 Monate gereift", "aged for 18 months", "de dos años". */

import type { Language } from '../domain/languages.ts'
import { inOrder, WORDS } from './index.ts'
import { lookup, type Words } from './words.ts'

/** Number of words in an age: a number and a unit of time. */
export const AGE_LENGTH = 2

/** Minimum age, in months, of a cheese sold as aged. */
const AGED = 6

/** Number of months in the age that begins at word `at`, in any language; undefined if there is no age. */
export function monthsAt(words: Words, at: number, language: Language): number | undefined {
  const [count, unit] = [words[at], words[at + 1]]
  if (count === undefined || unit === undefined) return undefined
  for (const lang of inOrder(language)) {
    const { months, numbers } = WORDS[lang]
    const each = lookup(months, unit)
    if (each === undefined) continue
    const number = /^\d+$/.test(count) ? Number(count) : lookup(numbers, count)
    if (number !== undefined) return number * each
  }
  return undefined
}

/** If `words` state an age, returns the words for "aged", or no words if the age is less than `AGED`. */
export function ageIn(words: Words, language: Language): { readonly aged: Words } | undefined {
  const months = words.flatMap((_, at) => monthsAt(words, at, language) ?? [])
  if (months.length === 0) return undefined
  return {
    aged: Math.max(...months) < AGED ? [] : inOrder(language).map((lang) => WORDS[lang].aged),
  }
}
