/** The mark and the colour of each verdict; ASCII marks if the terminal has no UTF-8. */

import type { Verdict } from '../../../domain/risk.ts'
import type { Shade } from './columns.ts'

type Marks = Readonly<Record<Verdict, string>>

/** The marks for verdicts on requested concerns, with and without UTF-8. */
const ASKED = [
  { incompatible: '✗', caution: '!', uncertain: '?', compatible: '·' },
  { incompatible: 'x', caution: '!', uncertain: '?', compatible: '-' },
] as const satisfies readonly Marks[]
const FACTS = [
  { incompatible: '●', caution: '○', uncertain: '?', compatible: '·' },
  { incompatible: 'x', caution: 'o', uncertain: '?', compatible: '-' },
] as const satisfies readonly Marks[]

export const SHADES = {
  incompatible: 'red',
  caution: 'yellow',
  uncertain: 'magenta',
  compatible: 'dim',
} as const satisfies Readonly<Record<Verdict, Shade>>

/** Colours for facts. Facts are never shown in red, since they are not conflicts. */
export const FACT_SHADES = { ...SHADES, incompatible: 'bold' } as const

/** Uses ASCII marks if the locale has a character set other than UTF-8. Without a locale, assumes UTF-8. */
export function marksOf(
  { LC_ALL, LANG }: Readonly<Record<string, string | undefined>>,
  isFact = false,
): Marks {
  const locale = LC_ALL || LANG || ''
  return (isFact ? FACTS : ASKED)[locale === '' || /utf-?8/i.test(locale) ? 0 : 1]
}
