/** Closed set of word classes in recipe lines, as used in `data/lexicon/`. */

/** States of a food; if the library has a food in several states, the word decides which is meant. */
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

/** Added onto or into the food, so a possible source of allergens. */
export const COATINGS = ['breaded', 'battered', 'floured', 'marinated', 'filled'] as const
export type Coating = (typeof COATINGS)[number]

/** Words that open a side clause. */
export const OPERATORS = ['example', 'mayContain', 'contains', 'with', 'negator'] as const

/** Classes without bearing on allergens: a reading with such words is still sure. */
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

/** Word classes. Those after the plain ones have their own effect, or stop a word from being read as a typo. */
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

/** Classes that also apply in lines of another language: people mix languages, and these words mean the same food. */
export const SHARED_CLASSES: ReadonlySet<WordClass> = new Set([
  'descriptor',
  'preparation',
  ...STATES,
  'size',
  'shape',
  ...COATINGS,
  ...OPERATORS,
])

/** Everyday words come last, since a word of another class says more. */
const PLAIN: ReadonlySet<WordClass> = new Set([...PLAIN_CLASSES, 'everyday'])

/** True for plain words that describe; everyday words may also be part of a name: "Pad thai", "hoja de parra". */
export const describes = (cls: WordClass | undefined): boolean =>
  cls !== undefined && cls !== 'everyday' && isPlain(cls)

/** True if words of the class affect neither which food is meant nor what it contains. */
export function isPlain(cls: WordClass): boolean {
  return PLAIN.has(cls)
}
