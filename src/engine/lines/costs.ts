/** Costs of readings: the cheapest tree of a line wins. Only differences matter; a sure food costs 0.5. */

export const COSTS = {
  sure: 0.5,
  described: 0.05,
  /** A side completed with the noun of another side. */
  shared: 0.4,
  ambiguous: 0.55,
  plain: 0.5,
  utensils: 0.7,
  claim: 0.3,
  near: 4.5,
  guess: 8,
  none: 2,
  /** Per word of a stretch that names no food. */
  word: 3,
  /** A stretch that no name matches exactly. */
  open: 2,
  /** High enough that a sure food never includes an "or". */
  hidden: 50,
  /** Per amount inside a stretch that is not a whole name. */
  counted: 2,
  amount: 0.2,
  /** An amount followed by a container or length word, which otherwise would only describe the food. */
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
