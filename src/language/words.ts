/** What a language contributes to reading recipe lines and queries: closed lists of folded words. */

export interface LanguageWords {
  /** Words for amounts. */
  readonly numbers: Readonly<Record<string, number>>
  /** Sizes, states, preparations and grades that do not change which ingredient is meant. */
  readonly descriptors: ReadonlySet<string>
  /** Articles, prepositions and other words without a meaning of their own here. */
  readonly fillers: ReadonlySet<string>
  /** Phrases for an amount that the cook decides. */
  readonly toTaste: readonly string[]
  /** Parts of a fruit that are ingredients of their own, by the suffix of their id. */
  readonly parts: Readonly<Record<string, 'zest' | 'juice'>>
  /** Endings of compounds that are portions, with the unit they mean. */
  readonly portionSuffixes: Readonly<Record<string, string>>
  /** How a query says what the food is to be without: words before it, words behind it, endings of it. */
  readonly without: Affixes
  /** How a query asks for what stands in for a food. */
  readonly instead: Affixes
  /** Words between what a food is and what it is for. */
  readonly purpose: ReadonlySet<string>
  /** Words around a description that say nothing of the food. */
  readonly asking: ReadonlySet<string>
  /** How a line begins that introduces a part of the recipe. */
  readonly headings: RegExp
}

/** Folded phrases by where they stand; endings are parts of the word itself. */
export interface Affixes {
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly endings: readonly string[]
}

/** The words of a text block, separated by white space. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
