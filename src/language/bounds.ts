/** What a language contributes to bounds on what a food has: "more than 20 g protein", "unter 100 kcal". */

export interface BoundWords {
  /** Before an amount, which is not enough, or just so. */
  readonly above: readonly string[]
  readonly least: readonly string[]
  /** Before one that is too much, or just not. */
  readonly below: readonly string[]
  readonly most: readonly string[]
  /** Behind the amount: that it is the least, or the most. */
  readonly orMore: readonly string[]
  readonly orLess: readonly string[]
  /** Before the food that something is compared with: "more iron than spinach". */
  readonly than: readonly string[]
  /** Before the hundred grams that an amount is in, which it is anyway. */
  readonly per: readonly string[]
}
