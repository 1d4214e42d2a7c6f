/** Defines the "free from" claims, and which allergens and animal sources each claim excludes. */

import { byName } from './closed-sets.ts'
import {
  ALLERGEN,
  ALLERGENS,
  type Allergen,
  ANIMAL_SOURCES,
  ANIMALS,
  type AnimalSource,
  allows,
  type Diet,
  type Dimension,
  EU_ALLERGENS,
  EU_ENTRY,
  type EuAllergen,
  entriesOf,
  impliesDiet,
  isDiet,
  isUncovered,
  mayBeOf,
  plainSource,
  UNKNOWN_SOURCE,
  type UncoveredEntry,
} from './restrictions.ts'

/** Everything that a "free from" claim excludes. */
interface Absence {
  readonly dimensions: readonly Dimension[]
  readonly eu: readonly EuAllergen[]
  /** Animal sources, without the prefix `possible-`. */
  readonly animals: readonly string[]
}

const ofAllergen = (allergen: Allergen): Absence => ({
  dimensions: [allergen, ...ALLERGENS.filter((one) => ALLERGEN[one].partOf === allergen)],
  eu: entriesOf(allergen),
  animals: ALLERGEN[allergen].animals,
})

/** The claim for a diet: the food contains nothing that the diet excludes. */
function ofDiet(diet: Diet): Absence {
  const excluded = ALLERGENS.filter((one) => {
    const [animal] = ALLERGEN[one].animals
    return animal !== undefined && allows(diet, animal) === 'no'
  }).map(ofAllergen)
  const sources = ANIMAL_SOURCES.filter((source) => isExcluded(diet, source))
  return {
    dimensions: excluded.flatMap(({ dimensions }) => dimensions),
    eu: excluded.flatMap(({ eu }) => eu),
    animals: [...new Set(sources.map(plainSource))],
  }
}

/**
 * True if the diet excludes every possible origin of the source. For example, finings may be made from milk, so a
 * vegetarian diet does not exclude finings.
 */
function isExcluded(diet: Diet, source: AnimalSource): boolean {
  const allowed = allows(diet, source)
  if (allowed !== 'uncertain' || source === UNKNOWN_SOURCE) return allowed === 'no'
  return ANIMALS.every((animal) => !mayBeOf(source, animal) || allows(diet, animal) === 'no')
}

const ofSources = (...animals: readonly AnimalSource[]): Absence => ({
  dimensions: [],
  eu: [],
  animals,
})

/**
 * The codes of claims, each with everything that the claim excludes. A single cereal, shellfish or fish has no code,
 * because a food without wheat, prawns or anchovies may contain rye, mussels or tuna.
 */
export const ABSENCES = {
  ...byName(ALLERGENS, ofAllergen),
  ...byName(
    EU_ALLERGENS.filter(isUncovered),
    (entry: UncoveredEntry): Absence => ({ dimensions: [], eu: [entry], animals: [] }),
  ),
  pork: ofDiet('porkFree'),
  meat: ofSources('meat', ...ANIMALS.filter((animal) => mayBeOf('meat', animal))),
  gelatine: ofSources('gelatin'),
  honey: ofSources('honey'),
  rennet: ofSources('rennet', 'animal-rennet'),
  vegetarian: ofDiet('vegetarian'),
  vegan: ofDiet('vegan'),
}
export type AbsenceCode = keyof typeof ABSENCES

/** Claims with a meaning that law or custom defines. Any other "free from" claim is taken literally. */
export const LEGAL_CLAIMS: readonly AbsenceCode[] = ['gluten', 'lactose', 'vegan', 'vegetarian']

/** Claims that name what is absent ("free from pork"). The others, vegetarian and vegan, use the words for diets. */
export type NamedAbsence = Exclude<AbsenceCode, 'vegetarian' | 'vegan'>

/** The code meant by "without <food>", by food id. */
export const ABSENCE_OF_FOOD: ReadonlyMap<string, AbsenceCode> = new Map(
  EU_ALLERGENS.flatMap((entry) => {
    const { food } = EU_ENTRY[entry]
    const code = isUncovered(entry) ? entry : EU_ENTRY[entry].allergen
    return food === null || code === null ? [] : [[food, code] as const]
  }),
)

/** The code that a replacement food implies. For example, cheese with microbial rennet has no calf rennet. */
export const ABSENCE_WITH_FOOD: ReadonlyMap<string, AbsenceCode> = new Map([
  ['microbial-rennet', 'rennet'],
])

/** True if one of the claims is for a diet that implies the requested diet. */
export const settles = (codes: readonly AbsenceCode[], asked: Diet): boolean =>
  codes.some((code) => isDiet(code) && impliesDiet(code, asked))

/** Everything that any of the codes excludes. */
export function absencesOf(codes: readonly AbsenceCode[]): Absence {
  const all = codes.map((code): Absence => ABSENCES[code])
  return {
    dimensions: [...new Set(all.flatMap(({ dimensions }) => dimensions))],
    eu: [...new Set(all.flatMap(({ eu }) => eu))],
    animals: [...new Set(all.flatMap(({ animals }) => animals))],
  }
}
