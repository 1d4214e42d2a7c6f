/** Closed set of word classes in recipe lines, as used in `data/lexicon/`. */

/** States of a food; if the library has a food in several states, the state decides which food is meant. */
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

/** Ways to add something to a food. What is added may contain allergens. */
export const COATINGS = ['breaded', 'battered', 'floured', 'marinated', 'filled'] as const
export type Coating = (typeof COATINGS)[number]

/** Classes of words that begin a subordinate phrase or clause. */
export const OPERATORS = ['example', 'mayContain', 'contains', 'with', 'negator'] as const

/** Classes of words that are irrelevant to allergens. Such words do not make the reading of a line uncertain. */
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

/** All classes. Classes after the plain ones change how a line is read, or stop a word from being read as a typo. */
export const WORD_CLASSES = [
  ...PLAIN_CLASSES,
  'utensil',
  'section',
  'method',
  'ingredients',
  ...COATINGS,
  ...OPERATORS,
  'negatorAfter',
  'plant',
  'vegetarian',
  'everyday',
  'homonym',
  'alternative',
  'brand',
] as const
export type WordClass = (typeof WORD_CLASSES)[number]

/** Classes whose words also apply in lines of another language, since people mix languages. */
export const SHARED_CLASSES: ReadonlySet<WordClass> = new Set([
  'descriptor',
  'preparation',
  ...STATES,
  'size',
  'shape',
  ...COATINGS,
  ...OPERATORS,
])

/** Classes of words that change neither which food is meant nor what it contains. */
const PLAIN: ReadonlySet<WordClass> = new Set([...PLAIN_CLASSES, 'everyday'])

/** True for words that only describe a food. Everyday words are excluded, as they may be part of a name: "Pad thai". */
export const describes = (cls: WordClass | undefined): boolean =>
  cls !== undefined && cls !== 'everyday' && isPlain(cls)

export const isPlain = (cls: WordClass): boolean => PLAIN.has(cls)
