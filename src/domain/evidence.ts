/** Reasons for the facts about a food. */

import { keysOf } from './closed-sets.ts'
import {
  ALLERGENS,
  type Allergen,
  EU_ALLERGENS,
  isUncovered,
  type UncoveredEntry,
} from './restrictions.ts'

/** Kinds of reasons, most certain first, each with its letter in a stored record. */
const BASES = {
  /** By definition of the name: milk contains milk, and an apple does not. */
  definition: 'd',
  /** Derived from the ingredients of a mixed food. */
  composition: 'c',
  /** From the legal rules for food sold under this name. */
  law: 'l',
  /** From a measured value in a food table. */
  measured: 'm',
  /** From published assessments of the food. */
  published: 'p',
  /** From the usual recipe or product. */
  recipe: 'r',
  /** From known cross-contact in farming or production. */
  'cross-contact': 'x',
  /** Inferred from the food's family, because the food itself was not assessed. */
  kin: 'k',
} as const
export type Basis = keyof typeof BASES
export const EVIDENCE_BASES = keysOf(BASES)

/** Facts for which an entry must give a reason. Pancreas values need no reason, because they are computed. */
export type Fact = Allergen | UncoveredEntry | 'animalSources' | 'histamine' | 'fodmap'
const UNCOVERED: readonly UncoveredEntry[] = EU_ALLERGENS.filter((entry) => isUncovered(entry))
/** All facts, in the order of their letters in a record. */
export const FACTS: readonly Fact[] = [
  ...ALLERGENS,
  ...UNCOVERED,
  'animalSources',
  'histamine',
  'fodmap',
]
/** Names of groups of facts. */
export const FACT_GROUPS: Readonly<Record<string, readonly Fact[]>> = {
  allergens: [...ALLERGENS, ...UNCOVERED],
  eu: UNCOVERED,
}

/** Reasons for all facts of a food, as stored in its record. */
export interface Evidence {
  /** One letter per fact, in the order of `FACTS`. */
  readonly bases: string
  /** For each fact derived from parts, the indexes of those parts in `madeOf`. */
  readonly parts: Readonly<Partial<Record<Fact, readonly number[]>>>
  /** Codes of notes that explain a fact. */
  readonly notes: Readonly<Partial<Record<Fact, string>>>
}

export const packBases = (bases: Readonly<Record<Fact, Basis>>): string =>
  FACTS.map((fact) => BASES[bases[fact]]).join('')

/** Returns the basis of a fact, such as `law` or `measured`; `kin` if the record has no basis for the fact. */
export function basisOf(evidence: Evidence, fact: Fact): Basis {
  const letter = evidence.bases[FACTS.indexOf(fact)]
  return EVIDENCE_BASES.find((basis) => BASES[basis] === letter) ?? 'kin'
}
