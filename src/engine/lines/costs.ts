/** Costs of readings: the cheapest tree of a line wins. Only differences matter; an unambiguous food costs 0.5. */

export const COSTS = {
  sure: 0.5,
  described: 0.05,
  shared: 0.4,
  ambiguous: 0.55,
  plain: 0.5,
  utensils: 0.7,
  claim: 0.3,
  near: 4.5,
  guess: 8,
  none: 2,
  /** Cost of each word in a run of words that names no food. */
  word: 3,
  /** Cost of a run of words that matches no name exactly. */
  open: 2,
  /** Cost of an "or" within the name of a food. It is so high that a reading with such an "or" is never certain. */
  hidden: 50,
  /** Cost of each amount inside a run of words, unless all the words together are a name. */
  counted: 2,
  amount: 0.2,
  /** Cost of an amount with a container or length word. It is so low that the word is not read as a description. */
  measured: 0.1,
  alone: 0.7,
  named: 0.6,
  part: 0.3,
  strange: 4,
  joint: 0.2,
  operator: 0.3,
  note: 0.5,
  noted: 0.6,
  intro: 0.4,
  label: 0.3,
  sign: 0.01,
  odd: 3,
  junk: 40,
  beside: 4.2,
  listed: 0.5,
} as const
