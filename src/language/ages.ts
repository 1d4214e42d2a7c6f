/** Reads how long a food has ripened: "12 Monate gereift", "aged for 18 months", "de dos años". */

import type { Language } from '../domain/languages.ts'
import { inOrder, WORDS } from './index.ts'
import { own } from './words.ts'

/** A number and a unit of time. */
export const AGE_LENGTH = 2

/** From so many months on a cheese is sold as an aged one. */
const AGED = 6

/** Months that the two words at a place tell, in any language. */
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

/** Where words tell an age: the words of all languages for what has it, or none where it is young. */
export function ageIn(
  words: readonly string[],
  language: Language,
): { readonly aged: readonly string[] } | undefined {
  const told = words.flatMap((_, at) => monthsAt(words, at, language) ?? [])
  if (told.length === 0) return undefined
  return { aged: Math.max(...told) < AGED ? [] : inOrder(language).map((lang) => WORDS[lang].aged) }
}
