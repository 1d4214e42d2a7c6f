/** Numbers as people write them. */

import type { Language } from '../domain/languages.ts'

/** Decimal comma in German and Spanish; rounded for people. */
export function number(value: number, language: Language): string {
  const digits =
    Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 3
  const text = String(Number(value.toFixed(digits)))
  return language === 'en' ? text : text.replace('.', ',')
}

/** With all its decimals. */
export function unrounded(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}

/** With exactly so many decimals, as labels print it. */
export function fixed(value: number, decimals: number, language: Language): string {
  const text = value.toFixed(Math.max(0, decimals))
  return language === 'en' ? text : text.replace('.', ',')
}

/** Whole percent; a little is not nothing. */
export function percentOf(share: number): string {
  const percent = Math.round(share * 100)
  return percent === 0 && share > 0 ? '< 1 %' : `${percent} %`
}
