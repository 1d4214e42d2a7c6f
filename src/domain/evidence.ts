/** Why a fact about a food is so. */

import { keysOf } from './closed-sets.ts'
import {
  ALLERGENS,
  type Allergen,
  EU_ALLERGENS,
  isUncovered,
  type UncoveredEntry,
} from './restrictions.ts'

/** From most to least certain; the letter encodes it in a record. */
const BASES = {
  /** By its name: milk contains milk, an apple none. */
  definition: 'd',
  /** From its parts. */
  composition: 'c',
  /** What the law allows under the name. */
  law: 'l',
  /** A figure of a table. */
  measured: 'm',
  /** Published assessments of the food. */
  published: 'p',
  /** From the usual recipe or product. */
  recipe: 'r',
  /** Known cross-contact during growing or production. */
  'cross-contact': 'x',
  /** Inferred from its family; the food itself was not assessed. */
  kin: 'k',
} as const
export type Basis = keyof typeof BASES
export const EVIDENCE_BASES = keysOf(BASES)

/** Facts with evidence: dimensions except pancreas (whose facts are figures), other EU entries, animal sources. */
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
/** Names that mean several facts at once. */
export const FACT_GROUPS: Readonly<Record<string, readonly Fact[]>> = {
  allergens: [...ALLERGENS, ...UNCOVERED],
  eu: UNCOVERED,
}

/** Evidence for all facts of a food, as stored in its record. */
export interface Evidence {
  /** One letter per fact. */
  readonly bases: string
  /** For facts that come from parts: indexes of those parts in `madeOf`. */
  readonly parts: Readonly<Partial<Record<Fact, readonly number[]>>>
  /** Codes of `Notes`. */
  readonly notes: Readonly<Partial<Record<Fact, string>>>
}

export const packBases = (bases: Readonly<Record<Fact, Basis>>): string =>
  FACTS.map((fact) => BASES[bases[fact]]).join('')

/** Basis of a fact; `kin` if the record has none. */
export function basisOf(evidence: Evidence, fact: Fact): Basis {
  const letter = evidence.bases[FACTS.indexOf(fact)]
  return EVIDENCE_BASES.find((basis) => BASES[basis] === letter) ?? 'kin'
}
