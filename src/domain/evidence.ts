/** Why a fact about a food is so. */

import { keysOf } from './closed-sets.ts'
import {
  ALLERGENS,
  type Allergen,
  EU_ALLERGENS,
  isUncovered,
  type UncoveredEntry,
} from './restrictions.ts'

/** From the surest to what is only likely; the letter stands for it in a record. */
const BASES = {
  /** What the food is by its name: milk holds milk, an apple none. */
  definition: 'd',
  /** What its parts bring. */
  composition: 'c',
  /** What the law lets be sold under the name. */
  law: 'l',
  /** A figure of a table. */
  measured: 'm',
  /** Published assessments of the food. */
  published: 'p',
  /** What the usual recipe or the usual product holds. */
  recipe: 'r',
  /** Known to come into it where it grows or is made. */
  'cross-contact': 'x',
  /** As its family, and nobody has looked at the food itself. */
  kin: 'k',
} as const
export type Basis = keyof typeof BASES
export const EVIDENCE_BASES = keysOf(BASES)

/** What a fact may be told of: dimensions but the pancreas, whose facts are figures, the rest of the EU entries, the animals. */
export type Fact = Allergen | UncoveredEntry | 'animalSources' | 'histamine' | 'fodmap'
const UNCOVERED: readonly UncoveredEntry[] = EU_ALLERGENS.filter((entry) => isUncovered(entry))
/** In the order of the letters in a record. */
export const FACTS: readonly Fact[] = [
  ...ALLERGENS,
  ...UNCOVERED,
  'animalSources',
  'histamine',
  'fodmap',
]
/** Facts that are told together where one word holds of them all. */
export const FACT_GROUPS: Readonly<Record<string, readonly Fact[]>> = {
  allergens: [...ALLERGENS, ...UNCOVERED],
  eu: UNCOVERED,
}

/** The evidence of all facts of a food, as its record holds it. */
export interface Evidence {
  /** A letter for each fact. */
  readonly bases: string
  /** Of facts that parts bring: the places of those parts in `madeOf`. */
  readonly parts: Readonly<Partial<Record<Fact, readonly number[]>>>
  /** Codes of `Notes`. */
  readonly notes: Readonly<Partial<Record<Fact, string>>>
}

export function packBases(bases: Readonly<Record<Fact, Basis>>): string {
  return FACTS.map((fact) => BASES[bases[fact]]).join('')
}

/** What a fact rests on; on kin where the record does not say. */
export function basisOf(evidence: Evidence, fact: Fact): Basis {
  const letter = evidence.bases[FACTS.indexOf(fact)]
  return EVIDENCE_BASES.find((basis) => BASES[basis] === letter) ?? 'kin'
}
