/** What a word may do in a recipe line: the closed set of classes that `data/lexicon/` puts words in. */
import { isOneOf } from '../domain/closed-sets.ts'

/** States that a food may be in; where the library knows a food in two of them, the word decides which is meant. */
export const STATES = [
  'raw',
  'cooked',
  'dried',
  'fresh',
  'frozen',
  'ground',
  'canned',
  'smoked',
] as const

/** What is put on or into the food, and so may bring allergens of its own. */
export const COATINGS = ['breaded', 'battered', 'floured', 'marinated', 'filled'] as const
export type Coating = (typeof COATINGS)[number]

/** Classes whose words say nothing about allergens, so that a reading stays sure beside them. */
const PLAIN_CLASSES = [
  'descriptor',
  'preparation',
  ...STATES,
  'size',
  'shape',
  'part',
  'container',
  'filler',
  'remark',
  'purpose',
] as const

/**
 * What a word does in a line. The classes behind the plain ones have an effect of their own or keep a word from being taken
 * for the typo of another.
 */
export const WORD_CLASSES = [
  ...PLAIN_CLASSES,
  'utensil',
  'section',
  'method',
  'ingredients',
  ...COATINGS,
  'negator',
  'negatorBehind',
  'plant',
  'vegetarian',
  'example',
  'contains',
  'mayContain',
  'with',
  'everyday',
  'brand',
] as const
export type WordClass = (typeof WORD_CLASSES)[number]

/** Classes that hold in a line of another language too: people mix languages, and these words mean the same food. */
export const SHARED_CLASSES: ReadonlySet<WordClass> = new Set([
  'descriptor',
  'preparation',
  ...STATES,
  'size',
  'shape',
])

const PLAIN: ReadonlySet<WordClass> = new Set(PLAIN_CLASSES)

/** Whether words of the class say nothing about which food is meant, nor about what is in it. */
export function isPlain(cls: WordClass): boolean {
  return PLAIN.has(cls)
}

export function isWordClass(text: string): text is WordClass {
  return isOneOf(WORD_CLASSES, text)
}
