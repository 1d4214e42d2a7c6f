/** What a language contributes to reading recipe lines and queries: closed lists of folded words. */

import type { AbsenceCode, NamedAbsence } from '../domain/absences.ts'
import type { BoundWords } from './bounds.ts'
import type { LevelWords } from './levels.ts'
import type { SoundRules } from './sounds.ts'

/** The ends of a stalk, by the suffix of their ids. */
export const ENDS = ['greens', 'white'] as const
export type End = (typeof ENDS)[number]

export interface LanguageWords {
  /** Words for amounts. */
  readonly numbers: Readonly<Record<string, number>>
  /** Sizes, states, preparations and grades that do not change which ingredient is meant. */
  readonly descriptors: ReadonlySet<string>
  /** Articles, prepositions and other words without a meaning of their own here. */
  readonly fillers: ReadonlySet<string>
  /** Phrases for an amount that the cook decides. */
  readonly toTaste: readonly string[]
  /** Phrases that leave it to the cook whether the food is used at all. */
  readonly mayOmit: readonly string[]
  /** Phrases that leave it to the cook how much of it. */
  readonly byTaste: readonly string[]
  /** Parts of a fruit that are ingredients of their own, by the suffix of their id. */
  readonly parts: Readonly<Record<string, 'zest' | 'juice'>>
  /** The two ends of leek and spring onion by their whole phrases, alone or before "of": "green parts", "das Weiße". */
  readonly ends: Readonly<Record<End, readonly string[]>>
  /** That nothing else is meant: "green parts only". */
  readonly only: ReadonlySet<string>
  /** Endings of compounds that are portions, with the unit they mean. */
  readonly portionSuffixes: Readonly<Record<string, string>>
  /** Other words for a portion of a food: "clove", "hoja". */
  readonly portions: ReadonlySet<string>
  /** How a query says what the food is to be without: words before it, words behind it, endings of it. */
  readonly without: Affixes
  /** How a query asks for what stands in for a food. */
  readonly instead: Affixes
  /** Common words that name no food; only a search that no name answers asks for them. */
  readonly ordinary: () => ReadonlySet<string>
  /** How its words sound, for what is spelt by ear. */
  readonly sounds: SoundRules
  /** How a query asks for much or little of something. */
  readonly levels: LevelWords
  /** How a query bounds what the food has. */
  readonly bounds: BoundWords
  /** Words between what a food is and what it is for. */
  readonly purpose: ReadonlySet<string>
  /** Words around a description that say nothing of the food. */
  readonly asking: ReadonlySet<string>
  /** Folded words for what a food can be without, with the code of `ABSENCES`. */
  readonly absences: Readonly<Record<string, AbsenceCode>>
  /** Words of people and portions, behind or before a number in a line of servings. */
  readonly servings: ReadonlySet<string>
  /** The small words that hold a line together. */
  readonly joins: Joins
  /** Whether a phrase begins with the word that says what it is ("leche de soja"); else it ends with it. */
  readonly headFirst: boolean
  /** Whether nouns are written together, so that a word is what its end says: "Kürbiskernbrötchen". */
  readonly compounds: boolean
  /** Letters that join the parts of a compound. */
  readonly links: readonly string[]
  /** With what a side begins that is no food without the head of the side before: "leche de soja o de vaca". */
  readonly dependent: ReadonlySet<string>
  /** Endings that an adjective takes before its noun: "Zwiebel, rot" is a rote Zwiebel. */
  readonly agreement: readonly string[]
  /** Names of dishes and foods that as the end of a compound are none: "Limburger", "Schokostreusel". */
  readonly noDishes: ReadonlySet<string>
  /** What is made of several foods and called by some of them: "walnut filling", "Nussfüllung", "relleno de nueces". */
  readonly mixtures: ReadonlySet<string>
  /** Participles that may stand behind the noun, and so are no end of a phrase; null where the vocabulary has them all. */
  readonly participle: RegExp | null
  /** Cuts that are as well the name of what is made of the food: "fish sticks", "Sesamring". */
  readonly products: ReadonlySet<string>
  /** What a percentage is of in chocolate, milk and cheese, with the letters that stand for it. */
  readonly shares: ReadonlySet<string>
  /** How names of foods say what they are without. */
  readonly claims: Readonly<Partial<Record<AbsenceCode, readonly string[]>>>
  /** How words begin that turn a food into its replacement: "veganer Sauerrahm" is not sour cream. */
  readonly replaces: readonly string[]
  /** How the name of a food says that it is without one of these alternatives: the source of a regular expression. */
  readonly nameWithout: (foods: string) => string
  /** How a claim is only offered: "vegan if needed", "ggf. glutenfrei". */
  readonly offers: Offers
  /** Before a claim they take it back: "not vegan". */
  readonly denials: ReadonlySet<string>
  /** Between such a word and the claim: "not the gluten-free kind". */
  readonly beforeClaim: ReadonlySet<string>
  /** Months in each unit of time in which the age of a food is told. */
  readonly months: Readonly<Record<string, number>>
  /** What a name says of a food that ripened long. */
  readonly aged: string
  /** What a food in brine may be besides, which makes another one of a pulse. */
  readonly drained: ReadonlySet<string>
  /** How much a food is what the next word says: "very ripe". */
  readonly degrees: ReadonlySet<string>
  /** Units of length, in which a piece is told and nothing weighed. */
  readonly lengths: ReadonlySet<string>
  readonly dozens: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  /** What may stand behind a word for each: "cada uno". */
  readonly ones: ReadonlySet<string>
  /** Words that are cut behind a slash, with what they stand for: "w/" and "w/o". */
  readonly slashed: Readonly<Record<string, string>>
  /** Units of one letter, in which capitals count. */
  readonly letterUnits: Readonly<Record<string, string>>
  /** Small and large before a unit, which else may be one themselves. */
  readonly shortSizes: ReadonlySet<string>
  /** Verbs that begin a line of servings: "makes 12 cookies". */
  readonly yields: ReadonlySet<string>
  /** What else such a line may say: "this recipe serves 4". */
  readonly recipe: ReadonlySet<string>
  /** What a title counts in brackets beside people and portions: "(1 loaf, 10 slices)". */
  readonly pieces: ReadonlySet<string>
  /** Before the number that the Codex gives an additive: `INS 322`, in Spanish also `SIN 322`. */
  readonly codex: readonly string[]
}

/** Folded words by where they stand to a claim that need not hold. */
interface Offers {
  /** Before a condition, also behind a comma. */
  readonly condition: ReadonlySet<string>
  /** Anywhere beside the claim. */
  readonly beside: ReadonlySet<string>
  /** Right before it. */
  readonly before: ReadonlySet<string>
}

/** Folded words by what they do between numbers and foods. */
export interface Joins {
  /** Between two foods that are both meant. */
  readonly and: ReadonlySet<string>
  /** Between two foods of which one is meant, and between two amounts. */
  readonly or: ReadonlySet<string>
  /** Between the ends of a range. */
  readonly to: ReadonlySet<string>
  /** Before the two ends of a range that "and" joins: "between 3 and 4". */
  readonly between: ReadonlySet<string>
  /** Before a number that is not exact. */
  readonly about: ReadonlySet<string>
  /** What makes a size the one of each piece. */
  readonly each: ReadonlySet<string>
  /** Between a measure and its food. */
  readonly of: ReadonlySet<string>
  /** Before what the food is for. */
  readonly purpose: ReadonlySet<string>
  /** Three or so of something: "a few sprigs". */
  readonly few: ReadonlySet<string>
  /** Between two things of which neither is meant. */
  readonly nor: ReadonlySet<string>
  /** Between a part and what it is taken from: "juice from 1 lemon". */
  readonly from: ReadonlySet<string>
  /** Before when or how long something is done. */
  readonly until: ReadonlySet<string>
  /** Before how a food is cut: "in slices". */
  readonly into: ReadonlySet<string>
}

/** Folded phrases by where they stand; endings are parts of the word itself. */
export interface Affixes {
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly endings: readonly string[]
}

/** Every word with the code that it says, of the words for each code. */
export function wordsFor(
  codes: Readonly<Record<NamedAbsence, string>>,
): Readonly<Record<string, AbsenceCode>> {
  return Object.fromEntries(
    Object.entries(codes).flatMap(([code, words]) =>
      words.split(',').map((word) => [word.trim(), code as NamedAbsence]),
    ),
  )
}

/** What a record has for a word of its own: people write "constructor" too. */
export function own<T>(record: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined
}

/** The words of a text block, separated by white space. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean))
}
