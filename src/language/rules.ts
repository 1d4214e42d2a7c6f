/** What a language contributes beside its lists: how its words change, sound and stand in order. */

import type { SoundRules } from './sounds.ts'

/** An ending, its replacement in the stem, and what the stem must look like, so that a typo is no plural. */
export type Ending = readonly [ending: string, replacement: string, stem?: RegExp]

export interface LanguageRules {
  /** Endings of plurals and inflections, tried in order. */
  readonly endings: readonly Ending[]
  readonly plurals: Plurals
  /** How its words sound, for names that are spelt by ear. */
  readonly sounds: SoundRules
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
