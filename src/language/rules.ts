/** The rules that a language contributes besides its lists: inflection, sounds and word order. */

import type { SoundRules } from './sounds.ts'

/** An ending, its replacement in the stem, and the required shape of the stem, so that a typo is not read as a plural. */
export type Ending = readonly [ending: string, replacement: string, stem?: RegExp]

export interface LanguageRules {
  /** Endings of plurals and inflections, tried in order. */
  readonly endings: readonly Ending[]
  readonly plurals: Plurals
  /** Sounds of its words, for names that are spelt by ear. */
  readonly sounds: SoundRules
  /** True if a phrase begins with its head ("leche de soja"); otherwise it ends with it. */
  readonly headFirst: boolean
  /** True if "ae", "oe" and "ue" may be spelt-out umlauts: "Moehre". */
  readonly umlauts: boolean
  /** True if nouns are written as one word, so that its end is the head: "Kürbiskernbrötchen". */
  readonly compounds: boolean
  /** Participles that may follow the noun, and so do not end a phrase; null if the vocabulary has them all. */
  readonly participle: RegExp | null
  /** How a food name states the absence of one of these alternatives: the source of a regular expression. */
  readonly nameWithout: (foods: string) => string
  /** Verbs that end a clause of an instruction; null if they begin it. */
  readonly last: RegExp | null
  /** Any verb by its ending, used only in a sentence that begins like a step; null if endings do not identify verbs. */
  readonly verb: RegExp | null
}

/** The singular and plural of nouns that are not in `LISTS.nouns`. */
export interface Plurals {
  /** The first matching rule applies; a word that matches none is unchanged. */
  readonly plural: readonly Rule[]
  readonly singular: readonly Rule[]
  /** True if a word may end with one of the nouns: "Lorbeerblatt". */
  readonly compounds: boolean
  /** Which words of a phrase change: all ("cebollas rojas") or only the last. */
  readonly changes: 'all' | 'last'
  /** Words that end the phrase: "pechugas | de pollo". */
  readonly ends: ReadonlySet<string>
  /** Endings of the adjectives before a noun: plural, and singular by gender; null if they have none. */
  readonly adjectives: {
    readonly plural: string
    readonly singular: Readonly<Record<string, string>>
    /** The gender of nouns changed by a rule. */
    readonly gender: string
  } | null
}

/** An ending and its replacement. */
type Rule = readonly [ending: RegExp, replacement: string]
