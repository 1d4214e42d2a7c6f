/** What a language contributes beside its lists: how its words change, sound and stand in order. */

import type { SoundRules } from './sounds.ts'

/** An ending, its replacement in the stem, and what the stem must look like, so that a typo is no plural. */
export type Ending = readonly [ending: string, replacement: string, stem?: RegExp]

export interface LanguageRules {
  /** Number words that rules make, each in one word: "fünfundzwanzig". */
  readonly numbers: Readonly<Record<string, number>>
  /** Endings of plurals and inflections, tried in order. */
  readonly endings: readonly Ending[]
  readonly plurals: Plurals
  /** How its words sound, for names that are spelt by ear. */
  readonly sounds: SoundRules
  /** How it writes amounts, times and shares beside their numbers. */
  readonly amounts: AmountWords
  /** Whether a phrase begins with its head ("leche de soja"); otherwise it ends with it. */
  readonly headFirst: boolean
  /** Whether "ae", "oe" and "ue" may be umlauts spelt out: "Moehre". */
  readonly umlauts: boolean
  /** Whether nouns are written together, so that the end of a word is its head: "Kürbiskernbrötchen". */
  readonly compounds: boolean
  /** Participles that may follow the noun, and so are no end of a phrase; null where the vocabulary has them all. */
  readonly participle: RegExp | null
  /** How the name of a food says that it is without one of these alternatives: the source of a regular expression. */
  readonly nameWithout: (foods: string) => string
  /** Verbs that end a clause of an instruction; null where they begin it. */
  readonly last: RegExp | null
  /** Any verb by its ending, which counts only in a sentence that began like a step; null where endings do not tell. */
  readonly verb: RegExp | null
}

/** The singular and plural of nouns beside those of `LISTS.nouns`. */
export interface Plurals {
  /** The first rule that fits is taken; a word that none fits stays as it is written. */
  readonly plural: readonly Rule[]
  readonly singular: readonly Rule[]
  /** Whether a word may end with one of the nouns: "Lorbeerblatt". */
  readonly compounds: boolean
  /** Whether every word of a phrase changes ("cebollas rojas") or only its last one. */
  readonly changes: 'all' | 'last'
  /** Words at which the phrase ends: "pechugas | de pollo". */
  readonly ends: ReadonlySet<string>
  /** Endings of the adjectives before a noun: of the plural, and of the singular by gender; null where they have none. */
  readonly adjectives: {
    readonly plural: string
    readonly singular: Readonly<Record<string, string>>
    /** The gender of nouns that a rule changed. */
    readonly gender: string
  } | null
}

/** An ending and its replacement. */
type Rule = readonly [ending: RegExp, replacement: string]

/** Alternatives of regular expressions, separated by `|`. */
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
