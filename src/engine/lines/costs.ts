/** Cost of each way of reading; the cheapest tree of a line wins. Only differences matter; a sure food costs 0.5. */

export const COSTS = {
  sure: 0.5,
  described: 0.05,
  /** A side with the noun of another one. */
  shared: 0.4,
  ambiguous: 0.55,
  plain: 0.5,
  things: 0.7,
  claim: 0.3,
  near: 4.5,
  guess: 8,
  none: 2,
  /** Each word of a stretch that names nothing. */
  word: 3,
  /** A stretch that names nothing as it is written. */
  open: 2,
  /** A sure food never hides an "or" between its words. */
  hidden: 50,
  /** Nor an amount. */
  counted: 2,
  amount: 0.2,
  /** An amount with the word of a container or length after it, which otherwise would only describe the food. */
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
} as const
