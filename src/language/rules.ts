/** The rules of a language: endings, plurals, sounds and word order. */

import type { SoundRules } from './sounds.ts'

/** An ending, its replacement, and the required shape of the stem, so that a typo is not a plural. */
export type Ending = readonly [ending: string, replacement: string, stem?: RegExp]

export interface LanguageRules {
  /** Endings of plurals and inflections, tried in order. */
  readonly endings: readonly Ending[]
  readonly plurals: Plurals
  /** How its words sound, for names that are spelt by ear. */
  readonly sounds: SoundRules
  /** True if a phrase begins with its head ("leche de soja"), false if it ends with it. */
  readonly headFirst: boolean
  /** True if "ae", "oe" and "ue" may be spelt-out umlauts: "Moehre". */
  readonly umlauts: boolean
  /** True if nouns form one word whose end is the head: "Kürbiskernbrötchen". */
  readonly compounds: boolean
  /** Participles that may follow the noun, so that the phrase does not end with them; null if the vocabulary has them all. */
  readonly participle: RegExp | null
  /** How the name of a food says that it is without one of these alternatives: the source of a regular expression. */
  readonly nameWithout: (foods: string) => string
  /** Verbs that end a clause of an instruction; null if they begin it. */
  readonly last: RegExp | null
  /** Endings of verbs, used only in sentences that begin like a step; null if endings do not identify verbs. */
  readonly verb: RegExp | null
}

/** The singular and plural of nouns beside those of `LISTS.nouns`. */
export interface Plurals {
  /** The first rule that fits is taken; a word that none fits stays as it is written. */
  readonly plural: readonly Rule[]
  readonly singular: readonly Rule[]
  /** True if a word may end with one of the nouns: "Lorbeerblatt". */
  readonly compounds: boolean
  /** Whether all words of a phrase change ("cebollas rojas") or only the last. */
  readonly changes: 'all' | 'last'
  /** Words at which the phrase ends: "pechugas | de pollo". */
  readonly ends: ReadonlySet<string>
  /** Endings of adjectives before a noun: plural, and singular by gender; null if there are none. */
  readonly adjectives: {
    readonly plural: string
    readonly singular: Readonly<Record<string, string>>
    /** The gender of nouns that a rule changed. */
    readonly gender: string
  } | null
}

/** An ending and its replacement. */
type Rule = readonly [ending: RegExp, replacement: string]
