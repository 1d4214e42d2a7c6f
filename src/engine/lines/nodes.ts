/** The nodes of the parse tree of a line. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Coating } from '../../language/word-classes.ts'
import type { FoodReading } from '../../search/food-reading.ts'
import type { Amount, Size } from '../reading/amounts.ts'
import type { Bracket } from '../reading/scan.ts'
import type { Places } from '../reading/state.ts'

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
  /** The fraction after the food: "dos cebollas y media". */
  readonly half?: number
  readonly size?: Size
  readonly part?: PartOf
  readonly denied?: Denied
  readonly bracket?: Bracket
}

/** A stretch read as a food, or as words that do not name one. */
export interface Food {
  readonly places: Places
  readonly words: readonly string[]
  readonly brackets: readonly Bracket[]
  readonly reading: FoodReading
  /** The words with the noun of another side: "vegetable (stock) or chicken stock". */
  readonly full?: readonly string[]
  /** `places` excludes the words of claims and coatings. */
  readonly claims: readonly { readonly places: Places; readonly code: AbsenceCode }[]
  readonly coatings: readonly CoatingAt[]
  /** The places of utensils. */
  readonly things?: Places
  /** True if the words have no exact match; `reading` is then empty. */
  readonly isOpen: boolean
}

/** A food without claims or coatings. */
export const foodOf = (
  places: Places,
  words: readonly string[],
  brackets: readonly Bracket[],
  reading: FoodReading,
): Food => ({ places, words, brackets, reading, claims: [], coatings: [], isOpen: false })

export interface CoatingAt {
  readonly at: number
  readonly length: number
  readonly cls: Coating
}

/** An amount before its food. */
export interface Lead {
  readonly amount: Amount
  /** The container or length word that is not a unit, and its places. */
  readonly measure?: string | undefined
  readonly measured?: readonly [from: number, to: number]
  /** True if `measure` is an unknown word, which makes the food a guess. */
  readonly isStrange?: boolean
  /** "2 cm piece of ginger": the unit after the length. */
  readonly piece?: Amount
}

/** Parts of a fruit or stalk ("juice and zest of 2 lemons"); if `places` is empty, of the previous food. */
export interface PartOf {
  readonly parts: readonly string[]
  /** The place after "juice of". */
  readonly of: number
  readonly amount: Amount | undefined
  readonly places: Places
  readonly words: readonly string[]
  readonly brackets: readonly Bracket[]
  readonly reading: FoodReading | undefined
  readonly id: string | undefined
}

/** A negator, and the words of each negated thing. */
interface Denied {
  readonly word: Places
  readonly sides: readonly Places[]
}
