/** How a language writes amounts, times and shares beside their numbers: alternatives of regular expressions, parted by `|`. */

import { LANGUAGES, type Language } from '../domain/languages.ts'
import { amounts as de } from './de/amounts.ts'
import { amounts as en } from './en/amounts.ts'
import { amounts as es } from './es/amounts.ts'

export interface AmountWords {
  /** Before a number that is not exact. */
  readonly about: string
  /** Before the two ends of a range that `and` joins. */
  readonly between: string
  readonly and: string
  readonly or: string
  /** Between the ends of a range. */
  readonly to: string
  /** Grams in full or cut short, beside the sign `g`. */
  readonly grams: string
  /** Measures that stand behind the metric one and say the same again: "300 g/10 oz". */
  readonly cups: string
  /** Endings of a fraction in figures: "1/3rd". */
  readonly ordinals: string
  /** Endings of the plural behind a stroke: "Zehe/n". */
  readonly plurals: string
  /** Makes a size the one of each piece. */
  readonly each: string
  readonly minutes: string
  readonly hours: string
  /** Degrees of an oven, beside the sign. */
  readonly degrees: string
  /** Before or behind a share that is the least, in folded letters; so are the next ones. */
  readonly atLeast: string
  readonly atMost: string
  /** Before a share that is not exact. */
  readonly aboutShare: string
  /** Between what went in and the 100 g that came of it. */
  readonly per: string
  /** What a percentage is of that is no share of an ingredient: fat and alcohol. */
  readonly notShare: string
  /** The same as it is taken off the text, with what belongs to it. */
  readonly notShareWhole: string
}

const AMOUNTS: Readonly<Record<Language, AmountWords>> = { de, en, es }

/** One of the words in any language, as the source of a regular expression without its group. */
export function alternatives(...keys: readonly (keyof AmountWords)[]): string {
  const sources = keys.flatMap((key) => LANGUAGES.map((lang) => AMOUNTS[lang][key]))
  return [...new Set(sources.flatMap((source) => (source === '' ? [] : [source])))].join('|')
}
