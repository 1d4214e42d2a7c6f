/** The nodes of the parse tree of a line. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Coating } from '../../language/word-classes.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import type { Amount, Size } from '../reading/amounts.ts'
import type { Bracket } from '../reading/scan.ts'
import type { Indexes } from '../reading/state.ts'
import { COSTS } from './costs.ts'

/** A part of a line, and how it was parsed. The fields below `children` are set only for terminals of the grammar. */
export interface Node {
  readonly symbol: string
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly children: readonly Node[]
  readonly food?: Food
  readonly lead?: Lead
  readonly amount?: Amount
  /** The fraction that follows the food, such as "y media" in "dos cebollas y media". */
  readonly half?: number
  readonly size?: Size
  readonly part?: PartOf
  readonly denied?: { readonly word: Indexes; readonly sides: readonly Indexes[] }
  readonly bracket?: Bracket
}

/** A run of words where a food is expected. The words may or may not name a known food. */
export interface Food {
  readonly indexes: Indexes
  readonly words: readonly string[]
  readonly brackets: readonly Bracket[]
  readonly reading: FoodReading
  /** The words, completed with the noun of another food: "vegetable stock" in "vegetable or chicken stock". */
  readonly full?: readonly string[]
  /** The claims in the run of words. The `indexes` of the food do not include the words of claims and coatings. */
  readonly claims: readonly { readonly indexes: Indexes; readonly code: AbsenceCode }[]
  readonly coatings: readonly CoatingAt[]
  /** Indexes of the words for utensils, if the run of words names only utensils. */
  readonly utensils?: Indexes
  /** True if no name matches the words exactly. The `reading` is then empty. */
  readonly isOpen: boolean
}

/** A food that has no claims or coatings. */
export const plainFood = (
  indexes: Indexes,
  words: readonly string[],
  brackets: readonly Bracket[],
  reading: FoodReading,
): Food => ({ indexes, words, brackets, reading, claims: [], coatings: [], isOpen: false })

export type CoatingAt = { readonly at: number; readonly length: number; readonly cls: Coating }

export interface Lead {
  readonly amount: Amount
  /** A container or length word that is not a unit. `measured` is the range of its tokens. */
  readonly measure?: string | undefined
  readonly measured?: readonly [from: number, to: number]
  /** True if `measure` is an unknown word. The food is then a guess. */
  readonly isStrange?: boolean
  /** The unit that follows a length, such as "piece" in "2 cm piece of ginger". */
  readonly piece?: Amount
}

/** Parts of a fruit or stalk: "juice and zest of 2 lemons". Without `indexes`, the fruit is the previous food. */
export interface PartOf extends Pick<Food, 'indexes' | 'brackets'> {
  readonly parts: readonly string[]
  /** Index of the token that follows "juice of". */
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

/** Maximum number of words in the name or description of a food. */
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
