/** The nodes of the parse tree of a line. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Coating } from '../../language/word-classes.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import type { Amount, Size } from '../reading/amounts.ts'
import type { Bracket } from '../reading/scan.ts'
import type { Indexes } from '../reading/state.ts'
import { COSTS } from './costs.ts'

/** A stretch of a line and its reading; only terminals have the fields after `children`. */
export interface Node {
  readonly symbol: string
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly children: readonly Node[]
  readonly food?: Food
  readonly lead?: Lead
  readonly amount?: Amount
  /** The fraction after the food: "y media" in "dos cebollas y media". */
  readonly half?: number
  readonly size?: Size
  readonly part?: PartOf
  readonly denied?: { readonly word: Indexes; readonly sides: readonly Indexes[] }
  readonly bracket?: Bracket
}

/** A stretch read as a food, or as words that do not name one. */
export interface Food {
  readonly indexes: Indexes
  readonly words: readonly string[]
  readonly brackets: readonly Bracket[]
  readonly reading: FoodReading
  /** The words with the noun of another side: "vegetable stock" in "vegetable or chicken stock". */
  readonly full?: readonly string[]
  /** `indexes` excludes the words of claims and coatings. */
  readonly claims: readonly { readonly indexes: Indexes; readonly code: AbsenceCode }[]
  readonly coatings: readonly CoatingAt[]
  /** Indexes of the words for utensils, if the stretch names only those. */
  readonly utensils?: Indexes
  /** True if the words have no exact match; `reading` is then empty. */
  readonly isOpen: boolean
}

/** A food without claims or coatings. */
export const plainFood = (
  indexes: Indexes,
  words: readonly string[],
  brackets: readonly Bracket[],
  reading: FoodReading,
): Food => ({ indexes, words, brackets, reading, claims: [], coatings: [], isOpen: false })

export type CoatingAt = { readonly at: number; readonly length: number; readonly cls: Coating }

export interface Lead {
  readonly amount: Amount
  /** A container or length word that is not a unit, and the range of its tokens. */
  readonly measure?: string | undefined
  readonly measured?: readonly [from: number, to: number]
  /** True if `measure` is an unknown word, which makes the food a guess. */
  readonly isStrange?: boolean
  /** The unit after a length: "piece" in "2 cm piece of ginger". */
  readonly piece?: Amount
}

/** Parts of a fruit or stalk: "juice and zest of 2 lemons". If `indexes` is empty, the fruit is the previous food. */
export interface PartOf extends Pick<Food, 'indexes' | 'words' | 'brackets'> {
  readonly parts: readonly string[]
  /** Index of the token after "juice of". */
  readonly of: number
  readonly amount: Amount | undefined
  readonly reading: FoodReading | undefined
  readonly id: string | undefined
}

/** Creates a terminal that covers the tokens from `from` up to, but not including, `to`. */
export const leaf = (symbol: string, from: number, to: number, cost: number = COSTS.joint) => ({
  symbol,
  from,
  to,
  cost,
  children: [],
})

/** Maximum words of a food or a description. */
export const LONGEST_STRETCH = 16

export const childOf = ({ children }: Node, symbol: string): Node | undefined =>
  children.find((child) => child.symbol === symbol)

export const entriesOf = ({ children }: Node) => children.filter(isEntry)

export const isEntry = ({ symbol }: Node) => symbol === 'Entry' || symbol === 'food'

/** The first amount before a food in the tree of a phrase. */
export function firstLead(node: Node): Node | undefined {
  if (node.symbol === 'lead') return node
  const [first] = node.children
  return first && firstLead(first)
}
