/** How a language tells the singular and the plural of what recipes count. */

export interface Plurals {
  /** Nouns that no rule gives, by their gender where adjectives show it; the same word twice has one form. */
  readonly nouns: Readonly<Record<string, Gender>>
  /** The first that fits is taken; of a word that none fits nobody knows the other form. */
  readonly plural: readonly Rule[]
  readonly singular: readonly Rule[]
  /** Whether a word may end with one of the nouns: "Lorbeerblatt". */
  readonly compounds: boolean
  /** Whether every word of a phrase changes ("cebollas rojas"), or its last one alone. */
  readonly changes: 'all' | 'last'
  /** Words at which the phrase ends: "pechugas | de pollo". */
  readonly ends: ReadonlySet<string>
  /** Endings of the adjectives before a noun: of the plural, and of the singular by gender; null where they have none. */
  readonly adjectives: {
    readonly plural: string
    readonly singular: Readonly<Record<string, string>>
    /** The gender of what a rule gives. */
    readonly gender: string
  } | null
}

/** Singular to plural. */
type Gender = ReadonlyMap<string, string>

/** An ending and what stands in its place. */
type Rule = readonly [ending: RegExp, replacement: string]

/** "apple apples, fish fish" as a map; a word by itself has one form. */
export function forms(text: string): Gender {
  return new Map(
    text
      .split(',')
      .map((pair) => pair.trim().split(/\s+/))
      .filter(([singular]) => singular !== '')
      .map(([singular = '', plural = singular]) => [singular, plural]),
  )
}
