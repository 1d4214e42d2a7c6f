/** What a language contributes to taking a recipe apart: its servings, columns, facts and instructions, in folded words. */

import type { Language } from '../domain/languages.ts'
import { recipe as de } from './de/recipe.ts'
import { recipe as en } from './en/recipe.ts'
import { recipe as es } from './es/recipe.ts'

export interface RecipeWords {
  readonly servings: ServingWords
  /** Heads of the columns of a table of ingredients. */
  readonly columns: Readonly<Record<Column, ReadonlySet<string>>>
  /** Labels of facts about the recipe, before a colon or a figure: "Prep time", "Schwierigkeit". */
  readonly facts: ReadonlySet<string>
  /** How lines begin that speak of the recipe and not of what is in it: where it is from, wishes. */
  readonly asides: readonly string[]
  /** What pages write around a recipe: buttons, stars. */
  readonly furniture: readonly string[]
  readonly letters: LetterWords
  /** Headings of what is neither ingredients nor method: notes, nutrition, equipment. */
  readonly apart: ReadonlySet<string>
  /** How headings begin after which a page goes on with something else: comments, other recipes. */
  readonly elsewhere: readonly string[]
  /** Keys of what a file says in front of a recipe, and of simple lists; those of the method begin its heading too. */
  readonly keys: Readonly<
    Record<'title' | 'servings' | 'ingredients' | 'method', ReadonlySet<string>>
  >
  readonly steps: StepWords
  /** Words of sentences, of which lines of ingredients have at most one. */
  readonly prose: ReadonlySet<string>
}

/** What letters and messages have around a recipe. */
interface LetterWords {
  /** Before the colon of a line in the head of a mail. */
  readonly headers: ReadonlySet<string>
  /** That of them which names what it is about. */
  readonly subject: ReadonlySet<string>
  /** Before such a subject: "Re:", "WG:". */
  readonly replies: ReadonlySet<string>
  readonly greetings: ReadonlySet<string>
  readonly closings: readonly string[]
  /** Words behind a hyphen that only leaves out the end of a word: "Kuh- oder Hafermilch". */
  readonly joins: ReadonlySet<string>
}

export const COLUMNS = ['amount', 'unit', 'food', 'note'] as const
export type Column = (typeof COLUMNS)[number]

export interface ServingWords {
  /** Who eats or what is eaten by one: people, portions, servings; never pieces or loaves. */
  readonly nouns: ReadonlySet<string>
  /** Verbs and labels before a bare number: "serves 4", "Personen: 4". */
  readonly serves: ReadonlySet<string>
  /** Before a number that ends a title or heading: "Zutaten für 4". */
  readonly behind: ReadonlySet<string>
  /** Before a noun it is a share, no count: "pro Portion". */
  readonly share: ReadonlySet<string>
  /** May stand before the number. */
  readonly about: ReadonlySet<string>
  /** Between the ends of a range. */
  readonly to: ReadonlySet<string>
  /** Between the number and its noun: "4 generous servings". */
  readonly between: ReadonlySet<string>
  /** What else a line of servings may say, and no food: "enough for 4", "für 2 Personen als Hauptgericht". */
  readonly around: ReadonlySet<string>
  readonly numbers: Readonly<Record<string, number>>
}

/** How an instruction is told from a line of ingredients. */
export interface StepWords {
  /** Verbs that begin one by themselves. */
  readonly sure: ReadonlySet<string>
  /** Verbs that may be the name of a food as well ("roast chicken"): one of `particles` must follow. */
  readonly unsure: ReadonlySet<string>
  readonly particles: ReadonlySet<string>
  /** These only where they follow at once: "stir in". */
  readonly near: ReadonlySet<string>
  /** Behind a verb they make it a measure: "mix of nuts". */
  readonly of: ReadonlySet<string>
  /** How a sentence begins whose verb comes later: "meanwhile", "in a bowl". */
  readonly openers: ReadonlySet<string>
  /** Verbs that end a clause; null where they begin it. */
  readonly last: RegExp | null
  /** Behind such a verb the clause ends, as at a full stop. */
  readonly goesOn: ReadonlySet<string>
  /** Any verb by its ending, which counts only in a sentence that began like a step; null where endings do not tell. */
  readonly verb: RegExp | null
  /** Before such a verb it is a purpose: "Öl zum Braten". */
  readonly purpose: ReadonlySet<string>
  /** "Step", before its number. */
  readonly step: ReadonlySet<string>
}

export const RECIPE_WORDS: Readonly<Record<Language, RecipeWords>> = { de, en, es }
