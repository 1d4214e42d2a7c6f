/** The nodes of a line's tree, with the findings of the lattice. */

import type { AbsenceCode } from '../../domain/absences.ts'
import type { Coating } from '../../language/word-classes.ts'
import type { FoodReading } from '../../search/find-food.ts'
import type { Amount, Size } from '../reading/amounts.ts'
import type { Bracket } from '../reading/scan.ts'
import type { Places } from '../reading/state.ts'

/** A stretch of a line with its symbol; the fields after `children` belong to terminals. */
export interface Node {
  readonly symbol: string
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly children: readonly Node[]
  readonly food?: Food
  readonly lead?: Lead
  readonly amount?: Amount
  /** The part of a piece after the food: "dos cebollas y media". */
  readonly half?: number
  readonly size?: Size
  readonly part?: PartOf
  readonly denied?: Denied
  readonly bracket?: Bracket
}

/** A stretch read as a food, or as words that say nothing of one. */
export interface Food {
  readonly places: Places
  readonly words: readonly string[]
  readonly brackets: readonly Bracket[]
  readonly reading: FoodReading
  /** The words with the noun of another side: "vegetable (stock) or chicken stock". */
  readonly full?: readonly string[]
  /** Words that claim something or coat the food; `places` leaves them out. */
  readonly claims: readonly { readonly places: Places; readonly code: AbsenceCode }[]
  readonly coatings: readonly CoatingAt[]
  /** The places of kitchen things. */
  readonly things?: Places
  /** True if the words name nothing as written; `reading` is then empty. */
  readonly isOpen: boolean
}

/** Words as a food, with nothing said beside them. */
export const foodOf = (
  places: Places,
  words: readonly string[],
  brackets: readonly Bracket[],
  reading: FoodReading,
): Food => ({ places, words, brackets, reading, claims: [], coatings: [], isOpen: false })

interface CoatingAt {
  readonly at: number
  readonly length: number
  readonly cls: Coating
}

/** An amount before its food. */
export interface Lead {
  readonly amount: Amount
  /** The word of a length or container that is no unit, and its places. */
  readonly measure?: string | undefined
  readonly measured?: readonly [from: number, to: number]
  /** True if `measure` is an unexplained word, so that the food is a guess. */
  readonly isStrange?: boolean
  /** "2 cm piece of ginger": the unit after the length. */
  readonly piece?: Amount
}

/** Parts of a fruit or stalk: "juice and zest of 2 lemons"; without places those of the food before. */
export interface PartOf {
  readonly parts: readonly string[]
  /** After "juice of". */
  readonly of: number
  readonly amount: Amount | undefined
  readonly places: Places
  readonly words: readonly string[]
  readonly brackets: readonly Bracket[]
  readonly reading: FoodReading | undefined
  readonly id: string | undefined
}

/** The words that deny, and those that each thing denied has. */
interface Denied {
  readonly word: Places
  readonly sides: readonly Places[]
}
