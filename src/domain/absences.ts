/** What a food can be said to be without, and what that means in every dimension, EU entry and animal source. */

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
  UNKNOWN_SOURCE,
  type UncoveredEntry,
} from './restrictions.ts'

/** Something that a food can be said to be without. */
interface Absence {
  readonly dimensions: readonly Dimension[]
  readonly eu: readonly EuAllergen[]
  /** Animal sources, without the `possible-` of those that are only possible. */
  readonly animals: readonly string[]
}

/** The animal source without what says that it is only possible. */
export const plainSource = (source: string): string => source.replace(/^possible-/, '')

function ofAllergen(allergen: Allergen): Absence {
  return {
    dimensions: [allergen, ...ALLERGENS.filter((one) => ALLERGEN[one].partOf === allergen)],
    eu: entriesOf(allergen),
    animals: ALLERGEN[allergen].animals,
  }
}

/** What is made for a diet has nothing that the diet excludes. */
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

/** Whether all that the source may be of is excluded: vegetarian rennet is of microbes, vegetarian finings may be of milk. */
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
 * Codes of what people leave out, with all that it stands for. A word for a part of an allergen has no code: what is without
 * wheat, prawns or anchovies may hold rye, mussels or tuna.
 */
export const ABSENCES = {
  ...byName(ALLERGENS, ofAllergen),
  ...byName(
    EU_ALLERGENS.filter(isUncovered),
    (entry: UncoveredEntry): Absence => ({
      dimensions: [],
      eu: [entry],
      animals: [],
    }),
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

/** What a package may claim in terms that law or custom defines; any other absence is only said. */
export const LEGAL_CLAIMS: readonly AbsenceCode[] = ['gluten', 'lactose', 'vegan', 'vegetarian']

/** Codes that are nouns, so that a language has words for them; the others are said by the words of diets. */
export type NamedAbsence = Exclude<AbsenceCode, 'vegetarian' | 'vegan'>

/** What the plain name of a food stands for where it is said to be absent, by the id of the food. */
export const ABSENCE_OF_FOOD: ReadonlyMap<string, AbsenceCode> = new Map(
  EU_ALLERGENS.flatMap((entry) => {
    const { food } = EU_ENTRY[entry]
    const code = isUncovered(entry) ? entry : EU_ENTRY[entry].allergen
    return food === null || code === null ? [] : [[food, code] as const]
  }),
)

/** What a food is without that is made with another one: cheese with microbial rennet has none of calves. */
export const ABSENCE_WITH_FOOD: ReadonlyMap<string, AbsenceCode> = new Map([
  ['microbial-rennet', 'rennet'],
])

/** Whether what is said to be without these fits a diet, whatever the food is. */
export function settles(codes: readonly AbsenceCode[], asked: Diet): boolean {
  return codes.some((code) => isDiet(code) && impliesDiet(code, asked))
}

/** All that codes stand for, in one. */
export function absencesOf(codes: readonly AbsenceCode[]): Absence {
  const all = codes.map((code): Absence => ABSENCES[code])
  return {
    dimensions: [...new Set(all.flatMap(({ dimensions }) => dimensions))],
    eu: [...new Set(all.flatMap(({ eu }) => eu))],
    animals: [...new Set(all.flatMap(({ animals }) => animals))],
  }
}
