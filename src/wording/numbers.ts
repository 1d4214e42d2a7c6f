/** Formats numbers for people. */

import type { Language } from '../domain/languages.ts'

/** Rounds and formats a number, with a decimal comma in German and Spanish. */
export function number(value: number, language: Language): string {
  const digits =
    Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3
  const text = String(Number(value.toFixed(digits)))
  return language === 'en' ? text : text.replace('.', ',')
}

/** Formats a number with all its decimals. */
export function unrounded(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}

/** Formats a number with a fixed number of decimals, as on labels. */
export function fixed(value: number, decimals: number, language: Language): string {
  const text = value.toFixed(Math.max(0, decimals))
  return language === 'en' ? text : text.replace('.', ',')
}

/** Formats a share as a whole percentage; `< 1 %` if it would round to 0. */
export function percentOf(share: number): string {
  const percent = Math.round(share * 100)
  return percent === 0 && share > 0 ? '< 1 %' : `${percent} %`
}
