/** The classes of words in recipe lines: a closed set, used by `data/lexicon/`. */
import { isOneOf } from '../domain/closed-sets.ts'

/** States of a food; if the library has a food in two states, the word selects one. */
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

/** Coatings and fillings, which may add allergens. */
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

/** True if words of the class say nothing about the identity of a food or its contents. */
export function isPlain(cls: WordClass): boolean {
  return PLAIN.has(cls)
}

export function isWordClass(text: string): text is WordClass {
  return isOneOf(WORD_CLASSES, text)
}
